"""A Stak as a column: who sits there, the top card, and what lies below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _, ngettext, pgettext
from clash_tui.base.wording import capitals
from clash_tui.ui.stak.paint.bot import PLAIN, Bot, Look, paint_back, paint_bot
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts


@dataclass(frozen=True)
class Lying:
    """One card below the top of a Stak.

    Attributes:
        place: Its place, counted from the top, which is 1.
        bot: What it is; None where nobody knows.
        face_up: Whether its face is up; one that is down and known was turned down (SB74).
        target: Whether it can be chosen now.
        cursor: Whether the cursor is on it.
        falls: Whether it would be scrapped by what is under the cursor.
    """

    place: int
    bot: Bot | None = None
    face_up: bool = False
    target: bool = False
    cursor: bool = False
    falls: bool = False


@dataclass(frozen=True)
class Column:
    """One seat at the table.

    Attributes:
        letter: The seat, A to F.
        name: Who sits there.
        plays: Whether it is their turn.
        asked: Whether they have to decide now.
        hand: How many cards they hold.
        known: The cards of the hand that all have seen (SB74), by name.
        top: The top card; None where the Stak is empty, or it is not turned up yet.
        look: How the top card stands out.
        below: The cards below it, from the top down.
        out: Since when they are out, as a short text; "" while they are in.
        mark: The letter that is typed to choose the seat; "" for none.
        size: How many cards lie in the Stak.
    """

    letter: str
    name: str
    plays: bool = False
    asked: bool = False
    hand: int = 0
    known: tuple[str, ...] = ()
    top: Bot | None = None
    look: Look = PLAIN
    below: tuple[Lying, ...] = ()
    out: str = ""
    mark: str = ""
    size: int = 0


@dataclass(frozen=True)
class Spot:
    """Where a card of a column was painted: its place from the top, its row and its height."""

    place: int
    y: int
    height: int


def paint_column(
    canvas: Canvas, x: int, width: int, height: int, column: Column, ink: Ink, card: int
) -> list[Spot]:
    """Paint a seat from the top of a canvas down; return where its cards are.

    Args:
        canvas: What is painted on.
        x: The first column of cells.
        width: How many cells the column is wide.
        height: How many rows there are.
        column: What is painted.
        ink: What it is painted with.
        card: The rows of a top card.
    """
    _paint_head(canvas, x, width, column, ink)
    if column.out or not column.size:
        _paint_out(canvas, x, width, card, column, ink)
        return []
    if column.top is None:
        paint_back(canvas, x, 1, width, card, ink)
    else:
        paint_bot(canvas, x, 1, width, card, column.top, ink, column.look)
    spots = [Spot(1, 1, card)]
    rows = _rows(column.below, height - 1 - card)
    for y, row in enumerate(rows, start=1 + card):
        _paint_row(canvas, x, y, width, row, ink)
        spots += [Spot(each.place, y, 1) for each in row if not isinstance(each, int)]
    return spots


def _paint_head(canvas: Canvas, x: int, width: int, column: Column, ink: Ink) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    marker = glyphs.cursor if column.plays else ""
    if marker and width >= _WITH_PLACES:
        marker += " "
    name = palette.dim if column.out else palette.chosen if column.plays else palette.strong
    left = [
        Text(marker + (column.mark or ""), palette.gold, weight=5),
        Text(capitals(column.name), name, weight=4, least=2, gap=1 if column.mark else 0),
    ]
    if column.asked:
        left.append(Text(_("to decide"), palette.gold, weight=1, gap=1, may_go=True))
    right = []
    if not column.out:
        cards = ngettext("{n} card", "{n} cards", column.size).format(n=column.size)
        short = pgettext("cards of a Stak, short", "{n}c").format(n=column.size)
        in_hand = pgettext("cards in hand, short", "{n}h").format(n=column.hand)
        hand = ngettext("hand {n}", "hand {n}", column.hand).format(n=column.hand)
        right = [
            Text(cards, palette.text, weight=3, shorter=(short,)),
            Text(hand, palette.muted, weight=2, shorter=(in_hand,), gap=1),
        ]
    put_texts(canvas, 0, left, right, glyphs.ellipsis, x=x, width=width, margin=0)


def _paint_out(canvas: Canvas, x: int, width: int, card: int, column: Column, ink: Ink) -> None:
    said = (_("out"), column.out) if column.out else (_("empty"),)
    for row, text in enumerate(each for each in said if each):
        left = x + max(0, (width - cell_width(text)) // 2)
        canvas.text(left, 1 + card // 2 + row, text, ink.palette.dim, width)


_Row = Sequence["Lying | int"]
"""The cards that one row tells, or how many more there are."""


def _rows(below: Sequence[Lying], room: int) -> list[_Row]:
    """Return what each row tells: each card where there is room, else runs, else a gap."""
    single: list[_Row] = [[each] for each in below]
    if len(single) <= room:
        return single
    runs: list[_Row] = [list(run) for run in _runs(below)]
    if len(runs) <= room:
        # As many as there is room for stand by themselves, from the top on.
        return _opened(runs, room)
    if room <= 0:
        return []
    if room == 1:
        return [[len(below)]]
    kept, last = runs[: room - 2], runs[-1]
    left_out = sum(len(run) for run in runs[room - 2 : -1])
    return [*kept, [left_out], last]


def _opened(runs: list[_Row], room: int) -> list[_Row]:
    """Part runs into single cards, from the top on, as far as there is room."""
    opened: list[_Row] = []
    spare = room - len(runs)
    for run in runs:
        single = len(run) if len(run) - 1 <= spare else spare
        opened += [[each] for each in run[:single]]
        if single < len(run):
            opened.append(run[single:])
        spare -= min(spare, len(run) - 1)
    return opened


def _runs(below: Sequence[Lying]) -> Iterator[list[Lying]]:
    """Yield the cards one by one, and those that nobody knows in runs."""
    for unknown, run in groupby(below, lambda each: each.bot is None and not each.cursor):
        if unknown:
            yield list(run)
        else:
            yield from ([each] for each in run)


def _paint_row(canvas: Canvas, x: int, y: int, width: int, row: _Row, ink: Ink) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    first = row[0]
    if isinstance(first, int):
        text = ngettext("{mark} {n} more", "{mark} {n} more", first)
        canvas.text(x + 1, y, text.format(mark=glyphs.ellipsis, n=first), palette.muted, width - 1)
        return
    last = row[-1]
    assert isinstance(last, Lying)
    ground = palette.badge if first.cursor else None
    place = str(first.place) if first is last else f"{first.place}-{last.place}"
    narrow = width < _WITH_PLACES
    margin = 0 if narrow else 1
    left = [] if narrow and not first.target else [Text(place, palette.dim, weight=2)]
    left += _named(first, len(row), width, ink)
    right = []
    if first.bot is not None:
        right = [
            Text(first.bot.sign, palette.gold, weight=2, gap=1),
            Text(first.bot.power, palette.attack, weight=4, gap=1),
        ]
    if first.falls:
        right.append(Text(glyphs.falls, palette.alarm, weight=5, gap=1))
    if ground is not None:
        canvas.fill(x, y, width, 1, ground)
    if first.target and not narrow:
        canvas.text(x, y, glyphs.cursor if first.cursor else glyphs.bullet, palette.gold)
    put_texts(canvas, y, left, right, glyphs.ellipsis, x=x, width=width, margin=margin)


_WITH_PLACES = 16
"""The cells of a column from which on each card below the top has its number."""


def _named(first: Lying, count: int, width: int, ink: Ink) -> list[Text]:
    palette, glyphs = ink.palette, ink.glyphs
    if first.bot is None:
        texts = [Text(glyphs.unseen * _HATCHED, palette.unseen, weight=1, gap=1)]
        if count > 1:
            many = f"{glyphs.blocked}{count}"
            texts.append(Text(many, palette.muted, weight=3, gap=1))
        return texts
    if first.face_up:
        return [Text(first.bot.short, palette.text, weight=3, least=3, gap=1)]
    covered = f"{glyphs.unseen}{first.bot.short}"
    texts = [Text(covered, palette.muted, weight=3, least=4, gap=1)]
    if width >= _WITH_NOTES:
        texts.append(Text(_("turned down"), palette.dim, may_go=True))
    return texts


_HATCHED = 6
"""The cells of hatching for a card that nobody knows."""

_WITH_NOTES = 30
"""The cells of a column from which on it is told that a card was turned down."""
