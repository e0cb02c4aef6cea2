"""The cards two players pick from: side by side, those that are taken with their taker's name."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.games.clash.cards import Card
from clash_tui.ui.clash.paint.card import CardState, paint_card
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import centred, cut
from clash_tui.ui.widgets.hovering import Hovering

_WIDEST = 38
_GAP = 2


@dataclass(frozen=True, slots=True)
class OfferScene:
    """The cards in the order they were revealed.

    Attributes:
        cards: All of them, those that are taken too.
        takers: For each card the name of who took it; "" while it is there.
        cursor: The place of the card under the cursor, None for none.
    """

    cards: tuple[Card, ...] = ()
    takers: tuple[str, ...] = ()
    cursor: int | None = None


class OfferRow(Hovering):
    """Cards to take, each with the number of its key."""

    DEFAULT_CSS = """
    OfferRow { height: 9; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """A click on a card that was not under the cursor."""

        place: int

    @dataclass
    class Chosen(Message):
        """A click on the card that was under the cursor already."""

        place: int

    def show(self, scene: OfferScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def where(self, place: int) -> Region:
        """Return where the card of that place lies."""
        count = max(1, len(self._offer.cards))
        width = min(_WIDEST, (self.size.width - 2 - _GAP * (count - 1)) // count)
        used = count * width + (count - 1) * _GAP
        left = (self.size.width - used) // 2
        return Region(left + place * (width + _GAP), 0, width, self.size.height)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the cards, and over those that are taken who took them."""
        canvas = Canvas(width, height, ink.palette.sea)
        offer = self._offer
        for place, (card, taker) in enumerate(zip(offer.cards, offer.takers, strict=True)):
            x, y, wide, high = self.where(place)
            state = CardState(
                cursor=place == offer.cursor,
                dim=bool(taker),
                key="" if taker else str(place + 1),
            )
            paint_card(canvas, x, y, wide, high, card, ink, state)
            if taker:
                words = f" {cut(taker, wide - 4, ink.glyphs.ellipsis)} "
                # Between what it can do and its values, where nothing is written.
                canvas.text(x + centred(words, wide), y + high - 3, words, ink.palette.badge)
        return canvas

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        event.stop()
        place = self.place_at(event.x, event.y)
        if place is not None:
            here = place == self._offer.cursor
            self.post_message(self.Chosen(place) if here else self.Pointed(place))

    def place_at(self, x: int, y: int) -> int | None:
        """Return the place of the card that lies at a cell."""
        places = range(len(self._offer.cards))
        return next((place for place in places if self.where(place).contains(x, y)), None)

    @property
    def _offer(self) -> OfferScene:
        return self._scene if isinstance(self._scene, OfferScene) else OfferScene()
