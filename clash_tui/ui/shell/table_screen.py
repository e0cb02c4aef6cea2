"""The base of screens with one table: sorted by any column, filtered, gone through by pages."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.searching import SearchScreen
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.record_table import RecordTable


class TableScreen(SearchScreen[None]):
    """A screen with a ``RecordTable`` under a ``FilterBar``; chips have the ids of actions."""

    def show_row(self) -> None:
        """Show what depends on the order of the table, and on the row under the cursor."""
        raise NotImplementedError

    @property
    def table(self) -> RecordTable:
        """The table."""
        return self.query_one(RecordTable)

    def sort_chip(self, key: str) -> Chip:
        """Return the word that tells what the table is sorted by."""
        order = self.table.order
        title = next(each.title for each in self.table.columns if each.id == order.column)
        return Chip("sort", key, _("by {column}").format(column=_(title)), shorter=_(title))

    def action_sort(self) -> None:
        """Ask what to sort by."""
        table = self.table
        now = table.order.column
        arrow = _("falling") if table.order.descending else _("rising")
        entries = [
            Entry(each.id, _(each.title), note=arrow if each.id == now else "")
            for each in table.columns
        ]

        def picked(column: str | None) -> None:
            if column is not None:
                table.sort_by(column)
                self.show_row()

        title = _("Sort by; once more for the reverse")
        self.app.push_screen(PickScreen(title, entries, now), picked)

    def action_reverse(self) -> None:
        """Turn the order round."""
        self.table.sort_by(self.table.order.column)
        self.show_row()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor, or from the field down to the table."""
        if self.focused is not None:
            self.set_focus(None)
        else:
            self.table.move(1 if direction == "down" else -1)

    def on_record_table_pointed(self) -> None:
        """Show what the cursor is on."""
        self.show_row()

    def on_row_table_hovered(self) -> None:
        """Show what the mouse is on."""
        self.show_row()

    def on_record_table_sorted(self) -> None:
        """Show the new order."""
        self.show_row()

    def on_filter_bar_chosen(self, message: FilterBar.Chosen) -> None:
        """Do what the key of a clicked chip does."""
        self.chip_chosen(message.chip)

    def chip_chosen(self, chip: str) -> None:
        """Do what the key of a chip does; its id is that of an action."""
        if self.check_action(chip, ()):
            getattr(self, f"action_{chip}")()
