"""Events: each thing a player would see happen, in order.

Every event is told right after the change it speaks of. They are values: two equal games tell
equal events, and their ``repr`` is the record that replays are compared by.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from clash_tui.games.table_moves import DrawDeclined, DrawOffered


class Spot(NamedTuple):
    """A creature in play and where it stands: its card, its number in this game, its place."""

    card: str
    number: int
    player: int
    lane: int
    position: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins (R10, R11)."""

    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class ManaGained:
    """The active player gains mana (R11)."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Summoned:
    """A creature came into play at the back of a lane (R13), maybe a Champion (R88)."""

    creature: Spot
    paid: int
    champion: bool = False


@dataclass(frozen=True, slots=True)
class Joined:
    """A Symbiote was played onto a creature, maybe a Champion is one (R57, R88)."""

    creature: Spot
    """The creature it joined."""
    card: str
    number: int
    paid: int
    champion: bool = False


@dataclass(frozen=True, slots=True)
class PaidInBlood:
    """Mana was missing: so much damage to the own Stronghold follows, one at a time (R56)."""

    player: int
    card: str
    number: int
    missing: int


@dataclass(frozen=True, slots=True)
class Burned:
    """A creature's Immolation hurts the player who played a card in its lane (R59)."""

    creature: Spot
    player: int
    damage: int


@dataclass(frozen=True, slots=True)
class Blasted:
    """The Backdraft of a card that was played hits the nearest enemy of its lane (R61)."""

    player: int
    card: str
    number: int
    target: Spot
    value: int


@dataclass(frozen=True, slots=True)
class Vanished:
    """A hurt creature moved to the back of its lane (R48); the spot is where it stands now."""

    creature: Spot
    start: int


@dataclass(frozen=True, slots=True)
class Countermanded:
    """The leftmost card of a hand went to its right end, or a pile's top card under it (R62)."""

    player: int
    card: str | None
    """None: the other player has not seen this card."""
    health: int


@dataclass(frozen=True, slots=True)
class Shackled:
    """The leftmost card of a hand, or a pile's top card, was laid under a creature (R63)."""

    creature: Spot
    player: int
    """Who lost the card."""
    card: str
    number: int
    health: int


@dataclass(frozen=True, slots=True)
class Released:
    """A shackled card went back to its owner's hand, or to the discard (R63)."""

    player: int
    card: str
    health: int


@dataclass(frozen=True, slots=True)
class Called:
    """A Reinforcement calls a creature from the hand into play (R66)."""

    player: int
    card: str | None
    """None: no available card may come."""
    number: int
    """The card's number, -1 for none."""
    hidden: bool
    """The active player could not know it: it depends on cards of the other hand not seen."""


@dataclass(frozen=True, slots=True)
class Spilled:
    """Damage that no destroyed creature needed goes on to the Stronghold (R53)."""

    player: int
    """Whose Stronghold."""
    amount: int


@dataclass(frozen=True, slots=True)
class StrongholdHealed:
    """A Stronghold moved one place to the left (R54)."""

    player: int
    before: int
    after: int
    turned: bool
    """A Fort turned back to its Bastion side."""


@dataclass(frozen=True, slots=True)
class LaidUnderPile:
    """The newest discard of the solo opponent went under its pile (R82)."""

    player: int
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class LaidOnPile:
    """A returning card went to the top of the solo opponent's pile (R49, R65)."""

    player: int
    card: str
    left: int
    gained: bool
    """It was the other player's before."""


@dataclass(frozen=True, slots=True)
class ChampionReady:
    """A card of its cost was played: an exhausted Champion can be summoned again (R89)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class ChampionExhausted:
    """A destroyed Champion lies beside the Bridges again, exhausted (R89)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class IncantationCast:
    """An incantation left the hand and is about to strike its target (R14)."""

    player: int
    card: str
    number: int
    target: Spot
    paid: int
    value: int = 0
    """What it deals its target; X worked out (R55)."""


@dataclass(frozen=True, slots=True)
class IncantationReturned:
    """An incantation went back to the right end of its owner's hand (R14)."""

    player: int
    card: str
    left: bool = False
    """It went to the left end (R65)."""
    gained: bool = False
    """It was the other player's before (R49)."""


@dataclass(frozen=True, slots=True)
class AssaultBegan:
    """Summoning is over, the Assault begins (R16)."""

    player: int


@dataclass(frozen=True, slots=True)
class Paused:
    """A moment of the Assault where incantations may be cast in the starter-kit edition (R37).

    ``creature`` is the next one to be activated, None after the last. Whether there is anything
    to cast is for that player alone to know: where there is not, the Assault goes on by itself.
    """

    player: int
    creature: Spot | None


@dataclass(frozen=True, slots=True)
class Sprinted:
    """A creature moved to position 0 before its attack and gained attack value (R45).

    ``creature`` is where it stands now.
    """

    creature: Spot
    start: int
    gained: int


@dataclass(frozen=True, slots=True)
class Attacked:
    """A creature attacks another, or the Stronghold where ``target`` is None (R27)."""

    creature: Spot
    target: Spot | None
    value: int
    again: bool
    """A further attack by Berserk (R43)."""
    answer: bool = False
    """An attack by Instinct (R50)."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """A creature took damage; ``left`` HP remain, 0 when it is destroyed (R28, R31)."""

    creature: Spot
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class Absorbed:
    """A hit dealt nothing because of an ability of its victim (R39, R42)."""

    creature: Spot
    ability: str
    amount: int
    left: int
    """HP left, the same as before."""


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A creature was destroyed and left its lane (R31, R32). The spot is where it stood."""

    creature: Spot


@dataclass(frozen=True, slots=True)
class OrderAsked:
    """The owner must choose the order in which these return, named as in a move (R33)."""

    player: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """A destroyed creature's card returned to the right end of its owner's hand (R18, R32)."""

    player: int
    card: str
    health: int
    left: bool = False
    """It went to the left end (R65)."""
    gained: bool = False
    """It was the other player's before (R49)."""


@dataclass(frozen=True, slots=True)
class StrongholdMoved:
    """A Stronghold suffered damage and slid to the right (R17, R21)."""

    player: int
    damage: int
    before: int
    """Health before."""
    after: int
    """Health after."""


@dataclass(frozen=True, slots=True)
class BastionFell:
    """A Bastion at the right end turned to its Fort side and moved to the left end (R20)."""

    player: int
    health: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """The solo opponent reveals the top card of its pile (R75)."""

    player: int
    card: str
    number: int


@dataclass(frozen=True, slots=True)
class Fizzled:
    """A revealed incantation found no target in its lane (R76)."""

    player: int
    card: str
    lane: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card of the solo opponent went to its discard (R77)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class Milled:
    """A direct attack put the top card of the pile on the discard; ``left`` remain (R79)."""

    player: int
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class PileSpent:
    """The pile is empty with the Fort up: the next turn it begins is its last (R8)."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended; unspent mana is lost and wounds heal (R16)."""

    player: int
    mana_lost: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is won; nothing more resolves (R22, R23, R36, R91)."""

    winner: int
    ending: str


@dataclass(frozen=True, slots=True)
class GameDrawn:
    """The game ended without a winner (R91)."""

    ending: str


Event = (
    TurnBegan
    | ManaGained
    | Summoned
    | Joined
    | PaidInBlood
    | Burned
    | Blasted
    | Vanished
    | Countermanded
    | Shackled
    | Released
    | Called
    | Spilled
    | StrongholdHealed
    | LaidUnderPile
    | LaidOnPile
    | ChampionReady
    | ChampionExhausted
    | IncantationCast
    | IncantationReturned
    | AssaultBegan
    | Paused
    | Sprinted
    | Attacked
    | Damaged
    | Absorbed
    | Destroyed
    | OrderAsked
    | Returned
    | StrongholdMoved
    | BastionFell
    | Revealed
    | Fizzled
    | Discarded
    | Milled
    | PileSpent
    | TurnEnded
    | DrawOffered
    | DrawDeclined
    | GameWon
    | GameDrawn
)
