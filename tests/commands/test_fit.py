"""``clash-tui fit``: the weights of positions learned again."""

from __future__ import annotations

from pathlib import Path

import pytest

from clash_tui.bots.clash.weights import read_weights
from clash_tui.cli import main

Capture = pytest.CaptureFixture[str]


def test_weights_are_fitted_and_written(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "new.toml"
    command = ["fit", "--games", "20", "--cores", "1", "--out", str(file), "--progress"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert "played 20 of 20" in told.err
    assert "the new weights foretell" in told.err
    assert told.out == ""
    weights = read_weights(file)
    assert len(weights) > 50
    first = file.read_text().splitlines()[0]
    assert first.startswith("# clash-tui fit --games 20")
    assert main(["fit", "--games", "20", "--cores", "1", "--from", str(file)]) == 0
    assert capsys.readouterr().out.startswith("# clash-tui fit --games 20")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("weights = 3", "weights"),
        ('[weights.mover]\nhand = "much"', "weights.mover.hand"),
        ("[weights.mover]\nhand = nan", "weights.mover.hand"),
        ("not toml at all", "not"),
        (None, "No such file"),
    ],
)
def test_a_file_without_weights_gets_one_line(
    content: str | None, told: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "weights.toml"
    if content is not None:
        file.write_text(content)
    assert main(["fit", "--games", "20", "--from", str(file)]) == 2
    error = capsys.readouterr().err
    assert len(error.splitlines()) == 1
    assert str(file) in error
    assert told in error


def test_a_folder_is_no_place_for_weights(tmp_path: Path, capsys: Capture) -> None:
    assert main(["fit", "--games", "20", "--out", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err
