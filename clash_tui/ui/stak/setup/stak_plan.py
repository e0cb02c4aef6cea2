"""What was agreed on before a game of Stak Bots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.base.wording import all_of

if TYPE_CHECKING:
    from clash_tui.games.stak.rules import Setup
    from clash_tui.match.seats import Seat


@dataclass(frozen=True, slots=True)
class StakPlan:
    """A game about to begin.

    Attributes:
        seats: Who plays, clockwise from A.
        setup: Players, deck, options and the seed of all chance.
    """

    seats: tuple[Seat, ...]
    setup: Setup

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(seat.name for seat in self.seats)

    @property
    def unfinished(self) -> str:
        """One sentence for a game that is left."""
        return _("The Stak Bots game of {names} is not finished.").format(names=all_of(self.names))

    @property
    def code(self) -> str:
        """The share code of the deal: who sits there is not in it."""
        from clash_tui.games.stak.share_code import write_code

        return write_code(self.setup)

    def rematch(self, seed: int) -> StakPlan:
        """Return a game of the same options, with another seed, everyone one seat further on."""
        *others, last = self.seats
        setup = self.setup.model_copy(update={"seed": seed})
        return replace(self, seats=(last, *others), setup=setup)
