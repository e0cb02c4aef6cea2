"""The saved decks: look through them, take one, rename and delete."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.base.wording import capitals
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.deck_shelf import LONGEST_DECK_NAME, DeckShelf, ShelfError, ShelvedDeck
from clash_tui.games.clash.formats import problems, write_line
from clash_tui.games.clash.words.deck_text import ability_counts, kinds
from clash_tui.ui.clash.collection.card_filter import listed
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.shell.actions import BACK, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Saved decks")


class DeckShelfScreen(HouseScreen[ShelvedDeck]):
    """Lists the saved decks; dismissed with the one that is taken, or with None.

    A file that is no deck is listed with the reason. It cannot be taken, and nothing here
    changes it.

    Args:
        shelf: The saved decks.
        sets: The sets in use, by id: says what would keep a deck from being legal.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action(
            "choose",
            ("enter", "space"),
            N_("take this deck"),
            N_("Go on building with the cards of this deck."),
            group=_GROUP,
        ),
        Action(
            "ends",
            ("home", "end"),
            N_("first or last"),
            N_("Move to the first or the last deck."),
            group=_GROUP,
            show=False,
            arguments=("home", "end"),
            names=(N_("To the first row"), N_("To the last row")),
        ),
        Action("rename", ("n",), N_("rename"), N_("Give the deck another name."), group=_GROUP),
        Action(
            "delete",
            ("delete", "minus"),
            N_("delete"),
            N_("Delete the deck for good."),
            group=_GROUP,
        ),
        Action(
            "export",
            ("x",),
            N_("as a line"),
            N_("Show the deck as one line of text, to copy and to send."),
            group=_GROUP,
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Saved decks")
    HELP: ClassVar[str] = N_(
        "Each saved deck is a small text file that you can read, edit and send to somebody.\n\n"
        "A file that is no deck, or that has unknown, repeated or too many cards, is listed with "
        "the reason. It cannot be taken, and this program neither changes nor deletes it."
    )
    TOPIC: ClassVar[str | None] = "R70"

    DEFAULT_CSS = """
    DeckShelfScreen {
        & #where { height: 1; margin: 0 0 1 0; }
        & Menu { width: 32; height: 100%; }
        & #right { width: 1fr; height: 100%; margin-left: 1; }
        & #problem { height: auto; max-height: 50%; }
        & CardTable { height: 11; }
        & ManaCurve { height: 5; }
        & #below { height: 1fr; }
        & #about { width: 1fr; height: 100%; }
        &.-large Menu, &.-huge Menu { width: 44; }
        &.-medium ManaCurve, &.-large ManaCurve, &.-huge ManaCurve { height: 8; }
        &.-medium #below, &.-large #below, &.-huge #below { margin-top: 1; }
    }
    """

    def __init__(self, shelf: DeckShelf, sets: tuple[str, ...]) -> None:
        super().__init__()
        self._shelf = shelf
        self._sets = sets
        self._decks: dict[str, ShelvedDeck] = {}

    def compose_body(self) -> ComposeResult:
        """Compose the list at the left and the deck under the cursor at the right."""
        yield Heading(_("Saved decks"))
        yield Prose(id="where")
        with Horizontal():
            yield Menu(click_chooses=False)
            with Vertical(id="right"):
                yield Prose(id="problem")
                yield CardTable()
                with Horizontal(id="below"):
                    yield ManaCurve()
                    yield Prose(id="about")

    def on_mount(self) -> None:
        """List the decks."""
        super().on_mount()
        self._list()

    def resized(self) -> None:
        """Show as much of the folder's name as there is room for."""
        self._show()

    def available_actions(self) -> set[str] | None:
        """Offer nothing that would take or change a file that is no deck."""
        now = {"move_cursor", "ends", "back", "help"}
        deck = self._deck
        if deck is not None and deck.problem is None:
            now |= {"choose", "rename", "delete", "export"}
        return now

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list."""
        self.query_one(Menu).move(1 if direction == "down" else -1)

    def on_menu_pointed(self) -> None:
        """Show the deck under the cursor."""
        self._show()

    def on_menu_chosen(self) -> None:
        """Take the deck that was clicked again."""
        self.action_choose()

    def action_choose(self) -> None:
        """Take the deck."""
        if self._deck is not None and self._deck.problem is None:
            self.dismiss(self._deck)

    def action_ends(self, where: str) -> None:
        """Move to the first or the last entry."""
        menu = self.query_one(Menu)
        menu.move((-1 if where == "home" else 1) * len(menu.entries))

    def action_rename(self) -> None:
        """Ask for another name."""
        deck = self._deck
        if deck is None:
            return
        renamed: list[ShelvedDeck] = []

        def problem(line: str) -> str | None:
            try:
                renamed.append(self._shelf.rename(deck, line))
            except ShelfError as error:
                return str(error)
            return None

        def written(line: str | None) -> None:
            if line is not None:
                self._list(str(renamed[-1].file))

        title = _("Another name for {name}").format(name=deck.name)
        self.app.push_screen(
            AskLineScreen(
                title,
                value=deck.name,
                take=_("Rename"),
                most=LONGEST_DECK_NAME,
                check=problem,
            ),
            written,
        )

    def action_delete(self) -> None:
        """Delete the deck after a question."""
        deck = self._deck
        if deck is None:
            return

        def sure(yes: bool | None) -> None:
            if not yes:
                return
            try:
                self._shelf.delete(deck)
            except ShelfError as error:
                self.notify(str(error), severity="warning", markup=False)
            self._list()

        question = _("Delete the deck {name}?\n\nIts file is removed for good.")
        self.app.push_screen(
            ConfirmScreen(question.format(name=deck.name), yes=_("Delete"), danger=True), sure
        )

    def action_export(self) -> None:
        """Show the deck as a line of text."""
        if self._deck is not None:
            line = write_line(self._deck.name, self._deck.cards)
            self.app.push_screen(ShowLineScreen(_("The deck as a line of text"), line))

    def action_back(self) -> None:
        """Take no deck."""
        self.dismiss(None)

    @property
    def _deck(self) -> ShelvedDeck | None:
        """The deck under the cursor."""
        return self._decks.get(self.query_one(Menu).cursor or "")

    def _list(self, cursor: str | None = None) -> None:
        """Read the shelf again."""
        self._decks = {str(deck.file): deck for deck in self._shelf.list()}
        self.query_one(Menu).show(self.entries(), cursor)
        self._show()

    def entries(self) -> list[Entry]:
        """Return the lines of the list."""
        return [Entry(name, deck.name, _note(deck)) for name, deck in self._decks.items()]

    def _show(self) -> None:
        deck = self._deck
        where = _("Files in {folder}").format(folder=self._shelf.folder)
        where = cut(where, self.app.size.width - 2, self.glyphs.ellipsis)
        self.query_one("#where", Prose).show([paragraph((where, "muted"))])
        sound = deck is not None and deck.problem is None
        self.query_one("#problem", Prose).show(self._words(deck))
        table = self.query_one(CardTable)
        table.display = sound
        self.query_one("#below").display = sound
        if deck is not None and sound:
            cards = self.show_cards(deck.cards)
            self.query_one("#about", Prose).show(self._about(deck, kinds(cards)))
        self.refresh_keys()

    def show_cards(self, card_ids: tuple[str, ...]) -> list[Card]:
        """Show the cards of a deck and their mana curve; return them as they are listed."""
        ids = set(card_ids)
        entries = [each for each in listed(self._shelf.catalog.sets) if each.card.id in ids]
        table = self.query_one(CardTable)
        table.load(entries)
        table.activate(False)
        cards = [each.card for each in entries]
        self.query_one(ManaCurve).show([card.cost for card in cards])
        return cards

    def _words(self, deck: ShelvedDeck | None) -> list[Paragraph]:
        """Return what is said over the cards: the name, or why the file is no deck."""
        if deck is None:
            return [
                paragraph((_("No deck is saved yet."), "muted")),
                BLANK,
                paragraph((_("Decks on the title is the place to build and keep some."), "muted")),
            ]
        if deck.problem is None:
            return [paragraph((capitals(deck.name), "chosen"))]
        return [
            paragraph((capitals(deck.name), "chosen")),
            BLANK,
            paragraph((_("This deck cannot be taken."), "strong")),
            BLANK,
            paragraph((deck.problem, "danger")),
            BLANK,
            paragraph((_("The file is left as it is; any text editor can mend it."), "muted")),
        ]

    def _about(self, deck: ShelvedDeck, kinds_line: Paragraph) -> list[Paragraph]:
        """Return how the deck is made up, and whether it could be played with now."""
        catalog = self._shelf.catalog
        cards = [catalog.card(card_id) for card_id in deck.cards]
        lines = [kinds_line, ability_counts(cards)]
        reasons = problems(deck.cards, catalog, self._sets)
        if not reasons:
            return [*lines, paragraph((_("Legal in this duel."), "health"))]
        return [*lines, *(paragraph((reason, "danger"), indent=2) for reason in reasons)]


def _note(deck: ShelvedDeck) -> str:
    if deck.problem is not None:
        return _("broken")
    count = len(deck.cards)
    return ngettext("{n} card", "{n} cards", count).format(n=count)
