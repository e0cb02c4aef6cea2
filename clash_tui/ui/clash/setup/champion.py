"""Both players pick and show a creature as their Champion (R87)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.formats import ChampionPicks, Preparing, SoloPreparing
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_face import CardFace
from clash_tui.ui.clash.collection.card_filter import ListedCard, listed
from clash_tui.ui.clash.collection.card_list import CardListScreen
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.filtering import ABILITY, COST, ORDER, SET
from clash_tui.ui.clash.collection.list_actions import ALL_CARDS, FILTER, SEARCH
from clash_tui.ui.clash.setup.choosers import PEOPLE, Choosers
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.shell.actions import BACK, HELP, MOVE_UP_DOWN, PAGE, Action
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.widgets.filter_bar import Chip
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Picking a Champion")
_FILTERS = {"c": COST, "a": ABILITY, "s": SET, "o": ORDER}
"""What each key filters by; all candidates are creatures, so never by the type."""


AnyPreparing = TypeVar("AnyPreparing", Preparing, SoloPreparing)
"""The way to a duel, or to a solo game."""


class ChampionScreen(CardListScreen[AnyPreparing]):
    """A picks and shows a Champion, then B.

    Dismissed with the preparation after both picks, or with None to go back.

    Args:
        preparing: The preparation, at the pick of Champions.
        names: The players' names, A first.
        choosers: Who decides at each side: a program picks elsewhere.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action(
            "pick",
            ("enter", "space"),
            N_("pick"),
            N_("Take the creature as the Champion."),
            group=_GROUP,
        ),
        SEARCH,
        Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=_GROUP),
        replace(
            FILTER,
            keys=tuple(_FILTERS),
            help=N_("Show only creatures of a cost, an ability or a set; or change the order."),
            arguments=tuple(_FILTERS.values()),
            shown_keys=" ".join(_FILTERS),
            names=tuple(
                name
                for name, argument in zip(FILTER.names, FILTER.arguments, strict=True)
                if argument in _FILTERS.values()
            ),
        ),
        replace(ALL_CARDS, help=N_("Show all creatures again.")),
        PAGE,
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Champions")
    HELP: ClassVar[str] = N_(
        "Each side picks one creature that is not in its own deck, and shows it. It lies "
        "beside the Bridges for the whole game, and counts neither for mana nor for Health.\n\n"
        "It is summoned like any creature, and costs 1 less for each creature in play, on both "
        "sides, with exactly its printed cost. So look at what both decks hold of that cost.\n\n"
        "Going back takes the first pick back."
    )
    TOPIC: ClassVar[str | None] = "R87"

    SOLO: ClassVar[Solo | None] = None
    """Whose the cards are, for what their abilities do; None in a duel."""

    DEFAULT_CSS = """
    ChampionScreen {
        & #ask { height: 1; }
        & #search { width: 22; }
        & #list { width: 1fr; height: 100%; }
        & #one { width: 33; height: 100%; margin-left: 1; }
        & #one Center { height: auto; }
        & CardFace { width: 20; height: 9; }
        & #words { height: 1fr; margin-top: 1; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        &.-medium FilterBar, &.-large FilterBar, &.-huge FilterBar { margin-bottom: 1; }
        &.-medium #search, &.-large #search, &.-huge #search { width: 30; }
        &.-medium CardFace { width: 22; height: 11; }
        &.-large #one, &.-huge #one { width: 44; }
        &.-large CardFace, &.-huge CardFace { width: 26; height: 13; }
    }
    """

    def __init__(
        self, preparing: AnyPreparing, names: tuple[str, ...], choosers: Choosers = PEOPLE
    ) -> None:
        super().__init__()
        self._choosers = choosers
        self._preparing: AnyPreparing = preparing
        self._names = names

    def compose_body(self) -> ComposeResult:
        """Compose the candidates at the left and the one under the cursor at the right."""
        yield Heading(_("Champions"))
        yield Prose(id="ask")
        with Horizontal():
            with Vertical(id="list"):
                yield from self.compose_looking()
                yield CardTable(self._candidates())
            with Vertical(id="one"):
                with Center():
                    yield CardFace()
                yield Prose(id="words")

    def available_actions(self) -> set[str] | None:
        """Offer a pick only of a card that is listed."""
        now = {action.id for action in self.ACTIONS}
        if self._card is None:
            now -= {"pick", "inspect"}
        if self.table.filter.asks_nothing:
            now.discard("all_cards")
        return now

    def action_text(self, action: Action) -> str:
        """Say when going back takes the first pick back."""
        if action.id == "back" and self._can_take_back and not self.narrowed:
            return _("take back")
        return super().action_text(action)

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list, or leave the search."""
        if self.focused is not None:
            self.set_focus(None)
        else:
            self.move_in(self.table, 1 if direction == "down" else -1)

    # picking

    def on_card_table_chosen(self) -> None:
        """Take the creature that was clicked again."""
        self.action_pick()

    def action_pick(self) -> None:
        """Take the creature under the cursor: the second pick is the last."""
        card = self._card
        if card is None:
            return
        self._preparing = self._preparing.play(f"champion {card.id}")
        if self._preparing.stage is None or self._program_is_next:
            self.dismiss(self._preparing)
            return
        keep_step(self.session, self._preparing)
        self.set_focus(None)
        self.table.load(self._candidates())
        self.action_all_cards()
        self.action_page("home")

    def action_inspect(self) -> None:
        """Look at the creature under the cursor."""
        if self._card is not None:
            self.app.push_screen(CardScreen(self._card, self.SOLO))

    def action_back(self) -> None:
        """List all creatures again, take the first pick back, or go back to the decks."""
        if self.end_search():
            return
        if not self._can_take_back:
            self.dismiss(None)
        else:
            taken = self._picks.picks[-1]
            self._preparing = self._preparing.undo()
            keep_step(self.session, self._preparing)
            self.table.load(self._candidates())
            self.action_all_cards()
            self.table.point(taken)

    # what is known

    @property
    def _program_is_next(self) -> bool:
        now = self._preparing
        return isinstance(now, Preparing) and self._choosers.asked(now)

    @property
    def _can_take_back(self) -> bool:
        """Whether a person has picked before in here."""
        return bool(self._picks.picks) and not self._choosers.is_program(0)

    @property
    def _picks(self) -> ChampionPicks:
        """The Champions picked so far."""
        stage = self._preparing.stage
        assert isinstance(stage, ChampionPicks)
        return stage

    @property
    def _picker(self) -> int:
        picker = self._picks.picker
        assert picker is not None
        return picker

    @property
    def _card(self) -> Card | None:
        """The creature under the cursor."""
        entry = self.table.cursor
        return None if entry is None else entry.card

    def _candidates(self) -> tuple[ListedCard, ...]:
        """Return what the picker can choose from."""
        catalog, picks = self._preparing.catalog, self._picks
        able = {card.id for card in picks.candidates(self._picker)}
        cards = listed([catalog.set(set_id) for set_id in picks.sets])
        return tuple(entry for entry in cards if entry.card.id in able)

    # what is shown

    def count_text(self, shown: int, every: int) -> str:
        """Say how many creatures are listed."""
        return ngettext("{n} of {all} creature", "{n} of {all} creatures", every).format(
            n=shown, all=every
        )

    def chips_in_use(self, made: list[Chip]) -> list[Chip]:
        """Return what tells creatures apart: the set only where there are several."""
        in_use = {*_FILTERS.values()} - (set() if len(self._picks.sets) > 1 else {SET})
        return [chip for chip in made if chip.id in in_use]

    def list_changed(self) -> None:
        """Show whose pick it is, and the creature under the cursor or the mouse."""
        card = self.card_told(self._card)
        self.query_one("#ask", Prose).show([self.ask()])
        self.query_one(CardFace).show(card)
        self.query_one("#words", Prose).show([] if card is None else self._words(card))

    def ask(self) -> Paragraph:
        """Return whose pick it is, and what the other one has shown."""
        picks, name = self._picks, self._names[self._picker]
        ask = _("{name} picks and shows a Champion").format(name=name)
        about = _("any creature that is not in {name}'s deck").format(name=name)
        if picks.picks:
            champion = self._preparing.catalog.card(picks.picks[0])
            shown = _("{name}'s Champion is {card}")
            about = shown.format(name=self._names[0], card=champion.title)
        return paragraph((ask, "chosen"), (f"  {about}", "gold" if picks.picks else "muted"))

    def _words(self, card: Card) -> list[Paragraph]:
        """Return what a creature can do, and which cards of the decks make it cheaper."""
        words: list[Paragraph] = [self.company(card), BLANK, *ability_lines(card, self.SOLO)]
        # Its values stand right above; where there is little room they are not told again.
        return words if self.tier is Tier.SMALL else [card_line(card), BLANK, *words]

    def company(self, card: Card) -> Paragraph:
        """Return which creatures of both decks have the same printed cost (R88)."""
        catalog = self._preparing.catalog
        alike = [
            (each.title, name)
            for name, deck in zip(self._names, self.all_decks(), strict=True)
            for each in (catalog.card(card_id) for card_id in deck)
            if each.is_creature and each.cost == card.cost
        ]
        if not alike:
            text = _("No creature of the decks costs {cost}, so it will not get cheaper.")
            return paragraph((text.format(cost=card.cost), "muted"))
        text = _("1 cheaper for each of these in play: {cards}.")
        return paragraph((text.format(cards=self.listed_alike(alike)), "muted"))

    def listed_alike(self, alike: list[tuple[str, str]]) -> str:
        """Write a list of cards, each with the name of its owner."""
        text = _("{card} ({name})")
        return in_row(text.format(card=card, name=name) for card, name in alike)

    def all_decks(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards of everyone in ``names``, by id."""
        return self._picks.decks
