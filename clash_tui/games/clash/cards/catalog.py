"""All cards, sets and decks, read from the files under assets/."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from clash_tui.base.clean_text import quoted
from clash_tui.base.hints import clause_with_hint, with_hint
from clash_tui.base.i18n import _
from clash_tui.base.paths import assets_dir, data_dir
from clash_tui.base.problem import Problem, Refused
from clash_tui.base.reading import files_in
from clash_tui.base.tables import made, read_tables
from clash_tui.games.clash.cards.card import Card
from clash_tui.games.clash.cards.card_set import CardSet
from clash_tui.games.clash.cards.deck import Deck
from clash_tui.games.clash.cards.set_file import read_set

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
            no_card = _("There is no card called {name}").format(name=quoted(card_id))
            raise UnknownCard(with_hint(no_card, card_id, self._cards)) from None

    def set(self, set_id: str) -> CardSet:
        """Return the set of that id.

        Raises:
            UnknownSet: if there is none.
        """
        by_id = {card_set.id: card_set for card_set in self.sets}
        if set_id in by_id:
            return by_id[set_id]
        no_set = _("There is no set called {name}").format(name=quoted(set_id))
        raise UnknownSet(with_hint(no_set, set_id, by_id))

    def deck(self, deck_id: str) -> Deck:
        """Return the deck of that id.

        Raises:
            UnknownDeck: if there is none.
        """
        by_id = {deck.id: deck for deck in self.decks}
        if deck_id in by_id:
            return by_id[deck_id]
        no_deck = _("There is no deck called {name}").format(name=quoted(deck_id))
        raise UnknownDeck(with_hint(no_deck, deck_id, by_id))

    def with_sets(self, sets: Iterable[CardSet]) -> "Catalog":
        """Return a catalog in which some sets are as they are given here.

        They take the place of sets and of cards that have the same ids by now: a game goes on
        with the cards it began with, whatever has become of their file.
        """
        given = {each.id: each for each in sets}
        if all(each in self.sets for each in given.values()):
            return self
        taken = {card.id for each in given.values() for card in each.cards}
        others = (_without(each, taken) for each in self.sets if each.id not in given)
        in_order = _in_order((*others, *given.values()))
        return replace(self, sets=in_order, _cards=_cards_of(in_order))


def load_catalog(folder: Path, *more: Path) -> Catalog:
    """Read the catalog from sets/ and decks/ of a folder, and from sets/ of the folders after it.

    The sets of the folders after it are those that players made. Only the first folder has
    preconstructed decks: in a player's folder, decks/ holds the decks that they built. A file
    that is wrong is refused as a whole and told in ``problems``; the others still load. So is a
    folder that cannot be looked into.
    """
    problems: list[Problem] = []
    cards: dict[str, Card] = {}
    sets: dict[str, CardSet] = {}
    decks: dict[str, Deck] = {}

    def add_set(file: Path, own: bool) -> None:
        card_set = read_set(file, own)
        _refuse_repeated(file, [card_set.id], sets, _("another file has a set of that id"))
        _refuse_repeated(
            file,
            [card.id for card in card_set.cards],
            cards,
            _("another set has a card of that id"),
        )
        sets[card_set.id] = card_set
        cards.update((card.id, card) for card in card_set.cards)

    def add_decks(file: Path) -> None:
        found = _read_decks(file, cards)
        _refuse_repeated(
            file, [deck.id for deck in found], decks, _("another file has a deck of that id")
        )
        decks.update((deck.id, deck) for deck in found)

    for place in (folder, *more):
        add = partial(add_set, own=place is not folder)
        problems += _refusals(place / SETS_FOLDER, add)
    problems += _refusals(folder / DECKS_FOLDER, add_decks)
    in_order = _in_order(sets.values())
    return Catalog(
        sets=in_order,
        decks=tuple(decks.values()),
        problems=tuple(problems),
        _cards=_cards_of(in_order),
    )


@cache
def default_catalog() -> Catalog:
    """Return the catalog of the program's own sets and those in the user's data folder.

    It is read once; a set of the user cannot take the place of a set of the program.
    """
    return load_catalog(assets_dir("clash"), data_dir())


def _in_order(sets: Iterable[CardSet]) -> tuple[CardSet, ...]:
    return tuple(sorted(sets, key=lambda card_set: (card_set.year, card_set.name)))


def _cards_of(sets: Iterable[CardSet]) -> Mapping[str, Card]:
    return {card.id: card for card_set in sets for card in card_set.cards}


def _without(card_set: CardSet, taken: Container[str]) -> CardSet:
    """Return a set without the cards whose ids are taken."""
    left = tuple(card for card in card_set.cards if card.id not in taken)
    unchanged = len(left) == len(card_set.cards)
    return card_set if unchanged else card_set.model_copy(update={"cards": left})


def _refusals(folder: Path, read: Callable[[Path], None]) -> Iterable[Problem]:
    try:
        files = files_in(folder, ".toml")
    except OSError as error:
        yield Problem(folder, "", "", error.strerror or str(error))
        return
    for file in files:
        try:
            read(file)
        except Refused as refused:
            yield refused.problems[0]


def _read_decks(file: Path, cards: Mapping[str, Card]) -> list[Deck]:
    tables = read_tables(file, "decks")
    for field in tables.rest:
        raise Refused(Problem(file, "", field, _("there is no such field")))
    decks = [made(file, deck_id, Deck, fields) for deck_id, fields in tables.named.items()]
    for deck in decks:
        for card_id in deck.cards:
            if card_id not in cards:
                reason = _("there is no card called {name}").format(name=quoted(card_id))
                reason = clause_with_hint(reason, card_id, cards)
                raise Refused(Problem(file, deck.id, "cards", reason))
    return decks


def _refuse_repeated(
    file: Path, ids: Iterable[str], known: Mapping[str, object], reason: str
) -> None:
    for name in ids:
        if name in known:
            raise Refused(Problem(file, name, "id", reason))
