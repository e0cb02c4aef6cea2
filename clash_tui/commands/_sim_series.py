"""The series that ``clash-tui sim`` was asked to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.commands._games import CLASH
from clash_tui.commands._sim_wanted import Wanted, bad, competitors_of, refuse_unplayable

if TYPE_CHECKING:
    from clash_tui.lab.series import Series
    from clash_tui.lab.table import Table


def series_of(wanted: Wanted) -> Series:
    """Return the series that is wanted. Raises ``click.UsageError`` where it cannot be played."""
    from clash_tui.lab.groups import groups_of
    from clash_tui.lab.series import Series

    competitors = competitors_of(wanted.levels, wanted.game, wanted.engines)
    players = _players(wanted)
    try:
        groups = groups_of(competitors, players)
    except ValueError:
        reason = _("there are more levels than seats; with two seats each meets each other one")
        raise bad(reason, "--players") from None
    series = Series(_table(wanted), groups, wanted.games, wanted.seed, wanted.most_turns)
    refuse_unplayable(series)
    return series


def _players(wanted: Wanted) -> int:
    """Return how many seats competitors have in a game."""
    if wanted.game != CLASH:
        return wanted.players or max(2, len(wanted.levels) + len(wanted.engines))
    usual = 1 if wanted.solo else 2
    if wanted.players not in (None, usual):
        raise bad(_("two play Clash of Decks, and one the solo game"), "--players")
    return usual


def _table(wanted: Wanted) -> Table:
    if wanted.game != CLASH:
        from clash_tui.lab.stak.table import StakTable

        return StakTable()
    from clash_tui.commands import _sim_clash

    return _sim_clash.solo_table(wanted) if wanted.solo else _sim_clash.duel_table(wanted)
