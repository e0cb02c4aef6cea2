"""What is played and prepared is kept; where it cannot be, that is told and tried again."""

import errno
import os

import pytest

from clash_tui.games.clash.formats import Preparing
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.matches.saved_way import UnderWay
from clash_tui.games.clash.rules import A, Resign
from clash_tui.match import saves as saves_module
from clash_tui.match.saves import SavedGames
from clash_tui.ui.after.keeping import Keeper
from tests.match.samples import CATALOG, duel_way, solo_way
from tests.match.test_saves import duel


@pytest.fixture
def games(tmp_path):
    return SavedGames(tmp_path)


def fail(_path, _content):
    """Write nothing, as on a full disk."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def full_disk(monkeypatch):
    """Let every write fail as on a full disk, until the fixture is called."""
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "write_whole", fail)
        yield patch.undo


def test_a_game_for_which_there_was_no_room_is_saved_once_there_is(games, full_disk):
    keeper, match = Keeper(games), duel()
    keeper.begin(match)
    assert "No space left on device" in (keeper.problem or "")
    assert not keeper.keeps(match)
    match.play(match.legal_moves()[0])
    keeper.keep(match)
    assert not keeper.keeps(match)
    full_disk()
    match.play(match.legal_moves()[0])
    keeper.keep(match)
    assert keeper.keeps(match)
    [listed] = games.unfinished()
    assert len(listed.saved.moves) == 2


def test_a_preparation_for_which_there_was_no_room_too(games, full_disk):
    keeper = Keeper(games)
    keeper.keep_way(duel_way("draft", 3))
    assert "No space left on device" in (keeper.way_problem or "")
    assert not keeper.keeps_way
    full_disk()
    keeper.keep_way(duel_way("draft", 4))
    assert keeper.keeps_way
    [listed] = games.unfinished()
    assert len(listed.way.preparation.moves) == 4


def test_a_game_whose_file_cannot_be_taken_over_is_saved_once_it_can(games, monkeypatch):
    keeper, way = Keeper(games), duel_way("draft", 14)
    keeper.keep_way(way)
    assert isinstance(way.preparing, Preparing)
    match = Duel(CATALOG, way.preparing.setup(), ("Ann", "Ben"), way.preparing.preparation)
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "write_whole", fail)
        keeper.begin(match)
    assert keeper.problem is not None
    keeper.keep(match)
    assert keeper.keeps(match)
    [listed] = games.files()
    assert listed.saved is not None


def test_a_game_that_was_left_stays_open_while_the_next_is_prepared(games):
    keeper, match = Keeper(games), duel()
    keeper.begin(match)
    keeper.keep_way(duel_way("draft", 3))
    match.play(match.legal_moves()[0])
    keeper.keep(match)
    assert keeper.keeps(match)
    assert keeper.leave_way()
    assert [each.way is None for each in games.unfinished()] == [True, False]


def test_another_game_does_not_take_the_file_of_a_preparation(games):
    keeper = Keeper(games)
    keeper.keep_way(duel_way("draft", 3))
    keeper.begin(duel())
    assert len(games.unfinished()) == 2
    assert not keeper.keeps_way


def test_what_is_taken_back_to_the_beginning_leaves_no_file(games, tmp_path):
    keeper = Keeper(games)
    keeper.keep_way(duel_way("preconstructed", 1))
    keeper.keep_way(duel_way("preconstructed", 0))
    assert list(tmp_path.iterdir()) == []


def test_as_many_finished_games_are_kept_as_is_wished(games):
    keeper = Keeper(games, lambda: 2)
    for _ in range(4):
        match = duel()
        keeper.begin(match)
        match.play(Resign(A))
        keeper.keep(match)
        keeper.prune()
    assert len(games.files()) == 2


def test_what_is_left_is_told_by_its_names():
    assert duel_way("draft", 3).unfinished == "The duel of Ann and Ben is not ready to begin."
    assert "Your solo game" in solo_way("draft", 3).unfinished
    assert isinstance(duel_way("draft", 3), UnderWay)
