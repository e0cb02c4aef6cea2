"""Draft: four rounds of four open cards, shared out one, two, one (R69)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from clash_tui.base.chance import coin, stream
from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.formats.pool import draft_pool

ROUNDS = 4
REVEALED = 4
"""How many cards a round reveals."""
PICKS_A_ROUND = 3
"""How many cards of a round are picked; its last card goes to the first picker by itself."""
PICKS = ROUNDS * PICKS_A_ROUND


class NotRevealed(ValueError):
    """The card picked is not one of those that lie open."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft so far; picking returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        pool: The 32 cards by id, in the order in which they are revealed (R71).
        first: Who picks first in round one, by the toss; the roles swap every round.
        picks: The cards picked, by id, in order, without the last card of each round.
    """

    catalog: Catalog
    pool: tuple[str, ...]
    first: int
    picks: tuple[str, ...] = ()

    @classmethod
    def begin(cls, catalog: Catalog, set_ids: Sequence[str], seed: int) -> Self:
        """Shuffle the pool and toss for the first pick.

        Raises what ``draft_pool`` raises.
        """
        pool = draft_pool(catalog, set_ids, seed)
        return cls(catalog, pool, coin(stream(seed, "draft first")))

    @property
    def done(self) -> bool:
        """Whether both decks are whole."""
        return len(self.picks) == PICKS

    @property
    def round(self) -> int:
        """The number of the round, 1 to 4; it stays 4 when the draft is done."""
        return min(self._finished + 1, ROUNDS)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The four cards of this round, in the order in which they were revealed."""
        return tuple(self.catalog.card(card_id) for card_id in self._revealed(self.round - 1))

    @property
    def taken(self) -> tuple[tuple[str, int], ...]:
        """The cards of this round that are gone, by id, each with who has it."""
        return self._shared_out(self.round - 1)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards of this round that can still be picked."""
        gone = {card_id for card_id, _player in self.taken}
        return tuple(card for card in self.revealed if card.id not in gone)

    @property
    def picker(self) -> int | None:
        """Whose pick it is, None when the draft is done."""
        if self.done:
            return None
        return self._picker(len(self.picks))

    @property
    def decks(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """What A and B have so far, in the order in which they got it."""
        decks: tuple[list[Card], list[Card]] = ([], [])
        for number in range(self.round):
            for card_id, player in self._shared_out(number):
                decks[player].append(self.catalog.card(card_id))
        return tuple(decks[0]), tuple(decks[1])

    @property
    def unrevealed(self) -> int:
        """How many cards of the pool have not been seen; half of it never is."""
        return len(self.pool) - self.round * REVEALED

    def pick(self, card_id: str) -> Draft:
        """Take a card for the picker; the last of a round then goes to its first picker.

        Raises:
            UnknownCard: if there is no such card.
            NotRevealed: if it does not lie open, or the draft is done.
        """
        card = self.catalog.card(card_id)
        if self.done:
            raise NotRevealed(_("The draft is over: both decks are whole."))
        left = self.left
        if card.id not in {other.id for other in left}:
            text = _("{card} cannot be picked; these can: {cards}.")
            names = in_row(other.title for other in left)
            raise NotRevealed(text.format(card=card.title, cards=names))
        return replace(self, picks=(*self.picks, card.id))

    @property
    def can_undo(self) -> bool:
        """Whether the last pick can be taken back: no new cards have been revealed since."""
        return self.done or len(self.picks) % PICKS_A_ROUND > 0

    def undo(self) -> Draft:
        """Take the last pick back, where that is allowed."""
        return replace(self, picks=self.picks[:-1]) if self.can_undo else self

    def final_decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the cards of A and of B, by id. Raises ``ValueError`` before the end."""
        if not self.done:
            raise ValueError(_("The draft is not over."))
        a, b = (tuple(card.id for card in deck) for deck in self.decks)
        return a, b

    @property
    def _finished(self) -> int:
        return len(self.picks) // PICKS_A_ROUND

    def _first_of(self, number: int) -> int:
        """Return who picks first in a round, counted from 0."""
        return self.first if number % 2 == 0 else 1 - self.first

    def _picker(self, pick: int) -> int:
        number, place = divmod(pick, PICKS_A_ROUND)
        first = self._first_of(number)
        return first if place == 0 else 1 - first

    def _revealed(self, number: int) -> tuple[str, ...]:
        return self.pool[number * REVEALED : (number + 1) * REVEALED]

    def _shared_out(self, number: int) -> tuple[tuple[str, int], ...]:
        """Return who got what in a round, in order, with the last card if it went by itself."""
        start = number * PICKS_A_ROUND
        picked = self.picks[start : start + PICKS_A_ROUND]
        shares = [(card_id, self._picker(start + n)) for n, card_id in enumerate(picked)]
        if len(picked) == PICKS_A_ROUND:
            (last,) = (card_id for card_id in self._revealed(number) if card_id not in picked)
            shares.append((last, self._first_of(number)))
        return tuple(shares)
