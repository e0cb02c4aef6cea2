"""What the programs on record are called: their levels have ids there."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.base.i18n import _
from clash_tui.bots.levels import LEVELS
from clash_tui.records import GameResult

_OF_LEVEL = "program "
"""What stands before the id of a level where lists are narrowed to games against it."""


def program_title(level: str) -> str:
    """Return the name of a level; of one there is not any more its id."""
    return next((each.name for each in LEVELS if each.id == level), level)


def programs_to_show(results: Iterable[GameResult]) -> dict[str, str]:
    """Return what results can be narrowed to: the games against each level, the weakest first."""
    found = {each.program for each in results if each.program is not None}
    known = [level.id for level in LEVELS if level.id in found]
    return {
        f"{_OF_LEVEL}{level}": _("against {level}").format(level=program_title(level))
        for level in (*known, *sorted(found - {*known}))
    }


def is_against(result: GameResult, wish: str) -> bool:
    """Say whether a result is one of those that a key of ``programs_to_show`` stands for."""
    return result.program is not None and wish == f"{_OF_LEVEL}{result.program}"
