"""Events: each thing a player would see happen, in order.

Every event is told right after the change it speaks of. They are values: two equal games tell
equal events, and their ``repr`` is the record that replays are compared by. Cards are told by
their id. Some hold a card that not everybody sees; ``seen_by`` leaves it out for the others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from clash_tui.games.table_moves import DrawDeclined, DrawOffered


class Spot(NamedTuple):
    """A card in a Stak: whose Stak, and its place from the top, which is 1."""

    card: str
    player: int
    place: int


class Gone(NamedTuple):
    """A card that left a Stak for the heap, and where it had been just before."""

    card: str
    player: int
    place: int
    hidden: bool
    """Whether nobody knew which card it was."""


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """Who begins, by lot or as it was set (SB8)."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins (SB16)."""

    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class SupplyRenewed:
    """The heap was shuffled and is the supply now (SB18)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player drew a card, which only they see (SB16, SB61, SB80)."""

    player: int
    card: str | None


@dataclass(frozen=True, slots=True)
class NothingDrawn:
    """Supply and heap were empty when a card was to be drawn (SB19)."""

    player: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played from a hand on top of a Stak (SB20, SB82)."""

    player: int
    card: str
    stak: int
    """Whose Stak."""
    reaction: bool = False
    """Whether it was played when attacked (SB81)."""


@dataclass(frozen=True, slots=True)
class EffectsWait:
    """Entry effects were triggered and wait, the first to be carried out first (SB43)."""

    cards: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """The entry effect of a top card is carried out (SB41)."""

    card: Spot


@dataclass(frozen=True, slots=True)
class EffectLost:
    """A card left the top, or was turned down, and its waiting effect is lost (SB45, SB46)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class NoEffect:
    """An entry effect does nothing: no legal choice, or nothing to move or discard (SB48)."""

    card: Spot


@dataclass(frozen=True, slots=True)
class Chose:
    """A choice was made for an entry effect, or there was only one (SB42, SB49)."""

    player: int
    by: Spot
    """The card whose effect it is."""
    chosen: int
    """The player who was chosen, or whose card was."""
    card: Spot | None
    """The card that was chosen; None where a player was."""
    asked: bool
    """Whether there were several answers."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """Face-down cards became top cards and were turned up, all at the same time (SB12)."""

    cards: tuple[Spot, ...]
    hidden: bool
    """Whether nobody knew which card one of them was."""


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """A Tranq Bot turned a card face-down; all know it still (SB63, SB74)."""

    card: Spot


@dataclass(frozen=True, slots=True)
class MovedDown:
    """A top card moved down in its Stak: one place (SB59, SB65) or to the bottom (SB66)."""

    card: Spot
    """As it had lain."""
    place: int
    """Where it lies now."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """A Shot Bot dealt damage to a top card (SB56)."""

    card: Spot
    amount: int
    total: int
    """All damage on the card now (SB28)."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A Begone Bot returned a top card to a hand; all know it is there (SB64, SB74)."""

    card: Spot
    to: int


@dataclass(frozen=True, slots=True)
class Scrapped:
    """Cards left their Staks for the heap at the same moment (SB11, SB34)."""

    cards: tuple[Gone, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went from a hand to the heap (SB11)."""

    player: int
    card: str
    expelled: bool
    """Whether an Expel Bot made its player do so (SB62)."""


@dataclass(frozen=True, slots=True)
class Recycled:
    """A top card and a card from the hand went to the heap together (SB80)."""

    top: Gone
    card: str


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """An attack was declared; the attacked player may play a card first (SB81)."""

    attacker: Spot
    player: int


@dataclass(frozen=True, slots=True)
class AttackCancelled:
    """A card was played in reaction, and the attack does not take place (SB81)."""

    attacker: Spot
    player: int


@dataclass(frozen=True, slots=True)
class Fought:
    """Two top cards dealt damage equal to their power to each other (SB27)."""

    attacker: Spot
    defender: Spot
    dealt: int
    """By the attacker."""
    taken: int
    """By the attacker, dealt by the defender."""
    again: bool
    """Whether it is a further fight of a Stomp Bot (SB52)."""


@dataclass(frozen=True, slots=True)
class AttackStopped:
    """The attacker was turned down, returned or scrapped: nobody attacks any more (SB29)."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class WentOut:
    """Players without cards in their Stak are out, together; their hands go to the heap (SB68)."""

    players: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up: Stak, top card first, and hand went to the heap (SB70)."""

    player: int
    stak: tuple[str, ...]
    hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended and all damage was healed (SB39)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawAccepted:
    """A player agreed to the draw (SB70)."""

    player: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """One player is left (SB69)."""

    player: int
    ending: str


@dataclass(frozen=True, slots=True)
class GameDrawn:
    """The game is a draw of these players (SB69-SB71)."""

    players: tuple[int, ...]
    ending: str


Event = (
    FirstPlayer
    | TurnBegan
    | SupplyRenewed
    | Drawn
    | NothingDrawn
    | Played
    | EffectsWait
    | EffectBegan
    | EffectLost
    | NoEffect
    | Chose
    | TurnedUp
    | TurnedDown
    | MovedDown
    | Damaged
    | Returned
    | Scrapped
    | Discarded
    | Recycled
    | AttackDeclared
    | AttackCancelled
    | Fought
    | AttackStopped
    | WentOut
    | Resigned
    | TurnEnded
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | GameWon
    | GameDrawn
)


def seen_by(event: Event, seat: int | None) -> Event:
    """Return an event as a seat sees it: a card that another drew is left out (SB73).

    Args:
        event: What happened.
        seat: Who looks; None is the table, which sees what all see.
    """
    if isinstance(event, Drawn) and event.player != seat:
        return replace(event, card=None)
    return event


def reveals(event: Event) -> bool:
    """Say whether an event showed a card that was hidden from whoever moved.

    A card turned up, drawn, scrapped unseen, expelled, played in reaction, or in the hand or Stak
    of a player who went out.
    """
    match event:
        case Drawn() | WentOut() | Resigned():
            return True
        case Played(reaction=reaction):
            return reaction
        case Discarded(expelled=expelled):
            return expelled
        case TurnedUp(hidden=hidden):
            return hidden
        case Scrapped(cards=cards):
            return any(card.hidden for card in cards)
    return False
