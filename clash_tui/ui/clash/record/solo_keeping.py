"""Under what a solo game is kept on record."""

from __future__ import annotations

from clash_tui.games.clash.formats import SoloPreparation, write_options
from clash_tui.games.clash.formats.difficulty import QUICK


def place_on_record(preparation: SoloPreparation) -> tuple[str, str]:
    """Return the level and the options under which a game's result is kept."""
    return preparation.level or QUICK, write_options(preparation.options)
