"""Views: exactly what one player may know of a position, as frozen models.

Screens, bots and anything remote get a view, never the state. Effective values (abilities by
aura, current attack, what can be played and why not) are worked out here, so that no one else
has to know the rules.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.rules.words import AVAILABLE, Edition, Ending, Phase


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
    BLACKMAIL = "blackmail"
    """Among the 4 leftmost, but Blackmail leaves fewer (R58)."""
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
    STRONGHOLD = "stronghold"
    """The Stronghold, over all creatures in between (R46)."""
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
    cost: int | None = None
    """What it costs here and now (R60); None when unseen."""
    mana_short: int = 0
    """How much mana is missing (with ``NO_MANA``)."""
    blood: int = 0
    """How much damage to the own Stronghold would pay for it with the mana there is (R56)."""
    loses: bool = False
    """Paying for it and playing it would lose the game at once (R22, R23, R56)."""
    fells_bastion: bool = False
    """Paying for it and playing it would bring the own Bastion to the right end (R20, R56)."""
    joins: bool = False
    """Whether it may be played onto a creature in place of alone (R57)."""
    named_place: int = 0
    """How a move tells it from the same card further left: 0 where there is none (R49)."""

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
    """The level of a solo game gives it (R85)."""
    symbiote: str | None = None
    """Name of the Symbiote that brings it (R57). None of these: it is printed on the card."""


class PairValues(NamedTuple):
    """What a creature and a Symbiote on it have together (R57)."""

    attack: str
    """The Attack Value as it is written, such as "5" or "X" (R55)."""
    left: int
    """HP left."""
    health: int
    """Printed HP of both."""


class CreatureView(Frozen):
    """A creature in play with the values that hold now."""

    card: Card
    number: int
    player: int
    lane: int
    position: int
    symbiote: Card | None = None
    """The Symbiote that was played onto it (R57)."""
    shackled: tuple[Card, ...] = ()
    """The opponent's cards that lie under it, the first taken first (R63)."""
    attack: int
    """Attack value now from where it stands, Sprint's bonus included (R45, R52).

    With ``vulnerability`` only what is added to X.
    """
    vulnerability: bool = False
    """Its value is X, worked out for each target (R55)."""
    times: int = 1
    """How many times its attacks count where it stands; ``attack`` has it (R52)."""
    bonus: int
    champion: bool
    """A Champion: destroyed, it goes to no hand (R89)."""
    symbiote_champion: bool = False
    """The Symbiote is its player's Champion (R90)."""
    health: int
    """Printed HP, of a pair added up (R57)."""
    damage: int
    struck: bool
    """Hit by a source of 1 damage or more this turn (R30): Protection is used up (R39)."""
    arrived: bool
    """Came into play this turn (R26)."""
    abilities: tuple[AbilityView, ...]
    auras: tuple[Ability, ...] = ()
    """What it gives its neighbours (R44)."""
    reach: Reach
    can_host: bool = True
    """Whether a Symbiote of its player could be played onto it (R57)."""
    marks: int = 0
    """What it was marked with in the middle of an Assault or incantation, as in the state."""

    @property
    def left(self) -> int:
        """HP left: printed HP less damage; 0 while it is being destroyed."""
        return max(0, self.health - self.damage)

    def has(self, ability: Ability) -> bool:
        """Whether it has this ability now, printed or by aura."""
        return any(each.ability == ability for each in self.abilities)

    @property
    def attack_text(self) -> str:
        """The Attack Value now as it is written: a number, or such as "2X+2" (R52, R55)."""
        if not self.vulnerability:
            return str(self.attack)
        times = str(self.times) if self.times > 1 else ""
        more = f"+{self.attack}" if self.attack else ""
        return f"{times}X{more}"

    def joined_by(self, symbiote: Card) -> PairValues:
        """Return what this creature and a Symbiote played onto it now would have (R55, R57)."""
        attack = self.attack_text
        if symbiote.attack == "X" or Ability.VULNERABILITY in symbiote.abilities:
            attack = "X"
        elif not self.vulnerability:
            attack = str(self.attack + symbiote.attack * self.times)
        health = symbiote.health or 0
        return PairValues(attack, self.left + health, self.health + health)


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
    blood: int = 0
    """How much damage to the own Stronghold would pay for it with the mana there is (R56)."""
    loses: bool = False
    """Paying for it would lose the game at once (R22, R56)."""
    fells_bastion: bool = False
    """Paying for it would bring the own Bastion to the right end (R20, R56)."""
    joins: bool = False
    """Whether it may be played onto a creature in place of alone (R57)."""

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
    """The cards of the pile whose place is not known, by name."""
    order: tuple[Card | None, ...]
    """The pile from its top as far as it is known; None: a card not seen."""
    open: bool
    """Whether the viewer sees the whole pile."""
    seen: tuple[int, ...] = ()
    """Places from the top whose cards everybody knows (R49, R65, R82)."""
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
    available: int = AVAILABLE
    """How many of the leftmost cards can be played (R12, R58)."""
    held_back_by: tuple[str, ...] = ()
    """Names of the own creatures that make them fewer by Blackmail (R58)."""
    extra_mana: int = 0
    """What its creatures would add to its mana if its turn began now (R51)."""

    @property
    def lanes(self) -> tuple[tuple[CreatureView, ...], tuple[CreatureView, ...]]:
        """Both lanes, upper first."""
        return (self.upper, self.lower)

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that can be played now, in the Assault those that can be cast (R12, R37, R88).

        From the left, the Champion last.
        """
        held = [each.card for each in self.hand if each.playable and each.card is not None]
        champion = self.champion
        return (*held, champion.card) if champion is not None and champion.playable else (*held,)

    @property
    def first_playable(self) -> int | None:
        """The place of the leftmost card of the hand that can be played now; None without one."""
        return next((each.place for each in self.hand if each.playable), None)


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
    names: tuple[str, ...] = ()
    """With RETURN_ORDER: how a move names them, pairs as one (R57)."""
    next_creature: int | None = None
    """With WINDOW: the number of the creature that is activated next, None after the last."""
    next_name: str | None = None
    """With WINDOW: how the notation names that creature."""


class FallenView(Frozen):
    """A destroyed creature that has left its lane and not returned yet (R33)."""

    player: int
    lane: int | None
    """Which lane it left; None where that makes no difference."""
    card: Card
    number: int
    champion: bool
    symbiote: Card | None
    symbiote_champion: bool
    shackled: tuple[Card, ...]
    given: tuple[Ability, ...]
    """What auras gave it when it fell (R34)."""

    @property
    def printed(self) -> PairValues:
        """What is printed on it, of a pair on both cards together (R57)."""
        cards = (self.card,) if self.symbiote is None else (self.card, self.symbiote)
        values = [card.attack for card in cards]
        health = sum(card.health or 0 for card in cards)
        attack = "X" if "X" in values else str(sum(int(value) for value in values))
        return PairValues(attack, health, health)


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
    pending: PendingView | None
    interrupted: PendingView | None
    """The decision that waits behind an offered draw."""
    fallen: tuple[FallenView, ...] = ()
    """Destroyed creatures that have not returned yet (R33)."""
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

    @property
    def can_join(self) -> bool:
        """Whether a Symbiote of the player to move could be played onto any creature (R57)."""
        lanes = self.sides[self.to_move].lanes
        return any(creature.can_host for lane in lanes for creature in lane)

    def attacks_nothing(self, creature: CreatureView) -> bool:
        """Whether a creature would not attack if its moment came now (R26, R37)."""
        enemies = self.sides[1 - creature.player].lanes[creature.lane]
        in_vain = creature.reach is Reach.CREATURES and not enemies
        return in_vain or creature.reach is Reach.NOTHING

    @property
    def stopped_before(self) -> CreatureView | None:
        """The creature before whose moment the Assault stops (R37); None after the last one."""
        pending = self.pending
        if pending is None or pending.next_creature is None:
            return None
        return self.creature(pending.next_creature)
