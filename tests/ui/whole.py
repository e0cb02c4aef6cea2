"""Which texts on a screen are cut, read in the pseudo-language: what has no » behind its «."""

import re

from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from clash_tui.base.pseudo import MARKS
from clash_tui.ui.widgets.painted import Painted
from clash_tui.ui.widgets.prose import Prose

MAY_BE_CUT = {
    ("*", "HandStrip"): "a whole hand in one row: letters stand for cards, i names each",
    ("*", "OpponentStrip"): "likewise",
    ("*", "DeckList"): "a name has 12 cells beside the curve of mana; the cursor tells the card",
    ("*", "CardTable"): "a name has 16 cells beside the values; the card itself stands beside it",
    ("RulesScreen", "Menu"): "a title has 30 cells; the whole one stands over its text",
    ("*", "StakTable"): "a column of six has 12 cells; the letters of the seats stay whole",
    ("StakRulesScreen", "Menu"): "likewise",
    ("StakReplayScreen", "Menu"): "a move has 30 cells; the row of steps tells what happened",
    ("ClashReplayScreen", "Menu"): "likewise",
    ("ReplayScreen", "Menu"): "a move has 30 cells; the row of steps tells what happened",
    ("BotsScreen", "RecordTable"): "what a card is and does; its face stands beside it",
    ("SavesScreen", "RecordTable"): "names have 8 cells at 80; the whole ones stand below",
    ("ReplaysScreen", "RecordTable"): "likewise",
    ("*", "hint"): "one row on the card under the cursor; i tells all of it",
}
"""The widgets that may cut a text for want of room and why: by screen, or any, and class or id."""

FACES = {
    "Battlefield",
    "CardGrid",
    "CardRow",
    "HandRow",
    "OfferRow",
    "_Face",
    "CardLine",
    "StakHand",
    "StakTable",
}
"""Widgets that paint cards: a face of 6 to 14 cells has the first letters of its card's name."""

CLOSED_IN_PART = {"ForecastLine"}
"""Widgets that say more than they have room for: their first text is whole, then they break off."""

_OPEN, _CLOSED = MARKS
_CUT = re.compile(rf"{_OPEN}[^{_CLOSED}]*…(?!{_CLOSED})")
_FACE = re.compile("[│┆┃║|][^│┆┃║|]*(?=[│┆┃║|])")
_CHAMPION = re.compile("(?<=── )[^─]*(?= ──)")


def cut_texts(screen: Screen) -> list[str]:
    """Return the rows of a screen that have cut texts, each with the widget they stand in."""
    found = []
    for widget in screen.query(Widget):
        name = type(widget).__name__
        names = (name, widget.id)
        here = {(where, each) for where in ("*", type(screen).__name__) for each in names}
        if not widget.display or not widget.region.area or here & MAY_BE_CUT.keys():
            continue
        if isinstance(widget, Painted) or not widget.children:
            found += [f"{name}: {row}" for row in cut_rows(_seen(widget), name)]
    return found


def cut_rows(rows: list[str], name: str = "") -> list[str]:
    """Return the rows of a widget in which a text is cut."""
    if name in CLOSED_IN_PART:
        said = " ".join(rows)
        return [] if _OPEN not in said or _is_closed(said) else rows
    cut = [row for row in rows if _CUT.search(row)]
    whole = "".join(row for row in rows if row not in cut)
    if not cut and whole.count(_OPEN) != whole.count(_CLOSED):
        cut += [row for row in rows if row.count(_OPEN) != row.count(_CLOSED)] or rows
    return cut


def _is_closed(said: str) -> bool:
    """Whether the first text of some is closed, with all that stand in it."""
    depth = 0
    for sign in said[said.index(_OPEN) :]:
        depth += (sign == _OPEN) - (sign == _CLOSED)
        if depth == 0:
            return True
    return False


def _seen(widget: Widget) -> list[str]:
    """Return what a widget says, with what it says when it is scrolled, but no faces of cards."""
    if isinstance(widget, Prose):
        said = widget._lines(widget.size.width)
        return ["".join(word for word, _style in line) + " " + tail for _x, line, tail in said]
    if isinstance(widget, Painted):
        rows = [row.strip() for row in widget._painting.canvas.lines()]
    else:
        strips = widget.render_lines(Region(0, 0, *widget.size))
        rows = [strip.text.strip() for strip in strips]
    if type(widget).__name__ in FACES:
        rows = [_CHAMPION.sub("", _FACE.sub("", row)) for row in rows]
    return rows
