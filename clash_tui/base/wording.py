"""What languages do differently when texts are put together: lists, and capital letters.

Whatever joins texts that a player reads, or changes their letters, does it by this module.
"""

from collections.abc import Iterable
from functools import reduce

from clash_tui.base.i18n import language, pgettext

_DOTTED_I = {"tr", "az"}
"""Languages in which i and ı are two letters, each with its own capital."""

_NOUNS_HAVE_CAPITALS = {"de", "lb"}
"""Languages in which small letters at the beginning of a noun are a mistake."""


def in_row(texts: Iterable[str]) -> str:
    """Return texts one after another, as after a colon: "Troll, Alpha, Ogre"; "" for none."""
    return _joined(texts, pgettext("a row of things", "{before}, {next}"))


def notes(texts: Iterable[str]) -> str:
    """Return short remarks one after another, which may have commas themselves; "" for none."""
    return _joined(texts, pgettext("a row of remarks", "{before}; {next}"))


def all_of(texts: Iterable[str]) -> str:
    """Return texts as a sentence has them: "Troll, Alpha and Ogre"; "" for none."""
    return _ended(texts, pgettext("the last things of a row", "{before} and {last}"))


def one_of(texts: Iterable[str]) -> str:
    """Return texts as a choice: "Troll, Alpha or Ogre"; "" for none."""
    return _ended(texts, pgettext("the last things of a row", "{before} or {last}"))


def sentences(texts: Iterable[str]) -> str:
    """Return whole sentences one after another; "" for none."""
    said = (text for text in texts if text)
    return _joined(said, pgettext("sentences one after another", "{before} {next}"))


def paragraphs(texts: Iterable[str]) -> str:
    """Return texts with an empty line between them."""
    return "\n\n".join(texts)


def sentence(text: str) -> str:
    """Return a text that has no full stop as a sentence with one."""
    return pgettext("a whole sentence", "{text}.").format(text=text)


def before_colon(name: str) -> str:
    """Return a name as it stands before what is said of it."""
    return pgettext("before what is said of it", "{name}:").format(name=name)


def about(name: str, said: str) -> str:
    """Return a name and what is said of it: "Rage: may attack at once"."""
    return pgettext("what is said of something", "{name}: {said}").format(name=name, said=said)


def capitals(text: str) -> str:
    """Return a text in capital letters, as a heading has it."""
    if language() in _DOTTED_I:
        text = text.replace("i", "İ")
    return text.upper()


def small_letters(text: str) -> str:
    """Return the words of a button or a heading as they stand within a line."""
    if language() in _NOUNS_HAVE_CAPITALS:
        return text
    if language() in _DOTTED_I:
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower()


def capital_first(text: str) -> str:
    """Return a text as the beginning of a line."""
    return capitals(text[:1]) + text[1:]


def small_first(text: str) -> str:
    """Return the beginning of a sentence as it goes on after a colon."""
    return small_letters(text[:1]) + text[1:]


def _joined(texts: Iterable[str], pattern: str) -> str:
    # Joined by the pattern, for what stands in a text may look like a place to be filled.
    return reduce(lambda before, after: pattern.format(before=before, next=after), [*texts] or [""])


def _ended(texts: Iterable[str], pattern: str) -> str:
    *others, last = list(texts) or [""]
    return pattern.format(before=in_row(others), last=last) if others else last
