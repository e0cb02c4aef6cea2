"""A program outside of this one that takes part in a series."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.util import Finalize
from typing import Any, NoReturn

from clash_tui.bots.outside import Engine, Outside, OutsideFailed
from clash_tui.bots.player import question_of
from clash_tui.lab.competitors import Forfeit
from clash_tui.match.match import Match
from clash_tui.match.seats import Program, Sitter

OUTSIDE = "outside"
"""The id of a program outside at a seat (``Program.id``); its level is what the series calls it."""


@dataclass(frozen=True, slots=True)
class Outsider:
    """A program outside; each process that plays games has one of its own, for all games there.

    Attributes:
        id: What the series calls it.
        engine: How it is started, and what it may take.
    """

    id: str
    engine: Engine

    @property
    def sits(self) -> Sitter:
        """The program at its seat."""
        return Program(OUTSIDE, self.id)

    def can_play(self, game: str) -> bool:
        """Say that it can play any game: what it cannot play it loses."""
        return True

    def answer(self, match: Match[Any, Any, Any], luck: int) -> Any:
        """Return what it plays by the view of its seat. Raises ``Forfeit``."""
        question = question_of(match.game, match.state, len(match.moves), self.id)
        try:
            return _opened(self).choose(question)
        except OutsideFailed as failed:
            raise Forfeit(str(failed.fault)) from None


_open: dict[Outsider, Outside] = {}


def _opened(outsider: Outsider) -> Outside:
    """Return the program of this process."""
    if not _open and parent_process() is not None:
        # A process that helps is ended by a signal, which would leave its programs behind.
        signal.signal(signal.SIGTERM, _end)
        Finalize(None, close_all, exitpriority=1)
    if outsider not in _open:
        _open[outsider] = Outside(outsider.engine)
    return _open[outsider]


def close_all() -> None:
    """End all programs of this process."""
    while _open:
        _name, outside = _open.popitem()
        outside.close()


def _end(_signal: int, _frame: object) -> NoReturn:
    # It comes anywhere, where locks are held too: nothing here may wait, or be caught by others.
    for outside in tuple(_open.values()):
        outside.kill()
    os._exit(128 + signal.SIGTERM)
