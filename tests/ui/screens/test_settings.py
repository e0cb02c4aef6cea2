"""Settings take effect at once and are kept."""

import pytest

from clash_tui.base.i18n import AUTO, PSEUDO, use_language
from clash_tui.base.paths import CONFIG_VARIABLE
from clash_tui.base.pseudo import pseudo
from clash_tui.base.settings import load_settings, settings_file
from clash_tui.ui.app import ClashApp
from clash_tui.ui.shell.settings import OPTIONS
from tests.ui.frames import frame_text
from tests.ui.screens.samples import show


async def test_each_setting_is_explained_and_changed(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "settings")
        await pilot.pause()
        for option in OPTIONS:
            before = getattr(app.settings, option.field)
            words = " ".join(frame_text(app).split())
            assert option.label in words
            await pilot.press("right")
            assert getattr(app.settings, option.field) != before
            await pilot.press("left")
            assert getattr(app.settings, option.field) == before
            await pilot.press("down")


async def test_a_theme_and_signs_are_seen_at_once(make_app):
    app = make_app(glyphs="unicode")
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "settings")
        await pilot.press("down", "right")
        assert app.theme == app.settings.theme != "clash-sea"
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.glyphs.name == "ascii"
        assert frame_text(app).isascii()


async def test_a_language_is_spoken_at_once_on_all_screens(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "settings")
        await pilot.pause()
        english = frame_text(app)
        app.update_settings(language=PSEUDO)
        await pilot.pause()
        assert pseudo("Settings") in frame_text(app)
        assert pseudo("The language of everything.")[1:9] in frame_text(app)
        await pilot.press("q")
        assert pseudo("Duel") in frame_text(app)
        show(app, "settings")
        app.update_settings(language=AUTO)
        await pilot.pause()
        assert frame_text(app) == english
        await pilot.press("q")
        assert pseudo("Duel") not in frame_text(app)
    use_language(["en"])


async def test_a_click_takes_the_next_value(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "settings")
        await pilot.pause()
        await pilot.click("Menu", offset=(10, 5))
        assert app.settings.confirm_attack is True


@pytest.fixture
def config(tmp_path, monkeypatch):
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    return tmp_path


def test_what_was_changed_is_kept_for_the_next_start(config):
    app = ClashApp()
    app.update_settings(theme="nord", animation="slow")
    assert load_settings()[0].theme == "nord"
    again = ClashApp()
    assert (again.theme, again.animation) == ("nord", "slow")


async def test_a_wrong_file_is_told_once_and_left_alone(config):
    settings_file().write_text('theme = "nord"\nanimation = "warp"\n')
    app = ClashApp()
    assert app.theme == "nord"
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        told = [each.message for each in app._notifications]
        assert len(told) == 1
        assert "animation" in told[0]
        assert app.settings.animation == "normal"
    assert "warp" in settings_file().read_text()


async def test_settings_that_cannot_be_kept_hold_all_the_same(tmp_path, monkeypatch):
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv(CONFIG_VARIABLE, str(blocker / "folder"))
    app = ClashApp()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await app.loaded.wait()
        app.update_settings(theme="nord")
        await pilot.pause()
        assert app.theme == "nord"
        assert any("cannot be saved" in each.message for each in app._notifications)


async def test_a_theme_that_does_not_exist_is_told(config):
    settings_file().write_text('theme = "no-such-theme"\n')
    app = ClashApp()
    async with app.run_test(size=(80, 24), notifications=True):
        await app.loaded.wait()
        assert app.theme == "clash-sea"
        assert any("no-such-theme" in each.message for each in app._notifications)


async def test_a_language_that_is_not_installed_any_more_is_told_once(config_folder):
    config_folder.mkdir(parents=True)
    (config_folder / "settings.toml").write_text('language = "tlh"\n')
    app = ClashApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        show(app, "settings")
        await pilot.press("down", "right")
        told = [each.message for each in app._notifications if "tlh" in each.message]
        assert told == ["There are no texts in the language tlh; English is spoken."]
        assert "Quit" in frame_text(app) or "Settings" in frame_text(app)
        await pilot.press("up", "right")
        assert app.settings.language in ("auto", "en")
