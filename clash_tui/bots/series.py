"""Many games of programs, on all cores, and what came of them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from os import cpu_count
from typing import Any, NamedTuple

from clash_tui.bots.programs import play_out

TABLES: dict[str, str] = {"stak": "clash_tui.bots.stak.table"}
"""For each game that can be measured, by what the command calls it, the module that begins one."""


class Job(NamedTuple):
    """One game that is to be played."""

    game: str
    levels: tuple[str, ...]
    """By the number of the seat."""
    seed: int


class Played(NamedTuple):
    """What came of one game."""

    shares: tuple[float, ...]
    """Of each seat, what it has of the win: those who draw share it."""
    turns: int
    decisions: int


@dataclass(slots=True)
class Tally:
    """What came of many games of the same seats.

    Attributes:
        levels: By the number of the seat.
        games: How many were played.
        won: Of each seat, how many it won; a draw is a part of a win.
        turns: How many turns they had, all seats together.
        decisions: How many decisions were made in them.
    """

    levels: tuple[str, ...]
    games: int = 0
    won: list[float] = field(default_factory=list)
    turns: int = 0
    decisions: int = 0

    def __post_init__(self) -> None:
        self.won = self.won or [0.0] * len(self.levels)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.turns += played.turns
        self.decisions += played.decisions
        for seat, share in enumerate(played.shares):
            self.won[seat] += share

    @property
    def rounds(self) -> float:
        """How many rounds a game has: turns for each seat."""
        return self.turns / (self.games * len(self.levels)) if self.games else 0.0

    @property
    def decisions_a_turn(self) -> float:
        """How many decisions are made in a turn, those out of turn included."""
        return self.decisions / self.turns if self.turns else 0.0


def begin(job: Job) -> Any:
    """Begin a game. Raises ``ValueError`` for seats that cannot play it."""
    return import_module(TABLES[job.game]).begin(job.levels, job.seed)


def play(job: Job) -> Played:
    """Play one game to its end."""
    match = begin(job)
    play_out(match)
    results = match.outcome.results
    drawn = results.count("drawn")
    shares = tuple({"won": 1.0, "lost": 0.0, "drawn": 1 / (drawn or 1)}[each] for each in results)
    return Played(shares, match.state.turn, len(match.moves))


def play_all(jobs: Sequence[Job]) -> Generator[Played, None, None]:
    """Play many games and yield what came of each, in their order, on all cores.

    What is left is dropped where the caller closes it, or is interrupted.
    """
    cores = min(cpu_count() or 1, len(jobs))
    if cores <= 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(cores, _without_interrupts) as pool:
        yield from pool.imap(play, jobs)


def _without_interrupts() -> None:
    """Leave Ctrl+C to the process that has started this one."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def jobs_of(game: str, levels: Iterable[str], games: int, seed: int) -> list[Job]:
    """Return so many games of the same seats, with seeds from one on."""
    given = tuple(levels)
    return [Job(game, given, seed + number) for number in range(games)]
