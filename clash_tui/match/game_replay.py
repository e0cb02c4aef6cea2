"""A game of Clash of Decks looked at again: who may see what, and how to go on from there."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from clash_tui.base.i18n import _
from clash_tui.base.reading import read_text
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import A, B, Move, State, View, view
from clash_tui.match.duel import Duel
from clash_tui.match.replay import Replay, Standing, Standings
from clash_tui.match.saved_game import (
    BadSave,
    Playable,
    SavedGame,
    SavedWay,
    begun,
    read_saved,
    restore,
)
from clash_tui.match.saves import MOST_BYTES
from clash_tui.match.solo import SoloGame

GameReplay = Replay[State, Move]
"""A duel or a solo game as a line of positions."""


class Eyes(StrEnum):
    """Through whose eyes a game is looked at."""

    ALL = "all"
    """Every card lies open, those of a pile in their order."""
    A = "a"
    B = "b"
    TABLE = "table"
    """What both players know."""


def replay_of(match: Playable) -> GameReplay:
    """Return a game as a line of positions."""
    return Replay(match, standings)


def standings(state: State) -> Standings:
    """Return how both Strongholds stand; of a pile its cards are the Health (R79)."""
    a, b = (Standing(side.fort, side.health) for side in state.sides)
    return a, b


def seen_by(state: State, eyes: Eyes) -> View:
    """Return what may be seen of a position through someone's eyes."""
    if eyes is Eyes.ALL:
        return view(state, None, all_open=True)
    return view(state, {Eyes.A: A, Eyes.B: B}.get(eyes))


def eyes_for(match: Playable) -> tuple[Eyes, ...]:
    """Return whose eyes there are: a solo opponent has none."""
    if isinstance(match, SoloGame):
        return (Eyes.ALL, Eyes.A)
    return (Eyes.ALL, Eyes.A, Eyes.B, Eyes.TABLE)


def branch(match: Playable, moves: int) -> Playable:
    """Return a game of its own that has come as far as another one had after so many moves.

    Those moves stand for good; what is played then changes nothing of the other game.
    """
    new: Playable
    if isinstance(match, Duel):
        new = Duel(match.catalog, match.setup, match.names, match.preparation)
    else:
        new = SoloGame(match.catalog, match.setup, match.names, match.preparation)
    for move in match.moves[:moves]:
        new.play(move)
    new.settle_moves(moves)
    new.branched_at = moves
    return new


def read_file(file: Path) -> SavedGame | SavedWay:
    """Read the file of a game, or of one that is being prepared, wherever it lies.

    Raises ``BadSave`` with one sentence that names the file.
    """
    try:
        return read_saved(read_text(file, MOST_BYTES))
    except OSError as error:
        raise _in(file, error.strerror or str(error)) from None
    except BadSave as bad:
        raise _in(file, str(bad)) from None


def open_file(file: Path, catalog: Catalog) -> tuple[SavedGame, Playable]:
    """Read the file of a game and play it back, to look at it; it is neither held nor changed.

    Raises ``BadSave`` like ``read_file``.
    """
    saved = read_file(file)
    try:
        saved = begun(saved)
        return saved, restore(saved, catalog)
    except BadSave as bad:
        raise _in(file, str(bad)) from None


def _in(file: Path, reason: str) -> BadSave:
    return BadSave(_("{file}: {reason}.").format(file=file.name, reason=reason.rstrip(".")))
