"""Many games, on all cores, each of which depends on its number alone."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Any, Protocol, TypeVar

from clash_tui.bots.programs import luck_of
from clash_tui.lab.competitors import Competitor, Forfeit
from clash_tui.lab.outsider import close_all
from clash_tui.lab.played import STALL, Played
from clash_tui.lab.table import Deal, Table
from clash_tui.lab.tally import SEAT_LETTERS
from clash_tui.match.match import Match

MOST_SEED = 2**62
"""The highest seed a series can begin with: the games after it have the next ones."""


ToldT = TypeVar("ToldT", covariant=True)
"""What is told of a game that was played."""


class Plan(Protocol[ToldT]):
    """What is to be played: games by their numbers. It can be pickled."""

    def play(self, number: int) -> ToldT:
        """Play one game to its end, and return what is told of it."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of some groups of competitors, each group with the same deals.

    Each deal is played until everybody was at each seat, all moving on by one: in a duel the same
    decks and shuffles are played twice, with the sides changed. Where a level plays against itself
    that would be the same game again, and each deal is played once. The groups take turns, so that
    each has its share where a series is broken off.

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

    def seated(self, number: int) -> tuple[Deal, tuple[Competitor, ...]]:
        """Return the deal of a game, and who sits at each seat."""
        of_group, group = divmod(number, len(self.groups))
        seats = self.groups[group]
        deal, turn = divmod(of_group, _ways_to_sit(seats))
        return Deal(deal, self.seed + deal), (*seats[turn:], *seats[:turn])

    def play(self, number: int) -> Played:
        """Play one game to its end, or until it has too many turns.

        Raises what ``Table.begin`` does.
        """
        deal, competitors = self.seated(number)
        begun = self.table.begin(deal, competitors)
        match = begun.match
        forfeits = _play_out(match, competitors, self.most_turns)
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
            tuple(forfeits.get(seat, "") for seat, _who in enumerate(competitors)),
        )


def _ways_to_sit(seats: Sequence[Competitor]) -> int:
    """Return after how many moves by one seat all sit as they did."""
    ids = [each.id for each in seats]
    return next(turn for turn in range(1, len(ids) + 1) if [*ids[turn:], *ids[:turn]] == ids)


def _play_out(
    match: Match[Any, Any, Any], competitors: Sequence[Competitor], most_turns: int
) -> dict[int, str]:
    """Play a game, and return which seats could not go on, and why."""
    luck = luck_of(match)
    forfeits: dict[int, str] = {}
    while match.outcome is None and match.state.turn <= most_turns:
        seat = match.to_move
        if seat not in forfeits:
            try:
                match.play(competitors[seat].answer(match, luck))
                continue
            except Forfeit as forfeit:
                forfeits[seat] = forfeit.reason
        match.play(given_up(match))
    return forfeits


def given_up(match: Match[Any, Any, Any]) -> Any:
    """Return what a seat plays that cannot go on: it resigns as soon as it may.

    Where it must decide out of turn it may not yet in some games, and plays whatever comes first.
    """
    game, state = match.game, match.state
    resigns = f"resign {SEAT_LETTERS[match.to_move]}"
    for move in game.table_moves(state):
        if game.write_move(move) == resigns:
            return move
    return game.legal_moves(state)[0]


_plan: list[Plan[Any]] = []
"""In a process that helps: what it plays."""


def play_all(
    plan: Plan[ToldT], numbers: Sequence[int], cores: int | None = None
) -> Generator[ToldT, None, None]:
    """Play games and yield what is told of each, in their order.

    What is left is dropped where the caller closes it, or is interrupted. How many cores play makes
    no difference to what comes out.

    Args:
        plan: What is played.
        numbers: The numbers of the games.
        cores: On how many cores; None takes all there are.
    """
    helpers = min(cores or cpu_count() or 1, len(numbers))
    if helpers <= 1:
        try:
            yield from map(plan.play, numbers)
        finally:
            close_all()
        return
    with without_interrupts():
        pool = get_context("spawn").Pool(helpers, _begin_helping, (plan,))
    with pool:
        yield from pool.imap(_play, numbers)
        # Where all is played the helpers end by themselves, and what they have opened with them.
        pool.close()
        pool.join()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Leave Ctrl+C unheard for a moment; a process that is started in it never hears it.

    At a terminal each of them would be interrupted, and tell so, and one is enough to end a series.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def _begin_helping(plan: Plan[Any]) -> None:
    """Take in what is played; where Ctrl+C is heard all the same, leave it to who started this."""
    signal(SIGINT, SIG_IGN)
    _plan[:] = [plan]


def _play(number: int) -> Any:
    return _plan[0].play(number)
