"""What any game can be ended by at the table, as text (R91, SB70)."""

import pytest

from clash_tui.games.clash.rules import read_move as read_clash
from clash_tui.games.clash.rules import write_move as write_clash
from clash_tui.games.stak.rules import read_move as read_stak
from clash_tui.games.stak.rules import write_move as write_stak
from clash_tui.games.table_moves import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    OfferDraw,
    Resign,
    TableMove,
    read_table_move,
    write_table_move,
)

TEXTS: list[tuple[str, TableMove]] = [
    ("resign A", Resign(0)),
    ("resign B", Resign(1)),
    ("draw A", OfferDraw(0)),
    ("draw B", OfferDraw(1)),
    ("accept", ACCEPT_DRAW),
    ("decline", DECLINE_DRAW),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_r91_sb70_both_games_write_them_alike(text: str, move: TableMove) -> None:
    assert read_clash(text) == read_stak(text) == read_stak(text.lower()) == move
    assert write_clash(move) == write_stak(move) == text


@pytest.mark.parametrize(
    "words",
    [[], ["resign"], ["resign", "G"], ["resign", "AB"], ["draw", ""], ["attack", "B"], ["ACCEPT"]],
)
def test_nothing_else_is_one(words: list[str]) -> None:
    assert read_table_move(words, "ABCDEF") is None


def test_a_seat_is_one_of_the_letters() -> None:
    assert read_table_move(["resign", "f"], "ABCDEF") == Resign(5)
    assert read_table_move(["resign", "c"], ("A", "B")) is None
    assert write_table_move(OfferDraw(5), "ABCDEF") == "draw F"
