"""Pipes, devices, loops and foreign folders in place of each file that the program reads."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clash_tui.base.files import keep_beside, write_new, write_whole
from clash_tui.base.first_look import FirstLook, first_look
from clash_tui.base.settings import Settings, SettingsNotSaved, load_settings, save_settings
from clash_tui.cli import main
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.cards.check import check_set
from clash_tui.games.clash.deck_shelf import DeckNotSaved, DeckShelf
from clash_tui.match.saves import NotSaved, SavedGames
from clash_tui.records import RecordsProblem, RecordStore
from clash_tui.ui.clash.record.solo_record import SoloRecord
from tests.match.test_saves import duel
from tests.odd_files import ODD, as_nobody, patience, put
from tests.records.samples import EVENING

NO_FILES = [kind for kind in ODD if kind != "large file"]


@pytest.fixture(autouse=True)
def _patient() -> Iterator[None]:
    """No test waits for ever; and each reads its own sets."""
    default_catalog.cache_clear()
    with patience(20):
        yield
    default_catalog.cache_clear()


def remove(place: Path) -> None:
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)
    else:
        place.unlink()


@pytest.mark.parametrize("kind", ODD)
def test_odd_settings_are_named_and_never_replaced(kind: str, config_folder: Path) -> None:
    place = put(kind, config_folder / "settings.toml")
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None
    assert problem.startswith(f"{place}: ")
    assert first_look() == FirstLook()
    if kind == "large file":
        save_settings(Settings(theme="nord"))
        assert place.with_name("settings.toml.broken").stat().st_size > 1_000_000
        return
    before = place.lstat()
    with pytest.raises(SettingsNotSaved, match=str(place)):
        save_settings(Settings(theme="nord"))
    assert place.lstat().st_ino == before.st_ino


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_record_of_solo_games_is_named(kind: str, data_folder: Path) -> None:
    place = put(kind, data_folder / "solo-record.toml")
    record = SoloRecord()
    assert record.problem is not None
    assert record.problem.startswith(f"{place}: ")
    assert record.of_level("easy").played == 0


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_set_is_named_and_the_others_load(
    kind: str, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = put(kind, data_folder / "sets" / "odd.toml")
    assert main(["cards", "list", "--set", "elusive"]) == 0
    told = capsys.readouterr()
    assert told.out.endswith("\n32 cards\n")
    assert told.err.startswith(f"clash-tui: {place}: ")
    assert told.err.count("\n") == 1
    assert main(["cards", "check", str(place)]) == 2
    assert f"{place}: " in capsys.readouterr().err


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_deck_is_listed_with_the_reason(kind: str, data_folder: Path) -> None:
    place = put(kind, data_folder / "decks" / "odd.toml")
    shelf = DeckShelf()
    [deck] = shelf.list()
    assert deck.problem is not None
    assert deck.problem.startswith(f"{place}: ")
    assert shelf.save("Odd", ("troll", "ogre")).file.name == "odd-2.toml"


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_save_is_listed_with_the_reason(
    kind: str, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = SavedGames()
    games.close(games.begin(duel()))
    place = put(kind, data_folder / "games" / "odd.json")
    sound, odd = games.unfinished()
    assert not sound.problem
    assert odd.problem.startswith("odd.json: ")
    games.prune(0)
    assert main(["replay", str(place)]) == 2
    assert capsys.readouterr().err.startswith("clash-tui: odd.json: ")


@pytest.mark.parametrize("kind", NO_FILES)
@pytest.mark.parametrize("beside", ["", "-journal", "-wal"])
def test_an_odd_database_is_named(kind: str, beside: str, data_folder: Path) -> None:
    store = RecordStore()
    store.add(EVENING)
    file = store.file.with_name(f"{store.file.name}{beside}")
    file.unlink(missing_ok=True)
    put(kind, file)
    for ask in (store.results, lambda: store.add(EVENING)):
        with pytest.raises(RecordsProblem, match=str(file)):
            ask()


@pytest.mark.parametrize("kind", ODD)
def test_an_odd_list_of_moves_is_named(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = put(kind, tmp_path / "moves.txt")
    assert main(["play", "--seed", "7", "--moves", str(place)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"clash-tui: {place}: ")


# -- writing


@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_never_written_over(kind: str, tmp_path: Path) -> None:
    place = put(kind, tmp_path / "place")
    before = sorted(path.name for path in tmp_path.iterdir())
    why = "regular file|directory|symbolic links"
    with pytest.raises(OSError, match=why):
        write_whole(place, "new")
    with pytest.raises(OSError, match=why):
        keep_beside(place, tmp_path / "copy")
    with pytest.raises(FileExistsError):
        write_new(place, "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert Path("/dev/zero").is_char_device()


def test_a_file_of_any_size_is_kept_beside(tmp_path: Path) -> None:
    large = put("large file", tmp_path / "large")
    keep_beside(large, tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == large.read_bytes()


# -- folders


def _blocked(folder: Path) -> None:
    folder.write_text("a file, no folder")


def _looping(folder: Path) -> None:
    folder.symlink_to(folder.name)


def everything_told() -> list[str]:
    """Use whatever the program has in its folders, and return what it says is wrong."""
    told = [str(problem) for problem in default_catalog().problems]
    told += [deck.problem or "" for deck in DeckShelf().list()]
    told += [game.problem for game in SavedGames().files()]
    told += [load_settings()[1] or "", SoloRecord().problem or ""]
    tries: list[tuple[Callable[[], object], type[Exception]]] = [
        (RecordStore().results, RecordsProblem),
        (lambda: RecordStore().add(EVENING), RecordsProblem),
        (lambda: SavedGames().begin(duel()), NotSaved),
        (lambda: DeckShelf().save("Deck", ("troll",)), DeckNotSaved),
        (lambda: save_settings(Settings(theme="nord")), SettingsNotSaved),
    ]
    for do, failure in tries:
        with pytest.raises(failure) as caught:
            do()
        told.append(str(caught.value))
    return told


@pytest.mark.parametrize("block", [_blocked, _looping])
def test_what_lies_in_place_of_a_folder_is_told(
    block: Callable[[Path], None], data_folder: Path, config_folder: Path
) -> None:
    block(data_folder)
    block(config_folder)
    told = everything_told()
    assert all(str(data_folder) in each or str(config_folder) in each for each in told if each)
    assert sum(bool(each) for each in told) >= 10


def test_a_folder_whose_name_is_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CLASH_TUI_DATA", "CLASH_TUI_CONFIG"):
        monkeypatch.setenv(variable, f"/tmp/{'x' * 300}")
    assert all("too long" in each for each in everything_told())


def test_a_folder_of_another_user_is_told(
    data_folder: Path, config_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (data_folder, config_folder):
        folder.mkdir()
    # Whatever is imported late is imported before: the program too may lie where nobody goes.
    for arguments in (["cards", "list"], ["records"]):
        assert main(arguments) == 0
    check_set(data_folder / "nothing.toml", default_catalog())
    default_catalog.cache_clear()
    capsys.readouterr()
    for folder in (data_folder, config_folder):
        folder.chmod(0)
    try:
        with as_nobody():
            default_catalog.cache_clear()
            assert main(["cards", "list"]) == 0
            listed = capsys.readouterr()
            assert main(["records"]) == 2
            told = everything_told()
    finally:
        for folder in (data_folder, config_folder):
            folder.chmod(0o700)
    assert "352 cards" in listed.out
    assert listed.err == f"clash-tui: {data_folder / 'sets'}: Permission denied.\n"
    assert all("Permission denied" in each or "cannot be opened" in each for each in told)
