"""The setup of a solo game: the player's deck, the opponent's cards, the level's options."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.base.chance import shuffled, stream
from clash_tui.games.clash.cards import DECK_SIZE, Ability, Catalog
from clash_tui.games.clash.rules.opponent import begin_opponent_turn
from clash_tui.games.clash.rules.running import run
from clash_tui.games.clash.rules.setup import number_cards
from clash_tui.games.clash.rules.state import Listener, Pile, Side, SoloRules, State, begin_state
from clash_tui.games.clash.rules.turn import begin_turn
from clash_tui.games.clash.rules.words import A, B, Edition

PILE_SIZE: Final = 24
"""Cards of the opponent (R72)."""

GRANTABLE: Final = (
    Ability.SPLASH,
    Ability.PERFORATION,
    Ability.RAGE,
    Ability.PROTECTION,
    Ability.BERSERK,
)
"""The abilities of which all the opponent's creatures can have one (R84)."""

LEVELS: Final = {"easy": 1, "medium": 2, "hard": 3, "heroic": 4, "mythic": 5}
"""The levels of a custom game and the points to spend on each (R83)."""


class SoloOptions(BaseModel):
    """What a custom game spends its points on (R84); as it stands, those of a quick game (R74)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    mana_per_creature: Literal[1, 2] = 1
    fixed_mana: Literal[6, 7, 8, 9, 10] = 6
    opponent_first: bool = False
    fort_only: bool = False
    """It starts at the Fort, which gives a point back."""
    resistance: bool = False
    """Each direct attack on the pile deals 1 less, not below 0."""
    ability: Ability | None = None
    """The one ability all its creatures have besides their own (R85)."""

    @model_validator(mode="after")
    def _ability_can_be_granted(self) -> Self:
        if self.ability is not None and self.ability not in GRANTABLE:
            raise ValueError(f"{self.ability} is no ability to choose for the opponent")
        return self

    @property
    def points(self) -> int:
        """The points these options cost together (R84)."""
        return (
            2 * (self.mana_per_creature - 1)
            + self.fixed_mana
            - 6
            + self.opponent_first
            - self.fort_only
            + 2 * self.resistance
            + (self.ability is not None)
        )


class SoloSetup(BaseModel):
    """Edition, cards, options and the seed of all chance in a solo game (R72, R73)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: Edition = Edition.INITIATION_PACK
    deck: tuple[str, ...]
    """The player's 8 different cards, by id."""
    pile: tuple[str, ...]
    """The opponent's 24 cards, by id."""
    champion: str | None = None
    """The creature the player chose as Champion (R87)."""
    options: SoloOptions = SoloOptions()
    seed: int = Field(ge=0, lt=2**63)

    @model_validator(mode="after")
    def _cards_are_whole(self) -> Self:
        if len(self.deck) != DECK_SIZE or len(self.pile) != PILE_SIZE:
            raise ValueError(f"there are {len(self.deck)} and {len(self.pile)} cards, not 8 and 24")
        if len({*self.deck, *self.pile}) != DECK_SIZE + PILE_SIZE:
            raise ValueError("a card is there twice")
        if self.champion in self.deck:
            raise ValueError("the Champion is in the deck")
        return self


def initial_solo_state(
    setup: SoloSetup, catalog: Catalog, listener: Listener | None = None
) -> State:
    """Shuffle the deck into a hand and the opponent's cards into its pile, and begin (R73, R86).

    The player is A. Where the opponent goes first, its first turn is over already; ``listener``
    is told it. Raises ``UnknownCard`` like ``initial_state``.
    """
    options = setup.options
    granted = options.ability.bit if options.ability is not None else 0
    champions = () if setup.champion is None else (setup.champion,)
    pieces = number_cards(catalog, (sorted(setup.deck), sorted(setup.pile)), champions)
    hand = shuffled(pieces[:DECK_SIZE], stream(setup.seed, "shuffle A"))
    pile = shuffled(pieces[DECK_SIZE : DECK_SIZE + PILE_SIZE], stream(setup.seed, "pile"))
    sides = (Side(hand), Side([], fort=options.fort_only))
    sides[B].pile = Pile(pile)
    state = begin_state(setup.edition, pieces, sides)
    if setup.champion is not None:
        sides[A].champion = pieces[-1]
        state.seen |= pieces[-1].bit
    state.solo = SoloRules(
        options.fixed_mana, options.mana_per_creature, int(options.resistance), granted, setup.seed
    )
    state.present |= granted
    state.listener = listener
    if options.opponent_first:
        state.active = B
        begin_opponent_turn(state)
        run(state)
    else:
        begin_turn(state)
    state.listener = None
    return state
