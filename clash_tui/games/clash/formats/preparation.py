"""The way to a duel as a record: with it the decks come about again, pick by pick."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from pydantic import SerializerFunctionWrapHandler, model_serializer, model_validator

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats.built_deck import read_deck
from clash_tui.games.clash.formats.champions import ChampionPicks, check_champions
from clash_tui.games.clash.formats.constructed import Constructed
from clash_tui.games.clash.formats.deck_rules import CONSTRUCTED_SIZE
from clash_tui.games.clash.formats.draft import Draft
from clash_tui.games.clash.formats.pool import check_sets
from clash_tui.games.clash.formats.preconstructed import Preconstructed
from clash_tui.games.clash.formats.steps import one_card, one_id
from clash_tui.games.clash.formats.way import Record, Way
from clash_tui.games.clash.rules import Setup
from clash_tui.games.clash.rules.words import PLAYER_LETTERS

Format: TypeAlias = Literal["preconstructed", "draft", "constructed"]
"""The ways to come by a deck (R68–R70)."""

Begins: TypeAlias = Literal["coin", "A", "B", "loser"]
"""Who goes first (R10): whom the coin says, a player, or who lost the last duel of these two."""

DeckMaking: TypeAlias = Preconstructed | Draft | Constructed
"""A format under way: what the decks are made with."""

Stage: TypeAlias = DeckMaking | ChampionPicks
"""What has to be decided next, before a duel can begin."""


class Preparation(Record):
    """All there is to the way to a duel: what was agreed on, and each move since.

    Attributes:
        format: How the players come by their decks.
        sets: The sets in use, by id; Preconstructed has its own cards and needs none.
        edition: The rule edition of the duel (R7).
        champions: Whether each player picks a Champion (R87), in Draft and Constructed only.
        begins: Who goes first. Who picks first in a draft is tossed all the same (R69).
        seed: Where all chance comes from: the draft's, and that of the duel (R9, R10).
        game_seed: Where the chance of the duel comes from, if not from ``seed``.
        moves: The moves in order: "deck deck-1" in Preconstructed, "troll" in a draft, "deck" and
            ten cards or "ban troll" in Constructed, "champion troll" for a Champion.
    """

    format: Format = "preconstructed"
    champions: bool = False
    begins: Begins = "coin"

    @model_serializer(mode="wrap")
    def _without_what_is_usual(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Leave the coin unsaid, as files and programs did that knew nothing else."""
        written: dict[str, Any] = write(self)
        if self.begins == "coin":
            written.pop("begins", None)
        return written

    @model_validator(mode="after")
    def _fits_together(self) -> Preparation:
        if self.champions and self.format == "preconstructed":
            raise FieldFault("champions", _("Preconstructed is played without Champions"))
        return self


@dataclass(frozen=True, slots=True)
class Preparing(Way[Preparation, DeckMaking]):
    """A way to a duel under way."""

    @property
    def done(self) -> bool:
        """Whether the duel can begin."""
        return self.stage is None

    @property
    def decides(self) -> int | None:
        """Who must decide next: picks, builds or bans; None when the duel can begin."""
        match self.stage:
            case Constructed() as stage:
                ban = stage.ban_now
                return stage.builder if ban is None else ban.banner
            case None:
                return None
            case stage:
                return stage.picker

    def setup(self, loser: int | None = None) -> Setup:
        """Return the setup of the duel, in which whoever was agreed on goes first (R10).

        ``loser`` lost the last duel of these two, which is known to the caller alone.

        Raises ``ValueError`` while something has to be decided.
        """
        if not self.done:
            raise ValueError(_("The decks and Champions have to be chosen first."))
        picks = self.champion_picks
        return Setup(
            edition=self.preparation.edition,
            decks=self.making.final_decks(),
            champions=(None, None) if picks is None else (picks.picks[0], picks.picks[1]),
            seed=self.preparation.dealt_from,
            first=first_of(self.preparation.begins, loser),
        )

    def played(self, words: list[str]) -> Preparing:
        """Take the step of the format, or of the Champions, that some words stand for."""
        match self.stage:
            case Preconstructed() as stage:
                return self._made(one_id(words, "deck", stage.pick))
            case Draft() as stage:
                return self._made(one_card(words, stage.pick))
            case Constructed(builder=None) as stage:
                return self._made(one_id(words, "ban", stage.ban))
            case Constructed() as stage:
                deck = read_deck(" ".join(words))
                if deck is None:
                    raise ValueError(_("A built deck is written 'deck' and the ids of its cards."))
                return self._made(stage.build(deck))
            case ChampionPicks() as stage:
                return replace(self, champion_picks=one_id(words, "champion", stage.pick))
            case None:
                raise ValueError(_("Everything is decided; the duel can begin."))

    def _made(self, making: DeckMaking) -> Preparing:
        picks = None
        if making.done and self.preparation.champions:
            picks = ChampionPicks(self.catalog, self.preparation.sets, making.final_decks())
        return replace(self, making=making, champion_picks=picks)

    @classmethod
    def begun(cls, preparation: Preparation, catalog: Catalog) -> DeckMaking:
        """Return the format at its beginning."""
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


def first_of(begins: Begins, loser: int | None = None) -> int | None:
    """Return who goes first; None lets the coin decide (R10).

    Args:
        begins: What was agreed on.
        loser: Who lost the last duel of these two; None where nobody did.
    """
    if begins == "loser":
        return loser
    return None if begins == "coin" else PLAYER_LETTERS.index(begins)


def replay(preparation: Preparation, catalog: Catalog) -> Preparing:
    """Go the way to a duel again; see ``Way.replay``."""
    return Preparing.replay(preparation, catalog)
