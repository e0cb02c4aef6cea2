"""``clash-tui cards`` for Stak Bots: its bots, and decks of a player's own (SB83)."""

from __future__ import annotations

from pathlib import Path

import click

from clash_tui.base.i18n import _, folded
from clash_tui.commands import _bot_text
from clash_tui.games.stak.cards import Deck, house_deck


def deck_of(file: str | None) -> Deck:
    """Return the deck of a file, else the house deck. Raises ``BadParameter``."""
    from clash_tui.base.problem import Refused
    from clash_tui.games.stak.cards.deck_file import read_deck

    if file is None:
        return house_deck()
    try:
        return read_deck(Path(file))
    except Refused as refused:
        raise click.BadParameter(str(refused.problems[0]), param_hint="'--deck'") from refused


def listed(deck: Deck, as_csv: bool) -> str:
    """Return the cards of a deck as a table or as comma-separated values."""
    return _bot_text.deck_csv(deck) if as_csv else _bot_text.deck_table(deck)


def shown(name: str) -> str:
    """Return the pages of the bots of a name. Raises ``BadParameter`` where there is none."""
    from clash_tui.base.clean_text import quoted
    from clash_tui.base.hints import with_hint

    deck = house_deck()
    bots = _bot_text.bots_called(name, deck)
    if not bots:
        wanted = folded(name).partition(" ")[0]
        fault = _("There is no bot called {name}").format(name=quoted(name))
        told = with_hint(fault, wanted, _bot_text.bot_ids())
        raise click.BadParameter(told, param_hint="'CARD'")
    return "\n".join(_bot_text.bot_page(bot, deck) for bot in bots)


def checked(place: Path, text: str) -> tuple[str, bool]:
    """Return what was found in the file of a deck, and whether it can be played.

    Raises ``ClickException`` where nothing could be read.
    """
    from clash_tui.games.stak.cards.deck_file import check_deck

    reading = check_deck(place, text)
    unreadable = [each for each in reading.problems if not (each.entry or each.field)]
    if unreadable:
        raise click.ClickException(str(unreadable[0]))
    return _bot_text.deck_check_text(str(place), reading), reading.deck is not None


def is_deck(text: str) -> bool:
    """Say whether a text is the file of a deck rather than of a card set of Clash of Decks."""
    from clash_tui.base.toml_file import NoToml, toml_of

    try:
        cards = toml_of(text).get("cards")
    except NoToml:
        return False
    if not isinstance(cards, dict):
        return False
    fields = {name for each in cards.values() if isinstance(each, dict) for name in each}
    return bool(fields & {"rank", "copies"}) and not fields & {"cost", "type", "attack"}
