import pytest

from clash_tui.games.clash.matches import new_duel
from clash_tui.games.clash.rules import END_SUMMONING, Summon
from clash_tui.games.clash.rules.words import LOWER
from clash_tui.match import BadLine, play_moves


def test_moves_are_played_in_order_without_blank_lines_and_comments() -> None:
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7)
    play_moves(duel, "# the start\n\n  troll   lower # at the back\r\nattack")
    assert duel.moves == [Summon("troll", LOWER), END_SUMMONING]


def test_a_line_that_cannot_be_played_is_named_and_what_came_before_stands() -> None:
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7)
    with pytest.raises(BadLine, match=r"^line 3: the Assault is not waiting") as refused:
        play_moves(duel, "attack\n\ncontinue\nattack\n")
    assert refused.value.line == 3
    assert duel.moves == [END_SUMMONING]


def test_lines_are_counted_as_an_editor_does() -> None:
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7)
    with pytest.raises(BadLine, match=r"^line 2: "):
        play_moves(duel, "# one\x0c line \u2028 still\nfly\n")
