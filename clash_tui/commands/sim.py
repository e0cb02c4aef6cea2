"""``clash-tui sim``: how programs do against each other."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say, say_fault
from clash_tui.base.text_table import in_columns
from clash_tui.base.wording import in_row

if TYPE_CHECKING:
    from clash_tui.bots.series import Tally

_GAMES = ("stak",)


def _seats(context: click.Context, option: click.Parameter, given: str) -> tuple[str, ...]:
    from clash_tui.bots.levels import LEVELS

    words = tuple(word.strip() for word in given.split(","))
    ids = [level.id for level in LEVELS]
    for word in words:
        if word not in ids:
            raise click.BadParameter(
                _("{given} is not one of {choices}").format(given=repr(word), choices=in_row(ids))
            )
    return words


@click.command(
    help=_(
        "Let programs play against each other and count who wins.\n\n"
        "For each seat and each level the share of wins is printed, a draw being shared, and "
        "between what it truly lies in 95 of 100 cases. Ctrl+C ends it and prints what was played."
    )
)
@click.option(
    "--game", type=click.Choice(_GAMES), default=_GAMES[0], show_default=True, help=_("The game.")
)
@click.option(
    "--seats",
    default="greedy,random",
    show_default=True,
    metavar="LEVEL,LEVEL…",
    callback=_seats,
    help=_("The level of each seat."),
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=200,
    show_default=True,
    metavar="N",
    help=_("How many games are played."),
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=1,
    show_default=True,
    metavar="N",
    help=_("The seed of the first game; each of the others has the next one."),
)
@click.option(
    "--progress",
    is_flag=True,
    help=_("Tell on the standard error how many games were played: after the first, then often."),
)
def command(game: str, seats: tuple[str, ...], games: int, seed: int, progress: bool) -> None:
    """Play the games and print a table."""
    from clash_tui.bots.series import Tally, begin, jobs_of, play_all

    jobs = jobs_of(game, seats, games, seed)
    try:
        begin(jobs[0])
    except (ValueError, LookupError) as error:
        reason = _("so many seats, or seats of these levels, cannot play this game")
        raise click.BadParameter(reason, param_hint="'--seats'") from error
    tally = Tally(seats)
    try:
        with closing(play_all(jobs)) as all_played:
            for played in all_played:
                tally.add(played)
                if progress:
                    _tell(tally.games, games)
    finally:
        say(_table(tally))


def _tell(played: int, games: int) -> None:
    if played == 1 or played % max(1, games // 20) == 0:
        say_fault(_("played {played} of {games}").format(played=played, games=games))


def _table(tally: Tally) -> str:
    """Write what was counted: each seat, each level, and how long the games were."""
    from clash_tui.games.stak.rules import LETTERS

    rows = [(_("seat"), _("level"), _("wins"), _("share"), _("95 of 100"))]
    for seat, level in enumerate(tally.levels):
        rows.append(_row(LETTERS[seat], level, tally.won[seat], tally.games))
    for level in dict.fromkeys(tally.levels):
        sits = [seat for seat, each in enumerate(tally.levels) if each == level]
        won = sum(tally.won[seat] for seat in sits)
        rows.append(_row(_("all"), level, won, tally.games))
    lines = in_columns(rows, (2, 3, 4))
    end = _("games {games} · rounds a game {rounds:.1f} · decisions a turn {decisions:.1f}").format(
        games=tally.games, rounds=tally.rounds, decisions=tally.decisions_a_turn
    )
    return "\n".join([*lines, end]) + "\n"


def _row(seat: str, level: str, won: float, of: int) -> tuple[str, str, str, str, str]:
    from clash_tui.bots.intervals import wilson

    low, high = wilson(won, of)
    share = f"{won / of:.1%}" if of else "–"
    return seat, level, f"{won:g}", share, f"{low:.1%}–{high:.1%}"
