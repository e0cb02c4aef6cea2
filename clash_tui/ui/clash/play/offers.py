"""What can be done on the board now, which keys the bar shows for it, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Phase
from clash_tui.games.clash.rules.words import AVAILABLE
from clash_tui.games.clash.words.first_steps import key_runs
from clash_tui.ui.clash.play.aim import Aim
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.programs import Programs
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.clash.play.turn import Turn
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.playback import Playback

_LOOKING = {"move_cursor", "next_area", "inspect", "log", "rules", "speed", "help"}

_NOTHING = {
    "undo": N_("There is nothing to take back."),
    "redo": N_("There is nothing to play again."),
    "take_turn_back": N_("There is no turn to take back."),
}
"""What is said to a key that would change the past where there is none to change."""


class Offers:
    """Which actions work while something is told, aimed at or decided, and after the game.

    Args:
        match: The game.
        sight: What may be seen.
        choice: What is about to be played.
        playback: Shows what has happened.
        turn: Does what the player does.
        programs: The programs that play.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        sight: Sight,
        choice: Choice,
        playback: Playback,
        turn: Turn,
        programs: Programs,
    ) -> None:
        self._match = match
        self._sight = sight
        self._choice = choice
        self._playback = playback
        self._turn = turn
        self._programs = programs

    def available(self) -> set[str]:
        """Return the ids of what works now."""
        if self._playback.running:
            return {"skip", "speed"} | self._watching()
        if self._sight.over:
            return _LOOKING | {"result", "menu"}
        if self._choice.aim is not None:
            return self._aiming(self._choice.aim)
        if not self._sight.deciding:
            return _LOOKING | {"menu"} | self._beside_programs()
        return self._playing()

    def _watching(self) -> set[str]:
        """Return what works while it is told what a program has played."""
        if not self._programs.any:
            return set()
        # Who only watches would skip and skip, and never come to a menu.
        return {"pause"} | ({"menu", "log", "help"} if self._programs.alone else set())

    def _beside_programs(self) -> set[str]:
        """Return what works while a program thinks or waits."""
        if not self._programs.any:
            return set()
        possible = {
            "pause": True,
            "step": self._programs.waits,
            "undo": self._programs.asked and self._match.can_undo,
        }
        return {action for action, works in possible.items() if works}

    def _aiming(self, aim: Aim) -> set[str]:
        aiming = (_LOOKING - {"next_area"}) | {"take", "choose", "cancel", "forecast"}
        aiming |= {"hint", "enemy"}
        if self._sight.champion is not None:
            aiming |= {"champion"}
        return aiming | ({"lane"} if aim.card.is_creature else set())

    def _playing(self) -> set[str]:
        possible = {
            "pause": self._programs.any,
            "champion": self._sight.champion is not None,
            "undo": self._match.can_undo,
            "redo": self._match.can_redo,
            "take_turn_back": self._turn.can_take_turn_back,
        }
        always = {"take", "choose", "attack", "menu", "forecast", "hint", "enemy"}
        return _LOOKING | always | {action for action, works in possible.items() if works}

    def in_bar(self, actions: list[Action]) -> list[Action]:
        """Leave out of the bar what can only be refused now, or does what another key there does.

        The keys work all the same, and say why they can do nothing.
        """
        if self._playback.running:
            return [replace(action, show=True) for action in actions]
        keys = self._taking_keys()
        idle = self._idle(keys)
        return [
            replace(action, shown_keys=keys) if action.id == "take" else action
            for action in actions
            if action.id not in idle
        ]

    def _idle(self, taking_keys: str) -> set[str]:
        idle = set() if taking_keys else {"take"}
        if self._sight.deciding:
            idle.add("pause")
        champion, aim = self._sight.champion, self._choice.aim
        in_hand = aim is not None and aim.champion
        if champion is not None and not (champion.playable or in_hand):
            idle.add("champion")
        if aim is not None:
            idle.add("attack")
        elif not self._choice.can_take:
            idle.add("choose")
        return idle

    def _taking_keys(self) -> str:
        """Name the keys that take a card now, such as "1-3"; "" where none does.

        The card in hand is among them: its key turns it.
        """
        held = self._sight.view().sides[self._sight.bottom].hand[:AVAILABLE]
        aim = self._choice.aim
        aimed = aim.number if aim is not None else None
        places = [card.place for card in held if card.playable or card.number == aimed is not None]
        return " ".join(key_runs(places))

    def title_of(self, action: Action) -> str:
        """Name an action by what it would do now."""
        aim = self._choice.aim
        if action.id == "pause" and self._programs.paused:
            return _("play on")
        if action.id == "choose" and aim is not None:
            return _("place") if aim.card.is_creature else _("cast")
        if action.id == "choose":
            takes = self._choice.place is not None or self._choice.at_champion
            return _("take") if takes else _("inspect")
        if action.id == "attack" and self._match.state.phase is Phase.ASSAULT:
            return _("go on")
        if action.id == "move_cursor" and aim is not None:
            if aim.joins and self._sight.view().can_join:
                return _("lane, host")
            return _("lane") if aim.card.is_creature else _("target")
        return action.title

    def refusal(self, actions: Iterable[Action], pressed: set[str | None]) -> str | None:
        """Return what is said to a key that has nothing to change; None where it has."""
        aim = self._choice.aim
        if aim is not None and "space" in pressed:
            text = _("You hold {card}: enter plays it, esc puts it back.")
            return text.format(card=aim.card.title)
        if aim is not None or not self._sight.deciding:
            return None
        able = self.available()
        said = [
            _(_NOTHING[action.id])
            for action in actions
            if action.id in _NOTHING and action.id not in able and pressed & {*action.keys}
        ]
        return said[-1] if said else None
