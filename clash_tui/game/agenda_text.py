"""Steps of the agenda as text, for positions that wait in the middle of an Assault."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.game.agenda import STEP_NAMES, Step
from clash_tui.game.piece import Piece
from clash_tui.game.words import LANE_NAMES


def write_step(step: Step, pieces: tuple[Piece, ...]) -> str:
    """Write a step: what, the card it is about, the lane, as far as it has them."""
    words = [STEP_NAMES[step.kind]]
    if step.number >= 0:
        words.append(pieces[step.number].id)
    if step.lane >= 0:
        words.append(LANE_NAMES[step.lane])
    return " ".join(words)


def read_step(text: str, number_of: Callable[[str], int]) -> Step:
    """Read a step; ``number_of`` finds a card of the active player.

    Raises ``ValueError`` for anything that is no step.
    """
    name, *rest = text.split()
    kind = STEP_NAMES.index(name)
    lane = -1
    if rest and rest[-1] in LANE_NAMES:
        lane = LANE_NAMES.index(rest.pop())
    if len(rest) > 1:
        raise ValueError(text)
    return Step(kind, number_of(rest[0]) if rest else -1, lane)
