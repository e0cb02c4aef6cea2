"""How long the strongest program thinks about a turn of a duel, and how fast weak ones play."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import NamedTuple

from clash_tui.base.i18n import _
from clash_tui.bench.table import Row
from clash_tui.bots.best_first import BestFirst
from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.players import NODES
from clash_tui.bots.clash.worth import judge
from clash_tui.bots.programs import play_out
from clash_tui.bots.turn_ends import TurnEnds
from clash_tui.games.clash.cards import default_catalog
from clash_tui.lab.clash.decks import RandomDecks
from clash_tui.lab.clash.duels import DuelTable
from clash_tui.lab.competitors import OfHouse
from clash_tui.lab.table import Deal
from clash_tui.match.match import Match

FIRST_SET = ("initiation-pack",)


class Thought(NamedTuple):
    """One turn that was thought about."""

    seconds: float
    positions: int


def measure(*, quick: bool) -> list[Row]:
    """Let a weak program play duels, and the strongest one think about each of their turns.

    It is the processor's time.
    """
    every_set = tuple(each.id for each in default_catalog().sets)
    games = 1 if quick else 12
    first, of_first = _thoughts(FIRST_SET, games, quick=quick)
    wide, _of_all = _thoughts(every_set, games, quick=quick)
    both = first + wide
    seconds = sum(each.seconds for each in both)
    return [
        Row(_("duels of greedy programs a second"), f"{of_first:.1f}"),
        Row(_("positions the search looks at a second"), f"{_rate(both):,.0f}"),
        Row(_("a turn of the strongest, first set, median ms"), f"{_middle(first):.0f}"),
        Row(_("a turn of the strongest, first set, most ms"), f"{_most(first):.0f}"),
        Row(_("a turn of the strongest, all sets, median ms"), f"{_middle(wide):.0f}"),
        Row(_("a turn of the strongest, all sets, most ms"), f"{_most(wide):.0f}"),
        Row(_("turns thought about, and seconds for them"), f"{len(both)}, {seconds:.0f}"),
    ]


def _thoughts(sets: tuple[str, ...], games: int, *, quick: bool) -> tuple[list[Thought], float]:
    """Return what was thought about, and how many of the games are played in a second."""
    table = DuelTable(RandomDecks(sets))
    thoughts: list[Thought] = []
    seconds = 0.0
    for seed in range(games):
        match = table.begin(Deal(seed, seed), [OfHouse("greedy")] * 2).match
        start = process_time()
        play_out(match, most=500)
        seconds += process_time() - start
        thoughts += _of_game(match, most=2 if quick else 100)
    return thoughts, games / seconds


def _of_game(match: Match, most: int) -> list[Thought]:  # type: ignore[type-arg]
    thoughts: list[Thought] = []
    last = None
    for state in match.positions:
        if state.turn == last or state.outcome is not None or len(thoughts) >= most:
            continue
        last = state.turn
        turns = TurnEnds(ClashBoard(), judge().value)
        start = process_time()
        BestFirst(turns, nodes=NODES).search(state)
        thoughts.append(Thought(process_time() - start, turns.nodes))
    return thoughts


def _rate(thoughts: list[Thought]) -> float:
    return sum(each.positions for each in thoughts) / sum(each.seconds for each in thoughts)


def _middle(thoughts: list[Thought]) -> float:
    return median(each.seconds for each in thoughts) * 1000


def _most(thoughts: list[Thought]) -> float:
    return max(each.seconds for each in thoughts) * 1000
