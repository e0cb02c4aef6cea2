"""What a name that nothing has may be meant for."""

import difflib
from collections.abc import Iterable

from clash_tui.base.i18n import _

_LONGEST = 100
"""How many characters a name can have that is compared with others."""


def hint(name: str, known: Iterable[str], end: str = ".") -> str:
    """Return the end of a sentence about an unknown name: the known name it may be meant for.

    Args:
        name: The name that is not known.
        known: The names that are.
        end: What ends the sentence where none of them is near.
    """
    # Comparing costs the square of the length, and a long text is no name with a typing error.
    if len(name) > _LONGEST:
        return end
    close = difflib.get_close_matches(name, list(known), n=1)
    if not close:
        return end
    return _("; did you mean {name}?").format(name=repr(close[0]))
