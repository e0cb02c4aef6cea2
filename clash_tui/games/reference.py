"""The program's own rules references: what a player can read about a game while playing.

The text of a game lies in ``assets/GAME/rules/sections``, one file for each section. It is kept in
English and translated where it is shown.
"""

import re
import tomllib
from collections.abc import Iterator
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
from clash_tui.base.validation import FieldFault, first_fault
from clash_tui.base.wording import in_row, small_first

Edition = Literal["starter-kit", "initiation-pack"]
"""The published editions of the rules, where a game has several (R7, R8)."""

_RULE_ID = re.compile(r"(?:R|SB)[1-9][0-9]*")
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


Paragraph = Annotated[str, AfterValidator(_one_paragraph)]
_Slug = Annotated[str, AfterValidator(_slug)]
_EntryId = Annotated[str, AfterValidator(_entry_id)]


class Frozen(BaseModel):
    """What is read of a reference: it never changes, and has no field nobody knows."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Entry(Frozen):
    """One rule, or one explanation beside the rules.

    Attributes:
        id: The rule's number such as "R45", or a name such as "in-a-minute" for an explanation.
        topics: What a player may come from, most fitting first; an ability's is its id.
        edition: The only edition in which this holds; None when it holds in both.
        house: Whether the program had to decide some of this itself.
    """

    id: _EntryId
    raw_title: Paragraph = Field(alias="title")
    raw_text: Paragraph = Field(alias="text")
    raw_example: Paragraph | None = Field(default=None, alias="example")
    topics: tuple[_Slug, ...] = Field(min_length=1)
    edition: Edition | None = None
    house: bool = False
    raw_house_note: Paragraph | None = Field(default=None, alias="house_note")

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


class Section(Frozen):
    """A chapter of the reference.

    Attributes:
        id: The section's name, such as "assault".
        order: Its place among the sections, counted in a beginner's order of reading.
        entries: Its entries in order of reading.
    """

    id: _Slug
    raw_title: Paragraph = Field(alias="title")
    order: NonNegativeInt
    entries: tuple[Entry, ...] = Field(min_length=1, alias="entry")

    @property
    def title(self) -> str:
        """The heading, in the player's language."""
        return _(self.raw_title)


class Reference(Frozen):
    """The rules reference of one game.

    Attributes:
        sections: The sections in order of reading.
    """

    sections: tuple[Section, ...]

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


def load_sections(folder: Path) -> tuple[Section, ...]:
    """Read the sections of a rules reference from a folder, in order of reading.

    Raises:
        BrokenReference: A file is missing, is not TOML, or says something that cannot be.
    """
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise BrokenReference(folder, "", _("there is no section of the rules here"))
    by_file = {file: _read_section(file) for file in files}
    _refuse_repeats(by_file)
    return tuple(sorted(by_file.values(), key=lambda section: section.order))


def read_toml_file(file: Path) -> dict[str, object]:
    """Return what stands in a file of a reference. Raises ``BrokenReference``."""
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
    table = read_toml_file(file)
    entries = table.get("entry")
    if isinstance(entries, list):
        # One by one, so that a fault is told by the entry's name and not by its place in the list.
        table["entry"] = [
            checked(Entry, fields, file, _entry_name(fields, number))
            for number, fields in enumerate(entries, start=1)
        ]
    return checked(Section, table, file, "")


def _entry_name(fields: object, number: int) -> str:
    name = fields.get("id") if isinstance(fields, dict) else None
    if isinstance(name, str):
        return _("entry {name}").format(name=name)
    return _("entry number {number}").format(number=number)


_Model = TypeVar("_Model", bound=Frozen)


def checked(model: type[_Model], fields: object, file: Path, owner: str) -> _Model:
    """Return what some fields of a file say.

    Args:
        model: What they are.
        fields: As they stand in the file.
        file: The file.
        owner: What they belong to, for the sentence.

    Raises:
        BrokenReference: They say something that cannot be.
    """
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
