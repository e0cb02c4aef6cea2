"""What a file, a name or an argument says is text: no command passes an order to the terminal."""

import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clash_tui.base.clean_text import is_showable
from clash_tui.base.paths import assets_dir
from clash_tui.base.settings import load_settings
from clash_tui.base.toml_file import read_toml
from clash_tui.cli import main
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from tests.hostile import STRINGS, hostile_documents
from tests.match.samples import NOW, duel_way, solo_way
from tests.match.test_replay import finished
from tests.match.test_saves import duel, solo
from tests.records.samples import EVENING

Told = Callable[..., int]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command, and see that all it prints can be shown; returns its exit code."""

    def run(*arguments: str) -> int:
        code = main(list(arguments))
        out, err = capsys.readouterr()
        for line in (out + err).split("\n"):
            assert is_showable(line), (arguments, line)
        if code == 2 and not out:
            assert err.count("\n") >= 1
        return code

    return run


@pytest.fixture(autouse=True)
def _own_sets() -> None:
    default_catalog.cache_clear()


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_saved_games(string: str, told: Told, tmp_path: Path) -> None:
    saves = [finished(), json.loads(write_save(save_of(solo(3, 4), NOW)))]
    saves += [
        json.loads(write_save(way_save_of(way, NOW)))
        for way in (duel_way("constructed", 4), solo_way("preconstructed", 1, "hard 7+1"))
    ]
    folder = SavedGames(tmp_path / "games")
    folder.folder.mkdir()
    file = folder.folder / "game.json"
    for document in saves:
        for changed in hostile_documents(document, string):
            file.write_text(json.dumps(changed), encoding="utf-8")
            told("replay", str(file))
            told("replay", str(file), "--verify")
            [listed] = folder.files()
            assert is_showable(listed.problem)
            for kept in (listed.saved, listed.way):
                assert kept is None or all(map(is_showable, kept.names))


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_card_sets(string: str, told: Told, data_folder: Path) -> None:
    file = data_folder / "sets" / "own.toml"
    file.parent.mkdir(parents=True)
    document = read_toml(assets_dir("clash") / "examples" / "own-set.toml")
    cards = document["cards"]
    assert isinstance(cards, dict)
    first, *_rest = cards
    document["cards"] = {first: cards[first], "other": {**cards[first], "auras": ["sprint"]}}
    for changed in hostile_documents(document, string):
        file.write_text(tomli_w.dumps(changed), encoding="utf-8")
        default_catalog.cache_clear()
        told("cards", "check", str(file))
        told("cards", "list", "--set", str(document["id"]))
        told("cards", "show", first)
    file.write_text(f'id = "{string}\n', encoding="utf-8")
    assert told("cards", "check", str(file)) == 2


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_decks_and_settings(string: str, data_folder: Path, config_folder: Path) -> None:
    shelf = DeckShelf()
    deck = shelf.save("Deck", ("troll", "ogre"))
    for changed in hostile_documents(read_toml(deck.file), string):
        deck.file.write_text(tomli_w.dumps(changed), encoding="utf-8")
        [listed] = shelf.list()
        assert is_showable(listed.name)
        assert is_showable(listed.problem or "")
    config_folder.mkdir()
    document = load_settings()[0].model_dump()
    for changed in hostile_documents(document, string):
        (config_folder / "settings.toml").write_text(tomli_w.dumps(changed), encoding="utf-8")
        found, problem = load_settings()
        assert is_showable(problem or "")
        assert is_showable(found.theme + found.last_duel.name_a + found.last_solo.options)


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_records(string: str, told: Told, tmp_path: Path) -> None:
    store = RecordStore()
    store.add(EVENING)
    with sqlite3.connect(store.file) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(results)")]
    for column in columns:
        with sqlite3.connect(store.file) as database:
            kept = database.execute(f"SELECT rowid, {column} FROM results").fetchall()
            row = kept[0][0]
            database.execute(f"UPDATE results SET {column} = ? WHERE rowid = ?", (string, row))
        for options in ((), ("--by", "decks"), ("--by", "games"), ("--csv", "-")):
            told("records", *options)
        with sqlite3.connect(store.file) as database:
            database.execute(f"UPDATE results SET {column} = ? WHERE rowid = ?", kept[0][::-1])
    told("records", "--csv", str(tmp_path / string.replace("\0", "") / "out.csv"))


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_moves_names_and_arguments(string: str, told: Told, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    for line in (string, f"{string} upper", f"return {string}", f"boom B upper {string}"):
        moves.write_text(f"{line}\n", encoding="utf-8")
        # What is but space is no move, and no mistake.
        assert told("play", "--seed", "7", "--moves", str(moves)) == (2 if line.strip() else 0)
    moves.write_text("attack\n")
    plain = ["play", "--seed", "7", "--moves", str(moves)]
    assert told(*plain, "--names", f"Ann,{string}") in (0, 2)
    for option in ("--decks", "--edition", "--first", "--code", "--names", "--seed", "--nothing"):
        assert told(*plain, option, string) in (0, 2)
    for arguments in (
        ["cards", "show", string],
        ["cards", "check", string],
        ["cards", "list", "--set", string],
        ["cards", "list", "--ability", string],
        ["cards", string],
        ["replay", string],
        ["bench", "--only", string],
        ["records", "--by", string],
        ["--code", string],
        [string],
        [f"--{string}"],
    ):
        assert told(*arguments) == 2


@pytest.mark.parametrize("folder", ["sets", "games"])
def test_names_of_files(folder: str, told: Told, data_folder: Path) -> None:
    (data_folder / folder).mkdir(parents=True)
    suffix = {"sets": ".toml", "games": ".json"}[folder]
    names = [string.replace("\0", "").replace("/", "") for string in STRINGS]
    files = [data_folder / folder / f"{name}{suffix}" for name in names]
    files.append(data_folder / folder / os.fsdecode(b"\xff\xfe" + suffix.encode()))
    for file in files:
        file.write_text("nothing")
        assert told("replay", str(file)) == 2
        assert told("play", "--seed", "7", "--moves", str(file)) == 2
        assert told("cards", "check", str(file)) == 2
        decks = data_folder / "decks"
        decks.mkdir(exist_ok=True)
        (decks / file.name).with_suffix(".toml").write_text("nothing")
    told("cards", "list")
    assert all(is_showable(game.problem) for game in SavedGames().files())
    shelved = DeckShelf().list()
    assert len(shelved) == len(files)
    assert all(is_showable(f"{deck.name}{deck.problem}") for deck in shelved)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(min_size=1), st.integers(0, 10_000))
def test_any_text_anywhere_in_a_saved_game(
    tmp_path_factory: pytest.TempPathFactory, string: str, place: int
) -> None:
    documents = list(hostile_documents(json.loads(write_save(save_of(duel(3, 9), NOW))), string))
    folder = SavedGames(tmp_path_factory.mktemp("games"))
    (folder.folder / "game.json").write_text(json.dumps(documents[place % len(documents)]))
    [listed] = folder.files()
    assert is_showable(listed.problem)
    assert listed.saved is None or all(map(is_showable, listed.saved.names))
