"""What programs of the house say of a position: a move, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.bots.levels import Level, levels_of
from clash_tui.bots.offers import answers_to_offer
from clash_tui.bots.player import Question, question_of
from clash_tui.bots.worth import is_judged, worth_of
from clash_tui.protocol.answers import BestAnswer, EvaluateAnswer
from clash_tui.protocol.faults import Fault, FaultCode
from clash_tui.protocol.requests import Best, Evaluate
from clash_tui.protocol.tables import AnyMatch

WORLDS = 16
"""In how many positions that fit a view it is looked at what something is worth."""


def best(match: AnyMatch, asked: Best) -> BestAnswer:
    """Return what a level plays in a game that goes on. Raises ``Fault`` for no level."""
    level = _level(asked.level, match.game.id)
    player: Any = level.player(match.game.id)
    ignored = asked.nodes is not None and not hasattr(player, "nodes")
    kept = None if ignored else asked.nodes
    if kept is not None:
        player = replace(player, nodes=kept)
    name = f"{level.id} {asked.luck}"
    question = question_of(match.game, match.state, len(match.moves), name)
    offered = answers_to_offer(question)
    move = player.choose(question) if offered is None else offered
    return BestAnswer(
        id=asked.id,
        seat=question.seat,
        move=match.game.write_move(move),
        level=level.id,
        nodes=kept,
        ignored=("nodes",) if ignored else (),
        value=_value_of(question, move),
    )


def evaluate(match: AnyMatch, asked: Evaluate) -> EvaluateAnswer:
    """Return what the position is worth for each seat. Raises ``Fault`` where nobody knows."""
    game = match.game
    if not is_judged(game.id):
        message = _("What a position of this game is worth is not known.")
        raise Fault(FaultCode.CANNOT_JUDGE, message)
    seats = range(len(match.seats))
    positions = [match.state]
    if asked.seat is not None and match.outcome is None:
        view, chance = match.view(asked.seat), Random(len(match.moves))
        positions = [game.sample(view, chance) for _world in range(WORLDS)]
    worth = worth_of(game.id)
    values = tuple(sum(worth(each, seat) for each in positions) / len(positions) for seat in seats)
    return EvaluateAnswer(id=asked.id, values=values)


def _level(level_id: str | None, game: str) -> Level:
    """Return a level that can play a game, the strongest where none is named."""
    able = levels_of(game)
    if level_id is None:
        return able[-1]
    level = next((each for each in able if each.id == level_id), None)
    if level is None:
        ids = in_row(each.id for each in able)
        text = _("There is no such level for this game; there are {levels}.")
        raise Fault(FaultCode.NO_LEVEL, text.format(levels=ids), "level")
    return level


def _value_of(question: Question, move: Any) -> float | None:
    """Return what a move is worth for who decides, on the average of positions that fit."""
    if not is_judged(question.game.id):
        return None
    worth: Callable[[Any, int], float] = worth_of(question.game.id)
    values = [worth(question.after(each, move), question.seat) for each in question.worlds(WORLDS)]
    return sum(values) / WORLDS
