"""Whole solo games through the screens, their result, and what may come after it."""

import pytest

from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.rules import SoloOptions
from clash_tui.records import RecordsProblem, RecordStore
from clash_tui.ui.clash.after.solo_result import SoloResultScreen
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.clash.record.solo_record import SoloRecord, SoloScore
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.clash.setup.new_solo import NewSoloScreen
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text, play_with_the_keyboard, play_with_the_mouse
from tests.ui.screens.samples import RAGE, WON, on_record, played, solo_plan
from tests.ui.screens.test_way_to_solo import press


async def test_a_quick_game_by_keyboard_alone(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", "enter")
        assert isinstance(app.screen, SoloBoardScreen)
        await play_with_the_keyboard(pilot, app)
        assert isinstance(app.screen, SoloResultScreen)
        assert SoloRecord().of(QUICK, "6+1").played == 1
        await press(pilot, "q")
        assert isinstance(app.screen, TitleScreen)
        assert app.session.unfinished is None


async def test_a_custom_draft_with_a_champion_by_keyboard_alone(make_app):
    app = make_app(last_solo={"kind": "custom", "format": "draft", "champion": True})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "f2", *"12341234", "enter", "right", "s", "f2")
        assert isinstance(app.screen, SoloBoardScreen)
        await play_with_the_keyboard(pilot, app)
        assert isinstance(app.screen, SoloResultScreen)
        assert "Medium" in frame_text(app)
        assert SoloRecord().of_level("medium").played == 1


async def test_a_custom_game_by_mouse_alone(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await click_text(pilot, app, "Solo")
        await click_text(pilot, app, "Custom game")
        await click_text(pilot, app, "Choose the deck")
        await click_text(pilot, app, "Glass Cannons")
        await click_text(pilot, app, "Glass Cannons")
        await click_text(pilot, app, "7 (1)")
        await click_text(pilot, app, "Start the game")
        assert isinstance(app.screen, SoloBoardScreen)
        await play_with_the_mouse(pilot, app)
        assert isinstance(app.screen, SoloResultScreen)
        assert SoloRecord().of("easy", "7+1").played == 1
        await click_text(pilot, app, "Title")
        assert isinstance(app.screen, TitleScreen)


# the result


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[SoloPlan]:
    """Collect the games that would begin."""
    begun: list[SoloPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_solo", lambda _ways, plan: begun.append(plan))
    return begun


async def test_a_result_is_put_on_record_once(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)):
        game = played(WON)
        app.session.keep_game(game)
        app.session.keep_game(game)
        score = SoloScore(wins=1, fewest_turns=10)
        assert SoloRecord().of("heroic", "8+2 fort-only rage") == score
        app.session.keep_game(played(WON))
        assert SoloRecord().of_level("heroic") == SoloScore(wins=2, fewest_turns=10)


async def test_a_result_that_cannot_be_written_is_told_and_written_with_the_next(
    make_app, monkeypatch
):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        with monkeypatch.context() as patch:
            patch.setattr(RecordStore, "add", full_disk)
            app.session.keep_game(played(WON))
            await pilot.pause()
        (notice,) = app._notifications
        assert notice.message == (
            "The result is not on record yet; it will be tried again. no space is left"
        )
        assert SoloRecord().of_level("heroic") == SoloScore()
        app.session.keep_game(played(WON))
        assert SoloRecord().of_level("heroic") == SoloScore(wins=2, fewest_turns=10)


async def test_it_is_written_when_the_records_are_opened_or_the_program_ends(make_app, monkeypatch):
    for expected in (1, 2):
        app = make_app()
        async with app.run_test(size=(80, 24)) as pilot:
            with monkeypatch.context() as patch:
                patch.setattr(RecordStore, "add", full_disk)
                app.session.keep_game(played(WON))
            if expected == 1:
                app.navigation.open_records()
                await pilot.pause()
                assert SoloRecord().of_level("heroic").wins == expected
        assert SoloRecord().of_level("heroic").wins == expected


def full_disk(_store, _results):
    """Write nothing."""
    raise RecordsProblem("no space is left")


async def shown(pilot, plan):
    """Show the result of a game."""
    screen = on_record(SoloResultScreen(played(plan), plan))
    pilot.app.push_screen(screen)
    await pilot.pause()


async def test_the_result_tells_who_won_and_the_record(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        text = " ".join(frame_text(app).split())
        assert "You win" in text
        assert "the pile is empty" in text
        assert "1 win, 1 loss, best in 10 turns" in text


async def test_a_lost_game_says_so(make_app):
    lost = solo_plan(seed=1)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, lost)
        assert "You lose" in frame_text(app)


async def test_a_rematch_has_the_same_settings_and_another_seed(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        await press(pilot, "m")
    (plan,) = plans
    assert plan == WON.rematch(7)
    assert plan.setup.seed == 7
    assert plan.setup.model_copy(update={"seed": WON.setup.seed}) == WON.setup


async def test_the_same_deal_again_is_the_same_game(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        await press(pilot, "down", "enter")
    assert plans == [WON]
    assert played(plans[0]).events == played(WON).events


async def test_one_level_up_chooses_what_to_spend_the_points_on(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        await press(pilot, "u")
        assert isinstance(app.screen, DifficultyScreen)
        assert "4 of 5 points 1 point still to spend" in " ".join(frame_text(app).split())
        await press(pilot, "down", "down", "right", "f2")
    (plan,) = plans
    assert plan.preparation.level == "mythic"
    assert plan.setup.options == RAGE.model_copy(update={"fixed_mana": 9})
    assert (plan.setup.deck, plan.setup.pile) == (WON.setup.deck, WON.setup.pile)
    assert plan.setup.seed != WON.setup.seed


async def test_after_a_loss_the_same_cards_are_played_one_level_down(make_app, plans):
    lost = solo_plan(seed=7)
    assert played(lost).outcome.winner == 1
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        assert "One level up" in frame_text(app)
        assert "One level down" not in frame_text(app)
        await press(pilot, "d")
        assert isinstance(app.screen, SoloResultScreen)
        await shown(pilot, lost)
        assert "One level down" in frame_text(app)
        assert "One level up" not in frame_text(app)
        await press(pilot, "u")
        assert isinstance(app.screen, SoloResultScreen)
        await press(pilot, "d")
        assert isinstance(app.screen, DifficultyScreen)
        assert "4 of 3 points 1 point too many" in " ".join(frame_text(app).split())
        await press(pilot, "down", "down", "left", "f2")
    (plan,) = plans
    assert plan.preparation.level == "hard"
    assert (plan.setup.deck, plan.setup.pile) == (lost.setup.deck, lost.setup.pile)


async def test_one_level_up_can_be_left_for_the_title(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        await press(pilot, "u", "q")
        assert isinstance(app.screen, TitleScreen)
    assert plans == []


async def test_above_mythic_there_is_nothing(make_app, plans):
    mythic = solo_plan("mythic", SoloOptions(fixed_mana=10, opponent_first=True))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, mythic)
        assert "One level up" not in frame_text(app)
        await press(pilot, "u")
        assert isinstance(app.screen, SoloResultScreen)


async def test_a_new_game_asks_for_everything_again(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, WON)
        await press(pilot, "n")
        assert isinstance(app.screen, NewSoloScreen)


# an unfinished game


async def test_a_game_that_was_left_is_continued(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        ways_of(app.navigation).start_solo(WON)
        await pilot.pause()
        await press(pilot, "space", "enter")
        match = app.screen.match
        moves = list(match.moves)
        assert moves
        app.navigation.go_title()
        await pilot.pause()
        assert "Continue" in frame_text(app)
        await press(pilot, "o")
        assert "Your solo game is not finished." in " ".join(frame_text(app).split())
        await press(pilot, "n", "c")
        assert isinstance(app.screen, SoloBoardScreen)
        assert app.screen.match is match
        assert match.moves == moves
        app.navigation.go_title()
        await press(pilot, "ctrl+q")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n", "d", "y")
        assert "new duel" in frame_text(app)
