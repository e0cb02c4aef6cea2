"""Who sits at the sides of a duel: a person at this keyboard, or a program of a level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clash_tui.base.i18n import N_, _
from clash_tui.base.player_names import PLAYER_A, PLAYER_B
from clash_tui.base.settings import PERSON
from clash_tui.bots.levels import Level, levels_of
from clash_tui.bots.programs import house
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from clash_tui.games.clash.words.duel_options import Option
from clash_tui.match.seats import Person, Sitter
from clash_tui.ui.clash.ways import GAME

_UNNAMED = (PLAYER_A, PLAYER_B)
_SOMEBODY = Option(N_("person"), N_("Somebody at this keyboard."))


def sitter_options() -> Mapping[str, Option]:
    """Return who can sit at a side, by the id of the choice: people first, then the levels.

    What the choices of levels are called is said by ``sitter_title`` and ``about_sitter``.
    """
    return dict.fromkeys((PERSON, *(level.id for level in levels_of(GAME))), _SOMEBODY)


def sitter_title(chosen: str) -> str:
    """Return what a choice is called."""
    level = _level_of(chosen)
    return _(_SOMEBODY.name) if level is None else level.name


def about_sitter(chosen: str) -> str:
    """Say who that is, and how well a program plays."""
    level = _level_of(chosen)
    if level is None:
        return _(_SOMEBODY.text)
    return _("{level} – {plays}").format(level=level.name, plays=level.sentence)


def known_sitter(chosen: str) -> str:
    """Return a choice as it can be offered: a level there is not falls to a person."""
    return chosen if _level_of(chosen) is not None else PERSON


def sitters(chosen: Sequence[str]) -> tuple[Sitter, ...]:
    """Return who sits there, by the choices of the sides; nothing where it is people on both."""
    if all(each == PERSON for each in chosen):
        return ()
    return tuple(Person() if each == PERSON else house(each) for each in chosen)


def names_of(chosen: Sequence[str], written: Sequence[str]) -> tuple[str, str]:
    """Return what both players are called, as files have it.

    A program is called by its level, two of one level by their sides as well.

    Args:
        chosen: The choices of the sides, A first.
        written: The names that people wrote, empty where they wrote none.
    """
    a, b = (_name_of(side, chosen, written[side]) for side in range(len(_UNNAMED)))
    return a, b


def _name_of(side: int, chosen: Sequence[str], written: str) -> str:
    level = _level_of(chosen[side])
    if level is None:
        return written or _UNNAMED[side]
    if chosen[0] != chosen[1]:
        return level.name
    return _("{level} {letter}").format(level=level.name, letter=PLAYER_LETTERS[side])


def _level_of(chosen: str) -> Level | None:
    return next((level for level in levels_of(GAME) if level.id == chosen), None)
