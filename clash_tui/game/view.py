"""Views: exactly what one player may know of a position, as frozen models.

Screens, bots and anything remote get a view, never the state. Effective values (abilities by
aura, current attack, what can be played and why not) are worked out here, so that no one else
has to know the rules.
"""

from __future__ import annotations

from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from clash_tui.cards import Ability, Card
from clash_tui.game.words import Edition, Ending, Phase


class Frozen(BaseModel):
    """A value: equal by content, never changed."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class WhyNot(StrEnum):
    """Why a card in hand cannot be played at this moment."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    DECISION_FIRST = "decision-first"
    """A choice must be made before anything can be played."""
    ASSAULT = "assault"
    """Creatures only come in Summoning, incantations too in the initiation-pack edition (R7)."""
    OUT_OF_REACH = "out-of-reach"
    """Not among the 4 leftmost cards (R12)."""
    NO_MANA = "no-mana"
    NO_TARGET = "no-target"
    """No creature is in play, so an incantation has no target (R14)."""
    IN_PLAY = "in-play"
    """A Champion is in play already (R88)."""
    EXHAUSTED = "exhausted"
    """A Champion waits for a card of its cost (R89)."""
    TOO_MANY = "too-many"
    """30 cards were played this turn (R14)."""


class Reach(StrEnum):
    """What a creature may attack in its controller's Assault this turn (R26, R38)."""

    ALL = "all"
    CREATURES = "creatures"
    NOTHING = "nothing"


class HeldCard(Frozen):
    """One card of a hand, in its place."""

    card: Card | None
    """None: a card this viewer has not seen."""
    number: int | None
    """Its number in this game, the same as on the table; None when unseen."""
    seen: bool
    """The opponent has seen this card come back, and knows it lies here."""
    place: int
    """From the left, without the Stronghold, from 0. Below 4 it is available (R12)."""
    why_not: WhyNot | None
    """None: it can be played now."""
    mana_short: int = 0
    """How much mana is missing (with ``NO_MANA``)."""
    loses: bool = False
    """Playing it would lose the game at once (R22, R23)."""
    fells_bastion: bool = False
    """Playing it would bring the own Bastion to the right end (R20)."""

    @property
    def playable(self) -> bool:
        """Whether it can be played now."""
        return self.why_not is None


class AbilityView(Frozen):
    """An ability a creature has now, and where it comes from."""

    ability: Ability
    giver: str | None = None
    """Name of the neighbour whose aura gives it (R44)."""
    granted: bool = False
    """The level of a solo game gives it (R85). Neither: it is printed on the card."""


class CreatureView(Frozen):
    """A creature in play with the values that hold now."""

    card: Card
    number: int
    player: int
    lane: int
    position: int
    attack: int
    """Attack value now, Sprint's bonus included (R45)."""
    bonus: int
    champion: bool
    """A Champion: destroyed, it goes to no hand (R89)."""
    health: int
    """Printed HP."""
    damage: int
    struck: bool
    """Hit by a source of 1 damage or more this turn (R30): Protection is used up (R39)."""
    arrived: bool
    """Came into play this turn (R26)."""
    abilities: tuple[AbilityView, ...]
    reach: Reach

    @property
    def left(self) -> int:
        """HP left: printed HP less damage; 0 while it is being destroyed."""
        return max(0, self.health - self.damage)

    def has(self, ability: Ability) -> bool:
        """Whether it has this ability now, printed or by aura."""
        return any(each.ability == ability for each in self.abilities)


class ChampionStatus(StrEnum):
    """Where a Champion is (R88, R89)."""

    READY = "ready"
    IN_PLAY = "in-play"
    EXHAUSTED = "exhausted"


class ChampionView(Frozen):
    """A player's Champion, which everyone at the table sees (R87)."""

    card: Card
    number: int
    status: ChampionStatus
    cost: int
    """What it costs now."""
    cheaper_by: tuple[str, ...]
    """Names of the creatures in play that make it cheaper by 1 each (R88)."""
    why_not: WhyNot | None
    """None: it can be summoned now."""
    mana_short: int = 0
    """How much mana is missing (with ``NO_MANA``)."""

    @property
    def playable(self) -> bool:
        """Whether it can be summoned now."""
        return self.why_not is None


class PileView(Frozen):
    """The solo opponent's pile: how many cards, and what lies on its discard (R73)."""

    size: int
    discard: tuple[Card, ...]
    """Oldest first."""
    unseen: tuple[Card, ...]
    """The cards of the pile, by name: which are in it is known, their order is not."""
    order: tuple[Card, ...] | None
    """The pile from its top, where everything is open."""
    spent: bool
    """Was empty with the Fort up: the next turn it begins is its last (R8)."""
    last_turn: bool
    mana_next: int
    """Its mana if its turn began now (R74)."""


class SoloView(Frozen):
    """What a solo game is played with (R84)."""

    fixed_mana: int
    mana_per_creature: int
    resistance: int
    ability: Ability | None
    seed: int | None
    """Where the new pile's order comes from; only where everything is open."""


class SideView(Frozen):
    """One player's hand and Kingdom."""

    player: int
    fort: bool
    """False: the Bastion is up; True: the Fort (R4)."""
    place: int
    """How many cards lie left of the Stronghold."""
    health: int
    """How many cards lie right of it (R5)."""
    hand: tuple[HeldCard, ...]
    open: bool
    """Whether the viewer sees this whole hand."""
    unseen: tuple[Card, ...]
    """The cards the viewer knows are in the hand but not where, by name (empty when open)."""
    upper: tuple[CreatureView, ...]
    """From the Bridge outward (R2)."""
    lower: tuple[CreatureView, ...]
    champion: ChampionView | None = None
    pile: PileView | None = None

    @property
    def lanes(self) -> tuple[tuple[CreatureView, ...], tuple[CreatureView, ...]]:
        """Both lanes, upper first."""
        return (self.upper, self.lower)


class PendingKind(StrEnum):
    """What decision the game waits for besides ordinary Summoning."""

    RETURN_ORDER = "return-order"
    """R33."""
    WINDOW = "window"
    """R37: cast, or let the Assault go on."""
    DRAW = "draw"
    """R91: a draw was offered."""


class PendingView(Frozen):
    """A decision somebody must make before the game goes on."""

    kind: PendingKind
    player: int
    cards: tuple[Card, ...] = ()
    """With RETURN_ORDER: the destroyed cards, in the order target, Splash, Perforation."""
    numbers: tuple[int, ...] = ()
    next_creature: int | None = None
    """With WINDOW: the number of the creature that is activated next, None after the last."""


class OutcomeView(Frozen):
    """How the game ended; ``winner`` None is a draw."""

    winner: int | None
    ending: Ending


class View(Frozen):
    """A whole position as one viewer may know it."""

    edition: Edition
    turn: int
    """1 for the first player's first turn."""
    active: int
    to_move: int
    """Who must decide now: the active player, or who owes a choice (R33, R91)."""
    phase: Phase
    mana: int
    mana_gained: int
    played: int
    """Cards played this turn (R14)."""
    viewer: int | None
    """Whose eyes; None with ``all_open`` False is the table: public facts only."""
    all_open: bool
    sides: tuple[SideView, SideView]
    casting: Card | None
    """The incantation that is out of the hand while it resolves (R15)."""
    casting_number: int | None
    pending: PendingView | None
    interrupted: PendingView | None
    """The decision that waits behind an offered draw."""
    agenda: tuple[str, ...]
    """What is still to happen by itself, next step last, in the words of the notation."""
    moves: tuple[str, ...]
    """The legal moves in their text form, when it is the viewer's decision (else empty)."""
    outcome: OutcomeView | None
    solo: SoloView | None = None

    def creature(self, number: int) -> CreatureView | None:
        """Return the creature in play with this number in the game, if it is in play."""
        for side in self.sides:
            for lane in side.lanes:
                for creature in lane:
                    if creature.number == number:
                        return creature
        return None
