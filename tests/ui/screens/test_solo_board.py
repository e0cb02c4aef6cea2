"""The board against the pile: its frames, its words, and what is told of the opponent's turn."""

from contextlib import asynccontextmanager

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import SoloPreparation
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import (
    A,
    Resign,
    SoloOptions,
    SoloSetup,
    forecast,
    read_position,
    view,
    write_position,
)
from clash_tui.ui.clash.after.solo_result import SoloResultScreen
from clash_tui.ui.clash.play.beats import beats_of
from clash_tui.ui.clash.play.explain import brief, explain, topic_of
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.clash.play.stops import DISCARD, STRONGHOLD, Area, Stop, rows_of
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.confirm import ConfirmScreen
from tests.ui.frames import frame_text
from tests.ui.screens.samples import solo_plan
from tests.ui.screens.sizes import at_every_size

CATALOG = default_catalog()

HARD = """\
initiation-pack  turn 5  A summoning  mana 4/7
A Bastion  | troll brute boom partisan
B Bastion  pile gnome zombie reptile cyclone scribe meteorite discard grrr vortex
upper  baron carapace*  ||  ogre martyr
lower  revenant:1  ||
solo  fixed 8  per 2  resistance 1  ability rage  seed 7
"""
LAST = """\
starter-kit  turn 9  A summoning  mana 0/7
A Bastion  | troll brute boom partisan
B Fort     pile gnome zombie discard grrr vortex cyclone
upper  baron  ||
lower  ||
solo  fixed 6  per 1  resistance 0  ability -  seed 7
"""
WON = LAST.replace("starter-kit", "initiation-pack")
REVEALS = """\
initiation-pack  turn 5  A summoning  mana 0/7
A Bastion  | troll brute boom partisan
B Bastion  pile boom gnome zombie discard grrr
upper  ||
lower  ||
solo  fixed 3  per 1  resistance 0  ability -  seed 7
"""


def game_at(position: str) -> SoloGame:
    """Return a solo game of Ann's that has come to a position."""
    deck = CATALOG.deck("deck-1").cards
    rest = [card.id for card in CATALOG.set("initiation-pack").cards if card.id not in deck]
    setup = SoloSetup(deck=deck, pile=tuple(rest), options=SoloOptions(), seed=7)
    game = SoloGame(CATALOG, setup, ("Ann", "Opponent"), SoloPreparation(seed=7))
    game._positions = [read_position(position, CATALOG)]
    return game


def plan_of(game: SoloGame) -> SoloPlan:
    assert game.preparation is not None
    return SoloPlan("Ann", game.setup, game.preparation)


@pytest.fixture
def at_board(make_app):
    """Open the solo board at a position."""

    @asynccontextmanager
    async def open_board(position, size=(80, 24), **settings):
        app = make_app(**settings)
        async with app.run_test(size=size) as pilot:
            game = game_at(position)
            board = SoloBoardScreen(game, plan_of(game))
            app.push_screen(board)
            await pilot.pause()
            yield app, pilot, board

    return open_board


BOARDS = {
    "hard": (HARD, ()),
    "pile": (HARD, ("up", "up", "up", "up", "left")),
    "discard": (HARD, ("up", "up", "up", "up", "left", "right", "enter")),
    "spent": (LAST, ("space",)),
    "told": (REVEALS, ("space",)),
}


@pytest.mark.parametrize("name", BOARDS)
async def test_the_board_at_every_size(name, at_board, golden):
    position, keys = BOARDS[name]
    async with at_board(position) as (_app, pilot, _board):
        await pilot.press(*keys)
        await at_every_size(pilot, golden)


async def test_plain_ascii_is_plain_ascii(at_board):
    async with at_board(HARD, size=(120, 36), glyphs="ascii") as (app, pilot, _board):
        await pilot.press("2")
        assert frame_text(app).isascii()


async def test_the_hand_is_open_at_once_and_stays_open(at_board):
    async with at_board(HARD) as (app, pilot, board):
        assert "Troll" in frame_text(app)
        await pilot.press("space")
        assert app.screen is board
        assert "Ann to play" in frame_text(app)


async def test_what_the_pile_has_shown_cannot_be_taken_back(at_board):
    async with at_board(HARD) as (_app, pilot, board):
        await pilot.press("2", "u", "z")
        assert board.match.moves == []
        await pilot.press("space", "z")
        assert len(board.match.moves) == 1


async def test_there_is_nobody_to_offer_a_draw_to(at_board):
    async with at_board(HARD) as (app, pilot, board):
        await pilot.press("m")
        assert "Offer a draw" not in frame_text(app)
        await pilot.press("down", "down", "down", "down", "enter")
        assert board.match.moves == []
        assert isinstance(app.screen, ConfirmScreen)


async def test_the_empty_pile_wins_at_once_in_the_later_edition(at_board):
    async with at_board(WON) as (app, pilot, _board):
        await pilot.press("space")
        assert isinstance(app.screen, SoloResultScreen)
        assert "Ann wins: the pile is empty" in frame_text(app)


async def test_the_empty_pile_has_one_more_turn_in_the_first_edition(at_board):
    async with at_board(LAST) as (app, pilot, _board):
        await pilot.press("space")
        assert isinstance(app.screen, SoloResultScreen)
        assert "the opponent's last turn is over" in frame_text(app)


def words(position: str, stop: Stop) -> str:
    seen = view(read_position(position, CATALOG), 0)
    text = explain(stop, seen, 0, ("Ann", "Opponent"), None)
    return "\n".join(each.text for each in text)


def test_the_pile_is_explained_and_its_order_is_not():
    text = words(HARD, Stop(Area.STRIP, STRONGHOLD))
    assert "Health 6: the cards of the pile." in text
    assert "8 mana and 2 for each creature of yours" in text
    assert "attacks on the opponent deal 1 less" in text
    assert "all its creatures have Rage" in text
    assert "If its turn began now it would have 14 mana." in text
    assert "Cyclone, Gnome, Meteorite, Reptile, Scribe, Zombie" in text


def test_the_discard_is_open_with_the_newest_first():
    assert words(HARD, Stop(Area.STRIP, DISCARD)).split("\n")[-2:] == ["Vortex", "Grrr"]
    assert "Nothing lies here yet." in words(
        HARD.replace("discard grrr vortex", "discard"), Stop(Area.STRIP, DISCARD)
    )


def test_one_line_for_pile_and_discard():
    seen = view(read_position(HARD, CATALOG), 0)
    pile, lies = (
        "".join(text for _, text in brief(Stop(Area.STRIP, key), seen, 0, None))
        for key in (STRONGHOLD, DISCARD)
    )
    assert pile == "Bastion under 6 cards; it would have 14 mana now."
    assert lies == "Discard: Vortex, Grrr"
    assert topic_of(Stop(Area.STRIP, DISCARD), seen, 0) == "pile"


def test_an_ability_of_the_level_says_so():
    seen = view(read_position(HARD, CATALOG), 0)
    ogre = seen.sides[1].upper[0]
    assert "Rage, from the level: " in words(HARD, Stop(Area.UPPER, ogre.number))


def test_pile_and_discard_are_where_a_hand_would_be():
    seen = view(read_position(HARD, CATALOG), 0)
    assert rows_of(seen, 0)[0] == [Stop(Area.STRIP, STRONGHOLD), Stop(Area.STRIP, DISCARD)]


def test_the_forecast_covers_the_pile_and_its_flip_but_shows_no_card_of_it():
    state = read_position(LAST.replace("B Fort   ", "B Bastion"), CATALOG)
    told = forecast(state)
    assert told.health_before[1] == 2
    assert told.bastion_falls == (False, True)
    assert told.health_after[1] == 5
    assert "gnome" not in told.model_dump_json().lower()


def test_each_reveal_and_each_placement_is_a_moment_of_its_own():
    game = game_at(REVEALS)
    beats = beats_of(game.play(game.legal_moves()[0]), "-", beyond_the_turn=True)
    kinds = [type(game.history[0][beat.told - 1].event).__name__ for beat in beats]
    shown = [kind for kind in kinds if kind in ("Revealed", "Fizzled", "Summoned")]
    assert shown == ["Revealed", "Fizzled", "Revealed", "Summoned"]
    assert beats[-1].state.active == 0


async def test_a_turn_is_taken_back_after_one_question_and_the_result_says_so(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        ways_of(app.navigation).start_solo(solo_plan())
        await pilot.pause()
        board = app.screen
        assert isinstance(board, SoloBoardScreen)
        began = [write_position(view(board.match.state, None, all_open=True))]
        assert "take_turn_back" not in (board.available_actions() or ())
        await pilot.press("t")
        assert "There is no turn to take back." in frame_text(app)
        for _turn in range(2):
            await pilot.press("space")
            await pilot.pause()
            began.append(write_position(view(board.match.state, None, all_open=True)))
        lines = len(board.game_log.lines())
        await pilot.press("t")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("n")
        assert board.match.taken_back == 0
        await pilot.press("t", "y")
        await pilot.pause()
        assert write_position(view(board.match.state, None, all_open=True)) == began[1]
        assert "Your turn is taken back." in frame_text(app)
        assert len(board.game_log.lines()) < lines
        # Asked once; the menu does the same as the key.
        await pilot.press("m", *["down"] * 4)
        assert "Take back my last turn" in frame_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert write_position(view(board.match.state, None, all_open=True)) == began[0]
        assert board.match.taken_back == 2
        board.course.play(Resign(A))
        await pilot.pause()
        assert isinstance(app.screen, SoloResultScreen)
        assert "2 turns taken back" in frame_text(app)


async def test_the_opponents_turn_stays_in_one_line_until_the_player_acts(at_board):
    async with at_board(HARD, size=(100, 30)) as (app, pilot, board):
        await pilot.press("space")
        said = "Opponent: 4 cards; Carapace, Baron fell; Bastion 4 → 2; its Bastion fell"
        assert said in frame_text(app)
        assert "t undo turn" in frame_text(app).split("\n")[-2]
        hand = board.query_one("HandRow")
        await pilot.hover(hand, offset=(2, 2))
        await pilot.hover(board.query_one("PhaseLine"))
        assert said in frame_text(app)
        await pilot.press("2", "u")
        assert said not in frame_text(app)


async def test_a_skip_ends_where_the_opponents_turn_begins(at_board):
    async with at_board(HARD, animation="slow") as (app, pilot, board):
        # The first key skips how the game began.
        await pilot.press("x", "space", "x")
        assert board.playback.running
        assert "Opponent gains" in frame_text(app)
        await pilot.press("x")
        assert not board.playback.running


async def test_a_lost_game_is_played_on_from_the_last_turn_and_does_not_count(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        ways_of(app.navigation).start_solo(solo_plan())
        await pilot.pause()
        for _turn in range(2):
            await pilot.press("space")
            await pilot.pause()
        lost = app.screen.match
        began = len(lost.moves)
        await pilot.press("1", "u")
        app.screen.course.play(Resign(A))
        await pilot.pause()
        assert isinstance(app.screen, SoloResultScreen)
        assert "Take back my last turn" in frame_text(app)
        await pilot.press("t")
        await pilot.pause()
        board = app.screen
        assert isinstance(board, SoloBoardScreen)
        assert (len(board.match.moves), board.match.branched_at) == (began, began)
        assert lost.outcome is not None
        assert "a game of its own, and its result does not count" in frame_text(app)


async def test_a_won_game_offers_no_turn_to_take_back(at_board):
    async with at_board(WON) as (app, pilot, _board):
        await pilot.press("space")
        assert isinstance(app.screen, SoloResultScreen)
        assert "take_turn_back" not in app.screen.available_actions()
        assert "Take back" not in frame_text(app)
