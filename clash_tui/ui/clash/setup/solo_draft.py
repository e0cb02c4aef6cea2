"""The draft of a solo game: one of four cards is the player's, the others go to the pile (R72)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.formats import SOLO_ROUNDS, SoloDraft, SoloPreparing
from clash_tui.games.clash.formats.draft import REVEALED
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.rules.solo_setup import PILE_SIZE
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.clash.setup.deck_list import DeckList, DeckListScene, by_cost
from clash_tui.ui.clash.setup.drafting import GROUP, INSPECT, OFFER, TAKE_NTH, DraftingScreen
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.clash.setup.offer_row import OfferRow, OfferScene
from clash_tui.ui.shell.actions import BACK, HELP, MOVE, PAGE, Action
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose

_DECK, _PILE = 0, 1
"""The lists the cursor can be in: the player's deck, and what was given away."""
_PILE_COLUMNS = 3


class SoloDraftScreen(DraftingScreen[SoloPreparing]):
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
            group=GROUP,
        ),
        TAKE_NTH,
        INSPECT,
        PAGE,
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
        & #deck { width: 17; }
        & #pile { width: 1fr; margin-left: 1; }
        &.-medium #deck { width: 26; }
        &.-large #decks ManaCurve, &.-huge #decks ManaCurve { width: 24; }
        &.-large #deck { width: 34; }
        &.-huge #deck { width: 40; }
        &.-large #pile, &.-huge #pile { margin-left: 3; }
    }
    """

    def __init__(self, preparing: SoloPreparing) -> None:
        super().__init__()
        self._preparing = preparing

    def solo_of(self, area: int) -> Solo | None:
        """Return whose the cards of an area are: what is revealed is read as the player's."""
        return "solo_other" if area == _PILE else "solo_own"

    def compose_lists(self) -> ComposeResult:
        """Compose the deck and what is given away."""
        yield DeckList(id="deck")
        yield ManaCurve()
        yield DeckList(id="pile")

    def available_actions(self) -> set[str] | None:
        """Take only what lies open."""
        available = {action.id for action in self.ACTIONS}
        return available if self.area == OFFER else available - {"take"}

    # moving

    def move_in_lists(self, direction: str) -> None:
        """Move in the deck, or in the columns of what was given away."""
        rows = SOLO_ROUNDS
        column, row = divmod(self.place, rows)
        count = len(self.cards)
        if direction == "up" and row == 0:
            self.area, self.place = OFFER, (0 if self.area == _DECK else REVEALED - 1)
        elif direction in ("up", "down"):
            place = self.place + (1 if direction == "down" else -1)
            if place < count and place // rows == column:
                self.place = place
        elif direction == "right" and self.area == _DECK:
            self.area, self.place = _PILE, min(row, len(self.lists[_PILE]) - 1)
        elif direction == "left" and column == 0:
            if self.area == _PILE:
                self.area, self.place = _DECK, min(row, len(self.lists[_DECK]) - 1)
        else:
            place = self.place + (rows if direction == "right" else -rows)
            if place // rows * rows < count:
                self.place = min(place, count - 1)

    def on_deck_list_pointed(self, message: DeckList.Pointed) -> None:
        """Move to the card that was clicked."""
        self.go(_DECK if message.deck_list.id == "deck" else _PILE, message.place)

    # picking

    def action_take_nth(self, number: int) -> None:
        """Take the card of that number; the next four are revealed."""
        after = self._preparing.play(self._draft.revealed[number - 1].id)
        if not isinstance(after.stage, SoloDraft):
            self.dismiss(after)
            return
        self._preparing = after
        keep_step(self.session, after)
        self.go(OFFER, 0)

    # what is known

    @property
    def _draft(self) -> SoloDraft:
        stage = self._preparing.making
        assert isinstance(stage, SoloDraft)
        return stage

    @property
    def has_picks(self) -> bool:
        """Whether anything has been taken."""
        return bool(self._draft.picks)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The four cards to take one of."""
        return self._draft.revealed

    @property
    def lists(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The deck, and the cards given away."""
        return by_cost(self._draft.taken), by_cost(self._draft.given)

    # what is shown

    def show_draft(self) -> None:
        """Show the cards, the deck and the pile."""
        draft = self._draft
        deck, given = self.lists
        self.query_one(Heading).show(
            _("Solo draft"), self.where(draft.round, SOLO_ROUNDS, draft.unrevealed)
        )
        self.query_one("#ask", Prose).show([self._ask()])
        cursors = [self.place if area == self.area else None for area in range(3)]
        free = ("",) * REVEALED
        self.query_one(OfferRow).show(OfferScene(draft.revealed, free, cursors[OFFER]))
        self.query_one("#words", Prose).show(self.words())
        taken = DeckListScene(
            _("Your deck"), deck, active=True, cursor=cursors[_DECK], shorter=_("deck")
        )
        self.query_one("#deck", DeckList).show(taken)
        self.query_one(ManaCurve).show([card.cost for card in deck])
        pile = DeckListScene(
            _("The opponent's pile"), given, PILE_SIZE, _PILE_COLUMNS, cursor=cursors[_PILE]
        )
        self.query_one("#pile", DeckList).show(pile)
        self.refresh_keys()

    def _ask(self) -> Paragraph:
        """Return what is to be done."""
        then = _("the other three go to the opponent's pile")
        return paragraph((_("Take 1 of the 4"), "chosen"), (f"  {then}", "muted"))
