"""``clash-tui records``: the record as a table of text and as a CSV file."""

import subprocess
import sys
from pathlib import Path

import pytest

from clash_tui.cli import main
from clash_tui.records import RecordStore, export
from tests.records.samples import EVENING

CSV = """\
game,side,ended,kind,format,edition,sets,own_cards,player,opponent,deck,deck_mark,result,turns,\
ending,taken_back,level,options,day,hints
game-4,A,2026-11-05T18:00:00Z,duel,preconstructed,initiation-pack,initiation-pack sea-dogs,1,\
Ann,Ben,Deck 1,a1b2,lost,9,fort-fell,0,,,,
game-4,B,2026-11-05T18:00:00Z,duel,preconstructed,initiation-pack,initiation-pack sea-dogs,1,\
Ben,Ann,Deck 2,a1b2,won,9,fort-fell,0,,,,
game-5,A,2026-11-06T18:00:00Z,duel,preconstructed,starter-kit,initiation-pack,0,\
Ann,Ben,Deck 1,a1b2,won,11,fort-fell,0,,,,
game-5,B,2026-11-06T18:00:00Z,duel,preconstructed,starter-kit,initiation-pack,0,\
Ben,Ann,Deck 2,a1b2,lost,11,fort-fell,0,,,,
game-6,A,2026-11-07T18:00:00Z,solo,draft,initiation-pack,initiation-pack,0,\
Ann,,,a1b2,won,14,pile-empty,0,hard,8+1 rage,,
game-7,A,2026-11-08T18:00:00Z,solo,draft,initiation-pack,initiation-pack,0,\
"Ann, ""the first""\",,,a1b2,won,10,pile-empty,2,quick,6+1,2026-11-08,
"""


@pytest.fixture
def some() -> None:
    ann = EVENING[11].model_copy(update={"player": 'Ann, "the first"'})
    RecordStore().add((*EVENING[6:11], ann))


def test_without_games_it_says_how_to_get_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records"]) == 0
    told = "No game has ended yet. Play a duel or a solo game to its end.\n"
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            ["--by", "decks", "--kind", "solo"],
            "deck   games  won  drawn  lost  rate  turns  best streak  now\n"
            "Draft      2    2      0     0  100%   12.0            1    0\n",
        ),
        (
            ["--kind", "duel"],
            "player  games  won  drawn  lost  rate  turns  best streak  now\n"
            "Ann         2    1      0     1   50%   10.0            1    1\n"
            "Ben         2    1      0     1   50%   10.0            1    0\n",
        ),
    ],
)
@pytest.mark.usefixtures("some")
def test_tables(options: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", *options]) == 0
    assert capsys.readouterr().out == told


def test_where_there_are_games_of_the_other_kind_only_it_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    RecordStore().add(EVENING[:2])
    assert {result.kind for result in EVENING[:2]} == {"duel"}
    assert main(["records", "--kind", "solo"]) == 0
    assert capsys.readouterr().out == "No game of this kind has ended yet.\n"


@pytest.mark.usefixtures("some")
def test_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--by", "games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0].split() == ["when", "who", "result", "game", "turns"]


@pytest.mark.usefixtures("some")
def test_csv_byte_for_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--csv", "-"]) == 0
    assert capsys.readouterr().out == CSV
    file = tmp_path / "out.csv"
    assert main(["records", "--csv", str(file)]) == 0
    assert file.read_bytes() == CSV.encode()
    assert capsys.readouterr() == ("", "")


@pytest.mark.usefixtures("some")
def test_a_file_that_is_there_is_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.csv"
    file.write_text("mine")
    assert main(["records", "--csv", str(file)]) == 2
    told = f"clash-tui: {file}: the file is there already; it is left as it is.\n"
    assert capsys.readouterr().err == told
    assert file.read_text() == "mine"


@pytest.mark.usefixtures("some")
def test_no_folder_is_made_for_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "typing-eror" / "out.csv"
    assert main(["records", "--csv", str(file)]) == 2
    assert capsys.readouterr().err == f"clash-tui: {file}: No such file or directory.\n"
    assert list(tmp_path.glob("typing*")) == []


def test_a_name_that_a_spreadsheet_would_compute_is_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    named = EVENING[6].model_copy(update={"player": "=1+1", "deck": "@home"})
    RecordStore().add([named])
    assert main(["records", "--csv", "-"]) == 0
    assert ",'=1+1,Ben,'@home," in capsys.readouterr().out


def test_an_export_takes_the_next_free_name(tmp_path: Path) -> None:
    files = [export(EVENING[6:7], tmp_path) for _ in range(3)]
    assert [file.name for file in files] == ["records.csv", "records-2.csv", "records-3.csv"]


def test_a_broken_record_gets_one_line(
    data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data_folder.mkdir()
    file = data_folder / "records.sqlite"
    file.write_text("rubbish")
    assert main(["records"]) == 2
    told = f"clash-tui: {file}: the file is damaged; it is left as it is.\n"
    assert capsys.readouterr() == ("", told)


def test_no_screen_library_is_imported() -> None:
    code = (
        "import sys; from clash_tui.cli import main; main(['records']);"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'textual', 'rich'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n[]\n")
