"""Pictures of the interface as plain text, to be compared with golden files."""

import io
from typing import Any

from rich.console import Console
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.app import App


class TextFrames(SingleFileSnapshotExtension):
    """Golden files that can be read: one frame a file, as it stands in the terminal."""

    _write_mode = WriteMode.TEXT
    _file_extension = "txt"


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
