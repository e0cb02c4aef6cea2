"""``clash-tui records``: how the games ended, as a table of text or as a CSV file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say
from clash_tui.commands._games import IDS, game_option

if TYPE_CHECKING:
    from clash_tui.records import GameResult

_STANDARD_OUTPUT = "-"
_PLAYERS, _DECKS, _GAMES = "players", "decks", "games"
_DUEL, _SOLO = "duel", "solo"


@click.command(
    short_help=_("Print how your games ended."),
    help=_(
        "Print how your games ended: one line for each player, deck or game.\n\n"
        "With --csv every result is written as comma-separated values instead, one line for each "
        "game and player, for a spreadsheet."
    ),
)
@click.option(
    "--by",
    type=click.Choice((_PLAYERS, _DECKS, _GAMES)),
    default=_PLAYERS,
    show_default=True,
    help=_("What gets a line each."),
)
@click.option(
    "--kind",
    type=click.Choice((_DUEL, _SOLO)),
    help=_("Only duels, or only solo games."),
)
@game_option(_("Only games of clash, or only games of stak."), default=None)
@click.option(
    "--csv",
    "file",
    metavar="FILE",
    help=_("Write the results to a new file, or to the standard output with -."),
)
def command(by: str, kind: str | None, game: str | None, file: str | None) -> None:
    """Print the record, or export it."""
    from clash_tui.games.clash.cards import default_catalog
    from clash_tui.games.clash.matches.ready_decks import with_ready_names
    from clash_tui.records import RecordsProblem, RecordStore

    try:
        results = with_ready_names(RecordStore().results(), default_catalog())
    except RecordsProblem as problem:
        raise click.ClickException(str(problem)) from problem
    chosen = tuple(
        result
        for result in results
        if kind in (None, result.kind) and (game is None or _game_of(result) == IDS[game])
    )
    if file is None:
        say(_table(by, chosen, any_game=bool(results)))
    else:
        _export(chosen, file)


def _game_of(result: GameResult) -> str:
    from clash_tui.games.kinds import ROWS

    return ROWS.get(result.kind, result.kind)


def _table(by: str, results: tuple[GameResult, ...], *, any_game: bool) -> str:
    from clash_tui.records import games_of, scores_by_deck, scores_by_player
    from clash_tui.records.table import DECKS, GAMES, PLAYERS, write_table

    if any_game and not results:
        return _("No game of this kind has ended yet.") + "\n"
    if not results:
        return _("No game has ended yet. Play a duel or a solo game to its end.") + "\n"
    if by == _GAMES:
        return write_table(GAMES, games_of(results))
    if by == _DECKS:
        return write_table(DECKS, scores_by_deck(results))
    return write_table(PLAYERS, scores_by_player(results))


def _export(results: tuple[GameResult, ...], file: str) -> None:
    from clash_tui.base.files import write_new
    from clash_tui.base.wording import about, sentence
    from clash_tui.records import write_csv

    if file == _STANDARD_OUTPUT:
        say(write_csv(results))
        return
    try:
        write_new(Path(file), write_csv(results))
    except FileExistsError as error:
        reason = _("the file is there already; it is left as it is")
        raise click.ClickException(sentence(about(file, reason))) from error
    except OSError as error:
        raise click.ClickException(sentence(about(file, str(error.strerror or error)))) from error
