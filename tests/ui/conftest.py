"""Shared by all tests of the interface."""

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.shell.guarded import Guarded
from tests.ui import settling
from tests.ui.clocks import PatientClock
from tests.ui.frames import ColourFrames, TextFrames


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_by_the_clock() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        settling.use_it(patch)
        patch.setattr(Guarded, "CLOCK", PatientClock())
        yield


@pytest.fixture(autouse=True)
def _no_dialog_is_too_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes in a test: a click beside a dialog counts at once."""
    monkeypatch.setattr(HouseModal, "TOO_SOON", 0.0)


@pytest.fixture(autouse=True)
def _a_terminal_with_all_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture
def golden(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare a text with its golden file under __snapshots__: ``assert text == golden``.

    ``golden(name="80x24")`` names the file when a test has several. Names that differ in nothing
    but signs or capitals would be one file.
    """
    return snapshot.use_extension(TextFrames)


@pytest.fixture
def golden_svg(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare a picture with colours and styles with its golden file."""
    return snapshot.use_extension(ColourFrames)
