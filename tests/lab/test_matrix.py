"""The matrix of all options: its cells, and that it can be left between them."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

from clash_tui.games.clash.cards import default_catalog
from clash_tui.lab.clash.decks import NamedDeck
from clash_tui.lab.clash.matrix import Matrix, all_options, in_matrix_order, played_cells
from clash_tui.lab.clash.solo import SoloTable
from clash_tui.lab.clash.solo_decks import SoloGiven
from clash_tui.lab.competitors import competitor_of


def matrix(games: int = 2) -> Matrix:
    decks = tuple(NamedDeck(deck.id, tuple(deck.cards)) for deck in default_catalog().decks)
    table = SoloTable(SoloGiven(decks, ("initiation-pack",)))
    return Matrix(table, (competitor_of("random"),), all_options(), games, 1, 200)


def test_there_are_480_sets_of_options() -> None:
    """R84."""
    assert len(matrix().cells) == len(set(all_options())) == 480
    assert len(all_options(5)) + len(all_options(4)) < 480


def test_each_cell_has_its_options_and_the_same_deals() -> None:
    cells = [matrix().series(cell).seated(1)[0] for cell in (0, 479)]
    assert cells[0] == cells[1]
    setups = [
        matrix().series(cell).table.begin(cells[0], [competitor_of("random")]).match.setup
        for cell in (0, 479)
    ]
    assert setups[0].options.points == -1
    assert setups[1].options.points == 10
    assert setups[0].pile == setups[1].pile


def test_it_can_be_left_between_two_cells_and_known_ones_are_left_out() -> None:
    small = replace(matrix(), options=all_options(1)[:6])
    with closing(played_cells(small, (), cores=1)) as cells:
        first = [next(cells) for _cell in range(2)]
    assert [cell.options for cell in first] == list(small.options[:2])
    known = {(cell.level, cell.options) for cell in first}
    rest = list(played_cells(small, known, cores=2))
    assert [cell.options for cell in rest] == list(small.options[2:])
    whole = list(played_cells(small, (), cores=1))
    assert list(in_matrix_order([*rest, *first], small)) == whole
