"""Cards side by side in rows, with a cursor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.message import Message

from clash_tui.games.clash.cards import Card
from clash_tui.ui.clash.paint.card import PLAIN, CardState, paint_card
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.hovering import Hovering

COLUMNS = 4
"""How many cards stand in a row."""

_WIDEST = 30
_HIGHEST = 14
_CURSOR = CardState(cursor=True)


class CardGrid(Hovering):
    """The cards of a deck in rows of four, as large as there is room for."""

    DEFAULT_CSS = """
    CardGrid { height: 1fr; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """The cursor has moved onto a card by the mouse."""

        grid: CardGrid
        place: int

        @property
        def control(self) -> CardGrid:
            """The grid."""
            return self.grid

    @dataclass
    class Chosen(Message):
        """A click on the card that was under the cursor already."""

        grid: CardGrid
        place: int

        @property
        def control(self) -> CardGrid:
            """The grid."""
            return self.grid

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._cards: tuple[Card, ...] = ()
        self._cursor: int | None = None

    def show(self, cards: Sequence[Card], cursor: int | None) -> None:
        """Show cards, with the cursor on one of them or on none."""
        self._cards = tuple(cards)
        self._cursor = cursor
        self.show_scene((tuple(card.id for card in self._cards), cursor))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint all cards."""
        canvas = Canvas(width, height, ink.palette.sea)
        for place, card in enumerate(self._cards):
            x, y, wide, high = self._rectangle(place)
            state = _CURSOR if place == self._cursor else PLAIN
            paint_card(canvas, x, y, wide, high, card, ink, state)
        return canvas

    def on_click(self, event: events.Click) -> None:
        """Move the cursor to the card under the mouse, or choose it if it is there already."""
        event.stop()
        place = self.place_at(event.x, event.y)
        if place is not None:
            message = self.Chosen if place == self._cursor else self.Pointed
            self.post_message(message(self, place))

    def place_at(self, x: int, y: int) -> int | None:
        """Return the place of the card that is drawn at a cell."""
        for place in range(len(self._cards)):
            left, top, wide, high = self._rectangle(place)
            if left <= x < left + wide and top <= y < top + high:
                return place
        return None

    def _rectangle(self, place: int) -> tuple[int, int, int, int]:
        rows = max(1, -(-len(self._cards) // COLUMNS))
        wide = min(_WIDEST, self.size.width // COLUMNS - 1)
        high = min(_HIGHEST, self.size.height // rows)
        row, column = divmod(place, COLUMNS)
        return column * (wide + 1), row * high, wide, high
