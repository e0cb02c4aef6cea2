"""``clash-tui sim``: how programs do against each other."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say
from clash_tui.commands._games import CLASH, IDS, game_option, refuse_options
from clash_tui.commands._sim_engines import engine_options, engines_of

if TYPE_CHECKING:
    from clash_tui.commands._sim_output import Output
    from clash_tui.lab.series import Series

_OF_CLASH = (
    "decks",
    "given",
    "format",
    "sets",
    "edition",
    "champions",
    "solo",
    "difficulty",
    "options",
    "matrix",
    "resume",
    "cards",
)


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
        "more each plays against each other one, a single one against itself. Each deal is played "
        "twice, with the sides changed.\n\n"
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
    "--deck",
    "given",
    metavar="DECK",
    multiple=True,
    help=_(
        "A deck to play with, by its id or its file; of more than one all pairs take turns, a "
        "single one plays against itself."
    ),
)
@click.option(
    "--format",
    type=click.Choice(("preconstructed", "draft", "constructed")),
    help=_("Let the programs take, draft or build their decks."),
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
    "--solo", is_flag=True, help=_("Let each level play the solo game, against the pile.")
)
@click.option(
    "--level",
    "difficulty",
    metavar="N",
    help=_("The solo game's level, 1 to 5 or by its id; its options are drawn for each deal."),
)
@click.option(
    "--options",
    metavar="OPTIONS",
    help=_("The solo game's options, such as “8+2 fort-only rage”; without them a quick game."),
)
@click.option(
    "--matrix",
    is_flag=True,
    help=_("Play the solo game with all sets of options, or with those of a --level."),
)
@click.option(
    "--resume",
    metavar="FILE",
    help=_("With --matrix: go on with what that file has, and write there whatever is done."),
)
@click.option(
    "--cards",
    metavar="FILE",
    help=_(
        "Measure the cards of a set of your own: how decks do that have one, beside its price by "
        "the cost guide."
    ),
)
@click.option(
    "--players",
    type=click.IntRange(2, 6),
    metavar="N",
    help=_("Stak Bots: how many sit at the table; the levels take seats in turn."),
)
@engine_options
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
    "--progress/--no-progress",
    default=None,
    help=_(
        "Tell on the standard error how many games were played: after the first, then often. "
        "Without it that is told on a terminal."
    ),
)
@click.option("--seats", hidden=True, callback=_words)
@click.pass_context
def command(
    context: click.Context,
    /,
    levels: tuple[str, ...],
    game: str,
    list_levels: bool,
    seats: tuple[str, ...] | None,
    sets: tuple[str, ...] | None,
    matrix: bool,
    resume: str | None,
    tables: tuple[str, ...],
    as_json: str | None,
    as_csv: str | None,
    cores: int | None,
    progress: bool | None,
    **wanted: Any,
) -> None:
    """Play the games and print what came of them."""
    from clash_tui.commands._sim_asked import Wanted
    from clash_tui.commands._sim_output import on_a_terminal, output_of
    from clash_tui.commands._sim_wanted import series_of

    if list_levels:
        say(_levels(game))
        return
    if game != CLASH:
        refuse_options(context, _OF_CLASH, CLASH)
    engines = engines_of(wanted)
    asked = Wanted(game, levels or seats or (), sets=sets or (), engines=engines, **wanted)
    output = output_of(
        context,
        cores=cores,
        progress=on_a_terminal() if progress is None else progress,
        as_json=as_json,
        as_csv=as_csv,
        tables=tables,
    )
    if resume is not None and not matrix:
        raise click.UsageError(_("--resume goes on with a --matrix."))
    if matrix:
        from clash_tui.commands._sim_matrix import play_matrix

        play_matrix(asked, output, resume)
    else:
        _play(series_of(asked), output)


def _levels(game: str) -> str:
    from clash_tui.base.text_table import in_columns
    from clash_tui.bots.levels import levels_of

    rows = [(level.id, level.name, level.sentence) for level in levels_of(IDS[game])]
    return "\n".join(in_columns(rows)) + "\n"


def _play(series: Series, output: Output) -> None:
    """Play, and tell what came of it, even where it is interrupted."""
    from clash_tui.lab.document import document_of
    from clash_tui.lab.rows import series_csv
    from clash_tui.lab.series import play_all
    from clash_tui.lab.table_text import series_text
    from clash_tui.lab.tally import Tally

    tally = Tally()
    try:
        with closing(play_all(series, range(len(series)), output.cores)) as all_played:
            for played in all_played:
                tally.add(played)
                output.tell(tally.games, len(series))
    finally:
        document = document_of(
            tally,
            levels=(each.id for group in series.groups for each in group),
            command=output.command,
            game=series.table.game,
            seed=series.seed,
            asked=len(series),
        )
        text = series_text(document, output.tables)
        own = getattr(series.table, "own", ())
        if own:
            from clash_tui.lab.clash.own_cards import own_cards_text, with_own_cards

            document = priced = with_own_cards(document, own[0])
            text = f"{own_cards_text(priced)}\n{text}"
        output.put(
            as_text=text,
            as_json=document.model_dump_json(indent=2) + "\n",
            as_csv=series_csv(document),
        )
