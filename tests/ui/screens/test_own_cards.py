"""A game of own cards is continued, watched and played again with the cards it began with."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches.saved_way import UnderWay
from clash_tui.match.saves import SavedGames
from clash_tui.ui.after.replay import ReplayScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from tests.match import own_cards
from tests.match.own_cards import SET
from tests.ui.screens.test_saves import notices

TOLD = "The set Reef says something else by now. This game keeps its cards as they were."


@pytest.fixture(autouse=True)
def still(config_folder, data_folder):
    """The set is edited between the game and the program's next start."""
    config_folder.mkdir(parents=True, exist_ok=True)
    (config_folder / "settings.toml").write_text('animation = "off"\n')
    own_cards.write_set(data_folder)
    yield
    default_catalog.cache_clear()


def leave(data_folder, moves):
    """Leave a duel, or its draft for less than no moves, and edit the set."""
    games = SavedGames(data_folder / "games")
    before = own_cards.catalog_of(data_folder)
    if moves < 0:
        games.close(games.begin_way(own_cards.way(before, "mid-draft")))
    else:
        games.close(games.begin(own_cards.duel(before, moves)))
    own_cards.edited(data_folder)
    default_catalog.cache_clear()
    assert {card.attack for card in default_catalog().set(SET).cards} == {5}


def attacks(match):
    """Return the attacks that the cards of a game have."""
    return {piece.card.attack for piece in match.state.pieces}


async def test_continued_and_played_again_it_has_its_cards_and_says_so_once(data_folder):
    leave(data_folder, 7)
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert notices(app) == [TOLD]
        await pilot.press("enter")
        board = app.screen
        assert isinstance(board, BoardScreen)
        assert attacks(board.match) == {2}
        board.turn.resign()
        await pilot.pause()
        app.screen.dismiss(True)
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("m")
        await pilot.pause()
        assert app.session.game is not None
        again, _plan = app.session.game
        assert again is not board.match
        assert attacks(again) == {2}
        assert notices(app) == [TOLD]


async def test_a_draft_goes_on_with_the_cards_it_began_with(data_folder):
    leave(data_folder, -1)
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, DraftScreen)
        assert notices(app) == [TOLD]
        assert isinstance(app.session.under_way, UnderWay)
        way = own_cards.go_on(app.session.under_way).preparing
        assert {card.attack for card in way.catalog.set(SET).cards} == {2}


async def test_a_replay_shows_it_as_it_was_played(data_folder):
    leave(data_folder, 1000)
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        [game] = app.session.finished_games()
        app.navigation.replays.show_replay_of_file(game.file)
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert attacks(app.screen._match) == {2}
        assert notices(app) == [TOLD]
