"""Which decks can be looked at: the house deck, those of the player, and that of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clash_tui.base.i18n import _
from clash_tui.games.stak.cards import Deck, DeckLine, card_version, house_deck

THIS_GAME = "this-game"
"""What stands for the deck of a game whose file is gone or was changed since."""

UNKNOWN_RANK = 0
"""A setup keeps no ranks, which have no meaning in play (SB3)."""


def decks_to_show(own: Iterable[Deck], played: Sequence[tuple[str, int]] = ()) -> dict[str, Deck]:
    """Return the decks by the ids that tell them apart, the house deck first.

    Args:
        own: Those of the player.
        played: The cards of the game at hand, by id, with their numbers; none where there is none.
    """
    found = {"": house_deck()} | {deck.id: deck for deck in own}
    if played and deck_of(found, played) is None:
        lines = (DeckLine(card_version(card), UNKNOWN_RANK, n) for card, n in played)
        found[THIS_GAME] = Deck(THIS_GAME, _("The deck of this game"), tuple(lines))
    return found


def deck_of(decks: dict[str, Deck], played: Sequence[tuple[str, int]]) -> str | None:
    """Return the id of the deck with certain cards; None where there is none."""
    return next((name for name, deck in decks.items() if dict(deck.counts) == dict(played)), None)
