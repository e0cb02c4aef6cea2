"""Who has the keyboard: one person all the time, or two people in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules.view import View
from clash_tui.ui.clash.play.dialogs import DuelDialogs
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.hand_over import LEAVE, UNDO
from clash_tui.ui.clash.play.meant import Meant
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight


class Asks(Protocol):
    """What may come of a hand-over."""

    def show(self) -> None:
        """Show the position with both hands hidden."""

    def go_on(self) -> None:
        """Let whoever has the keyboard now decide."""

    def take_back(self) -> None:
        """Take the last move back."""

    def leave(self) -> None:
        """Leave the game; it is kept."""

    def keep(self) -> None:
        """Save the game as it stands."""


class Keyboard(Protocol):
    """Gives the keyboard to whoever must decide."""

    def give(self, table: View, asks: Asks) -> None:
        """Open the hand of the player who must decide, once nobody else sees it."""


class OneAtKeyboard:
    """One person plays, and nobody else looks on.

    Where a script is at its end, its seat falls to them too.

    Args:
        sight: What may be seen.
    """

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def give(self, table: View, asks: Asks) -> None:
        """Open the hand at once."""
        self._sight.bottom = table.to_move
        self._sight.uncover(table.to_move)
        asks.go_on()


class TwoAtKeyboard:
    """Two people share it: both hands are hidden until the next one is ready.

    That is so at the end of a turn, and whenever a move was taken back over it, or the other
    player was asked something in between.

    Args:
        match: The duel.
        sight: What may be seen.
        said: What was said last, which may be why the keyboard goes back.
        log: What has happened.
        meant: Is told when the hand is shown.
        dialogs: Asks whether the next player is ready.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        sight: Sight,
        said: Said,
        log: GameLog,
        meant: Meant,
        dialogs: DuelDialogs,
    ) -> None:
        self._match = match
        self._sight = sight
        self._said = said
        self._log = log
        self._meant = meant
        self._dialogs = dialogs
        self._open_last: tuple[int, int] | None = None
        """In which turn whose hand was open last; None before any was."""

    def give(self, table: View, asks: Asks) -> None:
        """Hide both hands until the person who must decide has the keyboard."""
        opens = (table.turn, table.to_move)
        # Whoever goes on in the middle of the own turn sees nothing they had not seen.
        back = opens == self._open_last
        continued = self._open_last is None and self._match.state.played > 0
        self._sight.uncover(None)
        asks.show()
        self._dialogs.hand_over(
            table,
            self._answered(opens, asks, reveals=not back and not continued),
            happened=self._log.of_last_turn(),
            may_undo=self._open_last is not None and self._match.can_undo,
            back=back,
            why=self._said.text if back else "",
        )

    def _answered(
        self, opens: tuple[int, int], asks: Asks, *, reveals: bool
    ) -> Callable[[str | None], None]:
        def answered(result: str | None) -> None:
            if result == LEAVE:
                asks.leave()
            elif result == UNDO and self._match.can_undo:
                # No hand is open now: it is handed back first.
                asks.take_back()
            else:
                self._open(opens, asks, reveals=reveals)

        return answered

    def _open(self, opens: tuple[int, int], asks: Asks, *, reveals: bool) -> None:
        if reveals:
            self._match.reveal()
            asks.keep()
        self._open_last = opens
        self._meant.showed()
        _turn, player = opens
        self._sight.bottom = player
        self._sight.uncover(player)
        asks.go_on()
