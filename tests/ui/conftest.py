"""Shared by all tests of the interface."""

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.ui.frames import ColourFrames, TextFrames


@pytest.fixture
def golden(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare a text with its golden file under __snapshots__: ``assert text == golden``.

    ``golden(name="80x24")`` names the file when a test has several.
    """
    return snapshot.use_extension(TextFrames)


@pytest.fixture
def golden_svg(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare a picture with colours and styles with its golden file."""
    return snapshot.use_extension(ColourFrames)
