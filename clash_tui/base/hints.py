"""What a name that nothing has may be meant for."""

import difflib
from collections.abc import Iterable

from clash_tui.base.i18n import _
from clash_tui.base.wording import sentence

_LONGEST = 100
"""How many characters a name can have that is compared with others."""


def with_hint(fault: str, name: str, known: Iterable[str]) -> str:
    """Return as a sentence that a name is unknown, and which known one may be meant.

    Args:
        fault: What is wrong, without a full stop.
        name: The name that is not known.
        known: The names that are.
    """
    near = _near(name, known)
    return sentence(fault) if near is None else _asked(fault, near)


def clause_with_hint(fault: str, name: str, known: Iterable[str]) -> str:
    """Return the same as a clause, which ends in a question mark or has no end."""
    near = _near(name, known)
    return fault if near is None else _asked(fault, near)


def _asked(fault: str, near: str) -> str:
    return _("{fault}; did you mean {name}?").format(fault=fault, name=repr(near))


def _near(name: str, known: Iterable[str]) -> str | None:
    # Comparing costs the square of the length, and a long text is no name with a typing error.
    if len(name) > _LONGEST:
        return None
    return next(iter(difflib.get_close_matches(name, list(known), n=1)), None)
