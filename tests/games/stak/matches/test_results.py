"""How games of Stak Bots go on record: a row for each person, whatever the number of seats."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from clash_tui.games.kinds import kind_of
from clash_tui.games.stak.cards import house_deck
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.matches.results import results_of
from clash_tui.match.counting import results_in
from clash_tui.match.moves_list import play_moves
from clash_tui.match.saves import SavedGames
from clash_tui.match.seats import Program, Seat
from clash_tui.records import GameResult, RecordStore, games_of, scores_by_player
from clash_tui.records.table import GAMES, players, result
from tests.games.stak.played import begun

WHEN = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)
BOLT = Seat("Bolt", Program("greedy", "hard"))
ROLL = Seat("Roll", Program("random"))


def ended(match: StakMatch, moves: str) -> tuple[GameResult, ...]:
    play_moves(match, moves)
    return results_of(match, "one", WHEN)


def told(rows: tuple[GameResult, ...]) -> tuple[str, str]:
    """Return who played and how it ended, as the list of games has it."""
    (game,) = games_of(rows)
    return players(game), result(game)


def test_sb69_a_winner_and_several_losers_have_a_row_each() -> None:
    rows = ended(begun(3, first=0, depth=4, reactive=True), "resign A\nresign B\n")
    assert [(row.side, row.player, row.result) for row in rows] == [
        ("A", "Ann", "lost"),
        ("B", "Ben", "lost"),
        ("C", "Cem", "won"),
    ]
    assert {row.kind for row in rows} == {"stak"}
    assert {(row.ending, row.turns) for row in rows} == {("resigned", 2)}
    assert {row.options for row in rows} == {"depth-4 reactive"}
    assert [row.opponent for row in rows] == ["Ben, Cem", "Cem, Ann", "Ann, Ben"]
    assert told(rows) == ("Ann, Ben, Cem", "Cem won")


def test_sb70_a_draw_between_some_is_lost_by_the_others() -> None:
    rows = ended(begun(3, first=0), "resign A\ndraw B\naccept\n")
    assert [row.result for row in rows] == ["lost", "drawn", "drawn"]
    assert told(rows) == ("Ann, Ben, Cem", "a draw of Ben and Cem")
    assert [(score.name, score.draws, score.losses) for score in scores_by_player(rows)] == [
        ("Ann", 0, 1),
        ("Ben", 1, 0),
        ("Cem", 1, 0),
    ]


def test_sb70_a_draw_of_all_is_drawn() -> None:
    assert told(ended(begun(2, first=0), "draw A\naccept\n")) == ("Ann and Ben", "drawn")


def test_programs_have_no_row_and_are_seen_with_their_level() -> None:
    seats = (ROLL, Seat("Ann"), BOLT)
    rows = ended(begun(3, seats=seats, first=1), "resign B\nresign C\n")
    (row,) = rows
    assert (row.side, row.player, row.opponent) == ("B", "Ann", "Bolt (hard), Roll")
    assert told(rows) == ("Ann, Bolt (hard), Roll", "Ann lost")


def test_one_program_that_has_won_is_named() -> None:
    rows = ended(begun(2, seats=(Seat("Ann"), BOLT), first=0), "resign A\n")
    assert told(rows) == ("Ann and Bolt (hard)", "Bolt (hard) won")


def test_people_who_lost_to_a_program_are_all_named() -> None:
    rows = ended(begun(3, seats=(Seat("Ann"), BOLT, Seat("Ben")), first=2), "resign C\nresign A\n")
    assert told(rows) == ("Ann, Bolt (hard), Ben", "Ann and Ben lost")


def test_a_game_of_programs_is_not_on_record() -> None:
    assert ended(begun(2, seats=(BOLT, ROLL), first=0), "resign A\n") == ()


def test_names_as_long_as_they_can_be_go_on_record(tmp_path: Path) -> None:
    seats = tuple(Seat(letter * 40) for letter in "ABCDEF")
    rows = ended(begun(6, seats=seats, first=0), "".join(f"resign {seat}\n" for seat in "ABCDE"))
    store = RecordStore(tmp_path / "records.sqlite")
    assert store.add(rows)
    assert store.results() == rows


def test_sb83_an_own_deck_is_named_on_record() -> None:
    deck = tuple((card, copies) for card, copies in house_deck().counts if card != "core-1")
    own = (*deck, ("core-9", 60 - sum(copies for _card, copies in deck)))
    kind = kind_of("stak-bots")
    row, _other = ended(begun(2, deck=own, first=0), "resign A\n")
    assert row.own_cards
    assert kind.deck_title(row) == f"Deck {row.deck_mark}"
    row, _other = ended(begun(2, first=0), "resign A\n")
    assert (row.own_cards, kind.deck_title(row)) == (False, "")
    assert kind.game_title(row) == "Stak Bots, 2 seats"


def test_a_saved_game_is_counted(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    match = begun(3, first=0)
    opened = games.begin(match)
    assert results_in(games.files()[0]) == ()
    play_moves(match, "resign A\nresign B\n")
    games.keep(opened)
    games.close(opened)
    rows = results_in(games.files()[0])
    assert [row.result for row in rows] == ["lost", "lost", "won"]
    (game,) = games_of(rows)
    assert (
        next(column for column in GAMES if column.id == "game").text(game) == "Stak Bots, 3 seats"
    )


def test_a_game_that_goes_on_is_not_counted() -> None:
    with pytest.raises(ValueError, match="not finished"):
        results_of(begun(2), "one", WHEN)
