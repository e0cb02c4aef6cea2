"""What a player has chosen before a solo game begins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.base.player_names import OPPONENT

if TYPE_CHECKING:
    from datetime import date

    from clash_tui.games.clash.cards import Catalog
    from clash_tui.games.clash.formats import SoloPreparation
    from clash_tui.games.clash.rules import SoloSetup


@dataclass(frozen=True, slots=True)
class SoloPlan:
    """A solo game about to begin.

    Attributes:
        name: The player's name.
        setup: Cards, Champion, options, edition and the seed of all chance (R72, R84).
        preparation: How the player came by the deck, and the level.
        catalog: Where the cards are from: a game keeps those of own sets as they were when its
            decks were made. None takes them as they are now.
    """

    name: str
    setup: SoloSetup
    preparation: SoloPreparation
    catalog: Catalog | None = field(default=None, compare=False, repr=False)

    @property
    def names(self) -> tuple[str, str]:
        """The player's name and that of the opponent, as files have them."""
        return self.name, OPPONENT

    @property
    def unfinished(self) -> str:
        """One sentence for a game that is left."""
        return _("Your solo game is not finished.")

    @property
    def code(self) -> str:
        """The share code of the deal. Raises ``NoCode``."""
        from clash_tui.games.clash.formats import write_code

        return write_code(self.preparation, self.setup.seed)

    @property
    def day(self) -> date | None:
        """The day whose deal this is; None for any other."""
        return self.preparation.day

    def rematch(self, seed: int) -> SoloPlan:
        """Return a game with the same cards and options, shuffled anew."""
        return replace(
            self,
            setup=self.setup.model_copy(update={"seed": seed}),
            # Shuffled otherwise it is not the deal of the day any more.
            preparation=self.preparation.model_copy(update={"day": None}),
        )
