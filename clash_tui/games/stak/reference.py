"""What a player can read about the rules of Stak Bots while playing.

The text lies in ``assets/stak/rules/sections``, one file for each section.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from clash_tui.base.paths import assets_dir
from clash_tui.games.reference import Entry, Reference, load_sections
from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.decks import GAME_FOLDER

__all__ = ["StakReference", "default_reference", "load_reference"]


class StakReference(Reference):
    """The whole rules reference of Stak Bots."""

    def for_bot(self, bot: Bot) -> Entry:
        """Return the entry that says what a bot does (SB51-SB66)."""
        return self.entry(bot.rule)


def load_reference(folder: Path) -> StakReference:
    """Read the rules reference from a folder with ``sections/*.toml``.

    Raises ``BrokenReference`` if a file is missing, is not TOML, or says something that cannot be.
    """
    return StakReference(sections=load_sections(folder / "sections"))


@cache
def default_reference() -> StakReference:
    """Return the reference that comes with the program, read once. Raises ``BrokenReference``."""
    return load_reference(assets_dir(GAME_FOLDER) / "rules")
