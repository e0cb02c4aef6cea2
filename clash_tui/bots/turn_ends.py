"""All that a player can make of a turn: the positions in which the next one may begin."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple, Protocol

Value = Callable[[Any], float]
"""What a position in which a turn begins is worth for whoever is active in it, in logits."""

MOST_ORDERS = 24
"""How many answers are tried where there may be very many, such as orders of returning cards."""


class TurnRules(Protocol):
    """What a search over whole turns needs of a game for two.

    Positions have ``turn``, ``active`` and ``outcome``, and know ``copy()`` and ``key()``.
    """

    def legal_moves(self, state: Any) -> Sequence[Any]:
        """Return what the player who must decide can play."""

    def apply(self, state: Any, move: Any) -> None:
        """Change a position by a move."""

    def to_move(self, state: Any) -> int:
        """Return the seat that must decide."""

    def passing(self, state: Any) -> Any:
        """Return the move that does no more than bring the turn closer to its end."""

    def rests(self, state: Any) -> bool:
        """Say whether a turn that has begun is played by somebody, and not by the rules."""

    def mark(self, state: Any) -> Hashable:
        """Return what of a position all players see, to know it again."""

    def redeal(self, state: Any, seat: int, chance: Random) -> Any:
        """Return a copy in which what is hidden from a seat is dealt anew."""


class Path(NamedTuple):
    """Moves, the last one first."""

    before: Path | None
    move: Any


def moves_of(path: Path | None) -> list[Any]:
    """Return the moves of a path in their order."""
    found: list[Any] = []
    while path is not None:
        found.append(path.move)
        path = path.before
    return found[::-1]


class End(NamedTuple):
    """One end of a turn.

    Attributes:
        value: What it is worth for the player whose turn it was, in logits.
        state: The position in which the next turn begins, or the game is over.
        path: The moves up to which the turn is played; what comes after them only passes.
        before: The position after these moves; the last one itself where they have ended the turn.
    """

    value: float
    state: Any
    path: Path | None
    before: Any


class TurnEnds:
    """Finds the ends of turns, and counts the positions it looks at.

    What was reached in two ways is looked at once. Where a turn has more ends than may be looked
    at, those come first that go on from where ending the turn at once would be worth most.

    Args:
        rules: The game.
        value: What a position in which a turn begins is worth.
        limit: How many positions are looked at in one turn.
    """

    def __init__(self, rules: TurnRules, value: Value, limit: int = 1500) -> None:
        self._rules = rules
        self._value = value
        self.limit = limit
        self.nodes = 0
        """How many positions were looked at so far, in all turns."""

    def of(self, state: Any) -> list[End]:
        """Return the ends of the turn that goes on in a position, in the order they were found."""
        search = _Turn(self._rules, self._value, state)
        ends = search.run(self.limit)
        self.nodes += search.nodes
        return ends


class _Turn:
    """The search of one turn."""

    def __init__(self, rules: TurnRules, value: Value, state: Any) -> None:
        self._rules = rules
        self._value = value
        self._root = state
        self._player: int = state.active
        self._number: int = state.turn
        self._seen: set[Hashable] = set()
        self._open: list[tuple[float, int, Any, Path | None, Any]] = []
        self._ends: list[End] = []
        self.nodes = 0

    def run(self, limit: int) -> list[End]:
        root = self._root.copy()
        self._settle(root)
        self._add(root, None)
        while self._open and self.nodes < limit:
            value, _number, state, path, pause = heappop(self._open)
            passing = self._rules.passing(state)
            if pause is not None:
                self._push(-value, pause, Path(path, passing))
            for move in self._tried(state):
                if move != passing:
                    self._follow(state, move, path)
        return self._ends

    def _tried(self, state: Any) -> Sequence[Any]:
        moves = self._rules.legal_moves(state)
        if len(moves) > MOST_ORDERS and self._rules.passing(state) == moves[0]:
            return moves[:MOST_ORDERS]
        return moves

    def _follow(self, state: Any, move: Any, path: Path | None) -> None:
        after = state.copy()
        self._apply(after, move)
        self._add(after, Path(path, move))

    def _add(self, state: Any, path: Path | None) -> None:
        """Take a position in: as an end, or as one to go on from with what ending it brings."""
        if self._is_over(state):
            self._end(state, path, state)
            return
        key = state.key()
        if key in self._seen:
            return
        self._seen.add(key)
        end, pause = self._finished(state)
        value = self._end(end, path, state)
        heappush(self._open, (-value, self.nodes, state, path, pause))

    def _push(self, value: float, pause: Any, path: Path) -> None:
        """Take in a position in the middle of ending the turn, whose end is known."""
        key = pause.key()
        if key not in self._seen:
            self._seen.add(key)
            _end, further = self._finished(pause)
            heappush(self._open, (-value, self.nodes, pause, path, further))

    def _end(self, state: Any, path: Path | None, before: Any) -> float:
        value = self._value(state)
        if state.active != self._player:
            value = -value
        self._ends.append(End(value, state, path, before))
        return value

    def _finished(self, state: Any) -> tuple[Any, Any]:
        """Return where the turn ends if its player only passes, and where they decide again."""
        now, pause = state.copy(), None
        self._apply(now, self._rules.passing(now))
        while not self._is_over(now):
            if pause is None:
                pause = now.copy()
            self._apply(now, self._rules.passing(now))
        return now, pause

    def _apply(self, state: Any, move: Any) -> None:
        self._rules.apply(state, move)
        self.nodes += 1
        self._settle(state)

    def _is_over(self, state: Any) -> bool:
        return is_over(self._rules, state, self._number)

    def _settle(self, state: Any) -> None:
        """Let the other player answer what they are asked in this turn, as suits them best."""
        while not self._is_over(state) and self._rules.to_move(state) != self._player:
            best = min(self._tried(state), key=lambda move: self._tried_value(state, move))
            self._rules.apply(state, best)
            self.nodes += 1

    def _tried_value(self, state: Any, move: Any) -> float:
        after = state.copy()
        self._rules.apply(after, move)
        self.nodes += 1
        value = self._value(after)
        return value if after.active == self._player else -value


def is_over(rules: TurnRules, state: Any, turn: int) -> bool:
    """Say whether a turn is over, and the next one begun that somebody plays, or the game over."""
    return state.outcome is not None or (state.turn != turn and rules.rests(state))


def passed(rules: TurnRules, state: Any) -> Any:
    """Return where a turn ends if nobody does more in it than go on."""
    now, turn = state.copy(), state.turn
    rules.apply(now, rules.passing(now))
    while not is_over(rules, now, turn):
        rules.apply(now, rules.passing(now))
    return now


def best_ends(ends: Sequence[End], count: int) -> Iterator[End]:
    """Yield the best different ends, so many of them, the best one first."""
    seen: set[Hashable] = set()
    for end in sorted(ends, key=lambda end: -end.value):
        if len(seen) >= count:
            return
        key = end.state.key()
        if key not in seen:
            seen.add(key)
            yield end
