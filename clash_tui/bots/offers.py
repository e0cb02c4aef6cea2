"""How a program answers the offer of a draw, whatever its level."""

from __future__ import annotations

from typing import Any

from clash_tui.bots.player import Question
from clash_tui.bots.worth import is_judged, worth_of

ACCEPT, DECLINE = "accept", "decline"
"""The two answers, as every game writes them."""

WORLDS = 16
"""In how many worlds it is looked at who stands worse."""


def answers_to_offer(question: Question) -> Any | None:
    """Return the answer to an offer of a draw, None where none is open.

    A program agrees where it stands worse than a draw. Of a game it cannot judge it wants the end.
    Raises ``Stopped``.
    """
    game = question.game
    named = {game.write_move(move): move for move in question.moves}
    if set(named) != {ACCEPT, DECLINE}:
        return None
    if not is_judged(game.id):
        return named[DECLINE]
    worth = worth_of(game.id)
    gain = 0.0
    for world in question.worlds(WORLDS):
        agreed, refused = (question.after(world, named[each]) for each in (ACCEPT, DECLINE))
        gain += worth(agreed, question.seat) - worth(refused, question.seat)
    return named[ACCEPT] if gain > 0 else named[DECLINE]
