"""Steps of the agenda as text, for positions that wait in the middle of an Assault.

A step names a creature by its card, and where that is not enough by its place: ``A-upper-1``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from clash_tui.games.clash.rules.agenda import CALL, SPILL, STEP_NAMES, STRIKE_AGAIN, Step
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import LANE_NAMES, LANES, PLAYER_LETTERS, PLAYERS

_PLACE = re.compile(r"(?P<player>[AB])-(?P<lane>[a-z]+)-(?P<position>\d{1,3})(?P<symbiote>&)?")


def write_step(step: Step, state: State) -> str:
    """Write a step: what, the card it is about, the lane, as far as it has them."""
    words = [STEP_NAMES[step.kind]]
    if step.kind == SPILL:
        return f"{words[0]} {step.number} {PLAYER_LETTERS[step.lane]}"
    if step.kind == CALL:
        words.append(PLAYER_LETTERS[step.number])
    elif step.kind == STRIKE_AGAIN:
        words.append(str(step.number))
    elif step.number >= 0:
        words.append(name_in_play(state, step.number))
    if step.lane >= 0:
        words.append(LANE_NAMES[step.lane])
    return " ".join(words)


def read_step(text: str, number_of: Callable[[str], int]) -> Step:
    """Read a step; ``number_of`` finds a card by how it is named.

    Raises ``ValueError`` for anything that is no step.
    """
    name, *rest = text.split()
    kind = STEP_NAMES.index(name)
    if kind == SPILL:
        amount, letter = rest
        return Step(kind, _small(amount), PLAYER_LETTERS.index(letter))
    lane = -1
    if rest and rest[-1] in LANE_NAMES:
        lane = LANE_NAMES.index(rest.pop())
    if len(rest) > 1:
        raise ValueError(text)
    if kind == CALL:
        return Step(kind, PLAYER_LETTERS.index(rest[0]), lane)
    if kind == STRIKE_AGAIN:
        return Step(kind, _small(rest[0]), lane)
    return Step(kind, number_of(rest[0]) if rest else -1, lane)


def _small(word: str) -> int:
    if len(word) > 4:
        raise ValueError(word)
    return int(word)


def name_in_play(state: State, number: int) -> str:
    """Name a card in play, or the incantation that resolves, so that it can be found again."""
    card = state.pieces[number].id
    same = [(piece, place) for piece, place in _in_play(state) if piece.id == card]
    if len(same) > 1:
        return next((place for piece, place in same if piece.number == number), card)
    return card


def find_in_play(state: State, name: str) -> int | None:
    """Return the number of a card in play, or of the incantation that resolves; None: not there.

    Where a card is there twice, the one of the active player nearest the Bridge is meant.
    """
    place = _PLACE.fullmatch(name)
    for piece, where in _in_play(state):
        if where == name if place is not None else piece.id == name:
            return piece.number
    return None


def _in_play(state: State) -> Iterator[tuple[Piece, str]]:
    """Go through the cards in play with their places, those of the active player first."""
    if state.casting is not None:
        yield state.casting, "casting"
    for player in (state.active, *(each for each in PLAYERS if each != state.active)):
        for lane in LANES:
            for position, creature in enumerate(state.sides[player].lanes[lane]):
                place = f"{PLAYER_LETTERS[player]}-{LANE_NAMES[lane]}-{position}"
                yield creature.piece, place
                if creature.symbiote is not None:
                    yield creature.symbiote, f"{place}&"
