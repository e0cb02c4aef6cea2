"""A series: which games there are, that they are the same on all cores, and can be left."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from contextlib import closing

import pytest

from clash_tui.lab.clash.decks import RandomDecks
from clash_tui.lab.clash.duels import DuelTable
from clash_tui.lab.competitors import competitor_of
from clash_tui.lab.groups import groups_of
from clash_tui.lab.series import Series, play_all, without_interrupts
from clash_tui.lab.stak.table import StakTable

RANDOM, GREEDY, PLANNER = (competitor_of(name) for name in ("random", "greedy", "planner"))
DUELS = DuelTable(RandomDecks(("initiation-pack",)))


def test_a_deal_is_played_once_for_each_seat_and_all_move_on() -> None:
    series = Series(StakTable(), ((RANDOM, GREEDY, PLANNER),), games=7, seed=5, most_turns=9)
    seated = [series.seated(number) for number in range(len(series))]
    assert [deal.seed for deal, _who in seated] == [5, 5, 5, 6, 6, 6, 7]
    sits = Counter((each.id, seat) for _deal, who in seated[:6] for seat, each in enumerate(who))
    assert set(sits.values()) == {2}
    assert len(sits) == 9


def test_groups_take_turns_with_the_same_deals() -> None:
    groups = groups_of((RANDOM, GREEDY, PLANNER), 2)
    series = Series(StakTable(), groups, games=4, seed=1, most_turns=9)
    assert len(series) == 12
    seeds = [series.seated(number)[0].seed for number in range(12)]
    assert seeds == [1] * 6 + [2] * 6
    met = Counter(frozenset(each.id for each in series.seated(n)[1]) for n in range(12))
    assert set(met.values()) == {4}


def test_who_meets_whom() -> None:
    def ids(*names: str, players: int) -> list[tuple[str, ...]]:
        groups = groups_of([competitor_of(name) for name in names], players)
        return [tuple(each.id for each in group) for group in groups]

    assert ids("random", players=2) == [("random", "random")]
    assert ids("random", "random", players=2) == [("random", "random")]
    assert ids("random", "greedy", "random", players=2) == [("random", "greedy")]
    assert ids("random", "greedy", players=5) == [("random", "greedy") * 2 + ("random",)]
    assert ids("random", "greedy", players=1) == [("random",), ("greedy",)]
    with pytest.raises(ValueError, match="5 competitors"):
        ids(*["random"] * 5, players=4)


def test_a_level_against_itself_plays_each_deal_once() -> None:
    """Played again it would be the same game, and would be counted as if it told something new."""
    series = Series(DUELS, ((RANDOM, RANDOM),), games=3, seed=1, most_turns=200)
    assert [series.seated(number)[0].seed for number in range(3)] == [1, 2, 3]
    full = Series(StakTable(), ((RANDOM, GREEDY) * 3,), games=4, seed=1, most_turns=200)
    assert [full.seated(number)[0].seed for number in range(4)] == [1, 1, 2, 2]
    assert full.seated(0)[1] != full.seated(1)[1]


def test_levels_play_the_same_deal_with_the_sides_changed() -> None:
    series = Series(DUELS, ((RANDOM, GREEDY),), games=2, seed=1, most_turns=200)
    one, other = (series.play(number) for number in range(2))
    assert one.levels == other.levels[::-1] == ("random", "greedy")
    assert one.facts.first == other.facts.first
    for before, after in zip(one.facts.seats, other.facts.seats, strict=True):
        assert (before.cards, before.opened) == (after.cards, after.opened)


def test_games_are_the_same_on_two_cores_and_can_be_left() -> None:
    series = Series(DUELS, ((RANDOM, RANDOM),), games=50, seed=1, most_turns=200)
    with closing(play_all(series, range(50), cores=2)) as played:
        first = [next(played) for _game in range(3)]
    assert first == [series.play(number) for number in range(3)]
    assert list(played) == []


@pytest.mark.skipif(sys.platform == "win32", reason="what is ignored is not handed on there")
def test_who_helps_never_hears_an_interrupt() -> None:
    """At a terminal Ctrl+C reaches every process, those that are still starting too."""
    heard = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    before = signal.getsignal(signal.SIGINT)
    with without_interrupts():
        told = subprocess.run([sys.executable, "-c", heard], capture_output=True, text=True)
    assert told.stdout.strip() == "True"
    assert signal.getsignal(signal.SIGINT) == before


def test_only_the_numbers_that_are_asked_for_are_played() -> None:
    series = Series(DUELS, ((RANDOM, RANDOM),), games=50, seed=1, most_turns=200)
    assert list(play_all(series, [7, 3], cores=1)) == [series.play(7), series.play(3)]


def test_what_a_side_played_with() -> None:
    """R9, R12: eight cards, the first four of them available at the beginning."""
    series = Series(DUELS, ((RANDOM, RANDOM),), games=10, seed=1, most_turns=200)
    for number in range(10):
        for side in series.play(number).facts.seats:
            assert len(side.cards) == 8
            assert len(side.opened) == 4
            assert {*side.opened, *side.played} <= {*side.cards}
