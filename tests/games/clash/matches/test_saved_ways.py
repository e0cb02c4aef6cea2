"""Games that are being prepared are saved step by step and go on where they were left."""

import json
from typing import Any, cast

import pytest

from clash_tui.games.clash.formats import Preparing
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.matches.saved_way import SavedDuelWay, SavedSoloWay, level_of
from clash_tui.match.saved_game import BadSave, read_save, read_saved, write_save
from clash_tui.match.saved_way import restore_way, way_save_of
from clash_tui.match.saves import OpenGame, OpenWay, SavedGames
from tests.match.samples import CATALOG, NOW, duel_way, solo_way, some_ways


def text_of(way):
    return write_save(way_save_of(way, NOW))


@pytest.mark.parametrize("way", some_ways(), ids=lambda way: way.preparing.preparation.format)
def test_it_goes_on_from_its_text_as_it_stood(way):
    saved = read_saved(text_of(way))
    assert isinstance(saved, SavedDuelWay | SavedSoloWay)
    assert restore_way(saved, CATALOG) == way


FAULTS: dict[str, tuple[dict[str, object], str]] = {
    "a card that lies not open": ({"unconfirmed": "zombie zombie"}, "unconfirmed: "),
    "a pick too early": ({"moves": ["nothing"]}, "Move 1: "),
    "another kind": ({"kind": "duel"}, "setup"),
    "newer": ({"format": 99}, "newer version"),
    "unknown set": ({"sets": ["atlantis"]}, "Sets: .*atlantis"),
    "names": ({"names": ["Ann"]}, "names"),
    "more": ({"turn": 4}, "no such field"),
    "not open now": ({"unconfirmed": "deck troll"}, "unconfirmed: "),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_damaged_one_is_refused_with_its_place(fault):
    changes, reason = FAULTS[fault]
    document = json.loads(text_of(duel_way("draft", 4)))
    for field, value in changes.items():
        inside = document["preparation"] if field in ("moves", "sets") else document
        inside[field] = value
    with pytest.raises(BadSave, match=reason) as bad:
        restore_way(cast(Any, read_saved(json.dumps(document))), CATALOG)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize("text", ["deck troll troll", "deck kraken", "troll", "deck x"])
def test_an_open_deck_has_different_cards_there_are(text):
    saved = way_save_of(duel_way("constructed", 1, text), NOW)
    with pytest.raises(BadSave, match="unconfirmed: "):
        restore_way(saved, CATALOG)


@pytest.mark.parametrize("text", ["hard", "nightmare 6+1", "hard 6+1 rage rage"])
def test_an_open_level_is_one_with_options_there_are(text):
    with pytest.raises(ValueError, match=r"level|options"):
        level_of(text)
    with pytest.raises(BadSave, match="unconfirmed: "):
        restore_way(way_save_of(solo_way("preconstructed", 1, text), NOW), CATALOG)


def test_what_has_not_begun_is_no_game():
    with pytest.raises(BadSave, match="has not begun"):
        read_save(text_of(duel_way("draft", 4)))


def test_there_is_nothing_to_keep_before_the_first_step():
    assert not duel_way("draft", 0).begun
    assert duel_way("draft", 1).begun
    assert duel_way("constructed", 0, "deck troll").begun


def test_its_file_becomes_that_of_the_game(tmp_path):
    games = SavedGames(tmp_path)
    way = duel_way("draft", 14)
    opened = games.begin_way(way)
    [listed] = games.unfinished()
    assert listed.saved is None
    assert listed.problem == ""
    assert listed.way is not None
    assert games.games() == []
    assert isinstance(way.preparing, Preparing)
    match = Duel(CATALOG, way.preparing.setup(), ("Ann", "Ben"), way.preparing.preparation)
    game = games.hand_over(opened, match)
    games.keep(game)
    [listed] = games.unfinished()
    assert listed.file == opened.file
    assert listed.saved is not None
    assert listed.saved.preparation == way.preparing.preparation
    games.close(game)
    assert isinstance(games.open(opened.file, CATALOG), OpenGame)


def test_it_is_opened_once_and_dropped_without_a_trace(tmp_path):
    games = SavedGames(tmp_path)
    opened = games.begin_way(duel_way("draft", 4))
    with pytest.raises(BadSave, match="open in another window"):
        SavedGames(tmp_path).open(opened.file, CATALOG)
    games.close(opened)
    again = SavedGames(tmp_path).open(opened.file, CATALOG)
    assert isinstance(again, OpenWay)
    assert again.way == opened.way
    games.drop(again)
    assert list(tmp_path.iterdir()) == []
