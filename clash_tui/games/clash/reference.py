"""What a player can read about the rules of Clash of Decks while playing.

The text lies in ``assets/clash/rules``: one file for each section under ``sections``, and
``abilities.toml`` with one short sentence for each ability.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field

from clash_tui.base.i18n import _
from clash_tui.base.paths import assets_dir
from clash_tui.games.reference import (
    BrokenReference,
    Edition,
    Entry,
    Frozen,
    Paragraph,
    Reference,
    Section,
    UnknownEntry,
    checked,
    load_sections,
    read_toml_file,
)

__all__ = [
    "AbilitySentence",
    "BrokenReference",
    "ClashReference",
    "Edition",
    "Entry",
    "Section",
    "Solo",
    "SoloSentence",
    "UnknownEntry",
    "ability_sentence",
    "default_reference",
    "load_reference",
]

Solo = Literal["solo_own", "solo_other"]
"""Whose card is read in a solo game: the player's own, or one of the opponent's pile (R72-R82)."""


class SoloSentence(Frozen):
    """What an ability does in a solo game, where that differs from a duel.

    Attributes:
        raw_creature: The sentence on a creature, in English; None where it does not differ.
        raw_incantation: The sentence on an incantation; None where it does not differ, or where the
            other fits and a duel has none of its own.
    """

    raw_creature: Paragraph | None = Field(default=None, alias="creature")
    raw_incantation: Paragraph | None = Field(default=None, alias="incantation")


class AbilitySentence(Frozen):
    """What an ability does in one short sentence, to stand after the ability's name.

    Attributes:
        raw_creature: The sentence on a creature, in English.
        raw_incantation: The sentence on an incantation; None where the other fits or none is
            printed so.
        solo_own: What differs on the player's own cards in a solo game.
        solo_other: What differs on the cards of the solo opponent's pile.
    """

    raw_creature: Paragraph = Field(alias="creature")
    raw_incantation: Paragraph | None = Field(default=None, alias="incantation")
    solo_own: SoloSentence = SoloSentence()
    solo_other: SoloSentence = SoloSentence()

    def raw(self, on_incantation: bool = False, solo: Solo | None = None) -> str:
        """Return the sentence that is read on a card, in English.

        Args:
            on_incantation: Whether the card is an incantation.
            solo: Whose card it is in a solo game; None in a duel, and where no game is played.
        """
        alone = SoloSentence() if solo is None else getattr(self, solo)
        if on_incantation:
            for text in (alone.raw_incantation, self.raw_incantation):
                if text is not None:
                    return text
        return alone.raw_creature or self.raw_creature

    def all_raw(self) -> Iterator[str]:
        """Yield every sentence there is, in English."""
        for each in (self, self.solo_own, self.solo_other):
            for text in (each.raw_creature, each.raw_incantation):
                if text is not None:
                    yield text


class ClashReference(Reference):
    """The whole rules reference of Clash of Decks.

    Attributes:
        abilities: The sentence of each ability, and of "aura", by its id.
    """

    abilities: dict[str, AbilitySentence]

    def ability_sentence(
        self, ability_id: str, on_incantation: bool = False, solo: Solo | None = None
    ) -> str:
        """Return what an ability does, in the player's language; it follows the ability's name.

        Args:
            ability_id: The ability, such as "berserk", or "aura" for any ability given as one.
            on_incantation: Whether the card it is printed on is an incantation.
            solo: Whose card it is in a solo game; None in a duel, and where no game is played.

        Raises:
            UnknownEntry: There is no such ability.
        """
        sentence = self.abilities.get(ability_id)
        if sentence is None:
            raise UnknownEntry(_("There is no ability {name}.").format(name=ability_id))
        return _(sentence.raw(on_incantation, solo))


def load_reference(folder: Path) -> ClashReference:
    """Read the rules reference from a folder with ``sections/*.toml`` and ``abilities.toml``.

    Raises:
        BrokenReference: A file is missing, is not TOML, or says something that cannot be.
    """
    return ClashReference(
        sections=load_sections(folder / "sections"),
        abilities=_read_abilities(folder / "abilities.toml"),
    )


@cache
def default_reference() -> ClashReference:
    """Return the reference that comes with the program, read once.

    Raises:
        BrokenReference: As ``load_reference``.
    """
    return load_reference(assets_dir("clash") / "rules")


def ability_sentence(
    ability_id: str, on_incantation: bool = False, solo: Solo | None = None
) -> str:
    """Return what an ability does in one sentence; see ``Reference.ability_sentence``."""
    return default_reference().ability_sentence(ability_id, on_incantation, solo)


def _read_abilities(file: Path) -> dict[str, AbilitySentence]:
    return {
        name: checked(AbilitySentence, fields, file, _("ability {name}").format(name=name))
        for name, fields in read_toml_file(file).items()
    }
