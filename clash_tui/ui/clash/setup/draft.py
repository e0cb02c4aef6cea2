"""The draft: both players pick from what is revealed, in the open (R69)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.formats import Draft, Preparing
from clash_tui.games.clash.formats.draft import REVEALED, ROUNDS
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.clash.setup.choosers import PEOPLE, Choosers
from clash_tui.ui.clash.setup.deck_list import DeckList, DeckListScene, by_cost
from clash_tui.ui.clash.setup.drafting import GROUP, INSPECT, OFFER, TAKE_NTH, DraftingScreen
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.clash.setup.offer_row import OfferRow, OfferScene
from clash_tui.ui.shell.actions import BACK, HELP, MOVE, PAGE, Action
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose


class DraftScreen(DraftingScreen[Preparing]):
    """Four rounds of picks; dismissed with the preparation after the last, or None to go back.

    The pick that ends a round waits until both say that they have seen it: what comes next
    reveals new cards, and nothing before that can be taken back.

    Args:
        preparing: The preparation, in the draft.
        names: The players' names, A first.
        last_pick: The pick that ends the round, if it was left while that waited; "" if not.
        choosers: Who picks at each side; a program picks at once.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "take",
            ("enter", "space"),
            N_("take card"),
            N_("Take the card under the cursor."),
            group=GROUP,
        ),
        Action(
            "next_round",
            ("enter", "space"),
            N_("next round"),
            N_("Reveal the next four cards; after the last round, go on."),
            group=GROUP,
        ),
        TAKE_NTH,
        Action(
            "take_back",
            ("z",),
            N_("take back"),
            N_("Take the last pick of this round back."),
            group=GROUP,
        ),
        INSPECT,
        PAGE,
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Draft")
    HELP: ClassVar[str] = N_(
        "Four cards are revealed in each of the four rounds. One side takes one of them, the "
        "other takes two, and the last one goes to the first by itself. In the next round you "
        "change roles, so that both end with 8 cards.\n\n"
        "Everything is open: the cards, and both decks with their mana curves. Go down to walk "
        "over the cards of the decks.\n\n"
        "A pick can be taken back until new cards are revealed. The coin decides who picks first."
    )
    TOPIC: ClassVar[str | None] = "R69"

    DEFAULT_CSS = """
    DraftScreen {
        & .side { width: 1fr; }
        & .side DeckList { width: 1fr; }
        & #side-1 { margin-left: 1; }
        &.-large #side-1, &.-huge #side-1 { margin-left: 4; }
    }
    """

    def __init__(
        self,
        preparing: Preparing,
        names: tuple[str, str],
        last_pick: str = "",
        choosers: Choosers = PEOPLE,
    ) -> None:
        super().__init__()
        self._choosers = choosers
        self._preparing = preparing
        self._names = names
        self._last_pick: str | None = last_pick or None
        """The pick that ends the round, while it waits."""

    def compose_lists(self) -> ComposeResult:
        """Compose both decks."""
        for player in (0, 1):
            with Horizontal(classes="side", id=f"side-{player}"):
                yield DeckList(id=f"deck-{player}")
                yield ManaCurve(id=f"curve-{player}")

    def on_mount(self) -> None:
        """Show the draft."""
        self._let_programs()
        self._go_to_what_is_left()

    def available_actions(self) -> set[str] | None:
        """Offer a pick while there is one, and the next round when it is over."""
        available = {"move_cursor", "inspect", "back", "help"}
        if self._back is not None:
            available.add("take_back")
        if self._last_pick is not None:
            return available | {"next_round"}
        if self.area == OFFER and self._draft.revealed[self.place] in self._draft.left:
            available.add("take")
        return available | {"take_nth"}

    def action_text(self, action: Action) -> str:
        """Say what comes after the last round."""
        if action.id == "next_round" and self._draft.round == ROUNDS:
            return _("go on")
        return super().action_text(action)

    # moving

    def move_in_lists(self, direction: str) -> None:
        """Move among the cards of the decks, which stand side by side."""
        deck = self.lists[self.area]
        if direction == "up" and self.place == 0:
            self._go_to_what_is_left()
        elif direction in ("up", "down"):
            step = 1 if direction == "down" else -1
            self.place = min(len(deck) - 1, self.place + step)
        else:
            other = self.lists[1 - self.area]
            if other and (direction == "right") == (self.area == 0):
                self.area, self.place = 1 - self.area, min(self.place, len(other) - 1)

    def on_deck_list_pointed(self, message: DeckList.Pointed) -> None:
        """Move to the card that was clicked."""
        self.go(0 if message.deck_list.id == "deck-0" else 1, message.place)

    # picking

    def action_take_nth(self, number: int) -> None:
        """Take the card of that number, if it is still there."""
        draft = self._draft
        card = draft.revealed[number - 1]
        if self._last_pick is not None or card not in draft.left:
            return
        if len(draft.left) == 2:
            self._last_pick = card.id
            self._keep()
            self.go(OFFER, number - 1)
            return
        self._preparing = self._preparing.play(card.id)
        self._let_programs()
        self._keep()
        self._go_to_what_is_left()

    def _let_programs(self) -> None:
        """Let programs pick while it is theirs to; the pick that ends the round waits as well."""
        while self._last_pick is None and self._choosers.asked(self._preparing):
            card = self._choosers.step(self._preparing)
            if len(self._draft.left) == 2:
                self._last_pick = card
            else:
                self._preparing = self._preparing.play(card)

    @property
    def _back(self) -> Preparing | None:
        """Where a person has picked last in this round; None where nobody has."""
        if self._last_pick is not None and not self._choosers.asked(self._preparing):
            return self._preparing
        return self._choosers.back_to_person(self._preparing)

    def action_next_round(self) -> None:
        """Reveal the next cards, or go on when both decks are complete."""
        assert self._last_pick is not None
        after = self._preparing.play(self._last_pick)
        if not isinstance(after.stage, Draft):
            self.dismiss(after)
            return
        self._last_pick = None
        self._preparing = after
        self._let_programs()
        self._keep()
        self.area, self.place = OFFER, 0
        self._go_to_what_is_left()

    def action_take_back(self) -> None:
        """Take the last pick of the round back, with those of a program since."""
        before = self._back
        if before is None:
            return
        self._last_pick, self._preparing = None, before
        self._keep()
        self._go_to_what_is_left()

    def _keep(self) -> None:
        """Keep what was picked, in case the program ends here."""
        keep_step(self.session, self._preparing, self._last_pick or "")

    # what is known

    @property
    def _draft(self) -> Draft:
        """The draft, without the pick that waits."""
        stage = self._preparing.stage
        assert isinstance(stage, Draft)
        return stage

    @property
    def has_picks(self) -> bool:
        """Whether anything has been taken."""
        return bool(self._draft.picks)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The cards of the round."""
        return tuple(self._draft.revealed)

    @property
    def lists(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Both decks with the picks that are shown, in the order they are listed in."""
        draft = self._draft if self._last_pick is None else self._draft.pick(self._last_pick)
        a, b = draft.decks
        return by_cost(a), by_cost(b)

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
        start = self.place if self.area == OFFER else 0
        places = [*range(start, len(draft.revealed)), *range(start)]
        self.area = OFFER
        self.place = next(place for place in places if draft.revealed[place] in draft.left)
        self.show_draft()

    def show_draft(self) -> None:
        """Show the cards, whose pick it is, and both decks."""
        draft, decks = self._draft, self.lists
        takers = self._takers()
        over = self._last_pick is not None
        to_come = (ROUNDS - draft.round) * REVEALED
        self.query_one(Heading).show(_("Draft"), self.where(draft.round, ROUNDS, to_come))
        self.query_one("#ask", Prose).show([self._ask()])
        names = tuple(
            self._names[takers[card.id]] if card.id in takers else "" for card in draft.revealed
        )
        cursor = self.place if self.area == OFFER else None
        self.query_one(OfferRow).show(OfferScene(tuple(draft.revealed), names, cursor))
        self.query_one("#words", Prose).show(self.words())
        for player in (0, 1):
            scene = DeckListScene(
                self._names[player],
                decks[player],
                active=player == draft.picker and not over,
                cursor=self.place if self.area == player else None,
            )
            self.query_one(f"#deck-{player}", DeckList).show(scene)
            costs = [card.cost for card in decks[player]]
            self.query_one(f"#curve-{player}", ManaCurve).show(costs)
        self.refresh_keys()

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
                then = _("by the coin; then {other} takes 2")
        else:
            more = _("{name} takes 2 of the 3 left") if left == 3 else _("{name} takes 1 more")
            ask = more.format(name=name)
            then = _("the last goes to {other}")
        return paragraph((ask, "chosen"), ("  " + then.format(name=name, other=other), "muted"))

    def _round_over(self, receiver: str) -> Paragraph:
        """Return where the last card went, and what comes now."""
        draft = self._draft
        last = next(card for card in draft.left if card.id != self._last_pick)
        gone = _("{card}, the last one, goes to {name}").format(card=last.title, name=receiver)
        ask = _("The round is over")
        if draft.round == ROUNDS:
            ask = _("Both decks are complete")
        return paragraph((ask, "chosen"), (f"  {gone}", "muted"))
