"""The base of both drafts: cards lie revealed, one is taken, and where they went lies below."""

from __future__ import annotations

from abc import abstractmethod

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import ScreenResultType

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import Paragraph
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.setup.deck_list import DeckList
from clash_tui.ui.clash.setup.offer_row import OfferRow
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.paging import Paged
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.hovering import Hovering
from clash_tui.ui.widgets.prose import Prose

GROUP = N_("Drafting")
"""What the actions of a draft stand under in the help."""

TAKE_NTH = Action(
    "take_nth",
    ("1", "2", "3", "4"),
    N_("take"),
    N_("Take the card of that number."),
    group=GROUP,
    arguments=(1, 2, 3, 4),
    shown_keys="1-4",
    names=(N_("Take card 1"), N_("Take card 2"), N_("Take card 3"), N_("Take card 4")),
)
INSPECT = Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=GROUP)

OFFER = 2
"""The cursor is on the revealed cards; 0 and 1: in the left or in the right list below."""


class DraftingScreen(HouseScreen[ScreenResultType]):
    """A draft: a cursor walks over the revealed cards and over the two lists below them.

    A subclass declares the actions, ``TAKE_NTH`` and ``INSPECT`` among them, takes a card in
    ``action_take_nth``, and shows all again in ``show_draft``.
    """

    DEFAULT_CSS = """
    DraftingScreen {
        & #ask { height: 1; }
        & #words { height: 3; }
        & #decks { height: 9; }
        & #decks ManaCurve { height: 9; width: 22; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        &.-medium OfferRow { height: 11; }
        &.-medium #words { height: 4; }
        &.-large OfferRow { height: 13; }
        &.-large #words { height: 6; margin: 1 0; }
        &.-huge OfferRow { height: 16; }
        &.-huge #words { height: 8; margin: 1 0 2 0; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self.area = OFFER
        """Where the cursor is: on the revealed cards, or in the left or the right list."""
        self.place = 0
        """Which card there it is on, from 0."""

    def compose_body(self) -> ComposeResult:
        """Compose the revealed cards over the lists of those that were taken."""
        yield Heading()
        yield Prose(id="ask")
        yield OfferRow()
        yield Prose(id="words")
        with Horizontal(id="decks"):
            yield from self.compose_lists()

    # what a draft says about itself

    @abstractmethod
    def compose_lists(self) -> ComposeResult:
        """Compose what stands below the revealed cards."""

    @abstractmethod
    def show_draft(self) -> None:
        """Show everything as it stands."""

    @abstractmethod
    def action_take_nth(self, number: int) -> None:
        """Take the card of that number, from 1."""

    @abstractmethod
    def move_in_lists(self, direction: str) -> None:
        """Move among the cards below the revealed ones, or back up to those."""

    @property
    @abstractmethod
    def revealed(self) -> tuple[Card, ...]:
        """The cards to take from."""

    @property
    @abstractmethod
    def lists(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of both lists below, in the order they are listed in."""

    @property
    @abstractmethod
    def has_picks(self) -> bool:
        """Whether anything has been taken."""

    # what the base does with it

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the area the cursor is in."""
        return self.revealed if self.area == OFFER else self.lists[self.area]

    @property
    def card(self) -> Card:
        """The card under the cursor."""
        return self.cards[self.place]

    def go(self, area: int, place: int) -> None:
        """Put the cursor on a card."""
        self.area, self.place = area, place
        self.show_draft()

    def resized(self) -> None:
        """Say as much of the card under the cursor as there is room for."""
        self.show_draft()

    def on_offer_row_pointed(self, message: OfferRow.Pointed) -> None:
        """Move to the card that was clicked."""
        self.go(OFFER, message.place)

    def on_offer_row_chosen(self, message: OfferRow.Chosen) -> None:
        """Take the card that was clicked again."""
        self.action_take_nth(message.place + 1)

    def action_take(self) -> None:
        """Take the card under the cursor."""
        self.action_take_nth(self.place + 1)

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        self.app.push_screen(CardScreen(self.card, self.solo_of(self.area)))

    def action_back(self) -> None:
        """Leave the draft, after a question once there are picks."""
        if not self.has_picks:
            self.dismiss(None)
            return
        kept = self.session.keeps_way
        question = _("Leave the draft?\n\nAll picks would be lost.")
        if kept:
            question = _(
                "Leave the draft?\n\nIt is kept, and Continue on the title goes on with it."
            )

        def answered(sure: bool | None) -> None:
            if sure:
                self.dismiss(None)

        self.app.push_screen(ConfirmScreen(question, danger=not kept), answered)

    def where(self, round: int, rounds: int, to_come: int) -> str:
        """Return the round, and how many cards are still to be revealed."""
        now = _("round {round} of {rounds}").format(round=round, rounds=rounds)
        left = ngettext("{n} card to come", "{n} cards to come", to_come).format(n=to_come)
        if not to_come:
            left = _("the last cards")
        return f" {self.glyphs.dot} ".join((now, left))

    def solo_of(self, area: int) -> Solo | None:
        """Return whose the cards of an area are in a solo game; None in a duel."""
        return None

    def words(self, at: tuple[int, int] | None = None) -> list[Paragraph]:
        """Return what is said of the card of an area and a place, else of that under the cursor."""
        area, place = at or (self.area, self.place)
        card = (self.revealed if area == OFFER else self.lists[area])[place]
        lines = ability_lines(card, self.solo_of(area))
        if self.tier is Tier.SMALL and area == OFFER:
            # Its values stand right above, and there are few rows for what it can do.
            return lines
        return [card_line(card), *lines]

    def on_hovering_hovered(self, message: Hovering.Hovered) -> None:
        """Tell about the card under the mouse."""
        place, lists = message.place, [*self.query(DeckList)]
        area = lists.index(message.widget) if isinstance(message.widget, DeckList) else OFFER
        cards = self.revealed if area == OFFER else self.lists[area]
        there = place is not None and place < len(cards)
        words = self.words((area, place or 0)) if there else self.words()
        self.query_one("#words", Prose).show(words)

    def action_move_cursor(self, direction: str) -> None:
        """Move among the revealed cards, or among those of the lists below."""
        if self.area == OFFER:
            self._move_in_offer(direction)
        else:
            self.move_in_lists(direction)
        self.show_draft()

    def paged(self) -> Paged | None:
        """Return this screen: its cursor walks over what is offered and both lists."""
        return self

    def go_page(self, where: str) -> bool:
        """Move to the first or to the last card of the row or the list the cursor is in."""
        place = len(self.cards) - 1 if where in ("down", "end") else 0
        moves = place != self.place
        self.go(self.area, place)
        return moves

    def _move_in_offer(self, direction: str) -> None:
        """Move among the revealed cards, or down to the list below that has cards."""
        count = len(self.revealed)
        if direction == "down":
            side = 0 if self.place < count // 2 else 1
            for area in (side, 1 - side):
                if self.lists[area]:
                    self.area, self.place = area, 0
                    return
        elif direction != "up":
            step = 1 if direction == "right" else -1
            self.place = max(0, min(count - 1, self.place + step))
