"""What ``clash-tui sim`` was asked to play; what cannot be played is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.wording import all_of, in_row
from clash_tui.commands._games import IDS, title_of

if TYPE_CHECKING:
    from clash_tui.lab.competitors import Competitor
    from clash_tui.lab.outsider import Outsider
    from clash_tui.lab.series import Series

READY, RANDOM, ALL_SETS = "ready", "random", "all-sets"
"""Where decks come from."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be played, as it was typed.

    Attributes:
        game: The game, by what the command line calls it.
        levels: Who takes part.
        games: How many games each group plays.
        seed: The seed of the first deal.
        most_turns: After how many turns a game is broken off.
        players: How many seats; None where it follows from the levels.
        engines: The programs outside that take part.
        decks: ``READY``, ``RANDOM`` or ``ALL_SETS``; None where it was not said.
        given: Decks that are given, by id or file.
        format: The format by which the competitors come by their decks; None without one.
        sets: The sets in use, by id; none where they were not said.
        edition: The rule edition.
        champions: Whether Champions are played with.
        solo: Whether each level plays the solo game and not against another one.
        difficulty: The level of the solo game, by id or number; None without one.
        options: The options of the solo game, as text; None where they were not said.
    """

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    most_turns: int
    players: int | None = None
    engines: tuple[Outsider, ...] = ()
    decks: str | None = None
    given: tuple[str, ...] = ()
    format: str | None = None
    sets: tuple[str, ...] = ()
    edition: str = "initiation-pack"
    champions: bool = False
    solo: bool = False
    difficulty: str | None = None
    options: str | None = None


def refuse_unplayable(series: Series) -> None:
    """Begin the first game. Raises ``click.UsageError`` where it cannot be played."""
    deal, _turn, seated = series.seated(0)
    try:
        series.table.begin(deal, seated)
    except (ValueError, LookupError) as error:
        text = _("this cannot be played: {reason}")
        raise click.UsageError(text.format(reason=str(error).rstrip("."))) from error


def competitors_of(
    levels: Sequence[str], game: str, engines: Sequence[Outsider] = ()
) -> tuple[Competitor, ...]:
    """Return who takes part. Raises ``click.BadParameter`` for a level that cannot play."""
    from clash_tui.bots.levels import UnknownLevel, levels_of
    from clash_tui.lab.competitors import competitor_of

    if not levels and not engines:
        reason = _("name at least one level, such as {levels}")
        names = all_of([each.id for each in levels_of(IDS[game])][-2:])
        raise click.UsageError(reason.format(levels=names))
    found: list[Competitor] = []
    for name in levels:
        try:
            each = competitor_of(name)
        except UnknownLevel:
            raise _bad_level(name, game) from None
        if not each.can_play(IDS[game]):
            text = _("{level} cannot play {game}; these can: {levels}")
            names = in_row(level.id for level in levels_of(IDS[game]))
            reason = text.format(level=name, game=title_of(game), levels=names)
            raise click.BadParameter(reason, param_hint="'LEVEL'")
        found.append(each)
    return (*found, *engines)


def _bad_level(name: str, game: str) -> click.BadParameter:
    from clash_tui.bots.levels import levels_of

    text = _("{given} is not one of {choices}")
    choices = in_row(level.id for level in levels_of(IDS[game]))
    return click.BadParameter(text.format(given=repr(name), choices=choices), param_hint="'LEVEL'")


def bad(reason: str, option: str) -> click.BadParameter:
    """Return what to raise for an option that cannot be meant so."""
    return click.BadParameter(reason, param_hint=f"'{option}'")
