"""How well one colour can be told from another, as WCAG counts it."""

from __future__ import annotations

from functools import lru_cache

RGB = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

TEXT = 4.5
"""The least contrast at which text can be read."""
LINE = 3.0
"""The least contrast at which lines and dimmed text can be made out."""


@lru_cache(maxsize=4096)
def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours: 1 (none) to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=4096)
def luminance(color: RGB) -> float:
    """Return how light a colour is to the eye: 0 to 1."""
    red, green, blue = map(_linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_light(color: RGB) -> bool:
    """Whether black stands out from a colour more than white does."""
    return luminance(color) >= 0.18


def chroma(color: RGB) -> int:
    """Return how far a colour is from grey: 0 to 255."""
    return max(color) - min(color)


def mixed(one: RGB, other: RGB) -> RGB:
    """Return the colour halfway between two."""
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


def distance(one: RGB, other: RGB) -> float:
    """Return how different two colours look: 0 for the same; only to be compared."""
    mean = (one[0] + other[0]) / 2
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return (2 + mean / 256) * red**2 + 4 * green**2 + (2 + (255 - mean) / 256) * blue**2


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
