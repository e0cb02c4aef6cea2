"""Programs at the seats of a match: what they play when it is theirs to decide."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from clash_tui.bots.levels import HOUSE, level_of
from clash_tui.bots.minds import mind_of
from clash_tui.bots.player import Stop, Stopped, never
from clash_tui.games.table_moves import AcceptDraw, OfferDraw
from clash_tui.match.match import Match
from clash_tui.match.seats import Program

WEARY = 100
"""In which turn two programs agree on a draw."""

__all__ = ["Stopped", "answer", "house", "luck_of", "play_out"]


def house(level: str) -> Program:
    """Return a program of this house, by the id of its level. Raises ``UnknownLevel``."""
    return Program(HOUSE, level_of(level).id)


def luck_of(match: Match[Any, Any, Any]) -> int:
    """Return where the chance of the programs in a match begins, from what all saw at its start.

    So a game that is gone on with, or played again, has the same programs; the game's own chance
    and what is hidden have no part in it.
    """
    return crc32(repr(match.game.view(match.positions[0], None)).encode())


def answer(match: Match[Any, Any, Any], *, stop: Stop = never, luck: int | None = None) -> Any:
    """Return what the program at the seat that must decide plays; the match stays as it is.

    It gets the view of its seat alone. It offers a person no draw, and agrees to one only where it
    stands worse than that; two programs agree on one in a game that does not come to an end.

    Args:
        match: The match; nobody may play on in it meanwhile. It can be asked in a thread.
        stop: Says whether to stop thinking; it is asked before each world that is dealt.
        luck: Where its own chance begins; None takes that of the match.

    Raises ``ValueError`` where no program of this house must decide, ``LookupError`` where its
    level is none or cannot play the game, and ``Stopped``.
    """
    sits = match.seats[match.to_move].sits
    if match.outcome is not None or not isinstance(sits, Program) or sits.id != HOUSE:
        raise ValueError("no program of this house must decide")
    tired = _when_tired(match)
    if tired is not None:
        return tired
    begins = luck_of(match) if luck is None else luck
    return mind_of(match, f"{sits.id} {sits.level} {begins}").answer(match, stop)


def _when_tired(match: Match[Any, Any, Any]) -> Any | None:
    """Return the draw that two programs agree on in a game that does not come to an end.

    Where both defend so well that nothing changes any more, nobody is there who would be sorry.
    """
    two = len(match.seats) == 2 and all(isinstance(seat.sits, Program) for seat in match.seats)
    if not two or match.state.turn < WEARY:
        return None
    game, state = match.game, match.state
    moves = [*game.legal_moves(state), *game.table_moves(state)]
    agreed = next((move for move in moves if isinstance(move, AcceptDraw)), None)
    return agreed or next((move for move in moves if isinstance(move, OfferDraw)), None)


def play_out(
    match: Match[Any, Any, Any],
    *,
    stop: Stop = never,
    luck: int | None = None,
    most: int | None = None,
) -> None:
    """Let programs play a match, to its end or to where somebody else must decide.

    Args:
        match: The match, which is played on.
        stop: Says whether to stop; the match stands between two moves then.
        luck: Where the programs' own chance begins; None takes that of the match.
        most: How many moves are played at most; None plays any number.

    Raises what ``answer`` does but for the first ``ValueError``.
    """
    played = 0
    while match.outcome is None and (most is None or played < most):
        sits = match.seats[match.to_move].sits
        if not isinstance(sits, Program) or sits.id != HOUSE:
            return
        if stop():
            raise Stopped
        match.play(answer(match, stop=stop, luck=luck))
        played += 1
