"""The way to a solo game as a record: with it deck, Champion and difficulty come about again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.cards import Catalog, UnknownName
from clash_tui.cards.card import Slug
from clash_tui.formats.champions import ChampionPicks, check_champions
from clash_tui.formats.solo_deck import SoloDeck
from clash_tui.formats.solo_draft import SoloDraft
from clash_tui.formats.steps import BadPreparation, one_card, one_id
from clash_tui.game import LEVELS, Edition, SoloOptions, SoloSetup
from clash_tui.i18n import _
from clash_tui.validation import FieldFault

SoloKind: TypeAlias = Literal["quick", "custom"]
"""A quick game has fixed rules; for a custom game a level and options are chosen (R74, R83)."""

SoloFormat: TypeAlias = Literal["preconstructed", "draft"]
"""The ways to come by a deck in a solo game (R72)."""

SoloLevel: TypeAlias = Literal["easy", "medium", "hard", "heroic", "mythic"]
"""The levels of a custom game (R83)."""

SoloMaking: TypeAlias = SoloDeck | SoloDraft
"""A format under way: what the deck is made with."""

SoloStage: TypeAlias = SoloMaking | ChampionPicks
"""What has to be decided next, before the difficulty."""


class SoloPreparation(BaseModel):
    """All there is to the way to a solo game: what was chosen, and each move since.

    Attributes:
        kind: Quick, or custom with a level.
        format: How the player comes by a deck (R72).
        sets: The sets in use, by id; Preconstructed has its own cards and needs none.
        edition: The rule edition (R7, R8).
        champion: Whether the player picks a Champion: in a custom draft only (R87).
        level: The level of a custom game, None while it is not chosen.
        options: What the level's points were spent on (R84); those of a quick game otherwise.
        seed: Where all chance comes from.
        moves: The moves in order: "deck deck-1" in Preconstructed, "troll" in a draft,
            "champion troll" for the Champion.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: SoloKind = "quick"
    format: SoloFormat = "preconstructed"
    sets: tuple[Slug, ...] = ()
    edition: Edition = Edition.INITIATION_PACK
    champion: bool = False
    level: SoloLevel | None = None
    options: SoloOptions = SoloOptions()
    seed: int = Field(ge=0, lt=2**63)
    moves: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _fits_together(self) -> SoloPreparation:
        if self.champion and (self.kind == "quick" or self.format == "preconstructed"):
            raise FieldFault("champion", _("only a custom draft is played with a Champion"))
        if len(set(self.sets)) < len(self.sets):
            raise FieldFault("sets", _("the same set is listed twice"))
        if self.level is None:
            if self.options != SoloOptions():
                raise FieldFault("options", _("without a level there are none to choose"))
        elif self.kind == "quick":
            raise FieldFault("level", _("a quick game has none"))
        elif self.options.points != LEVELS[self.level]:
            text = _("they cost {points}, but the level has {level} to spend")
            reason = text.format(points=self.options.points, level=LEVELS[self.level])
            raise FieldFault("options", reason)
        return self


@dataclass(frozen=True, slots=True)
class SoloPreparing:
    """A preparation under way; each move returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        preparation: The record so far.
        making: The format as it stands; it stays when the deck is made.
        champion_picks: The Champion as it stands; None before the deck is made, and in a game
            without one.
    """

    catalog: Catalog
    preparation: SoloPreparation
    making: SoloMaking
    champion_picks: ChampionPicks | None = None

    @classmethod
    def begin(cls, preparation: SoloPreparation, catalog: Catalog) -> SoloPreparing:
        """Begin the way to a solo game, before the first of the preparation's moves.

        Raises ``BadPreparation`` if its sets cannot be played with.
        """
        try:
            making = _begun(preparation, catalog)
        except (ValueError, UnknownName) as error:
            raise BadPreparation(0, str(error)) from error
        return cls(catalog, preparation.model_copy(update={"moves": ()}), making)

    @property
    def stage(self) -> SoloStage | None:
        """What has to be decided next; None when only the difficulty is left."""
        if not self.making.done:
            return self.making
        if self.champion_picks is not None and not self.champion_picks.done:
            return self.champion_picks
        return None

    @property
    def needs_level(self) -> bool:
        """Whether level and options of a custom game are still to be chosen."""
        return self.preparation.kind == "custom" and self.preparation.level is None

    @property
    def done(self) -> bool:
        """Whether the game can begin."""
        return self.stage is None and not self.needs_level

    def play(self, text: str) -> SoloPreparing:
        """Play a move, given as text.

        Raises ``BadPreparation`` if it is none, or cannot be played; its cause is what the stage
        raised.
        """
        words = text.split()
        try:
            played = self._played(words)
        except (ValueError, UnknownName) as error:
            raise BadPreparation(len(self.preparation.moves) + 1, str(error)) from error
        return played._recorded((*self.preparation.moves, " ".join(words)))

    def with_level(self, level: str | None, options: SoloOptions | None = None) -> SoloPreparing:
        """Choose the level and what its points are spent on; None gives the choice back.

        Raises ``pydantic.ValidationError`` if they do not add up, or in a quick game.
        """
        chosen = {"level": level, "options": options or SoloOptions()}
        preparation = SoloPreparation.model_validate({**dict(self.preparation), **chosen})
        return replace(self, preparation=preparation)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back: no new cards have been revealed since."""
        if self.champion_picks is not None and self.champion_picks.can_undo:
            return True
        return self.making.can_undo

    def undo(self) -> SoloPreparing:
        """Take the last move back, where that is allowed."""
        if not self.can_undo:
            return self
        if self.champion_picks is not None and self.champion_picks.can_undo:
            before = replace(self, champion_picks=self.champion_picks.undo())
        else:
            before = replace(self, making=self.making.undo(), champion_picks=None)
        return before._recorded(self.preparation.moves[:-1])

    def decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the player's cards and the opponent's, by id.

        Raises ``ValueError`` while the deck is not made.
        """
        return self.making.final_decks()

    def setup(self, seed: int | None = None) -> SoloSetup:
        """Return the setup of the game, with the preparation's seed or another one.

        Raises ``ValueError`` while something is to be decided.
        """
        if not self.done:
            raise ValueError(_("Deck, Champion and level have to be chosen first."))
        deck, pile = self.decks()
        return SoloSetup(
            edition=self.preparation.edition,
            deck=deck,
            pile=pile,
            champion=None if self.champion_picks is None else self.champion_picks.picks[0],
            options=self.preparation.options,
            seed=self.preparation.seed if seed is None else seed,
        )

    def _played(self, words: list[str]) -> SoloPreparing:
        match self.stage:
            case SoloDeck() as stage:
                return self._made(one_id(words, "deck", stage.pick))
            case SoloDraft() as stage:
                return self._made(one_card(words, stage.pick))
            case ChampionPicks() as stage:
                return replace(self, champion_picks=one_id(words, "champion", stage.pick))
            case None:
                raise ValueError(_("Everything is decided; the game can begin."))

    def _made(self, making: SoloMaking) -> SoloPreparing:
        picks = None
        if making.done and self.preparation.champion:
            own = making.final_decks()[0]
            picks = ChampionPicks(self.catalog, self.preparation.sets, (own,))
        return replace(self, making=making, champion_picks=picks)

    def _recorded(self, moves: tuple[str, ...]) -> SoloPreparing:
        return replace(self, preparation=self.preparation.model_copy(update={"moves": moves}))


def replay_solo(preparation: SoloPreparation, catalog: Catalog) -> SoloPreparing:
    """Go the way to a solo game again, move by move.

    Raises ``BadPreparation`` for sets that cannot be played with, or at the first bad move.
    """
    preparing = SoloPreparing.begin(preparation, catalog)
    for move in preparation.moves:
        preparing = preparing.play(move)
    return preparing


def _begun(preparation: SoloPreparation, catalog: Catalog) -> SoloMaking:
    if preparation.format == "preconstructed":
        return SoloDeck(catalog)
    if preparation.champion:
        check_champions(catalog, preparation.sets)
    return SoloDraft.begin(catalog, preparation.sets, preparation.seed)
