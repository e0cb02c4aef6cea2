"""Building a deck of ten cards (R70): the table of cards at the left, the deck at the right."""

from __future__ import annotations

from abc import abstractmethod

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ScreenResultType

from clash_tui.base.chance import shuffled, stream
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph, styled
from clash_tui.base.wording import capitals
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import CONSTRUCTED_SIZE, DeckLine, problems, write_line
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.games.clash.words.deck_text import ability_counts, kinds
from clash_tui.ui.clash.collection.builder_actions import ALWAYS
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_face import CardFace
from clash_tui.ui.clash.collection.card_filter import listed
from clash_tui.ui.clash.collection.card_list import CardListScreen
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.deck_pasting import ask_for_deck
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose


class BuildingScreen(CardListScreen[ScreenResultType]):
    """A table of all cards of the sets in use, and the deck beside it.

    What becomes of the deck is up to the screen. It declares the actions of
    ``ui/builder_actions.py``.

    Args:
        sets: The sets in use, by id.
        shelf: The saved decks; None takes those of the user.
        deck: The cards to begin with, by id.
        name: The name of the deck to begin with; "" for none.
    """

    DEFAULT_CSS = """
    BuildingScreen {
        & #cards { width: 1fr; height: 100%; }
        & #words { height: 5; }
        & CardFace { display: none; }
        & #deck { width: 29; height: 100%; }
        & #deck Menu { height: 10; }
        & #deck ManaCurve { height: 5; }
        & #title { height: 1; }
        & #about { height: auto; max-height: 2; }
        & #status { height: 1fr; }
        & #deck.-legal #status { height: 1; }
        & #finish { display: none; }
        & #deck.-legal #finish { display: block; }
        &.-medium #looking, &.-large #looking, &.-huge #looking { margin-top: 1; }
        &.-medium FilterBar, &.-large FilterBar, &.-huge FilterBar { margin-bottom: 1; }
        &.-medium #deck ManaCurve { height: 7; }
        &.-medium #about, &.-large #about, &.-huge #about { max-height: 4; margin-bottom: 1; }
        &.-medium #deck { width: 30; }
        &.-large #deck, &.-huge #deck { width: 34; }
        &.-large #deck ManaCurve, &.-huge #deck ManaCurve { height: 9; margin: 1 0; }
        &.-large #words, &.-huge #words { height: 11; margin-top: 1; }
        &.-large CardFace, &.-huge CardFace {
            display: block; width: 20; height: 11; margin: 0 1 0 2;
        }
    }
    """

    def __init__(
        self,
        sets: tuple[str, ...],
        shelf: DeckShelf | None = None,
        deck: tuple[str, ...] = (),
        name: str = "",
    ) -> None:
        super().__init__()
        self._sets = sets
        self._shelf = shelf
        self._deck = deck
        self._before: tuple[tuple[str, ...], ...] = ()
        self._deck_name = name
        self._in_deck = False

    # what a screen says of itself

    @property
    @abstractmethod
    def catalog(self) -> Catalog:
        """The cards there are."""

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """Return what stands in the heading: the place and the remark."""

    @abstractmethod
    def finish_label(self) -> str:
        """Return what stands on the button that ends the building."""

    @property
    @abstractmethod
    def can_finish(self) -> bool:
        """Whether the deck can be left as it is."""

    @abstractmethod
    def leaving(self) -> tuple[str, bool] | None:
        """Return what is asked before the deck is left unfinished, and whether it would be lost.

        None asks nothing.
        """

    @abstractmethod
    def action_finish(self) -> None:
        """Take the deck as it is, and leave."""

    @abstractmethod
    def action_save(self) -> None:
        """Save the deck under a name."""

    def deck_changed(self) -> None:
        """Keep the deck so far, in case the program ends here."""

    # what all of them do

    def compose_body(self) -> ComposeResult:
        """Compose the filters over the table at the left and the deck at the right."""
        yield Heading(*self.heading())
        yield from self.compose_looking()
        with Horizontal():
            with Vertical(id="cards"):
                sets = [self.catalog.set(set_id) for set_id in self._sets]
                yield CardTable(listed(sets))
                with Horizontal(id="words"):
                    yield CardFace()
                    yield Prose(id="card")
            with Vertical(id="deck"):
                yield Prose(id="title")
                yield Menu(click_chooses=False)
                yield ManaCurve()
                yield Prose(id="about")
                yield Prose(id="status")
                yield Button(self.finish_label(), chosen=True, id="finish")

    def available_actions(self) -> set[str] | None:
        """Offer to finish only what can be, and what needs cards only when there are some."""
        now = set(ALWAYS)
        if self._reasons:
            now.add("why")
        if self.can_finish:
            now.add("finish")
        if self._before:
            now.add("undo")
        if self._deck:
            now |= {"save", "export", "empty", "remove"}
        if not self.table.filter.asks_nothing:
            now.add("all_cards")
        return now

    def action_text(self, action: Action) -> str:
        """Say what Enter and Tab do where the cursor is."""
        if action.id == "choose" and self._card is not None and self._card.id in self._deck:
            return _("remove")
        if action.id == "switch" and self._in_deck:
            return _("cards")
        return super().action_text(action)

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list or in the deck, or from one to the other."""
        if self.focused is not None:
            self.set_focus(None)
        elif direction in ("left", "right"):
            self._enter(deck=direction == "right")
        else:
            step = 1 if direction == "down" else -1
            self.move_in(self.query_one(Menu) if self._in_deck else self.table, step)

    def action_switch(self) -> None:
        """Move between the list and the deck."""
        self.set_focus(None)
        self._enter(deck=not self._in_deck)

    def on_menu_pointed(self) -> None:
        """Tell about the card under the cursor of the deck."""
        self._in_deck = True
        self.show_list()

    def enter_list(self) -> None:
        """Move the cursor to the list."""
        self._in_deck = False

    def _enter(self, *, deck: bool) -> None:
        self._in_deck = deck and bool(self._deck)
        self.show_list()

    # the deck

    def on_card_table_chosen(self) -> None:
        """Add or take out the card that was clicked again."""
        self.action_choose()

    def on_menu_chosen(self) -> None:
        """Take out the card that was clicked again."""
        self._in_deck = True
        self.action_choose()

    def action_choose(self) -> None:
        """Add the card under the cursor, or take it out."""
        card = self._card
        if card is None:
            return
        if card.id in self._deck:
            self._change(tuple(each for each in self._deck if each != card.id))
        elif len(self._deck) >= CONSTRUCTED_SIZE:
            text = ngettext(
                "The deck has {size} card; take one out first.",
                "The deck has {size} cards; take one out first.",
                CONSTRUCTED_SIZE,
            )
            self.notify(text.format(size=CONSTRUCTED_SIZE), severity="warning")
        else:
            self._change((*self._deck, card.id))

    def action_remove(self) -> None:
        """Take the card under the cursor out."""
        if self._card is not None and self._card.id in self._deck:
            self.action_choose()

    def action_random(self) -> None:
        """Fill the deck up with cards that are listed."""
        missing = CONSTRUCTED_SIZE - len(self._deck)
        others = [card.id for card in self.table.shown if card.id not in self._deck]
        if missing <= 0 or not others:
            why = _("No other card is listed.") if missing > 0 else _("The deck is full.")
            self.notify(why, severity="warning")
            return
        order = shuffled(others, stream(self.session.new_seed(), "random deck"))
        self._change((*self._deck, *order[:missing]))

    def action_empty(self) -> None:
        """Take all cards out."""
        self._change(())

    def action_undo(self) -> None:
        """Take the last change back."""
        *before, deck = self._before
        self._deck, self._before = deck, tuple(before)
        self.deck_changed()
        self._enter(deck=self._in_deck)

    def _change(self, deck: tuple[str, ...]) -> None:
        if deck != self._deck:
            self._before = (*self._before, self._deck)
            self._deck = deck
            self.deck_changed()
        self._enter(deck=self._in_deck)

    # decks with a name

    @property
    def _saved(self) -> DeckShelf:
        if self._shelf is None:
            self._shelf = DeckShelf(catalog=self.catalog)
        return self._shelf

    def action_paste(self) -> None:
        """Take a deck from a line of text."""

        def written(read: DeckLine) -> None:
            self._deck_name = read.name or self._deck_name
            self._change(read.cards)

        ask_for_deck(self.app, self.catalog, written)

    def action_export(self) -> None:
        """Show the deck as a line of text."""
        line = write_line(self._deck_name, self._in_order)
        self.app.push_screen(ShowLineScreen(_("Your deck as a line of text"), line))

    # leaving

    def on_button_pressed(self) -> None:
        """Take the deck."""
        self.action_finish()

    def action_why(self) -> None:
        """Tell all that is wrong with the deck."""
        title = styled("chosen", _("This deck is not legal"))
        reasons = [styled("text", reason) for reason in self._reasons]
        self.app.push_screen(TextOverlay((title, *reasons), topic="R70"))

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        if self._card is not None:
            self.app.push_screen(CardScreen(self._card))

    def action_back(self) -> None:
        """List all cards again, or go back, after a question where that loses anything."""
        if self.end_search():
            return
        asked = self.leaving()
        if asked is None:
            self.leave()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.leave()

        question, lost = asked
        self.app.push_screen(ConfirmScreen(question, yes=_("Leave"), danger=lost), answered)

    def leave(self) -> None:
        """Leave with the deck unfinished."""
        self.dismiss(None)

    # what is shown

    @property
    def _reasons(self) -> tuple[str, ...]:
        """Why the deck is not legal."""
        return problems(self._deck, self.catalog, self._sets)

    @property
    def _in_order(self) -> tuple[str, ...]:
        """The deck's cards by id, the cheap ones first."""
        return tuple(card.id for card in self._deck_cards)

    @property
    def _deck_cards(self) -> list[Card]:
        cards = [self.catalog.card(card_id) for card_id in self._deck]
        return sorted(cards, key=lambda card: (card.cost, card.title))

    @property
    def _card(self) -> Card | None:
        """The card under the cursor."""
        if self._in_deck:
            card_id = self.query_one(Menu).cursor
            return None if card_id is None else self.catalog.card(card_id)
        entry = self.table.cursor
        return None if entry is None else entry.card

    def list_changed(self) -> None:
        """Show the deck and the card under the cursor."""
        cards = self._deck_cards
        menu = self.query_one(Menu)
        menu.show([self._entry(card) for card in cards])
        menu.activate(self._in_deck)
        self.table.mark(self._deck)
        self.table.activate(not self._in_deck)
        self._show_deck(cards)
        self._show_card()

    def _show_deck(self, cards: list[Card]) -> None:
        name = self._deck_name or _("Deck")
        size = _("{count} of {size}").format(count=len(cards), size=CONSTRUCTED_SIZE)
        self.query_one("#title", Prose).show([paragraph((capitals(name), "chosen"), f"  {size}")])
        self.query_one(ManaCurve).show([card.cost for card in cards])
        about = [ability_counts(cards)]
        if self.tier > Tier.SMALL:
            about.insert(0, kinds(cards))
        self.query_one("#about", Prose).show(about)
        reasons = self._reasons
        self.query_one("#deck").set_class(not reasons, "-legal")
        self.query_one("#status", Prose).show(self._status(reasons))

    def _status(self, reasons: tuple[str, ...]) -> list[Paragraph]:
        if not reasons:
            return [paragraph((_("This deck is legal."), "health"))]
        return [paragraph((reason, "gold")) for reason in reasons]

    def _show_card(self) -> None:
        card = self.card_told(self._card)
        self.query_one(CardFace).show(card)
        lines = [] if card is None else [card_line(card), *ability_lines(card)]
        self.query_one("#card", Prose).show(lines)

    def _entry(self, card: Card) -> Entry:
        in_use = any(entry.card is card for entry in self.table.cards)
        return Entry(card.id, card.title, note=str(card.cost) if in_use else _("not in use"))
