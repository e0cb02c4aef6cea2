"""Reading a TOML file of the player, whatever is wrong with it."""

import os
import re
import tomllib
from pathlib import Path

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _
from clash_tui.base.reading import read_text

MOST_TOML = 300_000
"""How many bytes a TOML file can have: a set of a thousand cards has half of that."""

_DEEPEST = 20
"""How deeply tables and lists can be nested."""

_LARGEST = 2**63
"""TOML's whole numbers are below it, and from its negative on."""

# A key is tried where one can begin, and no part is given back: so a text is read but once.
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_MORE = rf"(?:[ \t]*+\.[ \t]*+{_PART}){{{_DEEPEST}}}"
_LONG_KEY = re.compile(rf"(?:^[ \t]*+\[?\[?|[{{,])[ \t]*+{_PART}{_MORE}", re.MULTILINE)


class NoToml(ValueError):
    """A file cannot be read, or has no TOML in it; the message is a clause."""


def read_toml(file: Path, most: int = MOST_TOML) -> dict[str, object]:
    """Return what a file says.

    Args:
        file: The file.
        most: How many bytes it can have.

    Raises:
        FileNotFoundError: if it does not exist.
        NoToml: if it cannot be read.
    """
    try:
        text = read_text(file, most)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise NoToml(error.strerror or str(error)) from error
    return toml_of(text)


def toml_of(text: str) -> dict[str, object]:
    """Return what a text says. Raises ``NoToml`` if it is no TOML, or one that nobody writes."""
    # A key of thousands of parts takes the reader a minute.
    if _LONG_KEY.search(text):
        raise NoToml(_("it is nested too deeply"))
    try:
        content = tomllib.loads(text)
    except RecursionError as error:
        raise NoToml(_("it is nested too deeply")) from error
    except ValueError as error:  # wrong TOML, or a number of thousands of digits
        detail = clean(str(error))
        raise NoToml(_("it is not valid TOML: {detail}").format(detail=detail)) from error
    _check_sensible(content)
    return content


def _check_sensible(content: dict[str, object]) -> None:
    """Refuse numbers that TOML does not have, though Python does, and nests of tables."""
    layer: list[object] = [content]
    for _depth in range(_DEEPEST):
        inside: list[object] = []
        for each in layer:
            if isinstance(each, dict):
                inside += each.values()
            elif isinstance(each, list):
                inside += each
            elif isinstance(each, int) and not -_LARGEST <= each < _LARGEST:
                raise NoToml(_("there is a number in it that is too large"))
        layer = inside
        if not layer:
            return
    raise NoToml(_("it is nested too deeply"))


def name_for_broken(file: Path) -> Path:
    """Return a name for a broken file that is still free, so that no file is ever lost."""
    broken = file.with_name(f"{file.name}.broken")
    number = 2
    while os.path.lexists(broken):
        broken = file.with_name(f"{file.name}.broken-{number}")
        number += 1
    return broken
