"""The way to a duel as a record: with it the decks come about again, pick by pick."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.cards import Catalog, UnknownName
from clash_tui.cards.card import Slug
from clash_tui.formats.champions import ChampionPicks, check_champions
from clash_tui.formats.constructed import Constructed
from clash_tui.formats.deck_rules import CONSTRUCTED_SIZE
from clash_tui.formats.draft import Draft
from clash_tui.formats.pool import check_sets
from clash_tui.formats.preconstructed import Preconstructed
from clash_tui.formats.steps import BadPreparation, one_card, one_id
from clash_tui.game import Edition, Setup
from clash_tui.i18n import _
from clash_tui.validation import FieldFault

Format: TypeAlias = Literal["preconstructed", "draft", "constructed"]
"""The ways to come by a deck (R68–R70)."""

DeckMaking: TypeAlias = Preconstructed | Draft | Constructed
"""A format under way: what the decks are made with."""

Stage: TypeAlias = DeckMaking | ChampionPicks
"""What has to be decided next, before a duel can begin."""


class Preparation(BaseModel):
    """All there is to the way to a duel: what was agreed on, and each move since.

    Attributes:
        format: How the players come by their decks.
        sets: The sets in use, by id; Preconstructed has its own cards and needs none.
        edition: The rule edition of the duel (R7).
        champions: Whether each player picks a Champion (R87), in Draft and Constructed only.
        seed: Where all chance comes from: the draft's, and that of the duel (R9, R10).
        moves: The moves in order: "deck deck-1" in Preconstructed, "troll" in a draft, "deck" and
            ten cards or "ban troll" in Constructed, "champion troll" for a Champion.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Format = "preconstructed"
    sets: tuple[Slug, ...] = ()
    edition: Edition = Edition.INITIATION_PACK
    champions: bool = False
    seed: int = Field(ge=0, lt=2**63)
    moves: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _fits_together(self) -> Preparation:
        if self.champions and self.format == "preconstructed":
            raise FieldFault("champions", _("Preconstructed is played without Champions"))
        if len(set(self.sets)) < len(self.sets):
            raise FieldFault("sets", _("the same set is listed twice"))
        return self


@dataclass(frozen=True, slots=True)
class Preparing:
    """A preparation under way; each move returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        preparation: The record so far.
        making: The format as it stands; it stays when its decks are made.
        champion_picks: The Champions as they stand; None before the decks are made, and in a
            duel without them.
    """

    catalog: Catalog
    preparation: Preparation
    making: DeckMaking
    champion_picks: ChampionPicks | None = None

    @classmethod
    def begin(cls, preparation: Preparation, catalog: Catalog) -> Preparing:
        """Begin the way to a duel, before the first of the preparation's moves.

        Raises ``BadPreparation`` if its sets cannot be played with.
        """
        try:
            making = _begun(preparation, catalog)
        except (ValueError, UnknownName) as error:
            raise BadPreparation(0, str(error)) from error
        return cls(catalog, preparation.model_copy(update={"moves": ()}), making)

    @property
    def stage(self) -> Stage | None:
        """What has to be decided next; None when the duel can begin."""
        if not self.making.done:
            return self.making
        if self.champion_picks is not None and not self.champion_picks.done:
            return self.champion_picks
        return None

    @property
    def done(self) -> bool:
        """Whether the duel can begin."""
        return self.stage is None

    def play(self, text: str) -> Preparing:
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

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back.

        That holds for every open choice as long as nothing new was shown: not for a deck built in
        secret, and not for a pick before the cards of this round were revealed.
        """
        if self.champion_picks is not None and self.champion_picks.can_undo:
            return True
        return self.making.can_undo

    def undo(self) -> Preparing:
        """Take the last move back, where that is allowed."""
        if not self.can_undo:
            return self
        if self.champion_picks is not None and self.champion_picks.can_undo:
            before = replace(self, champion_picks=self.champion_picks.undo())
        else:
            before = replace(self, making=self.making.undo(), champion_picks=None)
        return before._recorded(self.preparation.moves[:-1])

    def setup(self, first: int | None = None) -> Setup:
        """Return the setup of the duel; ``first`` goes first, or the coin decides (R10).

        Raises ``ValueError`` while something has to be decided.
        """
        if not self.done:
            raise ValueError(_("The decks and Champions have to be chosen first."))
        picks = self.champion_picks
        return Setup(
            edition=self.preparation.edition,
            decks=self.making.final_decks(),
            champions=(None, None) if picks is None else (picks.picks[0], picks.picks[1]),
            seed=self.preparation.seed,
            first=first,
        )

    def _played(self, words: list[str]) -> Preparing:
        match self.stage:
            case Preconstructed() as stage:
                return self._made(one_id(words, "deck", stage.pick))
            case Draft() as stage:
                return self._made(one_card(words, stage.pick))
            case Constructed(builder=None) as stage:
                return self._made(one_id(words, "ban", stage.ban))
            case Constructed() as stage:
                if words[:1] != ["deck"]:
                    raise ValueError(_("A built deck is written 'deck' and the ids of its cards."))
                return self._made(stage.build(words[1:]))
            case ChampionPicks() as stage:
                return replace(self, champion_picks=one_id(words, "champion", stage.pick))
            case None:
                raise ValueError(_("Everything is decided; the duel can begin."))

    def _made(self, making: DeckMaking) -> Preparing:
        picks = None
        if making.done and self.preparation.champions:
            picks = ChampionPicks(self.catalog, self.preparation.sets, making.final_decks())
        return replace(self, making=making, champion_picks=picks)

    def _recorded(self, moves: tuple[str, ...]) -> Preparing:
        return replace(self, preparation=self.preparation.model_copy(update={"moves": moves}))


def replay(preparation: Preparation, catalog: Catalog) -> Preparing:
    """Go the way to a duel again, move by move.

    Raises ``BadPreparation`` for sets that cannot be played with, or at the first bad move.
    """
    preparing = Preparing.begin(preparation, catalog)
    for move in preparation.moves:
        preparing = preparing.play(move)
    return preparing


def _begun(preparation: Preparation, catalog: Catalog) -> DeckMaking:
    making: DeckMaking
    match preparation.format:
        case "preconstructed":
            return Preconstructed(catalog)
        case "draft":
            making = Draft.begin(catalog, preparation.sets, preparation.seed)
        case "constructed":
            check_sets(catalog, preparation.sets, CONSTRUCTED_SIZE)
            making = Constructed(catalog, preparation.sets)
    if preparation.champions:
        check_champions(catalog, preparation.sets)
    return making
