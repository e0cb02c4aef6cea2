"""The base of screens with a list that can be narrowed: by words to look for, or by a filter."""

from __future__ import annotations

from textual.screen import ScreenResultType
from textual.widgets import Input

from clash_tui.base.i18n import _
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen


class SearchScreen(HouseScreen[ScreenResultType]):
    """A screen whose list shows only what is looked for.

    Going back ends the search or the filter first; only then the screen is left. The field to
    write in has the id "search" and need not be there.
    """

    # what a screen says about its list

    @property
    def filtered(self) -> bool:
        """Whether a filter besides the words leaves anything out."""
        return False

    def show_all(self) -> None:
        """Take every filter away but the words; called once the field is empty."""

    # what the base does with it

    @property
    def search_field(self) -> Input | None:
        """The field for the words; None where there is none."""
        return next(iter(self.query("#search").results(Input)), None)

    @property
    def narrowed(self) -> bool:
        """Whether the list may show less than all there is."""
        field = self.search_field
        return self.filtered or (field is not None and bool(field.value))

    def action_search(self) -> None:
        """Write in the field; what stood there is selected, so that other words replace it."""
        field = self.search_field
        if field is not None:
            self.set_focus(field)
            field.select_all()

    def write_early(self, text: str) -> bool:
        """Write into the field what was on its way when it got the focus; False without focus."""
        field = self.search_field
        if field is None or self.focused is not field:
            return False
        field.replace(text, *field.selection)
        return True

    def end_search(self) -> bool:
        """End what narrows the list, the words that are being written alone; False if nothing.

        Leaving the empty field counts: that is one step back too.
        """
        field = self.search_field
        if field is not None and self.focused is field:
            field.value = ""
            self.set_focus(None)
            return True
        if not self.narrowed:
            return False
        if field is not None:
            field.value = ""
        self.show_all()
        return True

    def action_text(self, action: Action) -> str:
        """Say that going back shows all of the list first."""
        if action.id == "back" and self.is_mounted and self.narrowed:
            return _("show all")
        return super().action_text(action)

    def on_input_changed(self, message: Input.Changed) -> None:
        """Show which keys work: whether going back shows all first hangs on what is written."""
        self.refresh_keys()

    def on_input_submitted(self) -> None:
        """Go from the field to what it found."""
        self.set_focus(None)
