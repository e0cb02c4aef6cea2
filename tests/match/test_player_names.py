"""Players who wrote no name: files and records have ids, the screens have words for them."""

import json

import pytest

from clash_tui.base import i18n
from clash_tui.base.player_names import OPPONENT, PLAYER, PLAYER_A, PLAYER_B, id_of, title_of
from clash_tui.games.clash.matches import new_duel
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from clash_tui.records import GameResult, RecordStore
from clash_tui.records.csv_file import write_csv
from clash_tui.records.score import games_of, scores_by_player
from clash_tui.records.table import players
from tests.match.test_saves import CATALOG, NOW, solo
from tests.records.samples import result


@pytest.fixture
def pseudo():
    yield lambda: i18n.use_language([i18n.PSEUDO])
    i18n.use_language(["en"])


def test_every_id_has_words_and_a_written_name_has_its_own():
    shown = [title_of(name) for name in (PLAYER, PLAYER_A, PLAYER_B, OPPONENT, "Ann")]
    assert shown == ["Player", "Player A", "Player B", "Opponent", "Ann"]
    assert [id_of(name) for name in shown] == [PLAYER, PLAYER_A, PLAYER_B, OPPONENT, "Ann"]


def test_a_file_has_ids_and_is_shown_in_the_language_of_the_day(pseudo):
    match = new_duel(decks=("deck-1", "deck-3"), seed=7, names=(PLAYER_A, "Ben"))
    written = write_save(save_of(match, NOW))
    assert json.loads(written)["names"] == ["@player-a", "Ben"]
    again = restore(read_save(written), CATALOG)
    assert again.names == ("Player A", "Ben")
    pseudo()
    assert again.names == (i18n._("Player A"), "Ben") != ("Player A", "Ben")


def test_a_file_that_has_the_words_opens_as_before():
    fields = json.loads(write_save(save_of(solo(3, 3), NOW)))
    assert fields["names"] == ["Ann", "Opponent"]
    fields["names"] = ["Player", "Opponent"]
    assert restore(read_save(json.dumps(fields)), CATALOG).names == ("Player", "Opponent")


def test_the_record_counts_those_of_before_and_of_today_as_one():
    store = RecordStore()
    store.add((result(1, player="Player A"), result(2, player=PLAYER_A)))
    scores = scores_by_player(store.results())
    assert [(score.name, score.games) for score in scores] == [("Player A", 2)]
    assert {each.player for each in store.results()} == {PLAYER_A}


def test_the_record_names_them_where_it_is_shown(pseudo):
    row = result(1, player=PLAYER_A, opponent=PLAYER_B)
    assert players(games_of([row])[0]) == "Player A and Player B"
    assert "Player A,Player B" in write_csv([row])
    pseudo()
    assert "Player" not in players(games_of([row])[0])


def test_a_result_takes_no_words_for_an_id():
    fields = result(1).model_dump() | {"player": "Player B", "opponent": "Opponent"}
    again = GameResult.model_validate(fields)
    assert (again.player, again.opponent) == (PLAYER_B, OPPONENT)
