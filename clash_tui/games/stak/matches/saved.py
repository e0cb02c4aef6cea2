"""The files of Stak Bots: what they hold besides seats and moves."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from clash_tui.games.protocol import Result
from clash_tui.games.stak.rules import Ending, Setup
from clash_tui.match.saved_file import SavedGame


class SavedOutcome(BaseModel):
    """How a game ended, in words of no language: why, and the result of each seat."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ending: Ending
    results: tuple[Result, ...]


class SavedStak(SavedGame):
    """A game of Stak Bots; its setup holds the whole deck, so that own decks stay as they were."""

    game: Literal["stak-bots"] = "stak-bots"
    kind: Literal["stak"] = "stak"
    setup: Setup
    outcome: SavedOutcome | None = None
