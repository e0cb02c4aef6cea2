"""A card as one number: which version it is, and what has happened to this copy.

Copies of one version cannot be told apart (SB75), so a card needs no name of its own: two cards
with the same number are alike in every way. A game is a few short lists of such numbers, which are
copied and compared at once. In the supply and on the scrapheap a card is its version alone.
"""

from __future__ import annotations

from typing import Final

UP: Final = 1
"""It lies face-up in a Stak (SB13)."""
KNOWN: Final = 2
"""It is hidden now, but all have seen it: face-down in a Stak, or in a hand (SB74)."""
TURNED: Final = 4
"""A Tranq Bot turned it down in this chain, and no other can (SB47)."""
ATTACKER: Final = 8
"""It is the one card that attacks this turn (SB25), even if it is stopped or in a hand again."""
BY: Final = 16
"""Times a seat and one: who played it on a Stak that is not their own (SB82)."""
BY_MASK: Final = 7 * BY
VERSION: Final = 256
"""Times the place of its version in the table of cards."""
VERSION_SHIFT: Final = 8
VERSION_MASK: Final = 0xFFF
DAMAGE: Final = 1 << 20
"""Times the damage on it (SB28)."""
DAMAGE_SHIFT: Final = 20

HEALED: Final = VERSION_MASK * VERSION + UP + KNOWN + BY_MASK
"""What of a card stays when a turn ends (SB39)."""


def version_in(code: int) -> int:
    """Return the place of a card's version in the table of cards."""
    return code >> VERSION_SHIFT & VERSION_MASK


def damage_on(code: int) -> int:
    """Return the damage on a card."""
    return code >> DAMAGE_SHIFT


def played_by(code: int) -> int:
    """Return who played a card on a Stak of somebody else, -1 for any other card (SB82)."""
    return (code & BY_MASK) // BY - 1
