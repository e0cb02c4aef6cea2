"""The face of a robot: its name and sign, its power, its damage, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Box
from clash_tui.base.i18n import _, pgettext
from clash_tui.base.paragraphs import styled
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.widgets.prose import wrapped


@dataclass(frozen=True)
class Bot:
    """What a face-up robot shows.

    Attributes:
        title: Its name, such as "Shot Bot".
        short: Its name where there is little room, such as "Shot V4".
        sign: The sign of what it does: ">" on entry, "*" when it damages, "A" when it attacks,
            "X" a Leader, "" none.
        power: Its power, a Leader's as it is now.
        text: What it does, in one sentence; "" for nothing.
        rank: Its rank, which means nothing in play (SB3).
        damage: The damage it has taken in this turn (SB28).
        left: What it would still take to scrap it; None where that is not to be told.
        note: What else is to be known of it now, such as that it was stopped (SB29).
    """

    title: str
    short: str
    sign: str
    power: str
    text: str = ""
    rank: str = ""
    damage: int = 0
    left: int | None = None
    note: str = ""


@dataclass(frozen=True)
class Look:
    """How a card stands out.

    Attributes:
        cursor: Whether the cursor is on it.
        target: Whether it can be chosen now.
        key: What is typed to take it; "" for nothing.
        dim: Whether nothing can be done with it now.
        falls: Whether it would be scrapped by what is under the cursor.
    """

    cursor: bool = False
    target: bool = False
    key: str = ""
    dim: bool = False
    falls: bool = False


PLAIN = Look()
"""A card that does not stand out."""


def paint_bot(
    canvas: Canvas, x: int, y: int, width: int, height: int, bot: Bot, ink: Ink, look: Look
) -> None:
    """Paint a card with its face up, in a frame of ``width`` by ``height`` cells."""
    palette = ink.palette
    canvas.fill(x, y, width, height, palette.card, " ")
    box, frame = _frame(ink, look)
    canvas.box(x, y, width, height, box, frame)
    _put_on_frame(canvas, x, y, width, height, ink, look, bot)
    inside = width - 2
    name = palette.dim if look.dim else palette.parchment
    power = Text(_power(bot, inside), palette.attack, weight=3, gap=1)
    sign = Text(bot.sign, palette.gold, weight=2, gap=1)
    if height <= 3:
        texts = (Text(bot.short, name, weight=1, least=3), sign)
        _line(canvas, x, y + 1, inside, texts, (power,), ink)
        return
    title = Text(bot.title, name, weight=1, least=3, shorter=(bot.short,))
    wide = inside >= _WIDE
    _line(canvas, x, y + 1, inside, (title, sign), (power,) if wide else (), ink)
    rows = height - 3 if wide else height - 4
    notes = _notes(bot, ink, look, inside)
    lines = _text(bot, inside, rows - len(notes))
    for row, line in enumerate(lines[: max(0, rows - len(notes))]):
        canvas.text(x + 1, y + 2 + row, line, palette.dim if look.dim else palette.muted)
    shown = notes[-rows:] if rows > 0 else []
    foot = y + 1 + rows if wide else y + rows
    for row, note in enumerate(shown, foot - len(shown) + 1):
        _line(canvas, x, row, inside, (note,), (), ink)
    if not wide:
        damage = (Text(_hurt(bot, ink), palette.danger, weight=4, gap=1),) if bot.damage else ()
        _line(canvas, x, y + height - 2, inside, damage, (power,), ink)


def paint_back(canvas: Canvas, x: int, y: int, width: int, height: int, ink: Ink) -> None:
    """Paint a card with its face down, in a frame of ``width`` by ``height`` cells."""
    canvas.fill(x, y, width, height, ink.palette.card, " ")
    canvas.box(x, y, width, height, ink.glyphs.rounded, ink.palette.frame_dim)
    for row in range(y + 1, y + height - 1):
        canvas.hline(x + 1, row, width - 2, ink.glyphs.unseen, ink.palette.unseen)


_WIDE = 18
"""The cells inside a frame from which on a name and a power stand on one line."""


def _power(bot: Bot, inside: int) -> str:
    if inside >= 2 * _WIDE:
        return _("power {power}").format(power=bot.power)
    return pgettext("power, short", "P {power}").format(power=bot.power)


def _hurt(bot: Bot, ink: Ink) -> str:
    return f"{ink.glyphs.minus}{bot.damage}"


def _notes(bot: Bot, ink: Ink, look: Look, inside: int) -> list[Text]:
    """Return what stands at the foot of a face: what is to be known of it, its damage."""
    palette = ink.palette
    notes = [Text(bot.note, palette.gold, least=3)] if bot.note else []
    if bot.damage and inside >= _WIDE:
        told = _("damage {damage}").format(damage=bot.damage)
        long = told
        if bot.left:
            long = _("damage {damage}, falls to {left} more").format(
                damage=bot.damage, left=bot.left
            )
        notes.append(Text(long, palette.danger, least=3, shorter=(told, _hurt(bot, ink))))
    return notes


def _text(bot: Bot, inside: int, rows: int) -> Sequence[str]:
    """Return what the card says, wrapped; nothing where not all of it has room."""
    if rows <= 0 or not bot.text:
        return ()
    lines = [
        "".join(word for word, _style in line)
        for line in wrapped(styled("muted", bot.text), inside)
    ]
    return lines if len(lines) <= rows else ()


def _frame(ink: Ink, look: Look) -> tuple[Box, Style]:
    glyphs, palette = ink.glyphs, ink.palette
    if look.cursor:
        return glyphs.heavy, palette.chosen
    if look.target:
        return glyphs.double, palette.gold
    return glyphs.rounded, palette.frame_dim if look.dim else palette.frame


def _put_on_frame(
    canvas: Canvas, x: int, y: int, width: int, height: int, ink: Ink, look: Look, bot: Bot
) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    if look.key:
        canvas.text(x + 1, y, f" {look.key} ", palette.chosen, width - 2)
    if look.falls:
        canvas.text(x + width - 4, y, f" {glyphs.falls} ", palette.alarm)
    if bot.rank and height >= _WITH_RANK:
        rank = _("rank {rank}").format(rank=bot.rank)
        left = x + width - 2 - cell_width(rank) - 1
        if left > x:
            canvas.text(left, y + height - 1, f" {rank} ", palette.dim)


_WITH_RANK = 7
"""The rows of a card from which on its rank is told."""


def _line(
    canvas: Canvas,
    x: int,
    y: int,
    inside: int,
    left: Sequence[Text],
    right: Sequence[Text],
    ink: Ink,
) -> None:
    put_texts(canvas, y, left, right, ink.glyphs.ellipsis, x=x + 1, width=inside, margin=0)
