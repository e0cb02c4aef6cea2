"""Wherever the program fails, it ends with a report and says whether the game is safe."""

import pytest
from textual.worker import WorkerFailed

from clash_tui.cli import main
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.ways import ways_of
from tests.ui.board.duels import PLAN


class Stumble(Exception):
    pass


def stumble():
    raise Stumble


WAYS = {
    "a message": lambda app: app.call_later(stumble),
    "a timer": lambda app: app.set_timer(0.001, stumble),
    "a worker": lambda app: app.run_worker(stumble, thread=True),
    "after a picture": lambda app: app.call_after_refresh(stumble),
}


async def fail(app, way="a message", prepare=lambda _app: None):
    """Run an app until it has failed; the pilot raises again what it failed by."""
    try:
        async with app.run_test(size=(80, 24)) as pilot:
            if not app._fixed:
                await app.loaded.wait()
            prepare(app)
            await pilot.pause()
            WAYS[way](app)
            for _try in range(1000):
                await pilot.pause()
                if app.crash is not None:
                    break
    except (Stumble, WorkerFailed):
        pass


@pytest.mark.parametrize("way", WAYS)
async def test_a_failure_is_kept_from_wherever_it_comes(make_app, way):
    app = make_app()
    await fail(app, way)
    assert isinstance(getattr(app.crash, "error", app.crash), Stumble)
    assert app.return_code == 1
    assert app.kept_at_crash == ""


async def test_it_says_that_the_game_is_saved():
    app = ClashApp(seed=7)
    await fail(app, prepare=lambda app: ways_of(app.navigation).start_duel(PLAN))
    assert app.kept_at_crash.startswith("Your game is saved")


async def test_it_does_not_say_so_of_a_game_that_is_not(make_app):
    app = make_app()
    await fail(app, prepare=lambda app: ways_of(app.navigation).start_duel(PLAN))
    assert app.kept_at_crash == "Your game could not be saved."


@pytest.mark.parametrize("moment", ["__init__", "run"])
def test_a_failure_before_the_first_picture_ends_the_same(monkeypatch, capsys, moment):
    monkeypatch.setattr(ClashApp, moment, lambda *_given, **_named: stumble())
    monkeypatch.setattr("clash_tui.cli.on_a_terminal", lambda: True)
    assert main([]) == 1
    assert capsys.readouterr().err.count("\n") == 2
