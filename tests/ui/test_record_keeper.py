"""Results are counted once, and all of them: whatever was refused or missed is counted later."""

import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.old_solo_record import OLD_FILE
from clash_tui.match import saves
from clash_tui.match.saved_game import FORMAT
from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.after.keeping import Keeper
from clash_tui.ui.after.record_keeper import RecordKeeper
from clash_tui.ui.clash.record.solo_record import DayResult, SoloRecord, SoloScore
from tests.games.clash.matches.test_results import resigned
from tests.golden_games.make import FOLDER
from tests.records.old_database import first_version
from tests.ui.board.duels import fresh_duel
from tests.ui.screens.samples import WON, played
from tests.ui.test_keeping import fail

ROOT = Path(__file__).resolve().parents[2]
CATALOG = default_catalog()
HEROIC = ("heroic", "8+2 fort-only rage")
"""Level and options of the solo games here."""
TODAY = date(2026, 11, 30)


@pytest.fixture
def games(data_folder: Path) -> SavedGames:
    return SavedGames(data_folder / "games")


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch):
    """Let the database refuse everything, until the fixture is called."""

    def refuse(store: RecordStore, _results: object) -> bool:
        raise store._problem("no space is left")

    with monkeypatch.context() as patch:
        patch.setattr(RecordStore, "add", refuse)
        yield patch.undo


def keep(games: SavedGames, match: Duel | SoloGame) -> str:
    """Write the file of a game as it stands, and nothing else, as before a kill; return its id."""
    opened = games.begin(match)
    games.close(opened)
    return opened.file.stem


def solo_game() -> SoloGame:
    """Return a heroic game that is won, the deal of a day."""
    game = played(WON)
    game.preparation = WON.preparation.model_copy(update={"day": TODAY})
    return game


def known() -> list[str]:
    """Return by what the games on record are known, each once for each of its players."""
    return [each.game for each in RecordStore().results()]


def test_a_game_is_counted_once_and_a_branch_not_at_all() -> None:
    keeper, duel = RecordKeeper(), resigned()
    assert keeper.put(duel, "a-game") is None
    assert keeper.put(duel) is None
    assert RecordKeeper().put(duel, "a-game") is None
    branch = resigned()
    branch.branched_at = 0
    assert keeper.put(branch, "a-branch") is None
    assert known() == ["a-game", "a-game"]


def test_what_a_full_disk_refused_is_written_with_the_next_result(full_disk) -> None:
    keeper = RecordKeeper()
    file = RecordStore().file
    file.parent.mkdir()
    told = keeper.put(resigned(), "first")
    assert told == (
        f"The result is not on record yet; it will be tried again. {file}: no space is left."
    )
    keeper.catch_up(None)
    full_disk()
    assert keeper.put(resigned(), "second") is None
    assert sorted(known()) == ["first", "first", "second", "second"]
    keeper.catch_up(None)
    assert len(known()) == 4


def test_or_when_it_catches_up(full_disk) -> None:
    keeper = RecordKeeper()
    assert keeper.put(resigned(), "first") is not None
    full_disk()
    keeper.catch_up(None)
    assert known() == ["first", "first"]


def test_or_at_the_next_start_from_the_file_of_the_game(games: SavedGames, full_disk) -> None:
    duel = resigned()
    name = keep(games, duel)
    assert RecordKeeper().put(duel, name) is not None
    full_disk()
    for _start in range(2):
        RecordKeeper().catch_up(games)
    assert known() == [name, name]


def test_games_that_ended_as_the_program_was_killed_are_counted_at_the_next_start(
    games: SavedGames,
) -> None:
    ended = [keep(games, resigned()), keep(games, solo_game())]
    branched = resigned()
    branched.branched_at = 0
    for match in (branched, fresh_duel()):
        keep(games, match)
    (games.folder / "2026-01-01-000000-1.json").write_text("rubbish")
    for _start in range(2):
        RecordKeeper().catch_up(games)
    assert sorted(known()) == sorted((ended[0], *ended))
    # Levels and the deal of the day come from the same record.
    record = SoloRecord()
    assert record.of(*HEROIC) == record.of_level("heroic") == SoloScore(wins=1, fewest_turns=10)
    assert record.of_day(TODAY) == DayResult(day=TODAY, won=True, turns=10)
    saved = {each.file.stem: each.saved for each in games.finished() if each.saved is not None}
    for result in RecordStore().results():
        assert result.ended == saved[result.game].changed.replace(microsecond=0)


def test_many_games_that_were_missed_are_all_counted(games: SavedGames) -> None:
    keep(games, resigned())
    [first] = games.folder.glob("*.json")
    for number in range(40):
        shutil.copy(first, games.folder / f"copy-{number}.json")
    RecordKeeper().catch_up(games)
    assert len(known()) == 2 * 41


def test_whatever_name_a_file_has_the_program_starts(games: SavedGames) -> None:
    keep(games, resigned())
    [first] = games.folder.glob("*.json")
    shutil.copy(first, games.folder / f"{'x' * 200}.json")
    shutil.copy(first, games.folder / os.fsdecode(b"\xff\xfe.json"))
    RecordKeeper().catch_up(games)
    assert set(known()) == {first.stem, "x" * 200}


def test_a_record_of_something_else_is_left_alone(games: SavedGames) -> None:
    keep(games, resigned())
    file = RecordStore().file
    file.write_text("rubbish")
    RecordKeeper().catch_up(games)
    assert file.read_text() == "rubbish"
    told = RecordKeeper().put(resigned(), "a-game")
    assert told is not None
    assert told.endswith(f"{file}: the file is damaged; it is left as it is.")


# -- what older versions have counted


def old_game(games: SavedGames, name: str) -> None:
    """Leave the finished game of an older version in a file."""
    games.folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(FOLDER / "solo-heroic-every-set.json", games.folder / f"{name}.json")


@pytest.fixture
def before(games: SavedGames, data_folder: Path) -> Path:
    """An older version's files after three heroic games; it was killed as the third one ended.

    The first two are in its file of solo games, with one that is nowhere else; the database has
    the second and the third one.
    """
    for name in ("one", "two", "three"):
        old_game(games, name)
    # What this version makes of them is what the older one has put into its database.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CLASH_TUI_DATA", str(data_folder / "elsewhere"))
        RecordKeeper().catch_up(games)
        results = {each.game: each for each in RecordStore().results()}
    first_version(RecordStore().file, (results["two"], results["three"]))
    old = data_folder / OLD_FILE
    won = results["one"].result == "won"
    score = {"wins": 3} if won else {"losses": 3}
    old.write_text(
        f'[[results]]\nlevel = "heroic"\noptions = "{results["one"].options}"\n'
        + "".join(f"{what} = {count}\n" for what, count in score.items())
    )
    return old


def test_an_old_record_is_taken_over_once_and_stays(games: SavedGames, before: Path) -> None:
    content = before.read_bytes()
    for _start in range(3):
        RecordKeeper().catch_up(games)
    assert sorted(known()) == ["one", "three", "two"]
    options = "8+2 fort-only rage"
    assert SoloRecord().of("heroic", options).played == 3
    assert SoloRecord().of_level("heroic").played == 3
    assert before.read_bytes() == content
    assert SoloRecord().problem is None
    # A game of today counts besides.
    RecordKeeper().put(solo_game(), "four")
    assert SoloRecord().of("heroic", options).played == 4
    assert SoloRecord().of_level("heroic").played == 4


def test_a_broken_old_record_is_named_and_taken_over_once_it_can_be_read(
    games: SavedGames, before: Path
) -> None:
    content = before.read_text()
    before.write_text("results = [")
    new = solo_game()
    keep(games, new)
    assert FORMAT > 1
    RecordKeeper().catch_up(games)
    assert (SoloRecord().problem or "").startswith(f"{before}: it is not valid TOML")
    assert before.read_text() == "results = ["
    # What the database has counts meanwhile; the rest waits, so that nothing counts twice.
    assert SoloRecord().of_level("heroic").played == 3
    before.write_text(content)
    RecordKeeper().catch_up(games)
    assert SoloRecord().problem is None
    assert SoloRecord().of_level("heroic").played == 4


def test_without_old_files_nothing_is_made(data_folder: Path) -> None:
    RecordKeeper().catch_up(SavedGames(data_folder / "games"))
    assert not data_folder.exists()


def test_a_game_that_got_its_file_late_is_known_by_it(games: SavedGames, monkeypatch) -> None:
    """No file could be made until the last move: the result and the file have one name."""
    keeper, records, duel = Keeper(games), RecordKeeper(), resigned()
    with monkeypatch.context() as patch:
        patch.setattr(saves, "write_whole", fail)
        keeper.begin(duel)
    file = keeper.keep(duel)
    assert file is not None
    records.put(duel, file.stem)
    RecordKeeper().catch_up(games)
    assert known() == [file.stem] * 2


def test_windows_that_start_and_end_games_at_the_same_time_count_each_once(
    games: SavedGames, before: Path
) -> None:
    """Four windows take over the old record, count what was missed, and end games of their own."""
    for number in range(5):
        old_game(games, f"missed-{number}")
    keep(games, solo_game())
    windows = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.ui.racing", str(number)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
    told = [window.communicate("go\n")[0] for window in windows]
    assert [window.returncode for window in windows] == [0] * 4, told
    # Three old games, five old ones that were missed, a new one, and ten of each window.
    assert len(known()) == len(set(known())) == 3 + 5 + 1 + 40
    record = SoloRecord()
    assert record.of("heroic", "8+2 fort-only rage").played == 3 + 5 + 1 + 40
    assert record.of_level("heroic").played == 3 + 5 + 1 + 40
    assert record.problem is None
    assert before.exists()
