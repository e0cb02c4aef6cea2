"""One card up close: its face and each of its abilities in words."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_
from clash_tui.base.paragraphs import BLANK
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.ui.clash.paint.card import paint_card
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Looking at a card")


class _Face(Painted):
    """A card as it is printed, at its largest."""

    DEFAULT_CSS = """
    _Face { width: 20; height: 12; }
    """

    def __init__(self, card: Card) -> None:
        super().__init__()
        self._card = card

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the card."""
        canvas = Canvas(width, height, ink.palette.panel)
        paint_card(canvas, 0, 0, width, height, self._card, ink)
        return canvas


class CardScreen(HouseModal[None]):
    """Shows one card."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action("rules", ("r",), N_("rules"), N_("Read the rules of its ability."), group=_GROUP),
        Action(
            "cards",
            ("a",),
            N_("all cards"),
            N_("See it among all cards, with others that are like it."),
            group=_GROUP,
        ),
        Action(
            "close",
            ("i", "q", "enter", "space", "escape", "backspace"),
            N_("close"),
            N_("Go back to where you were."),
            group=_GROUP,
        ),
    )
    NAME: ClassVar[str] = N_("Card")
    LEAVES_ANYWHERE: ClassVar[bool] = True

    DEFAULT_CSS = """
    CardScreen {
        & #dialog {
            width: 78; height: 16; padding: 1 1; background: $panel; border: round $warning;
        }
        & Prose { height: 100%; margin-left: 1; }
    }
    """

    def __init__(self, card: Card, solo: Solo | None = None) -> None:
        super().__init__()
        self._card, self._solo = card, solo

    def compose_body(self) -> ComposeResult:
        """Compose the face and the words."""
        lines = []
        for line in ability_lines(self._card, self._solo):
            lines += [BLANK, line]
        with Vertical(id="dialog"), Horizontal():
            yield _Face(self._card)
            yield Prose([card_line(self._card), *lines], ground="panel")

    def available_actions(self) -> set[str] | None:
        """Offer the rules only for a card with abilities, and all cards where they are not open."""
        now = {action.id for action in self.ACTIONS}
        if not (self._card.abilities or self._card.auras):
            now.discard("rules")
        if self.navigation.shows_cards:
            now.discard("cards")
        return now

    def action_rules(self) -> None:
        """Open the rules at its first ability."""
        ability = (*self._card.abilities, *self._card.auras)[0]
        self.navigation.open_rules(ability.value)

    def action_cards(self) -> None:
        """Open all cards at this one, in place of the look at it alone."""
        app, open_cards = self.app, self.navigation.open_cards
        self.dismiss(None)
        app.call_next(open_cards, self._card.id)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)
