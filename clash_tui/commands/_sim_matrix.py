"""``clash-tui sim --solo --matrix``: the solo game with all sets of options, which takes hours."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click
from pydantic import ValidationError

from clash_tui.base.i18n import _
from clash_tui.base.reading import read_text
from clash_tui.base.validation import first_fault
from clash_tui.base.wording import about
from clash_tui.commands._sim_asked import Wanted
from clash_tui.commands._sim_clash import difficulty_of, solo_decks
from clash_tui.commands._sim_output import Output, put, refuse_no_place
from clash_tui.commands._sim_wanted import competitors_of, refuse_unplayable
from clash_tui.games.clash.rules import LEVELS, Edition
from clash_tui.lab.clash.matrix import (
    Cell,
    Matrix,
    MatrixDocument,
    all_options,
    in_matrix_order,
    matrix_csv,
    matrix_text,
    played_cells,
)
from clash_tui.lab.clash.solo import SoloTable

_MOST_BYTES = 20_000_000
"""How large a file of a matrix can be: all options at all levels have less than a million bytes."""


def play_matrix(wanted: Wanted, output: Output, resume: str | None) -> None:
    """Play what is not there yet, and tell what is there, even where it is interrupted.

    Args:
        wanted: What was asked for.
        output: What is told, and where.
        resume: The file that is gone on with; after each cell it has all that is done.
    """
    refuse_no_place("--resume", resume)
    matrix = _matrix(wanted)
    conditions = _conditions(wanted)
    before = () if resume is None else _cells_of(resume, conditions)
    done = {(cell.level, cell.options): cell for cell in before}

    def document() -> MatrixDocument:
        cells = in_matrix_order(done.values(), matrix)
        return MatrixDocument(
            command=output.command,
            conditions=conditions,
            asked=len(matrix.cells),
            complete=len(cells) == len(matrix.cells),
            cells=cells,
        )

    def keep() -> None:
        # What other matrices have put there stays: it need not be played again either.
        if resume is not None:
            others = [cell for cell in before if (cell.level, cell.options) not in matrix.cells]
            now = document()
            kept = now.model_copy(update={"cells": (*now.cells, *others)})
            put(resume, kept.model_dump_json(indent=1) + "\n")

    try:
        with closing(played_cells(matrix, done.keys(), output.cores)) as all_cells:
            for cell in all_cells:
                done[cell.level, cell.options] = cell
                keep()
                output.tell(len(done), len(matrix.cells))
    finally:
        told = document()
        output.put(
            as_text=matrix_text(told),
            as_json=told.model_dump_json(indent=2) + "\n",
            as_csv=matrix_csv(told),
        )


def _matrix(wanted: Wanted) -> Matrix:
    if not wanted.solo:
        raise click.UsageError(_("--matrix is for the solo game, with --solo."))
    if wanted.engines:
        raise click.UsageError(_("--matrix is played by levels alone; leave --engine away."))
    if wanted.options is not None:
        raise click.UsageError(_("--matrix plays all options; leave --options away."))
    level, _options = difficulty_of(wanted)
    # Each cell has options of its own.
    table = SoloTable(solo_decks(wanted), Edition(wanted.edition))
    matrix = Matrix(
        table,
        tuple({each.id: each for each in competitors_of(wanted.levels, wanted.game)}.values()),
        all_options(None if level is None else LEVELS[level]),
        wanted.games,
        wanted.seed,
        wanted.most_turns,
    )
    refuse_unplayable(matrix.series(0))
    return matrix


def _conditions(wanted: Wanted) -> dict[str, str]:
    """Return all that is the same in each cell."""
    told = {
        "games": str(wanted.games),
        "seed": str(wanted.seed),
        "most-turns": str(wanted.most_turns),
        "decks": wanted.decks or "",
        "deck": " ".join(wanted.given),
        "format": wanted.format or "",
        "sets": ",".join(wanted.sets),
        "edition": wanted.edition,
        "champions": "yes" if wanted.champions else "",
    }
    return {name: value for name, value in told.items() if value}


def _cells_of(file: str, conditions: dict[str, str]) -> tuple[Cell, ...]:
    """Return the cells of a file that is gone on with; none where there is no such file yet.

    Raises ``click.BadParameter`` where it is none, or its games were played otherwise.
    """
    try:
        document = MatrixDocument.model_validate_json(read_text(Path(file), _MOST_BYTES))
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise _bad(file, error.strerror or str(error)) from error
    except ValidationError as error:
        place, reason = first_fault(error)
        raise _bad(file, about(place, reason) if place else reason) from error
    if document.conditions != conditions:
        reason = _("its games were played otherwise, by {command}")
        raise _bad(file, reason.format(command=document.command))
    return document.cells


def _bad(file: str, reason: str) -> click.BadParameter:
    return click.BadParameter(f"{file}: {reason.rstrip('.')}", param_hint="'--resume'")
