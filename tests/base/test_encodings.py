"""Notepad and PowerShell write UTF-16, byte order marks and CRLF: all of it is read."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clash_tui.base.first_look import first_look
from clash_tui.base.paths import assets_dir, data_dir
from clash_tui.base.settings import load_settings
from clash_tui.cli import main
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.match.saves import SavedGames
from clash_tui.ui.clash.record.old_solo_record import OLD_FILE, read_old_record
from tests.match.test_replay import finished

WRITERS = {
    "plain": lambda text: text.encode(),
    "mark": lambda text: text.encode("utf-8-sig"),
    "utf-16": lambda text: text.encode("utf-16"),
    "crlf": lambda text: text.replace("\n", "\r\n").encode(),
    "powershell": lambda text: text.replace("\n", "\r\n").encode("utf-16"),
}


Put = Callable[[Path, str], Path]


@pytest.fixture(params=WRITERS)
def put(request: pytest.FixtureRequest) -> Iterator[Put]:
    """Write a text as one of these programs does."""

    def write(file: Path, text: str) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(WRITERS[request.param](text))
        return file

    default_catalog.cache_clear()
    yield write
    default_catalog.cache_clear()


def test_settings(put: Put, config_folder: Path) -> None:
    put(config_folder / "settings.toml", 'theme = "nord"\n[last_duel]\nname_a = "Žiga"\n')
    found, problem = load_settings()
    assert problem is None
    assert (found.theme, found.last_duel.name_a) == ("nord", "Žiga")
    assert first_look().theme == "nord"


def test_sets_and_decks(put: Put, data_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = (assets_dir("clash") / "examples" / "own-set.toml").read_text(encoding="utf-8")
    file = put(data_folder / "sets" / "own.toml", example)
    assert main(["cards", "check", str(file)]) == 0
    assert main(["cards", "list", "--set", "tide-pool"]) == 0
    assert capsys.readouterr().out.endswith("\n12 cards\n")
    put(data_folder / "decks" / "deck.toml", 'name = "Größe"\ncards = ["troll",\n"ogre"]\n')
    [deck] = DeckShelf().list()
    assert (deck.name, deck.cards, deck.problem) == ("Größe", ("troll", "ogre"), None)


def test_moves_and_their_lines(
    put: Put, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = put(tmp_path / "moves.txt", "troll upper # é\n\nfly\n")
    assert main(["play", "--seed", "7", "--moves", str(moves)]) == 2
    assert f"{moves}, line 3: “fly” is no move" in capsys.readouterr().err


def test_saved_games(put: Put, data_folder: Path) -> None:
    document = {**finished(), "names": ["Žiga", "Ben"]}
    file = put(data_folder / "games" / "game.json", json.dumps(document, indent=1))
    [listed] = SavedGames().files()
    assert listed.saved is not None
    assert listed.saved.names == ("Žiga", "Ben")
    assert main(["replay", str(file)]) == 0


def test_the_record_of_solo_games(put: Put) -> None:
    put(data_dir() / OLD_FILE, '[[results]]\nlevel = "easy"\noptions = "6+1"\nwins = 3\n')
    read = read_old_record()
    assert read is not None
    assert read[0]["easy", "6+1"].wins == 3
