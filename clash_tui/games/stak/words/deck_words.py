"""What is said of bots and decks as they are printed."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _
from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import POWER_X, CardVersion
from clash_tui.games.stak.cards.deck import Deck

_KINDS = {
    ">": N_("entry effect"),
    "*": N_("ability, when it damages"),
    "A": N_("ability, when it attacks"),
    "X": N_("its power is counted"),
}
"""What the sign on a card stands for."""


def kind_words(bot: Bot) -> str:
    """Say when a bot does what it does; "" for one that does nothing."""
    return _(_KINDS[bot.symbol]) if bot.symbol else ""


def printed_power(version: CardVersion) -> str:
    """Return a power as it stands on the card: the Leader's is X (SB60)."""
    return "X" if version.power == POWER_X else str(version.power)


def deck_title(deck: Deck) -> str:
    """Return what a deck is called."""
    return _("House deck") if deck.house else deck.name


def house_words() -> str:
    """Say of the house deck what of it was chosen here."""
    return _(
        "The bots are those of the printed game. Their powers, ranks and copies are house "
        "data: they are published nowhere, and were chosen for this program."
    )
