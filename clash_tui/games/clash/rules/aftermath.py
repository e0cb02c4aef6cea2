"""What belongs to a strike once it has hit: attacking again, excess, returning (section 6)."""

from __future__ import annotations

from clash_tui.games.clash.rules.abilities import ATTACKS_AGAIN, SPILLS
from clash_tui.games.clash.rules.agenda import SPILL, Step
from clash_tui.games.clash.rules.hit import Hit
from clash_tui.games.clash.rules.returning import return_fallen
from clash_tui.games.clash.rules.state import State

_FOLLOWS = ATTACKS_AGAIN.mask | SPILLS.mask


def follow(state: State, abilities: int, hit: Hit, enemy: int, again: Step | None) -> None:
    """Return whom a strike destroyed, and put on the agenda what comes of it after that.

    First they return (R32), then the excess hits the Stronghold of ``enemy`` (R53), then it is
    done once more by the step ``again`` (R43); None where no enemy was hit.
    """
    if not hit.fallen or state.outcome is not None:
        return
    if abilities & _FOLLOWS:
        felled = len(hit.fallen)
        for bit, _, attacks_again in ATTACKS_AGAIN.each:
            if again is not None and abilities & bit and attacks_again(felled):
                state.agenda.append(again)
        excess = SPILLS.total(abilities, hit.excess)
        if excess:
            state.agenda.append(Step(SPILL, excess, enemy))
    return_fallen(state, hit.fallen)
