"""What may be seen of a game at one keyboard: whose hand is open, and what would follow."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Forecast, Move, view
from clash_tui.games.clash.rules.view import ChampionView, View


class Sight:
    """The position as whoever sits there may see it, worked out once for each position.

    Args:
        match: The game.
        telling: Says whether what has happened is still being told: nobody decides then.
    """

    def __init__(self, match: Duel | SoloGame, telling: Callable[[], bool] = lambda: False) -> None:
        self._match = match
        self._telling = telling
        self.bottom = match.to_move if match.alone is None else match.alone
        """The player whose hand lies at the bottom."""
        self.eyes: int | None = None
        """The player whose hand is open; None while none is."""
        self._view: View | None = None
        self._forecasts: dict[Move | None, Forecast] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.outcome is not None

    @property
    def hidden(self) -> bool:
        """Whether no hand may be seen: the keyboard is between two players."""
        return self.eyes is None and not self.over

    @property
    def deciding(self) -> bool:
        """Whether the player whose hand is open has the move, and all has been told."""
        if self.over or self.eyes is None or self._telling():
            return False
        return self.eyes == self._match.to_move

    @property
    def champion(self) -> ChampionView | None:
        """The Champion of the player whose hand lies at the bottom."""
        return self.view().sides[self.bottom].champion

    def view(self) -> View:
        """Return what may be seen now; after the end every card is open."""
        if self._view is None:
            self._view = view(self._match.state, self.eyes, all_open=self.over)
        return self._view

    def forecast(self, move: Move | None) -> Forecast | None:
        """Return what a move and the attack after it would bring, while there is one to choose."""
        if not self.deciding:
            return None
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
