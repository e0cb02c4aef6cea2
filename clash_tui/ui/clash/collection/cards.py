"""All cards there are, to look through: one of them large, and others that are like it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card, CardSet, default_catalog
from clash_tui.games.clash.cards.novelty import new_abilities
from clash_tui.games.clash.cards.related import abilities_of, related_cards
from clash_tui.games.clash.words.card_text import ability_lines
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_face import CardFace
from clash_tui.ui.clash.collection.card_filter import CardFilter, ListedCard, listed
from clash_tui.ui.clash.collection.card_list import CardListScreen
from clash_tui.ui.clash.collection.card_table import CardTable, shown_name
from clash_tui.ui.clash.collection.list_actions import ALL_CARDS, FILTER, SEARCH
from clash_tui.ui.shell.actions import BACK, CHOOSE, HELP, MOVE, OTHER_CARDS, PAGE, Action
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.style.ink import ink_for
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Looking at cards")


class CardsScreen(CardListScreen[None]):
    """The table of all cards, and the one under the cursor beside it.

    Args:
        card_id: The card to begin on; None begins on the first.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        replace(CHOOSE, label=N_("inspect"), help=N_("Look at the card up close.")),
        Action(
            "switch",
            ("tab",),
            N_("also see"),
            N_("Move between the list and the cards that are like this one."),
            group=_GROUP,
        ),
        Action(
            "before",
            ("z",),
            N_("return"),
            N_("Go back to the card from which you went to this one."),
            group=_GROUP,
        ),
        SEARCH,
        ALL_CARDS,
        Action(
            "rules",
            ("r",),
            N_("rules"),
            N_("Read the rules of the card's first ability."),
            group=_GROUP,
            show=False,
        ),
        Action(
            "inspect",
            ("i",),
            N_("inspect"),
            N_("Look at the card up close."),
            group=_GROUP,
            show=False,
        ),
        FILTER,
        PAGE,
        replace(MOVE, show=False),
        BACK,
        OTHER_CARDS,
        HELP,
    )
    NAME: ClassVar[str] = N_("Cards")
    HELP: ClassVar[str] = N_(
        "All cards of all sets, those you made yourself among them. The keys above the list choose "
        "what is shown and in which order; a click on the head of a column sorts by it, one more "
        "click turns the order round. Filtered by a set, the screen says what was new in it.\n\n"
        "Beside the list stands the card under the cursor. Below it, or in its place where there "
        "is little room, are the cards with the same abilities, the most alike first. Tab goes "
        "there and back, Enter or a click goes to the card in the list, z goes back to the one "
        "before."
    )
    TOPIC: ClassVar[str | None] = "R3"

    DEFAULT_CSS = """
    CardsScreen {
        & #new { height: auto; max-height: 2; display: none; }
        &.-one-set #new { display: block; }
        & #one { width: 33; height: 100%; margin-left: 1; }
        & #one Center { height: auto; }
        & CardFace { width: 20; height: 9; }
        & #words { height: 1fr; }
        & #like { height: 1fr; display: none; }
        & #alike { height: 1; }
        & #like Menu { height: 1fr; }
        &.-aside #words { display: none; }
        &.-aside #like { display: block; }
        &.-medium #looking, &.-large #looking, &.-huge #looking { margin-top: 1; }
        &.-medium FilterBar, &.-large FilterBar, &.-huge FilterBar { margin-bottom: 1; }
        &.-medium #new, &.-large #new, &.-huge #new { margin-bottom: 1; }
        &.-medium #one { width: 40; }
        &.-medium CardFace { width: 22; height: 9; }
        &.-medium #words { height: 2fr; margin-top: 1; }
        &.-large #words, &.-huge #words { height: auto; max-height: 14; margin: 1 0; }
        &.-medium.-aside #words, &.-large #words, &.-huge #words { display: block; }
        &.-medium #like, &.-large #like, &.-huge #like { display: block; }
        &.-large #one, &.-huge #one { width: 46; }
        &.-large CardFace, &.-huge CardFace { width: 26; height: 11; }
        &.-huge #one { width: 60; }
        &.-huge CardFace { height: 13; }
    }
    """

    def __init__(self, card_id: str | None = None) -> None:
        super().__init__()
        self._begin = card_id
        self._aside = False
        """Whether the cursor is among the cards that are like the one of the list."""
        self._before: tuple[str, ...] = ()
        self._liked: Card | None = None
        """The card whose like are listed."""
        self._set_of: dict[str, CardSet] = {}
        """The set of each card, by the card's id."""

    def compose_body(self) -> ComposeResult:
        """Compose the filters over the list at the left and the card at the right."""
        cards = listed(default_catalog().sets)
        self._set_of = {entry.card.id: entry.card_set for entry in cards}
        yield Heading(_("Cards"))
        yield from self.compose_looking()
        yield Prose(id="new")
        with Horizontal():
            yield CardTable(cards)
            with Vertical(id="one"):
                with Center():
                    yield CardFace()
                yield Prose(id="words")
                with Vertical(id="like"):
                    yield Prose(id="alike")
                    yield Menu()

    def on_mount(self) -> None:
        """Show the cards."""
        super().on_mount()
        if self._begin is not None:
            self._point(self._begin)

    def available_actions(self) -> set[str] | None:
        """Offer only what there is a card for."""
        now = {action.id for action in self.ACTIONS}
        card = self._card
        if card is None:
            now -= {"choose", "inspect", "switch", "rules"}
        elif not abilities_of(card):
            now.discard("rules")
        if not self.query_one(Menu).entries:
            now.discard("switch")
        if not self._before:
            now.discard("before")
        if self.table.filter.asks_nothing:
            now.discard("all_cards")
        return now

    def action_text(self, action: Action) -> str:
        """Say what Enter and Tab do where the cursor is."""
        if self._aside and action.id == "choose":
            return _("go there")
        if self._aside and action.id == "switch":
            return _("list")
        if self._aside and action.id == "back":
            return action.title
        return super().action_text(action)

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list or among the cards like this one, or from one to the other."""
        if self.focused is not None:
            self.set_focus(None)
        elif direction in ("left", "right"):
            self._enter(aside=direction == "right")
        else:
            step = 1 if direction == "down" else -1
            self.move_in(self.query_one(Menu) if self._aside else self.table, step)

    def action_switch(self) -> None:
        """Move between the list and the cards that are like this one."""
        self.set_focus(None)
        self._enter(aside=not self._aside)

    def on_menu_pointed(self) -> None:
        """Show the card under the cursor among those like the one of the list."""
        self._enter(aside=True)

    def enter_list(self) -> None:
        """Move the cursor to the list."""
        self._aside = False

    def _enter(self, *, aside: bool) -> None:
        self._aside = aside and bool(self.query_one(Menu).entries)
        self.show_list()

    # looking

    def on_card_table_chosen(self) -> None:
        """Look at the card that was clicked again."""
        self.action_inspect()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Go to the card that was clicked."""
        self._go_to(message.entry)

    def action_choose(self) -> None:
        """Look at the card of the list, or go to the one that is like it."""
        if self._aside:
            self.query_one(Menu).choose()
        else:
            self.action_inspect()

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        if self._card is not None:
            self.app.push_screen(CardScreen(self._card))

    def action_rules(self) -> None:
        """Open the rules at the first ability."""
        if self._card is not None:
            self.navigation.open_rules((*self._card.abilities, *self._card.auras)[0].value)

    def action_other_cards(self) -> None:
        """Look at the cards of the other game."""
        self.navigation.open_other_cards()

    def action_before(self) -> None:
        """Go back to the card from which this one was reached."""
        if self._before:
            *before, card_id = self._before
            self._point(card_id)
            self._before = tuple(before)
            self._enter(aside=False)

    def action_back(self) -> None:
        """Go back to the list, list all cards again, or leave."""
        if self._aside and self.focused is None:
            self._enter(aside=False)
        elif not self.end_search():
            self.dismiss(None)

    def _go_to(self, card_id: str) -> None:
        entry = self.table.cursor
        if entry is not None:
            self._before = (*self._before, entry.card.id)
        self._point(card_id)
        self._enter(aside=False)

    def _point(self, card_id: str) -> None:
        """Put the cursor of the list on a card, which is listed again if it was filtered out."""
        if card_id not in [card.id for card in self.table.shown]:
            self.action_all_cards()
        with self.prevent(CardTable.Pointed):
            self.table.point(card_id)

    # what is shown

    @property
    def _card(self) -> Card | None:
        """The card under the cursor."""
        if self._aside:
            card_id = self.query_one(Menu).cursor
            return None if card_id is None else default_catalog().card(card_id)
        entry = self.table.cursor
        return None if entry is None else entry.card

    def list_changed(self) -> None:
        """Show the card under the cursor, what it is like, and what is new in its set."""
        self._show_like(self.table.cursor)
        self.set_class(self._aside, "-aside")
        self.table.activate(not self._aside)
        card = self.card_told(self._card)
        self.query_one(CardFace).show(card)
        self.query_one("#words", Prose).show([] if card is None else self._words(card))
        self._show_new(self.table.filter)

    def _show_like(self, entry: ListedCard | None) -> None:
        menu = self.query_one(Menu)
        card = None if entry is None else entry.card
        if card is not self._liked:
            self._liked = card
            wanted = () if card is None else related_cards(card, default_catalog().cards)
            entries = [] if card is None else [self._like(each, card) for each in wanted]
            menu.show(entries, entries[0].id if entries else None)
            self._aside = False
            self.query_one("#alike", Prose).show([_alike(len(entries))])
        menu.activate(self._aside)

    def _like(self, card: Card, other: Card) -> Entry:
        """Return the line of a card that is like another: its name and what they have both."""
        both = abilities_of(card) & abilities_of(other)
        codes = " ".join(ability.code for ability in sorted(both, key=lambda each: each.bit))
        name = shown_name(card.title, ink_for(self.app).glyphs)
        return Entry(card.id, name, note=f"{codes} {card.cost:2}")

    def _words(self, card: Card) -> list[Paragraph]:
        """Return what its face does not say of a card."""
        card_set = self._set_of[card.id]
        glyphs = ink_for(self.app).glyphs
        where = _("{type} of {set}, {year}").format(
            type=card.type.title, set=shown_name(card_set.title, glyphs), year=card_set.year
        )
        below = [paragraph((where, "muted"))]
        if card.name_fr != card.title:
            french = _("in French: {name}").format(name=shown_name(card.name_fr, glyphs))
            below.append(paragraph((french, "muted")))
        return [*ability_lines(card), *([] if self.tier is Tier.SMALL else [BLANK]), *below]

    def _show_new(self, card_filter: CardFilter) -> None:
        """Tell what a set has brought, where the list shows one set only."""
        self.set_class(card_filter.set_id is not None, "-one-set")
        if card_filter.set_id is None:
            return
        catalog = default_catalog()
        card_set = catalog.set(card_filter.set_id)
        new = in_row(ability.title for ability in new_abilities(catalog, card_set))
        told = _("New in {year}: {abilities}.").format(year=card_set.year, abilities=new)
        nothing = _("No ability that other sets have not.")
        name = shown_name(card_set.title, ink_for(self.app).glyphs)
        self.query_one("#new", Prose).show(
            [paragraph((name, "parchment"), (f"  {told if new else nothing}", "muted"))]
        )


def _alike(count: int) -> Paragraph:
    """Return the line over the cards that are like the one of the list."""
    if not count:
        return BLANK
    about = ngettext("{count} card like this", "{count} cards like this", count)
    return paragraph((_("ALSO SEE"), "gold"), (f"  {about.format(count=count)}", "muted"))
