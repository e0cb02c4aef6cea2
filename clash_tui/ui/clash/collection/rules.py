"""The rules of Clash of Decks."""

from __future__ import annotations

from clash_tui.games.clash.reference import default_reference
from clash_tui.games.reference import Reference
from clash_tui.ui.shell.rules_reader import RulesReader


class RulesScreen(RulesReader):
    """Lists all entries of the rules and shows the one under the cursor."""

    @property
    def reference(self) -> Reference:
        """The rules of duels and solo games."""
        return default_reference()
