"""JSON in lines, as programs speak it with each other over pipes."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json


def json_line(document: Any) -> str:
    """Return plain data as one line of JSON, without its end.

    It is plain ASCII that can be shown: it arrives whole whatever the encoding of the pipe, and a
    terminal that it is printed on gets no orders from it.
    """
    text = to_json(document).decode()
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if " " <= char <= "~" else _escaped(char) for char in text)


def _escaped(char: str) -> str:
    """Return the escape of a character, of two parts where it has a number above 65535."""
    halves = char.encode("utf-16-be").hex()
    return "".join(f"\\u{halves[start : start + 4]}" for start in range(0, len(halves), 4))
