"""The series that ``clash-tui sim`` was asked to play; what cannot be played is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.wording import all_of, in_row
from clash_tui.commands._games import CLASH, IDS, title_of
from clash_tui.commands._sim_asked import Wanted, bad

if TYPE_CHECKING:
    from clash_tui.lab.competitors import Competitor
    from clash_tui.lab.outsider import Outsider
    from clash_tui.lab.series import Series
    from clash_tui.lab.table import Table

MEASURES_CARDS = "planner"
"""The level that plays where cards are measured and no other is named."""


def series_of(wanted: Wanted) -> Series:
    """Return the series that is wanted. Raises ``click.UsageError`` where it cannot be played."""
    from clash_tui.lab.groups import groups_of
    from clash_tui.lab.series import Series

    levels = wanted.levels or _usual(wanted)
    competitors = competitors_of(levels, wanted.game, wanted.engines)
    players = _players(wanted)
    try:
        groups = groups_of(competitors, players)
    except ValueError:
        reason = _("there are more levels than seats; with two seats each meets each other one")
        raise bad(reason, "--players") from None
    series = Series(_table(wanted), groups, wanted.games, wanted.seed, wanted.most_turns)
    refuse_unplayable(series)
    return series


def _usual(wanted: Wanted) -> tuple[str, ...]:
    """Return who plays where nobody is named; nobody where somebody has to be."""
    return () if wanted.cards is None or wanted.engines else (MEASURES_CARDS,)


def _players(wanted: Wanted) -> int:
    """Return how many seats competitors have in a game."""
    if wanted.game != CLASH:
        from clash_tui.games.stak.rules import FEWEST, MOST

        players = wanted.players or max(FEWEST, len(wanted.levels) + len(wanted.engines))
        if players > MOST:
            text = _("{fewest} to {most} play Stak Bots")
            raise bad(text.format(fewest=FEWEST, most=MOST), "LEVEL")
        return players
    usual = 1 if wanted.solo else 2
    if wanted.players not in (None, usual):
        raise bad(_("two play Clash of Decks, and one the solo game"), "--players")
    return usual


def refuse_unplayable(series: Series) -> None:
    """Begin the first game. Raises ``click.UsageError`` where it cannot be played."""
    deal, seated = series.seated(0)
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


def _table(wanted: Wanted) -> Table:
    if wanted.game != CLASH:
        from clash_tui.lab.stak.table import StakTable

        return StakTable()
    from clash_tui.commands import _sim_clash

    return _sim_clash.solo_table(wanted) if wanted.solo else _sim_clash.duel_table(wanted)
