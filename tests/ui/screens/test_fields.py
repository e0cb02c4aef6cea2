"""Text is checked where it enters: in every field, typed or pasted alike."""

import re
from pathlib import Path

import pytest
from textual import events

import clash_tui.ui
from clash_tui.base import clean_text
from clash_tui.base.settings import LONGEST_NAME
from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets import field as field_module
from clash_tui.ui.widgets.field import LONGEST_SEARCH, Field
from tests.ui.screens.samples import show

HUGE = "zmqu" * 25_000


async def paste(pilot, text):
    pilot.app.post_message(events.Paste(text))
    await pilot.pause()


def told(app):
    return [each.message for each in app._notifications]


def test_every_field_is_the_one_of_the_house():
    """So none can let in what another keeps out."""
    made = {
        file.name: re.findall(r"\b(?:Input|MaskedInput|TextArea)\(", file.read_text("utf-8"))
        for file in Path(clash_tui.ui.__file__).parent.rglob("*.py")
    }
    assert {name: found for name, found in made.items() if found} == {}


@pytest.fixture
def name_field(make_app):
    """Open the form of a duel in the field of the first name."""
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def open_form():
        app = make_app()
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("d")
            field = app.screen.query_one("#name-a", Field)
            app.screen.set_focus(field)
            await pilot.pause()
            field.value = ""
            yield app, pilot, field

    return open_form


@pytest.mark.parametrize(
    "sign", ["\u202e", "\u200b", "\x07", "\x1b", "\ue000", "\ud800"], ids=ascii
)
async def test_a_name_with_a_mark_is_pasted_and_the_form_goes_on(name_field, sign):
    async with name_field() as (app, pilot, field):
        await paste(pilot, f"An{sign}n\r\n")
        assert field.value == "Ann"
        assert told(app) == ["One sign that cannot be shown was left out."]
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, DeckChoiceScreen)


async def test_what_a_paste_loses_to_the_length_is_said(name_field):
    async with name_field() as (app, pilot, field):
        await paste(pilot, "Bartholomew the Brave")
        assert field.value == "Bartholomew the "
        assert told(app) == ["The pasted text was cut off: this line takes 16 characters."]


async def test_a_paste_that_fits_is_no_matter_for_words(name_field):
    async with name_field() as (app, pilot, field):
        await paste(pilot, "Ann\tand\u00a0Bea\n")
        assert field.value == "Ann and Bea"
        assert told(app) == []


async def test_it_goes_in_at_the_cursor_and_in_the_place_of_what_is_selected(name_field):
    async with name_field() as (_app, pilot, field):
        await paste(pilot, "Anna")
        await pilot.press("left", "left")
        await paste(pilot, "\u202eto")
        assert (field.value, field.cursor_position) == ("Antona", 4)
        await pilot.press("shift+left", "shift+left")
        await paste(pilot, "di")
        assert (field.value, field.cursor_position) == ("Andina", 4)


async def test_an_accent_joins_its_letter_typed_or_pasted(name_field):
    async with name_field() as (app, pilot, field):
        await pilot.press("e")
        app.post_message(events.Key("\u0301", "\u0301"))
        await paste(pilot, "o\u0301")
        assert (field.value, field.cursor_position) == ("éó", 2)


async def test_a_line_that_is_full_takes_no_more(name_field):
    async with name_field() as (_app, pilot, field):
        await pilot.press(*"x" * (LONGEST_NAME + 3), "left", "y")
        assert field.value == "x" * LONGEST_NAME
        assert field.cursor_position == LONGEST_NAME - 1


async def test_no_value_holds_what_cannot_be_shown(name_field):
    async with name_field() as (_app, _pilot, field):
        field.value = "An\u202en" + "x" * 50
        assert field.value == "Ann" + "x" * (LONGEST_NAME - 3)


@pytest.mark.parametrize("keys", ["d tab tab tab tab", "r /", "a /"])
async def test_of_a_huge_paste_no_more_is_looked_at_than_fits(make_app, monkeypatch, keys):
    looked_at = []

    def without_unshowable(text):
        looked_at.append(len(text))
        return clean_text.without_unshowable(text)

    monkeypatch.setattr(field_module, "without_unshowable", without_unshowable)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys.split())
        field = app.screen.query(Field).first()
        app.screen.set_focus(field)
        await paste(pilot, HUGE)
        assert 0 < len(field.value) <= LONGEST_SEARCH
        assert sum(looked_at) < 100 * LONGEST_SEARCH


async def test_a_paste_where_nothing_is_written_does_nothing(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await paste(pilot, "d" + HUGE)
        assert isinstance(app.screen, TitleScreen)
        assert told(app) == []
        show(app, "new-duel")
        await paste(pilot, "q")
        assert isinstance(app.screen, NewDuelScreen)


async def test_the_palette_takes_only_text_too(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await paste(pilot, "\x1b[31mqu\u202eit" + HUGE)
        value = app.screen.query_one("CommandInput").value
        assert value.startswith("[31mquit")
        assert len(value) < 2100
