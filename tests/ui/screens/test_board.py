"""The board: its frames at every size, and what happens at the keys and clicks of a player."""

import pytest

from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from tests.ui.positions import CROWD, OPENING, TABLE
from tests.ui.screens.sizes import BOARD_STORM, at_every_size, weather

SPLIT = """\
initiation-pack  turn 5  A summoning  mana 5
A Bastion  | combustion boom zombie
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre  ||  microctopus
lower  ||  lieutenant:0! brute
"""
LAST_CARD = """\
initiation-pack  turn 5  A summoning  mana 5
A Fort     | zombie
B Bastion  gnome | reptile cyclone scribe
upper  ogre  ||
lower  ||
"""
WINDOW = """\
starter-kit  turn 5  A summoning  mana 1
A Bastion  | boom troll
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre  ||  martyr
lower  ||
"""
CHAMPIONS = TABLE + "champions  A brigand ready  B gnome exhausted\n"
WON = """\
initiation-pack  turn 5  A summoning  mana 1
A Bastion  | boom troll
B Fort     gnome zombie reptile | scribe
upper  ogre  ||
lower  ||
"""


def inside(region):
    """Return a cell within a card."""
    return region.x + 2, region.y + 2


BOARDS = {
    "opening": (OPENING, ()),
    "table": (TABLE, ()),
    "crowd": (CROWD, ()),
    "champions": (CHAMPIONS, ()),
    "champion": (CHAMPIONS, ("0",)),
    "called": (CHAMPIONS, ("0", "u", "up", "up")),
    "lane": (TABLE, ("2",)),
    "target": (TABLE, ("3", "right")),
    "menu": (TABLE, ("m",)),
    "inspect": (TABLE, ("up", "up", "enter")),
    "log": (TABLE, ("2", "l", "g")),
    "order": (SPLIT, ("1", "enter")),
    "window": (WINDOW, ("space",)),
    "losing": (LAST_CARD, ("1", "enter")),
    "hand-over": (TABLE, ("space",)),
    "won": (WON, ("space", "b")),
    "result": (WON, ("space",)),
}
"""Everything that stands on or over the board: a position, and the keys that lead there."""


@pytest.mark.parametrize("name", BOARDS)
async def test_the_board_at_every_size(name, at_table, golden):
    position, keys = BOARDS[name]
    async with at_table(position) as table:
        await table.pilot.press(*keys)
        moves, hint = table.moves, table.board.said.spans
        await at_every_size(table.pilot, golden)
        await weather(table.pilot, name, BOARD_STORM)
        assert (table.moves, table.board.said.spans) == (moves, hint)


@pytest.mark.parametrize("position", [TABLE, CROWD], ids=["table", "crowd"])
async def test_plain_ascii_is_plain_ascii(position, at_table):
    async with at_table(position, glyphs="ascii", size=(120, 36)) as table:
        await table.pilot.press("1")
        assert table.text.isascii()


async def test_colours_and_styles(at_table, golden_svg):
    async with at_table(TABLE, size=(120, 36)) as table:
        await table.pilot.press("3")
        assert table.app.export_screenshot() == golden_svg


async def test_a_creature_goes_to_the_lane_that_is_chosen(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "down", "enter")
        assert table.moves == ["brute lower"]
        await table.pilot.press("z")
        assert table.moves == []
        await table.pilot.press("y")
        assert table.moves == ["brute lower"]


async def test_caps_lock_takes_back_and_does_not_play_again(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "U")
        assert table.moves == ["brute upper"]
        await table.pilot.press("Z")
        assert table.moves == []
        await table.pilot.press("Z")
        assert table.moves == []
        await table.pilot.press("Y")
        assert table.moves == ["brute upper"]


async def test_the_same_key_again_turns_to_the_other_lane(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "2", "enter")
        assert table.moves == ["brute lower"]


async def test_space_with_a_card_in_hand_says_what_plays_it(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "space")
        assert table.moves == []
        assert "enter plays it, esc puts it back" in table.text
        assert "space" not in table.text.rsplit("\n", 2)[-2]
        await table.pilot.press("enter")
        assert table.moves == ["brute upper"]


async def test_the_letter_of_a_lane_plays_at_once(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "u")
        assert table.moves == ["brute upper"]


async def test_a_champion_is_called_with_0(at_table):
    async with at_table(CHAMPIONS) as table:
        await table.pilot.press("0")
        assert "With Brigand in the upper lane" in table.text
        await table.pilot.press("0", "enter")
        assert table.moves == ["champion lower"]
        assert "in play" in table.text
        await table.pilot.press("0")
        assert "Brigand is in play already." in table.text


async def test_a_champion_is_called_with_the_mouse(at_table):
    async with at_table(CHAMPIONS, size=(120, 36)) as table:
        field = table.board.query_one("Battlefield")
        place = field.champion_place(0)
        await table.pilot.hover(field, offset=(place.x + 4, 0))
        assert "Ann's Champion" in table.text
        for lead in ("With Brigand", "If you attack now", "With Brigand"):
            await table.pilot.click(field, offset=(place.x + 4, 0))
            assert lead in table.text
        await table.pilot.click(field, offset=(3, 14))
        assert table.moves == ["champion lower"]


async def test_the_cursor_goes_to_the_champions_too(at_table):
    async with at_table(CHAMPIONS) as table:
        await table.pilot.press("up", "up", "up", "enter", "u")
        assert table.moves == ["champion upper"]


async def test_without_champions_0_does_nothing(at_table):
    async with at_table(TABLE) as table:
        before = table.text
        await table.pilot.press("0")
        assert table.text == before


async def test_an_incantation_is_aimed_with_the_arrows(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("3")
        assert "With Boom! on Ogre" in table.text
        await table.pilot.press("right")
        assert "With Boom! on Shaman" in table.text
        await table.pilot.press("enter")
        assert table.moves == ["boom B upper 1"]


async def test_a_card_that_costs_too_much_stays_and_says_so(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("1")
        assert "Troll costs 6 mana, you have 4." in table.text
        await table.pilot.press("enter")
        assert table.moves == []


async def test_escape_puts_the_card_back_and_then_opens_the_menu(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("2", "escape")
        assert "If you attack now" in table.text
        await table.pilot.press("escape")
        assert "Offer a draw" in table.text


async def test_no_card_of_a_hand_is_seen_while_the_keyboard_is_handed_over(at_table):
    async with at_table(TABLE, ready=False) as table:
        for card in ("Troll", "Brute", "Boom", "Partis", "Gnome", "Zombie", "Reptile", "Cyclone"):
            assert card not in table.text
        await table.pilot.press("enter")
        assert "Troll" in table.text
        for card in ("Gnome", "Zombie", "Reptile", "Cyclone"):
            assert card not in table.text


async def test_the_next_player_sees_their_own_hand_and_nothing_can_be_taken_back(at_table):
    async with at_table(TABLE, size=(160, 45)) as table:
        await table.pilot.press("3", "enter", "space")
        assert isinstance(table.screen, DuelHandOver)
        # What is told is the whole turn, not its last move alone.
        assert "Ann casts Boom! on Ben's Ogre" in table.text
        assert "Ben gains" not in table.text
        await table.pilot.press("enter")
        assert "Gnome" in table.text
        assert "Ben to play" in table.text
        await table.pilot.press("z")
        assert table.moves[1:] == ["attack"]


async def test_an_attack_can_be_taken_back_until_the_next_player_is_ready(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("space", "z")
        # Ben may hold the keyboard by now: it is handed back before Ann's hand is seen.
        assert isinstance(table.screen, DuelHandOver)
        assert "Pass the keyboard back to Ann" in table.text
        assert "Taken back." in table.text
        assert table.moves == []
        assert "Troll" not in table.text
        await table.pilot.press("enter")
        assert table.screen is table.board
        assert "Ann to play" in table.text
        await table.pilot.press("y")
        assert table.moves == ["attack"]


async def test_the_last_card_is_played_only_after_a_warning(at_table):
    async with at_table(LAST_CARD) as table:
        await table.pilot.press("1", "enter")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n")
        assert table.moves == []
        await table.pilot.press("enter", "y")
        assert isinstance(table.screen, ResultScreen)
        assert "Ben wins" in table.text


async def test_the_warning_can_be_turned_off(at_table):
    async with at_table(LAST_CARD, confirm_losing_play=False) as table:
        await table.pilot.press("1", "enter")
        assert isinstance(table.screen, ResultScreen)


async def test_the_owner_chooses_the_order_of_return(at_table):
    async with at_table(SPLIT) as table:
        await table.pilot.press("1", "enter")
        assert isinstance(table.screen, ReturnOrderScreen)
        assert "Ben: in which order" in table.text
        await table.pilot.press("2")
        assert table.moves == ["combustion B upper 0", "return lieutenant microctopus"]
        # Ben has chosen in Ann's turn: he hands the keyboard back.
        assert "Pass the keyboard back to Ann" in table.text
        await table.pilot.press("enter")
        assert table.screen is table.board
        assert table.board.sight.eyes == 0


async def test_the_hand_of_the_player_to_move_is_hidden_while_the_other_chooses(at_table):
    async with at_table(SPLIT, size=(160, 45)) as table:
        await table.pilot.press("1", "enter")
        assert "Boom" not in table.text


async def test_the_cast_can_be_taken_back_while_the_order_is_chosen(at_table):
    async with at_table(SPLIT) as table:
        await table.pilot.press("1", "enter", "z")
        assert table.moves == []
        assert "Pass the keyboard back to Ann" in table.text
        await table.pilot.press("enter")
        assert table.screen is table.board


@pytest.mark.parametrize(
    ("stops", "moves"),
    [("possible", ["attack"]), ("always", ["attack"]), ("never", ["attack", "continue"])],
)
async def test_the_assault_stops_where_a_cast_is_possible(stops, moves, at_table):
    async with at_table(WINDOW, assault_stops=stops) as table:
        await table.pilot.press("space")
        assert table.moves[:2] == moves
        if stops == "never":
            assert isinstance(table.screen, DuelHandOver)
            return
        assert "Before Ogre attacks: cast an incantation" in table.text
        await table.pilot.press("1", "enter", "space")
        assert table.moves[:2] == ["attack", "boom B upper 0"]


async def test_taking_back_leaps_over_moments_that_passed_by_themselves(at_table):
    async with at_table(WINDOW, assault_stops="never") as table:
        await table.pilot.press("space", "z", "enter")
        assert table.moves == []
        assert table.screen is table.board


async def test_moments_to_cast_wait_for_a_key_where_that_is_wanted(at_table):
    nothing = WINDOW.replace("| boom troll", "| troll zombie")
    async with at_table(nothing, assault_stops="always") as table:
        await table.pilot.press("space")
        assert "Any key goes on" in table.text
        await table.pilot.press("x", "x")
        assert isinstance(table.screen, DuelHandOver)


async def test_an_offered_draw_is_answered_by_the_other_player(at_table):
    async with at_table(TABLE) as table:
        for answer, moves in (("n", ["draw A", "decline"]), ("y", ["draw A", "accept"])):
            await table.pilot.press("m", "down", "down", "down", "down", "enter")
            assert "Ben, do you agree?" in table.text
            assert "▸ Play on" in table.text
            assert "Troll" not in table.text
            await table.pilot.press(answer)
            assert table.moves[-2:] == moves
            if answer == "n":
                # Ben has the keyboard: he hands it back before Ann's hand is seen.
                assert "Pass the keyboard back to Ann" in table.text
                assert "Troll" not in table.text
                await table.pilot.press("enter")
                assert "Troll" in table.text
        assert isinstance(table.screen, ResultScreen)


async def test_resigning_asks_first(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("m", "up", "up", "enter")
        keys = ("m", *["down"] * 5, "enter")
        if not isinstance(table.screen, ConfirmScreen):
            await table.pilot.press(*keys)
        assert "do you give the game up?" in table.text
        await table.pilot.press("y")
        assert table.moves == ["resign A"]
        assert "Ben wins" in table.text


async def test_a_question_before_attacking_where_that_is_wanted(at_table):
    async with at_table(TABLE, confirm_attack=True) as table:
        await table.pilot.press("space")
        assert "You could still play" in table.text
        await table.pilot.press("n")
        assert table.moves == []


async def test_the_mouse_explains_and_plays(at_table):
    async with at_table(TABLE, size=(120, 36)) as table:
        hand = table.board.query_one("HandRow")
        field = table.board.query_one("Battlefield")
        boom = hand.where(2)
        await table.pilot.hover(hand, offset=inside(boom))
        assert "BOOM!" in table.text
        await table.pilot.click(hand, offset=inside(boom))
        shaman = field.where(
            next(
                creature.number
                for creature in table.board.sight.view().sides[1].upper
                if creature.card.id == "shaman"
            )
        )
        await table.pilot.hover(field, offset=inside(shaman))
        assert "With Boom! on Shaman" in table.text
        await table.pilot.click(field, offset=inside(shaman))
        assert table.moves == ["boom B upper 1"]
        brute = hand.where(1)
        await table.pilot.click(hand, offset=inside(brute))
        assert "Brute costs 4 mana, you have 3." in table.text


async def test_the_mouse_chooses_a_lane(at_table):
    async with at_table(TABLE, size=(120, 36)) as table:
        hand = table.board.query_one("HandRow")
        field = table.board.query_one("Battlefield")
        await table.pilot.click(hand, offset=inside(hand.where(1)))
        await table.pilot.hover(field, offset=(5, 14))
        assert "With Brute in the lower lane" in table.text
        await table.pilot.click(field, offset=(5, 14))
        assert table.moves == ["brute lower"]


async def test_a_click_on_the_card_in_hand_puts_it_back(at_table):
    async with at_table(TABLE) as table:
        hand = table.board.query_one("HandRow")
        for lead in ("With Brute", "If you attack now"):
            await table.pilot.click(hand, offset=inside(hand.where(1)))
            assert lead in table.text


async def test_any_key_skips_what_is_told(at_table):
    async with at_table(WON, animation="slow") as table:
        await table.pilot.press("space")
        assert table.board.playback.running
        await table.pilot.press("x")
        assert isinstance(table.screen, ResultScreen)


async def test_a_click_skips_and_takes_no_card(at_table):
    async with at_table(TABLE, animation="slow") as table:
        await table.pilot.press("space")
        hand = table.board.query_one("HandRow")
        await table.pilot.click(hand, offset=inside(hand.where(1)))
        assert isinstance(table.screen, DuelHandOver)
        assert table.moves == ["attack"]


async def test_the_panel_beside_the_board_can_be_hidden(at_table):
    async with at_table(TABLE, size=(120, 36)) as table:
        assert "TROLL" in table.text
        await table.pilot.press("i")
        await table.pilot.pause()
        assert "TROLL" not in table.text
        assert "Troll costs 6 mana" in table.text


async def test_nothing_left_to_play_is_said(at_table):
    poor = TABLE.replace("mana 4/7", "mana 0/7")
    async with at_table(poor) as table:
        assert "nothing more to play" in table.text


async def test_after_the_end_every_card_is_open_and_nothing_can_be_played(at_table):
    async with at_table(WON) as table:
        await table.pilot.press("space", "b")
        assert table.screen is table.board
        assert "Sc" in table.text
        await table.pilot.press("1", "2", "z")
        assert table.moves == ["attack"]
        await table.pilot.press("space")
        assert isinstance(table.screen, ResultScreen)


BUSY = """\
initiation-pack  turn 5  A summoning  mana 4/7
A Bastion  brute | troll boom partisan annihilation
B Bastion  gnome zombie | reptile cyclone scribe^ meteorite
upper  baron shaman reptile  ||  brawler ogre shaman
lower  revenant:1 zombie  ||  grrr lieutenant
"""
FRESH = """\
initiation-pack  turn 1  A summoning  mana 6
A Bastion  | troll brute boom partisan annihilation
B Bastion  | gnome zombie reptile cyclone scribe
upper  ||
lower  ||
"""


async def test_the_whole_forecast_is_a_key_away_where_the_line_is_cut(at_table):
    async with at_table(BUSY) as table:
        assert "f: all of it" in table.text
        for key in ("f", "f"):
            await table.pilot.press(key)
        assert "THE FORECAST" not in table.text
        forecast = table.board.query_one("#forecast")
        await table.pilot.click(forecast, offset=(3, 0))
        assert "THE FORECAST" in table.text
        assert "1 Baron attacks Brawler for 3" in table.text
        await table.pilot.press("f", "3", "f")
        assert "With Boom! on" in table.text
        assert "1 Ann casts Boom! on Ben's Brawler" in table.text


async def test_the_bottom_row_offers_only_what_can_be_done(at_table):
    async with at_table(CHAMPIONS) as table:
        row = table.text.split("\n")[-2]
        assert row.strip().startswith("2-4 card  0 Champion  space attack")
        # What cannot be taken is not offered, and its key says why.
        await table.pilot.press("1")
        assert "Troll costs 6 mana, you have 4." in table.text
        await table.pilot.press("0", "u")
        row = table.text.split("\n")[-2]
        assert "Champion" not in row
        assert " 0 Brigand" not in table.text
        await table.pilot.press("0")
        assert "Brigand is in play already." in table.text


async def test_the_mouse_tells_what_it_is_on_at_every_size(at_table):
    async with at_table(FRESH.replace("upper  ||", "upper  ||  ogre")) as table:
        field, hand = table.board.query_one("Battlefield"), table.board.query_one("HandRow")
        number = table.board.sight.view().sides[1].upper[0].number
        for size in ((80, 24), (100, 30), (120, 36)):
            await table.pilot.resize_terminal(*size)
            await table.pilot.pause()
            await table.pilot.hover(field, offset=inside(field.where(number)))
            assert "Ogre 4/4  Berserk" in table.text
            await table.pilot.hover(hand, offset=inside(hand.where(1)))
            assert "Brute 5/5" in table.text
        await table.pilot.press("2")
        await table.pilot.hover(hand, offset=inside(hand.where(0)))
        assert "Troll 3/6  Rage, Berserk" in table.text


async def test_a_newcomer_is_told_what_to_do_next_and_an_expert_is_not(at_table):
    async with at_table(FRESH) as table:
        assert "Take a card with 1-2 or 4, or attack with space." in table.text
        await table.pilot.press("right")
        assert "Take a card" not in table.text
        await table.pilot.press("2", "u")
        assert "Take another card with 2, or attack with space." in table.text
    async with at_table(FRESH.replace("turn 1 ", "turn 5 ")) as table:
        assert "Take a card" not in table.text


async def test_the_speed_changes_at_any_time(at_table):
    async with at_table(TABLE, animation="slow") as table:
        await table.pilot.press("plus")
        assert table.app.settings.animation == "normal"
        assert "Animation: normal." in table.text
        await table.pilot.press("minus", "minus", "space")
        assert table.app.settings.animation == "slow"
        assert table.board.playback.running
        await table.pilot.press("plus")
        assert table.board.playback.running
        assert "Animation: normal." in table.text
        await table.pilot.press("plus", "plus")
        assert table.app.settings.animation == "off"
        assert isinstance(table.screen, DuelHandOver)
