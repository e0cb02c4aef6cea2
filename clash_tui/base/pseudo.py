"""A language that nobody speaks, made from the English texts while the program runs.

Each letter gets an accent, each text grows by a third and has a mark at both ends. Whoever reads
the screens in it sees at once what is not translated (no accents), what is put together from
pieces (marks within a sentence) and what is cut (no mark at its end).
"""

import gettext
import re

MARKS = "«", "»"
"""What each text begins and ends with."""

LONGER = 1.35
"""How much longer a text becomes: as much as German or Finnish ones do."""

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒğħíĵķłɱñóþɋřšŧúʋŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁⱮÑÓÞɊŘŠŦÚƲŴẊÝŽ",
)
_PLACE = re.compile(r"(\{[^{}]*\})")
_VOWELS = "aeiouyAEIOUY"


def pseudo(text: str) -> str:
    """Return a text in the language; places such as ``{name}`` stay as they are.

    What has no words, such as the comma of a list, is the same in it.
    """
    if not any(letter.isalnum() for letter in "".join(_PLACE.split(text)[::2])):
        return text
    if len(text) == 1:
        # Where one letter is asked for there is no room for marks.
        return text.translate(_ACCENTS)
    parts = _PLACE.split(text)
    missing = round(sum(map(len, parts[::2])) * (LONGER - 1)) - len(MARKS)
    for number in range(0, len(parts), 2):
        parts[number], missing = _grown(parts[number], missing)
    return MARKS[0] + "".join(parts) + MARKS[1]


def _grown(part: str, missing: int) -> tuple[str, int]:
    """Return a part with accents and doubled vowels, and how many letters are missing still."""
    letters = []
    for letter in part:
        double = missing > 0 and letter in _VOWELS
        missing -= double
        letters.append(letter + letter.lower() if double else letter)
    return "".join(letters).translate(_ACCENTS), missing


class PseudoTranslations(gettext.NullTranslations):
    """Translates every text into the language.

    Args:
        code: The code of the language.
    """

    def __init__(self, code: str) -> None:
        super().__init__()
        self._info = {"language": code}

    def gettext(self, message: str) -> str:
        """Return a text in the language."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the English form for a number, in the language."""
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """Return a text in the language; it says the same in every context."""
        return pseudo(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """Return the English form for a number, in the language."""
        return self.ngettext(msgid1, msgid2, n)
