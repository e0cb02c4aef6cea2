"""The decks a player keeps, and the ready ones: built, changed, copied, sent and taken in (R70)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph, styled
from clash_tui.base.wording import capitals, in_row
from clash_tui.games.clash.cards import Deck
from clash_tui.games.clash.deck_shelf import DeckShelf, ShelvedDeck
from clash_tui.games.clash.formats import DeckLine, problems, set_of, write_line
from clash_tui.games.clash.words.deck_text import ability_counts, kinds
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.deck_pasting import ask_for_deck
from clash_tui.ui.clash.collection.deck_saving import save_deck
from clash_tui.ui.clash.collection.deck_shelf import DeckShelfScreen
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.clash.collection.own_deck import OwnDeckScreen
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Decks")

_BUILD = "build a deck"
"""The entry that begins a new deck; no file and no deck has a space in what it is known by."""
_OWN, _READY = "own decks", "ready decks"

_SHELF_ACTIONS = {action.id: action for action in DeckShelfScreen.ACTIONS}


class OwnDecksScreen(DeckShelfScreen):
    """Lists the decks that a player built, and the ready ones; reached from the title.

    Args:
        shelf: The saved decks.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "choose",
            ("enter", "space"),
            N_("edit"),
            N_("Build on at this deck, or begin a new one with the cards of a ready one."),
            group=_GROUP,
        ),
        Action("build", ("b",), N_("build"), N_("Build a new deck."), group=_GROUP),
        replace(_SHELF_ACTIONS["rename"], label=N_("name"), group=_GROUP),
        Action(
            "copy", ("c",), N_("copy"), N_("Keep the same cards as another deck."), group=_GROUP
        ),
        replace(_SHELF_ACTIONS["delete"], keys=("minus", "delete"), group=_GROUP),
        Action(
            "paste",
            ("p",),
            N_("paste"),
            N_("Take a deck in from one line of text, and keep it."),
            group=_GROUP,
        ),
        replace(_SHELF_ACTIONS["export"], label=N_("line"), group=_GROUP),
        _SHELF_ACTIONS["back"],
        _SHELF_ACTIONS["move_cursor"],
        replace(_SHELF_ACTIONS["ends"], group=_GROUP),
        _SHELF_ACTIONS["help"],
    )
    NAME: ClassVar[str] = N_("Decks")
    HELP: ClassVar[str] = N_(
        "Here you build decks and keep them. They are for Constructed duels, where each player "
        "brings ten cards and bans two of the other's; in such a duel the builder offers them.\n\n"
        "Each deck is a small text file that you can read, edit and send to somebody. It is also "
        "one line of text: p takes one in, x shows yours.\n\n"
        "The ready decks stand below, with advice on how to play them. They stay as they are; "
        "Enter begins a new deck with their cards. A file that is no deck is listed with the "
        "reason, and this program neither changes nor deletes it."
    )
    TOPIC: ClassVar[str | None] = "R70"

    DEFAULT_CSS = """
    OwnDecksScreen {
        & #build { display: none; margin: 1 0 0 1; }
        &.-new #build { display: block; }
        &.-new #problem { max-height: 16; }
    }
    """

    def __init__(self, shelf: DeckShelf) -> None:
        super().__init__(shelf, tuple(each.id for each in shelf.catalog.sets))
        self._ready = {deck.id: deck for deck in shelf.catalog.decks}

    def compose_body(self) -> ComposeResult:
        """Compose the list at the left and what the cursor is on at the right."""
        yield Heading(_("Decks"))
        yield Prose(id="where")
        with Horizontal():
            yield Menu(click_chooses=False)
            with Vertical(id="right"):
                yield Prose(id="problem")
                yield Button(_("Build a deck"), chosen=True, id="build")
                yield CardTable()
                with Horizontal(id="below"):
                    yield ManaCurve()
                    yield Prose(id="about")

    def on_mount(self) -> None:
        """Begin on the first deck; without any, on building one."""
        super().on_mount()
        sound = [file for file, deck in self._decks.items() if deck.problem is None]
        if sound:
            self._list(sound[0])

    def available_actions(self) -> set[str] | None:
        """Offer what can be done with what the cursor is on."""
        now = {"move_cursor", "ends", "build", "paste", "back", "help"}
        deck = self._deck
        if self._ready_deck is not None:
            return now | {"choose", "copy", "export"}
        if deck is None:
            return now | {"choose"}
        if deck.problem is not None:
            return now
        return now | {"choose", "rename", "copy", "delete", "export"}

    def action_text(self, action: Action) -> str:
        """Say what Enter does with what the cursor is on."""
        if action.id == "choose" and self._ready_deck is not None:
            return _("build on")
        if action.id == "choose" and self._deck is None:
            return _("build")
        return super().action_text(action)

    def actions_now(self) -> list[Action]:
        """Name the key of building only where Enter does something else."""
        actions = super().actions_now()
        if self.query_one(Menu).cursor != _BUILD:
            return actions
        return [each for each in actions if each.id != "build"]

    # what can be done

    def on_button_pressed(self) -> None:
        """Build a new deck."""
        self.action_build()

    def action_choose(self) -> None:
        """Change the deck, or begin a new one, with the cards of the ready deck if it is one."""
        deck, ready = self._deck, self._ready_deck
        if ready is not None:
            self._open(OwnDeckScreen(self._shelf, cards=ready.cards))
        elif deck is None:
            self.action_build()
        elif deck.problem is None:
            self._open(OwnDeckScreen(self._shelf, deck))

    def action_build(self) -> None:
        """Begin a new deck."""
        self._open(OwnDeckScreen(self._shelf))

    def action_copy(self) -> None:
        """Keep the same cards under another name."""
        shown = self._shown
        if shown is not None:
            self._keep(*shown)

    def action_paste(self) -> None:
        """Take a deck in from a line of text."""

        def written(read: DeckLine) -> None:
            self._keep(read.name, read.cards)

        ask_for_deck(self.app, self._shelf.catalog, written)

    def action_export(self) -> None:
        """Show the deck as a line of text."""
        shown = self._shown
        if shown is not None:
            line = write_line(*shown)
            self.app.push_screen(ShowLineScreen(_("The deck as a line of text"), line))

    def _open(self, builder: OwnDeckScreen) -> None:
        """Build, and come back to the deck that was saved."""

        def built(deck: ShelvedDeck | None) -> None:
            self._list(None if deck is None else str(deck.file))

        self.app.push_screen(builder, built)

    def _keep(self, name: str, cards: tuple[str, ...]) -> None:
        """Ask for the name of a deck, beginning with one that is free, and save it."""

        def saved(taken: str) -> None:
            files = [str(each.file) for each in self._shelf.list() if each.name == taken]
            self._list(files[0] if files else None)

        free = self._shelf.free_name(name) if name else ""
        save_deck(self.app, self._shelf, free, cards, saved)

    # what is shown

    @property
    def _ready_deck(self) -> Deck | None:
        """The ready deck under the cursor."""
        return self._ready.get(self.query_one(Menu).cursor or "")

    @property
    def _shown(self) -> tuple[str, tuple[str, ...]] | None:
        """Name and cards of the deck under the cursor; None where there is none to use."""
        deck, ready = self._deck, self._ready_deck
        if ready is not None:
            return ready.title, ready.cards
        return None if deck is None or deck.problem is not None else (deck.name, deck.cards)

    def entries(self) -> list[Entry]:
        """Return the lines of the list: building, the player's own decks, the ready ones."""
        lines = [Entry(_BUILD, _("Build a new deck"), "b")]
        own = super().entries()
        if own:
            lines += [Entry(_OWN, _("Your decks"), heading=True), *own]
        if self._ready:
            ready = [Entry(deck.id, deck.title) for deck in self._ready.values()]
            lines += [Entry(_READY, _("Ready decks"), heading=True), *ready]
        return lines

    def _show(self) -> None:
        super()._show()
        new = self.query_one(Menu).cursor == _BUILD
        self.set_class(new, "-new")
        ready = self._ready_deck
        # Advice takes the room of the curve where there is little.
        self.query_one(ManaCurve).display = ready is None or self.tier > Tier.SMALL
        if ready is not None:
            self.query_one(CardTable).display = True
            self.query_one("#below").display = True
            cards = self.show_cards(ready.cards)
            about = [styled("text", ready.advice), kinds(cards)]
            self.query_one("#about", Prose).show(about)

    def _words(self, deck: ShelvedDeck | None) -> list[Paragraph]:
        """Return what is said over the cards, or in their place."""
        ready = self._ready_deck
        if ready is not None:
            return [paragraph((capitals(ready.title), "chosen"))]
        return _purpose(any_deck=bool(self._decks)) if deck is None else super()._words(deck)

    def _about(self, deck: ShelvedDeck, kinds_line: Paragraph) -> list[Paragraph]:
        """Return how the deck is made up, what it lacks, and which sets it needs."""
        catalog = self._shelf.catalog
        cards = [catalog.card(card_id) for card_id in deck.cards]
        reasons = problems(deck.cards, catalog, self._sets)
        if reasons:
            said = [paragraph((reason, "danger"), indent=2) for reason in reasons]
            return [kinds_line, *said, ability_counts(cards)]
        titles = dict.fromkeys(set_of(catalog, card.id).title for card in cards)
        needs = _("Needs the sets: {sets}.").format(sets=in_row(titles))
        return [
            kinds_line,
            paragraph((_("Ready for Constructed."), "health")),
            paragraph((needs, "muted")),
            ability_counts(cards),
        ]


def _purpose(*, any_deck: bool) -> list[Paragraph]:
    """Return what decks of one's own are for."""
    lines = [
        paragraph((capitals(_("Build a new deck")), "chosen")),
        BLANK,
        paragraph(
            _(
                "A deck of your own has ten different cards of any sets. It is for Constructed "
                "duels: each player brings one, bans two cards of the other's, and plays with the "
                "eight that are left."
            )
        ),
        BLANK,
        paragraph(
            (
                _(
                    "What you keep here is offered in the builder of such a duel. p takes in a "
                    "deck that somebody sent you as a line of text."
                ),
                "muted",
            )
        ),
    ]
    if not any_deck:
        lines += [BLANK, paragraph((_("No deck of your own is saved yet."), "gold"))]
    return lines
