"""What a terminal can show, as far as its environment tells."""

from __future__ import annotations

from collections.abc import Mapping

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_WITHOUT_COLOURS = frozenset({"dumb", "unknown"})
_WITHOUT_SIGNS = _WITHOUT_COLOURS | {"linux"}
"""The Linux console's fonts have a few hundred signs and not those of the board."""

_SET_BY_PYTHON = frozenset({"C.UTF-8", "C.utf8", "UTF-8"})
"""What Python itself takes for LC_CTYPE where the locale is C; it tells nothing then."""
_C_LOCALES = frozenset({"C", "POSIX"})


def shows_colours(environment: Mapping[str, str]) -> bool:
    """Whether a terminal can show colours, and styles such as bold."""
    return _kind(environment) not in _WITHOUT_COLOURS


def signs_of(environment: Mapping[str, str], encoding: str | None = None) -> str:
    """Return the name of the set of signs that a terminal surely shows.

    Where no locale is set at all the terminal is taken for a usual one.

    Args:
        environment: The program's environment.
        encoding: The encoding of its output, where that is known.
    """
    if _kind(environment) in _WITHOUT_SIGNS:
        return "ascii"
    locale = _locale(environment)
    charsets = [each for each in (locale, encoding) if each]
    return "unicode" if all(map(_is_utf_8, charsets)) else "ascii"


class Plain(LineFilter):
    """Leaves the text and nothing else: no colour and no style."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Take the styles off a line."""
        return [Segment(text) for text, _style, _control in segments]


def _kind(environment: Mapping[str, str]) -> str:
    return environment.get("TERM", "").strip().lower()


def _locale(environment: Mapping[str, str]) -> str:
    """Return the locale that says which signs there are; "" where none is set."""
    general = environment.get("LANG", "")
    types = environment.get("LC_CTYPE", "")
    if types in _SET_BY_PYTHON and general in _C_LOCALES:
        types = ""
    return environment.get("LC_ALL", "") or types or general


def _is_utf_8(charset: str) -> bool:
    return "utf8" in charset.lower().replace("-", "").replace("_", "")
