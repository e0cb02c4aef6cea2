"""From the title to a solo game, by keyboard alone and by mouse alone."""

import pytest

from clash_tui.base.player_names import OPPONENT
from clash_tui.base.settings import LastSolo
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import SoloDeck, SoloDraft
from clash_tui.games.clash.rules import SoloOptions
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.setup.deck_list import DeckList
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.clash.setup.new_solo import NewSoloScreen
from clash_tui.ui.clash.setup.offer_row import OfferRow
from clash_tui.ui.clash.setup.solo_champion import SoloChampionScreen
from clash_tui.ui.clash.setup.solo_deck import SoloDeckScreen
from clash_tui.ui.clash.setup.solo_draft import SoloDraftScreen
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text, middle
from tests.ui.screens.samples import RAGE, show

DRAFT = {"kind": "custom", "format": "draft", "champion": True}


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[SoloPlan]:
    """Collect the games that would begin."""
    begun: list[SoloPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_solo", lambda _ways, plan: begun.append(plan))
    return begun


async def press(pilot, *keys):
    """Press keys, one after the other, each when the one before has done what it does."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def test_a_quick_game_by_keyboard(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", *["tab"] * 3, "down", "enter", "tab", "tab", *"Hal", "enter")
        await press(pilot, "enter")
        assert isinstance(app.screen, SoloDeckScreen)
        await press(pilot, "down", "down", "enter")
    (plan,) = plans
    assert plan.names == ("Hal", OPPONENT)
    deck, pile = SoloDeck(default_catalog()).pick("deck-3").final_decks()
    assert (plan.setup.deck, plan.setup.pile) == (deck, pile)
    assert plan.setup.edition == "starter-kit"
    assert plan.setup.options == SoloOptions()
    assert plan.setup.seed == 7
    assert plan.preparation.kind == "quick"
    assert app.settings.last_solo == LastSolo(edition="starter-kit", name="Hal")


async def test_a_custom_draft_with_a_champion_by_keyboard(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "down", "enter", "tab", "down", "enter", *["tab"] * 3)
        await press(pilot, "down", "enter", "f2")
        for number in range(8):
            assert isinstance(app.screen, SoloDraftScreen)
            assert f"round {number + 1} of 8" in frame_text(app)
            await press(pilot, "right", "enter")
        assert isinstance(app.screen, SoloChampionScreen)
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, DifficultyScreen)
        await press(pilot, "down", "down", "right", "f2")
    (plan,) = plans
    assert len(plan.setup.deck) == 8
    assert plan.preparation.moves[:8] == plan.setup.deck
    assert plan.setup.champion not in plan.setup.deck
    assert plan.preparation.moves[8] == f"champion {plan.setup.champion}"
    assert plan.preparation.level == "easy"
    assert plan.setup.options == SoloOptions(fixed_mana=7)


async def test_a_custom_draft_by_mouse(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await click_text(pilot, app, "Solo")
        await click_text(pilot, app, "Custom game")
        await click_text(pilot, app, "Draft")
        await click_text(pilot, app, "Choose the deck")
        while isinstance(app.screen, SoloDraftScreen):
            offer = app.screen.query_one(OfferRow)
            # The first click goes there, unless the cursor is on it already.
            await pilot.click(offer, offset=middle(offer.where(0)))
            await pilot.pause()
        await click_text(pilot, app, "Surprise me")
        await click_text(pilot, app, "Start the game")
        await pilot.pause()
    (plan,) = plans
    assert plan.setup.options.points == 1
    assert plan.setup.champion is None


async def test_what_is_given_away_is_shown(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        show(app, "solo-draft")
        await pilot.pause()
        draft = app.screen._draft
        assert isinstance(draft, SoloDraft)
        text = frame_text(app)
        assert "The opponent's pile  15/24" in text
        for card in (*draft.given, *draft.taken):
            assert card.name in text


async def test_the_cursor_walks_over_deck_and_pile(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        screen = show(app, "solo-draft")
        await press(pilot, "down")
        assert screen.cards == screen.lists[0]
        await press(pilot, "down", "right")
        assert screen.cards == screen.lists[1]
        assert screen.place == 1
        await press(pilot, "right", "right", "right")
        assert screen.place == 9
        await press(pilot, *["down"] * 9)
        assert screen.place == 14
        await press(pilot, "left", "left")
        assert screen.cards == screen.lists[0]
        await press(pilot, "enter")
        assert len(screen._draft.picks) == 5, "only what lies open is taken"
        await press(pilot, *["up"] * 9)
        assert screen.cards == screen._draft.revealed
        pile = screen.query_one("#pile", DeckList)
        await pilot.click(pile, offset=middle(pile.where(10, pile.size.width)))
        await pilot.pause()
        assert screen.card == screen.lists[1][10]
        await press(pilot, "i")
        assert screen.lists[1][10].name.upper() in frame_text(app).upper()


async def test_leaving_a_draft_asks_first(make_app, plans):
    app = make_app(last_solo=DRAFT)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", "q")
        assert isinstance(app.screen, NewSoloScreen), "before the first pick nothing is lost"
        await press(pilot, "f2", "1", "q")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert isinstance(app.screen, SoloDraftScreen)
        await press(pilot, "q", "y")
        assert isinstance(app.screen, NewSoloScreen)


async def test_going_back_takes_one_step_back(make_app, plans):
    app = make_app(last_solo=DRAFT)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", *"11111111", "enter")
        assert isinstance(app.screen, DifficultyScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, SoloChampionScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, SoloDraftScreen)
        assert "round 8 of 8" in frame_text(app)
        await press(pilot, "2", "enter", "down", "down", "right", "f2")
    (plan,) = plans
    assert len(plan.preparation.moves) == 9


async def test_a_deck_is_given_back(make_app, plans):
    app = make_app(last_solo={"kind": "custom"})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", "enter")
        assert isinstance(app.screen, DifficultyScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, SoloDeckScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, NewSoloScreen)
        await press(pilot, "q")
        assert isinstance(app.screen, TitleScreen)


async def test_the_last_choice_is_offered_again(make_app, plans):
    last = {**DRAFT, "edition": "starter-kit", "name": "Ann", "level": "heroic"}
    app = make_app(last_solo={**last, "options": "8+2 fort-only rage"})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o")
        cursors = {menu.id: menu.cursor for menu in app.screen.query(Menu)}
        assert cursors == {
            "kind": "custom",
            "format": "draft",
            "edition": "starter-kit",
            "champion": "on",
            "sets": "initiation-pack",
        }
        await press(pilot, "f2", *"11111111", "enter", "f2")
    (plan,) = plans
    assert plan.name == "Ann"
    assert plan.preparation.level == "heroic"
    assert plan.setup.options == RAGE


async def test_options_of_the_settings_that_say_nothing_are_passed_over(make_app, plans):
    app = make_app(last_solo={"kind": "custom", "options": "many"})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", "enter", "down", "down", "right", "f2")
    assert plans[0].setup.options == SoloOptions(fixed_mana=7)


@pytest.mark.parametrize("last", [{"kind": "quick"}, {"format": "preconstructed"}])
async def test_a_champion_goes_with_a_custom_draft_only(make_app, last):
    """R87"""
    app = make_app(last_solo={**DRAFT, **last})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", *["tab"] * 4, "down", "enter")
        text = frame_text(app)
        assert "Only in a custom game with Draft." in " ".join(text.split())
        assert "↓" not in "".join(text.split("\n")[-6:-2])
        await press(pilot, "f2")
        assert app.screen._preparing.preparation.champion is False
        assert app.settings.last_solo.champion


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ((), "6 mana and 1 more for each"),
        (("down",), "from Easy to Mythic"),
        (("tab",), "the other three, 24 cards"),
        (("tab", "down"), "Eight times four cards"),
        (("tab", "tab"), "Sets are chosen for Draft only"),
        (("tab",) * 3, "during your Summoning only"),
        ((*("tab",) * 4, "down"), "waits beside the Bridges"),
        (("tab",) * 5, "this player is called Player"),
        (("tab",) * 6, "Next, you pick one of the four decks"),
    ],
)
async def test_what_the_cursor_is_on_is_explained(make_app, keys, words):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", *keys)
        text = frame_text(app)
        assert words in " ".join(text.split())
        assert "↓" not in "".join(text.split("\n")[-6:-2]), "the whole explanation is in sight"
