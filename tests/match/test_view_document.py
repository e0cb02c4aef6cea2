"""Views as plain data: what they hold under their names, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from clash_tui.games.clash.matches import new_duel
from clash_tui.games.stak.rules import Setup, StakBots
from clash_tui.match.match import Match
from clash_tui.match.view_document import view_document

MATCHES: list[Match[Any, Any, Any]] = [
    new_duel(decks=("deck-1", "deck-2"), seed=3),
    Match(StakBots(), Setup(players=4, seed=3, depth=2), ["A", "B", "C", "D"]),
]


@pytest.mark.parametrize("match", MATCHES, ids=["duel", "stak"])
def test_a_whole_game_can_be_told_as_json(match: Match[Any, Any, Any]) -> None:
    """Views that differ are told differently, and JSON keeps all that is told."""
    chance = Random(2)
    told: dict[str, Any] = {}
    while match.outcome is None:
        for seat in (0, 1, None):
            view = match.view(seat)
            document = view_document(view)
            text = to_json(document).decode()
            assert from_json(text) == document
            assert told.setdefault(text, view) == view
        match.play(chance.choice(match.legal_moves()))
    assert len(told) > len(match.moves)
    assert view_document(match.view(0))["outcome"]["ending"] == match.outcome.ending


def test_what_is_worked_out_of_other_fields_is_left_out() -> None:
    """R3: a card is told as it is printed."""
    match = MATCHES[0].anew()
    [held, *_rest] = match.view(match.to_move).sides[match.to_move].hand
    side = view_document(match.view(match.to_move))["sides"][match.to_move]
    assert "playable" not in side
    told = side["hand"][0]["card"]
    assert (told["id"], told["type"], told["cost"]) == (
        held.card.id,
        held.card.type.value,
        held.card.cost,
    )
    assert told["abilities"] == [ability.value for ability in held.card.abilities]
    with pytest.raises(TypeError, match="holds no object"):
        view_document(object())
