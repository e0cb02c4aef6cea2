"""``clash-tui cards``: all cards as text, and a player's own sets looked through."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from clash_tui.i18n import _

if TYPE_CHECKING:
    from clash_tui.cards import Ability, Catalog

_WRONG = 2
"""The exit code for a file with errors."""


@click.group(
    no_args_is_help=False,
    short_help=_("List, show and check cards."),
    help=_(
        "List all cards, show one of them, and check a card set of your own.\n\n"
        "Own sets are read from the folder sets/ of your data folder."
    ),
)
def command() -> None:
    """Hold the subcommands."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Where a name has a sign that cannot be shown the rest is still told.
        sys.stdout.reconfigure(errors="replace")


@command.command("list", help=_("List cards: all, or those of a set or with an ability."))
@click.option("--set", "set_id", metavar="SET", help=_("Only cards of the set with that id."))
@click.option("--ability", "name", metavar="ABILITY", help=_("Only cards with that ability."))
@click.option("--csv", "as_csv", is_flag=True, help=_("Write comma-separated values."))
def list_cards(set_id: str | None, name: str | None, as_csv: bool) -> None:
    """Print a table of cards."""
    from clash_tui.cards import UnknownSet
    from clash_tui.commands._card_text import card_csv, card_table

    catalog = _catalog()
    try:
        sets = catalog.sets if set_id is None else (catalog.set(set_id),)
    except UnknownSet as error:
        raise click.BadParameter(str(error), param_hint="'--set'") from error
    ability = None if name is None else _ability(name)
    cards = [
        (card, card_set)
        for card_set in sets
        for card in card_set.cards
        if ability in (None, *card.abilities, *card.auras)
    ]
    click.echo(card_csv(cards) if as_csv else card_table(cards), nl=False)


@command.command("show", help=_("Show one card: its values, its abilities, its set, its price."))
@click.argument("card_id", metavar="CARD")
def show_card(card_id: str) -> None:
    """Print one card."""
    from clash_tui.cards import UnknownCard
    from clash_tui.commands._card_text import card_page

    catalog = _catalog()
    try:
        card = catalog.card(card_id)
    except UnknownCard as error:
        raise click.BadParameter(str(error), param_hint="'CARD'") from error
    card_set = next(each for each in catalog.sets if card_id in [card.id for card in each.cards])
    click.echo(card_page(card, card_set), nl=False)


@command.command("abilities", help=_("List all abilities: their names in files, what they do."))
def list_abilities() -> None:
    """Print each ability with its sentence."""
    from clash_tui.commands._card_text import ability_list

    click.echo(ability_list(), nl=False)


@command.command("check", help=_("Say everything that is wrong with a set of your own, or odd."))
@click.argument("file", metavar="FILE")
def check_file(file: str) -> int:
    """Print errors and oddities; return 2 if there is an error, else 0."""
    from clash_tui.cards.check import check_set
    from clash_tui.commands._card_text import check_text

    check = check_set(Path(file), _catalog(but=Path(file)))
    if check.unreadable is not None:
        raise click.ClickException(str(check.unreadable))
    click.echo(check_text(file, check), nl=False)
    return _WRONG if check.errors else 0


@command.command("example", help=_("Print a small set with explanations, to begin from."))
def print_example() -> None:
    """Print the example set."""
    from clash_tui.paths import assets_dir

    text = (assets_dir() / "examples" / "own-set.toml").read_text(encoding="utf-8")
    click.echo(text, nl=False)


def _catalog(but: Path | None = None) -> Catalog:
    """Return all cards, and tell which files of sets are refused.

    Args:
        but: A file of which that is not told.
    """
    from clash_tui.cards import default_catalog

    catalog = default_catalog()
    for problem in catalog.problems:
        if but is None or not _same_file(but, problem.file):
            click.echo(f"clash-tui: {problem}", err=True)
    return catalog


def _same_file(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


def _ability(given: str) -> Ability:
    """Read the name of an ability, as files or as cards have it."""
    from clash_tui.cards import Ability
    from clash_tui.cards.hints import hint
    from clash_tui.i18n import folded

    wanted = folded(given).strip()
    for ability in Ability:
        if wanted in (ability.value, folded(ability.title)):
            return ability
    no_ability = _("There is no ability called {name}").format(name=repr(given))
    reason = no_ability + hint(wanted, [ability.value for ability in Ability])
    raise click.BadParameter(reason, param_hint="'--ability'")
