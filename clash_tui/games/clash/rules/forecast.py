"""The forecast: what the coming Assault would do, told before it happens (models)."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from clash_tui.games.clash.rules.view import Frozen


class Victim(Frozen):
    """One creature hit by a blow and what came of it."""

    number: int
    player: int
    """Whose creature it is."""
    name: str
    dealt: int
    left: int
    destroyed: bool
    absorbed_by: str | None = None
    """The ability that brought the hit to 0 (R39, R42)."""
    spends: bool = False
    """Whether that ability is used up by it for this turn: the next hit counts (R39)."""


class Effect(IntEnum):
    """What an incantation does to its target."""

    HURTS = 0
    USES_UP = 1
    """No damage, but what has kept it away is used up for this turn (R39)."""
    IN_VAIN = 2
    """Nothing (R42)."""


class BlowKind(StrEnum):
    """What a blow is."""

    ATTACK = "attack"
    ANSWER = "answer"
    """An attack by Instinct (R50)."""
    INCANTATION = "incantation"
    BACKDRAFT = "backdraft"
    """R61"""
    IMMOLATION = "immolation"
    """R59"""
    BLOOD = "blood"
    """Missing mana paid by the own Stronghold (R56)."""


class Blow(Frozen):
    """One thing that hurts: an attack of the coming Assault, a card that is played before it."""

    kind: BlowKind = BlowKind.ATTACK
    attacker: int
    """Number of the attacking creature or of the card."""
    player: int
    """Whose creature or card that is."""
    attacker_name: str
    value: int
    """What it deals its target; X worked out (R55)."""
    victims: tuple[Victim, ...]
    """The creatures that are hit."""
    stronghold: int | None = None
    """The player whose Stronghold is hit, directly or by what spills over."""
    spill: int = 0
    """How much the destroyed creatures did not need and the Stronghold gets (R53)."""
    healed: int = 0
    """By how many places its owner's Stronghold moves left (R54)."""
    health_before: int = 0
    health_after: int = 0
    bastion_falls: bool = False


class Forecast(Frozen):
    """All that would follow if the active player attacked now (after ``move``, if given)."""

    move: str | None
    """The move considered first, in text form."""
    blows: tuple[Blow, ...]
    falls: tuple[int, ...]
    """Numbers of the creatures that would be destroyed, in order."""
    health_before: tuple[int, int]
    health_after: tuple[int, int]
    """Health of A and B when the Assault is over."""
    bastion_falls: tuple[bool, bool]
    winner: int | None
    open_end: bool = False
    """It ends early: what follows depends on cards the player cannot see (R66)."""

    @property
    def effect(self) -> Effect:
        """What the incantation that is played first does to its target; nothing without one."""
        for blow in self.blows:
            if blow.kind is BlowKind.INCANTATION and blow.victims:
                target = blow.victims[0]
                if target.dealt:
                    return Effect.HURTS
                return Effect.USES_UP if target.spends else Effect.IN_VAIN
        return Effect.IN_VAIN
