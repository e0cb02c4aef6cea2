"""The signs of a share code: easy to read out and to type, with a check against errors.

The signs are those of Crockford's base 32: digits and capital letters without I, L, O and U.
The last two are the check, in every version of the codes: the number that the signs before them
write, modulo 1021. As that is a prime above 32, one wrong sign always changes the check, and so
do two that have changed places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The 32 signs in the order of their values."""

_MODULUS: Final = 1021
_CHECK: Final = 2
_LONGEST: Final = 64
_GROUP: Final = 4
_READ_AS: Final = str.maketrans("OIL", "011")
_BETWEEN: Final = frozenset(" \t\r\n-_‐‑‒–—−.")


class BadCode(ValueError):
    """A text is no code, or one of a deal there is not; the message is one sentence."""


def write_signs(values: Sequence[int]) -> str:
    """Write values from 0 to 31 as signs with their check, in groups with hyphens between."""
    number = number_of(values)
    whole = "".join(SIGNS[value] for value in (*values, *divmod(number % _MODULUS, 32)))
    # Groups of much the same length read better than a rest of one sign.
    count = -(-len(whole) // _GROUP)
    least, longer = divmod(len(whole), count)
    groups, start = [], 0
    for place in range(count):
        end = start + least + (place < longer)
        groups.append(whole[start:end])
        start = end
    return "-".join(groups)


def read_signs(text: str) -> tuple[int, ...]:
    """Return the values of a code without its check.

    Small letters, any spaces, hyphens and dots, O for 0 and I or L for 1 are read as well.

    Raises:
        BadCode: if there is a typing error in it, or no code at all.
    """
    signs = "".join(sign for sign in text if sign not in _BETWEEN).upper().translate(_READ_AS)
    if not signs:
        raise BadCode(_("There is no code here."))
    for sign in signs:
        if sign not in SIGNS:
            text = _("The code has a typing error: no code has the sign “{sign}”.")
            raise BadCode(text.format(sign=clean(sign)))
    values = tuple(SIGNS.index(sign) for sign in signs[: _LONGEST + 1])
    body, check = values[:-_CHECK], values[-_CHECK:]
    if not body or len(values) > _LONGEST or number_of(body) % _MODULUS != number_of(check):
        raise BadCode(_("The code has a typing error, or a part of it is missing."))
    return body


def number_of(values: Sequence[int]) -> int:
    """Return the number that values write, the first one counting most."""
    number = 0
    for value in values:
        number = 32 * number + value
    return number


def values_of(number: int, count: int) -> tuple[int, ...]:
    """Return the ``count`` values that write a number, the other way round."""
    return tuple(number >> 5 * place & 31 for place in reversed(range(count)))


SHORT_SEED: Final = 6
"""How many signs a seed takes that the program draws by itself."""

LONG_SEED: Final = 13
"""How many signs any seed takes."""


def write_seeds(seeds: Sequence[int]) -> tuple[int, ...]:
    """Return the values that write seeds, all as short as the largest allows."""
    width = SHORT_SEED if max(seeds) < 32**SHORT_SEED else LONG_SEED
    return tuple(value for seed in seeds for value in values_of(seed, width))


class Values:
    """The values of a code that are still to be read."""

    def __init__(self, values: Sequence[int]) -> None:
        self._left = tuple(values)

    def take(self, count: int) -> int:
        """Return the number that the next ``count`` values write. Raises ``BadCode``."""
        if count > len(self._left):
            raise no_deal()
        taken, self._left = self._left[:count], self._left[count:]
        return number_of(taken)

    def take_seeds(self, count: int) -> tuple[int, ...]:
        """Return the seeds that all that is left writes. Raises ``BadCode``."""
        width = len(self._left) // count
        if width not in (SHORT_SEED, LONG_SEED):
            raise no_deal()
        return tuple(self.take(width) for _seed in range(count))

    def __len__(self) -> int:
        return len(self._left)


def no_deal() -> BadCode:
    """Return what is raised for a code without typing errors that says nothing that can be."""
    return BadCode(_("The code stands for no deal that this program knows."))


def newer_code() -> BadCode:
    """Return what is raised for a code of a version that this program cannot read."""
    return BadCode(_("The code is from a newer version of the program."))
