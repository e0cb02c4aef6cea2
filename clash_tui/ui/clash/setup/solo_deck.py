"""The player of a solo game picks one of the preconstructed decks (R72)."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.clash.formats import SoloPreparing
from clash_tui.games.clash.reference import Solo
from clash_tui.games.clash.words.duel_options import EDITIONS
from clash_tui.ui.clash.setup.decks import DecksScreen


class SoloDeckScreen(DecksScreen[SoloPreparing]):
    """One deck is the player's, the others are the opponent's pile.

    Dismissed with the preparation after the pick, or with None to go back.

    Args:
        preparing: The preparation, at the choice of the deck.
    """

    SOLO: ClassVar[Solo | None] = "solo_own"
    NAME: ClassVar[str] = N_("Deck choice, solo")
    HELP: ClassVar[str] = N_(
        "Take one of the four decks; the 24 cards of the other three are the opponent's pile. "
        "Every card of the deck under the cursor is shown, and how it wants to be played; go right "
        "to walk over the cards and read what each can do.\n\n"
        "Deck and pile are shuffled before the game, so the order of the cards here means nothing."
    )
    TOPIC: ClassVar[str | None] = "R72"

    def __init__(self, preparing: SoloPreparing) -> None:
        super().__init__()
        self._preparing = preparing

    def heading(self) -> tuple[str, str]:
        """Return what is played, and by which edition."""
        return _("Solo"), _(EDITIONS[self._preparing.preparation.edition].name)

    def ask(self) -> Paragraph:
        """Return what becomes of the decks."""
        rest = _("the other three are the opponent's pile")
        return paragraph((_("Pick your deck"), "chosen"), (f"  {rest}", "muted"))

    def take(self, deck_id: str) -> None:
        """Take the deck."""
        self.dismiss(self._preparing.play(f"deck {deck_id}"))
