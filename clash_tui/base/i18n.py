"""Translation of everything a player reads; English is the source.

The language is taken from the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG) when the first
text is asked for, so importing this module costs next to nothing.
"""

import gettext
import os
import struct
import unicodedata
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from clash_tui.base.paths import assets_dir

DOMAIN = "clash_tui"
"""The gettext domain: translations are assets/locale/LANGUAGE/LC_MESSAGES/clash_tui.mo."""

AUTO = "auto"
"""The choice of whatever language the environment asks for."""

PSEUDO = "en-XA"
"""The code of the language that is made from English while the program runs, for tests."""

SOURCE = "en"
"""The code of the language that the texts are written in."""

_DAMAGED = (OSError, ValueError, LookupError, struct.error)
"""What reading a file of texts raises that is none, or is damaged."""

_current: gettext.NullTranslations | None = None
_kept_words: list[Callable[[], None]] = []


def use_language(languages: Sequence[str] | None = None) -> None:
    """Take texts from the first of ``languages`` that is translated, else from English.

    Args:
        languages: gettext language codes such as "fr", or that of the pseudo-language; None asks
            the environment.
    """
    global _current
    for forget in _kept_words:
        forget()
    if PSEUDO in (_wished() if languages is None else languages):
        from clash_tui.base.pseudo import PseudoTranslations

        _current = PseudoTranslations(PSEUDO)
        return
    _current = _texts(languages)


def choose_language(choice: str) -> None:
    """Take texts in the language a player has chosen: its code, or ``AUTO``."""
    use_language(None if choice == AUTO else [choice])


def _texts(languages: Sequence[str] | None) -> gettext.NullTranslations:
    """Return the texts of the first language there is; English where its file is damaged."""
    folder = assets_dir() / "locale"
    try:
        return gettext.translation(DOMAIN, folder, languages, fallback=True)
    except _DAMAGED:
        return gettext.NullTranslations()


def is_spoken(choice: str) -> bool:
    """Say whether there are texts in the language a player has chosen, or that is English."""
    if choice in (AUTO, SOURCE, PSEUDO):
        return True
    return _texts([choice]).info().get("language") is not None


def languages() -> dict[str, str]:
    """Return the languages there are texts in, English first: their codes, and their own names."""
    folder = assets_dir() / "locale"
    found = sorted(file.parent.parent.name for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return {SOURCE: "English"} | {code: _own_name(code) for code in found}


def _own_name(code: str) -> str:
    name = _texts([code]).pgettext("this language, as its speakers call it", "English")
    return code if name == "English" else name


class _Cached(Protocol):
    def cache_clear(self) -> None: ...


_Keeping = TypeVar("_Keeping", bound=_Cached)


def in_one_language(cached: _Keeping) -> _Keeping:
    """Mark a cache that keeps words: it is emptied when the language changes."""
    _kept_words.append(cached.cache_clear)
    return cached


def language() -> str:
    """Return the code of the language of the texts, such as "fr"; English is "en"."""
    return _translations().info().get("language", SOURCE)


def _wished() -> list[str]:
    """Return the languages the environment asks for, as gettext looks for them."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if languages := os.environ.get(variable):
            return languages.split(":")
    return []


def _translations() -> gettext.NullTranslations:
    if _current is None:
        use_language()
    assert _current is not None
    return _current


def _(message: str) -> str:
    """Return ``message`` in the player's language."""
    return _translations().gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """Return the form of a text that fits the number ``n``."""
    return _translations().ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """Return ``message`` as it is said in ``context``, for words with several meanings."""
    return _translations().pgettext(context, message)


def said_of(context: str, message: str) -> str:
    """Return ``message`` as it is said in ``context``; without words for that, as everywhere."""
    said = pgettext(context, message)
    return _(message) if said == message else said


def name_in(context: str, english: str, french: str) -> str:
    """Return a printed name in the player's language.

    Args:
        context: What bears the name, such as "card"; the catalog of a language can have names.
        english: The English name.
        french: The French one, which French players read without any catalog.
    """
    return french if language() == "fr" else pgettext(context, english)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext's tools look for
    """Mark ``message`` for translation where it is kept; ``_`` translates it where it is shown."""
    return message


def NP_(context: str, message: str) -> tuple[str, str]:  # noqa: N802 - as N_
    """Mark ``message`` with its context where it is kept: ``pgettext(*kept)`` translates it."""
    return context, message


def folded(text: str) -> str:
    """Return a text without case and accents, as words are searched for."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
