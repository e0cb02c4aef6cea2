"""The preconstructed decks to look at and to pick from, card by card."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ScreenResultType

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph, styled
from clash_tui.games.clash.cards import Card, Catalog, Deck, default_catalog
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.words.card_text import ability_lines, card_line, legend
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_grid import COLUMNS, CardGrid
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.shell.actions import BACK, HELP, MOVE, PAGE, Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.shell.paging import Paged
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.hovering import Hovering
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Choosing decks")


class DecksScreen(HouseScreen[ScreenResultType]):
    """Shows one deck at a time with all its cards; what a pick does is up to the screen."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "pick",
            ("enter", "space"),
            N_("pick deck"),
            N_("Take the deck that is shown."),
            group=_GROUP,
        ),
        Action(
            "inspect",
            ("i",),
            N_("inspect"),
            N_("Look at a card up close; on the list of decks, read the advice on the deck."),
            group=_GROUP,
        ),
        Action(
            "switch",
            ("tab",),
            N_("decks or cards"),
            N_("Move between the list of decks and the cards."),
            group=_GROUP,
            show=False,
        ),
        PAGE,
        BACK,
        HELP,
    )

    SOLO: ClassVar[Solo | None] = None
    """Whose the cards are, for what their abilities do; None in a duel."""

    DEFAULT_CSS = """
    DecksScreen {
        & #ask { height: 1; margin: 0 0 1 0; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        & #left { width: 25; height: 100%; }
        & #left Menu { height: 4; width: 24; margin-bottom: 1; }
        & #about { width: 24; height: auto; margin-top: 1; }
        & #right { width: 1fr; height: 100%; margin-left: 1; }
        & CardGrid { height: 12; }
        & #card { height: 1fr; margin-top: 1; }
        &.-medium CardGrid { height: 16; }
        &.-large CardGrid, &.-huge CardGrid { height: 20; }
        &.-huge CardGrid { height: 28; }
        &.-large #left, &.-huge #left { width: 30; }
        &.-large #left Menu, &.-huge #left Menu { width: 28; height: 7; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._deck = 0
        self._card = 0
        self._among_cards = False

    # what a screen says of itself

    @property
    def taken(self) -> str | None:
        """The id of the deck that cannot be picked any more, None for none."""
        return None

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """Return what stands in the heading: the place and the remark."""

    @abstractmethod
    def ask(self) -> Paragraph:
        """Return what is to be done."""

    @abstractmethod
    def take(self, deck_id: str) -> None:
        """Take a deck."""

    # what all of them do

    @property
    def catalog(self) -> Catalog:
        """All cards and decks."""
        return default_catalog()

    def compose_body(self) -> ComposeResult:
        """Compose the decks at the left and the cards at the right."""
        yield Heading(*self.heading())
        yield Prose(id="ask")
        with Horizontal():
            with Vertical(id="left"):
                yield Menu(self._entries(), click_chooses=False)
                yield ManaCurve()
                yield Prose(id="about")
            with Vertical(id="right"):
                yield CardGrid()
                yield Prose(id="card")

    def resized(self) -> None:
        """Spread the list of decks where there is room."""
        self.query_one(Menu).set_gap(1 if self.tier >= Tier.LARGE else 0)
        self._show()

    def available_actions(self) -> set[str] | None:
        """Let nobody pick the deck that is taken."""
        everything = {action.id for action in self.ACTIONS}
        return everything - {"pick"} if self.now.id == self.taken else everything

    def action_text(self, action: Action) -> str:
        """Say what is looked at where the cursor is."""
        if action.id == "inspect" and not self._among_cards:
            return _("advice")
        return super().action_text(action)

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move among the decks or among the cards."""
        if not self._among_cards:
            if direction in ("up", "down"):
                self.query_one(Menu).move(1 if direction == "down" else -1)
            elif direction == "right":
                self.action_switch()
            return
        column = self._card % COLUMNS
        if direction == "left" and column == 0:
            self.action_switch()
            return
        step = {"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS}[direction]
        place = self._card + step
        if 0 <= place < len(self.now.cards) and not (direction == "right" and column == 3):
            self._card = place
            self._show()

    def action_switch(self) -> None:
        """Move between the decks and the cards."""
        self._among_cards = not self._among_cards
        self._show()

    def paged(self) -> Paged | None:
        """Return the list of decks, or this screen while the cursor walks over the cards."""
        return self if self._among_cards else super().paged()

    def go_page(self, where: str) -> bool:
        """Move to the first or to the last card."""
        place = len(self.now.cards) - 1 if where in ("down", "end") else 0
        moves, self._card = place != self._card, place
        self._show()
        return moves

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Show the deck under the cursor."""
        ids = [deck.id for deck in default_catalog().decks]
        self._deck = ids.index(message.entry)
        self._card = 0
        self._among_cards = False
        self._show()

    def on_card_grid_pointed(self, message: CardGrid.Pointed) -> None:
        """Move to the card that was clicked."""
        self._among_cards = True
        self._card = message.place
        self._show()

    def on_hovering_hovered(self, message: Hovering.Hovered) -> None:
        """Tell about the card under the mouse."""
        self.query_one("#card", Prose).show(self._words(self._cards, message.place))

    def on_card_grid_chosen(self) -> None:
        """Look at the card that was clicked again."""
        self.action_inspect()

    # choosing

    def on_menu_chosen(self) -> None:
        """Take the deck that was clicked again."""
        self.action_pick()

    def action_pick(self) -> None:
        """Take the deck that is shown."""
        self.take(self.now.id)

    def show_decks(self, on: str | None = None) -> None:
        """Show the decks anew, with the cursor on one of them, or on one that can be picked."""
        self._among_cards = False
        self._show()
        menu = self.query_one(Menu)
        if on is not None:
            menu.point(on)
        elif not menu.move(1):
            menu.move(-1)

    def action_inspect(self) -> None:
        """Look at the card under the cursor, or read how to play the deck."""
        if self._among_cards:
            self.app.push_screen(CardScreen(self._cards[self._card], self.SOLO))
        else:
            title = styled("chosen", self.now.title)
            self.app.push_screen(TextOverlay((title, styled("text", self.now.advice))))

    def action_back(self) -> None:
        """Go back one step."""
        self.dismiss(None)

    # what is shown

    @property
    def now(self) -> Deck:
        """The deck that is shown."""
        return default_catalog().decks[self._deck]

    @property
    def _cards(self) -> list[Card]:
        """The deck's cards, the cheap ones first."""
        cards = [default_catalog().card(card_id) for card_id in self.now.cards]
        return sorted(cards, key=lambda card: (card.cost, card.title))

    def _entries(self) -> list[Entry]:
        return [
            Entry(
                deck.id,
                deck.title,
                note=_("taken") if deck.id == self.taken else "",
                enabled=deck.id != self.taken,
            )
            for deck in default_catalog().decks
        ]

    def _show(self) -> None:
        self.query_one("#ask", Prose).show([self.ask()])
        menu = self.query_one(Menu)
        menu.show(self._entries(), self.now.id)
        menu.activate(not self._among_cards)
        cards = self._cards
        self.query_one(ManaCurve).show([card.cost for card in cards])
        self.query_one("#about", Prose).show(_about(cards))
        self.query_one(CardGrid).show(cards, self._card if self._among_cards else None)
        self.query_one("#card", Prose).show(self._words(cards))
        self.refresh_keys()

    def _words(self, cards: list[Card], under_mouse: int | None = None) -> list[Paragraph]:
        """Return what is said under the cards: of one card, or of the whole deck."""
        if under_mouse is not None or self._among_cards:
            card = cards[self._card if under_mouse is None else under_mouse]
            return [card_line(card), *ability_lines(card, self.SOLO)]
        advice = styled("text", self.now.advice)
        if self.tier < Tier.LARGE:
            return [advice, paragraph((_("Go right to read what each card can do."), "muted"))]
        apart = [advice, BLANK, *legend(cards, self.SOLO)]
        return (
            apart
            if self.query_one("#card", Prose).fit(apart)
            else [advice, *legend(cards, self.SOLO)]
        )


def _about(cards: list[Card]) -> list[Paragraph]:
    """Return how a deck is made up."""
    creatures = sum(card.is_creature for card in cards)
    incantations = len(cards) - creatures
    mean = sum(card.cost for card in cards) / len(cards)
    lines = (
        ngettext("{n} creature", "{n} creatures", creatures).format(n=creatures),
        ngettext("{n} incantation", "{n} incantations", incantations).format(n=incantations),
        _("mean cost {mean:.1f}").format(mean=mean),
    )
    return [paragraph((line, "muted")) for line in lines]
