"""The one place that prints: whatever a text holds, a terminal gets no orders from it."""

from __future__ import annotations

import io
import sys

from clash_tui.base.clean_text import clean

_LONGEST_FAULT = 2000
"""How many characters of a sentence about a wrong input are told: it may quote that input."""

_LONGEST_WORD = 300
"""How many characters of one word in it are told."""


def say(text: str) -> None:
    """Print a text on the standard output; it ends its lines itself."""
    _print(text, error=False)


def say_fault(sentence: str) -> None:
    """Print one sentence about something that is wrong, in one line on the standard error."""
    words = (_cut_inside(word) for word in sentence.split())
    line = " ".join(words)
    cut = line if len(line) <= _LONGEST_FAULT else f"{line[: _LONGEST_FAULT - 1]}…"
    _print(f"{cut}\n", error=True)


def _cut_inside(word: str) -> str:
    """Leave out the middle of a long word; of a file both its folder and its name are told."""
    half = _LONGEST_WORD // 2
    return word if len(word) <= _LONGEST_WORD else f"{word[:half]}…{word[-half:]}"


def _print(text: str, *, error: bool) -> None:
    stream = sys.stderr if error else sys.stdout
    if stream is None:
        # It was closed before the program began: there is nobody to tell.
        return
    if isinstance(stream, io.TextIOWrapper):
        # Where a name has a sign that the terminal has not, the rest is still told.
        stream.reconfigure(errors="replace")
    stream.write(clean(text, lines=True))
    stream.flush()
