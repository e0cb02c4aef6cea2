"""What a name that nothing has may be meant for."""

import difflib
from collections.abc import Iterable

from clash_tui.i18n import _


def hint(name: str, known: Iterable[str], end: str = ".") -> str:
    """Return the end of a sentence about an unknown name: the known name it may be meant for.

    Args:
        name: The name that is not known.
        known: The names that are.
        end: What ends the sentence where none of them is near.
    """
    close = difflib.get_close_matches(name, list(known), n=1)
    if not close:
        return end
    return _("; did you mean {name}?").format(name=repr(close[0]))
