import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clash_tui.base import paths
from clash_tui.base.settings import Settings, save_settings

PACKAGE = Path(paths.__file__).parent.parent


def test_the_assets_of_a_checkout_stand_beside_the_package() -> None:
    assert paths.assets_dir() == PACKAGE.parent / "assets"
    assert (paths.assets_dir("clash") / "sets" / "initiation-pack.toml").is_file()


def test_the_assets_of_a_wheel_lie_in_the_package(tmp_path: Path) -> None:
    """What lies beside an installed package belongs to others, even if it is called assets."""
    package = tmp_path / "clash_tui"
    (package / "assets").mkdir(parents=True)
    (package / "base").mkdir()
    (tmp_path / "assets").mkdir()
    for name in ("__init__.py", "base/__init__.py", "base/paths.py"):
        shutil.copy(PACKAGE / name, package / name)
    ask = "from clash_tui.base.paths import assets_dir; print(assets_dir())"
    answer = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == str((package / "assets").resolve())


def test_folders_of_the_user_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLASH_TUI_CONFIG", "/somewhere/config")
    monkeypatch.setenv("CLASH_TUI_DATA", "/somewhere/data")
    assert paths.config_dir() == Path("/somewhere/config")
    assert paths.data_dir() == Path("/somewhere/data")


@pytest.mark.parametrize(
    ("variable", "folder"),
    [("CLASH_TUI_CONFIG", paths.config_dir), ("CLASH_TUI_DATA", paths.data_dir)],
)
def test_without_a_choice_they_are_named_for_the_program(
    variable: str, folder: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(variable)
    assert callable(folder)
    assert folder().name == "clash-tui"


@pytest.mark.parametrize(
    ("variable", "folder"),
    [("CLASH_TUI_CONFIG", paths.config_dir), ("CLASH_TUI_DATA", paths.data_dir)],
)
def test_a_tilde_is_the_home(
    variable: str,
    folder: Callable[[], Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(variable, f"~/of {variable}")
    assert folder() == tmp_path / f"of {variable}"
    monkeypatch.setenv(variable, "~nobody-of-that-name/games")
    assert folder().name == "games"


def test_a_relative_folder_is_found_once_for_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLASH_TUI_DATA", "relative-for-this-test")
    there = tmp_path / "relative-for-this-test"
    assert paths.data_dir() == there
    monkeypatch.chdir("/")
    assert paths.data_dir() == there


def test_nothing_is_made_in_a_folder_called_tilde(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("CLASH_TUI_CONFIG", "~/nothing-made")
    save_settings(Settings())
    assert not (tmp_path / "~").exists()
    assert (home / "nothing-made" / "settings.toml").is_file()
