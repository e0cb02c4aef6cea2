"""Events: each thing a player would see happen, in order.

Every event is told right after the change it speaks of. They are values: two equal games tell
equal events, and their ``repr`` is the record that replays are compared by.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


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


@dataclass(frozen=True, slots=True)
class IncantationReturned:
    """An incantation went back to the right end of its owner's hand (R14)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class AssaultBegan:
    """Summoning is over, the Assault begins (R16)."""

    player: int


@dataclass(frozen=True, slots=True)
class Paused:
    """A moment of the Assault where incantations may be cast in the starter-kit edition (R37).

    ``creature`` is the next one to be activated, None after the last. ``open`` is False where
    the player has nothing to cast: the Assault then goes on by itself.
    """

    player: int
    creature: Spot | None
    open: bool


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
    """The owner must choose the order in which these cards return (R33)."""

    player: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """A destroyed creature's card returned to the right end of its owner's hand (R18, R32)."""

    player: int
    card: str
    health: int


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
class DrawOffered:
    """A player offered a draw (R91)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """The other player wants to play on (R91)."""

    player: int


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
