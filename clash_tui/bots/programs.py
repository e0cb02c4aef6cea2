"""Asking the program at a seat."""

from __future__ import annotations

from typing import Any

from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.player import question_of
from clash_tui.match.match import Match


def answer(match: Match[Any, Any, Any]) -> Any:
    """Return what the program that must decide plays."""
    return AtRandom().choose(question_of(match.game, match.state, len(match.moves), "random"))
