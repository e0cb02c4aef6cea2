"""Text that came from outside, made safe to show: it is text then, and never orders to a terminal.

Names, file names, fields of files and pasted text can hold escape sequences, control characters,
direction marks and characters without a width. Whatever is printed or drawn of them passes here.
"""

import unicodedata

UNSHOWABLE = "�"
"""What stands in the place of a character that cannot be shown; one cell."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The kinds of characters that are orders, marks or nothing: controls, direction and zero-width
marks, halves of surrogate pairs, private and unassigned ones, and separators of lines."""


def is_showable(text: str) -> bool:
    """Whether every character of one line of text can be shown as it is."""
    return (text.isascii() and text.isprintable()) or not any(map(_is_unseen, text))


def clean(text: str, *, lines: bool = False) -> str:
    """Return a text in which every character that cannot be shown is replaced by a sign for it.

    Args:
        text: What came from outside.
        lines: Whether the text may have several lines; else a line break is replaced too.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        UNSHOWABLE if _is_unseen(char) and not (lines and char == "\n") else char for char in text
    )


def without_unshowable(text: str) -> str:
    """Return what a typed or pasted line of text keeps.

    Line breaks, tabs and unusual spaces become spaces, what cannot be shown is left out, and
    accents are joined to their letters.
    """
    spaced = "".join(" " if char.isspace() else char for char in text)
    kept = "".join(char for char in spaced if not _is_unseen(char))
    return unicodedata.normalize("NFC", kept)


def quoted(text: str, most: int = 80) -> str:
    """Return a text between quotes, each strange character by its number, and cut if it is long."""
    return repr(text if len(text) <= most else f"{text[: most - 1]}…")


def shortened(text: str, most: int = 80) -> str:
    """Return a text that is quoted in a sentence: clean, and cut where it is longer than that."""
    return clean(text if len(text) <= most else f"{text[: most - 1]}…")


def _is_unseen(char: str) -> bool:
    return unicodedata.category(char) in _UNSEEN
