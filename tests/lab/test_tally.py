"""What is counted of games: rates with their intervals, lengths, stalls."""

from __future__ import annotations

import pytest

from clash_tui.games.protocol import Result
from clash_tui.lab.intervals import wilson
from clash_tui.lab.played import STALL, Facts, Played, SeatFacts
from clash_tui.lab.tally import ALL, FIRST, LATER, Tally, tallied


def game(
    *results: Result,
    levels: tuple[str, ...] = ("weak", "strong"),
    first: int = 0,
    turns: int = 10,
    ending: str = "fort-fell",
    seats: tuple[SeatFacts, ...] = (SeatFacts(), SeatFacts()),
) -> Played:
    return Played(levels, results, ending, turns, 2 * turns, Facts(first, seats))


def test_an_interval_holds_the_share_and_narrows() -> None:
    """Wilson's interval for 8 of 10 is known: 0.490 to 0.943."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_wins_are_counted_by_level_seat_and_side() -> None:
    tally = tallied(
        [
            game("won", "lost"),
            game("lost", "won", first=1),
            game("won", "lost", levels=("strong", "weak")),
        ]
    )
    assert (tally.levels["strong"].wins, tally.levels["strong"].games) == (2, 3)
    assert tally.seats["strong", "A"].rate == 1
    assert tally.seats["strong", "B"].rate == 0.5
    assert tally.sides[ALL, FIRST].rate == 1
    assert tally.sides[ALL, LATER].wins == 0
    assert tally.against["weak", "strong"].wins == 1


def test_a_draw_is_shared_by_those_who_draw() -> None:
    tally = tallied([game("drawn", "drawn"), game("lost", "won")])
    assert tally.levels["weak"].rate == 0.25
    assert tally.levels["weak"].draws == 1
    three = tallied([game("drawn", "drawn", "drawn", levels=("a", "b", "c"), seats=THREE)])
    assert three.levels["a"].share == pytest.approx(1 / 3)


THREE = (SeatFacts(),) * 3


def test_a_game_against_the_pile_has_one_seat() -> None:
    tally = tallied([game("drawn", levels=("weak",), seats=(SeatFacts(),), ending=STALL)])
    assert tally.levels["weak"].rate == 0.5
    assert tally.stalls == 1
    assert not tally.against


def test_cards_and_decks_are_counted() -> None:
    with_card = SeatFacts("deck-1", ("ogre", "troll"), ("ogre",), ("troll",))
    without = SeatFacts("deck-2", ("alpha",), ("alpha",), ())
    tally = tallied([game("won", "lost", seats=(with_card, without))])
    assert tally.decks[ALL, "deck-1"].rate == 1
    assert tally.decks["strong", "deck-2"].rate == 0
    assert tally.cards["ogre"].in_deck.wins == tally.cards["ogre"].opened.wins == 1
    assert tally.cards["ogre"].played.games == 0
    assert tally.cards["troll"].played.wins == 1


def test_how_long_games_are() -> None:
    tally = tallied(game("won", "lost", turns=turns) for turns in range(1, 101))
    assert (tally.length(0.5), tally.length(0.95), tally.length(1)) == (50, 95, 100)
    assert tally.decisions_a_turn == 2
    assert Tally().length(0.5) is None
    assert Tally().decisions_a_turn == 0
