"""The files of Clash of Decks: what they hold besides seats and moves."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, field_validator, model_validator

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault, showable
from clash_tui.games.clash.cards import CardSet
from clash_tui.games.clash.formats import Preparation, SoloPreparation
from clash_tui.games.clash.matches.duel import Duel
from clash_tui.games.clash.matches.old_endings import old_sentence, read_old
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import PLAYERS, Ending, Setup, SoloSetup
from clash_tui.games.clash.rules.state import Outcome
from clash_tui.match.saved_file import MOST_SETS, SavedFile, SavedGame, SavedName
from clash_tui.match.seats import Person, Rules, Sitter

Playable = Duel | SoloGame


class SavedOutcome(BaseModel):
    """How a game ended, in words of no language.

    Attributes:
        winner: The number of the player who won; None for a draw (R91).
        ending: Why the game was over.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    winner: int | None = Field(ge=0, lt=len(PLAYERS))
    ending: Ending

    @model_validator(mode="after")
    def _only_a_draw_has_no_winner(self) -> Self:
        if (self.winner is None) != (self.ending is Ending.AGREED):
            raise FieldFault("winner", _("it does not go with this ending"))
        return self


def _showable_or_none(text: str | None) -> str | None:
    return None if text is None else showable(text)


class ClashFile(SavedFile):
    """What every file of Clash of Decks has.

    Attributes:
        own_sets: The sets in use that do not come with the program, whole, as they were when the
            game began.
    """

    game: Literal["clash-of-decks"] = "clash-of-decks"
    own_sets: tuple[CardSet, ...] = Field(default=(), max_length=MOST_SETS)

    @field_validator("own_sets")
    @classmethod
    def _are_of_players(cls, sets: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        # The sets of the program are not for a file to change.
        if not all(each.own for each in sets):
            raise ValueError(_("only sets that a player made are kept in a game"))
        return sets


class _Saved(ClashFile, SavedGame):
    """What every saved game has."""

    names: tuple[SavedName, SavedName]
    outcome: SavedOutcome | None = None
    """How it ended; None while it goes on, and in a file of format 1."""
    ending: Annotated[
        str | None, Field(max_length=300, exclude=True), AfterValidator(_showable_or_none)
    ] = None
    """How it ended in one sentence, in a file of format 1 only."""

    @property
    def finished(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None or self.ending is not None

    @property
    def ended(self) -> Outcome | None:
        """How it ended, as far as its file tells that; None while it goes on."""
        if self.outcome is not None:
            return Outcome(self.outcome.winner, self.outcome.ending)
        return None if self.ending is None else read_old(self.ending, self.names)

    def ends_as(self, outcome: Outcome) -> bool:
        """Say whether a file has this ending: by its id, or in format 1 as a sentence."""
        if self.outcome is not None:
            return (self.outcome.winner, self.outcome.ending) == outcome
        return self.ending == old_sentence(outcome, self.names)


class SavedDuel(_Saved):
    """A duel of two players."""

    kind: Literal["duel"] = "duel"
    setup: Setup
    preparation: Preparation | None = None


class SavedSolo(_Saved):
    """A game against the pile."""

    USUAL: ClassVar[tuple[Sitter, ...]] = (Person(), Rules())

    kind: Literal["solo"] = "solo"
    setup: SoloSetup
    preparation: SoloPreparation | None = None


SavedClash = SavedDuel | SavedSolo
