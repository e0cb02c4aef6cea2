"""All cards, sets and decks, read from the files under assets/."""

import difflib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from clash_tui.cards.card import Card
from clash_tui.cards.card_set import CardSet
from clash_tui.cards.deck import Deck
from clash_tui.i18n import _
from clash_tui.paths import assets_dir, data_dir
from clash_tui.validation import first_fault

SETS_FOLDER = "sets"
"""The folder of card sets: one TOML file each, with a table [cards.ID] for each card."""

DECKS_FOLDER = "decks"
"""The folder of decks: TOML files with a table [decks.ID] for each deck."""


class UnknownName(LookupError):
    """Raised when the catalog has nothing of the name asked for; its text is one sentence."""


class UnknownCard(UnknownName):
    """Raised when no set has a card of that id."""


class UnknownSet(UnknownName):
    """Raised when there is no set of that id, or its file was refused."""


class UnknownDeck(UnknownName):
    """Raised when there is no deck of that id, or its file was refused."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a file of the catalog was refused.

    Attributes:
        file: The file.
        entry: The id of the card or deck that is wrong; "" if it is the file as a whole.
        field: The wrong field; "" if it is the entry as a whole.
        reason: What is wrong with it, as a clause without a full stop.
    """

    file: Path
    entry: str
    field: str
    reason: str

    def __str__(self) -> str:
        """Return the problem as one sentence."""
        place = ", ".join(part for part in (str(self.file), self.entry, self.field) if part)
        return _("{place}: {reason}.").format(place=place, reason=self.reason)


@dataclass(frozen=True, slots=True)
class Catalog:
    """The cards, sets and decks there are, and the files that were refused.

    Attributes:
        sets: The sets, by year and then by name.
        decks: The preconstructed decks (R68), in the order of their files.
        problems: One for each file that was refused.
    """

    sets: tuple[CardSet, ...]
    decks: tuple[Deck, ...]
    problems: tuple[Problem, ...]
    _cards: Mapping[str, Card]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of all sets, in the order of the sets."""
        return tuple(self._cards.values())

    def card(self, card_id: str) -> Card:
        """Return the card of that id.

        Raises:
            UnknownCard: if no set has it.
        """
        try:
            return self._cards[card_id]
        except KeyError:
            no_card = _("There is no card called {name}").format(name=repr(card_id))
            raise UnknownCard(no_card + _hint(card_id, self._cards)) from None

    def set(self, set_id: str) -> CardSet:
        """Return the set of that id.

        Raises:
            UnknownSet: if there is none.
        """
        by_id = {card_set.id: card_set for card_set in self.sets}
        if set_id in by_id:
            return by_id[set_id]
        no_set = _("There is no set called {name}").format(name=repr(set_id))
        raise UnknownSet(no_set + _hint(set_id, by_id))

    def deck(self, deck_id: str) -> Deck:
        """Return the deck of that id.

        Raises:
            UnknownDeck: if there is none.
        """
        by_id = {deck.id: deck for deck in self.decks}
        if deck_id in by_id:
            return by_id[deck_id]
        no_deck = _("There is no deck called {name}").format(name=repr(deck_id))
        raise UnknownDeck(no_deck + _hint(deck_id, by_id))


def load_catalog(folder: Path, *more: Path) -> Catalog:
    """Read the catalog from sets/ and decks/ of a folder, and from sets/ of the folders after it.

    Only the first folder has preconstructed decks: in a player's folder, decks/ holds the decks
    that they built. A file that is wrong is refused as a whole and told in ``problems``; the
    others still load.
    """
    problems: list[Problem] = []
    cards: dict[str, Card] = {}
    sets: dict[str, CardSet] = {}
    decks: dict[str, Deck] = {}

    def read_set(file: Path) -> None:
        card_set = _read_set(file)
        _refuse_repeated(file, [card_set.id], sets, _("another file has a set of that id"))
        _refuse_repeated(
            file,
            [card.id for card in card_set.cards],
            cards,
            _("another set has a card of that id"),
        )
        sets[card_set.id] = card_set
        cards.update((card.id, card) for card in card_set.cards)

    def read_decks(file: Path) -> None:
        found = _read_decks(file, cards)
        _refuse_repeated(
            file, [deck.id for deck in found], decks, _("another file has a deck of that id")
        )
        decks.update((deck.id, deck) for deck in found)

    for place in (folder, *more):
        problems += _refusals(sorted((place / SETS_FOLDER).glob("*.toml")), read_set)
    problems += _refusals(sorted((folder / DECKS_FOLDER).glob("*.toml")), read_decks)
    in_order = sorted(sets.values(), key=lambda card_set: (card_set.year, card_set.name))
    return Catalog(
        sets=tuple(in_order),
        decks=tuple(decks.values()),
        problems=tuple(problems),
        _cards={card.id: card for card_set in in_order for card in card_set.cards},
    )


@cache
def default_catalog() -> Catalog:
    """Return the catalog of the program's own sets and those in the user's data folder.

    It is read once; a set of the user cannot take the place of a set of the program.
    """
    return load_catalog(assets_dir(), data_dir())


class _Refused(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def _refusals(files: Iterable[Path], read: Callable[[Path], None]) -> Iterable[Problem]:
    for file in files:
        try:
            read(file)
        except _Refused as refused:
            yield refused.problem


def _read_set(file: Path) -> CardSet:
    tables = _tables(file, "cards")
    cards = tuple(_made(file, card_id, Card, fields) for card_id, fields in tables.named.items())
    return _made(file, None, CardSet, tables.rest | {"cards": cards})


def _read_decks(file: Path, cards: Mapping[str, Card]) -> list[Deck]:
    tables = _tables(file, "decks")
    for field in tables.rest:
        raise _Refused(Problem(file, "", field, _("there is no such field")))
    decks = [_made(file, deck_id, Deck, fields) for deck_id, fields in tables.named.items()]
    for deck in decks:
        for card_id in deck.cards:
            if card_id not in cards:
                reason = _("there is no card called {name}").format(name=repr(card_id))
                raise _Refused(Problem(file, deck.id, "cards", reason + _hint(card_id, cards, "")))
    return decks


@dataclass(frozen=True, slots=True)
class _Tables:
    named: dict[str, Any]
    rest: dict[str, Any]


def _tables(file: Path, key: str) -> _Tables:
    """Read a file and part its tables [key.NAME] from its other fields."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise _Refused(Problem(file, "", "", error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise _Refused(Problem(file, "", "", _("it is not a UTF-8 text"))) from error
    except tomllib.TOMLDecodeError as error:
        reason = _("it is not valid TOML: {detail}").format(detail=error)
        raise _Refused(Problem(file, "", "", reason)) from error
    named = content.pop(key, {})
    if not isinstance(named, dict):
        reason = _("it must be tables of the form [{key}.NAME]").format(key=key)
        raise _Refused(Problem(file, "", key, reason))
    return _Tables(named, content)


_Entry = TypeVar("_Entry", Card, CardSet, Deck)


def _made(file: Path, entry: str | None, model: type[_Entry], fields: object) -> _Entry:
    """Check the fields of one entry, whose id is the name of its table."""
    place = entry or ""
    if not isinstance(fields, dict):
        raise _Refused(Problem(file, place, "", _("it must be a table of fields")))
    if entry is not None:
        if "id" in fields:
            raise _Refused(Problem(file, place, "id", _("the name of the table is the id")))
        fields = {"id": entry} | fields
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        raise _Refused(Problem(file, place, *first_fault(error))) from error


def _refuse_repeated(
    file: Path, ids: Iterable[str], known: Mapping[str, object], reason: str
) -> None:
    for name in ids:
        if name in known:
            raise _Refused(Problem(file, name, "id", reason))


def _hint(name: str, known: Iterable[str], end: str = ".") -> str:
    """Return the end of a sentence about an unknown name: the known name it may be meant for."""
    close = difflib.get_close_matches(name, list(known), n=1)
    if not close:
        return end
    return _("; did you mean {name}?").format(name=repr(close[0]))
