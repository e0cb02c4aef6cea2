"""Preconstructed: each player takes one of the four decks, not the same one (R68)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Catalog, Deck
from clash_tui.games.clash.rules import PLAYERS, Edition, Setup


class DeckTaken(ValueError):
    """The other player has this deck already (R68)."""


@dataclass(frozen=True, slots=True)
class Preconstructed:
    """The choice of decks so far; picking returns the next state and leaves this one."""

    catalog: Catalog
    picks: tuple[str, ...] = ()
    """Ids of the decks taken, A's first."""

    @property
    def picker(self) -> int | None:
        """Whose pick it is, None when both have a deck."""
        return len(self.picks) if not self.done else None

    @property
    def done(self) -> bool:
        """Whether both players have a deck."""
        return len(self.picks) == len(PLAYERS)

    def choices(self) -> tuple[Deck, ...]:
        """Return the decks that can still be taken."""
        return tuple(deck for deck in self.catalog.decks if deck.id not in self.picks)

    def pick(self, deck_id: str) -> Preconstructed:
        """Take a deck. Raises ``UnknownDeck``, or ``DeckTaken`` for the other player's."""
        deck = self.catalog.deck(deck_id)
        if self.picker is None:
            raise DeckTaken(_("Both players have a deck already."))
        if deck.id in self.picks:
            raise DeckTaken(_("The other player has {deck} already.").format(deck=deck.title))
        return replace(self, picks=(*self.picks, deck.id))

    @property
    def can_undo(self) -> bool:
        """Whether there is a deck to give back."""
        return bool(self.picks)

    def undo(self) -> Preconstructed:
        """Give the last deck back, if one was taken."""
        return replace(self, picks=self.picks[:-1])

    def final_decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the cards of A and of B, by id. Raises ``ValueError`` while a deck is missing."""
        if not self.done:
            raise ValueError(_("Both players need a deck first."))
        a, b = (tuple(self.catalog.deck(deck_id).cards) for deck_id in self.picks)
        return a, b

    def setup(self, edition: Edition, seed: int, first: int | None = None) -> Setup:
        """Return the duel's setup. Raises ``ValueError`` while a deck is missing."""
        return Setup(edition=edition, decks=self.final_decks(), seed=seed, first=first)
