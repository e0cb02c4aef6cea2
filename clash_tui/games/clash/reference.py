"""The program's own rules reference: what a player can read about the rules while playing.

The text lies in ``assets/rules``: one file per section under ``sections``, and ``abilities.toml``
with one short sentence for each ability. It is kept in English and translated where it is shown.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    NonNegativeInt,
    ValidationError,
    model_validator,
)

from clash_tui.base.i18n import _, folded
from clash_tui.base.paths import assets_dir
from clash_tui.base.validation import FieldFault, first_fault
from clash_tui.base.wording import in_row, small_first

Edition = Literal["starter-kit", "initiation-pack"]
"""The two published editions of the rules (R7, R8)."""

Solo = Literal["solo_own", "solo_other"]
"""Whose card is read in a solo game: the player's own, or one of the opponent's pile (R72-R82)."""

_RULE_ID = re.compile(r"R[1-9][0-9]*")
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BrokenReference(Exception):
    """A file of the rules reference cannot be used; its text is one sentence for the player.

    Attributes:
        file: The file that is wrong.
        place: The entry and field in it; empty when the file as a whole is meant.
        reason: What is wrong there, as a clause without a full stop.
    """

    def __init__(self, file: Path, place: str, reason: str) -> None:
        self.file = file
        self.place = place
        self.reason = reason
        sentence = _("{file}, {place}: {reason}.") if place else _("{file}: {reason}.")
        super().__init__(sentence.format(file=file, place=place, reason=reason))


class UnknownEntry(LookupError):
    """The rules reference has no entry of this name; its text is one sentence."""


def _one_paragraph(text: str) -> str:
    # Line breaks in the file are there for its editor; a screen wraps to its own width.
    unwrapped = " ".join(text.split())
    if not unwrapped:
        raise ValueError(_("it is empty"))
    return unwrapped


def _slug(text: str) -> str:
    if not _SLUG.fullmatch(text):
        raise ValueError(_("{given} is not small letters with hyphens").format(given=text))
    return text


def _entry_id(text: str) -> str:
    return text if _RULE_ID.fullmatch(text) else _slug(text)


_Text = Annotated[str, AfterValidator(_one_paragraph)]
_Slug = Annotated[str, AfterValidator(_slug)]
_EntryId = Annotated[str, AfterValidator(_entry_id)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Entry(_Frozen):
    """One rule, or one explanation beside the rules.

    Attributes:
        id: The rule's number such as "R45", or a name such as "in-a-minute" for an explanation.
        topics: What a player may come from, most fitting first; an ability's is its id.
        edition: The only edition in which this holds; None when it holds in both.
        house: Whether the program had to decide some of this itself.
    """

    id: _EntryId
    raw_title: _Text = Field(alias="title")
    raw_text: _Text = Field(alias="text")
    raw_example: _Text | None = Field(default=None, alias="example")
    topics: tuple[_Slug, ...] = Field(min_length=1)
    edition: Edition | None = None
    house: bool = False
    raw_house_note: _Text | None = Field(default=None, alias="house_note")

    @model_validator(mode="after")
    def _says_which_part_is_ours(self) -> Self:
        if self.house and self.raw_house_note is None:
            raise FieldFault("house_note", _("a house ruling must say which part it decides"))
        if self.raw_house_note is not None and not self.house:
            raise FieldFault("house_note", _("only a house ruling has a note"))
        return self

    @property
    def is_rule(self) -> bool:
        """Whether this is a numbered rule, and not an explanation beside the rules."""
        return _RULE_ID.fullmatch(self.id) is not None

    @property
    def title(self) -> str:
        """The heading, in the player's language."""
        return _(self.raw_title)

    @property
    def text(self) -> str:
        """What the rule says, as one paragraph in the player's language."""
        return _(self.raw_text)

    @property
    def example(self) -> str | None:
        """A case from play, in the player's language; None where none is needed."""
        return None if self.raw_example is None else _(self.raw_example)

    @property
    def house_note(self) -> str | None:
        """Which part the program decided, in the player's language; None if not a house ruling."""
        return None if self.raw_house_note is None else _(self.raw_house_note)


class Section(_Frozen):
    """A chapter of the reference.

    Attributes:
        id: The section's name, such as "assault".
        order: Its place among the sections, counted in a beginner's order of reading.
        entries: Its entries in order of reading.
    """

    id: _Slug
    raw_title: _Text = Field(alias="title")
    order: NonNegativeInt
    entries: tuple[Entry, ...] = Field(min_length=1, alias="entry")

    @property
    def title(self) -> str:
        """The heading, in the player's language."""
        return _(self.raw_title)


class SoloSentence(_Frozen):
    """What an ability does in a solo game, where that differs from a duel.

    Attributes:
        raw_creature: The sentence on a creature, in English; None where it does not differ.
        raw_incantation: The sentence on an incantation; None where it does not differ, or where the
            other fits and a duel has none of its own.
    """

    raw_creature: _Text | None = Field(default=None, alias="creature")
    raw_incantation: _Text | None = Field(default=None, alias="incantation")


class AbilitySentence(_Frozen):
    """What an ability does in one short sentence, to stand after the ability's name.

    Attributes:
        raw_creature: The sentence on a creature, in English.
        raw_incantation: The sentence on an incantation; None where the other fits or none is
            printed so.
        solo_own: What differs on the player's own cards in a solo game.
        solo_other: What differs on the cards of the solo opponent's pile.
    """

    raw_creature: _Text = Field(alias="creature")
    raw_incantation: _Text | None = Field(default=None, alias="incantation")
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


class Reference(_Frozen):
    """The whole rules reference.

    Attributes:
        sections: The sections in order of reading.
        abilities: The sentence of each ability, and of "aura", by its id.
    """

    sections: tuple[Section, ...]
    abilities: dict[str, AbilitySentence]

    @property
    def entries(self) -> Iterator[Entry]:
        """All entries of all sections, in order of reading."""
        return (entry for section in self.sections for entry in section.entries)

    def entry(self, rule_id: str) -> Entry:
        """Return the entry with this id, such as "R45".

        Raises:
            UnknownEntry: There is none.
        """
        for entry in self.entries:
            if entry.id == rule_id:
                return entry
        raise UnknownEntry(_("There is no entry {name} in the rules.").format(name=rule_id))

    def section_of(self, entry: Entry) -> Section:
        """Return the section in which ``entry`` stands.

        Raises:
            UnknownEntry: It is not part of this reference.
        """
        for section in self.sections:
            if entry in section.entries:
                return section
        raise UnknownEntry(_("There is no entry {name} in the rules.").format(name=entry.id))

    def for_topic(self, topic: str) -> Entry | None:
        """Return the entry that fits ``topic`` best, or None if none does.

        Args:
            topic: A keyword such as "bastion", an ability's id, or the id of an entry. Capitals
                do not matter, and a space or underscore is as good as a hyphen.
        """
        wanted = "-".join(topic.casefold().replace("_", " ").replace("-", " ").split())
        fitting = [entry for entry in self.entries if wanted in entry.topics]
        if fitting:
            return min(fitting, key=lambda entry: entry.topics.index(wanted))
        return next((entry for entry in self.entries if entry.id.casefold() == wanted), None)

    def search(self, text: str) -> list[Entry]:
        """Return the entries that contain every word of ``text``, the best ones first.

        Best is a title that is the text, then one that begins with it, has its words at the
        beginning of words, or has them at all; then a topic, then what only the text says.

        Capitals and accents do not matter, and the start or middle of a word is enough. A number
        of a rule such as "R4" finds that rule alone. With no word at all every entry is found.
        """
        words = folded(text).split()
        found = [entry for entry in self.entries if all(_has(entry, word) for word in words)]
        return sorted(found, key=lambda entry: _rank(entry, words))

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


def _has(entry: Entry, word: str) -> bool:
    if _RULE_ID.fullmatch(word.upper()):
        return entry.id.casefold() == word
    parts = (entry.title, entry.text, entry.example, entry.house_note, *entry.topics)
    return any(word in folded(part) for part in parts if part is not None)


def _rank(entry: Entry, words: list[str]) -> int:
    """Return how well an entry fits words that it has, 0 best."""
    title, text = folded(entry.title), " ".join(words)
    beginnings = [f" {title}".find(f" {word}") for word in words]
    fits = (
        title == text or words == [entry.id.casefold()],
        title.startswith(text),
        all(place >= 0 for place in beginnings),
        all(word in title or word == entry.id.casefold() for word in words),
        all(any(topic.startswith(word) for topic in entry.topics) for word in words),
    )
    return fits.index(True) if any(fits) else len(fits)


def load_reference(folder: Path) -> Reference:
    """Read the rules reference from a folder with ``sections/*.toml`` and ``abilities.toml``.

    Raises:
        BrokenReference: A file is missing, is not TOML, or says something that cannot be.
    """
    files = sorted((folder / "sections").glob("*.toml"))
    if not files:
        raise BrokenReference(folder / "sections", "", _("there is no section of the rules here"))
    by_file = {file: _read_section(file) for file in files}
    _refuse_repeats(by_file)
    sections = tuple(sorted(by_file.values(), key=lambda section: section.order))
    return Reference(sections=sections, abilities=_read_abilities(folder / "abilities.toml"))


@cache
def default_reference() -> Reference:
    """Return the reference that comes with the program, read once.

    Raises:
        BrokenReference: As ``load_reference``.
    """
    return load_reference(assets_dir() / "rules")


def ability_sentence(
    ability_id: str, on_incantation: bool = False, solo: Solo | None = None
) -> str:
    """Return what an ability does in one sentence; see ``Reference.ability_sentence``."""
    return default_reference().ability_sentence(ability_id, on_incantation, solo)


def _read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BrokenReference(file, "", small_first(reason)) from error
    except UnicodeDecodeError as error:
        raise BrokenReference(file, "", _("it is not a UTF-8 text")) from error
    except tomllib.TOMLDecodeError as error:
        reason = _("it is not TOML: {detail}").format(detail=error)
        raise BrokenReference(file, "", reason) from error


def _read_section(file: Path) -> Section:
    table = _read_toml(file)
    entries = table.get("entry")
    if isinstance(entries, list):
        # One by one, so that a fault is told by the entry's name and not by its place in the list.
        table["entry"] = [
            _checked(Entry, fields, file, _entry_name(fields, number))
            for number, fields in enumerate(entries, start=1)
        ]
    return _checked(Section, table, file, "")


def _entry_name(fields: object, number: int) -> str:
    name = fields.get("id") if isinstance(fields, dict) else None
    if isinstance(name, str):
        return _("entry {name}").format(name=name)
    return _("entry number {number}").format(number=number)


def _read_abilities(file: Path) -> dict[str, AbilitySentence]:
    return {
        name: _checked(AbilitySentence, fields, file, _("ability {name}").format(name=name))
        for name, fields in _read_toml(file).items()
    }


_Model = TypeVar("_Model", bound=_Frozen)


def _checked(model: type[_Model], fields: object, file: Path, owner: str) -> _Model:
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        field, reason = first_fault(error)
        place = in_row(part for part in (owner, field) if part)
        raise BrokenReference(file, place, reason) from error


def _refuse_repeats(by_file: dict[Path, Section]) -> None:
    ids: dict[str, Path] = {}
    orders: dict[int, Path] = {}
    entries: dict[str, Path] = {}
    for file, section in by_file.items():
        _refuse_repeat(ids, section.id, file, "id")
        _refuse_repeat(orders, section.order, file, "order")
        for entry in section.entries:
            place = _("entry {name}").format(name=entry.id)
            _refuse_repeat(entries, entry.id, file, place)


_Value = TypeVar("_Value", int, str)


def _refuse_repeat(seen: dict[_Value, Path], value: _Value, file: Path, place: str) -> None:
    if value in seen:
        reason = _("{value} is already in {other}").format(value=value, other=seen[value].name)
        raise BrokenReference(file, place, reason)
    seen[value] = file
