"""What may be seen of a game at one keyboard: whose hand is open, and what would follow."""

from __future__ import annotations

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Forecast, Move, view
from clash_tui.games.clash.rules.view import View


class Sight:
    """The position as whoever sits there may see it, worked out once for each position.

    Args:
        match: The game.
    """

    def __init__(self, match: Duel | SoloGame) -> None:
        self._match = match
        self.eyes: int | None = None
        """The player whose hand is open; None while none is."""
        self._view: View | None = None
        self._forecasts: dict[Move | None, Forecast] = {}

    @property
    def hidden(self) -> bool:
        """Whether no hand may be seen: the keyboard is between two players."""
        return self.eyes is None and self._match.outcome is None

    @property
    def decides(self) -> bool:
        """Whether the player whose hand is open has the move."""
        going_on = self._match.outcome is None
        return going_on and self.eyes is not None and self.eyes == self._match.to_move

    def view(self) -> View:
        """Return what may be seen now; after the end every card is open."""
        if self._view is None:
            over = self._match.outcome is not None
            self._view = view(self._match.state, self.eyes, all_open=over)
        return self._view

    def forecast(self, move: Move | None) -> Forecast:
        """Return what a move and the attack after it would bring."""
        if move not in self._forecasts:
            self._forecasts[move] = self._match.forecast(move)
        return self._forecasts[move]

    def uncover(self, player: int | None) -> None:
        """Open the hand of a player, or of none."""
        self.eyes = player
        self.forget()

    def forget(self) -> None:
        """Forget what was worked out: the position is another one now."""
        self._view = None
        self._forecasts.clear()
