import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from clash_tui.base.first_look import FirstLook, first_look
from clash_tui.base.settings import (
    LastDuel,
    LastSolo,
    LastStak,
    Settings,
    SettingsNotSaved,
    load_settings,
    save_settings,
    settings_file,
)

CHANGED = Settings(
    theme="nord",
    language="fr",
    glyphs="ascii",
    animation="off",
    confirm_losing_play=False,
    confirm_attack=True,
    confirm_idle_attack=False,
    confirm_resign=False,
    confirm_take_back=False,
    assault_stops="never",
    inspect_panel=False,
    finished_games=50,
    last_game="stak-bots",
    last_stak=LastStak(
        won=True,
        players=3,
        names=("Ann", "", "Cy"),
        sits=("person", "greedy", "random"),
        chosen={"depth": "short", "recycling": "on"},
    ),
    last_duel=LastDuel(
        format="constructed",
        sets=("initiation-pack", "dissension"),
        champions=True,
        edition="starter-kit",
        name_a="Ann",
        name_b='Ben "B"',
        sits_a="random",
        sits_b="greedy",
    ),
    last_solo=LastSolo(
        kind="custom",
        format="draft",
        sets=("dissension",),
        champion=True,
        edition="starter-kit",
        name="Ann",
        level="heroic",
        options="8+2 rage",
    ),
)


def write(content: str | bytes) -> Path:
    file = settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def test_without_a_file_they_are_the_usual_ones(config_folder: Path) -> None:
    assert load_settings() == (Settings(), None)
    assert Settings() == Settings(
        theme="clash-sea",
        glyphs="auto",
        animation="normal",
        confirm_losing_play=True,
        confirm_attack=False,
        confirm_resign=True,
        confirm_take_back=True,
        assault_stops="possible",
        inspect_panel=True,
        finished_games=200,
        last_duel=LastDuel(
            format="preconstructed",
            sets=("initiation-pack",),
            champions=False,
            edition="initiation-pack",
            name_a="",
            name_b="",
        ),
        last_solo=LastSolo(
            kind="quick",
            format="preconstructed",
            sets=("initiation-pack",),
            champion=False,
            edition="initiation-pack",
            name="",
            level="easy",
            options="",
        ),
    )
    assert not config_folder.exists()


def test_what_is_saved_is_read_again(config_folder: Path) -> None:
    save_settings(CHANGED)
    assert load_settings() == (CHANGED, None)
    assert [file.name for file in config_folder.iterdir()] == ["settings.toml"]
    save_settings(Settings())
    assert load_settings() == (Settings(), None)
    assert [file.name for file in config_folder.iterdir()] == ["settings.toml"]


def test_the_file_is_plain_toml_that_people_edit() -> None:
    write('animation = "slow"\n\n[last_duel]\nname_a = "  Ann "\n')
    settings, problem = load_settings()
    assert problem is None
    assert settings == Settings(animation="slow", last_duel=LastDuel(name_a="Ann"))


def test_a_file_from_before_the_formats_is_read() -> None:
    write('[last_duel]\nedition = "starter-kit"\nname_a = "Ann"\nname_b = "Ben"\n')
    settings, problem = load_settings()
    assert problem is None
    assert settings.last_duel == LastDuel(edition="starter-kit", name_a="Ann", name_b="Ben")


@pytest.mark.parametrize(
    ("content", "place", "reason"),
    [
        ("theme =", "", "it is not valid TOML: Invalid value"),
        (b"\xfe\xfe", "", "it is not a UTF-8 text"),
        ("theme = 3", ", theme", "it must be a text in quotes"),
        ('theme = ""', ", theme", "it is empty"),
        ('glyphs = "emoji"', ", glyphs", "emoji is not one of 'auto', 'unicode' or 'ascii'"),
        ("confirm_attack = 1", ", confirm_attack", "it must be true or false"),
        ("colour = 1", ", colour", "there is no such field"),
        ("last_duel = 3", ", last_duel", "it must be a table of fields"),
        (
            '[last_duel]\nformat = "solo"',
            ", last_duel.format",
            "solo is not one of 'preconstructed', 'draft' or 'constructed'",
        ),
        ("[last_duel]\nchampions = 1", ", last_duel.champions", "it must be true or false"),
        ('[last_duel]\nsets = "all"', ", last_duel.sets", "it must be a list"),
        ("[last_duel]\nsets = [3]", ", last_duel.sets.0", "it must be a text in quotes"),
        (
            '[last_duel]\nname_a = "12345678901234567"',
            ", last_duel.name_a",
            "it has more than 16 characters",
        ),
        (
            '[last_duel]\nname_b = "a\\u001bb"',
            ", last_duel.name_b",
            "it has signs that cannot be shown",
        ),
    ],
)
def test_a_broken_file_gives_the_usual_settings_and_one_sentence(
    content: str | bytes, place: str, reason: str
) -> None:
    file = write(content)
    before = file.read_bytes()
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None
    assert problem.startswith(f"{file}{place}: {reason}")
    assert problem.endswith("; the usual settings are used.")
    assert "\n" not in problem
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_read_is_told() -> None:
    settings_file().mkdir(parents=True)
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None
    assert problem.startswith(f"{settings_file()}: ")


def test_a_broken_file_is_kept_when_settings_are_saved() -> None:
    file = write("theme =")
    save_settings(CHANGED)
    assert load_settings() == (CHANGED, None)
    assert file.with_name("settings.toml.broken").read_text() == "theme ="


def test_a_second_broken_file_does_not_replace_the_first() -> None:
    for content in ("first =", "second =", "third ="):
        file = write(content)
        save_settings(CHANGED)
    kept = {f.name: f.read_text() for f in file.parent.glob("*.broken*")}
    assert kept == {
        "settings.toml.broken": "first =",
        "settings.toml.broken-2": "second =",
        "settings.toml.broken-3": "third =",
    }


def test_settings_that_cannot_be_saved_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CLASH_TUI_CONFIG", str(tmp_path / "file" / "config"))
    with pytest.raises(SettingsNotSaved, match=r"settings\.toml: the settings cannot be saved: "):
        save_settings(CHANGED)


def test_a_save_that_fails_keeps_the_settings_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(CHANGED)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("clash_tui.base.files.os.fsync", full)
    with pytest.raises(SettingsNotSaved, match=r"cannot be saved: No space left on device\.$"):
        save_settings(Settings())
    assert load_settings() == (CHANGED, None)


def test_settings_never_change() -> None:
    with pytest.raises(ValidationError):
        CHANGED.theme = "other"  # type: ignore[misc]


def test_the_first_look_is_that_of_the_settings() -> None:
    assert first_look() == FirstLook("clash-sea", "auto", "normal")
    save_settings(CHANGED)
    assert first_look() == FirstLook("nord", "ascii", "off", "fr", "stak-bots")


@pytest.mark.parametrize(
    ("content", "look"),
    [
        ("theme =", FirstLook()),
        (b"\xff", FirstLook()),
        ('theme = 3\nglyphs = "ascii"', FirstLook(glyphs="ascii")),
        ('glyphs = ["ascii"]\nanimation = "slow"', FirstLook(animation="slow")),
        ('animation = "wild"\ntheme = "nord"', FirstLook(theme="nord")),
        ('theme = ""', FirstLook()),
        ('language = "sl"', FirstLook(language="sl")),
        ("language = 3", FirstLook()),
        ("colour = 1\nglyphs = {}", FirstLook()),
    ],
)
def test_the_first_look_leaves_out_what_is_wrong(content: str | bytes, look: FirstLook) -> None:
    write(content)
    assert first_look() == look


def test_the_first_look_needs_no_pydantic() -> None:
    ask = (
        "import sys; from clash_tui.base.first_look import first_look; first_look();"
        "print([name for name in ('pydantic', 'textual', 'click') if name in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


@pytest.mark.parametrize("field", Settings.model_fields)
def test_every_setting_has_its_own_place_in_the_file(field: str) -> None:
    value: Any = getattr(CHANGED, field)
    assert value != getattr(Settings(), field)
    changed = Settings().model_copy(update={field: value})
    save_settings(changed)
    assert load_settings() == (changed, None)
