"""The setup of a game: with the moves, all there is to it (SB4-SB9, section 11)."""

from __future__ import annotations

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from clash_tui.base.chance import lot, shuffled, stream
from clash_tui.base.i18n import _, ngettext
from clash_tui.games.stak.cards.card_version import card_version
from clash_tui.games.stak.cards.deck import DECK_SIZE, MOST_COPIES
from clash_tui.games.stak.cards.decks import house_deck
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.chain import run
from clash_tui.games.stak.rules.codes import UP, VERSION
from clash_tui.games.stak.rules.settling import trigger
from clash_tui.games.stak.rules.state import Listener, Options, State
from clash_tui.games.stak.rules.table import Table, table_of
from clash_tui.games.stak.rules.turn import begin_turn
from clash_tui.games.stak.rules.words import FEWEST, MOST

HAND = 2
"""How many cards each player gets (SB7)."""

LARGE_HAND = 3
"""How many with the option of a larger hand (SB77)."""

USUAL_DEPTHS = {2: 9, 3: 9, 4: 9, 5: 7, 6: 6}
"""How many cards a Stak has, by the number of players (SB4)."""


def deepest(players: int, hand: int = HAND) -> int:
    """Return how many cards a Stak can have at most: one a player is left to draw (SB4)."""
    return DECK_SIZE // players - hand - 1


def _house_counts() -> tuple[tuple[str, int], ...]:
    return house_deck().counts


class Setup(BaseModel):
    """Players, deck, options and the seed of all chance in a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int = Field(ge=FEWEST, le=MOST)
    """How many sit at the table (SB1)."""
    seed: int = Field(ge=0, lt=2**63)
    first: int | None = Field(default=None, ge=0)
    """Who begins; None lets the lot decide (SB8)."""
    deck: tuple[tuple[str, int], ...] = Field(default_factory=_house_counts)
    """How many there are of each card, by id (SB9, SB83)."""
    depth: int | None = Field(default=None, ge=1)
    """How many cards a Stak has; None is the usual number (SB4, SB76)."""
    large_hand: bool = False
    """Three cards in hand and not two (SB77)."""
    no_first_draw: bool = False
    """The first player skips the draw of the first turn (SB78)."""
    setup_effects: bool = False
    """The first top cards trigger (SB79)."""
    recycling: bool = False
    """SB80."""
    reactive: bool = False
    """SB81."""
    borderless: bool = False
    """SB82."""

    @property
    def hand(self) -> int:
        """How many cards each player gets in hand."""
        return LARGE_HAND if self.large_hand else HAND

    @property
    def stak(self) -> int:
        """How many cards each Stak has."""
        return USUAL_DEPTHS[self.players] if self.depth is None else self.depth

    @property
    def options(self) -> Options:
        """The options that matter after the setup."""
        return Options(self.recycling, self.reactive, self.borderless)

    @field_validator("deck")
    @classmethod
    def _whole_deck(cls, deck: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
        for card, copies in deck:
            card_version(card)
            if not 1 <= copies <= MOST_COPIES:
                raise ValueError(_("{card} is in the deck too often").format(card=card))
        if len({card for card, _copies in deck}) != len(deck):
            raise ValueError(_("a card is listed twice"))
        if sum(copies for _card, copies in deck) != DECK_SIZE:
            text = ngettext("a deck has {size} card", "a deck has {size} cards", DECK_SIZE)
            raise ValueError(text.format(size=DECK_SIZE))
        return deck

    @model_validator(mode="after")
    def _can_be_dealt(self) -> Self:
        if self.first is not None and self.first >= self.players:
            raise ValueError(_("nobody sits where the first player should"))
        most = deepest(self.players, self.hand)
        if self.stak > most:
            text = ngettext(
                "a Stak has at most {most} card at this table",
                "a Stak has at most {most} cards at this table",
                most,
            )
            raise ValueError(text.format(most=most))
        return self


def first_player(setup: Setup) -> int:
    """Return who begins: as set, or by the lot of the seed (SB8)."""
    if setup.first is not None:
        return setup.first
    return lot(setup.players, stream(setup.seed, "lot"))


def initial_state(setup: Setup, listener: Listener | None = None) -> State:
    """Deal and begin the first turn, up to the first decision (SB5-SB8), telling ``listener``."""
    table = table_of(card for card, _copies in setup.deck)
    deck = shuffled(_cards(setup.deck, table), stream(setup.seed, "shuffle"))
    players, depth, hand = setup.players, setup.stak, setup.hand
    staks = []
    for seat in range(players):
        stak = [version * VERSION for version in deck[seat * depth : (seat + 1) * depth]]
        stak[-1] |= UP
        staks.append(stak)
    at = players * depth
    hands = []
    for seat in range(players):
        held = deck[at + seat * hand : at + (seat + 1) * hand]
        hands.append([version * VERSION for version in held])
    state = State(
        table,
        setup.options,
        staks,
        hands,
        supply=deck[at + players * hand :],
        heap=[],
        out=[0] * players,
        seed=setup.seed,
        active=first_player(setup),
    )
    state.listener = listener
    _begin(state, setup)
    state.listener = None
    return state


def _cards(deck: tuple[tuple[str, int], ...], table: Table) -> list[int]:
    """Return the versions of all cards, in the one order that a deck is shuffled from."""
    return sorted(table.numbers[card] for card, copies in deck for _copy in range(copies))


def _begin(state: State, setup: Setup) -> None:
    """Begin the first turn, with the effects of the first top cards where that is played (SB79)."""
    if state.listener is not None:
        state.listener(events.FirstPlayer(state.active), state)
    if not setup.setup_effects and not setup.no_first_draw:
        begin_turn(state)
        return
    if state.listener is not None:
        state.listener(events.TurnBegan(state.active, state.turn), state)
    state.draw_due = not setup.no_first_draw
    if setup.setup_effects:
        trigger(state, state.in_turn_order())
    run(state)
