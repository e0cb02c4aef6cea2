"""What ``clash-tui sim`` was asked to play, as a series; what cannot be played is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.wording import all_of, in_row
from clash_tui.commands._games import CLASH, IDS, title_of

if TYPE_CHECKING:
    from clash_tui.lab.clash.decks import Decks, NamedDeck
    from clash_tui.lab.competitors import Competitor
    from clash_tui.lab.series import Series
    from clash_tui.lab.table import Table

READY, RANDOM, ALL_SETS = "ready", "random", "all-sets"
FIRST_SET = "initiation-pack"
"""The set that decks are drawn from where none is named."""


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
        decks: ``READY``, ``RANDOM`` or ``ALL_SETS``; None where it was not said.
        given: Decks that are given, by id or file.
        format: The format by which the competitors come by their decks; None without one.
        sets: The sets in use, by id; none where they were not said.
        edition: The rule edition.
        champions: Whether Champions are played with.
    """

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    most_turns: int
    players: int | None = None
    decks: str | None = None
    given: tuple[str, ...] = ()
    format: str | None = None
    sets: tuple[str, ...] = ()
    edition: str = "initiation-pack"
    champions: bool = False


def series_of(wanted: Wanted) -> Series:
    """Return the series that is wanted. Raises ``click.UsageError`` where it cannot be played."""
    from clash_tui.lab.groups import groups_of
    from clash_tui.lab.series import Series

    competitors = competitors_of(wanted.levels, wanted.game)
    players = wanted.players or (2 if wanted.game == CLASH else max(2, len(competitors)))
    if wanted.game == CLASH and players != 2:
        raise _bad(_("two play Clash of Decks"), "--players")
    try:
        groups = groups_of(competitors, players)
    except ValueError:
        reason = _("there are more levels than seats; with two seats each meets each other one")
        raise _bad(reason, "--players") from None
    series = Series(_table(wanted), groups, wanted.games, wanted.seed, wanted.most_turns)
    refuse_unplayable(series)
    return series


def refuse_unplayable(series: Series) -> None:
    """Begin the first game. Raises ``click.UsageError`` where it cannot be played."""
    deal, _turn, seated = series.seated(0)
    try:
        series.table.begin(deal, seated)
    except (ValueError, LookupError) as error:
        text = _("this cannot be played: {reason}")
        raise click.UsageError(text.format(reason=str(error).rstrip("."))) from error


def competitors_of(levels: Sequence[str], game: str) -> tuple[Competitor, ...]:
    """Return who takes part. Raises ``click.BadParameter`` for a level that cannot play."""
    from clash_tui.bots.levels import UnknownLevel, levels_of
    from clash_tui.lab.competitors import competitor_of

    if not levels:
        reason = _("name at least one level, such as {levels}")
        names = all_of([each.id for each in levels_of(IDS[game])][-2:])
        raise click.UsageError(reason.format(levels=names))
    found = []
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
    return tuple(found)


def _bad_level(name: str, game: str) -> click.BadParameter:
    from clash_tui.bots.levels import levels_of

    text = _("{given} is not one of {choices}")
    choices = in_row(level.id for level in levels_of(IDS[game]))
    return click.BadParameter(text.format(given=repr(name), choices=choices), param_hint="'LEVEL'")


def _table(wanted: Wanted) -> Table:
    if wanted.game != CLASH:
        from clash_tui.lab.stak.table import StakTable

        return StakTable()
    from clash_tui.games.clash.rules import Edition
    from clash_tui.lab.clash.duels import DuelTable

    return DuelTable(_decks(wanted), Edition(wanted.edition))


def _decks(wanted: Wanted) -> Decks:
    """Return where the decks of duels come from."""
    from clash_tui.lab.clash.decks import GivenDecks, RandomDecks

    if (wanted.decks is not None) + bool(wanted.given) + (wanted.format is not None) > 1:
        raise click.UsageError(_("--decks, --deck and --format each say it all; give one of them."))
    if wanted.decks in (RANDOM, ALL_SETS):
        return RandomDecks(sets_in_use(wanted), wanted.champions)
    if wanted.champions:
        raise _bad(_("Preconstructed is played without Champions"), "--champions")
    return GivenDecks(ready_decks())


def sets_in_use(wanted: Wanted) -> tuple[str, ...]:
    """Return the sets that cards are drawn from, by id."""
    from clash_tui.games.clash.cards import UnknownSet, default_catalog

    catalog = default_catalog()
    if wanted.decks == ALL_SETS:
        if wanted.sets:
            raise _bad(
                _("--decks all-sets takes all sets; draw from some by --decks random"), "--sets"
            )
        return tuple(each.id for each in catalog.sets if not each.own)
    for set_id in wanted.sets:
        try:
            catalog.set(set_id)
        except UnknownSet as error:
            raise _bad(str(error), "--sets") from error
    return tuple(dict.fromkeys(wanted.sets)) or (FIRST_SET,)


def ready_decks() -> tuple[NamedDeck, ...]:
    """Return the preconstructed decks, by their ids."""
    from clash_tui.games.clash.cards import default_catalog
    from clash_tui.lab.clash.decks import NamedDeck

    return tuple(NamedDeck(deck.id, tuple(deck.cards)) for deck in default_catalog().decks)


def _bad(reason: str, option: str) -> click.BadParameter:
    return click.BadParameter(reason, param_hint=f"'{option}'")
