"""Many games, on all cores, each of which depends on its number alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Protocol

from clash_tui.bots.programs import luck_of
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.played import STALL, Played
from clash_tui.lab.table import Deal, Table
from clash_tui.match.match import Match

MOST_SEED = 2**62
"""The highest seed a series can begin with: the games after it have the next ones."""


class Plan(Protocol):
    """What is to be played: games by their numbers. It can be pickled."""

    def play(self, number: int) -> Played:
        """Play one game to its end."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of some groups of competitors, each group with the same deals.

    Each deal is played as often as there are seats, and everybody moves on by a seat each time: in
    a duel the same decks and shuffles are played twice, with the sides changed. The groups take
    turns, so that each has its share where a series is broken off.

    Attributes:
        table: What is played.
        groups: Who plays against each other; all groups have as many seats.
        games: How many games each group plays.
        seed: The seed of the first deal; each of the others has the next one.
        most_turns: After how many turns a game is broken off.
    """

    table: Table
    groups: tuple[tuple[Competitor, ...], ...]
    games: int
    seed: int
    most_turns: int

    def __len__(self) -> int:
        """How many games there are."""
        return self.games * len(self.groups)

    def seated(self, number: int) -> tuple[Deal, int, tuple[Competitor, ...]]:
        """Return of a game its deal, how often that was played before, and who sits where."""
        of_group, group = divmod(number, len(self.groups))
        seats = self.groups[group]
        deal, turn = divmod(of_group, len(seats))
        return Deal(deal, self.seed + deal), turn, (*seats[turn:], *seats[:turn])

    def play(self, number: int) -> Played:
        """Play one game to its end, or until it has too many turns.

        Raises what ``Table.begin`` does.
        """
        deal, turn, competitors = self.seated(number)
        begun = self.table.begin(deal, competitors)
        match = begun.match
        # The same level on both sides would play the same game twice.
        _play_out(match, competitors, luck_of(match) + turn, self.most_turns)
        outcome = match.outcome
        return Played(
            tuple(each.id for each in competitors),
            tuple("drawn" for _seat in competitors)
            if outcome is None
            else tuple(outcome.results[: len(competitors)]),
            STALL if outcome is None else str(outcome.ending),
            match.state.turn,
            len(match.moves),
            self.table.facts(begun),
        )


def _play_out(
    match: Match[Any, Any, Any], competitors: Sequence[Competitor], luck: int, most_turns: int
) -> None:
    while match.outcome is None and match.state.turn <= most_turns:
        match.play(competitors[match.to_move].answer(match, luck))


_plan: list[Plan] = []
"""In a process that helps: what it plays."""


def play_all(
    plan: Plan, numbers: Sequence[int], cores: int | None = None
) -> Generator[Played, None, None]:
    """Play games and yield what came of each, in their order.

    What is left is dropped where the caller closes it, or is interrupted. How many cores play makes
    no difference to what comes out.

    Args:
        plan: What is played.
        numbers: The numbers of the games.
        cores: On how many cores; None takes all there are.
    """
    helpers = min(cores or cpu_count() or 1, len(numbers))
    if helpers <= 1:
        yield from map(plan.play, numbers)
        return
    with get_context("spawn").Pool(helpers, _begin_helping, (plan,)) as pool:
        yield from pool.imap(_play, numbers)


def _begin_helping(plan: Plan) -> None:
    """Take in what is played, and leave Ctrl+C to the process that has started this one."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan[:] = [plan]


def _play(number: int) -> Played:
    return _plan[0].play(number)
