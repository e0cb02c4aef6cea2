"""What two players have agreed on before a duel begins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.base.player_names import title_of

if TYPE_CHECKING:
    from clash_tui.games.clash.cards import Catalog
    from clash_tui.games.clash.formats import Preparation
    from clash_tui.games.clash.rules import Setup
    from clash_tui.match.seats import Seat, Sitter


@dataclass(frozen=True, slots=True)
class DuelPlan:
    """A duel about to begin.

    Attributes:
        names: The players' names as files have them, A first.
        setup: Decks, Champions, edition and the seed of all chance (R7–R10, R87).
        preparation: How the players came by their decks.
        catalog: Where the cards are from: a game keeps those of own sets as they were when its
            decks were made. None takes them as they are now.
        sitters: Who sits there, A first; empty where it is two people.
    """

    names: tuple[str, str]
    setup: Setup
    preparation: Preparation
    catalog: Catalog | None = field(default=None, compare=False, repr=False)
    sitters: tuple[Sitter, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, A first."""
        from clash_tui.match.seats import seated

        return seated(self.names, self.sitters)

    @property
    def unfinished(self) -> str:
        """One sentence for a duel that is left."""
        text = _("The duel of {a} and {b} is not finished.")
        a, b = map(title_of, self.names)
        return text.format(a=a, b=b)

    @property
    def code(self) -> str:
        """The share code of the deal. Raises ``NoCode``."""
        from clash_tui.games.clash.formats import write_code

        return write_code(self.preparation, self.setup.seed, self.setup.first)

    def rematch(self, seed: int, loser: int | None = None) -> DuelPlan:
        """Return a duel with the same decks and Champions, and with another seed.

        Args:
            seed: Where its chance comes from.
            loser: Who lost this duel, and goes first if that was agreed on (R10).
        """
        from clash_tui.games.clash.formats import first_of

        first = first_of(self.preparation.begins, loser)
        return replace(self, setup=self.setup.model_copy(update={"seed": seed, "first": first}))
