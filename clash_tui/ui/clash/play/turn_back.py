"""Taking back a whole turn where one person plays alone, whatever was shown since."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.base.i18n import N_, _
from clash_tui.base.settings import Settings
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.ui.shell.actions import Action

TAKE_TURN_BACK = Action(
    "take_turn_back",
    ("t",),
    N_("undo turn"),
    N_("Go back to where your last turn began, whatever was shown since."),
    group=N_("Playing"),
)


def with_turn_back(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions of a board with taking a turn back after what else changes the past."""
    place = next(at for at, action in enumerate(actions, start=1) if action.id == "redo")
    return (*actions[:place], TAKE_TURN_BACK, *actions[place:])


class TurnBack:
    """Goes back to where the last turn began.

    Args:
        game: The game.
        settings: Returns the settings of now.
    """

    def __init__(self, game: Duel | SoloGame, settings: Callable[[], Settings]) -> None:
        self._game = game
        self._settings = settings

    @property
    def possible(self) -> bool:
        """Whether there is a turn to take back."""
        return self._game.can_take_back_turn

    def question(self) -> str | None:
        """Ask the first time, if anything was shown in that turn; None: nothing is asked."""
        asks = self._settings().confirm_take_back and not self._game.taken_back
        if not asks or self._game.turn_is_free:
            return None
        if isinstance(self._game, Duel):
            return _(
                "Take your last turn back?\n\nCards of the other hand were shown since. The result "
                "will say so, and a win will count apart."
            )
        return _(
            "Take your last turn back?\n\nCards of the pile were shown since. The result will "
            "say so, and a win will count apart."
        )

    def take(self) -> bool:
        """Take the turn back; say whether there was one."""
        return self._game.take_back_turn()
