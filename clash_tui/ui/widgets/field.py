"""A line that a player writes: only text that can be shown enters it, typed or pasted alike."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from clash_tui.base.clean_text import without_unshowable
from clash_tui.base.i18n import ngettext
from clash_tui.base.wording import sentences

LONGEST_LINE = 2000
"""How many characters a line has at most; the longest deck written out has a few hundred."""

LONGEST_SEARCH = 100
"""How many characters words to search for have at most."""


class Field(Input):
    """A line to write.

    What cannot be shown does not enter it, nor what is too long; of a paste that is told.

    Args:
        value: What stands in it.
        placeholder: What an empty one shows.
        most: The most characters it takes.
        id: Its name on the screen.
    """

    def __init__(
        self,
        value: str = "",
        placeholder: str = "",
        *,
        most: int = LONGEST_LINE,
        id: str | None = None,
    ) -> None:
        super().__init__(
            value, placeholder=placeholder, max_length=most, id=id, select_on_focus=False
        )
        self._most = most
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Keep of any value what can be shown and is not too long."""
        return without_unshowable(value[: LONGEST_LINE * 2])[: self._limit]

    def replace(self, text: str, start: int, end: int) -> None:
        """Put a text in the place of another, as far as it can be shown and fits.

        Args:
            text: The new text.
            start: Where the old one begins.
            end: Where it ends.
        """
        start, end = sorted((max(0, start), min(len(self.value), end)))
        before, after = self.value[:start], self.value[end:]
        room = self._room_for(start, end)
        # A second time with what stands before: an accent joins its letter.
        joined = without_unshowable(before + self._fitting(text, room))
        if text and joined == before and start == end:
            self.restricted()
            return
        self.value = joined + after
        self.cursor_position = len(joined)

    def _on_paste(self, event: events.Paste) -> None:
        # The ends of lines around it come with what is copied, and are not meant.
        text = event.text.strip("\r\n")
        start, end = sorted(self.selection)
        if text:
            self._tell(text, self._room_for(start, end))
            self.replace(text, start, end)
        event.stop()
        event.prevent_default()

    @property
    def _limit(self) -> int:
        # It is asked for while Textual still makes the field.
        return getattr(self, "_most", LONGEST_LINE)

    def _room_for(self, start: int, end: int) -> int:
        """Return how many characters fit in the place of some."""
        return self._limit - len(self.value) + end - start

    def _fitting(self, text: str, room: int) -> str:
        """Return what of a text can be shown and fits; the rest of it is not even looked at."""
        return without_unshowable(text[: _looked_at(room)])[: max(0, room)]

    def _tell(self, text: str, room: int) -> None:
        """Say what of a pasted text was left out."""
        looked_at = text[: _looked_at(room)]
        kept = without_unshowable(looked_at)
        unseen = sum(not without_unshowable(char) for char in looked_at)
        told = []
        if unseen:
            signs = ngettext(
                "One sign that cannot be shown was left out.",
                "{count} signs that cannot be shown were left out.",
                unseen,
            )
            told.append(signs.format(count=unseen))
        if len(kept) > room or len(text) > len(looked_at):
            cut = ngettext(
                "The pasted text was cut off: this line takes {most} character.",
                "The pasted text was cut off: this line takes {most} characters.",
                self._limit,
            )
            told.append(cut.format(most=self._limit))
        if told:
            self.notify(sentences(told), severity="warning", markup=False)


def _looked_at(room: int) -> int:
    """Return how much of a text is looked at to fill some room."""
    return 4 * max(0, room) + 16
