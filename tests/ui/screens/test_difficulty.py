"""The difficulty of a custom game: every combination of R84 can be started, and no other (R83)."""

import asyncio

import pytest

from clash_tui.base.settings import LastSolo
from clash_tui.games.clash.formats import (
    OPTION_CHOICES,
    SoloPreparing,
    option_combinations,
    write_options,
)
from clash_tui.games.clash.matches.old_solo_record import OLD_FILE
from clash_tui.games.clash.rules import LEVELS, SoloOptions
from clash_tui.records import RecordStore
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.widgets.choice_rows import ChoiceRows
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text, middle
from tests.ui.screens.samples import RAGE, heroic, solo_preparing

OPTIONS = [*OPTION_CHOICES]


async def begun(pilot, level="easy", options=None):
    """Push the screen; return it and the list its answers go to."""
    answers: list[SoloPreparing | None] = []
    screen = DifficultyScreen(solo_preparing(), level, options or SoloOptions())
    pilot.app.push_screen(screen, answers.append)
    await pilot.pause()
    return screen, answers


async def press(screen, key):
    """Press a key that changes something, and wait until it has: many times faster than a pilot."""
    before = screen._stop, screen._options
    screen.app.simulate_key(key)
    for _ in range(100):
        await asyncio.sleep(0)
        if (screen._stop, screen._options) != before:
            return
    raise AssertionError(f"{key} has changed nothing")


async def walk(screen, at_the_end, rows=tuple(OPTIONS)):
    """Press the keys that visit every combination of the options in ``rows``, the last fastest.

    Yield at each of them. The cursor is on the first of the rows and goes back there; the choices
    of a row are visited from the one end to the other, and the next time back.
    """
    if not rows:
        yield
        return
    back = at_the_end.get(rows[0], False)
    for number in range(len(OPTION_CHOICES[rows[0]])):
        if number:
            await press(screen, "left" if back else "right")
        if rows[1:]:
            await press(screen, "down")
        async for _ in walk(screen, at_the_end, rows[1:]):
            yield
        if rows[1:]:
            await press(screen, "up")
    at_the_end[rows[0]] = not back


async def test_every_combination_is_reached_by_keys_and_starts_at_its_level_only(make_app):
    """R83, R84"""
    app = make_app()
    found: dict[str, list[str]] = {level: [] for level in LEVELS}
    async with app.run_test(size=(80, 24)) as pilot:
        screen, _answers = await begun(pilot, options=SoloOptions(fort_only=True))
        await pilot.press("down")
        async for _ in walk(screen, {}):
            for level in LEVELS:
                # The sweep over the levels needs no painting.
                screen._level = level
                if screen.check_action("start", ()):
                    found[level].append(write_options(screen._options))
    for level, texts in found.items():
        wanted = {write_options(options) for options in option_combinations(level)}
        assert len(texts) == len(wanted)
        assert set(texts) == wanted


@pytest.mark.parametrize("level", LEVELS)
async def test_one_game_of_each_level_is_chosen_by_keys_and_started(make_app, level):
    points = LEVELS[level]
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        _screen, answers = await begun(pilot)
        await pilot.press(*["right"] * (points - 1))
        fixed = min(points, 4)
        await pilot.press("down", "down", *["right"] * fixed, "down", *["right"] * (points - fixed))
        await pilot.press("down", "down", "down", "down", "enter")
        await pilot.pause()
        (answer,) = answers
        assert answer.preparation.level == level
        assert answer.setup().options.points == points
        assert answer.setup().options.fixed_mana == 6 + fixed


async def test_a_game_is_chosen_by_mouse_and_started(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        _screen, answers = await begun(pilot)
        for text in ("Heroic (4)", "+2 (2)", "8 (2)", "Fort only", "Rage (1)"):
            await click_text(pilot, app, text)
        assert "exactly right" in frame_text(app)
        await click_text(pilot, app, "Start the game")
        (answer,) = answers
        assert answer.preparation.level == "heroic"
        assert answer.setup().options == RAGE


async def test_every_choice_can_be_clicked(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, _answers = await begun(pilot)
        rows = screen.query_one(ChoiceRows)
        for row, option in enumerate(OPTIONS, 1):
            for place, choice in enumerate(OPTION_CHOICES[option]):
                await pilot.click(rows, offset=middle(rows.where(row, place)))
                await pilot.pause()
                assert getattr(screen._options, option) == choice


@pytest.mark.parametrize(
    ("level", "options", "words"),
    [
        ("easy", SoloOptions(), "0 of 1 point  1 point still to spend"),
        ("mythic", SoloOptions(fort_only=True), "−1 of 5 points  6 points still to spend"),
        ("hard", SoloOptions(fixed_mana=9), "3 of 3 points  exactly right"),
        ("easy", SoloOptions(fixed_mana=8), "2 of 1 point  1 point too many"),
        ("medium", SoloOptions(fixed_mana=10, resistance=True), "6 of 2 points  4 points too many"),
    ],
)
async def test_the_screen_says_what_is_missing_or_too_much(make_app, level, options, words):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        _screen, answers = await begun(pilot, level, options)
        await pilot.pause()
        assert words in frame_text(app)
        if "right" not in words:
            await pilot.press("f2", *["down"] * 7, "enter", "space")
            await click_text(pilot, app, "Start the game")
            assert answers == []


async def test_the_opponent_that_results_is_told_in_one_sentence(make_app):
    app = make_app()
    async with app.run_test(size=(100, 30)) as pilot:
        await begun(pilot, "heroic", RAGE)
        await pilot.pause()
        assert (
            "8 + 2 mana per creature of yours, starts at the Fort, all its creatures have Rage."
        ) in " ".join(frame_text(app).split())


async def test_surprise_me_takes_a_legal_combination_of_the_level(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, answers = await begun(pilot, "mythic")
        await pilot.press("s")
        drawn = set()
        for _ in range(20):
            await pilot.press("s")
            assert screen._options in option_combinations("mythic")
            drawn.add(write_options(screen._options))
        assert len(drawn) > 8
        await pilot.press(*["down"] * 8, "enter", "up", "enter")
        await pilot.pause()
        (answer,) = answers
        assert answer.setup().options.points == 5


async def test_what_was_started_is_offered_again(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(pilot, "heroic", RAGE)
        await pilot.press("f2")
        await pilot.pause()
    assert app.settings.last_solo == LastSolo(level="heroic", options="8+2 fort-only rage")


async def test_the_record_of_level_and_options_is_shown(make_app):
    app = make_app()
    RecordStore().add(
        (heroic(1, "won", "8+2 fort-only rage", 9), heroic(2, "lost", "10+1", 5)),
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(pilot, "heroic", RAGE)
        await pilot.pause()
        text = " ".join(frame_text(app).split())
        assert "with these options: 1 win, 0 losses, best in 9 turns" in text
        assert "Heroic in all: 1 win, 1 loss, best in 9 turns" in text


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ((), "How many points you spend"),
        (("down",), "for each creature you have in play"),
        (("down",) * 2, "in any case"),
        (("down",) * 3, "Who goes first"),
        (("down",) * 4, "gives a point back"),
        (("down",) * 5, "is a house ruling"),
        ((*("down",) * 6, "right"), "also hits the same position"),
        ((*("down",) * 6, *("right",) * 2), "directly behind"),
        ((*("down",) * 6, *("right",) * 3), "on the turn it arrives"),
        ((*("down",) * 6, *("right",) * 4), "Protection:"),
        ((*("down",) * 6, *("right",) * 5), "attacks again"),
        (("down",) * 7, "begins at once"),
        (("down",) * 8, "Chance takes one"),
        (("down",) * 20, "Chance takes one"),
    ],
)
async def test_what_the_cursor_is_on_is_explained(make_app, keys, words):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(pilot)
        await pilot.press(*keys)
        text = frame_text(app)
        assert words in " ".join(text.split())
        assert "↓" not in "".join(text.split("\n")[-6:-2]), "the whole explanation is in sight"


async def test_a_broken_record_is_told(make_app, data_folder):
    data_folder.mkdir()
    (data_folder / OLD_FILE).write_text("results = 3")
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(pilot)
        await pilot.pause()
        (notice,) = app._notifications
        assert notice.message.endswith("are left out. It stays as it is.")


async def test_the_ends_of_a_row_are_ends(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, answers = await begun(pilot)
        await pilot.press("up", "left", "down", "down", *["right"] * 9)
        assert screen._options.fixed_mana == 10
        await pilot.press("q")
        await pilot.pause()
        assert answers == [None]
