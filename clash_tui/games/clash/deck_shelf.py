"""The decks a player built and named: one file each in their data folder, to read and to share."""

import builtins
import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Self

import tomli_w
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from clash_tui.base.clean_text import clean
from clash_tui.base.files import write_whole
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paths import data_dir
from clash_tui.base.reading import files_in
from clash_tui.base.toml_file import NoToml, read_toml
from clash_tui.base.validation import FieldFault, first_fault, showable
from clash_tui.base.wording import in_row, small_first
from clash_tui.games.clash.cards import Catalog, UnknownName, default_catalog
from clash_tui.games.clash.cards.card import Slug

SHELF_FOLDER = "decks"
"""The folder of the shelf in the player's data folder."""

SHELVED_SIZE = 10
"""How many different cards a deck on the shelf has at most (R70)."""

LONGEST_DECK_NAME = 30
"""How many characters the name of a deck may have."""


DeckName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_DECK_NAME),
    AfterValidator(showable),
]
"""The name a player gives to a deck."""


class ShelfError(Exception):
    """The shelf cannot do what was asked; the message is one sentence with the reason."""


class NameTaken(ShelfError):
    """Another deck on the shelf has this name already."""


class NotTouched(ShelfError):
    """The file is broken, or not as it was when the shelf was listed; it is left as it is."""


class DeckNotSaved(ShelfError):
    """The file cannot be written or removed."""


@dataclass(frozen=True, slots=True)
class ShelvedDeck:
    """A deck on the shelf, or a file that is none.

    Attributes:
        name: Its name; that of the file where no name can be read.
        cards: Its cards by id; none where they cannot be read.
        file: The file.
        problem: One sentence saying what is wrong with the file, None if nothing is. A deck with a
            problem cannot be chosen and its file is never changed.
    """

    name: str
    cards: tuple[str, ...]
    file: Path
    problem: str | None = None


class DeckShelf:
    """The named decks of a player.

    A deck on the shelf may still lack cards; whether it can be played with is for the format.

    Args:
        folder: Where the files are; the player's data folder has one for them.
        catalog: What cards and sets there are.
    """

    def __init__(self, folder: Path | None = None, catalog: Catalog | None = None) -> None:
        self.folder = folder or data_dir() / SHELF_FOLDER
        self.catalog = catalog or default_catalog()

    def list(self) -> builtins.list[ShelvedDeck]:
        """Return all decks and broken files, by name; the folder, if it cannot be looked into."""
        try:
            files = files_in(self.folder, ".toml")
        except OSError as error:
            problem = _sentence(self.folder, "", error.strerror or str(error))
            return [ShelvedDeck(clean(self.folder.name), (), self.folder, problem)]
        found = [self.read(file) for file in files]
        return sorted(found, key=lambda deck: (deck.name.casefold(), deck.file.name))

    def save(self, name: str, cards: Sequence[str], replace: bool = False) -> ShelvedDeck:
        """Put a deck on the shelf and return it.

        Args:
            name: Its name.
            cards: Its cards, by id: up to ten, none twice.
            replace: Whether it takes the place of a deck of the same name.

        Raises:
            ShelfError: if the name or the cards cannot be kept.
            NameTaken: if there is a deck of that name, and ``replace`` is not given.
            DeckNotSaved: if the file cannot be written.
        """
        wanted = self._checked(name, cards)
        same = self._named(wanted.name)
        if not same:
            return self._write(self._free_file(wanted.name), wanted)
        if not replace:
            raise NameTaken(_("There is a deck called {name} already.").format(name=wanted.name))
        if len(same) > 1:
            text = _("More than one file has a deck called {name}: {files}.")
            files = in_row(deck.file.name for deck in same)
            raise NameTaken(text.format(name=wanted.name, files=files))
        return self._write(same[0].file, wanted)

    def change(self, deck: ShelvedDeck, cards: Sequence[str]) -> ShelvedDeck:
        """Give a deck other cards, by id; return the deck with them.

        Raises:
            ShelfError: if the cards cannot be kept.
            NotTouched: if the file is broken, or changed since it was listed.
            DeckNotSaved: if the file cannot be written.
        """
        self._check_unchanged(deck)
        return self._write(deck.file, self._checked(deck.name, cards))

    def free_name(self, name: str) -> str:
        """Return a name that no deck has: the one given, or it with a number behind."""
        taken = {deck.name.casefold() for deck in self.list()}
        free, number = name[:LONGEST_DECK_NAME].strip(), 2
        while free.casefold() in taken:
            behind = f" {number}"
            free = name[: LONGEST_DECK_NAME - len(behind)].strip() + behind
            number += 1
        return free

    def rename(self, deck: ShelvedDeck, name: str) -> ShelvedDeck:
        """Give a deck another name, and its file too; return the deck with it.

        Raises:
            ShelfError: if the name cannot be kept.
            NameTaken: if another deck has it.
            NotTouched: if the file is broken, or changed since it was listed.
            DeckNotSaved: if the files cannot be written.
        """
        self._check_unchanged(deck)
        wanted = self._checked(name, deck.cards)
        if any(other.file != deck.file for other in self._named(wanted.name)):
            raise NameTaken(_("There is a deck called {name} already.").format(name=wanted.name))
        if _file_name(wanted.name) == _file_name(deck.name):
            return self._write(deck.file, wanted)
        # The new file first: a crash between the two leaves the deck twice, never not at all.
        renamed = self._write(self._free_file(wanted.name), wanted)
        self._remove(deck.file)
        return renamed

    def delete(self, deck: ShelvedDeck) -> None:
        """Take a deck off the shelf for good.

        Raises:
            NotTouched: if the file is broken, or changed since it was listed.
            DeckNotSaved: if it cannot be removed.
        """
        self._check_unchanged(deck)
        self._remove(deck.file)

    def _named(self, name: str) -> tuple[ShelvedDeck, ...]:
        """Return the sound decks of a name."""
        return tuple(
            deck
            for deck in self.list()
            if deck.problem is None and deck.name.casefold() == name.casefold()
        )

    def read(self, file: Path) -> ShelvedDeck:
        """Return the deck of a file, wherever it lies; a broken one has its ``problem``."""
        try:
            content = read_toml(file)
        except FileNotFoundError as error:
            return ShelvedDeck(clean(file.stem), (), file, _sentence(file, "", str(error.strerror)))
        except NoToml as error:
            return ShelvedDeck(clean(file.stem), (), file, _sentence(file, "", str(error)))
        name, cards = _readable_part(content, file)
        try:
            found = _DeckFile.model_validate(content)
            found.check_against(self.catalog)
        except ValidationError as error:
            return ShelvedDeck(name, cards, file, _sentence(file, *first_fault(error)))
        except FieldFault as error:
            return ShelvedDeck(name, cards, file, _sentence(file, error.field, error.reason))
        return ShelvedDeck(found.name, found.cards, file)

    def _checked(self, name: str, cards: Sequence[str]) -> "_DeckFile":
        try:
            wanted = _DeckFile(name=name, sets=(), cards=tuple(cards))
            wanted.check_against(self.catalog)
        except ValidationError as error:
            place, reason = first_fault(error)
            raise ShelfError(_sentence(None, place, reason)) from error
        except FieldFault as error:
            raise ShelfError(_sentence(None, error.field, error.reason)) from error
        return wanted.model_copy(update={"sets": self._sets_of(wanted.cards)})

    def _sets_of(self, cards: Iterable[str]) -> tuple[str, ...]:
        wanted = set(cards)
        return tuple(
            card_set.id
            for card_set in self.catalog.sets
            if any(card.id in wanted for card in card_set.cards)
        )

    def _free_file(self, name: str) -> Path:
        """Return a file for a name that takes no other's place, whatever that holds."""
        stem = _file_name(name)
        file = self.folder / f"{stem}.toml"
        number = 2
        while os.path.lexists(file):
            file = self.folder / f"{stem}-{number}.toml"
            number += 1
        return file

    def _check_unchanged(self, deck: ShelvedDeck) -> None:
        now = self.read(deck.file)
        if now.problem is not None:
            raise NotTouched(_("This file is left as it is: {problem}").format(problem=now.problem))
        if now != deck:
            text = _("{file} was changed meanwhile; it is left as it is.")
            raise NotTouched(text.format(file=deck.file))

    def _write(self, file: Path, wanted: "_DeckFile") -> ShelvedDeck:
        try:
            write_whole(file, tomli_w.dumps(wanted.model_dump(mode="json")))
        except OSError as error:
            text = _("{file}: the deck cannot be saved: {reason}.")
            raise DeckNotSaved(text.format(file=file, reason=error.strerror or error)) from error
        return ShelvedDeck(wanted.name, wanted.cards, file)

    def _remove(self, file: Path) -> None:
        try:
            file.unlink()
        except OSError as error:
            text = _("{file}: the deck cannot be removed: {reason}.")
            raise DeckNotSaved(text.format(file=file, reason=error.strerror or error)) from error


class _DeckFile(BaseModel):
    """What the file of a deck says; its sets are there for a reader who has not all of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: DeckName
    sets: tuple[Slug, ...] = ()
    cards: tuple[Slug, ...]

    @model_validator(mode="after")
    def _different_cards_and_not_too_many(self) -> Self:
        for number, card_id in enumerate(self.cards):
            if card_id in self.cards[:number]:
                raise FieldFault("cards", _("{card} is listed twice").format(card=card_id))
        if not self.cards:
            raise FieldFault("cards", _("there is no card in it"))
        if len(self.cards) > SHELVED_SIZE:
            text = ngettext(
                "a deck has at most {size} card, not {count}",
                "a deck has at most {size} cards, not {count}",
                SHELVED_SIZE,
            )
            raise FieldFault("cards", text.format(size=SHELVED_SIZE, count=len(self.cards)))
        return self

    def check_against(self, catalog: Catalog) -> None:
        """Raise ``FieldFault`` for a set or a card that the catalog has not."""
        for field, ids, known in (
            ("sets", self.sets, catalog.set),
            ("cards", self.cards, catalog.card),
        ):
            for name in ids:
                try:
                    known(name)
                except UnknownName as error:
                    reason = str(error).rstrip(".")
                    raise FieldFault(field, small_first(reason)) from error


_NAME: TypeAdapter[str] = TypeAdapter(DeckName)


def _readable_part(content: dict[str, object], file: Path) -> tuple[str, tuple[str, ...]]:
    """Return the name and the cards of a file that may be wrong elsewhere, for the list."""
    try:
        name = _NAME.validate_python(content.get("name"), strict=True)
    except ValidationError:
        name = clean(file.stem)
    cards = content.get("cards")
    if not isinstance(cards, list):
        return name, ()
    return name, tuple(card for card in cards if isinstance(card, str))


def _sentence(file: Path | None, place: str, reason: str) -> str:
    where = in_row(str(part) for part in (file, place) if part)
    # A reason that asks what was meant has its end already.
    sentence = _("{place}: {reason}") if reason.endswith("?") else _("{place}: {reason}.")
    return sentence.format(place=clean(where), reason=clean(reason))


def _file_name(name: str) -> str:
    """Return the stem of the file for a name: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain)) or "deck"
