"""A failure of the program: a report in a file, two lines on the screen, exit code 1."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.worker import WorkerFailed

from clash_tui import cli
from clash_tui.base.crash import MOST_REPORTS, REPORTS, tell_crash


def failure(message: str = "the troll stumbles") -> ValueError:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


@pytest.fixture
def reports(data_folder: Path) -> Callable[[], list[Path]]:
    return lambda: sorted((data_folder / REPORTS).glob("*"))


def test_a_report_lies_in_the_data_folder(
    reports: Callable[[], list[Path]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_crash(failure(), "Your game is saved.") == 1
    first, second = capsys.readouterr().err.splitlines()
    (file,) = reports()
    assert first.startswith("clash-tui: The program has failed")
    assert first.endswith("Your game is saved.")
    assert second == f"clash-tui: What happened is written in {file}."
    written = file.read_text()
    assert "Traceback" in written
    assert "the troll stumbles" in written


def test_what_failed_in_a_worker_is_in_it_too(reports: Callable[[], list[Path]]) -> None:
    tell_crash(WorkerFailed(failure()))
    assert "in failure\n" in reports()[0].read_text()


def test_only_the_newest_reports_are_kept(reports: Callable[[], list[Path]]) -> None:
    for count in range(MOST_REPORTS + 3):
        tell_crash(failure(str(count)))
    assert len(reports()) == MOST_REPORTS


def test_without_a_place_for_it_the_reason_is_told(
    data_folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data_folder.write_text("no folder")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(data_folder / "nowhere"))
    assert tell_crash(failure("a\x1b[31mb")) == 1
    told = capsys.readouterr().err
    assert (
        "No report could be written; it was: ValueError: a\N{REPLACEMENT CHARACTER}[31mb." in told
    )


def test_a_command_that_fails_does_so_too(
    reports: Callable[[], list[Path]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(_given: list[str]) -> int:
        raise failure()

    monkeypatch.setattr(cli, "_run_command", stumble)
    assert cli.main(["records"]) == 1
    assert capsys.readouterr().err.count("\n") == 2
    assert len(reports()) == 1
