"""Shared by all tests of the interface."""

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.ui.frames import TextFrames


@pytest.fixture
def golden(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare a text with its golden file under __snapshots__: ``assert text == golden``.

    ``golden(name="80x24")`` names the file when a test has several.
    """
    return snapshot.use_extension(TextFrames)
