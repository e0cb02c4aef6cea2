"""The sixteen bots and the cards of a deck, to look through: one of them large beside the list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.games.stak.cards import Deck, own_decks
from clash_tui.games.stak.words.deck_words import deck_title
from clash_tui.ui.shell.actions import BACK, CHOOSE, HELP, MOVE_UP_DOWN, OTHER_CARDS, PAGE, Action
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.table_screen import TableScreen
from clash_tui.ui.stak.collection.bot_face import BotFace
from clash_tui.ui.stak.collection.bot_rows import COLUMNS, BotRow, rows_of
from clash_tui.ui.stak.collection.bot_words import about_row
from clash_tui.ui.stak.collection.decks_shown import deck_of, decks_to_show
from clash_tui.ui.stak.paint.bot import Bot as Face
from clash_tui.ui.stak.play.faces import face_of
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.record_table import RecordOrder, RecordTable

_GROUP = N_("Looking at bots")
_BY_RULE = RecordOrder("rule")
"""The order of the rulebook, in which the list begins."""


class BotsScreen(TableScreen):
    """The table of a deck's cards, and the one under the cursor beside it.

    Args:
        card_id: The card or the bot to begin on; None begins on the first.
        played: The cards of the game at hand, with their numbers: its deck is shown first.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        replace(CHOOSE, label=N_("rules"), help=N_("Read the rules of the bot under the cursor.")),
        Action(
            "deck",
            ("f",),
            N_("deck"),
            N_("Choose whose cards are listed: the house deck's, or those of a deck of your own."),
            group=_GROUP,
        ),
        Action(
            "sort",
            ("o",),
            N_("sort"),
            N_("Choose what to sort by; the same once more turns the order round."),
            group=_GROUP,
            show=False,
        ),
        Action(
            "reverse",
            ("v",),
            N_("reverse"),
            N_("Turn the order round."),
            group=_GROUP,
            show=False,
        ),
        Action(
            "rules",
            ("r", "t"),
            N_("rules"),
            N_("Read the rules of the bot under the cursor."),
            group=_GROUP,
            show=False,
        ),
        OTHER_CARDS,
        PAGE,
        MOVE_UP_DOWN,
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Bots")
    HELP: ClassVar[str] = N_(
        "All sixteen bots with their cards in a deck; a bot that a deck of your own has not is "
        "listed all the same. Beside the list stands the card under the cursor: what it does, "
        "when, and how many of it there are. Enter reads its rules.\n\n"
        "The sign says when a bot does what it does: > when it is played or turned up, * when it "
        "damages a card, A when it attacks; X is a power that is counted. A rank has no meaning "
        "in play."
    )
    TOPIC: ClassVar[str | None] = "SB51"
    GAME: ClassVar[str] = "stak-bots"

    DEFAULT_CSS = """
    BotsScreen {
        & FilterBar { margin-bottom: 1; }
        & #one { width: 31; height: 100%; margin-left: 1; }
        & #one Center { height: auto; }
        & BotFace { height: 8; }
        & #about { height: 1fr; }
        &.-medium FilterBar, &.-large FilterBar, &.-huge FilterBar { margin-top: 1; }
        &.-medium #one { width: 36; }
        &.-medium #about, &.-large #about, &.-huge #about { margin-top: 1; }
        &.-large #one, &.-huge #one { width: 44; }
        &.-large BotFace, &.-huge BotFace { width: 32; }
    }
    """

    def __init__(self, card_id: str | None = None, played: Sequence[tuple[str, int]] = ()) -> None:
        super().__init__()
        self._begin = card_id
        self._played = tuple(played)
        self._decks: dict[str, Deck] = {}
        self._deck = ""

    def compose_body(self) -> ComposeResult:
        """Compose what the list shows over the list, and the card beside it."""
        yield Heading(_("Cards"))
        yield FilterBar()
        with Horizontal():
            yield RecordTable()
            with Vertical(id="one"):
                with Center():
                    yield BotFace()
                yield Prose(id="about")

    def on_mount(self) -> None:
        """Read the decks, and show the one that is played with, else the house deck."""
        super().on_mount()
        found = own_decks()
        for problem in found.problems:
            self.notify(str(problem), severity="warning", timeout=15, markup=False)
        self._decks = decks_to_show(found.decks, self._played)
        self._deck = (deck_of(self._decks, self._played) if self._played else None) or ""
        self._fill()

    def available_actions(self) -> set[str] | None:
        """Offer another deck only where there is one."""
        every = {action.id for action in self.ACTIONS}
        return every if len(self._decks) > 1 else every - {"deck"}

    # what is shown

    def _fill(self) -> None:
        """List the deck, with the cursor on the card to begin on."""
        rows = rows_of(self._decks[self._deck])
        self.table.load(COLUMNS, rows, _BY_RULE)
        for place, row in enumerate(self.table.rows):
            if self._begin is not None and self._begin in (row.version and row.version.id, row.bot):
                self.table.point_at(place)
                break
        self._begin = None
        self.show_row()

    def show_row(self) -> None:
        """Show the card under the cursor, or under the mouse."""
        row, deck = self.table.row_told, self._decks[self._deck]
        copies = sum(line.copies for line in deck.lines)
        count = ngettext("{deck}: {count} card", "{deck}: {count} cards", copies)
        self.query_one(Heading).show(_("Cards"), count.format(deck=deck_title(deck), count=copies))
        chips = [self.sort_chip("o")]
        if len(self._decks) > 1:
            chips.insert(0, Chip("deck", "f", deck_title(deck), bool(self._deck)))
        self.query_one(FilterBar).show(chips)
        if isinstance(row, BotRow):
            self.query_one(BotFace).show(_face(row))
            self.query_one("#about", Prose).show(about_row(row, self.table.rows, deck))
        self.refresh_keys()

    # what is done

    def action_deck(self) -> None:
        """Ask whose cards are listed."""
        entries = [Entry(name, deck_title(deck)) for name, deck in self._decks.items()]

        def picked(name: str | None) -> None:
            if name is not None and name != self._deck:
                row = self.table.cursor
                self._deck, self._begin = name, row.bot.value if row else None
                self._fill()

        self.app.push_screen(PickScreen(_("Whose cards?"), entries, self._deck), picked)

    def action_choose(self) -> None:
        """Read the rules of the bot under the cursor."""
        self.action_rules()

    def action_rules(self) -> None:
        """Read the rules of the bot under the cursor."""
        row = self.table.cursor
        self.navigation.open_rules(row.bot.value if row else None)

    def on_record_table_chosen(self) -> None:
        """Read the rules of the bot that was clicked again."""
        self.action_rules()

    def action_other_cards(self) -> None:
        """Look at the cards of the other game."""
        self.navigation.open_other_cards()

    def action_back(self) -> None:
        """Go back to where the cards were opened."""
        self.dismiss(None)


def _face(row: BotRow) -> Face:
    """Return how a card is painted; of a bot without one what is common to all of them."""
    rank = str(row.rank) if row.rank else ""
    if row.version is None:
        return Face(row.name, row.name, row.bot.symbol, row.power, row.text)
    return replace(face_of(row.version.id), rank=rank)
