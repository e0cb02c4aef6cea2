"""What all forms before a game share: Enter goes on, Home and End, all sets, own sets, words."""

import shutil
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards.catalog import load_catalog
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.clash.setup.form import ALL_SETS
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.setup.new_solo import NewSoloScreen
from clash_tui.ui.clash.setup.solo_deck import SoloDeckScreen
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.prose import Prose
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_key, click_text
from tests.ui.screens.samples import show

FORMS = {"d": (NewDuelScreen, DeckChoiceScreen), "o": (NewSoloScreen, SoloDeckScreen)}


def chosen(app):
    """Return the sets that are marked as chosen."""
    entries = app.screen.query_one("#sets", Menu).entries
    return [entry.id for entry in entries if entry.note == "chosen"]


@pytest.fixture
def with_own_sets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let two sets of the player's own be there."""
    (tmp_path / "sets").mkdir()
    example = assets_dir("clash") / "examples" / "own-set.toml"
    text = example.read_text(encoding="utf-8")
    for number in (1, 2):
        copy = text.replace("[cards.", f"[cards.own-{number}-")
        lines = [
            f'id = "own-{number}"' if line.startswith("id =") else line
            for line in copy.splitlines()
        ]
        (tmp_path / "sets" / f"own-{number}.toml").write_text("\n".join(lines), encoding="utf-8")
    catalog = load_catalog(assets_dir("clash"), tmp_path)
    shutil.rmtree(tmp_path / "sets")
    assert not catalog.problems
    monkeypatch.setattr(ClashApp, "catalog", property(lambda _app: catalog))


@pytest.mark.parametrize("key", FORMS)
async def test_enter_alone_goes_through_a_form_to_its_button_and_on(make_app, key):
    form, after = FORMS[key]
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert "enter go on" in frame_text(app)
        presses = 0
        while isinstance(app.screen, form) and presses < 12:
            presses += 1
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, after)
        assert presses < 12
    assert app.settings.last_duel.format == "preconstructed"


async def test_enter_takes_what_is_not_chosen_before_it_goes_on(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down")
        assert "enter choose" in frame_text(app)
        await pilot.press("enter")
        assert app.screen.chosen["format"] == "draft"
        assert "enter go on" in frame_text(app)
        await pilot.press("enter", "enter")
        assert app.screen.query_one("#edition", Menu).cursor == "initiation-pack"
        assert chosen(app) == ["initiation-pack"], "Enter takes no set out of use"


async def test_enter_goes_through_the_difficulty_and_says_what_is_missing(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "difficulty-off")
        await pilot.pause()
        await pilot.press(*["enter"] * 7)
        assert "▸ Start the game" in frame_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, DifficultyScreen)
        assert [notice.message for notice in app._notifications] == [
            "The points do not match: 3 points too many."
        ]
        await pilot.press("home")
        assert "▸ Level" in frame_text(app)
        await pilot.press("end")
        assert "▸ Surprise me" in frame_text(app)


@pytest.mark.parametrize("key", FORMS)
async def test_home_and_end_lead_to_the_first_place_and_to_the_button(make_app, key):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key, "end")
        assert "[▸ Choose the deck" in frame_text(app)
        await pilot.press("home")
        first = next(iter(app.screen.PARTS.items()))
        menu = app.screen.query_one(f"#{first[0]}", Menu)
        assert menu.cursor == next(iter(first[1].options))
        await pilot.press("right", "end")
        assert app.screen.query_one("#sets", Menu).cursor == "sournoiserie"


@pytest.mark.parametrize("key", FORMS)
async def test_one_key_or_one_click_puts_all_sets_in_use_and_back(make_app, key):
    app = make_app(last_duel={"format": "draft"}, last_solo={"format": "draft"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await pilot.pause()
        every = [ALL_SETS, *(each.id for each in app.catalog.sets)]
        assert "a all sets" in frame_text(app).splitlines()[-1]
        await pilot.press("a")
        assert chosen(app) == every
        await pilot.press("a")
        assert chosen(app) == ["initiation-pack"]
        await click_text(pilot, app, "All sets")
        assert chosen(app) == every
        assert "352 cards" in frame_text(app)
        await click_text(pilot, app, "All sets")
        await click_key(pilot, app, "all sets")
        assert chosen(app) == every
        await pilot.press("f2")
        await pilot.pause()
    last = app.settings.last_duel if key == "d" else app.settings.last_solo
    assert list(last.sets) == every[1:]


async def test_preconstructed_asks_for_no_sets(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "a")
        await pilot.pause()
        assert "all sets" not in frame_text(app).splitlines()[-1]
        assert app.screen.sets == ("initiation-pack",)


@pytest.mark.parametrize("key", FORMS)
async def test_sets_of_ones_own_stand_first_and_are_counted(make_app, with_own_sets, key):
    app = make_app(last_duel={"format": "draft"}, last_solo={"format": "draft"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await pilot.pause()
        text = frame_text(app)
        assert "Sets of cards, 2 of them your own" in text
        assert text.count("(own)") == 2
        listed = [entry.id for entry in app.screen.query_one("#sets", Menu).entries]
        assert listed[:3] == [ALL_SETS, "own-1", "own-2"]


@pytest.mark.parametrize("key", FORMS)
async def test_every_place_of_a_form_is_explained(make_app, key):
    app = make_app(last_duel={"format": "draft"}, last_solo={"format": "draft", "kind": "custom"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await pilot.pause()
        form = app.screen
        stops = [*form._column("format"), *form._column("sets")]
        assert len(stops) > 20
        told = set()
        for stop in stops:
            form.go_to(stop)
            below = form.query_one("#explanation", Prose)
            (said,) = below._text
            assert said.text.rstrip().endswith("."), stop
            assert below.rows <= below.size.height, f"{stop} is not all in sight"
            told.add(said.text)
        assert len(told) == len(stops), "no two places are told alike"
        if key == "d":
            for begins in form.PARTS["begins"].options:
                form.choose("begins", begins)
                form.go_to(form.stop_in("begins"))
                assert below.rows <= below.size.height
                told.add(below._text[0].text)
            assert len(told) == len(stops) + 3
