"""A screen is one module, and a line in the list of those whose frames are kept."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.screens.test_actions import all_screens

SHOWN = "\n".join(
    text
    for file in Path(__file__).parent.glob("*.py")
    if file != Path(__file__)
    for text in [file.read_text(encoding="utf-8")]
    if "golden" in text or "\nSAMPLES = (" in text
)
"""The tests that keep frames, and the lists of screens that they show."""
BY_A_KEY = {"GameMenu"}
"""What the frames of another screen show, once a key was pressed there."""
LEAVES = [
    screen
    for screen in all_screens()
    if not screen.__subclasses__() and screen.__name__ not in BY_A_KEY
]
"""The screens that a player meets; the others are what those have in common."""


def missing_for_screen(name: str) -> Iterator[str]:
    """Say what a screen still needs."""
    if not re.search(rf"\b{name}\b", SHOWN):
        yield (
            f"{name} is shown by no test: add it to SAMPLES and sample() in "
            "tests/ui/screens/samples.py, and write its frames with --snapshot-update."
        )


@pytest.mark.parametrize("screen", LEAVES, ids=lambda screen: screen.__name__)
def test_a_screen_is_whole(screen: type) -> None:
    assert [*missing_for_screen(screen.__name__)] == []


def test_what_is_missing_is_said() -> None:
    (told,) = missing_for_screen("AtlantisScreen")
    assert told.startswith("AtlantisScreen is shown by no test: add it to SAMPLES")
