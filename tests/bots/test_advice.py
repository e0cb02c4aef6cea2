"""Hints and reviews: from what a seat may know, the same each time, and the game stays as it is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clash_tui.bots import advice as advising
from clash_tui.bots import review as looking
from clash_tui.bots.advice import advise, can_advise
from clash_tui.bots.levels import LEVELS
from clash_tui.bots.player import Stopped
from clash_tui.bots.programs import house, play_out
from clash_tui.bots.review import can_review, review
from clash_tui.games.clash.matches import Duel, SoloGame, new_duel
from clash_tui.games.clash.rules import END_SUMMONING
from clash_tui.match.seats import Seat
from tests.bots.clash_positions import CATALOG
from tests.games.clash.rules import solos


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a level that thinks for a moment only give hints and look at games."""
    monkeypatch.setattr(advising, "LEVELS", [each for each in LEVELS if each.id == "planner"])
    monkeypatch.setattr(looking, "REVIEWER", "planner")


def duel_of(level: str, seed: int = 4) -> Duel:
    names = [Seat("Ann", house(level)), Seat("Ben", house(level))]
    return new_duel(decks=("deck-1", "deck-2"), seed=seed, names=names)


def test_a_hint_is_a_plan_to_the_end_of_the_turn_and_changes_nothing() -> None:
    duel = duel_of("planner")
    before = duel.state.copy()
    found = advise(duel)
    assert found == advise(duel)
    assert found.moves[-1] == END_SUMMONING
    assert found.chance is not None
    assert 0 < found.chance < 1
    assert (duel.state, duel.moves) == (before, [])
    for move in found.moves:
        duel.play(move)
    assert duel.state.turn == 2


def test_a_hint_can_be_given_for_an_earlier_moment() -> None:
    duel = duel_of("planner")
    first = advise(duel)
    play_out(duel, most=12)
    assert advise(duel, number=0) == first


def test_there_is_no_hint_once_a_game_is_over() -> None:
    duel = duel_of("planner")
    play_out(duel)
    with pytest.raises(ValueError, match="over"):
        advise(duel)
    with pytest.raises(Stopped):
        advise(duel, number=0, stop=lambda: True)


def test_a_solo_game_has_hints_too() -> None:
    game = SoloGame(CATALOG, solos.setup_of(0, CATALOG), ["Ann", "B"])
    found = advise(game)
    assert found.chance is not None
    game.play(found.moves[0])


def test_every_turn_of_a_game_is_looked_at_and_the_last_one_knows_the_end() -> None:
    duel = duel_of("child")
    play_out(duel)
    turns = list(review(duel))
    assert [turn.turn for turn in turns] == list(range(1, duel.state.turn + 1))
    assert all(0 <= turn.stood <= 1 and 0 <= turn.left <= 1 for turn in turns)
    assert duel.outcome is not None
    last = turns[-1]
    assert last.left == (1.0 if duel.outcome.winner == last.seat else 0.0)
    # What one side has is missing to the other.
    for before, after in pairwise(turns):
        assert before.left == pytest.approx(1 - after.stood)
    assert max(turn.lost for turn in turns) > 0.1


def test_only_games_that_are_judged_can_be_looked_at() -> None:
    assert can_advise("clash-of-decks")
    assert can_review("clash-of-decks")
    assert not can_review("nim")
