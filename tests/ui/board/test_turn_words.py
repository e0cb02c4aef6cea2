"""The solo opponent's turn in one line."""

import pytest

from clash_tui.games.clash.rules import END_SUMMONING
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.clash.play.turn_words import turn_words
from clash_tui.ui.style.glyphs import UNICODE
from tests.ui.screens.test_solo_board import HARD, REVEALS, game_at


def words(position: str, room: int = 200, moves: int = 1) -> str:
    game = game_at(position)
    for _move in range(moves):
        game.play(END_SUMMONING)
    told = [each for move in game.history for each in move]
    teller = Teller(game.names, game.catalog, solo=True)
    return "".join(text for _, text in turn_words(told, teller, UNICODE, room))


def test_it_names_what_was_played_who_fell_and_what_is_left() -> None:
    text = words(HARD)
    assert text == (
        "Opponent: Reptile, Cyclone, Scribe, Meteorite; Carapace, Baron fell; "
        "Bastion 4 → 2; its Bastion fell"
    )


def test_a_card_without_a_target_says_so() -> None:
    assert words(REVEALS).startswith("Opponent: Boom! (no target), Gnome")


@pytest.mark.parametrize("room", [78, 98, 118])
def test_what_it_did_to_the_player_is_never_cut(room: int) -> None:
    text = words(HARD, room)
    assert len(text) <= room
    assert "Bastion 4 → 2" in text


def test_nothing_is_said_once_the_player_has_acted() -> None:
    game = game_at(HARD)
    game.play(END_SUMMONING)
    game.play(next(move for move in game.legal_moves() if move != END_SUMMONING))
    told = [each for move in game.history for each in move]
    teller = Teller(game.names, game.catalog, solo=True)
    assert turn_words(told, teller, UNICODE, 200) == ()
    assert turn_words((), teller, UNICODE, 200) == ()
