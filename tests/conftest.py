"""What every test stands on: no file of the person who runs them is read or written."""

import gc
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clash_tui.base import i18n, paths
from tests.selection import LONG, OF_UNIX, is_in

collect_ignore = [*OF_UNIX] if sys.platform == "win32" else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what the short half leaves out."""
    for item in items:
        if is_in(item.path, LONG):
            item.add_marker(pytest.mark.long)


def pytest_collection_finish() -> None:
    """Spare the collector what stays to the end, as the program itself does: 10 % of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.fixture(autouse=True, scope="session")
def _english() -> None:
    i18n.use_language(["en"])


@pytest.fixture(autouse=True, scope="session")
def _usual_terminal() -> Iterator[None]:
    """The terminal is a usual one: with colours, and a locale that has all signs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TERM", "xterm-256color")
        patch.setenv("LC_ALL", "C.UTF-8")
        yield


@pytest.fixture(autouse=True, scope="session")
def _utc() -> Iterator[None]:
    """The clock on the wall is that of UTC, here and in the processes that tests start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "UTC")
        _look_at_the_zone()
        yield
    _look_at_the_zone()


def _look_at_the_zone() -> None:
    if sys.platform != "win32":
        time.tzset()


@pytest.fixture(autouse=True, scope="session")
def _no_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.CONFIG_VARIABLE, str(tmp_path_factory.mktemp("session-config")))
        patch.setenv(paths.DATA_VARIABLE, str(tmp_path_factory.mktemp("session-data")))
        yield


@pytest.fixture(autouse=True)
def config_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the settings, empty for each test."""
    folder = tmp_path / "config"
    monkeypatch.setenv(paths.CONFIG_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games and own sets, empty for each test."""
    folder = tmp_path / "data"
    monkeypatch.setenv(paths.DATA_VARIABLE, str(folder))
    return folder
