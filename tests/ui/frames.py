"""Pictures of the interface as plain text, to be compared with golden files."""

import io
import re
from typing import Any

from rich.console import Console
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex
from textual.app import App

_HYPHENS = re.compile(r"[^a-z0-9.]+")


def plain_name(name: str) -> str:
    """Return a name that every system and shell takes: small letters, digits, hyphens, dots."""
    return _HYPHENS.sub("-", name.lower()).strip("-")


class TextFrames(SingleFileSnapshotExtension):
    """Golden files that can be read: one frame a file, as it stands in the terminal.

    A file is named for its test, what the test is given, and what the frame is called, in signs
    that every system takes: ``test_board[called]`` of ``80x24`` is ``test-board-called-80x24``.
    """

    _write_mode = WriteMode.TEXT
    _file_extension = "txt"

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:
        """Return the name of a frame's file, without its ending."""
        return plain_name(super().get_snapshot_name(test_location=test_location, index=index))


class ColourFrames(TextFrames):
    """Golden pictures with colours and styles, to be looked at in a browser."""

    _file_extension = "svg"


def frame(lines: list[str]) -> str:
    """Return rows of cells as the content of a golden file."""
    return "\n".join(line.rstrip() for line in lines) + "\n"


def frame_text(app: App[Any]) -> str:
    """Return what a running app shows now, modal screens over what is behind them."""
    width, height = app.size
    console = Console(
        width=width,
        height=height,
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        legacy_windows=False,
    )
    console.print(
        app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    )
    return frame(console.export_text().split("\n")[:height])
