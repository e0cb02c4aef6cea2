"""Each row of a list of saved games says what tells it from the others."""

from datetime import UTC, datetime, timedelta

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import SavedGames
from clash_tui.records.table import in_order
from clash_tui.ui.after.saved_rows import FINISHED, UNFINISHED, rows_of
from tests.match.samples import duel_way
from tests.match.test_saves import duel, solo

CATALOG = default_catalog()
WHEN = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "games"


def keep(folder, name, saved, hours=0):
    folder.mkdir(exist_ok=True)
    changed = {"changed": WHEN - timedelta(hours=hours)}
    (folder / name).write_text(write_save(saved.model_copy(update=changed)))


def told(folder, columns, listed):
    """Return the rows as they are read, cell by cell."""
    rows = rows_of(listed)
    return [tuple(column.text(row) for column in columns) for row in rows]


def test_games_that_are_over_say_who_won_how_and_with_what(folder):
    keep(folder, "a.json", save_of(duel(3, 1000), WHEN))
    keep(folder, "b.json", save_of(solo(4, 1000), WHEN), 3)
    helped = duel(5, 1000)
    helped.taken_back = 1
    keep(folder, "c.json", save_of(helped, WHEN), 5)
    winner = ("Ann", "Ben")[helped.outcome.winner]
    rows = told(folder, FINISHED, SavedGames(folder).finished())
    fell, decks = "a Fort has fallen", "Brute Force–Ambush"
    assert [row[:3] for row in rows] == [
        ("2026-11-29 12:00", "Ann and Ben", "Ann won"),
        ("2026-11-29 09:00", "Ann", "Ann lost"),
        ("2026-11-29 07:00", "Ann and Ben", f"{winner} won, helped"),
    ]
    assert [row[3:] for row in rows] == [
        (fell, "Preconstructed", "13", decks),
        (fell, "solo, quick", "11", "Glass Cannons"),
        (fell, "Preconstructed", str(helped.state.turn), decks),
    ]


def test_games_that_go_on_say_whose_turn_it_is_or_what_is_due(folder):
    match = duel(3, 9)
    keep(folder, "a.json", save_of(match, WHEN))
    keep(folder, "c.json", way_save_of(duel_way("draft", 4), WHEN), 3)
    (folder / "broken.json").write_text('{"format": 1')
    rows = told(folder, UNFINISHED, SavedGames(folder).unfinished())
    name = match.names[match.to_move]
    assert rows[0][:4] == ("2026-11-29 12:00", "Ann and Ben", f"{name} to play", "Preconstructed")
    assert rows[1][1:5] == ("Ann and Ben", "round 2 of 4", "Draft", "")
    assert rows[2][1:] == ("broken.json", "cannot be read", "", "", "")


def test_a_deck_without_a_name_is_told_by_its_dearest_card(folder):
    match = duel(3, 2)
    cards = ("zombie", *match.setup.decks[0][1:])
    setup = match.setup.model_copy(update={"decks": (cards, match.setup.decks[1])})
    saved = save_of(match, WHEN).model_copy(update={"setup": setup, "moves": ()})
    keep(folder, "a.json", saved)
    dearest = max((CATALOG.card(card) for card in cards), key=lambda card: (card.cost, card.name))
    [row] = told(folder, UNFINISHED, SavedGames(folder).unfinished())
    assert row[-1] == f"with {dearest.name}–Ambush"
    DeckShelf(catalog=CATALOG).save("Sea dogs", cards)
    [row] = told(folder, UNFINISHED, SavedGames(folder).unfinished())
    assert row[-1] == "Sea dogs–Ambush"


def test_broken_files_stand_behind_all_others_by_date(folder):
    (folder).mkdir()
    (folder / "broken.json").write_text("{")
    keep(folder, "a.json", save_of(duel(3, 9), WHEN))
    rows = rows_of(SavedGames(folder).unfinished())
    when = UNFINISHED[0]
    assert [row.who for row in in_order(rows, when, descending=True)][-1] == "broken.json"


def test_many_games_are_listed_at_once(folder):
    for seed in range(20):
        keep(folder, f"{seed}.json", save_of(duel(seed, 1000), WHEN), seed)
    rows = rows_of(SavedGames(folder).finished())
    assert [row.when for row in rows] == [WHEN - timedelta(hours=seed) for seed in range(20)]
