"""The forecast: what the coming Assault would do, told before it happens (models)."""

from __future__ import annotations

from clash_tui.game.view import Frozen


class Victim(Frozen):
    """One creature hit by a blow and what came of it."""

    number: int
    name: str
    dealt: int
    left: int
    destroyed: bool
    absorbed_by: str | None = None
    """The ability that brought the hit to 0 (R39, R42)."""


class Blow(Frozen):
    """One attack of the coming Assault, or one incantation cast before it."""

    attacker: int
    """Number of the attacking creature or of the incantation."""
    attacker_name: str
    value: int
    victims: tuple[Victim, ...]
    """Empty when the Stronghold is hit."""
    stronghold: int | None = None
    """The player whose Stronghold is hit."""
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
