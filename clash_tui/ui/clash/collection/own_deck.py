"""A player builds a deck to keep, without a duel (R70)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.deck_shelf import DeckShelf, ShelfError, ShelvedDeck
from clash_tui.ui.clash.collection.builder_actions import OWN_DECK_ACTIONS
from clash_tui.ui.clash.collection.building import BuildingScreen
from clash_tui.ui.clash.collection.deck_saving import save_deck
from clash_tui.ui.shell.actions import Action


class OwnDeckScreen(BuildingScreen[ShelvedDeck]):
    """Builds a deck of the cards of all sets.

    Dismissed with the deck as it was saved last, or with None where it never was.

    Args:
        shelf: Where the deck is saved.
        deck: The saved deck to change; None begins a new one.
        cards: The cards a new deck begins with, by id.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = OWN_DECK_ACTIONS
    NAME: ClassVar[str] = N_("Deck builder")
    HELP: ClassVar[str] = N_(
        "Build a deck of ten different cards for Constructed, where each player bans two cards "
        "of the other's deck and eight are left. A deck that still lacks cards can be saved as "
        "well.\n\n"
        "The list shows the cards of all sets; a duel may be played with fewer. The keys above it "
        "choose what is shown and in which order; a click on the head of a column sorts by it. "
        "Enter or a second click adds the card under the cursor, or takes it out again.\n\n"
        "A deck is also one line of text: p takes one in, x shows yours."
    )
    TOPIC: ClassVar[str | None] = "R70"

    def __init__(
        self, shelf: DeckShelf, deck: ShelvedDeck | None = None, cards: tuple[str, ...] = ()
    ) -> None:
        sets = tuple(each.id for each in shelf.catalog.sets)
        name = "" if deck is None else deck.name
        super().__init__(sets, shelf, cards if deck is None else deck.cards, name)
        self._kept = deck

    @property
    def catalog(self) -> Catalog:
        """The cards there are."""
        return self._saved.catalog

    def heading(self) -> tuple[str, str]:
        """Return that a deck is built."""
        return _("Decks"), _("deck builder")

    def finish_label(self) -> str:
        """Return what stands on the button."""
        return _("Save the deck")

    @property
    def can_finish(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self._deck)

    @property
    def _is_saved(self) -> bool:
        """Whether the cards are those that are saved, in whatever order."""
        kept = () if self._kept is None else self._kept.cards
        return set(self._deck) == set(kept)

    def leaving(self) -> tuple[str, bool] | None:
        """Ask while something is not saved."""
        if self._is_saved:
            return None
        return _("Leave the deck builder?\n\nWhat you changed would be lost; f saves it."), True

    def leave(self) -> None:
        """Leave with what was saved last."""
        self.dismiss(self._kept)

    def action_finish(self) -> None:
        """Save the deck and go back."""
        if self.can_finish:
            self._save(self.leave)

    def action_save(self) -> None:
        """Save the deck and go on building."""
        self._save(self.show_list)

    def _save(self, then: Callable[[], None]) -> None:
        """Save the deck; one that has no name is asked for one."""
        if self._kept is None:
            name = self._deck_name
            save_deck(self.app, self._saved, name, self._in_order, lambda n: self._taken(n, then))
            return
        if not self._is_saved:
            try:
                self._kept = self._saved.change(self._kept, self._in_order)
            except ShelfError as error:
                self.notify(str(error), severity="warning", markup=False)
                return
            told = _("The deck {name} is saved.").format(name=self._kept.name)
            self.notify(told, markup=False)
        then()

    def _taken(self, name: str, then: Callable[[], None]) -> None:
        """Take over the name that was given to the deck."""
        self._deck_name = name
        self._kept = next((each for each in self._saved.list() if each.name == name), None)
        then()
