"""Showing a moment of a duel on the board's widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.rules import Phase
from clash_tui.games.clash.words.forecast_words import forecast_words
from clash_tui.games.clash.words.outlook import falling, hurt
from clash_tui.games.clash.words.record_words import edition_words
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.clash.play.explain import explain
from clash_tui.ui.clash.play.hand_row import HandRow, HandScene
from clash_tui.ui.clash.play.moment import Moment
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.stops import Area
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.status_lines import ASSAULT, SUMMONING, ForecastLine, PhaseLine, TitleLine


@dataclass(frozen=True)
class Display:
    """The widgets of a board."""

    title: TitleLine
    strip: OpponentStrip
    battlefield: Battlefield
    inspect: InspectPanel
    log: LogPanel
    phase: PhaseLine
    forecast: ForecastLine
    hint: ForecastLine
    hand: HandRow

    def show(self, moment: Moment, glyphs: Glyphs) -> None:
        """Show a moment; widgets that show it already do nothing."""
        view, beat = moment.view, moment.beat
        for widget in (self.strip, self.battlefield, self.hand):
            widget.quiet = beat is not None
        self._title(moment, glyphs)
        self._hands(moment)
        self.battlefield.show(_battlefield(moment))
        playing = view.phase is not Phase.OVER
        phase = (ASSAULT if view.phase is Phase.ASSAULT else SUMMONING) if playing else None
        gained = max(view.mana, view.mana_gained)
        self.phase.show(phase, view.mana, gained, _spent(moment))
        more = "" if moment.forecast is None else _("f: all of it")
        self.forecast.show(_forecast(moment, glyphs), more)
        self.hint.show(moment.hint, moment.hint_more)
        if self.inspect.display and beat is None:
            text = explain(moment.explained, view, moment.bottom, moment.names, moment.forecast)
            self.inspect.show(text)
        if self.log.display:
            self.log.show(moment.log)

    def _title(self, moment: Moment, glyphs: Glyphs) -> None:
        view = moment.view
        edition = edition_words(view.edition)
        kinds = ((*moment.kind, edition), (*moment.kind[1:], edition), moment.kind, moment.kind[1:])
        note, *shorter = (f" {glyphs.dot} ".join(kind) for kind in kinds)
        turn = _("turn {n}").format(n=view.turn)
        if view.phase is Phase.OVER:
            player = _("game over")
        else:
            text = _("{name} thinks") if moment.thinks else _("{name} to play")
            player = text.format(name=moment.names[view.to_move])
        self.title.show(_("CLASH OF DECKS"), note, turn, player, tuple(shorter))

    def _hands(self, moment: Moment) -> None:
        view, bottom = moment.view, moment.bottom
        top = 1 - bottom
        slide = moment.beat.slide if moment.beat is not None else None
        at = {slide[0]: (slide[1], slide[2])} if slide is not None else {}
        cursor = moment.cursor
        self.strip.show(
            view.sides[top],
            moment.names[top],
            is_active=view.active == top and view.phase is not Phase.OVER,
            place_override=at[top][0] if top in at else None,
            cursor=cursor.key if cursor is not None and cursor.area is Area.STRIP else None,
            struck=at[top][1] if top in at else "",
        )
        self.hand.show(
            HandScene(
                side=view.sides[bottom],
                cursor=cursor.key if cursor is not None and cursor.area is Area.HAND else None,
                chosen=moment.aim.number if moment.aim is not None else None,
                place_override=at[bottom][0] if bottom in at else None,
                face_down=moment.covered,
                name=moment.names[bottom],
                struck=at[bottom][1] if bottom in at else "",
            )
        )


def _spent(moment: Moment) -> str:
    """Say so where the player to move has nothing left to play."""
    view = moment.view
    if moment.forecast is None or view.sides[moment.bottom].playable:
        return ""
    if view.phase is Phase.ASSAULT:
        return ""
    return _("nothing more to play")


def _battlefield(moment: Moment) -> BattlefieldScene:
    view, aim, beat, cursor = moment.view, moment.aim, moment.beat, moment.cursor
    if beat is not None:
        return BattlefieldScene(
            view=view, attacker=beat.attacker, struck=beat.struck, arrow=beat.arrow
        )
    forecast = moment.forecast
    falls = falling(forecast, view) if forecast is not None else frozenset()
    wounds = hurt(forecast) if forecast is not None else {}
    on = cursor.creature if cursor is not None else None
    at_champion = cursor.key if cursor is not None and cursor.area is Area.CHAMPIONS else None
    stop = view.stopped_before
    waiting = stop.number if stop is not None else None
    if aim is None:
        return BattlefieldScene(
            view=view,
            cursor=on,
            champion_cursor=at_champion,
            attacker=waiting,
            falls=falls,
            hurt=wounds,
        )
    alone = aim.card.is_creature and aim.target is None
    return BattlefieldScene(
        view=view,
        cursor=aim.target,
        targets=aim.targets(view),
        ghost=(aim.card, view.active, aim.lane) if alone else None,
        joining=aim.card if aim.card.is_creature and not alone else None,
        chosen_lane=aim.lane if alone else None,
        lanes_choosable=aim.card.is_creature,
        champion_chosen=aim.champion,
        attacker=waiting,
        falls=falls,
        hurt=wounds,
    )


def _forecast(moment: Moment, glyphs: Glyphs) -> Sequence[Span]:
    view, forecast, aim = moment.view, moment.forecast, moment.aim
    if moment.beat is not None:
        return [("strong", moment.log[-1])] if moment.log else []
    if forecast is None:
        return [("strong", moment.log[-1])] if moment.log and view.phase is Phase.OVER else []
    return forecast_words(forecast, view, moment.names, aim, glyphs)
