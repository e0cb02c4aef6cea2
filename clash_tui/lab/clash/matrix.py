"""The solo game with every set of options there is, and how programs do with each (R84)."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from pydantic import BaseModel, ConfigDict, Field

from clash_tui.base.csv_text import csv_text
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.text_table import in_columns
from clash_tui.games.clash.formats import every_combination, read_options, write_options
from clash_tui.lab.clash.solo import SoloTable
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.document import VERSION, Rate, rate_of
from clash_tui.lab.played import Played
from clash_tui.lab.series import Series, play_all
from clash_tui.lab.table_text import rate_cells, rate_heads
from clash_tui.lab.tally import Count, Tally, tallied


class Cell(Rate):
    """How a level does with one set of options.

    Attributes:
        level: The level.
        options: The options, as ``write_options`` writes them.
        points: What they cost (R84).
        stalls: How many games were broken off because they had too many turns.
        turns: The median of how many turns the games had.
    """

    level: str
    options: str
    points: int
    stalls: int = Field(ge=0)
    turns: int


class MatrixDocument(BaseModel):
    """What came of a matrix.

    Attributes:
        version: The version of this form.
        command: The command line it came from, without where the results went.
        conditions: All that is the same in each cell, by the names of options: what must be the
            same where a matrix is gone on with.
        asked: How many cells were asked for.
        complete: Whether all of them are there; not where it was interrupted.
        cells: Those that are there.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    version: int = VERSION
    command: str
    conditions: dict[str, str]
    asked: int
    complete: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """Games to be played: for each level and each set of options as many, with the same deals.

    Attributes:
        table: What is played, with whatever options.
        competitors: Who takes part.
        options: The sets of options, as ``write_options`` writes them.
        games: How many games each cell has.
        seed: The seed of the first deal.
        most_turns: After how many turns a game is broken off.
    """

    table: SoloTable
    competitors: tuple[Competitor, ...]
    options: tuple[str, ...]
    games: int
    seed: int
    most_turns: int

    @property
    def cells(self) -> tuple[tuple[str, str], ...]:
        """The level and the options of each cell: one set of options after the other."""
        return tuple((each.id, options) for options in self.options for each in self.competitors)

    def series(self, cell: int) -> Series:
        """Return the games of a cell, by its place."""
        options, competitor = divmod(cell, len(self.competitors))
        table = replace(self.table, level=None, options=read_options(self.options[options]))
        group = (self.competitors[competitor],)
        return Series(table, (group,), self.games, self.seed, self.most_turns)

    def play(self, number: int) -> Played:
        """Play one game: all of a cell, then those of the next one."""
        cell, game = divmod(number, self.games)
        return self.series(cell).play(game)


def all_options(points: int | None = None) -> tuple[str, ...]:
    """Return all sets of options, the cheapest first; of some points alone where they are given."""
    found = sorted(every_combination(), key=lambda options: options.points)
    return tuple(
        write_options(options) for options in found if points is None or options.points == points
    )


def played_cells(
    matrix: Matrix, known: Collection[tuple[str, str]], cores: int | None = None
) -> Generator[Cell, None, None]:
    """Play a matrix and yield each cell as soon as all its games are played.

    Args:
        matrix: The matrix.
        known: The levels and options of cells that need not be played.
        cores: On how many cores; None takes all there are.
    """
    games = matrix.games
    wanted = [place for place, cell in enumerate(matrix.cells) if cell not in known]
    numbers = [place * games + game for place in wanted for game in range(games)]
    with closing(play_all(matrix, numbers, cores)) as all_played:
        for place in wanted:
            level, options = matrix.cells[place]
            # The numbers stand first, so that no game of the next cell is taken and lost.
            tally = tallied(played for _game, played in zip(range(games), all_played, strict=False))
            yield _cell(level, options, tally)


def _cell(level: str, options: str, tally: Tally) -> Cell:
    return Cell(
        **rate_of(tally.levels.get(level, Count())),
        level=level,
        options=options,
        points=read_options(options).points,
        stalls=tally.stalls,
        turns=tally.length(0.5) or 0,
    )


def in_matrix_order(cells: Iterable[Cell], matrix: Matrix) -> tuple[Cell, ...]:
    """Return cells in the order in which they are played, without those of other matrices."""
    by_key = {(cell.level, cell.options): cell for cell in cells}
    return tuple(by_key[key] for key in matrix.cells if key in by_key)


def matrix_text(document: MatrixDocument) -> str:
    """Return a matrix as a table of plain text."""
    heads = (_("options"), _("points"), _("level"), *rate_heads())
    rows: list[Sequence[str]] = [heads]
    rows += [
        (cell.options, str(cell.points), cell.level, *rate_cells(cell)) for cell in document.cells
    ]
    done = ngettext(
        "{done} of {asked} cell is there.", "{done} of {asked} cells are there.", document.asked
    )
    last = done.format(done=len(document.cells), asked=document.asked)
    return "\n".join([*in_columns(rows, (1, 3, 4, 5, 6, 7)), "", last]) + "\n"


def matrix_csv(document: MatrixDocument) -> str:
    """Return a matrix as comma-separated values, one line for each cell."""
    fields = list(Cell.model_fields)
    rows = ([getattr(cell, field) for field in fields] for cell in document.cells)
    return csv_text([fields, *rows])
