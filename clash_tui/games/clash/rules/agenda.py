"""The agenda: what is still to happen by itself, as plain values on a stack.

The game can stop in the middle of anything for a decision (R33, R37), and a position that
waits must be copied and written down like any other. So what is left to do is data, not a call
stack: short steps of ints, the next one last.
"""

from __future__ import annotations

from typing import Final, NamedTuple

OPEN_LANE: Final = 0
"""Fix the order of a lane and begin it (R25)."""
WINDOW: Final = 1
"""A moment for incantations before a creature of the order, or after the last (R37)."""
ACTIVATE: Final = 2
"""Activate a creature if it is still in its lane (R25)."""
ATTACK_AGAIN: Final = 3
"""A further attack of the creature that is activated, or that answers (R43)."""
FINISH_CAST: Final = 4
"""The incantation returns to the hand (R14, R15)."""
END_TURN: Final = 5
"""End the Assault and the turn (R16)."""

REVEAL: Final = 6
"""The solo opponent reveals a card for a lane (R75)."""
BEGIN_ASSAULT: Final = 7
"""The solo opponent's Summoning is over (R78)."""

ANSWERS: Final = 8
"""The creatures damaged by the attacks before answer (R35)."""
STRIKE_BACK: Final = 9
"""A damaged creature attacks if it can (R50)."""
RETURN: Final = 10
"""One of several destroyed creatures returns (R33)."""
CALL: Final = 11
"""A Reinforcement comes into a lane (R66); in place of a piece it names the player."""
SPILL: Final = 12
"""Excess damage hits a Stronghold (R53): how much, and in place of a lane whose."""
SETTLED: Final = 13
"""What follows at the end of a card's being played (R62, R63)."""
BLAST: Final = 14
"""The Backdraft of the incantation that resolves, in a lane (R61)."""
STRIKE_AGAIN: Final = 15
"""The incantation strikes an enemy once more: at which position of which lane (R43)."""
WEIGH_ORDER: Final = 16
"""Find out whether the order in which the last so many fallen return makes a difference (R33).

It has no name: it is done at once, before anybody is told or asked anything.
"""

STEP_NAMES: Final = (
    "open",
    "window",
    "activate",
    "again",
    "finish",
    "end",
    "reveal",
    "assault",
    "answers",
    "answer",
    "return",
    "call",
    "spill",
    "settle",
    "blast",
    "strike",
)

CREATURE_STEPS: Final = frozenset({WINDOW, ACTIVATE, ATTACK_AGAIN, STRIKE_BACK, SETTLED})
"""Steps that are about a creature in play, and nothing when it is there no more."""


class Step(NamedTuple):
    """One step: what, which piece (its number, -1 for none), in which lane."""

    kind: int
    number: int
    lane: int
