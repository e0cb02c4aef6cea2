"""Several texts on one line: they never touch, and the least important gives way first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style

from clash_tui.base.cells import cell_width, cut
from clash_tui.ui.style.canvas import Canvas

GAP = 2
"""Cells between two texts that do not belong together."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a line.

    Attributes:
        text: The words.
        style: Their style.
        weight: How important it is. What is less important is shortened first, and where nothing
            can be shortened any more it is left out first.
        least: The cells to which it may be cut; 0: it is whole or not there.
        shorter: The same in fewer and fewer words, taken before it is cut.
        may_go: Whether it is left out before anything more important is shortened.
        gap: The cells before it, where the text before it is there.
    """

    text: str
    style: Style
    weight: int = 0
    least: int = 0
    shorter: tuple[str, ...] = ()
    may_go: bool = False
    gap: int = GAP


class Placed(NamedTuple):
    """Where a text of a line stands."""

    x: int
    text: str
    source: Text

    @property
    def end(self) -> int:
        """The first cell behind it."""
        return self.x + cell_width(self.text)

    def moved(self, cells: int) -> Placed:
        """Return the same text further right."""
        return self._replace(x=self.x + cells)


def place_texts(
    left: Iterable[Text], right: Iterable[Text], width: int, ellipsis: str, margin: int = 1
) -> list[Placed]:
    """Return where the texts of a line stand, those that have room, from left to right.

    Args:
        left: What stands at the left end.
        right: What stands at the right end.
        width: The cells of the line.
        ellipsis: What marks a text that was cut.
        margin: The cells that stay free at both ends.
    """
    at_left = [_Standing(text) for text in left]
    at_right = [_Standing(text) for text in right]
    # Of equals the last one gives way.
    backwards = (*at_left, *at_right)[::-1]
    by_weight = sorted(backwards, key=lambda each: each.source.weight)
    room = width - 2 * margin
    while (over := _needed(at_left, at_right) - room) > 0:
        if any(each.shorten(over, ellipsis) for each in by_weight):
            continue
        least = next((each for each in by_weight if each.shown), None)
        if least is None:
            return []
        least.shown = ""
    return [
        *_in_a_row(at_left, margin),
        *_in_a_row(at_right, width - margin - _length(at_right)),
    ]


def put_texts(
    canvas: Canvas,
    y: int,
    left: Iterable[Text],
    right: Iterable[Text],
    ellipsis: str,
    *,
    x: int = 0,
    width: int | None = None,
    margin: int = 1,
) -> list[Placed]:
    """Put texts on a line of a canvas, from ``x`` on, and return where they stand."""
    room = canvas.width - x if width is None else width
    placed = [each.moved(x) for each in place_texts(left, right, room, ellipsis, margin)]
    put_placed(canvas, y, placed)
    return placed


def put_placed(canvas: Canvas, y: int, placed: Iterable[Placed]) -> None:
    """Put texts where they stand on a line of a canvas."""
    for each in placed:
        canvas.text(each.x, y, each.text, each.source.style)


class _Standing:
    """A text as it stands by now."""

    def __init__(self, source: Text) -> None:
        self.source = source
        self.shown = _seen(source.text)
        self._shorter = list(source.shorter)

    @property
    def width(self) -> int:
        return cell_width(self.shown)

    def shorten(self, over: int, ellipsis: str) -> bool:
        """Give up cells, ``over`` of them if that goes; False where no more can be given."""
        if not self.shown:
            return False
        if self._shorter:
            self.shown = _seen(self._shorter.pop(0))
            return True
        if self.width > self.source.least > 0:
            self.shown = cut(self.shown, max(self.source.least, self.width - over), ellipsis)
            return True
        if self.source.may_go:
            self.shown = ""
            return True
        return False


def _seen(text: str) -> str:
    """Return a text, "" for one of marks alone: it takes no cell, and has no letter to lie on."""
    return text if cell_width(text) else ""


def _length(texts: Sequence[_Standing]) -> int:
    return sum(before + each.width for before, each in _with_gaps(texts))


def _needed(left: Sequence[_Standing], right: Sequence[_Standing]) -> int:
    one, other = _length(left), _length(right)
    return one + (GAP if one and other else 0) + other


def _in_a_row(texts: Sequence[_Standing], x: int) -> list[Placed]:
    placed: list[Placed] = []
    for before, each in _with_gaps(texts):
        placed.append(Placed(x + before, each.shown, each.source))
        x = placed[-1].end
    return placed


def _with_gaps(texts: Sequence[_Standing]) -> Iterator[tuple[int, _Standing]]:
    """Yield the texts that are there, each with the cells before it."""
    last: _Standing | None = None
    beside: _Standing | None = None
    for each in texts:
        if each.shown:
            # Two that were parted by a third must not touch when it goes.
            gap = each.source.gap if beside is last else max(GAP, each.source.gap)
            yield (0 if last is None else gap), each
            last = each
        if each.source.text:
            beside = each
