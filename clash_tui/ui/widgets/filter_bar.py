"""What a list of cards is filtered and sorted by: one clickable word for each, with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style
from textual import events
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import GAP, Placed, Text, put_texts
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_GAP = 3
_NARROWEST = 6


class Chip(NamedTuple):
    """One word of the bar.

    ``on`` says that it asks for something; what asks for nothing is drawn quietly. ``shorter`` is
    said where the words have no room.
    """

    id: str
    key: str
    text: str
    on: bool = False
    shorter: str = ""


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
        parts: dict[str, list[Placed]] = {}
        texts, owners = self._parts(ink, width)
        for each in put_texts(canvas, 0, texts, (), ink.glyphs.ellipsis):
            parts.setdefault(owners[id(each.source)], []).append(each)
        self._places = [(chip[0].x, chip[-1].end, owner) for owner, chip in parts.items()]
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

    def _parts(self, ink: Ink, width: int) -> tuple[list[Text], dict[int, str]]:
        """Return key and words of each chip, and whose they are.

        The longest words give way to shorter ones and then are cut until all fit; where even that
        is not enough, some keys stand alone.
        """
        palette, ellipsis = ink.palette, ink.glyphs.ellipsis
        words = [chip.text for chip in self._chips]
        keys = sum(cell_width(chip.key) + 1 for chip in self._chips)
        gaps = len(self._chips) - 1
        gap = _GAP if keys + sum(map(cell_width, words)) + gaps * _GAP <= width - 2 else GAP
        room = width - 2 - keys - gaps * gap
        for place in sorted(range(len(words)), key=lambda place: -cell_width(words[place])):
            shorter = self._chips[place].shorter
            if shorter and sum(map(cell_width, words)) > room:
                words[place] = shorter
        cut_to = [cell_width(text) for text in words]
        while sum(cut_to) > room and max(cut_to) > _NARROWEST:
            cut_to[cut_to.index(max(cut_to))] -= 1
        words = [cut(text, most, ellipsis) for text, most in zip(words, cut_to, strict=True)]
        texts: list[Text] = []
        for chip, text in zip(self._chips, words, strict=True):
            style = palette.chosen if chip.on else palette.muted
            if chip.id == self._hovered:
                style += Style(underline=True)
            texts.append(Text(chip.key, palette.gold, weight=2, gap=gap))
            texts.append(Text(text, style, weight=int(chip.on), least=3, may_go=True, gap=1))
        # Two chips may have the same words: only which text it is tells whose.
        return texts, {id(text): self._chips[place // 2].id for place, text in enumerate(texts)}

    def _chip_at(self, x: int) -> str | None:
        return next((chip for start, end, chip in self._places if start <= x < end), None)

    def _hover(self, chip: str | None) -> None:
        if chip != self._hovered:
            self._hovered = chip
            self._show()

    def _show(self) -> None:
        self.show_scene((self._chips, self._hovered))
