"""The base of widgets that show one hand: where its cards lie, and what the mouse does on them."""

from __future__ import annotations

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.ui.widgets.painted import Painted


class CardRow(Painted):
    """A row of cards; a subclass paints it and fills ``places`` while it does."""

    class CardPointed(Message):
        """The mouse is on a card (-1: the Stronghold), or no longer on one."""

        def __init__(self, row: CardRow, place: int | None) -> None:
            self.row = row
            self.place = place
            super().__init__()

    class CardChosen(Message):
        """A card was clicked (-1: the Stronghold)."""

        def __init__(self, row: CardRow, place: int) -> None:
            self.row = row
            self.place = place
            super().__init__()

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self.places: list[tuple[Region, int]] = []
        """Where each card is drawn, with its place in the hand."""
        self._pointed: int | None = None

    def card_at(self, x: int, y: int) -> int | None:
        """Return the place of the card drawn at a cell; -1 is the Stronghold."""
        for region, place in self.places:
            if region.contains(x, y):
                return place
        return None

    def where(self, place: int) -> Region | None:
        """Return where a card is drawn (-1: the Stronghold), None if it is not."""
        return next((region for region, each in self.places if each == place), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another card."""
        self._point(self.card_at(event.x, event.y))

    def on_leave(self, _event: events.Leave) -> None:
        """Tell that the mouse is on no card."""
        self._point(None)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = self.card_at(event.x, event.y)
        if place is not None:
            self.tell(self.CardChosen(self, place))

    def _point(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.tell(self.CardPointed(self, place))
