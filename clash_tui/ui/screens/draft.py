"""The draft: both players pick from what is revealed, in the open (R69)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.cards import Card
from clash_tui.formats import Draft, Preparing
from clash_tui.formats.draft import REVEALED, ROUNDS
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
_OFFER = 2
"""The cursor is on the revealed cards; 0 and 1: on a card of that player's deck."""


class DraftScreen(HouseScreen[Preparing]):
    """Four rounds of picks; dismissed with the preparation after the last, or None to go back.

    The pick that ends a round waits until both say that they have seen it: what comes next
    reveals new cards, and nothing before that can be taken back.

    Args:
        preparing: The preparation, in the draft.
        names: The players' names, A first.
        last_pick: The pick that ends the round, if it was left while that waited; "" if not.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "take",
            ("enter", "space"),
            N_("take card"),
            N_("Take the card under the cursor."),
            group=_GROUP,
        ),
        Action(
            "next_round",
            ("enter", "space"),
            N_("next round"),
            N_("Reveal the next four cards; after the last round, go on."),
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
        Action(
            "take_back",
            ("z",),
            N_("take back"),
            N_("Take the last pick of this round back."),
            group=_GROUP,
        ),
        Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=_GROUP),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Draft")
    HELP: ClassVar[str] = N_(
        "Four cards are revealed in each of the four rounds. One of you takes one of them, the "
        "other takes two, and the last one goes to the first by itself. In the next round you "
        "change roles, so that both end with 8 cards.\n\n"
        "Everything is open: the cards, and both decks with their mana curves. Go down to walk "
        "over the cards of the decks.\n\n"
        "A pick can be taken back until new cards are revealed. The coin decides who picks first."
    )
    TOPIC: ClassVar[str | None] = "R69"

    DEFAULT_CSS = """
    DraftScreen {
        & #ask { height: 1; }
        & #words { height: 3; }
        & #decks { height: 9; }
        & .side { width: 1fr; }
        & .side ManaCurve { height: 9; width: 22; }
        & .side DeckList { width: 1fr; }
        & #side-1 { margin-left: 1; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        &.-medium OfferRow { height: 11; }
        &.-medium #words { height: 4; }
        &.-large OfferRow { height: 13; }
        &.-large #words { height: 6; margin: 1 0; }
        &.-huge OfferRow { height: 16; }
        &.-huge #words { height: 8; margin: 1 0 2 0; }
        &.-large #side-1, &.-huge #side-1 { margin-left: 4; }
    }
    """

    def __init__(self, preparing: Preparing, names: tuple[str, str], last_pick: str = "") -> None:
        super().__init__()
        self._preparing = preparing
        self._names = names
        self._last_pick: str | None = last_pick or None
        """The pick that ends the round, while it waits."""
        self._area = _OFFER
        self._place = 0

    def compose_body(self) -> ComposeResult:
        """Compose the revealed cards over both decks."""
        yield Heading()
        yield Prose(id="ask")
        yield OfferRow()
        yield Prose(id="words")
        with Horizontal(id="decks"):
            for player in (0, 1):
                with Horizontal(classes="side", id=f"side-{player}"):
                    yield DeckList(id=f"deck-{player}")
                    yield ManaCurve(id=f"curve-{player}")

    def on_mount(self) -> None:
        """Show the draft."""
        self._go_to_what_is_left()

    def available_actions(self) -> set[str] | None:
        """Offer a pick while there is one, and the next round when it is over."""
        available = {"move_cursor", "inspect", "back", "help"}
        if self._last_pick is not None:
            return available | {"next_round", "take_back"}
        if self._draft.can_undo:
            available.add("take_back")
        if self._area == _OFFER and self._draft.revealed[self._place] in self._draft.left:
            available.add("take")
        return available | {"take_nth"}

    def action_text(self, action: Action) -> str:
        """Say what comes after the last round."""
        if action.id == "next_round" and self._draft.round == ROUNDS:
            return _("go on")
        return super().action_text(action)

    def resized(self) -> None:
        """Say as much of the card under the cursor as there is room for."""
        self._show()

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move among the revealed cards, or among the cards of the decks."""
        if self._area == _OFFER:
            self._move_in_offer(direction)
        else:
            self._move_in_decks(direction)
        self._show()

    def _move_in_offer(self, direction: str) -> None:
        if direction == "down":
            side = 0 if self._place < 2 else 1
            for area in (side, 1 - side):
                if self._decks[area]:
                    self._area, self._place = area, 0
                    return
            return
        if direction != "up":
            step = 1 if direction == "right" else -1
            self._place = max(0, min(len(self._draft.revealed) - 1, self._place + step))

    def _move_in_decks(self, direction: str) -> None:
        deck = self._decks[self._area]
        if direction == "up" and self._place == 0:
            self._go_to_what_is_left()
        elif direction in ("up", "down"):
            step = 1 if direction == "down" else -1
            self._place = min(len(deck) - 1, self._place + step)
        else:
            other = self._decks[1 - self._area]
            if other and (direction == "right") == (self._area == 0):
                self._area, self._place = 1 - self._area, min(self._place, len(other) - 1)

    def on_offer_row_pointed(self, message: OfferRow.Pointed) -> None:
        """Move to the card that was clicked."""
        self._area, self._place = _OFFER, message.place
        self._show()

    def on_offer_row_chosen(self, message: OfferRow.Chosen) -> None:
        """Take the card that was clicked again."""
        self.action_take_nth(message.place + 1)

    def on_deck_list_pointed(self, message: DeckList.Pointed) -> None:
        """Move to the card that was clicked."""
        self._area = 0 if message.deck_list.id == "deck-0" else 1
        self._place = message.place
        self._show()

    # picking

    def action_take(self) -> None:
        """Take the card under the cursor."""
        self.action_take_nth(self._place + 1)

    def action_take_nth(self, number: int) -> None:
        """Take the card of that number, if it is still there."""
        draft = self._draft
        card = draft.revealed[number - 1]
        if self._last_pick is not None or card not in draft.left:
            return
        if len(draft.left) == 2:
            self._last_pick = card.id
            self._keep()
            self._area, self._place = _OFFER, number - 1
            self._show()
            return
        self._preparing = self._preparing.play(card.id)
        self._keep()
        self._go_to_what_is_left()

    def action_next_round(self) -> None:
        """Reveal the next cards, or go on when both decks are complete."""
        assert self._last_pick is not None
        after = self._preparing.play(self._last_pick)
        if not isinstance(after.stage, Draft):
            self.dismiss(after)
            return
        self._last_pick = None
        self._preparing = after
        self._keep()
        self._area, self._place = _OFFER, 0
        self._go_to_what_is_left()

    def action_take_back(self) -> None:
        """Take the last pick of the round back."""
        if self._last_pick is not None:
            self._last_pick = None
        else:
            self._preparing = self._preparing.undo()
        self._keep()
        self._go_to_what_is_left()

    def _keep(self) -> None:
        """Keep what was picked, in case the program ends here."""
        self.house.keep_step(self._preparing, self._last_pick or "")

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        self.app.push_screen(CardScreen(self._card))

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
    def _draft(self) -> Draft:
        """The draft, without the pick that waits."""
        stage = self._preparing.stage
        assert isinstance(stage, Draft)
        return stage

    @property
    def _decks(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Both decks with the picks that are shown, in the order they are listed in."""
        draft = self._draft if self._last_pick is None else self._draft.pick(self._last_pick)
        a, b = draft.decks
        return by_cost(a), by_cost(b)

    @property
    def _card(self) -> Card:
        """The card under the cursor."""
        cards = self._draft.revealed if self._area == _OFFER else self._decks[self._area]
        return cards[self._place]

    def _takers(self) -> dict[str, int]:
        """Return who has taken which of the revealed cards."""
        draft = self._draft
        takers = dict(draft.taken)
        if self._last_pick is not None and draft.picker is not None:
            for card in draft.left:
                takers[card.id] = 1 - draft.picker
            takers[self._last_pick] = draft.picker
        return takers

    # what is shown

    def _go_to_what_is_left(self) -> None:
        """Put the cursor on the first card that can be taken, from where it was."""
        draft = self._draft
        start = self._place if self._area == _OFFER else 0
        places = [*range(start, len(draft.revealed)), *range(start)]
        self._area = _OFFER
        self._place = next(place for place in places if draft.revealed[place] in draft.left)
        self._show()

    def _show(self) -> None:
        draft, decks = self._draft, self._decks
        takers = self._takers()
        over = self._last_pick is not None
        self.query_one(Heading).show(_("Draft"), self._where())
        self.query_one("#ask", Prose).show([self._ask()])
        names = tuple(
            self._names[takers[card.id]] if card.id in takers else "" for card in draft.revealed
        )
        cursor = self._place if self._area == _OFFER else None
        self.query_one(OfferRow).show(OfferScene(tuple(draft.revealed), names, cursor))
        self.query_one("#words", Prose).show(self._words())
        for player in (0, 1):
            scene = DeckListScene(
                self._names[player],
                decks[player],
                active=player == draft.picker and not over,
                cursor=self._place if self._area == player else None,
            )
            self.query_one(f"#deck-{player}", DeckList).show(scene)
            costs = [card.cost for card in decks[player]]
            self.query_one(f"#curve-{player}", ManaCurve).show(costs)
        self.refresh_keys()

    def _words(self) -> list[Paragraph]:
        """Return what is said of the card under the cursor."""
        if self.tier is Tier.SMALL and self._area == _OFFER:
            # Its values stand right above, and there are few rows for what it can do.
            return ability_lines(self._card)
        return [card_line(self._card), *ability_lines(self._card)]

    def _where(self) -> str:
        """Return the round, and how many cards are still to come."""
        draft = self._draft
        now = _("round {round} of {rounds}").format(round=draft.round, rounds=ROUNDS)
        count = (ROUNDS - draft.round) * REVEALED
        left = ngettext("{n} card to come", "{n} cards to come", count).format(n=count)
        if not count:
            left = _("the last cards")
        return f"{now} {self.house.glyphs.dot} {left}"

    def _ask(self) -> Paragraph:
        """Return whose pick it is, how many they take, and what follows."""
        draft, picker = self._draft, self._draft.picker
        assert picker is not None
        name, other = self._names[picker], self._names[1 - picker]
        if self._last_pick is not None:
            return self._round_over(other)
        left = len(draft.left)
        if left == len(draft.revealed):
            ask = _("{name} takes 1 of the 4").format(name=name)
            then = _("then {other} takes 2, and the last goes to {name}")
            if not draft.picks:
                then = _("as the coin fell; then {other} takes 2, the last goes to {name}")
        else:
            more = _("{name} takes 2 of the 3 left") if left == 3 else _("{name} takes 1 more")
            ask = more.format(name=name)
            then = _("the last goes to {other}")
        return paragraph((ask, "chosen"), ("  " + then.format(name=name, other=other), "muted"))

    def _round_over(self, receiver: str) -> Paragraph:
        """Return where the last card went, and what comes now."""
        draft = self._draft
        last = next(card for card in draft.left if card.id != self._last_pick)
        gone = _("{card}, the last one, goes to {name}").format(card=last.name, name=receiver)
        ask = _("The round is over")
        if draft.round == ROUNDS:
            ask = _("Both decks are complete")
        return paragraph((ask, "chosen"), (f"  {gone}", "muted"))
