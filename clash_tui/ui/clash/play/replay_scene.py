"""Showing a step of a game that is looked at again on the widgets of a board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.games.clash.matches.eyes import Eyes, GameReplay, seen_by
from clash_tui.games.clash.rules import A, B, Phase, View
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.clash.play.beats import Beat, beats_of
from clash_tui.ui.clash.play.hand_row import HandRow, HandScene
from clash_tui.ui.clash.play.hand_strip import HandStrip
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.stops import Area, Stop
from clash_tui.ui.widgets.status_lines import ASSAULT, SUMMONING, PhaseLine, TitleLine


@dataclass(frozen=True)
class ReplayBoard:
    """The widgets on which the position of a step is shown.

    The hand at the bottom is there twice, as a row of names and with the faces of its cards;
    there is room for one of them.
    """

    title: TitleLine
    top: OpponentStrip
    battlefield: Battlefield
    phase: PhaseLine
    bottom: HandStrip
    hand: HandRow

    def show(
        self,
        replay: GameReplay,
        step: int,
        eyes: Eyes,
        kind: tuple[str, ...],
        cursor: Stop | None,
        glyphs: Glyphs,
    ) -> None:
        """Show a step as someone sees it; widgets that show it already do nothing."""
        view = seen_by(replay.steps[step].state, eyes)
        beat = _beat(replay, step, glyphs)
        a, b = replay.match.names
        names = (a, b)
        self._title(view, names, (*kind, eyes_words(eyes, names)), glyphs)
        self._hands(view, names, bottom_of(eyes), beat, cursor)
        scene = BattlefieldScene(
            view=view,
            cursor=cursor.creature if cursor is not None else None,
            champion_cursor=_key_in(Area.CHAMPIONS, cursor),
        )
        if beat is not None:
            scene = replace(scene, attacker=beat.attacker, struck=beat.struck, arrow=beat.arrow)
        self.battlefield.show(scene)
        phase = {Phase.SUMMONING: SUMMONING, Phase.ASSAULT: ASSAULT}.get(view.phase)
        self.phase.show(phase, view.mana, max(view.mana, view.mana_gained))

    def _title(
        self, view: View, names: tuple[str, str], notes: tuple[str, ...], glyphs: Glyphs
    ) -> None:
        over = view.phase is Phase.OVER
        player = _("game over") if over else _("{name} to play").format(name=names[view.to_move])
        turn = _("turn {n}").format(n=view.turn)
        parted = f" {glyphs.dot} "
        note, *shorter = (parted.join(notes[first:]) for first in range(len(notes)))
        self.title.show(_("REPLAY"), note, turn, player, tuple(shorter))

    def _hands(
        self,
        view: View,
        names: tuple[str, str],
        bottom: int,
        beat: Beat | None,
        cursor: Stop | None,
    ) -> None:
        slide = beat.slide if beat is not None else None
        at = {slide[0]: (slide[1], slide[2])} if slide is not None else {}
        on = _key_in(Area.HAND, cursor)
        for strip, player, key in (
            (self.top, 1 - bottom, _key_in(Area.STRIP, cursor)),
            (self.bottom, bottom, on),
        ):
            place, struck = at.get(player, (None, ""))
            strip.show(
                view.sides[player],
                names[player],
                is_active=view.active == player and view.phase is not Phase.OVER,
                place_override=place,
                cursor=key,
                struck=struck,
            )
        place, struck = at.get(bottom, (None, ""))
        side = view.sides[bottom]
        self.hand.show(
            HandScene(side=side, cursor=on, place_override=place, struck=struck, name=names[bottom])
        )


def bottom_of(eyes: Eyes) -> int:
    """Return the player whose hand lies at the bottom."""
    return B if eyes is Eyes.B else A


def _key_in(area: Area, cursor: Stop | None) -> int | None:
    """Return what the cursor is on in a part of the board; None where it is elsewhere."""
    return cursor.key if cursor is not None and cursor.area is area else None


def eyes_words(eyes: Eyes, names: tuple[str, str]) -> str:
    """Say through whose eyes a game is looked at."""
    if eyes is Eyes.ALL:
        return _("all cards open")
    if eyes is Eyes.TABLE:
        return _("what both know")
    return _("as {name} sees it").format(name=names[B if eyes is Eyes.B else A])


def _beat(replay: GameReplay, step: int, glyphs: Glyphs) -> Beat | None:
    """Return what stands out at a step, as the board told it when it was played."""
    told = replay.told(step)
    beats = beats_of(told, glyphs.minus, beyond_the_turn=True)
    return beats[-1] if beats and beats[-1].told == len(told) else None
