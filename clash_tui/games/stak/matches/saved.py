"""The file of a game of Stak Bots: what it holds besides seats and moves."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault
from clash_tui.games.protocol import Result
from clash_tui.games.stak.rules import FEWEST, MOST, Ending, Outcome, Setup
from clash_tui.match.saved_file import SavedGame, SavedName

MOST_MOVES = 40_000
"""How many moves a game can have: it is over after 600 turns of six players (SB71), with some 60
moves in each that players decide."""

_WINNING = (Ending.LAST, Ending.RESIGNED)


class SavedOutcome(BaseModel):
    """How a game ended, in words of no language (SB69-SB71).

    Attributes:
        ending: Why it was over.
        results: How it ended for each seat: one has won, or some have drawn; the others have lost.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    ending: Ending
    results: Annotated[tuple[Result, ...], Field(min_length=FEWEST, max_length=MOST)]

    @model_validator(mode="after")
    def _can_be(self) -> Self:
        won = self.results.count("won")
        drawn = self.results.count("drawn")
        if (won, drawn > 0) != ((1, False) if self.ending in _WINNING else (0, True)):
            raise FieldFault("results", _("they do not go with this ending"))
        return self

    @property
    def outcome(self) -> Outcome:
        """The same as the rules have it."""
        return Outcome(self.ending, self.results)


class SavedStak(SavedGame):
    """A game of Stak Bots.

    The deck is whole in the setup: whatever becomes of an own deck, its games keep their cards
    (SB83).
    """

    game: Literal["stak-bots"] = "stak-bots"
    kind: Literal["stak"] = "stak"
    names: Annotated[tuple[SavedName, ...], Field(min_length=FEWEST, max_length=MOST)]
    setup: Setup
    preparation: None = None
    own_sets: Annotated[tuple[()], Field(exclude=True)] = ()
    moves: Annotated[
        tuple[Annotated[str, Field(max_length=100)], ...], Field(max_length=MOST_MOVES)
    ] = ()
    outcome: SavedOutcome | None = None

    @model_validator(mode="after")
    def _all_are_seated(self) -> Self:
        if len(self.names) != self.setup.players:
            raise FieldFault("names", _("there is not one for each player"))
        if self.outcome is not None and len(self.outcome.results) != self.setup.players:
            raise FieldFault("outcome.results", _("there is not one for each player"))
        return self
