"""Reading a TOML file of the player, whatever is wrong with it."""

import tomllib
from pathlib import Path

from clash_tui.i18n import _


class NoToml(ValueError):
    """A file cannot be read, or has no TOML in it; the message is a clause."""


def read_toml(file: Path) -> dict[str, object]:
    """Return what a file says.

    Raises:
        FileNotFoundError: if it does not exist.
        NoToml: if it cannot be read.
    """
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise
    except OSError as error:
        raise NoToml(error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise NoToml(_("it is not a UTF-8 text")) from error
    except RecursionError as error:
        raise NoToml(_("it is nested too deeply")) from error
    except ValueError as error:  # wrong TOML, or a number of thousands of digits
        raise NoToml(_("it is not valid TOML: {detail}").format(detail=error)) from error


def name_for_broken(file: Path) -> Path:
    """Return a name for a broken file that is still free, so that no file is ever lost."""
    broken = file.with_name(f"{file.name}.broken")
    number = 2
    while broken.exists():
        broken = file.with_name(f"{file.name}.broken-{number}")
        number += 1
    return broken
