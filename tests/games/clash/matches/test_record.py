from clash_tui.games.clash.matches import new_duel, write_record
from clash_tui.match import play_moves


def recorded(moves: str) -> str:
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=("Ann", "Ben"))
    play_moves(duel, moves)
    return write_record(duel)


def test_the_events_of_a_turn_stand_below_its_first_line() -> None:
    told, _position, _end = recorded("troll upper\nattack\n").split("\n\n")
    assert told.splitlines() == [
        "Turn 1: Ann",
        "  Ann gains 6 mana",
        "  Ann plays Troll, upper lane",
        "  Ann attacks",
        "Turn 2: Ben",
        "  Ben gains 9 mana",
    ]


def test_the_ending_is_told_once_and_last() -> None:
    told, position, end = recorded("draw A\naccept\n").split("\n\n")
    assert told.endswith("\n  Ann offers a draw")
    assert position.endswith("\noutcome draw agreed")
    assert end == "The game is drawn: both agreed\n"


def test_the_player_who_must_decide_is_told_with_all_possible_moves() -> None:
    end = recorded("draw A\n").split("\n\n")[-1]
    assert end == "The game goes on: Ben decides.\nPossible: accept, decline\n"


def test_long_lists_of_moves_are_broken_into_lines() -> None:
    lines = recorded("troll upper\nattack\n").split("\n\n")[-1].splitlines()
    assert len(lines) > 2
    assert max(map(len, lines)) <= 80
    assert all(line.startswith("  ") for line in lines[2:])
