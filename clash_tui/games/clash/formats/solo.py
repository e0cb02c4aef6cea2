"""The way to a solo game as a record: with it deck, Champion and difficulty come about again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Literal, TypeAlias

from pydantic import model_validator

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.validation import FieldFault
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats.champions import ChampionPicks, check_champions
from clash_tui.games.clash.formats.solo_deck import SoloDeck
from clash_tui.games.clash.formats.solo_draft import SoloDraft
from clash_tui.games.clash.formats.steps import one_card, one_id
from clash_tui.games.clash.formats.way import Record, Way
from clash_tui.games.clash.rules import LEVELS, SoloOptions, SoloSetup

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


class SoloPreparation(Record):
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
        game_seed: Where the chance of the game itself comes from, if not from ``seed``.
        day: The day whose deal this is; None for any other.
        moves: The moves in order: "deck deck-1" in Preconstructed, "troll" in a draft,
            "champion troll" for the Champion.
    """

    kind: SoloKind = "quick"
    format: SoloFormat = "preconstructed"
    champion: bool = False
    level: SoloLevel | None = None
    options: SoloOptions = SoloOptions()
    day: date | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> SoloPreparation:
        if self.champion and (self.kind == "quick" or self.format == "preconstructed"):
            raise FieldFault("champion", _("only a custom draft is played with a Champion"))
        if self.level is None:
            if self.options != SoloOptions():
                raise FieldFault("options", _("without a level there are none to choose"))
        elif self.kind == "quick":
            raise FieldFault("level", _("a quick game has none"))
        elif self.options.points != LEVELS[self.level]:
            text = ngettext(
                "they cost {points}, but the level has {level} to spend",
                "they cost {points}, but the level has {level} to spend",
                self.options.points,
            )
            reason = text.format(points=self.options.points, level=LEVELS[self.level])
            raise FieldFault("options", reason)
        return self


@dataclass(frozen=True, slots=True)
class SoloPreparing(Way[SoloPreparation, SoloMaking]):
    """A way to a solo game under way."""

    @property
    def needs_level(self) -> bool:
        """Whether level and options of a custom game are still to be chosen."""
        return self.preparation.kind == "custom" and self.preparation.level is None

    @property
    def done(self) -> bool:
        """Whether the game can begin."""
        return self.stage is None and not self.needs_level

    def with_level(self, level: str | None, options: SoloOptions | None = None) -> SoloPreparing:
        """Choose the level and what its points are spent on; None gives the choice back.

        Raises ``pydantic.ValidationError`` if they do not add up, or in a quick game.
        """
        chosen = {"level": level, "options": options or SoloOptions()}
        preparation = SoloPreparation.model_validate({**dict(self.preparation), **chosen})
        return replace(self, preparation=preparation)

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
            seed=self.preparation.dealt_from if seed is None else seed,
        )

    def played(self, words: list[str]) -> SoloPreparing:
        """Take the step of the format, or of the Champion, that some words stand for."""
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

    @classmethod
    def begun(cls, preparation: SoloPreparation, catalog: Catalog) -> SoloMaking:
        """Return the format at its beginning."""
        if preparation.format == "preconstructed":
            return SoloDeck(catalog)
        if preparation.champion:
            check_champions(catalog, preparation.sets)
        return SoloDraft.begin(catalog, preparation.sets, preparation.seed)


def replay_solo(preparation: SoloPreparation, catalog: Catalog) -> SoloPreparing:
    """Go the way to a solo game again; see ``Way.replay``."""
    return SoloPreparing.replay(preparation, catalog)
