"""The Stronghold: the odd one out in the row, with its own frame and, given room, a picture."""

from __future__ import annotations

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _, pgettext
from clash_tui.base.wording import capitals
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import centred, cut

_BASTION = (
    "▄ ▄ ▄ ▄",
    "███████",
    " █████ ",
    " ██▀██ ",
    "▄██ ██▄",
)
_FORT = (
    "▄▄     ▄▄",
    "██▄▄▄▄▄██",
    "█████████",
    "███▀▀▀███",
    "███   ███",
)
_BASTION_ASCII = (
    "# # # #",
    "#######",
    " ##### ",
    " ## ## ",
    "### ###",
)
_FORT_ASCII = (
    "##     ##",
    "##     ##",
    "#########",
    "#########",
    "###   ###",
)


def side_name(fort: bool) -> str:
    """Return the name of the side that is up."""
    return _("Fort") if fort else _("Bastion")


def side_letter(fort: bool) -> str:
    """Return one letter for the side that is up."""
    if fort:
        return pgettext("one letter for the Fort", "F")
    return pgettext("one letter for the Bastion", "B")


def paint_stronghold(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    ink: Ink,
    *,
    fort: bool,
    health: int,
    cursor: bool = False,
    struck: str = "",
) -> None:
    """Paint the Stronghold's card with the side that is up and its Health (R4, R5).

    Args:
        canvas: What is painted on.
        x: The left edge.
        y: The upper edge.
        width: The outer width; from 11 its name and picture fit.
        height: The outer height; 3 is the least.
        ink: Palette and glyphs.
        fort: Whether the Fort side is up.
        health: The Health to show.
        cursor: Whether the cursor is on it.
        struck: What has just hit it, such as "−3".
    """
    palette, glyphs = ink.palette, ink.glyphs
    canvas.clear(x, y, width, height, palette.gold_ground)
    frame = glyphs.heavy if cursor else glyphs.double
    canvas.box(x, y, width, height, frame, palette.chosen)
    inner, rows = width - 2, height - 2
    if height >= 7 and width >= 11:
        _with_picture(canvas, x, y, width, height, ink, fort, health)
    elif inner >= 5 and rows >= 3:
        name = cut(capitals(side_name(fort)), inner, glyphs.ellipsis)
        canvas.text(x + 1 + centred(name, inner), y + 1, name, palette.chosen)
        value = f"{glyphs.stronghold} {health}"
        canvas.text(x + 1 + centred(value, inner), y + 2, value, palette.chosen)
        label = _("Health")
        if cell_width(label) > inner:
            label = cut(_("HP"), inner, glyphs.ellipsis)
        canvas.text(x + 1 + centred(label, inner), y + 3, label, palette.gold)
    else:
        short = f"{glyphs.stronghold}{side_letter(fort)}"
        middle = y + (height - 1) // 2
        if rows >= 2:
            canvas.text(x + 1, y + 1, short, palette.chosen, inner)
            number = str(health)
            canvas.text(x + width - 1 - cell_width(number), y + rows, number, palette.chosen)
        else:
            words = f"{glyphs.stronghold} {health}" if inner > 3 else str(health)
            canvas.text(x + 1 + centred(words, inner), middle, words, palette.chosen)
            name = cut(side_name(fort), inner, glyphs.ellipsis)
            canvas.text(x + 1 + centred(name, inner), y, name, palette.chosen)
    if struck:
        words = f" {struck} " if inner >= 5 else struck
        canvas.text(x + centred(words, width), y + height // 2, words, palette.alarm)


def _with_picture(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    ink: Ink,
    fort: bool,
    health: int,
) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    name = f" {capitals(side_name(fort))} "
    canvas.text(x + centred(name, width), y, name, palette.chosen)
    plain = glyphs.name == "ascii"
    picture = (_FORT_ASCII if plain else _FORT) if fort else (_BASTION_ASCII if plain else _BASTION)
    room = height - 3
    top = y + 1 + max(0, (room - len(picture)) // 2)
    for row, line in enumerate(picture[:room], top):
        canvas.text(x + centred(line, width), row, line, palette.gold)
    words = _("Health {number}").format(number=health)
    if cell_width(words) > width - 2:
        words = str(health)
    canvas.text(x + centred(words, width), y + height - 2, words, palette.chosen)
