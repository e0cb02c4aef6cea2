"""What the cards of a game did, for its result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.base.i18n import _
from clash_tui.ui.widgets.table import Table

_MOST_CARDS = 5


@dataclass(frozen=True, slots=True)
class CardDeeds:
    """What one card did in the duel.

    Attributes:
        card: Its name.
        player: The name of who played it.
        damage: Damage it dealt to creatures.
        stronghold: Damage it dealt to the enemy Stronghold.
        destroyed: How many creatures it destroyed.
    """

    card: str
    player: str
    damage: int
    stronghold: int
    destroyed: int


def deeds_table(cards: Sequence[CardDeeds]) -> Table:
    """Return the cards that did most, the first ones of the given."""
    rows = [
        (each.card, each.player, str(each.damage), str(each.stronghold), str(each.destroyed))
        for each in cards[:_MOST_CARDS]
    ]
    heads = (_("best cards"), "", _("damage"), _("Stronghold"), _("destroyed"))
    return Table(heads, rows, widths=(15, 17, 7, 11, 10), signs={3: "stronghold"})
