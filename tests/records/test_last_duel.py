"""Who lost the last duel of two players, and so may go first in the next (R10)."""

from clash_tui.records import last_loser
from tests.records.samples import EVENING, duel, solo

ANN_AND_BEN, BEN_AND_ANN = ("Ann", "Ben"), ("Ben", "Ann")


def test_r10_the_loser_of_the_last_duel_whichever_side_they_have_now() -> None:
    results = (*duel(2, "lost"), *duel(1, "won"))
    assert last_loser(results, ANN_AND_BEN) == 0
    assert last_loser(results, BEN_AND_ANN) == 1
    assert last_loser(EVENING, ANN_AND_BEN) == 1


def test_r10_half_of_a_duel_on_record_says_it_too() -> None:
    anns, bens = duel(1, "lost")
    assert last_loser([anns], ANN_AND_BEN) == last_loser([bens], ANN_AND_BEN) == 0


def test_r10_names_are_the_same_in_capitals_or_not() -> None:
    assert last_loser(duel(1, "won"), ("ANN", "ben")) == 1


def test_r10_nobody_before_the_first_duel_and_after_a_draw() -> None:
    assert last_loser((), ANN_AND_BEN) is None
    assert last_loser((*duel(1, "won"), *duel(2, "drawn")), ANN_AND_BEN) is None
    assert last_loser(duel(1, "won"), ("Ann", "Cem")) is None
    assert last_loser((solo(1, "lost"),), ("Ann", "")) is None
    assert last_loser(duel(1, "won"), ("Ann", "ann")) is None
