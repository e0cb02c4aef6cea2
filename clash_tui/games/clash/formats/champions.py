"""Champions: after the decks are made each human player picks and shows one creature (R87)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import DECK_SIZE, Card, Catalog
from clash_tui.games.clash.formats.pool import NotEnoughCards, cards_of


class NotACandidate(ValueError):
    """The card is no creature of the sets in use, or it is in the player's own deck."""


@dataclass(frozen=True, slots=True)
class ChampionPicks:
    """The Champions so far, A's first; picking returns the next state and leaves this one.

    Both players may pick the same creature: each plays with a card of their own.

    Attributes:
        catalog: Where the cards are from.
        sets: The sets in use, by id.
        decks: The eight cards of A and of B, by id; in a solo game only the player's.
        picks: The Champions picked, by id, A's first.
    """

    catalog: Catalog
    sets: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    picks: tuple[str, ...] = ()

    @property
    def picker(self) -> int | None:
        """Whose pick it is, None when all have a Champion."""
        return len(self.picks) if not self.done else None

    @property
    def done(self) -> bool:
        """Whether each player with a deck here has a Champion."""
        return len(self.picks) == len(self.decks)

    def candidates(self, player: int) -> tuple[Card, ...]:
        """Return the creatures of the sets in use that are not in the player's deck, by name."""
        return tuple(
            card
            for card in cards_of(self.catalog, self.sets)
            if card.is_creature and card.id not in self.decks[player]
        )

    def pick(self, card_id: str) -> ChampionPicks:
        """Take a creature as the picker's Champion.

        Raises:
            UnknownCard: if there is no such card.
            NotACandidate: if it may not be picked; the message says why.
        """
        card = self.catalog.card(card_id)
        if self.picker is None:
            raise NotACandidate(_("All Champions are picked already."))
        if not card.is_creature:
            text = _("{card} is an incantation; a Champion is a creature.")
            raise NotACandidate(text.format(card=card.title))
        if card.id in self.decks[self.picker]:
            text = _("{card} is in the deck; a Champion is a creature that is not.")
            raise NotACandidate(text.format(card=card.title))
        if card.id not in {other.id for other in self.candidates(self.picker)}:
            text = _("{card} is from a set that is not in use.")
            raise NotACandidate(text.format(card=card.title))
        return replace(self, picks=(*self.picks, card.id))

    @property
    def can_undo(self) -> bool:
        """Whether there is a pick to take back."""
        return bool(self.picks)

    def undo(self) -> ChampionPicks:
        """Take the last pick back, if there is one."""
        return replace(self, picks=self.picks[:-1])


def check_champions(catalog: Catalog, set_ids: Sequence[str]) -> None:
    """Check that whatever the decks will be, a creature is left for each player (R87).

    Raises ``NotEnoughCards``.
    """
    creatures = sum(card.is_creature for card in cards_of(catalog, set_ids))
    if creatures <= DECK_SIZE:
        text = ngettext(
            "Champions need {least} creature, but the sets in use have {count}.",
            "Champions need {least} creatures, but the sets in use have {count}.",
            DECK_SIZE + 1,
        )
        raise NotEnoughCards(text.format(least=DECK_SIZE + 1, count=creatures))
