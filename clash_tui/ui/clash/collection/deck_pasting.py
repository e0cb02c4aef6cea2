"""Taking a deck from one line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.app import App

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import BadDeckLine, DeckLine, read_line
from clash_tui.ui.shell.ask_line import AskLineScreen


def ask_for_deck(app: App[Any], catalog: Catalog, written: Callable[[DeckLine], None]) -> None:
    """Ask for a deck as a line of text until it can be read, or the question is left.

    Args:
        app: Where the questions are shown.
        catalog: The cards there are.
        written: Called with what the line says.
    """

    def problem(line: str) -> str | None:
        try:
            read_line(line, catalog)
        except BadDeckLine as error:
            return str(error)
        return None

    def answered(line: str | None) -> None:
        if line is not None:
            written(read_line(line, catalog))

    about = paragraph(
        _("A name and a colon if you like, then the cards with commas between them."),
    )
    app.push_screen(
        AskLineScreen(
            _("Paste a deck"),
            [about],
            placeholder=_("Sea dogs: troll, ogre, boom"),
            take=_("Take this deck"),
            check=problem,
        ),
        answered,
    )
