"""The games that were left, as a table: when, who, whose turn, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import N_, _, folded, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.match.saved_game import BadSave
from clash_tui.match.saves import ListedGame
from clash_tui.records.table import Column
from clash_tui.ui.after.saved_actions import SAVED_ACTIONS
from clash_tui.ui.after.saved_row import SavedRow
from clash_tui.ui.after.saved_rows import UNFINISHED, columns_for, rows_of
from clash_tui.ui.after.saved_words import about_row
from clash_tui.ui.after.shown_kinds import kinds_to_show
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.table_screen import TableScreen
from clash_tui.ui.widgets.field import LONGEST_SEARCH, Field
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.record_table import RecordOrder, RecordTable


class SavesScreen(TableScreen):
    """Lists the unfinished games of the data folder; one is chosen to go on with it."""

    ACTIONS: ClassVar[tuple[Action, ...]] = SAVED_ACTIONS
    COLUMNS: ClassVar[Sequence[Column[SavedRow]]] = UNFINISHED
    NAME: ClassVar[str] = N_("Continue")
    NOTHING: ClassVar[tuple[str, str]] = (
        N_("No game was left unfinished."),
        N_(
            "A game that you leave for the title, or that is cut off, stands here until it ends: "
            "begin a duel or a solo game on the title."
        ),
    )
    """What is said where there is no game: that, and what would stand here."""
    DELETING: ClassVar[str] = N_("It is not finished, and its file is removed for good.")
    """What would follow if a game were deleted."""
    HELP: ClassVar[str] = N_(
        "Every game is saved after each move, in a file of its own, and so is every step before "
        "it: picks, decks, bans. The one played last stands first; a click on the head of a "
        "column sorts by it, one more turns the order round.\n\n"
        "A deck without a name is told by its dearest card. A file that cannot be read is listed "
        "with the reason. It stays as it is."
    )
    DEFAULT_CSS = """
    SavesScreen {
        & #looking { height: 1; margin: 1 0; }
        & #search { width: 22; height: 1; border: none; padding: 0 1; background: $panel; }
        & #search:focus { border: none; background: $surface-lighten-1; }
        & #about { height: 6; width: 100%; }
        & #nothing { height: 1fr; display: none; padding: 1 2; }
        &.-empty #nothing { display: block; }
        &.-empty RecordTable, &.-empty #about { display: none; }
        &.-medium #search, &.-large #search, &.-huge #search { width: 30; }
        &.-large #about, &.-huge #about { height: 8; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[SavedRow, ...] = ()
        self._kind = ""

    def compose_body(self) -> ComposeResult:
        """Compose the table, and below it what is known of the game under the cursor."""
        yield Heading(_(self.NAME))
        with Horizontal(id="looking"):
            field = Field(placeholder=_("/ to search"), most=LONGEST_SEARCH, id="search")
            field.cursor_blink = False
            yield field
            yield FilterBar()
        yield Prose(id="nothing")
        yield RecordTable()
        yield Prose(id="about", ground="panel")

    def on_mount(self) -> None:
        """Read the folder."""
        super().on_mount()
        self._rows = rows_of(self.listed())
        columns = columns_for(self.COLUMNS, self._rows)
        self.table.load(columns, (), RecordOrder("when", descending=True))
        self._fill()

    # what a list says about itself

    def listed(self) -> list[ListedGame]:
        """Return the games to choose from."""
        return self.session.games_left()

    def open_game(self, game: ListedGame) -> None:
        """Do with a chosen game what the list is for."""
        self.navigation.continue_file(game.file)

    # what is shown

    @property
    def _row(self) -> SavedRow | None:
        """The row under the cursor."""
        row = self.table.cursor
        return row if isinstance(row, SavedRow) else None

    @property
    def _kinds(self) -> dict[str, str]:
        """What the list can be narrowed to, with what it is called then."""
        return kinds_to_show(row.kind for row in self._rows if row.kind)

    @property
    def filtered(self) -> bool:
        """Whether only one kind of games is listed."""
        return bool(self._kind)

    def show_all(self) -> None:
        """List all kinds of games."""
        self._kind = ""
        self._fill()

    def available_actions(self) -> set[str] | None:
        """Offer what needs a game only where there is one, and change no file that is broken."""
        now = {"back", "help"}
        if not self._rows:
            return now
        now |= {"search", "kind", "move_cursor"}
        row = self._row
        if row is not None:
            now |= {"sort", "reverse"}
            if not row.listed.problem:
                now |= {"choose", "delete"}
        return now

    def _read(self) -> None:
        """Read the folder again."""
        self._rows = rows_of(self.listed())
        if self._kind not in self._kinds:
            self._kind = ""
        self._fill()

    def _fill(self) -> None:
        """List what is looked for."""
        field = self.search_field
        words = folded(field.value).split() if field is not None else []
        shown = [
            row
            for row in self._rows
            if self._kind in ("", row.kind) and all(word in row.words for word in words)
        ]
        self.table.refill(shown)
        count = len(self._rows)
        remark = ngettext("{n} game", "{n} games", count).format(n=count)
        if len(shown) < count:
            remark = ngettext("{shown} of {all} game", "{shown} of {all} games", count).format(
                shown=len(shown), all=count
            )
        self.query_one(Heading).show(_(self.NAME), remark if count else "")
        self.show_row()

    def show_row(self) -> None:
        """Show the filter, and what is known of the game under the cursor."""
        row = self.table.row_told
        self.set_class(row is None, "-empty")
        self.query_one("#looking").display = bool(self._rows)
        self.query_one("#nothing", Prose).show(self._nothing())
        self.query_one("#about", Prose).show([] if row is None else about_row(row))
        if self._rows:
            chips = [
                Chip("kind", "f", self._kinds[self._kind], bool(self._kind)),
                self.sort_chip("o"),
            ]
            self.query_one(FilterBar).show(chips)
        self.refresh_keys()

    def _nothing(self) -> list[Paragraph]:
        if self._rows:
            return [paragraph((_("No game is like that."), "muted"))]
        nothing, how = self.NOTHING
        return [paragraph((_(nothing), "chosen")), BLANK, paragraph(_(how))]

    # what is done

    def on_input_changed(self, message: Input.Changed) -> None:
        """List what has the words."""
        self._fill()

    def on_record_table_chosen(self) -> None:
        """Take the game that was clicked again."""
        self.action_choose()

    def action_kind(self) -> None:
        """List other kinds of games."""
        kinds = tuple(self._kinds)
        self._kind = kinds[(kinds.index(self._kind) + 1) % len(kinds)]
        self._fill()

    def action_choose(self) -> None:
        """Take the game under the cursor; of a broken file say once more why it cannot be."""
        row = self._row
        if row is None:
            return
        if row.listed.problem:
            self.notify(clean(row.listed.problem), severity="warning", markup=False)
            return
        try:
            self.open_game(row.listed)
        except BadSave as bad:
            self.app.notify(str(bad), severity="warning", markup=False)

    def action_delete(self) -> None:
        """Delete the game under the cursor after a question."""
        row = self._row
        if row is None or row.listed.problem:
            return

        def sure(yes: bool | None) -> None:
            if yes and self.session.delete_game(row.listed.file):
                self._read()

        question = _("Delete the game of {names}?").format(names=row.who)
        question = "\n\n".join((question, _(self.DELETING)))
        self.app.push_screen(ConfirmScreen(question, yes=_("Delete"), danger=True), sure)

    def action_back(self) -> None:
        """List all games again, or go back to the title."""
        if not self.end_search():
            self.dismiss(None)


def with_choice(label: str, help: str) -> tuple[Action, ...]:
    """Return the actions with another word for what is done with a chosen game."""
    return tuple(
        replace(action, label=label, help=help) if action.id == "choose" else action
        for action in SAVED_ACTIONS
    )
