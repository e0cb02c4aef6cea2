"""What a list of cards is filtered and sorted by: one clickable word for each, with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style
from textual import events
from textual.message import Message

from clash_tui.cells import cell_width
from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.paint.words import cut
from clash_tui.ui.widgets.painted import Painted

_GAP = 3
_NARROWEST = 6


class Chip(NamedTuple):
    """One word of the bar.

    ``on`` says that it asks for something; what asks for nothing is drawn quietly.
    """

    id: str
    key: str
    text: str
    on: bool = False


class FilterBar(Painted):
    """The chips side by side; long ones are cut where all of them would not fit."""

    DEFAULT_CSS = """
    FilterBar { height: 1; width: 1fr; }
    """

    @dataclass
    class Chosen(Message):
        """A chip was clicked."""

        chip: str

    def __init__(self) -> None:
        super().__init__()
        self._chips: tuple[Chip, ...] = ()
        self._hovered: str | None = None
        self._places: list[tuple[int, int, str]] = []

    def show(self, chips: Sequence[Chip]) -> None:
        """Show the chips."""
        self._chips = tuple(chips)
        self._show()

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the chips, and remember where each stands."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.sea)
        self._places = []
        x = 1
        for chip, text in zip(self._chips, self._texts(width, ink.glyphs.ellipsis), strict=True):
            start = x
            x = canvas.text(x, 0, chip.key, palette.gold) + 1
            style = palette.chosen if chip.on else palette.muted
            if chip.id == self._hovered:
                style += Style(underline=True)
            x = canvas.text(x, 0, text, style)
            self._places.append((start, x, chip.id))
            x += _GAP if width >= 100 else 2
        return canvas

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Underline the chip under the mouse."""
        self._hover(self._chip_at(event.x))

    def on_leave(self) -> None:
        """Take the underline away."""
        self._hover(None)

    def on_click(self, event: events.Click) -> None:
        """Tell which chip was clicked."""
        event.stop()
        chip = self._chip_at(event.x)
        if chip is not None:
            self.post_message(self.Chosen(chip))

    def _texts(self, width: int, ellipsis: str) -> list[str]:
        """Return the words of the chips, the longest ones cut until all fit."""
        texts = [chip.text for chip in self._chips]
        room = width - 1 - sum(cell_width(chip.key) + 1 + _GAP for chip in self._chips)
        while sum(map(len, texts)) > room:
            longest = max(range(len(texts)), key=lambda place: cell_width(texts[place]))
            if cell_width(texts[longest]) <= _NARROWEST:
                break
            texts[longest] = cut(
                self._chips[longest].text, cell_width(texts[longest]) - 1, ellipsis
            )
        return texts

    def _chip_at(self, x: int) -> str | None:
        return next((chip for start, end, chip in self._places if start <= x < end), None)

    def _hover(self, chip: str | None) -> None:
        if chip != self._hovered:
            self._hovered = chip
            self._show()

    def _show(self) -> None:
        self.show_scene((self._chips, self._hovered))
