"""The draft against the solo opponent: eight times one of four, the rest is its pile (R72)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import DECK_SIZE, Card, Catalog
from clash_tui.games.clash.formats.draft import REVEALED, NotRevealed
from clash_tui.games.clash.formats.pool import draft_pool

SOLO_ROUNDS = DECK_SIZE
"""One card of each round goes to the player's deck."""


@dataclass(frozen=True, slots=True)
class SoloDraft:
    """A draft so far; picking returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        pool: The 32 cards by id, in the order in which they are revealed.
        picks: The cards taken, by id, one a round.
    """

    catalog: Catalog
    pool: tuple[str, ...]
    picks: tuple[str, ...] = ()

    @classmethod
    def begin(cls, catalog: Catalog, set_ids: Sequence[str], seed: int) -> Self:
        """Shuffle the pool. Raises what ``draft_pool`` raises."""
        return cls(catalog, draft_pool(catalog, set_ids, seed))

    @property
    def done(self) -> bool:
        """Whether the deck is whole."""
        return len(self.picks) == SOLO_ROUNDS

    @property
    def round(self) -> int:
        """The number of the round, 1 to 8; it stays 8 when the draft is done."""
        return min(len(self.picks) + 1, SOLO_ROUNDS)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The four cards of this round, in the order in which they were revealed."""
        return tuple(self.catalog.card(card_id) for card_id in self._revealed(self.round - 1))

    @property
    def taken(self) -> tuple[Card, ...]:
        """The player's cards so far, in the order in which they were taken."""
        return tuple(self.catalog.card(card_id) for card_id in self.picks)

    @property
    def given(self) -> tuple[Card, ...]:
        """The opponent's cards so far, in the order in which they were revealed."""
        return tuple(
            self.catalog.card(card_id)
            for number, pick in enumerate(self.picks)
            for card_id in self._revealed(number)
            if card_id != pick
        )

    @property
    def unrevealed(self) -> int:
        """How many cards of the pool have not been seen."""
        return len(self.pool) - self.round * REVEALED

    def pick(self, card_id: str) -> SoloDraft:
        """Take a card; the other three of the round go to the opponent.

        Raises:
            UnknownCard: if there is no such card.
            NotRevealed: if it does not lie open, or the draft is done.
        """
        card = self.catalog.card(card_id)
        if self.done:
            raise NotRevealed(_("The draft is over: the deck is whole."))
        revealed = self.revealed
        if card.id not in {other.id for other in revealed}:
            text = _("{card} cannot be picked; these can: {cards}.")
            names = in_row(other.title for other in revealed)
            raise NotRevealed(text.format(card=card.title, cards=names))
        return replace(self, picks=(*self.picks, card.id))

    @property
    def can_undo(self) -> bool:
        """Whether the last pick can be taken back: only the one after which nothing is revealed."""
        return self.done

    def undo(self) -> SoloDraft:
        """Take the last pick back, where that is allowed."""
        return replace(self, picks=self.picks[:-1]) if self.can_undo else self

    def final_decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the player's cards and the opponent's, by id.

        Raises ``ValueError`` before the end.
        """
        if not self.done:
            raise ValueError(_("The draft is not over."))
        return self.picks, tuple(card.id for card in self.given)

    def _revealed(self, number: int) -> tuple[str, ...]:
        """Return the cards of a round, counted from 0."""
        return self.pool[number * REVEALED : (number + 1) * REVEALED]
