"""What is told and kept when the program fails inside: a report in a file, a line on the screen."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from clash_tui import __version__
from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _
from clash_tui.base.paths import data_dir
from clash_tui.base.reading import files_in
from clash_tui.base.standard_streams import tell
from clash_tui.base.wording import sentences

CRASHED = 1
"""The exit code after a failure of the program itself."""

REPORTS = "crash-reports"
"""The name of the folder of reports in the data folder."""

MOST_REPORTS = 20
"""How many reports are kept; the oldest beyond that are removed."""


def tell_crash(error: BaseException, kept: str = "") -> int:
    """Keep a report of a failure, tell where it lies, and return the exit code.

    Nothing that fails on the way keeps it from telling what it can.

    Args:
        error: What was raised.
        kept: One sentence on whether the game is safe; "" where none was played.
    """
    file = keep_report(error)
    failed = _("The program has failed and had to end; this is a fault in it, not in your input.")
    where = (
        _("What happened is written in {file}.").format(file=file)
        if file is not None
        else _("No report could be written; it was: {error}.").format(error=_last_line(error))
    )
    tell(sentences((failed, kept)))
    tell(where)
    return CRASHED


def keep_report(error: BaseException) -> Path | None:
    """Write a report beside the saved games, else among temporary files; None if neither can be."""
    text = _report(error)
    for folder in (_reports(), Path(tempfile.gettempdir())):
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(
                prefix=f"{datetime.now():%Y-%m-%d-%H%M%S}-", suffix=".txt", dir=folder
            )
            with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            if folder.name == REPORTS:
                _prune(folder)
            return Path(name)
    return None


def _reports() -> Path:
    return data_dir() / REPORTS


def _prune(folder: Path) -> None:
    """Remove the oldest reports beyond the number that is kept."""
    for old in files_in(folder, ".txt")[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()


def _report(error: BaseException) -> str:
    """Return all that helps to find the fault, and nothing of what was played."""
    about = (
        f"clash-tui {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"TERM={os.environ.get('TERM')} LANG={os.environ.get('LANG')}",
        f"arguments: {len(sys.argv) - 1}",
    )
    traces = ["".join(traceback.format_exception(each)) for each in _causes(error)]
    return "\n".join((*about, "", *traces))


def _causes(error: BaseException) -> list[BaseException]:
    """Return what was raised, and what it only carries: a worker's failure holds another."""
    carried = getattr(error, "error", None)
    return [error, *(_causes(carried) if isinstance(carried, BaseException) else ())]


def _last_line(error: BaseException) -> str:
    lines = traceback.format_exception_only(_causes(error)[-1])
    return clean(lines[-1].strip()) if lines else type(error).__name__
