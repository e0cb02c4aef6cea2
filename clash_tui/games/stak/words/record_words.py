"""The record of Stak Bots in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import _, ngettext

if TYPE_CHECKING:
    from clash_tui.records import GameResult


def game_title(result: GameResult) -> str:
    """Say in a few words what kind of game it was: how many played."""
    text = ngettext("Stak Bots, {n} seat", "Stak Bots, {n} seats", result.seats)
    return text.format(n=result.seats)


def deck_title(result: GameResult) -> str:
    """Name the deck where it was an own one; all play with the same cards (SB9, SB83)."""
    if result.deck or not result.own_cards:
        return result.deck
    return _("Deck {mark}").format(mark=result.deck_mark)
