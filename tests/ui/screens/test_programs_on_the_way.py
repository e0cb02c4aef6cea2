"""The way to a duel in which programs play: they choose, it is shown, and nobody hands over."""

import pytest

from clash_tui.base.settings import LastDuel
from clash_tui.bots.levels import levels_of
from clash_tui.bots.programs import house
from clash_tui.games.clash.formats import Constructed
from clash_tui.match.seats import Person
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.setup.program_chose import ProgramChoseScreen
from clash_tui.ui.shell.pass_on import PassOnScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.frames import frame_text

SEATS = [("person", "random"), ("random", "person"), ("random", "random")]


@pytest.fixture
def plans(monkeypatch):
    """Collect the duels that would begin."""
    begun = []
    monkeypatch.setattr(ClashNavigation, "start_duel", lambda _ways, plan: begun.append(plan))
    return begun


def begun(make_app, format_id, a, b, champions=False):
    last = {"format": format_id, "champions": champions, "sits_a": a, "sits_b": b}
    return make_app(last_duel=last)


async def press(pilot, *keys):
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def go_on(app, pilot, plans):
    """Do what a person must on the way, up to the duel; return which screens were there."""
    seen = []
    for _step in range(80):
        if plans:
            return seen
        screen = app.screen
        seen.append(type(screen))
        assert not isinstance(screen, PassOnScreen)
        if isinstance(screen, DraftScreen) and screen._last_pick is None:
            assert not screen._choosers.asked(screen._preparing)
            await press(pilot, "enter")
        elif isinstance(screen, BuilderScreen):
            await press(pilot, "r", "f")
        else:
            await press(pilot, "enter")
    raise AssertionError(frame_text(app))


@pytest.mark.parametrize(("a", "b"), SEATS)
@pytest.mark.parametrize("champions", [False, True])
@pytest.mark.parametrize("format_id", ["preconstructed", "draft", "constructed"])
async def test_a_person_never_waits_where_a_program_decides(
    make_app, plans, format_id, champions, a, b
):
    if format_id == "preconstructed" and champions:
        return
    app = begun(make_app, format_id, a, b, champions)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        seen = await go_on(app, pilot, plans)
        (plan,) = plans
    assert [seat.is_person for seat in plan.seats] == [a == "person", b == "person"]
    assert len(set(plan.names)) == 2
    assert (None in plan.setup.champions) != champions
    if "person" not in (a, b):
        assert not {DeckChoiceScreen, BuilderScreen, ChampionScreen} & set(seen)


async def test_r68_the_deck_of_a_program_is_shown_and_can_be_taken_back_to(make_app, plans):
    app = begun(make_app, "preconstructed", "person", "random")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", "enter")
        assert isinstance(app.screen, ProgramChoseScreen)
        assert "Jester takes the deck" in frame_text(app)
        await press(pilot, "q")
        assert isinstance(app.screen, DeckChoiceScreen)
        assert app.screen._preparing.preparation.moves == ()
        await press(pilot, "enter", "enter")
        (plan,) = plans
        assert plan.names == ("@player-a", "Jester")
        assert plan.sitters == (Person(), house("random"))


async def test_r68_a_person_picks_second_with_the_deck_of_a_program_taken(make_app):
    app = begun(make_app, "preconstructed", "random", "person")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        assert isinstance(app.screen, DeckChoiceScreen)
        assert app.screen.taken is not None
        assert "Player B picks a deck" in frame_text(app)
        await press(pilot, "q")
        assert isinstance(app.screen, NewDuelScreen)


async def test_r69_an_own_pick_is_taken_back_over_those_of_a_program(make_app):
    app = begun(make_app, "draft", "person", "random")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        screen = app.screen
        before = screen._preparing.preparation.moves
        await press(pilot, "enter")
        while screen._last_pick is None:
            await press(pilot, "enter")
        assert "The round is over" in frame_text(app)
        for _pick in range(3):
            if "take_back" not in screen.available_actions():
                break
            await press(pilot, "z")
        assert screen._preparing.preparation.moves == before
        assert not screen._choosers.asked(screen._preparing)


async def test_r70_a_person_builds_alone_and_bans_what_is_shown(make_app):
    app = begun(make_app, "constructed", "person", "random")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        assert isinstance(app.screen, BuilderScreen)
        await press(pilot, "r", "f")
        assert isinstance(app.screen, BanScreen)
        bans = app.screen._bans
        assert isinstance(bans, Constructed)
        assert len(bans.bans) == 1, "the program has banned first"
        await press(pilot, "enter", "enter")
        assert app.screen._bans.done
        await press(pilot, "z")
        assert len(app.screen._bans.bans) == 2


async def test_a_way_that_is_left_goes_on_with_the_same_programs(make_app, tmp_path):
    app = begun(make_app, "draft", "person", "random")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", "enter")
        way = app.session.under_way
        assert [seat.is_person for seat in way.seats] == [True, False]
        app.navigation.go_title()
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        app.navigation.of("clash-of-decks").resume_way(way)
        await pilot.pause()
        assert isinstance(app.screen, DraftScreen)
        assert app.screen._choosers.is_program(1)


async def test_who_plays_is_chosen_explained_and_remembered(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", *["tab"] * 5)
        assert "Somebody at this keyboard." in frame_text(app)
        await press(pilot, "right")
        level = levels_of("clash-of-decks")[0]
        text = " ".join(frame_text(app).split())
        assert level.sentence in text
        assert f"right of the Bridges {level.name}" in text
        await press(pilot, "f2")
        assert isinstance(app.screen, DeckChoiceScreen)
    assert app.settings.last_duel == LastDuel(sits_b=level.id)


async def test_two_programs_of_one_level_are_told_apart_and_have_no_fields(make_app):
    app = begun(make_app, "draft", "random", "random")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d")
        text = frame_text(app)
        assert "Jester A" in text
        assert "Jester B" in text
        assert app.screen.asked_fields == []
        await press(pilot, "end")
        assert "you watch" in frame_text(app)
        await press(pilot, "up")
        assert app.focused is None


async def test_a_level_there_is_not_any_more_is_a_person(make_app):
    app = begun(make_app, "draft", "gone", "person")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d")
        assert app.screen.sits == ("person", "person")
