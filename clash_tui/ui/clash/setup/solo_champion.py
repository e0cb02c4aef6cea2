"""The player of a custom solo game picks a creature as Champion (R87)."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import in_row, notes
from clash_tui.games.clash.formats import SoloPreparing
from clash_tui.games.clash.reference import Solo
from clash_tui.ui.clash.setup.champion import ChampionScreen


class SoloChampionScreen(ChampionScreen[SoloPreparing]):
    """The player picks; the opponent has no Champion.

    Dismissed with the preparation after the pick, or with None to go back.

    Args:
        preparing: The preparation, at the pick of the Champion.
    """

    SOLO: ClassVar[Solo | None] = "solo_own"
    NAME: ClassVar[str] = N_("Champion, solo")
    HELP: ClassVar[str] = N_(
        "Pick one creature that is not in your deck. It lies beside the Bridges for the whole "
        "game, and counts neither for your mana nor for your Health; in play it counts for the "
        "opponent's mana, like any creature.\n\n"
        "It is summoned like any creature, and costs 1 less for each creature in play, on both "
        "sides, with exactly its printed cost. It may be one that the opponent has too. When it "
        "falls it is exhausted, until anyone, the opponent too, plays a card of its printed cost."
    )

    def __init__(self, preparing: SoloPreparing) -> None:
        super().__init__(preparing, (_("yours"), _("the opponent's")))

    def ask(self) -> Paragraph:
        """Return what to pick from."""
        about = _("any creature that is not in your deck")
        return paragraph((_("Pick your Champion"), "chosen"), (f"  {about}", "muted"))

    def listed_alike(self, alike: list[tuple[str, str]]) -> str:
        """Write a list of cards, the player's first: few words, as the pile may have many."""
        owners = dict.fromkeys(owner for _card, owner in alike)
        groups = (
            _("{owner} {cards}").format(
                owner=owner, cards=in_row(card for card, whose in alike if whose == owner)
            )
            for owner in owners
        )
        return notes(groups)

    def all_decks(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards of the player and of the opponent's pile."""
        return self._preparing.decks()
