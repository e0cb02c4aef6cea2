"""``clash-tui cards``: all cards as text, and a player's own sets and decks looked through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say, say_fault
from clash_tui.commands._games import CLASH, STAK, game_option, refuse_options
from clash_tui.commands._input import place_of, text_of

if TYPE_CHECKING:
    from clash_tui.games.clash.cards import Ability, Catalog

_WRONG = 2
"""The exit code for a file with errors."""


@click.group(
    no_args_is_help=False,
    short_help=_("List, show and check cards."),
    help=_(
        "List all cards, show one of them, and check a card set or a deck of your own.\n\n"
        "Own sets are read from the folder sets/ of your data folder, own decks of Stak Bots from "
        "stak/decks/ in it."
    ),
)
def command() -> None:
    """Hold the subcommands."""


@command.command("list", help=_("List cards: all, or those of a set or with an ability."))
@click.option("--set", "set_name", metavar="SET", help=_("Only cards of that set, by id or name."))
@click.option("--ability", "name", metavar="ABILITY", help=_("Only cards with that ability."))
@click.option(
    "--deck", metavar="FILE", help=_("Stak Bots: the cards of that deck, not of the house deck.")
)
@click.option("--csv", "as_csv", is_flag=True, help=_("Write comma-separated values."))
@game_option()
@click.pass_context
def list_cards(
    context: click.Context,
    set_name: str | None,
    name: str | None,
    deck: str | None,
    as_csv: bool,
    game: str,
) -> None:
    """Print a table of cards."""
    if game == STAK:
        from clash_tui.commands import _cards_stak

        refuse_options(context, ("set_name", "name"), CLASH)
        say(_cards_stak.listed(_cards_stak.deck_of(deck), as_csv))
        return
    refuse_options(context, ("deck",), STAK)
    _list_clash(set_name, name, as_csv)


def _list_clash(set_name: str | None, name: str | None, as_csv: bool) -> None:
    from clash_tui.commands._card_text import card_csv, card_table
    from clash_tui.games.clash.cards import UnknownSet
    from clash_tui.games.clash.cards.naming import set_called

    catalog = _catalog()
    try:
        sets = catalog.sets if set_name is None else (set_called(set_name, catalog),)
    except UnknownSet as error:
        raise click.BadParameter(str(error), param_hint="'--set'") from error
    ability = None if name is None else _ability(name)
    cards = [
        (card, card_set)
        for card_set in sets
        for card in card_set.cards
        if ability in (None, *card.abilities, *card.auras)
    ]
    say(card_csv(cards) if as_csv else card_table(cards))


@command.command(
    "show",
    short_help=_("Show one card, or the cards of a set."),
    help=_(
        "Show one card: its values, its abilities, its set, its price. Or show the cards of a "
        "set.\n\n"
        "A card or a set is given by its id or by its printed name, English or French. In Stak "
        "Bots a bot is given, or one of its cards, such as “Core 5”."
    ),
)
@click.argument("words", metavar="CARD", nargs=-1, required=True)
@game_option()
def show_card(words: tuple[str, ...], game: str) -> None:
    """Print the card of a name, all of them if it is on several, or else the set of that name."""
    if game == STAK:
        from clash_tui.commands import _cards_stak

        say(_cards_stak.shown(" ".join(words)))
        return
    from clash_tui.commands._card_text import card_page, card_table
    from clash_tui.games.clash.cards import UnknownSet
    from clash_tui.games.clash.cards.naming import cards_called, set_called

    catalog, name = _catalog(), " ".join(words)
    cards = cards_called(name, catalog)
    if cards:
        owner = {card.id: each for each in catalog.sets for card in each.cards}
        say("\n".join(card_page(card, owner[card.id]) for card in cards))
        return
    try:
        card_set = set_called(name, catalog)
    except UnknownSet:
        raise click.BadParameter(_nothing_called(name, catalog), param_hint="'CARD'") from None
    say(card_table([(card, card_set) for card in card_set.cards]))


@command.command(
    "abilities",
    short_help=_("List all abilities: their names in files, what they do."),
    help=_(
        "List all abilities: their names in files, what they do. In Stak Bots these are the "
        "abilities and entry effects of the bots, each with the number of its rule."
    ),
)
@game_option()
def list_abilities(game: str) -> None:
    """Print each ability with its sentence."""
    if game == STAK:
        from clash_tui.commands._bot_text import effect_list

        say(effect_list())
        return
    from clash_tui.commands._card_text import ability_list

    say(ability_list())


@command.command(
    "check",
    short_help=_("Say everything that is wrong with a set or deck of your own, or odd."),
    help=_(
        "Say everything that is wrong with a set of your own, or odd, or with a deck of Stak "
        "Bots.\n\n"
        "FILE is its file, wherever it lies, or - for the standard input."
    ),
)
@click.argument("file", metavar="FILE")
@game_option(_("The game: clash or stak; without it the file says what it is."), None)
def check_file(file: str, game: str | None) -> int:
    """Print errors and oddities; return 2 if there is an error, else 0."""
    from clash_tui.base.toml_file import MOST_TOML
    from clash_tui.commands._card_text import check_text
    from clash_tui.games.clash.cards.check import check_set

    place, text = place_of(file), text_of(file, MOST_TOML)
    if game == STAK or (game is None and _is_deck(text)):
        from clash_tui.commands import _cards_stak

        told, sound = _cards_stak.checked(place, text)
        say(told)
        return 0 if sound else _WRONG
    check = check_set(place, _catalog(but=place), text)
    if check.unreadable is not None:
        raise click.ClickException(str(check.unreadable))
    say(check_text(str(place), check))
    return _WRONG if check.errors else 0


@command.command(
    "example", help=_("Print a small set, or a deck of Stak Bots, with explanations to begin from.")
)
@game_option()
def print_example(game: str) -> None:
    """Print the example set, or the example deck."""
    from clash_tui.base.paths import assets_dir
    from clash_tui.base.reading import read_text

    name = "own-deck.toml" if game == STAK else "own-set.toml"
    say(read_text(assets_dir(game) / "examples" / name))


def _is_deck(text: str) -> bool:
    from clash_tui.commands._cards_stak import is_deck

    return is_deck(text)


def _catalog(but: Path | None = None) -> Catalog:
    """Return all cards, and tell which files of sets are refused.

    Args:
        but: A file of which that is not told.
    """
    from clash_tui.games.clash.cards import default_catalog

    catalog = default_catalog()
    for problem in catalog.problems:
        if but is None or not _same_file(but, problem.file):
            say_fault(f"clash-tui: {problem}")
    return catalog


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _nothing_called(name: str, catalog: Catalog) -> str:
    """Say that there is no card and no set of a name, and which one may be meant."""
    from clash_tui.base.clean_text import quoted
    from clash_tui.base.hints import with_hint
    from clash_tui.base.i18n import folded

    ids = [*(card.id for card in catalog.cards), *(card_set.id for card_set in catalog.sets)]
    nothing = _("There is no card or set called {name}").format(name=quoted(name))
    return with_hint(nothing, "-".join(folded(name).split()), ids)


def _ability(given: str) -> Ability:
    """Read the name of an ability, as files or as cards have it."""
    from clash_tui.base.clean_text import quoted
    from clash_tui.base.hints import with_hint
    from clash_tui.base.i18n import folded
    from clash_tui.games.clash.cards import Ability

    wanted = folded(given).strip()
    for ability in Ability:
        if wanted in (ability.value, folded(ability.title)):
            return ability
    no_ability = _("There is no ability called {name}").format(name=quoted(given))
    reason = with_hint(no_ability, wanted, [ability.value for ability in Ability])
    raise click.BadParameter(reason, param_hint="'--ability'")
