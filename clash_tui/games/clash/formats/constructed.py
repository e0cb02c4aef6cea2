"""Constructed: two secret decks of ten, then four bans, and eight cards are left each (R70)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.formats.deck_rules import problems
from clash_tui.games.clash.rules import PLAYERS, A, B


class DeckNotLegal(ValueError):
    """The cards are no deck for Constructed; the message is the first reason.

    Attributes:
        reasons: One sentence for each thing that is wrong.
    """

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__(reasons[0])
        self.reasons = reasons


class NotInDeck(ValueError):
    """The card banned is not, or no longer, in the deck that is shown."""


class Ban(NamedTuple):
    """One of the four bans.

    Attributes:
        banner: Who bans.
        owner: Whose deck is shown and loses a card.
        number: Its place among the bans, 1 to 4.
    """

    banner: int
    owner: int
    number: int


BANS = (Ban(B, A, 1), Ban(A, B, 2), Ban(A, B, 3), Ban(B, A, 4))
"""The bans in their order (R70)."""


@dataclass(frozen=True, slots=True)
class Constructed:
    """The decks and the bans so far; each step returns the next state and leaves this one.

    Attributes:
        catalog: Where the cards are from.
        sets: The sets in use, by id; any mix (R71).
        decks: The ten cards of A, then those of B, by id, as far as they are built.
        bans: The cards banned, by id, in the order of ``BANS``.
    """

    catalog: Catalog
    sets: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...] = ()
    bans: tuple[str, ...] = ()

    @property
    def builder(self) -> int | None:
        """Who builds a deck now, hidden from the other; None when both have one."""
        return len(self.decks) if len(self.decks) < len(PLAYERS) else None

    def build(self, card_ids: Sequence[str]) -> Constructed:
        """Take these cards as the builder's deck.

        Raises ``DeckNotLegal`` if they are not ten different cards of the sets in use, or if both
        decks are built.
        """
        if self.builder is None:
            raise DeckNotLegal((_("Both players have built their decks already."),))
        if reasons := problems(card_ids, self.catalog, self.sets):
            raise DeckNotLegal(reasons)
        return replace(self, decks=(*self.decks, tuple(card_ids)))

    @property
    def ban_now(self) -> Ban | None:
        """The ban that is due; None while a deck is missing and after the last ban."""
        if self.builder is not None or self.done:
            return None
        return BANS[len(self.bans)]

    def ban(self, card_id: str) -> Constructed:
        """Ban a card from the deck that is shown.

        Raises:
            UnknownCard: if there is no such card.
            NotInDeck: if it is not in that deck, or no ban is due.
        """
        card = self.catalog.card(card_id)
        due = self.ban_now
        if due is None:
            raise NotInDeck(_("No ban is due now."))
        left = self.left(due.owner)
        if card.id not in {other.id for other in left}:
            text = _("{card} cannot be banned; these can: {cards}.")
            names = in_row(other.title for other in left)
            raise NotInDeck(text.format(card=card.title, cards=names))
        return replace(self, bans=(*self.bans, card.id))

    def left(self, owner: int) -> tuple[Card, ...]:
        """Return the owner's cards that are not banned; none while the deck is not built."""
        if owner >= len(self.decks):
            return ()
        banned = {card.id for card in self.banned(owner)}
        return tuple(
            self.catalog.card(card_id) for card_id in self.decks[owner] if card_id not in banned
        )

    def banned(self, owner: int) -> tuple[Card, ...]:
        """Return the cards banned from the owner's deck, in order."""
        return tuple(
            self.catalog.card(card_id)
            for ban, card_id in zip(BANS, self.bans, strict=False)
            if ban.owner == owner
        )

    @property
    def can_undo(self) -> bool:
        """Whether there is a ban to take back; a deck that is built stands."""
        return bool(self.bans)

    def undo(self) -> Constructed:
        """Take the last ban back, if there is one."""
        return replace(self, bans=self.bans[:-1])

    @property
    def done(self) -> bool:
        """Whether all four bans are spoken, so that each player has eight cards."""
        return len(self.bans) == len(BANS)

    def final_decks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the cards of A and of B, by id. Raises ``ValueError`` before the last ban."""
        if not self.done:
            raise ValueError(_("Four bans have to be spoken first."))
        a, b = (tuple(card.id for card in self.left(player)) for player in PLAYERS)
        return a, b
