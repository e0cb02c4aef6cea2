"""``clash-tui sim``: how programs do against each other."""

from __future__ import annotations

import shlex
from contextlib import closing
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.saying import say, say_fault
from clash_tui.commands._games import CLASH, IDS, game_option, refuse_options

if TYPE_CHECKING:
    from clash_tui.lab.document import SeriesDocument
    from clash_tui.lab.series import Series

_OF_CLASH = ("decks", "sets", "edition", "champions")
_OUTPUT = ("cores", "progress", "as_json", "as_csv", "tables")
"""What makes no difference to what is counted."""

_STANDARD_OUTPUT = "-"


def _words(
    context: click.Context, option: click.Parameter, given: str | None
) -> tuple[str, ...] | None:
    """Read an option that is several words with commas between them."""
    return None if given is None else tuple(word.strip() for word in given.split(","))


@click.command(
    short_help=_("Let programs play against each other and count who wins."),
    help=_(
        "Let programs play against each other and count who wins.\n\n"
        "LEVEL is the level of a program; --levels lists them. Two play against each other, of "
        "more each plays against each other one. Each deal is played twice, with the sides "
        "changed.\n\n"
        "For each level the share of wins is printed, a draw being shared, and between what it "
        "truly lies in 95 of 100 cases. Ctrl+C ends it and prints what was played."
    ),
)
@click.argument("levels", metavar="[LEVEL]...", nargs=-1)
@game_option()
@click.option("--levels", "list_levels", is_flag=True, help=_("List the levels, weakest first."))
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=400,
    show_default=True,
    metavar="N",
    help=_("How many games two levels play, or a full table."),
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=1,
    show_default=True,
    metavar="N",
    help=_("The seed of the first deal; each of the others has the next one."),
)
@click.option(
    "--decks",
    type=click.Choice(("ready", "random", "all-sets")),
    help=_(
        "Where decks come from: the ready ones in turn, which are meant without it, cards drawn "
        "from the first set, or from all sets."
    ),
)
@click.option(
    "--sets",
    metavar="SET,SET…",
    callback=_words,
    help=_("The sets that cards are drawn from, by their ids."),
)
@click.option(
    "--edition",
    type=click.Choice(("initiation-pack", "starter-kit")),
    default="initiation-pack",
    show_default=True,
    help=_("The rule edition."),
)
@click.option("--champions", is_flag=True, help=_("Play with Champions."))
@click.option(
    "--players",
    type=click.IntRange(2, 6),
    metavar="N",
    help=_("Stak Bots: how many sit at the table; the levels take seats in turn."),
)
@click.option(
    "--most-turns",
    type=click.IntRange(1, 100_000),
    default=200,
    show_default=True,
    metavar="N",
    help=_("After how many turns a game is broken off; it counts as a draw."),
)
@click.option(
    "--by",
    "tables",
    type=click.Choice(("seat", "side", "deck", "card", "ending")),
    multiple=True,
    help=_("Print that table too; it can be given more than once."),
)
@click.option(
    "--json",
    "as_json",
    metavar="FILE",
    help=_("Write everything as JSON to a file, or for - to the standard output."),
)
@click.option(
    "--csv",
    "as_csv",
    metavar="FILE",
    help=_("Write all rates as comma-separated values, likewise."),
)
@click.option(
    "--cores",
    type=click.IntRange(1, 256),
    metavar="N",
    help=_("On how many cores to play; without it on all. It changes nothing else."),
)
@click.option(
    "--progress",
    is_flag=True,
    help=_("Tell on the standard error how many games were played: after the first, then often."),
)
@click.option("--seats", hidden=True, callback=_words)
@click.pass_context
def command(
    context: click.Context,
    /,
    levels: tuple[str, ...],
    game: str,
    list_levels: bool,
    tables: tuple[str, ...],
    as_json: str | None,
    as_csv: str | None,
    cores: int | None,
    progress: bool,
    seats: tuple[str, ...] | None,
    sets: tuple[str, ...] | None,
    **wanted: Any,
) -> None:
    """Play the games and print what came of them."""
    from clash_tui.commands._sim_wanted import Wanted, series_of

    if list_levels:
        say(_levels(game))
        return
    if game != CLASH:
        refuse_options(context, _OF_CLASH, CLASH)
    if as_json == as_csv == _STANDARD_OUTPUT:
        raise click.UsageError(_("only one of --json and --csv can go to the standard output."))
    series = series_of(Wanted(game, levels or seats or (), sets=sets or (), **wanted))
    _play(context, series, cores, progress, (as_json, as_csv), tables)


def _levels(game: str) -> str:
    from clash_tui.base.text_table import in_columns
    from clash_tui.bots.levels import levels_of

    rows = [(level.id, level.name, level.sentence) for level in levels_of(IDS[game])]
    return "\n".join(in_columns(rows)) + "\n"


def _play(
    context: click.Context,
    series: Series,
    cores: int | None,
    progress: bool,
    files: tuple[str | None, str | None],
    tables: tuple[str, ...],
) -> None:
    """Play, and tell what came of it, even where it is interrupted."""
    from clash_tui.lab.document import document_of
    from clash_tui.lab.series import play_all
    from clash_tui.lab.tally import Tally

    tally = Tally()
    try:
        with closing(play_all(series, range(len(series)), cores)) as all_played:
            for played in all_played:
                tally.add(played)
                if progress:
                    _tell(tally.games, len(series))
    finally:
        document = document_of(
            tally,
            levels=(each.id for group in series.groups for each in group),
            command=_command_line(context),
            game=series.table.game,
            seed=series.seed,
            asked=len(series),
        )
        _write(document, files, tables)


def _tell(played: int, games: int) -> None:
    if played == 1 or played % max(1, games // 20) == 0:
        text = ngettext("played {played} of {games}", "played {played} of {games}", played)
        say_fault(text.format(played=played, games=games))


def _write(
    document: SeriesDocument, files: tuple[str | None, str | None], tables: tuple[str, ...]
) -> None:
    """Write what came of a series to where it is wanted; as a table where that is free."""
    from clash_tui.lab.rows import series_csv
    from clash_tui.lab.table_text import series_text

    as_json, as_csv = files
    if as_json is not None:
        _put(as_json, document.model_dump_json(indent=2) + "\n")
    if as_csv is not None:
        _put(as_csv, series_csv(document))
    if _STANDARD_OUTPUT not in files:
        say(series_text(document, tables))


def _put(file: str, text: str) -> None:
    from pathlib import Path

    from clash_tui.base.files import write_whole

    if file == _STANDARD_OUTPUT:
        say(text)
        return
    try:
        write_whole(Path(file), text)
    except OSError as error:
        told = _("{file}: it cannot be written: {reason}.")
        reason = error.strerror or error
        raise click.ClickException(told.format(file=file, reason=reason)) from error


def _command_line(context: click.Context) -> str:
    """Return what was asked for as a command line, without where the results go."""
    words = context.command_path.split()
    for option in context.command.params:
        name = option.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if not given or name in _OUTPUT:
            continue
        value = context.params[name]
        if isinstance(option, click.Argument):
            words += value
        elif getattr(option, "is_flag", False):
            words.append(option.opts[0])
        elif getattr(option, "multiple", False):
            for each in value:
                words += [option.opts[0], str(each)]
        else:
            text = ",".join(value) if isinstance(value, tuple) else str(value)
            words += [option.opts[0], text]
    return shlex.join(words)
