"""Small files that would cost much, and numbers that nothing can show, get one sentence."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import tomli_w

from clash_tui.base.hints import with_hint
from clash_tui.base.paths import assets_dir
from clash_tui.base.settings import load_settings
from clash_tui.base.toml_file import MOST_TOML, NoToml, read_toml, toml_of
from clash_tui.cli import main
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.cards.check import check_set
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.matches.old_solo_record import OLD_FILE
from clash_tui.games.clash.rules import read_move
from clash_tui.match.saved_file import MOST_MOVES
from clash_tui.match.saved_game import BadSave, read_saved, save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import NotSaved, SavedGames
from clash_tui.ui.clash.record.solo_record import SoloRecord
from tests.hostile import HEX, NUMBERS, PLACEHOLDER, json_with_number, with_each_field
from tests.match.samples import NOW, some_ways
from tests.match.test_replay import finished
from tests.match.test_saves import duel, solo
from tests.odd_files import patience

TOML_NUMBERS = {**NUMBERS, "hex": HEX}


@pytest.fixture(autouse=True)
def _patient() -> Iterator[None]:
    with patience(20):
        yield


NESTED = {
    "a table": "[" + ".".join("a" * 50_000) + "]",
    "a key": ".".join("a" * 50_000) + " = 1",
    "a spaced key": " . ".join("a" * 50_000) + " = 1",
    "a quoted key": ".".join(["'a'"] * 20_000) + " = 1",
    "a key within": "a = {b = 1, " + ".".join("a" * 50_000) + " = 1}",
    "lists": "a = " + "[" * 100_000,
    "closed lists": "a = " + "[" * 100 + "]" * 100,
    "tables in tables": "a = " + "{a = " * 100 + "1" + "}" * 100,
    "many tables": "".join(f"[{'.'.join('a' * 25)}{n}]\n" for n in range(4_000)),
}


@pytest.mark.parametrize("kind", NESTED)
def test_what_is_nested_too_deeply_is_refused(kind: str) -> None:
    with pytest.raises(NoToml, match="nested too deeply"):
        toml_of(NESTED[kind])


NO_TOML = {
    "a word": "a" * MOST_TOML,
    "quotes": '"' * MOST_TOML,
    "commas": "," * MOST_TOML,
    "quotes and commas": ',"' * 150_000,
    "dots in quotes": "'.'" * 90_000,
    "spaced dots": " ." * 150_000,
    "a number": "a=1" + "_1" * 149_000,
}


@pytest.mark.parametrize("kind", NO_TOML)
def test_what_is_no_toml_is_refused_in_one_reading(kind: str) -> None:
    with pytest.raises(NoToml):
        toml_of(NO_TOML[kind])


def test_what_people_write_is_not_refused() -> None:
    text = 'a.b.c.d = "one. two. three. " # ' + "x. " * 50 + "\n" + "# " + "." * 200
    assert toml_of(text) == {"a": {"b": {"c": {"d": "one. two. three. "}}}}
    assert toml_of(f"a = {2**63 - 1}") == {"a": 2**63 - 1}


@pytest.mark.parametrize("number", [HEX, str(2**63), str(-(2**63) - 1), "9" * 400])
def test_a_number_that_toml_has_not_is_refused(number: str) -> None:
    with pytest.raises(NoToml, match="a number in it that is too large"):
        toml_of(f"[a]\nb = [{{c = {number}}}]")


def toml_with(document: object, number: str) -> Iterator[str]:
    for changed in with_each_field(document, PLACEHOLDER, int):
        yield tomli_w.dumps(changed).replace(f'"{PLACEHOLDER}"', number)


@pytest.mark.parametrize("number", TOML_NUMBERS)
def test_every_number_of_a_set_has_a_bound(number: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    document = read_toml(assets_dir("clash") / "examples" / "own-set.toml")
    texts = list(toml_with(document, TOML_NUMBERS[number]))
    assert len(texts) > 30
    for text in texts:
        file.write_text(text)
        check = check_set(file, default_catalog())
        assert check.errors
        assert all(len(str(each)) < 300 for each in check.errors)


@pytest.mark.parametrize("number", TOML_NUMBERS)
def test_every_number_of_settings_and_records_has_a_bound(
    number: str, config_folder: Path, data_folder: Path
) -> None:
    config_folder.mkdir()
    for text in toml_with(load_settings()[0].model_dump(), TOML_NUMBERS[number]):
        (config_folder / "settings.toml").write_text(text)
        assert load_settings()[1] is not None
    counted = {"level": "easy", "options": "6+1", "wins": 1, "fewest_turns": 9}
    data_folder.mkdir(exist_ok=True)
    for text in toml_with({"results": [counted]}, TOML_NUMBERS[number]):
        (data_folder / OLD_FILE).write_text(text)
        assert SoloRecord().problem is not None or number == "a million"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_of_a_saved_game_has_a_bound(number: str) -> None:
    saves = [finished(), json.loads(write_save(save_of(solo(3, 4), NOW)))]
    saves += [json.loads(write_save(way_save_of(way, NOW))) for way in some_ways()]
    for document in saves:
        for text in json_with_number(document, NUMBERS[number]):
            if number == "a million" and '"seed": 1000001' in text:
                continue
            if number == "a million" and '"game_seed": 1000001' in text:
                continue
            with pytest.raises(BadSave) as refused:
                read_saved(text)
            assert len(str(refused.value)) < 300


def test_a_million_of_anything_but_a_seed_is_too_much() -> None:
    with pytest.raises(BadSave, match="stands: it must be 1000000 or less"):
        read_saved(json.dumps({**finished(), "stands": 1_000_001}))


@pytest.mark.parametrize("when", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_that_no_clock_shows_is_refused(when: str) -> None:
    for field in ("begun", "changed"):
        with pytest.raises(BadSave, match=f"{field}: there was no game at that time"):
            read_saved(json.dumps({**finished(), field: when}))


def test_a_game_of_too_many_moves_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "long.json"
    moves = ["draw A", "decline"] * (MOST_MOVES // 2)
    file.write_text(json.dumps({**finished(), "moves": [*moves, "attack"]}))
    assert main(["replay", str(file)]) == 2
    told = f"clash-tui: long.json: duel.moves: it has more than {MOST_MOVES} entries.\n"
    assert capsys.readouterr().err == told
    file.write_text(json.dumps({**finished(), "moves": moves, "ending": None, "record": None}))
    assert main(["replay", str(file)]) == 0


def test_a_game_that_grows_beyond_that_keeps_what_its_file_held(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    game = games.begin(duel())
    for move in ["draw A", "decline"] * (MOST_MOVES // 2):
        game.match.play(read_move(move))
    games.keep(game)
    kept = game.file.read_bytes()
    game.match.play(read_move("attack"))
    with pytest.raises(NotSaved, match="more than 2000 moves"):
        games.keep(game)
    assert game.file.read_bytes() == kept


def test_long_texts_are_refused_and_not_compared(tmp_path: Path) -> None:
    assert with_hint("", "a" * 100_000, ["a" * 99_999]) == "."
    file = tmp_path / "own.toml"
    file.write_text(f'id = "{"a" * 100_000}"\n["{"x" * 100_000}"]\n')
    check = check_set(file, default_catalog())
    assert check.errors
    assert all(len(str(each)) < 500 for each in check.errors)
    shelf = DeckShelf(tmp_path)
    file.write_text(f'name = "Deck"\ncards = ["{"a" * 100_000}"]\n')
    [deck] = shelf.list()
    assert deck.problem is not None
    assert len(deck.problem) < 500


@pytest.mark.parametrize("seed", ["9" * 400, "9" * 5000, "-1", str(2**63), "0x10"])
def test_a_seed_has_a_bound(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", seed, "--moves", "-"]) == 2
    told = capsys.readouterr().err
    assert "--seed" in told
    assert len(told) < 600
