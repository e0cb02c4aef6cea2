"""What a forecast tells: facts only, for words to be made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from clash_tui.games.stak.rules.events import Spot

UNKNOWN = "?"
"""In place of a card's id: nobody knows which card it is."""


class Fall(NamedTuple):
    """A card that would leave its Stak for the heap."""

    card: Spot
    """The card, ``UNKNOWN`` where it is hidden, and where it lies before."""
    sum: tuple[int, ...]
    """The damage that fells it, what it has already first: (2, 3) for 2+3; empty where it is
    scrapped without being felled."""
    power: int
    """Its power just before."""
    by: str | None
    """The card whose ability or effect takes it; None where damage alone does."""


class ComesUp(NamedTuple):
    """A card that would be a top card then."""

    card: Spot
    """The card, ``UNKNOWN`` where nobody knows it, and place 1."""
    was_up: bool
    """Whether it lies face-up already, and so does not trigger (SB41)."""
    triggers: bool | None
    """Whether its entry effect would happen; None for an unknown card."""


class Shares(NamedTuple):
    """How many of the unseen cards, should one of them come up on the attacked Stak.

    Each is counted as if its entry effect changed nothing.
    """

    unseen: int
    """How many there are."""
    entry: int
    """How many have an entry effect."""
    beaten: int
    """How many the attacker would fell or take in its next fight."""
    survived: int
    """How many the attacker would survive in that fight."""


class Bout(NamedTuple):
    """One fight, and what follows before any entry effect (SB34)."""

    attacker: Spot
    defender: Spot
    dealt: int
    taken: int
    falls: tuple[Fall, ...]
    comes_up: tuple[ComesUp, ...]


class SeriesEnd(StrEnum):
    """Why the fights that can be told end."""

    ONE = "one"
    """It is one fight."""
    FELL = "fell"
    """The attacker is gone, or stopped."""
    GONE = "gone"
    """The attacked Stak is gone."""
    UNKNOWN = "unknown"
    """A card comes up that nobody knows."""
    EFFECT = "effect"
    """An entry effect comes first."""
    POWERLESS = "powerless"
    """Both powers are 0 (SB52)."""


@dataclass(frozen=True, slots=True)
class AttackForecast:
    """What an attack would do, as far as it can be told."""

    player: int
    """Who is attacked."""
    bouts: tuple[Bout, ...]
    """The fights in order; a Stomp Bot may have several (SB52)."""
    end: SeriesEnd
    sizes: tuple[int, ...]
    """How many cards each Stak has afterwards."""
    fed: bool
    """Whether the heap is fed then; every fight does (SB27)."""
    out: tuple[int, ...]
    """Who has no card left then and would be out, if no effect changes that."""
    attacker_stands: bool
    """Whether the attacker is still on top."""
    effects: tuple[Spot, ...]
    """The known effects that would happen next, in their order (SB43)."""
    shares: Shares | None
    """Of the unseen cards, where an unknown one comes up on the attacked Stak."""
    may_react: bool
    """Whether the attacked player may play a card first (SB81)."""


@dataclass(frozen=True, slots=True)
class AimForecast:
    """What an entry effect would do with one choice, before any further effect."""

    player: int
    """Who, or whose card, is chosen; its own Stak where there is no choice."""
    place: int
    """As in the move ``Choose``."""
    nothing: bool
    """Whether nothing at all would happen."""
    falls: tuple[Fall, ...]
    comes_up: tuple[ComesUp, ...]
    staks: tuple[tuple[str, ...], ...]
    """The Staks afterwards, top card first, by id; hidden cards are ``UNKNOWN``."""
    fed: bool
    out: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayForecast:
    """What playing a card from the hand would do."""

    card: str
    stak: int
    """On whose Stak."""
    power: int
    """Its power there."""
    aims: tuple[AimForecast, ...]
    """One for each choice its effect has, one where there is no choice; none without effect."""
    asked: int
    """Who makes the choice."""

    @property
    def nothing(self) -> bool:
        """Whether its effect would do nothing, whatever is chosen."""
        return bool(self.aims) and all(aim.nothing for aim in self.aims)
