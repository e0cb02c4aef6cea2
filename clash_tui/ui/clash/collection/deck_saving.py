"""Saving a deck under a name: the questions that belong to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import App

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.deck_shelf import LONGEST_DECK_NAME, DeckShelf, NameTaken, ShelfError
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.confirm import ConfirmScreen


def save_deck(
    app: App[Any],
    shelf: DeckShelf,
    name: str,
    cards: Sequence[str],
    saved: Callable[[str], None],
) -> None:
    """Ask for a name and save a deck under it; ask again before another deck is replaced.

    Args:
        app: Where the questions are shown.
        shelf: Where the deck goes.
        name: The name to begin with.
        cards: The cards of the deck, by id.
        saved: Called with the name once the deck is saved.
    """
    taken: list[str] = []

    def problem(line: str) -> str | None:
        """Save the deck, or say why it cannot be saved; a name in use is asked about."""
        taken.clear()
        try:
            shelf.save(line, cards)
        except NameTaken:
            taken.append(line)
        except ShelfError as error:
            return str(error)
        return None

    def written(line: str | None) -> None:
        if line is None:
            return
        if not taken:
            _tell(app, line)
            saved(line)
            return
        question = _("Replace the saved deck {name}?\n\nIts cards would be lost.")
        app.push_screen(
            ConfirmScreen(question.format(name=line), yes=_("Replace"), danger=True),
            lambda sure: replaced(line) if sure else None,
        )

    def replaced(line: str) -> None:
        try:
            shelf.save(line, cards, replace=True)
        except ShelfError as error:
            app.notify(str(error), severity="warning", markup=False)
            return
        _tell(app, line)
        saved(line)

    about = _("Saved decks are files in {folder}; both players can look through them.")
    app.push_screen(
        AskLineScreen(
            _("Save the deck under a name"),
            [paragraph((about.format(folder=shelf.folder), "muted"))],
            value=name,
            placeholder=_("the name of the deck"),
            take=_("Save"),
            most=LONGEST_DECK_NAME,
            check=problem,
        ),
        written,
    )


def _tell(app: App[Any], name: str) -> None:
    app.notify(_("The deck {name} is saved.").format(name=name), markup=False)
