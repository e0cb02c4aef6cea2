"""The rules of Stak Bots."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.games.reference import Reference
from clash_tui.games.stak.reference import default_reference
from clash_tui.ui.shell.rules_reader import RulesReader


class StakRulesScreen(RulesReader):
    """Lists all entries of the rules and shows the one under the cursor."""

    GAME: ClassVar[str] = "stak-bots"

    @property
    def reference(self) -> Reference:
        """The rules of Stak Bots."""
        return default_reference()
