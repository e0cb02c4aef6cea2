"""The draft of a solo game: one of four cards is the player's, the others go to the pile (R72)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.cards import Card
from clash_tui.formats import SOLO_ROUNDS, SoloDraft, SoloPreparing
from clash_tui.formats.draft import REVEALED
from clash_tui.game.solo_setup import PILE_SIZE
from clash_tui.i18n import N_, _, ngettext
from clash_tui.ui.actions import BACK, HELP, MOVE, Action
from clash_tui.ui.card_text import ability_lines, card_line
from clash_tui.ui.screens.base import HouseScreen, Tier
from clash_tui.ui.screens.card_detail import CardScreen
from clash_tui.ui.screens.confirm import ConfirmScreen
from clash_tui.ui.widgets.deck_list import DeckList, DeckListScene, by_cost
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.mana_curve import ManaCurve
from clash_tui.ui.widgets.offer_row import OfferRow, OfferScene
from clash_tui.ui.widgets.prose import Paragraph, Prose, paragraph

_GROUP = N_("Drafting")
_OFFER, _DECK, _PILE = range(3)
"""Where the cursor is: on the revealed cards, on a card of the deck, on one given away."""
_PILE_COLUMNS = 3


class SoloDraftScreen(HouseScreen[SoloPreparing]):
    """Eight picks; dismissed with the preparation after the last, or None to go back.

    Each pick reveals the next four cards, so none can be taken back.

    Args:
        preparing: The preparation, in the draft.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "take",
            ("enter", "space"),
            N_("take card"),
            N_("Take the card under the cursor; the other three go to the opponent's pile."),
            group=_GROUP,
        ),
        Action(
            "take_nth",
            ("1", "2", "3", "4"),
            N_("take"),
            N_("Take the card of that number."),
            group=_GROUP,
            arguments=(1, 2, 3, 4),
            shown_keys="1-4",
        ),
        Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=_GROUP),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Draft, solo")
    HELP: ClassVar[str] = N_(
        "Eight times four cards are revealed. You take one of them for your deck; the other three "
        "go to the opponent's pile, so look at what you give away.\n\n"
        "Your deck stands at the left with its mana curve, the opponent's cards at the right. Go "
        "down to walk over them.\n\n"
        "A pick cannot be taken back: the next cards are revealed at once."
    )
    TOPIC: ClassVar[str | None] = "R72"

    DEFAULT_CSS = """
    SoloDraftScreen {
        & #ask { height: 1; }
        & #words { height: 3; }
        & #decks { height: 9; }
        & #deck { width: 17; }
        & ManaCurve { height: 9; width: 22; }
        & #pile { width: 1fr; margin-left: 1; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        &.-medium OfferRow { height: 11; }
        &.-medium #words { height: 4; }
        &.-medium #deck { width: 26; }
        &.-large OfferRow { height: 13; }
        &.-large #words { height: 6; margin: 1 0; }
        &.-huge OfferRow { height: 16; }
        &.-huge #words { height: 8; margin: 1 0 2 0; }
        &.-large ManaCurve, &.-huge ManaCurve { width: 24; }
        &.-large #deck { width: 34; }
        &.-huge #deck { width: 40; }
        &.-large #pile, &.-huge #pile { margin-left: 3; }
    }
    """

    def __init__(self, preparing: SoloPreparing) -> None:
        super().__init__()
        self._preparing = preparing
        self._area = _OFFER
        self._place = 0

    def compose_body(self) -> ComposeResult:
        """Compose the revealed cards over the deck and what is given away."""
        yield Heading()
        yield Prose(id="ask")
        yield OfferRow()
        yield Prose(id="words")
        with Horizontal(id="decks"):
            yield DeckList(id="deck")
            yield ManaCurve()
            yield DeckList(id="pile")

    def resized(self) -> None:
        """Say as much of the card under the cursor as there is room for."""
        self._show()

    def available_actions(self) -> set[str] | None:
        """Take only what lies open."""
        available = {action.id for action in self.ACTIONS}
        return available if self._area == _OFFER else available - {"take"}

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move among the revealed cards, the deck, and what was given away."""
        if self._area == _OFFER:
            self._move_in_offer(direction)
        else:
            self._move_in_list(direction)
        self._show()

    def _move_in_offer(self, direction: str) -> None:
        if direction == "down":
            if self._deck:
                self._area, self._place = (_DECK if self._place < REVEALED // 2 else _PILE), 0
        elif direction != "up":
            step = 1 if direction == "right" else -1
            self._place = max(0, min(REVEALED - 1, self._place + step))

    def _move_in_list(self, direction: str) -> None:
        rows = SOLO_ROUNDS
        column, row = divmod(self._place, rows)
        count = len(self._cards)
        if direction == "up" and row == 0:
            self._area, self._place = _OFFER, (0 if self._area == _DECK else REVEALED - 1)
        elif direction in ("up", "down"):
            place = self._place + (1 if direction == "down" else -1)
            if place < count and place // rows == column:
                self._place = place
        elif direction == "right" and self._area == _DECK:
            self._area, self._place = _PILE, min(row, len(self._given) - 1)
        elif direction == "left" and column == 0:
            if self._area == _PILE:
                self._area, self._place = _DECK, min(row, len(self._deck) - 1)
        else:
            place = self._place + (rows if direction == "right" else -rows)
            if place // rows * rows < count:
                self._place = min(place, count - 1)

    def on_offer_row_pointed(self, message: OfferRow.Pointed) -> None:
        """Move to the card that was clicked."""
        self._go(_OFFER, message.place)

    def on_offer_row_chosen(self, message: OfferRow.Chosen) -> None:
        """Take the card that was clicked again."""
        self.action_take_nth(message.place + 1)

    def on_deck_list_pointed(self, message: DeckList.Pointed) -> None:
        """Move to the card that was clicked."""
        self._go(_DECK if message.deck_list.id == "deck" else _PILE, message.place)

    def _go(self, area: int, place: int) -> None:
        self._area, self._place = area, place
        self._show()

    # picking

    def action_take(self) -> None:
        """Take the card under the cursor."""
        self.action_take_nth(self._place + 1)

    def action_take_nth(self, number: int) -> None:
        """Take the card of that number; the next four are revealed."""
        after = self._preparing.play(self._draft.revealed[number - 1].id)
        if not isinstance(after.stage, SoloDraft):
            self.dismiss(after)
            return
        self._preparing = after
        self.house.keep_step(after)
        self._go(_OFFER, 0)

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        self.app.push_screen(CardScreen(self._cards[self._place]))

    def action_back(self) -> None:
        """Leave the draft, after a question once there are picks."""
        if not self._draft.picks:
            self.dismiss(None)
            return
        kept = self.house.keeps_way
        question = _("Leave the draft?\n\nAll picks would be lost.")
        if kept:
            question = _(
                "Leave the draft?\n\nIt is kept, and Continue on the title goes on with it."
            )

        def answered(sure: bool | None) -> None:
            if sure:
                self.dismiss(None)

        self.app.push_screen(ConfirmScreen(question, danger=not kept), answered)

    # what is known

    @property
    def _draft(self) -> SoloDraft:
        stage = self._preparing.making
        assert isinstance(stage, SoloDraft)
        return stage

    @property
    def _deck(self) -> tuple[Card, ...]:
        return by_cost(self._draft.taken)

    @property
    def _given(self) -> tuple[Card, ...]:
        return by_cost(self._draft.given)

    @property
    def _cards(self) -> tuple[Card, ...]:
        """The cards of the area the cursor is in."""
        return (self._draft.revealed, self._deck, self._given)[self._area]

    # what is shown

    def _show(self) -> None:
        draft = self._draft
        self.query_one(Heading).show(_("Solo draft"), self._where())
        self.query_one("#ask", Prose).show([self._ask()])
        cursors = [self._place if area == self._area else None for area in range(3)]
        free = ("",) * REVEALED
        self.query_one(OfferRow).show(OfferScene(draft.revealed, free, cursors[_OFFER]))
        self.query_one("#words", Prose).show(self._words())
        deck = DeckListScene(_("Your deck"), self._deck, active=True, cursor=cursors[_DECK])
        self.query_one("#deck", DeckList).show(deck)
        self.query_one(ManaCurve).show([card.cost for card in self._deck])
        pile = DeckListScene(
            _("The opponent's pile"),
            self._given,
            PILE_SIZE,
            _PILE_COLUMNS,
            cursor=cursors[_PILE],
        )
        self.query_one("#pile", DeckList).show(pile)
        self.refresh_keys()

    def _words(self) -> list[Paragraph]:
        """Return what is said of the card under the cursor."""
        card = self._cards[self._place]
        if self.tier is Tier.SMALL and self._area == _OFFER:
            # Its values stand right above, and there are few rows for what it can do.
            return ability_lines(card)
        return [card_line(card), *ability_lines(card)]

    def _where(self) -> str:
        """Return the round, and how many cards are still to come."""
        draft = self._draft
        now = _("round {round} of {rounds}").format(round=draft.round, rounds=SOLO_ROUNDS)
        left = ngettext("{n} card to come", "{n} cards to come", draft.unrevealed)
        left = left.format(n=draft.unrevealed) if draft.unrevealed else _("the last cards")
        return f"{now} {self.house.glyphs.dot} {left}"

    def _ask(self) -> Paragraph:
        """Return what is to be done."""
        then = _("the other three go to the opponent's pile")
        return paragraph((_("Take 1 of the 4"), "chosen"), (f"  {then}", "muted"))
