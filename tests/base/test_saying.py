"""What is printed and toasted is text, whatever stands in it, and comes from one place."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clash_tui.base.clean_text import is_showable
from clash_tui.base.csv_text import csv_text
from clash_tui.base.saying import say, say_fault
from clash_tui.cli import main
from tests.base.test_reading import modules


@pytest.mark.parametrize("text", ["\x1b[2J", "a\u202eb", "\ud800", "\x9bm", "a\tb", "\u200b"])
def test_nothing_that_is_printed_is_an_order(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    say(f"{text}\nnext\n")
    say_fault(f"{text}\nsame line")
    told = capsys.readouterr()
    assert told.out.endswith("\nnext\n")
    assert told.err.endswith(" same line\n")
    assert all(map(is_showable, [*told.out.split("\n"), *told.err.split("\n")]))


def test_where_nobody_listens_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stdin", None)
    assert main(["cards", "list"]) == 0
    assert main(["cards", "check", "-"]) == 2


def test_a_fault_is_short_whatever_it_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    say_fault(f"clash-tui: {'9' * 5000}/game.json: it is too large.")
    told = capsys.readouterr().err
    assert len(told) < 400
    assert told.endswith("99/game.json: it is too large.\n")
    say_fault("no " * 5000)
    assert len(capsys.readouterr().err) <= 2001


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])
def test_a_cell_that_would_be_computed_is_text(cell: str) -> None:
    line = csv_text([[cell, -1, None]])
    assert line.startswith("'")
    assert line.endswith(",-1,\n")


@given(st.lists(st.text(), min_size=1))
def test_no_cell_of_a_table_begins_as_a_formula(cells: list[str]) -> None:
    import csv

    [row] = csv.reader([csv_text([cells]).removesuffix("\n")])
    assert len(row) == len(cells)
    for cell in row:
        assert is_showable(cell)
        assert not cell.startswith(("=", "+", "-", "@"))


def test_nobody_prints_but_the_one_place() -> None:
    found = []
    for name, tree in modules():
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name("print")) | ast.Call(
                    ast.Attribute(ast.Name("click"), "echo" | "secho")
                ):
                    found.append(f"{name}:{node.lineno}")
                case ast.Attribute(ast.Attribute(ast.Name("sys"), "stdout" | "stderr"), "write"):
                    found.append(f"{name}:{node.lineno}")
    assert found == []
