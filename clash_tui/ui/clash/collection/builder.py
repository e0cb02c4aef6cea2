"""One player builds a deck of ten cards, hidden from the other (R70)."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.deck_shelf import DeckShelf, ShelvedDeck
from clash_tui.games.clash.formats import Constructed, Preparing
from clash_tui.games.clash.formats.built_deck import read_deck, write_deck
from clash_tui.ui.clash.collection.builder_actions import BUILDER_ACTIONS
from clash_tui.ui.clash.collection.building import BuildingScreen
from clash_tui.ui.clash.collection.deck_saving import save_deck
from clash_tui.ui.clash.collection.deck_shelf import DeckShelfScreen
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.shell.actions import Action


class BuilderScreen(BuildingScreen[Preparing]):
    """A player builds the deck of a duel.

    Dismissed with the next state once the deck is finished, or with None to go back.

    Args:
        preparing: The way to the duel so far; a deck is due.
        names: The players' names, A first.
        shelf: The saved decks; None takes those of the user.
        left: "deck" and the cards it had when it was left; "" for none.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = BUILDER_ACTIONS
    NAME: ClassVar[str] = N_("Deck builder")
    HELP: ClassVar[str] = N_(
        "Build a deck of ten different cards; another person looks away. Later each side bans "
        "two cards of the other's deck, and eight are left.\n\n"
        "The list shows all cards of the sets in use. The keys above it choose what is shown and "
        "in which order; a click on the head of a column sorts by it. Enter or a second click "
        "adds the card under the cursor, or takes it out again.\n\n"
        "Saved decks are files in your data folder, and both players can look through them. A deck "
        "is also one line of text: p takes one in, x shows yours."
    )
    TOPIC: ClassVar[str | None] = "R70"

    def __init__(
        self,
        preparing: Preparing,
        names: tuple[str, str],
        shelf: DeckShelf | None = None,
        left: str = "",
    ) -> None:
        making = preparing.making
        assert isinstance(making, Constructed)
        assert making.builder is not None
        super().__init__(making.sets, shelf, read_deck(left) or ())
        self._preparing = preparing
        self._builder = names[making.builder]

    @property
    def catalog(self) -> Catalog:
        """The cards there are."""
        return self._preparing.catalog

    def heading(self) -> tuple[str, str]:
        """Return who builds."""
        return _("Constructed"), _("{name} builds a deck").format(name=self._builder)

    def finish_label(self) -> str:
        """Return what stands on the button."""
        return _("Finish the deck")

    @property
    def can_finish(self) -> bool:
        """Whether the deck is legal."""
        return not self._reasons

    def leaving(self) -> tuple[str, bool] | None:
        """Ask once there is a deck."""
        if not self._deck:
            return None
        if self.session.keeps_way:
            question = _(
                "Leave the deck builder?\n\nThe deck so far is kept, and Continue on the title "
                "goes on with it."
            )
            return question, False
        return _("Leave the deck builder?\n\nThe deck would be lost; w saves it."), True

    def deck_changed(self) -> None:
        """Keep the deck so far, in case the program ends here."""
        open_deck = write_deck(self._deck) if self._deck else ""
        keep_step(self.session, self._preparing, open_deck)

    def action_finish(self) -> None:
        """Play with this deck."""
        if self.can_finish:
            # What is told of this deck is not for the other player's eyes.
            self.app.clear_notifications()
            self.dismiss(self._preparing.play(write_deck(self._in_order)))

    def action_decks(self) -> None:
        """Look through the saved decks and take one."""

        def taken(deck: ShelvedDeck | None) -> None:
            if deck is not None:
                self._deck_name = deck.name
                self._change(deck.cards)

        self.app.push_screen(DeckShelfScreen(self._saved, self._sets), taken)

    def action_save(self) -> None:
        """Save the deck under a name."""

        def saved(name: str) -> None:
            self._deck_name = name
            self.show_list()

        save_deck(self.app, self._saved, self._deck_name, self._in_order, saved)
