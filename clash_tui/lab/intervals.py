"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from math import sqrt

Z = 1.96
"""For 95 of 100."""


def wilson(won: float, of: int) -> tuple[float, float]:
    """Return between what a chance lies in 95 of 100 cases, by Wilson's score interval.

    Args:
        won: How often it came out; a draw is a part of a win.
        of: How often it was tried; with 0 nothing is known.
    """
    if of == 0:
        return 0.0, 1.0
    share, spread = won / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
