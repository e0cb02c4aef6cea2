"""What a program at a seat has in mind from move to move of a match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from clash_tui.bots.levels import level_of
from clash_tui.bots.memory import Memory
from clash_tui.bots.offers import answers_to_offer
from clash_tui.bots.player import Stop, question_of
from clash_tui.match.match import Match
from clash_tui.match.seats import Program

_MINDS: WeakKeyDictionary[Match[Any, Any, Any], dict[tuple[int, str], Mind]] = WeakKeyDictionary()


def mind_of(match: Match[Any, Any, Any], program: str) -> Mind:
    """Return the mind of the program that must decide in a match.

    A match that is gone on with finds a mind that has thought before: what it had planned in the
    turn under way comes back, since the same program thinks the same each time.

    Args:
        match: The match.
        program: What is known of the program; with other words it is as lucky otherwise.
    """
    minds = _MINDS.setdefault(match, {})
    mine = (match.to_move, program)
    if mine not in minds:
        minds[mine] = Mind(program)
    return minds[mine]


class Mind:
    """A program in a game.

    Args:
        program: Where its own chance begins, as text.
    """

    def __init__(self, program: str) -> None:
        self._program = program
        self._begun: list[tuple[Any, Any]] = []
        """Positions of the match in which turns began, and what all players saw of each."""
        self._memory: Memory | None = None

    def answer(self, match: Match[Any, Any, Any], stop: Stop) -> Any:
        """Return what it plays; the match stays as it is.

        Raises ``Stopped``, and ``LookupError`` where its level cannot play the game.
        """
        if self._memory is None:
            memory = Memory()
            for number in _decisions_before(match):
                self._choose(match, number, memory, stop)
            self._memory = memory
        return self._choose(match, len(match.moves), self._memory, stop)

    def _choose(self, match: Match[Any, Any, Any], number: int, memory: Memory, stop: Stop) -> Any:
        game, positions = match.game, match.positions
        sits = match.seats[game.to_move(positions[number])].sits
        assert isinstance(sits, Program)
        memory.past = lambda: self._past(game, positions[: number + 1])
        question = question_of(game, positions[number], number, self._program, stop, memory)
        answers = answers_to_offer(question)
        if answers is not None:
            return answers
        return level_of(sits.level).player(game.id).choose(question)

    def _past(self, game: Any, positions: Sequence[Any]) -> Sequence[Any]:
        """Return the positions in which turns began, as the table sees them."""
        began = [each for before, each in pairwise(positions) if before.turn != each.turn]
        begun = [positions[0], *began]
        same = takewhile(lambda pair: pair[0] is pair[1][0], zip(begun, self._begun, strict=False))
        del self._begun[len(list(same)) :]
        for each in begun[len(self._begun) :]:
            self._begun.append((each, game.sample(game.view(each, None), Random(0))))
        return [seen for _position, seen in self._begun]


def _decisions_before(match: Match[Any, Any, Any]) -> list[int]:
    """Return before which moves of the turn under way the same seat has decided already."""
    game, positions, seat = match.game, match.positions, match.to_move
    turn = positions[-1].turn
    earlier = takewhile(
        lambda number: positions[number].turn == turn, range(len(match.moves) - 1, -1, -1)
    )
    return sorted(number for number in earlier if game.to_move(positions[number]) == seat)
