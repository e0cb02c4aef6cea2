"""What ``clash-tui sim`` was asked to play of Clash of Decks: its decks, and its solo games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

import click

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.toml_file import MOST_TOML
from clash_tui.base.wording import in_row
from clash_tui.commands._input import place_of, text_of
from clash_tui.commands._sim_asked import ALL_SETS, RANDOM, READY, Wanted, bad
from clash_tui.games.clash.cards import (
    DECK_SIZE,
    CardSet,
    UnknownDeck,
    UnknownSet,
    default_catalog,
)
from clash_tui.games.clash.cards.check import check_set
from clash_tui.games.clash.cards.set_file import look_into
from clash_tui.games.clash.formats import CONSTRUCTED_SIZE, read_options
from clash_tui.games.clash.rules import LEVELS, Edition, SoloOptions
from clash_tui.lab.clash.decks import Decks, GivenDecks, MadeDecks, NamedDeck, RandomDecks
from clash_tui.lab.clash.duels import DuelTable
from clash_tui.lab.clash.own_cards import OwnDecks
from clash_tui.lab.clash.solo import QUICK_OPTIONS, SoloTable
from clash_tui.lab.clash.solo_decks import SoloDecks, SoloDrafted, SoloGiven, SoloRandom

if TYPE_CHECKING:
    from clash_tui.games.clash.cards import Catalog

FIRST_SET = "initiation-pack"
"""The set that decks are drawn from where none is named."""


def duel_table(wanted: Wanted) -> DuelTable:
    """Return the duels that are wanted. Raises ``click.UsageError``."""
    if wanted.difficulty is not None or wanted.options is not None:
        raise click.UsageError(_("--level and --options are for the solo game, with --solo."))
    if wanted.cards is not None:
        return _own_table(wanted, wanted.cards)
    return DuelTable(_decks(wanted), Edition(wanted.edition))


def _own_table(wanted: Wanted, file: str) -> DuelTable:
    """Return duels with the cards of a set. Raises ``click.UsageError`` or ``ClickException``."""
    if wanted.given or wanted.format is not None or wanted.decks == READY:
        reason = _("the decks are drawn from its cards and others, so only --decks random goes")
        raise bad(reason, "--cards")
    own = own_set(file)
    decks = OwnDecks(tuple(each.id for each in own.cards), sets_in_use(wanted), wanted.champions)
    return DuelTable(decks, Edition(wanted.edition), (own,))


def own_set(file: str) -> CardSet:
    """Read a set of cards, wherever its file lies. Raises ``click.ClickException``."""
    place, text = place_of(file), text_of(file, MOST_TOML)
    check = check_set(place, default_catalog(), text)
    own = look_into(place, own=True, text=text).card_set
    if check.errors or own is None or not own.cards:
        told = _("{place}: it has errors, which “cards check” lists.").format(place=place)
        raise click.ClickException(str(check.unreadable or told))
    return own


def solo_table(wanted: Wanted) -> SoloTable:
    """Return the solo games that are wanted. Raises ``click.UsageError``."""
    if wanted.cards is not None:
        raise bad(_("cards are measured in duels, without --solo"), "--cards")
    level, options = difficulty_of(wanted)
    if wanted.champions and level is None and options == QUICK_OPTIONS:
        raise bad(_("a quick game is played without one; choose a --level"), "--champions")
    return SoloTable(solo_decks(wanted), Edition(wanted.edition), level, options)


def difficulty_of(wanted: Wanted) -> tuple[str | None, SoloOptions]:
    """Return the level of a solo game, if there is one, and its options (R83, R84)."""
    if wanted.difficulty is not None and wanted.options is not None:
        raise click.UsageError(_("--options says what a --level would draw; give one of them."))
    if wanted.options is not None:
        try:
            return None, read_options(wanted.options)
        except ValueError as error:
            reason = _("{reason} They are written like “8+2 fort-only rage”.")
            raise bad(reason.format(reason=error), "--options") from error
    if wanted.difficulty is None:
        return None, QUICK_OPTIONS
    by_number = {str(points): level for level, points in LEVELS.items()}
    level = by_number.get(wanted.difficulty, wanted.difficulty)
    if level not in LEVELS:
        text = _("{given} is not one of {choices}")
        reason = text.format(given=repr(wanted.difficulty), choices=in_row(LEVELS))
        raise bad(reason, "--level")
    return level, QUICK_OPTIONS


def _decks(wanted: Wanted) -> Decks:
    """Return where the decks of duels come from."""
    _refuse_more_than_one(wanted)
    if wanted.format is not None:
        ready = wanted.format == "preconstructed"
        _refuse_champions_of_ready_decks(wanted, ready)
        form = cast('Literal["preconstructed", "draft", "constructed"]', wanted.format)
        return MadeDecks(form, () if ready else sets_in_use(wanted), wanted.champions)
    if wanted.decks in (RANDOM, ALL_SETS):
        return RandomDecks(sets_in_use(wanted), wanted.champions)
    if wanted.given:
        sets = sets_in_use(wanted) if wanted.champions else ()
        return GivenDecks(given_decks(wanted), sets)
    _refuse_champions_of_ready_decks(wanted, True)
    return GivenDecks(ready_decks(default_catalog()))


def solo_decks(wanted: Wanted) -> SoloDecks:
    """Return where the cards of solo games come from. Raises ``click.UsageError``."""
    _refuse_more_than_one(wanted)
    if wanted.format == "constructed":
        raise bad(_("for the solo game decks are drafted, or ready ones taken"), "--format")
    if wanted.format == "draft":
        return SoloDrafted(sets_in_use(wanted), wanted.champions)
    if wanted.decks in (RANDOM, ALL_SETS):
        return SoloRandom(sets_in_use(wanted), wanted.champions)
    _refuse_champions_of_ready_decks(wanted, True)
    given = given_decks(wanted) if wanted.given else ready_decks(default_catalog())
    return SoloGiven(given, sets_in_use(wanted))


def _refuse_more_than_one(wanted: Wanted) -> None:
    if (wanted.decks is not None) + bool(wanted.given) + (wanted.format is not None) > 1:
        raise click.UsageError(
            _("--decks, --deck and --format each say where decks come from; give one of them.")
        )


def _refuse_champions_of_ready_decks(wanted: Wanted, ready: bool) -> None:
    if wanted.champions and ready:
        raise bad(_("Preconstructed is played without Champions"), "--champions")


def sets_in_use(wanted: Wanted) -> tuple[str, ...]:
    """Return the sets that cards are drawn from, by id. Raises ``click.BadParameter``."""
    catalog = default_catalog()
    if wanted.decks == ALL_SETS:
        if wanted.sets:
            reason = _("--decks all-sets takes all sets; draw from some by --decks random")
            raise bad(reason, "--sets")
        return published_sets(catalog)
    for set_id in wanted.sets:
        try:
            catalog.set(set_id)
        except UnknownSet as error:
            raise bad(str(error), "--sets") from error
    return tuple(dict.fromkeys(wanted.sets)) or (FIRST_SET,)


def published_sets(catalog: Catalog) -> tuple[str, ...]:
    """Return the sets that come with the program, by id."""
    return tuple(each.id for each in catalog.sets if not each.own)


def ready_decks(catalog: Catalog) -> tuple[NamedDeck, ...]:
    """Return the preconstructed decks, by their ids (R68)."""
    return tuple(NamedDeck(deck.id, tuple(deck.cards)) for deck in catalog.decks)


def given_decks(wanted: Wanted) -> tuple[NamedDeck, ...]:
    """Return the decks that are given, each by an id or a file. Raises ``click.BadParameter``."""
    return tuple(dict.fromkeys(_given_deck(each) for each in wanted.given))


def _given_deck(given: str) -> NamedDeck:
    from clash_tui.games.clash.deck_shelf import DeckShelf

    catalog = default_catalog()
    file = Path(given)
    if not file.suffix and len(file.parts) == 1:
        try:
            deck = catalog.deck(given)
        except UnknownDeck as error:
            raise bad(str(error), "--deck") from error
        return NamedDeck(deck.id, tuple(deck.cards))
    shelved = DeckShelf(file.parent, catalog).read(file)
    if shelved.problem is not None:
        raise bad(shelved.problem, "--deck")
    if len(shelved.cards) not in (DECK_SIZE, CONSTRUCTED_SIZE):
        text = ngettext(
            "{deck} has {count} card, and must have {size}, or {more} of which two are banned",
            "{deck} has {count} cards, and must have {size}, or {more} of which two are banned",
            len(shelved.cards),
        )
        told = {"count": len(shelved.cards), "size": DECK_SIZE, "more": CONSTRUCTED_SIZE}
        raise bad(text.format(deck=shelved.name, **told), "--deck")
    return NamedDeck(shelved.name, tuple(shelved.cards))
