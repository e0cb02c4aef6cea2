"""What of a finished game goes on record."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from clash_tui.cards import default_catalog
from clash_tui.deck_shelf import DeckShelf
from clash_tui.formats import Preparation, replay
from clash_tui.game import ACCEPT_DRAW, OfferDraw, Resign
from clash_tui.match import Duel
from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.record_keeping import count_missed, mark_of, put_in_records, results_of
from tests.ui.board.duels import fresh_duel
from tests.ui.screens.samples import WON, played

ENDED = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def resigned() -> Duel:
    duel = fresh_duel()
    duel.play(Resign(1))
    return duel


def test_a_duel_counts_for_both_players() -> None:
    ann, ben = results_of(resigned(), "a-game", ENDED)
    assert ann.model_dump() == {
        "game": "a-game",
        "side": "A",
        "ended": ENDED,
        "kind": "duel",
        "format": "preconstructed",
        "edition": "initiation-pack",
        "sets": ("initiation-pack",),
        "own_cards": False,
        "player": "Ann",
        "opponent": "Ben",
        "deck": "Deck 1",
        "deck_mark": ann.deck_mark,
        "result": "won",
        "turns": 1,
        "ending": "resigned",
        "taken_back": 0,
        "level": None,
    }
    assert (ben.side, ben.player, ben.opponent, ben.deck, ben.result) == (
        *("B", "Ben", "Ann", "Deck 2", "lost"),
    )


def test_a_draw_is_drawn_for_both() -> None:
    duel = fresh_duel()
    duel.play(OfferDraw(duel.to_move))
    duel.play(ACCEPT_DRAW)
    results = results_of(duel, "a-game", ENDED)
    assert [(each.result, each.ending) for each in results] == [("drawn", "agreed")] * 2


def test_a_solo_game_counts_for_its_player() -> None:
    (ann,) = results_of(played(WON), "a-game", ENDED)
    assert (ann.kind, ann.format, ann.level, ann.result) == ("solo", "draft", "heroic", "won")
    assert (ann.player, ann.opponent, ann.deck) == ("Ann", "", "")
    assert ann.deck_mark == mark_of(WON.setup.deck)


def test_a_built_deck_has_the_name_it_was_saved_under(tmp_path: Path) -> None:
    catalog = default_catalog()
    pack = [card.id for card in catalog.set("initiation-pack").cards]
    own, others = pack[:10], pack[10:20]
    shelf = DeckShelf(tmp_path, catalog)
    shelf.save("Sea dogs", list(reversed(own)))
    (tmp_path / "broken.toml").write_text("name = ")
    decks = (f"deck {' '.join(own)}", f"deck {' '.join(others)}")
    way = replay(
        Preparation(format="constructed", sets=("initiation-pack",), seed=1, moves=decks), catalog
    )
    while way.stage is not None:
        bans = [each for each in own + others if _can(way, f"ban {each}")]
        way = way.play(f"ban {bans[0]}")
    duel = Duel(catalog, way.setup(), ("Ann", "Ben"), way.preparation)
    duel.play(Resign(0))
    ann, ben = results_of(duel, "a-game", ENDED, shelf)
    assert (ann.deck, ben.deck) == ("Sea dogs", "")
    assert (ann.deck_mark, ben.deck_mark) == (mark_of(own), mark_of(others))
    assert (ann.result, ben.result) == ("lost", "won")


def _can(way, move: str) -> bool:
    try:
        way.play(move)
    except ValueError:
        return False
    return True


def test_a_game_with_cards_of_ones_own_is_marked() -> None:
    catalog = default_catalog()
    own = tuple(each.model_copy(update={"own": True}) for each in catalog.sets)
    duel = Duel(replace(catalog, sets=own), fresh_duel().setup, ("Ann", "Ben"))
    duel.play(Resign(0))
    assert [each.own_cards for each in results_of(duel, "a-game", ENDED)] == [True, True]


def test_the_mark_of_a_deck_does_not_hang_on_the_order() -> None:
    assert mark_of(["troll", "ogre"]) == mark_of(["ogre", "troll"]) != mark_of(["ogre", "boom"])


def test_a_game_that_goes_on_is_no_result() -> None:
    with pytest.raises(ValueError, match="not finished"):
        results_of(fresh_duel(), "a-game", ENDED)


def test_a_game_is_counted_once_and_a_branch_not_at_all() -> None:
    duel = resigned()
    assert put_in_records(duel, "a-game") is None
    assert put_in_records(duel, "a-game") is None
    branch = resigned()
    branch.branched_at = 0
    assert put_in_records(branch, "a-branch") is None
    assert [each.game for each in RecordStore().results()] == ["a-game", "a-game"]


def test_a_game_that_was_saved_and_not_counted_is_counted_later(tmp_path: Path) -> None:
    """As after a kill between the last write of a game and its record."""
    games = SavedGames(tmp_path)
    for number, duel in enumerate((resigned(), fresh_duel(), resigned())):
        duel.branched_at = 0 if number == 2 else None
        opened = games.begin(duel)
        games.keep(opened)
        games.close(opened)
    (tmp_path / "2026-01-01-000000-1.json").write_text("rubbish")
    for _time in range(2):
        count_missed(games.finished(), default_catalog())
    ann, ben = RecordStore().results()
    assert (ann.player, ann.result, ben.player, ben.result) == ("Ann", "won", "Ben", "lost")
    (counted,) = [each for each in games.finished() if each.file.stem == ann.game]
    assert counted.saved is not None
    assert ann.ended == counted.saved.changed.replace(microsecond=0)


def test_a_broken_record_is_left_alone_by_what_was_missed(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    games.close(games.begin(resigned()))
    file = RecordStore().file
    file.parent.mkdir(exist_ok=True)
    file.write_text("rubbish")
    count_missed(games.files(), default_catalog())
    assert file.read_text() == "rubbish"


def test_a_broken_record_is_told_and_the_game_goes_on() -> None:
    file = RecordStore().file
    file.parent.mkdir()
    file.write_text("rubbish")
    assert put_in_records(resigned(), "a-game") == (
        f"The result is not on record. {file}: the file is damaged; it is left as it is."
    )
    assert file.read_text() == "rubbish"
