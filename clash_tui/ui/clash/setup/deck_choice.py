"""Both players pick one of the preconstructed decks (R68)."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.clash.formats import Preconstructed, Preparing
from clash_tui.games.clash.words.duel_options import EDITIONS
from clash_tui.ui.clash.setup.choosers import PEOPLE, Choosers
from clash_tui.ui.clash.setup.decks import DecksScreen
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.shell.actions import Action


class DeckChoiceScreen(DecksScreen[Preparing]):
    """The players pick one after the other; nobody can take the deck that is taken.

    Dismissed with the preparation after both picks, or with None to go back.

    Args:
        preparing: The preparation, at the choice of decks.
        names: The players' names, A first.
        choosers: Who decides at each side: a program that picks second does so elsewhere.
    """

    NAME: ClassVar[str] = N_("Deck choice")
    HELP: ClassVar[str] = N_(
        "Each player takes one of the four decks, not the same one. Every card of the deck under "
        "the cursor is shown, and how it wants to be played; go right to walk over the cards and "
        "read what each can do.\n\n"
        "The deck is shuffled before the duel, so the order of the cards here means nothing. "
        "Going back takes the first pick back."
    )
    TOPIC: ClassVar[str | None] = "R68"

    def __init__(
        self, preparing: Preparing, names: tuple[str, str], choosers: Choosers = PEOPLE
    ) -> None:
        super().__init__()
        self._choosers = choosers
        self._preparing = preparing
        self._names = names

    @property
    def taken(self) -> str | None:
        """The deck that is taken already, while one is left to pick."""
        stage = self._preparing.stage
        return stage.picks[0] if isinstance(stage, Preconstructed) and stage.picks else None

    def heading(self) -> tuple[str, str]:
        """Return what is played, and by which edition."""
        return _("Duel"), _(EDITIONS[self._preparing.preparation.edition].name)

    def ask(self) -> Paragraph:
        """Return whose pick it is, and that a deck is taken."""
        picker = self._names[0 if self.taken is None else 1]
        side = _("plays left") if self.taken is None else _("plays right")
        words = [(_("{name} picks a deck").format(name=picker), "chosen"), (f"  {side}", "muted")]
        if self.now.id == self.taken:
            taken = _("{name} has taken this one").format(name=self._names[0])
            words.append((f"  {self.glyphs.dot}  {taken}", "danger"))
        return paragraph(*words)

    def action_text(self, action: Action) -> str:
        """Say whose pick going back takes back."""
        if action.id == "back" and self._back is not None:
            return _("take back")
        return super().action_text(action)

    def take(self, deck_id: str) -> None:
        """Take the deck: the second pick is the last, and a program makes its own."""
        self._preparing = self._preparing.play(f"deck {deck_id}")
        if self.taken is None or self._choosers.asked(self._preparing):
            self.dismiss(self._preparing)
        else:
            keep_step(self.session, self._preparing)
            self.show_decks()

    @property
    def _back(self) -> Preparing | None:
        """Where a person has picked before; None where nobody has."""
        return self._choosers.back_to_person(self._preparing)

    def action_back(self) -> None:
        """Take the first pick back, or go back to the names."""
        taken, before = self.taken, self._back
        if before is None:
            self.dismiss(None)
            return
        self._preparing = before
        keep_step(self.session, self._preparing)
        self.show_decks(on=taken)
