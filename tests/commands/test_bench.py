"""``clash-tui bench`` runs; how fast anything is, no test can know."""

import pytest

from clash_tui.base.settings import Settings
from clash_tui.bench import sent
from clash_tui.bench.keys import TABLE_KEYS
from clash_tui.bench.stak_app import StakApp
from clash_tui.bench.table import Row, write_table
from clash_tui.bots.levels import levels_of
from clash_tui.cli import main
from tests.ui.frames import frame_text


def test_the_headless_measurements_print_their_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--only", "copies, saves, duels, stak"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines] == [
        "what",
        "random duels per second",
        "moves per second",
        "random duels per second, cards of all sets",
        "state copies per second",
        "copies with a move applied, per second",
        "keys of a position per second",
        "random games of Stak Bots per second, two seats",
        "moves of Stak Bots per second",
        "random games of Stak Bots per second, six seats",
        "state copies of Stak Bots per second",
        "saving a move, median ms",
        "saving a move, p95 ms",
        "going on with a game of 20 moves, ms",
        "listing 10 games, ms",
    ]
    assert lines[1].endswith("≥ 2,000")


def test_programs_are_measured_at_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--only", "programs"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert len(lines) == 2 * (len(levels_of("stak-bots")) - 1)
    assert lines[0].startswith("a move of child, 2 seats, median ms")
    assert lines[1].startswith("a move of child, 2 seats, p95 ms")


def test_a_change_of_screen_sends_little_more_than_what_it_shows() -> None:
    change, *keys = sent.measure(quick=True)
    assert float(change.ratio) <= 2
    assert all(0 < float(key.ratio) < 1 for key in keys)


def test_an_unknown_measurement_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "duels,weight"]) == 2
    assert capsys.readouterr().err == (
        "clash-tui: Invalid value for '--only': 'weight' is not one of duels, copies, stak, "
        "programs, search, saves, startup, keys, sent\n"
    )


def test_the_table_has_columns_and_no_blanks_at_the_ends_of_lines() -> None:
    table = write_table([Row("speed", "12", "8", "1.50", "≤ 2"), Row("a longer name", "1,000")])
    assert table == (
        "what           measured  beside  ratio  target\n"
        "speed                12       8   1.50     ≤ 2\n"
        "a longer name     1,000\n"
    )


async def test_each_key_at_the_table_changes_it_and_the_last_leaves_it_as_it_was() -> None:
    app = StakApp(Settings(animation="off"), seed=0)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        first = shown = frame_text(app)
        for key in TABLE_KEYS:
            await pilot.press(key)
            await pilot.pause()
            before, shown = shown, frame_text(app)
            assert shown != before, key
        assert shown == first
