"""Every screen in the pseudo-language: nothing on it is English only or cut, and no key is lost.

A word without accents was not translated, or was put together after it was. A text without its
mark at the end is cut: ``tests/ui/whole.py`` names where that may be, and why.
"""

import re

import pytest

from clash_tui.base.i18n import PSEUDO, use_language
from clash_tui.games.clash.cards import Ability
from clash_tui.ui.clash.collection.cards import CardsScreen
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.widgets.key_bar import KeyBar, fitting
from tests.ui.board.duels import duel_at
from tests.ui.frames import frame_text
from tests.ui.positions import BIG_HAND, LATER
from tests.ui.screens import constructed_samples, samples
from tests.ui.screens.conftest import Table
from tests.ui.screens.test_later_boards import PAIR_FALLS
from tests.ui.screens.test_solo_board import HARD, LAST, REVEALS, game_at, plan_of
from tests.ui.whole import cut_texts

SIZES = ((80, 24), (120, 36))

THE_SAME_EVERYWHERE = {
    *("Ann", "Ben", "Cy", "Di", "Ed", "Flo", "ANN", "BEN", "CY", "DI", "ED", "FLO"),
    *("Opponent", "OPPONENT"),
    *("ctrl", "jk", "z", "zz", "zzz"),
}
"""Names of players, and keys."""

CODES = re.compile(f"({'|'.join(ability.code for ability in Ability)})+")

GIVEN = {
    "confirm": "Play Boom!? Only the Stronghold would be left.",
    "hand-over": " ".join(samples.STORY),
    "pass-on": "Pass the keyboard to Ben. Ann's deck is built and hidden. Ben builds a deck now. "
    "Ann looks away. I am Ben: build my deck",
    "result": samples.SUMMARY.ending
    + " "
    + " ".join(deeds.card for deeds in samples.SUMMARY.cards),
    "records": "Sea dogs. Deck 1",
    "ask-line": "Paste a deck. The cards with commas between them: troll, ogre",
    "deck-shelf": "Sea dogs, SEA DOGS, Krakens, Nowhere, Short one, Too many, Twins, half, HALF. "
    "decks half.toml: Unterminated string at end of document",
    "own-decks": "Sea dogs, SEA DOGS, Krakens, Nowhere, Short one, Too many, Twins, half, HALF. "
    "decks half.toml",
    "pick": "Show only cost",
    "show-line": "Your deck. Sea dogs: " + ", ".join(constructed_samples.ANNS),
}
"""What the samples themselves give to their screens, names of own decks and what a library says."""

BOARDS = {
    "board": (samples.TABLE, ()),
    "inspected": (samples.TABLE, ("i",)),
    "aiming": (samples.TABLE, ("1",)),
    "menu": (samples.TABLE, ("m",)),
    "joining": (LATER, ("1", "up", "right")),
    "in-blood": (BIG_HAND, ("1",)),
    "pair-returns": (PAIR_FALLS, ("1", "right", "enter")),
}
SOLO_BOARDS = {
    "hard": (HARD, ()),
    "pile": (HARD, ("up", "up", "up", "up", "left")),
    "spent": (LAST, ("space",)),
    "told": (REVEALS, ("space",)),
}


@pytest.fixture(autouse=True)
def _pseudo_language(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    use_language([PSEUDO])
    yield
    use_language(["en"])


def english_words(text, given=""):
    """Return the words of a frame that have no accent, though they could have."""
    same = THE_SAME_EVERYWHERE | set(re.findall(r"\w+", given))
    # What is given can be cut by the screen.
    return [
        word
        for word in re.findall(r"\w+", text)
        if _is_english(word) and not any(each.startswith(word) for each in same)
    ]


def _is_english(word):
    return re.fullmatch("[A-Za-z]{2,}", word) is not None and CODES.fullmatch(word) is None


def hints_shown(screen, width, keep_all):
    """Return which of its keys a screen has in its bar, by their places."""
    screen.refresh_keys()
    hints = screen.query_one(KeyBar)._hints
    shown = {(hint.keys, hint.call) for _x, hint in fitting(hints, width, keep_all=keep_all)}
    return [place for place, hint in enumerate(hints) if (hint.keys, hint.call) in shown]


def check_words_of_keys(screen, width):
    """Check that the first keys and the last one have their words, and that all words are whole.

    Of a longer language a row of 80 has three keys in words and the last one, help; what the
    others do is told there.
    """
    hints = screen.query_one(KeyBar)._hints
    shown = [hint for _x, hint in fitting(hints, width, keep_all=True)]
    whole = {(hint.keys, hint.label) for hint in hints}
    assert all((hint.keys, hint.label) in whole for hint in shown if hint.label)
    assert all(hint.label for hint in (*shown[: 2 if width < 100 else 5], shown[-1]))


async def holds(pilot, given=""):
    """Check a screen at some sizes."""
    for width, height in SIZES:
        await pilot.resize_terminal(width, height)
        await pilot.pause()
        shown = frame_text(pilot.app)
        assert english_words(shown, given) == [], shown
        screen = pilot.app.screen
        assert cut_texts(screen) == []
        translated = hints_shown(screen, width, keep_all=True)
        use_language(["en"])
        english = hints_shown(screen, width, keep_all=False)
        use_language([PSEUDO])
        screen.refresh_keys()
        assert set(english) <= set(translated)
        check_words_of_keys(screen, width)


@pytest.mark.parametrize("name", ["title", "cards", *samples.SAMPLES, *constructed_samples.SAMPLES])
async def test_a_screen_is_translated_and_keeps_its_keys(name, make_app):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        if name == "cards":
            app.push_screen(CardsScreen("leprechaun"))
        elif name != "title":
            sample = samples.sample if name in samples.SAMPLES else constructed_samples.sample
            app.push_screen(sample(name))
        await holds(pilot, GIVEN.get(name, ""))


@pytest.mark.parametrize("name", BOARDS)
async def test_a_board_is_translated_and_keeps_its_keys(name, make_app):
    position, keys = BOARDS[name]
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        await Table(app, pilot, duel_at(position)).sit_down()
        await pilot.press(*keys)
        await holds(pilot)


@pytest.mark.parametrize("name", SOLO_BOARDS)
async def test_a_solo_board_is_translated_and_keeps_its_keys(name, make_app):
    position, keys = SOLO_BOARDS[name]
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        game = game_at(position)
        app.push_screen(SoloBoardScreen(game, plan_of(game)))
        await pilot.press(*keys)
        await holds(pilot)
