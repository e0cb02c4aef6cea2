"""Both players pick one of the preconstructed decks (R68)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.cards import Card, Deck
from clash_tui.formats import Preconstructed, Preparing
from clash_tui.i18n import N_, _, ngettext
from clash_tui.ui.actions import BACK, HELP, MOVE, Action
from clash_tui.ui.card_text import ability_lines, card_line, legend
from clash_tui.ui.duel_options import EDITIONS
from clash_tui.ui.screens.base import HouseScreen, Tier
from clash_tui.ui.screens.card_detail import CardScreen
from clash_tui.ui.widgets.card_grid import COLUMNS, CardGrid
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.mana_curve import ManaCurve
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Paragraph, Prose, paragraph

_GROUP = N_("Choosing decks")


class DeckChoiceScreen(HouseScreen[Preparing]):
    """The players pick one after the other; nobody can take the deck that is taken.

    Dismissed with the preparation after both picks, or with None to go back.

    Args:
        preparing: The preparation, at the choice of decks.
        names: The players' names, A first.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "pick",
            ("enter", "space"),
            N_("pick deck"),
            N_("Take the deck that is shown."),
            group=_GROUP,
        ),
        Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=_GROUP),
        Action(
            "switch",
            ("tab",),
            N_("decks or cards"),
            N_("Move between the list of decks and the cards."),
            group=_GROUP,
            show=False,
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Deck choice")
    HELP: ClassVar[str] = N_(
        "Each player takes one of the four decks, not the same one. Every card of the deck under "
        "the cursor is shown; go right to walk over the cards and read what each can do.\n\n"
        "The deck is shuffled before the duel, so the order of the cards here means nothing. "
        "Going back takes the first pick back."
    )
    TOPIC: ClassVar[str | None] = "R68"

    DEFAULT_CSS = """
    DeckChoiceScreen {
        & #ask { height: 1; margin: 0 0 1 0; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        & #left { width: 25; height: 100%; }
        & #left Menu { height: 4; width: 24; margin-bottom: 1; }
        & #about { width: 24; height: auto; margin-top: 1; }
        & #right { width: 1fr; height: 100%; margin-left: 1; }
        & CardGrid { height: 12; }
        & #card { height: 1fr; margin-top: 1; }
        &.-medium CardGrid { height: 16; }
        &.-large CardGrid, &.-huge CardGrid { height: 22; }
        &.-huge CardGrid { height: 28; }
        &.-large #left, &.-huge #left { width: 30; }
        &.-large #left Menu, &.-huge #left Menu { width: 28; height: 7; }
    }
    """

    def __init__(self, preparing: Preparing, names: tuple[str, str]) -> None:
        super().__init__()
        self._preparing = preparing
        self._names = names
        self._deck = 0
        self._card = 0
        self._among_cards = False

    def compose_body(self) -> ComposeResult:
        """Compose the decks at the left and the cards at the right."""
        edition = EDITIONS[self._preparing.preparation.edition]
        yield Heading(_("Duel"), _(edition.name))
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

    def action_text(self, action: Action) -> str:
        """Say whose pick going back takes back."""
        if action.id == "back" and self._first_pick is not None:
            return _("take back")
        return super().action_text(action)

    def available_actions(self) -> set[str] | None:
        """Let nobody pick the deck that is taken."""
        everything = {action.id for action in self.ACTIONS}
        return everything - {"pick"} if self._now.id == self._first_pick else everything

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
        if 0 <= place < len(self._now.cards) and not (direction == "right" and column == 3):
            self._card = place
            self._show()

    def action_switch(self) -> None:
        """Move between the decks and the cards."""
        self._among_cards = not self._among_cards
        self._show()

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Show the deck under the cursor."""
        ids = [deck.id for deck in self.house.catalog.decks]
        self._deck = ids.index(message.entry)
        self._card = 0
        self._among_cards = False
        self._show()

    def on_card_grid_pointed(self, message: CardGrid.Pointed) -> None:
        """Move to the card that was clicked."""
        self._among_cards = True
        self._card = message.place
        self._show()

    def on_card_grid_chosen(self) -> None:
        """Look at the card that was clicked again."""
        self.action_inspect()

    # choosing

    def on_menu_chosen(self) -> None:
        """Take the deck that was clicked again."""
        self.action_pick()

    def action_pick(self) -> None:
        """Take the deck: the second pick is the last."""
        self._preparing = self._preparing.play(f"deck {self._now.id}")
        if self._first_pick is None:
            self.dismiss(self._preparing)
            return
        self._among_cards = False
        self._show()
        menu = self.query_one(Menu)
        if not menu.move(1):
            menu.move(-1)

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        self.app.push_screen(CardScreen(self._cards[self._card]))

    def action_back(self) -> None:
        """Take the first pick back, or go back to the names."""
        taken = self._first_pick
        if taken is None:
            self.dismiss(None)
            return
        self._preparing = self._preparing.undo()
        self._among_cards = False
        self._show()
        self.query_one(Menu).point(taken)

    # what is shown

    @property
    def _first_pick(self) -> str | None:
        """The deck that is taken already, while one is left to pick."""
        stage = self._preparing.stage
        return stage.picks[0] if isinstance(stage, Preconstructed) and stage.picks else None

    @property
    def _now(self) -> Deck:
        return self.house.catalog.decks[self._deck]

    @property
    def _cards(self) -> list[Card]:
        """The deck's cards, the cheap ones first."""
        cards = [self.house.catalog.card(card_id) for card_id in self._now.cards]
        return sorted(cards, key=lambda card: (card.cost, card.name))

    def _entries(self) -> list[Entry]:
        return [
            Entry(
                deck.id,
                deck.name,
                note=self._names[0] if deck.id == self._first_pick else "",
                enabled=deck.id != self._first_pick,
            )
            for deck in self.house.catalog.decks
        ]

    def _show(self) -> None:
        picker = self._names[0 if self._first_pick is None else 1]
        side = _("plays left") if self._first_pick is None else _("plays right")
        ask = [(_("{name} picks a deck").format(name=picker), "chosen"), (f"  {side}", "muted")]
        if self._now.id == self._first_pick:
            taken = _("{name} has taken this one").format(name=self._names[0])
            ask.append((f"  {self.house.glyphs.dot}  {taken}", "danger"))
        self.query_one("#ask", Prose).show([paragraph(*ask)])
        menu = self.query_one(Menu)
        menu.show(self._entries(), self._now.id)
        menu.activate(not self._among_cards)
        cards = self._cards
        self.query_one(ManaCurve).show([card.cost for card in cards])
        self.query_one("#about", Prose).show(_about(cards))
        self.query_one(CardGrid).show(cards, self._card if self._among_cards else None)
        self.query_one("#card", Prose).show(self._words(cards))
        self.refresh_keys()

    def _words(self, cards: list[Card]) -> list[Paragraph]:
        """Return what is said under the cards: of one card, or of the whole deck."""
        if self._among_cards:
            card = cards[self._card]
            return [card_line(card), *ability_lines(card)]
        if self.tier >= Tier.LARGE:
            return legend(cards)
        return [paragraph((_("Go right to read what each card can do."), "muted"))]


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
