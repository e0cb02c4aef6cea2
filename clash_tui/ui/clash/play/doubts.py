"""What a player is asked before something is done that they may not have meant."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.base.i18n import _
from clash_tui.base.settings import Settings
from clash_tui.base.wording import in_row
from clash_tui.games.clash.rules import State
from clash_tui.games.clash.words.outlook import play_loses
from clash_tui.ui.clash.play.aim import Aim
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.sight import Sight


class Doubts:
    """The questions, as far as the settings want them; None where there is nothing to ask.

    Args:
        sight: What may be seen.
        choice: What is about to be played.
        settings: Returns the settings of now.
    """

    def __init__(self, sight: Sight, choice: Choice, settings: Callable[[], Settings]) -> None:
        self._sight = sight
        self._choice = choice
        self._settings = settings
        self._asked_in: int | None = None
        """The turn in which a player was asked last whether to attack and play nothing."""

    def of_play(self, aim: Aim) -> str | None:
        """Ask before a play that would lose the game at once (R22, R23)."""
        loses = aim.loses or play_loses(self._choice.forecast(), self._sight.view())
        if not (loses and self._settings().confirm_losing_play):
            return None
        return _("Playing {card} loses the game at once.\n\nPlay it all the same?").format(
            card=aim.card.title
        )

    def of_attack(self, state: State) -> str | None:
        """Ask before cards are left that could still be played."""
        playable = self._sight.view().sides[self._sight.bottom].playable
        if not playable:
            return None
        if self._settings().confirm_attack:
            question = _("You could still play {cards}.\n\nAttack now?")
        elif self._idle_for_the_first_time(state):
            question = _(
                "You have played nothing this turn, and could play {cards}.\n\nAttack all the same?"
            )
        else:
            return None
        return question.format(cards=in_row(card.title for card in playable))

    def of_resigning(self, name: str) -> str | None:
        """Ask before a game is given up (R91)."""
        if not self._settings().confirm_resign:
            return None
        return _("{name}, do you give the game up?").format(name=name)

    def _idle_for_the_first_time(self, state: State) -> bool:
        """Whether to ask before a turn passes in which nothing was played: once in each turn."""
        idle = not state.played and self._settings().confirm_idle_attack
        asks = idle and self._asked_in != state.turn
        if asks:
            self._asked_in = state.turn
        return asks
