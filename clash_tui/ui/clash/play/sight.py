"""What may be seen of a game at one keyboard: whose hand is open, and what would follow."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import A, Forecast, Move, State, view
from clash_tui.games.clash.rules.view import ChampionView, View

_MOST_KNOWN = 8
"""Of how many positions it is remembered what was worked out."""

_Seen = tuple[int, int | None, bool]
"""A position, the player whose hand is open, and whether the game is over."""


@dataclass
class _Known:
    """What was worked out for a position."""

    state: State
    """The position itself, which keeps its place in memory from being another one's."""
    view: View | None = None
    forecasts: dict[Move | None, Forecast] = field(default_factory=dict)


class Sight:
    """The position as whoever sits there may see it, worked out once for each position.

    Args:
        match: The game.
        telling: Says whether what has happened is still being told: nobody decides then.
        watched: Whether nobody plays who could see too much: all hands lie open, from A's side.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        telling: Callable[[], bool] = lambda: False,
        *,
        watched: bool = False,
    ) -> None:
        self._match = match
        self._telling = telling
        self.watched = watched
        """Whether people only watch."""
        self.bottom = match.to_move if match.alone is None else match.alone
        """The player whose hand lies at the bottom."""
        if watched:
            self.bottom = A
        self.eyes: int | None = None
        """The player whose hand is open; None while none is."""
        self._known: OrderedDict[_Seen, _Known] = OrderedDict()
        """What was worked out last: a move that is taken back leads to what was known before."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.outcome is not None

    @property
    def hidden(self) -> bool:
        """Whether no hand may be seen: the keyboard is between two players."""
        return self.eyes is None and not self.over and not self.watched

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
        known = self._known_now()
        if known.view is None:
            all_open = self.over or self.watched
            known.view = view(self._match.state, self.eyes, all_open=all_open)
        return known.view

    def view_of(self, state: State) -> View:
        """Return what may be seen of a position of this game, while it is told."""
        return view(state, self.eyes, all_open=self.watched)

    def forecast(self, move: Move | None) -> Forecast | None:
        """Return what a move and the attack after it would bring, while there is one to choose."""
        if not self.deciding:
            return None
        forecasts = self._known_now().forecasts
        if move not in forecasts:
            forecasts[move] = self._match.forecast(move)
        return forecasts[move]

    def uncover(self, player: int | None) -> None:
        """Open the hand of a player, or of none."""
        self.eyes = player

    def _known_now(self) -> _Known:
        """Return what is known of the position of now; positions of a game never change."""
        state = self._match.state
        seen = (id(state), self.eyes, self.over)
        known = self._known.get(seen)
        if known is None:
            known = self._known[seen] = _Known(state)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return known
