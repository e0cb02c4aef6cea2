"""Preconstructed against the solo opponent: one of the four decks, the rest is its pile (R72)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Catalog, Deck
from clash_tui.games.clash.formats.preconstructed import DeckTaken


@dataclass(frozen=True, slots=True)
class SoloDeck:
    """The choice of the player's deck; picking returns the next state and leaves this one."""

    catalog: Catalog
    deck: str | None = None
    """The id of the deck that was taken."""

    @property
    def done(self) -> bool:
        """Whether the player has a deck."""
        return self.deck is not None

    def choices(self) -> tuple[Deck, ...]:
        """Return the decks that can be taken."""
        return () if self.done else tuple(self.catalog.decks)

    def pick(self, deck_id: str) -> SoloDeck:
        """Take a deck. Raises ``UnknownDeck``, or ``DeckTaken`` if there is one already."""
        deck = self.catalog.deck(deck_id)
        if self.done:
            raise DeckTaken(_("The deck is chosen already."))
        return replace(self, deck=deck.id)

    @property
    def can_undo(self) -> bool:
        """Whether there is a deck to give back."""
        return self.done

    def undo(self) -> SoloDeck:
        """Give the deck back, if one was taken."""
        return replace(self, deck=None)

    def final_decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the player's cards and the opponent's, by id.

        Raises ``ValueError`` while no deck is chosen.
        """
        if self.deck is None:
            raise ValueError(_("A deck has to be chosen first."))
        own = tuple(self.catalog.deck(self.deck).cards)
        others = tuple(
            card for deck in self.catalog.decks if deck.id != self.deck for card in deck.cards
        )
        return own, others
