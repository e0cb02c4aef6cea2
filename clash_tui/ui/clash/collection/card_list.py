"""The base of screens with a list of cards to look through: search, filters, order, cursor."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import ScreenResultType
from textual.widgets import Input

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.cards import Card, Catalog, default_catalog
from clash_tui.ui.clash.collection.card_filter import CardFilter, best_named
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.filtering import chips, choice, take
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.searching import SearchScreen
from clash_tui.ui.widgets.field import LONGEST_SEARCH, Field
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.prose import Prose


class CardListScreen(SearchScreen[ScreenResultType]):
    """A screen with one table of cards; it declares the actions of ``ui/list_actions.py``.

    A subclass composes what ``compose_looking`` yields and a ``CardTable``, and shows in
    ``list_changed`` what depends on the cards in sight and on the one under the cursor.
    """

    DEFAULT_CSS = """
    CardListScreen {
        & #looking { height: 1; }
        & #search { width: 30; height: 1; border: none; padding: 0 1; background: $panel; }
        & #search:focus { border: none; background: $surface-lighten-1; }
        & #count { width: 1fr; height: 1; }
    }
    """

    @property
    def catalog(self) -> Catalog:
        """All cards and decks."""
        return default_catalog()

    def compose_looking(self) -> ComposeResult:
        """Compose the search, the number of cards, and what the list is filtered by."""
        with Horizontal(id="looking"):
            yield Field(placeholder=_("/ to search"), most=LONGEST_SEARCH, id="search")
            yield Prose(id="count")
        yield FilterBar()

    # what a screen may say about its list

    def list_changed(self) -> None:
        """Show what depends on the list; called after each change of it or of its cursor."""

    def enter_list(self) -> None:
        """Move the cursor to the list, where the screen has more than the list."""

    def count_text(self, shown: int, every: int) -> str:
        """Say how many cards are listed."""
        return ngettext("{shown} of {all} card", "{shown} of {all} cards", every).format(
            shown=shown, all=every
        )

    def chips_in_use(self, made: list[Chip]) -> list[Chip]:
        """Return what can be filtered and sorted by here."""
        return made

    # what the base does with it

    def on_mount(self) -> None:
        """Show the cards."""
        super().on_mount()
        self.show_list()

    def resized(self) -> None:
        """Say more where there is room for it."""
        self.show_list()

    @property
    def table(self) -> CardTable:
        """The list."""
        return self.query_one(CardTable)

    def show_list(self) -> None:
        """Show again what is said over the list, and what depends on it."""
        table = self.table
        self.query_one(FilterBar).show(self.chips_in_use(chips(table)))
        count = self.count_text(len(table.shown), len(table.cards))
        self.query_one("#count", Prose).show([paragraph((count, "muted"))])
        self.list_changed()
        self.refresh_keys()

    def move_in(self, which: CardTable | Menu, step: int) -> None:
        """Move a cursor by ``step`` entries and show what it is on."""
        # What a widget tells of its cursor arrives only after the keys that are waiting.
        with self.prevent(CardTable.Pointed, Menu.Pointed):
            which.move(step)
        self.show_list()

    def action_page(self, where: str) -> None:
        """Move by a page, or to one of the ends, in the list."""
        self.enter_list()
        with self.prevent(CardTable.Pointed):
            if where in ("up", "down"):
                self.table.page(1 if where == "down" else -1)
            else:
                self.table.move((1 if where == "end" else -1) * len(self.table.shown))
        self.show_list()

    def on_card_table_pointed(self) -> None:
        """Tell about the card under the cursor of the list."""
        self.enter_list()
        self.show_list()

    def on_row_table_hovered(self) -> None:
        """Tell about the card under the mouse."""
        self.list_changed()

    def on_menu_hovered(self) -> None:
        """Tell about the card under the mouse, in the list beside the table."""
        self.list_changed()

    def card_told(self, card: Card | None) -> Card | None:
        """Return the card to tell about: under the mouse, else ``card``, under the cursor."""
        if self.table.hovered:
            return self.table.card_told
        for menu in self.query(Menu):
            told = menu.told
            if menu.hovered and told is not None:
                return default_catalog().card(told)
        return card

    def on_card_table_sorted(self) -> None:
        """Show the new order."""
        self.show_list()

    def on_input_changed(self, message: Input.Changed) -> None:
        """List what has the words, with the cursor on the card that fits them best."""
        table, text = self.table, message.value
        if text == table.filter.text:
            return
        with self.prevent(CardTable.Pointed):
            table.set_filter(replace(table.filter, text=text))
            best = best_named(text, table.shown)
            if best is not None:
                table.point(best.id)
        self.enter_list()
        self.show_list()

    def on_filter_bar_chosen(self, message: FilterBar.Chosen) -> None:
        """Ask what to filter or to sort by."""
        self.action_filter(message.chip)

    def action_filter(self, what: str) -> None:
        """Ask what to filter or to sort by."""

        def picked(entry: str | None) -> None:
            if entry is not None:
                take(what, entry, self.table)
                self.enter_list()
                self.show_list()

        self.app.push_screen(PickScreen(*choice(what, self.table)), picked)

    def action_all_cards(self) -> None:
        """List all cards."""
        self.query_one("#search", Field).value = ""
        self.show_all()

    def show_all(self) -> None:
        """Take every filter away."""
        self.table.set_filter(CardFilter())
        self.enter_list()
        self.show_list()

    @property
    def filtered(self) -> bool:
        """Whether a filter leaves cards out."""
        return not self.table.filter.asks_nothing
