"""Card faces, drawn to the size there is.

Names are cut where they must, numbers never. The faces by outer width:

- *large* (14 and more, from 9 rows): abilities in words, values with their names
- *full* (10 and more): the name in the middle
- *compact* (7 to 9): the name at the left
- *sliver* (below 7): first letters, Attack Value and HP below each other
- *edge* (below 4): what is seen of a card when the next one lies on it
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Box, Glyphs
from clash_tui.base.i18n import _, in_one_language, ngettext
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.rules.view import HeldCard
from clash_tui.games.clash.words.face import (
    Face,
    Mark,
    held_face,
    printed_face,
)
from clash_tui.ui.clash.paint.ability_codes import code_of, lines_of_codes, mark_style
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import both_names, centred, cut

FULL = 10
"""The least width of a full face."""
COMPACT = 7
"""The least width of a compact face; below it is a sliver."""
EDGE = 4
"""Below this width only the left edge of a card is seen."""
LARGE = (14, 9)
"""The least width and height of a large face."""


@dataclass(frozen=True, slots=True)
class CardState:
    """How a card stands out, if it does."""

    cursor: bool = False
    chosen: bool = False
    """In hand, about to be played."""
    target: bool = False
    """May be aimed at."""
    attacker: bool = False
    falls: bool = False
    """Would be destroyed."""
    hurt: int | None = None
    """HP it would have left."""
    foe: bool = False
    """It is an enemy's: what happens to it is good for whoever looks."""
    struck: str = ""
    """What has just hit it, such as "−3"."""
    dim: bool = False
    """Cannot be played."""
    ghost: bool = False
    """Not there yet: where the card in hand would stand."""
    key: str = ""
    """The key that takes it."""
    loses: bool = False
    """Playing it would lose the game (R22, R23)."""
    fells_bastion: bool = False
    """Playing it would bring the own Bastion down (R20)."""


PLAIN = CardState()
"""A card that does not stand out."""


def paint_card(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    card: Card,
    ink: Ink,
    state: CardState = PLAIN,
) -> None:
    """Paint a card as it is printed."""
    paint_face(canvas, x, y, width, height, printed_face(card), ink, state)


def paint_held(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    held: HeldCard,
    ink: Ink,
    state: CardState = PLAIN,
) -> None:
    """Paint a card of a hand: its face, or its back when the viewer has not seen it."""
    face = held_face(held)
    if face is None:
        paint_back(canvas, x, y, width, height, ink)
    else:
        paint_face(canvas, x, y, width, height, face, ink, state)


def paint_back(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    ink: Ink,
    state: CardState = PLAIN,
) -> None:
    """Paint a card that lies face down."""
    palette, glyphs = ink.palette, ink.glyphs
    canvas.clear(x, y, width, height, palette.sea)
    if width < EDGE:
        style = palette.chosen if state.cursor else palette.unseen
        box = glyphs.heavy if state.cursor else glyphs.rounded
        canvas.vline(x, y, height, box.left, style)
        canvas.fill(x + 1, y, width - 1, height, style, glyphs.unseen)
        return
    canvas.fill(x + 1, y + 1, width - 2, height - 2, palette.unseen, glyphs.unseen)
    if state.cursor:
        canvas.box(x, y, width, height, glyphs.heavy, palette.chosen)
    else:
        canvas.box(x, y, width, height, glyphs.rounded, palette.unseen)


def paint_face(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    face: Face,
    ink: Ink,
    state: CardState = PLAIN,
) -> None:
    """Paint a card's face into a rectangle of the given outer size."""
    canvas.blit(x, y, _painted(width, height, face, ink, state))


@in_one_language
@lru_cache(maxsize=1024)
def _painted(width: int, height: int, face: Face, ink: Ink, state: CardState) -> Canvas:
    """Return a painted face: a key mostly changes two cards, and the others are as they were."""
    if width < EDGE:
        return _edge(width, height, face, ink, state)
    palette = ink.palette
    canvas = Canvas(width, height, palette.island if state.ghost else palette.card)
    x = y = 0
    box, style = _frame(face, ink, state)
    canvas.box(x, y, width, height, box, style)
    _top_edge(canvas, x, y, width, face, ink, state)
    _bottom_left(canvas, x + 1, y + height - 1, width, face, ink, key=bool(state.key))
    _bottom_edge(canvas, x, y + height - 1, width, ink, state, style)
    inner, rows = width - 2, height - 2
    if inner > 0 and rows > 0:
        body = _Body(canvas, x + 1, y + 1, inner, rows, face, ink, state)
        if inner < COMPACT - 2:
            body.sliver()
        elif (width, height) >= LARGE and height >= LARGE[1]:
            body.large()
        else:
            body.common(middle=width >= FULL)
    if state.struck:
        _blow(canvas, x, y, width, height, ink, state.struck)
    return canvas


def _edge(width: int, height: int, face: Face, ink: Ink, state: CardState) -> Canvas:
    """Paint the left edge of a card: first letters, and the numbers that have room."""
    palette = ink.palette
    canvas = Canvas(width, height, palette.card)
    box, style = _frame(face, ink, state)
    canvas.hline(0, 0, width, box.top, style)
    canvas.hline(0, height - 1, width, box.bottom, style)
    canvas.vline(0, 1, height - 2, box.left, style)
    canvas.put(0, 0, box.top_left, style)
    canvas.put(0, height - 1, box.bottom_left, style)
    faded = palette.dim if state.dim else None
    canvas.text(1, 1, face.name, faded or palette.parchment)
    numbers = ((height - 3, face.attack, palette.attack), (height - 2, face.health, palette.health))
    for row, number, colour in numbers:
        if row > 1 and cell_width(number) < width:
            canvas.text(1, row, number, faded or colour)
    return canvas


def _frame(face: Face, ink: Ink, state: CardState) -> tuple[Box, Style]:
    palette, glyphs = ink.palette, ink.glyphs
    if state.attacker:
        return glyphs.heavy, palette.attack
    if state.cursor or state.chosen:
        return glyphs.heavy, palette.chosen
    if state.ghost:
        return glyphs.dashed, palette.gold
    if state.dim:
        return glyphs.dashed, palette.frame_dim
    box = glyphs.pair if face.symbiote else glyphs.rounded
    return box, _fate_style(ink, state) if state.falls else palette.frame


def _fate_style(ink: Ink, state: CardState) -> Style:
    """Return the colour of harm: green for an enemy's, red for an own one's."""
    return ink.palette.health if state.foe else ink.palette.danger


def _top_edge(
    canvas: Canvas, x: int, y: int, width: int, face: Face, ink: Ink, state: CardState
) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    cost = str(face.cost)
    if face.cheaper:
        cost += glyphs.down
    if face.symbiote and width >= COMPACT:
        cost += f"+{face.symbiote_cost}"
    if width >= FULL:
        cost = f" {cost} "
    canvas.text(x + 1, y, cost, palette.cost_dim if state.dim else palette.cost)
    corner, style = "", palette.muted
    if face.waits:
        corner = glyphs.waiting * (1 if width < COMPACT else 2 if width < FULL else 3)
    elif face.blood:
        corner, style = _blood(face, glyphs, state), palette.alarm
        over = cell_width(corner) + cell_width(cost) - (width - 2)
        if over > 0:
            corner = corner[:-1] if over == 1 else corner[-1]
    elif state.loses:
        corner, style = glyphs.falls, palette.alarm
    right = x + width - 1 - cell_width(corner) - (1 if width >= FULL else 0)
    canvas.text(right, y, corner, style)
    if state.target:
        canvas.put(x + max(2, width // 2), y, glyphs.target, palette.chosen)


def _bottom_edge(
    canvas: Canvas, x: int, y: int, width: int, ink: Ink, state: CardState, frame: Style
) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    if state.key:
        style = frame if state.cursor or state.chosen else palette.muted
        key = f" {state.key} " if width >= COMPACT else state.key
        canvas.text(x + centred(key, width), y, key, style)
    if state.falls:
        note = glyphs.falls if width < COMPACT else f" {glyphs.falls} "
        style = palette.gain if state.foe else palette.alarm
    elif state.hurt is not None:
        note, style = f"{glyphs.becomes}{state.hurt}", _fate_style(ink, state)
    else:
        return
    canvas.text(x + width - 1 - cell_width(note), y, note, style)


def _blood(face: Face, glyphs: Glyphs, state: CardState) -> str:
    """Say what a card costs the own Stronghold, and what comes of that (R56)."""
    end = glyphs.falls if state.loses else "!" if state.fells_bastion else glyphs.stronghold
    return f"{glyphs.minus}{face.blood}{end}"


def _bottom_left(
    canvas: Canvas, x: int, y: int, width: int, face: Face, ink: Ink, *, key: bool
) -> None:
    """Mark a Champion, and the cards that lie under their captor (R63)."""
    palette, glyphs = ink.palette, ink.glyphs
    if face.champion:
        canvas.put(x, y, glyphs.champion, palette.chosen)
        x += 1
    if face.shackled:
        words = f"{glyphs.unseen}{face.shackled}"
        text = ngettext("{cards} holds {n}", "{cards} holds {n}", face.shackled)
        told = text.format(cards=glyphs.unseen, n=face.shackled)
        # In the middle stands the key.
        if width >= LARGE[0] and cell_width(told) + 2 <= (width // 2 - 2 if key else width - 2):
            words = f" {told} "
        canvas.text(x, y, words, palette.strong)


def _blow(canvas: Canvas, x: int, y: int, width: int, height: int, ink: Ink, struck: str) -> None:
    words = struck if width < COMPACT else f" {struck} "
    style = ink.palette.alarm if struck.lstrip("-−") != "0" else ink.palette.cost_dim
    row = y + (height // 2 if width >= COMPACT else 1)
    canvas.text(x + centred(words, width), row, words, style)


class _Body:
    """The inside of one face."""

    def __init__(
        self,
        canvas: Canvas,
        x: int,
        y: int,
        width: int,
        height: int,
        face: Face,
        ink: Ink,
        state: CardState,
    ) -> None:
        self._canvas = canvas
        self._x, self._y = x, y
        self._width, self._height = width, height
        self._face = face
        self._palette, self._glyphs = ink.palette, ink.glyphs
        self._state = state
        self._faded = ink.palette.muted if state.ghost else ink.palette.dim if state.dim else None

    def common(self, *, middle: bool) -> None:
        """Paint name, ability codes and values, as far as there are rows for them."""
        if self._height > 1:
            self._name(self._y, middle=middle)
        first = self._y + (2 if self._height > 4 else 1)
        rows = self._y + self._height - 1 - first
        if rows > 0:
            self._codes(first, rows, middle=middle)
        if rows > 1 and not self._side_by_side():
            self._stacked_values()
        else:
            self._values(self._y + self._height - 1, pad=1 if middle else 0)

    def large(self) -> None:
        """Paint the abilities in words, and the values with their names."""
        self._name(self._y, middle=True)
        first = self._y + 2
        rows = self._height - 4
        marks = self._face.marks
        if len(marks) > rows:
            self._codes(first, rows, middle=True)
        else:
            for row, mark in enumerate(marks, first):
                self._ability(row, mark)
        self._values(self._y + self._height - 1, pad=1, named=True)

    def sliver(self) -> None:
        """Paint first letters, Attack Value and HP, each in its own row."""
        if self._height > 2:
            self._name(self._y, middle=False)
        if self._height > 3:
            self._codes(self._y + 1, self._height - 3, middle=False)
        self._stacked_values()

    def _side_by_side(self) -> bool:
        """Whether Attack Value and HP can stand in one row without being taken for one number."""
        face = self._face
        return cell_width(face.attack) + face.raised + 1 + self._health_width <= self._width

    @property
    def _health_width(self) -> int:
        """How many cells the HP take, the full ones of a wounded creature with them."""
        face = self._face
        return cell_width(face.health) + (1 + cell_width(face.full) if face.full else 0)

    def _stacked_values(self) -> None:
        last = self._y + self._height - 1
        if self._face.incantation:
            self._values(last, pad=0)
            return
        self._put_attack(self._x, last - 1, self._width)
        self._put_health(last, pad=0)

    def _style(self, style: Style) -> Style:
        return self._faded or style

    def _name(self, y: int, *, middle: bool) -> None:
        """Paint the name; of a pair both, below each other where there is a row for it."""
        face, width, ellipsis = self._face, self._width, self._glyphs.ellipsis
        if not face.symbiote:
            self._title(y, cut(face.name, width, ellipsis), middle=middle)
        elif self._height > 4:
            self._title(y, cut(face.name, width, ellipsis), middle=middle)
            self._title(y + 1, cut(f"+{face.symbiote}", width, ellipsis), middle=middle)
        else:
            self._title(y, both_names(face.name, face.symbiote, width, ellipsis), middle=middle)

    def _title(self, y: int, name: str, *, middle: bool) -> None:
        style = self._style(self._palette.parchment)
        if self._state.chosen:
            style = self._palette.badge
        shift = centred(name, self._width) if middle else 0
        self._canvas.text(self._x + shift, y, name, style)

    def _codes(self, y: int, rows: int, *, middle: bool) -> None:
        lines = lines_of_codes(self._face.marks, self._width, rows, self._glyphs)
        for row, line in enumerate(lines, y):
            wide = sum(cell_width(word) for word, __ in line)
            x = self._x + ((self._width - wide) // 2 if middle else 0)
            for word, mark in line:
                style = self._palette.muted if mark is None else mark_style(mark, self._palette)
                x = self._canvas.text(x, row, word, self._style(style))

    def _ability(self, y: int, mark: Mark) -> None:
        code = code_of(mark, self._glyphs)
        x = self._canvas.text(self._x + 1, y, code, self._style(mark_style(mark, self._palette)))
        room = self._x + self._width - x - 1
        title = cut(mark.ability.title, room, self._glyphs.ellipsis)
        self._canvas.text(x + 1, y, title, self._style(self._palette.muted))

    def _values(self, y: int, *, pad: int, named: bool = False) -> None:
        if self._face.incantation:
            damage = f"{self._glyphs.damage}{self._face.attack}"
            x = self._x + centred(damage, self._width)
            self._canvas.text(x, y, damage, self._style(self._palette.attack))
            return
        x = self._x + pad
        if named:
            x = self._canvas.text(x, y, _("AV") + " ", self._style(self._palette.muted))
        label = _("HP") + " "
        taken = pad + self._health_width + (cell_width(label) if named else 0)
        health = self._x + self._width - taken
        after = self._put_attack(x, y, health - 1 - x)
        x = self._put_health(y, pad=pad)
        if named and after < x - cell_width(label):
            self._canvas.text(x - cell_width(label), y, label, self._style(self._palette.muted))

    def _put_attack(self, x: int, y: int, room: int) -> int:
        """Put the Attack Value at the left, in ``room`` cells; return the x after it."""
        attack, raised = self._face.attack, self._face.raised
        if cell_width(attack) + raised > room:
            # What is added to X gives way to the arrow that says there is more.
            attack = attack.partition("+")[0]
        x = self._canvas.text(x, y, attack, self._style(self._palette.attack))
        if raised:
            self._canvas.put(x, y, self._glyphs.up, self._style(self._palette.attack))
        return x + raised

    def _put_health(self, y: int, *, pad: int) -> int:
        """Put the HP at the right; return the x where they begin."""
        face, palette = self._face, self._palette
        full = f"/{face.full}" if face.full else ""
        x = start = self._x + self._width - pad - cell_width(face.health) - cell_width(full)
        style = palette.danger if full else palette.health
        x = self._canvas.text(x, y, face.health, self._style(style))
        self._canvas.text(x, y, full, self._style(palette.muted))
        return start
