"""Programs outside in a series: they play, and what they do wrong costs them games, no more."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest

from clash_tui.bots.outside import Engine, OutsideFault
from clash_tui.lab import outsider
from clash_tui.lab.clash.decks import RandomDecks
from clash_tui.lab.clash.duels import DuelTable
from clash_tui.lab.competitors import Competitor, competitor_of
from clash_tui.lab.document import document_of
from clash_tui.lab.outsider import Outsider
from clash_tui.lab.series import Series, play_all
from clash_tui.lab.stak.table import StakTable
from clash_tui.lab.table import Table
from clash_tui.lab.table_text import series_text
from clash_tui.lab.tally import Tally, tallied

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.py"
RANDOM = competitor_of("random")
DUELS, STAK = DuelTable(RandomDecks(("initiation-pack",))), StakTable()
LOOP = "import sys, json\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
FIRST = "    print(json.dumps({'move': asked['moves'][0]}), flush=True)\n"


def program(text: str, seconds: float = 60.0) -> Outsider:
    return Outsider("mine", Engine(shlex.join([sys.executable, "-c", text]), seconds))


def series(table: Table, *competitors: Competitor, games: int = 6) -> Series:
    return Series(table, (competitors,), games, seed=1, most_turns=200)


def played(table: Table, *competitors: Competitor, games: int = 6) -> Tally:
    it = series(table, *competitors, games=games)
    return tallied(play_all(it, range(len(it)), cores=1))


@pytest.mark.parametrize("table", [DUELS, STAK], ids=["duel", "stak"])
def test_the_example_takes_each_seat_as_often_and_beats_chance_at_stak(table: Table) -> None:
    """R91, SB69: whole games, of which none is lost by a fault."""
    example = Outsider("example", Engine(shlex.join([sys.executable, str(EXAMPLE)]), 60.0))
    tally = played(table, example, RANDOM, games=20)
    assert not tally.forfeits
    assert {seat: tally.seats["example", seat].games for seat in "AB"} == {"A": 10, "B": 10}
    assert "resigned" not in tally.endings
    if table is STAK:
        assert tally.levels["example"].share > 17


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", OutsideFault.DIED),
        (f"{LOOP}    print('nonsense', flush=True)", OutsideFault.NONSENSE),
        (f"{LOOP}    pass", OutsideFault.SILENT),
    ],
    ids=["died", "nonsense", "silent"],
)
@pytest.mark.parametrize("table", [DUELS, STAK], ids=["duel", "stak"])
def test_what_it_does_wrong_loses_the_game_and_is_counted(
    table: Table, text: str, reason: OutsideFault
) -> None:
    tally = played(table, program(text, 0.1 if reason is OutsideFault.SILENT else 60.0), RANDOM)
    assert tally.forfeits == {("mine", reason): 6}
    assert (tally.levels["mine"].wins, tally.levels["random"].wins) == (0, 6)
    document = document_of(
        tally, levels=("mine", "random"), command="", game=table.game, seed=1, asked=6
    )
    [told] = document.forfeits
    assert (told.level, told.reason, told.games) == ("mine", reason, 6)
    assert reason.sentence in series_text(document)


def test_the_others_play_on_without_it() -> None:
    """SB68, SB70: whoever resigns is out, and the game goes on."""
    tally = played(STAK, program(""), RANDOM, RANDOM)
    assert tally.forfeits == {("mine", "died"): 6}
    assert tally.levels["mine"].share == 0
    assert tally.levels["random"].share == pytest.approx(6)


def test_a_seat_that_may_not_resign_yet_does_it_as_soon_as_it_may() -> None:
    """SB42, SB62: asked in the turn of somebody else it answers, and resigns in its own turn."""
    text = f"{LOOP}    if asked['view']['active'] != asked['seat']: break\n{FIRST}"
    tally = played(STAK, program(text), RANDOM, games=12)
    assert tally.forfeits["mine", "died"] > 0
    assert set(tally.forfeits) == {("mine", "died")}
    assert tally.games == 12


def test_a_fault_costs_one_game(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    text = (
        f"{LOOP}    import os\n    if not os.path.exists({str(mark)!r}):\n"
        f"        open({str(mark)!r}, 'w').close()\n        break\n{FIRST}"
    )
    assert played(DUELS, program(text), RANDOM).forfeits == {("mine", "died"): 1}


def test_games_are_the_same_on_two_cores() -> None:
    it = series(DUELS, program(f"{LOOP}{FIRST}"), RANDOM, games=4)
    one, two = (list(play_all(it, range(4), cores=cores)) for cores in (1, 2))
    assert one == two


def test_after_a_series_no_program_is_left() -> None:
    it = series(DUELS, program(f"{LOOP}{FIRST}"), RANDOM)
    with closing(play_all(it, range(6), cores=1)) as all_played:
        next(all_played)
        assert len(outsider._open) == 1
        [outside] = outsider._open.values()
        assert outside._running is not None
        process = outside._running._process
    assert outsider._open == {}
    assert process.returncode is not None


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes with names")
@pytest.mark.parametrize("left", [True, False], ids=["left", "played to the end"])
def test_helpers_leave_no_program_behind(left: bool, tmp_path: Path) -> None:
    """Each holds one end of a pipe, and does not end by itself."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    other_end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    text = (
        f"import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"held = open({str(pipe)!r}, 'w')\nheld.write('x')\nheld.flush()\n"
        f"{LOOP}    if asked['do'] == 'quit': break\n{FIRST}while True: pass"
    )
    it = series(DUELS, program(text), RANDOM, games=40 if left else 4)
    with closing(play_all(it, range(len(it)), cores=2)) as all_played:
        next(all_played)
        if not left:
            assert len(list(all_played)) == 3
    os.set_blocking(other_end, True)
    said = b""
    while some := os.read(other_end, 100):
        said += some
    os.close(other_end)
    assert said.strip(b"x") == b""
    assert said
