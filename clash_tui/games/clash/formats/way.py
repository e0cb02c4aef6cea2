"""The way to a game: decks are made move by move, then Champions are picked, all on record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault
from clash_tui.games.clash.cards import Catalog, UnknownName
from clash_tui.games.clash.cards.card import Slug
from clash_tui.games.clash.formats.champions import ChampionPicks
from clash_tui.games.clash.formats.steps import BadPreparation
from clash_tui.games.clash.rules import Edition

MOST_STEPS = 1000
"""How many sets or moves the way to a game can have: a draft has sixteen moves."""


class Record(BaseModel):
    """What the record of every way to a game has.

    Attributes:
        sets: The sets in use, by id; Preconstructed has its own cards and needs none.
        edition: The rule edition (R7, R8).
        seed: Where all chance comes from.
        game_seed: Where the chance of the game itself comes from, if not from ``seed``: the cards
            of a draft are played again and shuffled anew.
        moves: The moves in order, as text.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: ClassVar[str] = "clash-of-decks"
    """The game it leads to, by its id."""

    sets: Annotated[tuple[Slug, ...], Field(max_length=MOST_STEPS)] = ()
    edition: Edition = Edition.INITIATION_PACK
    seed: int = Field(ge=0, lt=2**63)
    game_seed: int | None = Field(default=None, ge=0, lt=2**63)
    moves: Annotated[
        tuple[Annotated[str, Field(max_length=1000)], ...], Field(max_length=MOST_STEPS)
    ] = ()

    @property
    def dealt_from(self) -> int:
        """The seed of the game, once the decks are made."""
        return self.seed if self.game_seed is None else self.game_seed

    @model_validator(mode="after")
    def _sets_differ(self) -> Self:
        if len(set(self.sets)) < len(self.sets):
            raise FieldFault("sets", _("the same set is listed twice"))
        return self


class Making(Protocol):
    """What decks are made with: a format under way."""

    @property
    def done(self) -> bool:
        """Whether the decks are made."""

    @property
    def can_undo(self) -> bool:
        """Whether its last move can be taken back."""

    def undo(self) -> Self:
        """Take its last move back."""


RecordT = TypeVar("RecordT", bound=Record)
MakingT = TypeVar("MakingT", bound=Making)


@dataclass(frozen=True, slots=True)
class Way(Generic[RecordT, MakingT]):
    """A way under way; each move returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        preparation: The record so far.
        making: The format as it stands; it stays when its decks are made.
        champion_picks: The Champions as they stand; None before the decks are made, and in a
            game without them.
    """

    catalog: Catalog
    preparation: RecordT
    making: MakingT
    champion_picks: ChampionPicks | None = None

    @classmethod
    def begin(cls, preparation: RecordT, catalog: Catalog) -> Self:
        """Begin the way to a game, before the first of the preparation's moves.

        Raises ``BadPreparation`` if its sets cannot be played with.
        """
        try:
            making = cls.begun(preparation, catalog)
        except (ValueError, UnknownName) as error:
            raise BadPreparation(0, str(error)) from error
        return cls(catalog, preparation.model_copy(update={"moves": ()}), making)

    @classmethod
    def replay(cls, preparation: RecordT, catalog: Catalog) -> Self:
        """Go the way to a game again, move by move.

        Raises ``BadPreparation`` for sets that cannot be played with, or at the first bad move.
        """
        way = cls.begin(preparation, catalog)
        for move in preparation.moves:
            way = way.play(move)
        return way

    @classmethod
    def begun(cls, preparation: RecordT, catalog: Catalog) -> MakingT:
        """Return the format at its beginning."""
        raise NotImplementedError

    def played(self, words: list[str]) -> Self:
        """Take the step that some words stand for; the record is not for it to keep."""
        raise NotImplementedError

    @property
    def stage(self) -> MakingT | ChampionPicks | None:
        """What has to be decided next; None when decks and Champions are there."""
        if not self.making.done:
            return self.making
        if self.champion_picks is not None and not self.champion_picks.done:
            return self.champion_picks
        return None

    def play(self, text: str) -> Self:
        """Play a move, given as text.

        Raises ``BadPreparation`` if it is none, or cannot be played; its cause is what the stage
        raised.
        """
        words = text.split()
        try:
            after = self.played(words)
        except (ValueError, UnknownName) as error:
            raise BadPreparation(len(self.preparation.moves) + 1, str(error)) from error
        return after._recorded((*self.preparation.moves, " ".join(words)))

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back.

        That holds for every open choice as long as nothing new was shown: not for a deck built in
        secret, and not for a pick before the cards of this round were revealed.
        """
        if self.champion_picks is not None and self.champion_picks.can_undo:
            return True
        return self.making.can_undo

    def undo(self) -> Self:
        """Take the last move back, where that is allowed."""
        if not self.can_undo:
            return self
        if self.champion_picks is not None and self.champion_picks.can_undo:
            before = replace(self, champion_picks=self.champion_picks.undo())
        else:
            before = replace(self, making=self.making.undo(), champion_picks=None)
        return before._recorded(self.preparation.moves[:-1])

    def _recorded(self, moves: tuple[str, ...]) -> Self:
        return replace(self, preparation=self.preparation.model_copy(update={"moves": moves}))
