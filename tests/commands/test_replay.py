"""``clash-tui replay``: a saved game told again, or checked, without any screen."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clash_tui.cli import main
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import MOST_BYTES
from tests.golden_games.make import FOLDER, SHORT, TOLD
from tests.match import own_cards
from tests.match.samples import duel_way
from tests.match.test_replay import finished
from tests.match.test_saves import NOW, duel, solo

Replay = Callable[..., tuple[int, str, str]]


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Replay the text of a file; returns exit code, output and errors."""

    def replay(content: str | bytes, *options: str) -> tuple[int, str, str]:
        file = tmp_path / "game.json"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        code = main(["replay", str(file), *options])
        told = capsys.readouterr()
        assert file.read_bytes() == (content if isinstance(content, bytes) else content.encode())
        return code, told.out, told.err

    return replay


def test_a_finished_duel_is_told_with_all_cards_open(replay: Replay) -> None:
    code, out, err = replay(json.dumps(finished()))
    assert (code, err) == (0, "")
    heading, moves, position, end = out.split("\n\n")
    assert heading.splitlines()[:2] == [
        "Ann (A) and Ben (B)",
        "duel, preconstructed; rules: Initiation Pack (2022)",
    ]
    assert heading.splitlines()[2].startswith("2026-11-29, ")
    assert moves.startswith("Turn 1: ")
    assert "\n  > attack\n      Ann attacks\n" in moves
    assert "?" not in position
    assert end.startswith(("Ann wins: ", "Ben wins: "))


def test_a_whole_game_is_told_byte_for_byte(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FOLDER / f"{SHORT}.json")]) == 0
    assert capsys.readouterr().out.encode() == TOLD.read_bytes()


def test_a_game_that_goes_on_shows_no_hidden_card(replay: Replay) -> None:
    code, out, _err = replay(write_save(save_of(duel(3, 3), NOW)))
    assert code == 0
    assert " ? " in out
    assert out.endswith(" decides.\n")


def test_a_branched_solo_game_says_what_it_is(replay: Replay) -> None:
    match = solo(3, 4)
    match.branched_at = 2
    code, out, _err = replay(write_save(save_of(match, NOW)))
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "Ann (A) and Opponent (B)"
    assert lines[1].startswith("solo, quick, ")
    assert lines[3] == "branched from another game after 2 moves"


def test_a_file_that_says_what_comes_out_is_verified(replay: Replay) -> None:
    code, out, err = replay(json.dumps(finished()), "--verify")
    assert (code, out, err) == (0, "game.json: it comes out as the file says.\n", "")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"turn": 2}, "The file says turn 2, the moves lead to turn "),
        ({"moves": ["kraken upper"]}, "move 1 cannot be played: "),
        ({"record": "0" * 64}, "The moves can be played, but "),
    ],
)
def test_an_edited_file_is_told_by_its_first_difference(
    replay: Replay, changes: dict[str, object], reason: str
) -> None:
    code, out, err = replay(json.dumps({**finished(), **changes}), "--verify")
    assert (code, out) == (1, "")
    assert err.startswith(f"game.json: {reason}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("options", [(), ("--verify",)])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "damaged"),
        (b"\xfe\xfe", "not a UTF-8 text"),
        (b"[]", "table"),
        (b'{"format": 99}', "newer version"),
        (b" " * (MOST_BYTES + 1), "too large"),
    ],
    ids=["empty", "no text", "list", "newer", "huge"],
)
def test_what_is_no_game_gets_one_sentence(
    replay: Replay, content: object, reason: str, options: tuple[str, ...]
) -> None:
    code, out, err = replay(content, *options)
    assert (code, out) == (2, "")
    assert err.startswith("clash-tui: game.json: ")
    assert reason in err
    assert err.count("\n") == 1


def test_a_move_that_cannot_be_played_stops_the_telling(replay: Replay) -> None:
    code, out, err = replay(json.dumps({**finished(), "moves": ["attack", "dance"]}))
    assert (code, out) == (2, "")
    assert err.startswith("clash-tui: game.json: move 2 cannot be played: ")


def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "nowhere.json")]) == 2
    assert capsys.readouterr().err == "clash-tui: nowhere.json: No such file or directory.\n"


def test_no_screen_library_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished()))
    code = (
        "import sys; from clash_tui.cli import main; main(sys.argv[1:]);"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'textual', 'rich'}),"
        " file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(file), "--verify"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == "[]\n"


def test_a_set_that_says_something_else_is_told_aside_and_the_game_as_it_was(
    data_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_cards.write_set(data_folder)
    match = own_cards.duel(own_cards.catalog_of(data_folder), 9)
    file = tmp_path / "own.json"
    file.write_text(write_save(save_of(match, NOW)))
    own_cards.removed(data_folder)
    told = "own.json: The set Reef is gone, or cannot be used any more. This game keeps its cards "
    for options in ((), ("--verify",)):
        assert main(["replay", str(file), *options]) == 0
        out, err = capsys.readouterr()
        assert err == told + "as they were.\n"
    assert out == "own.json: it comes out as the file says.\n"


def test_a_game_that_goes_on_is_verified_and_one_that_has_not_begun(replay: Replay) -> None:
    document = json.loads(write_save(save_of(duel(3, 9), NOW)))
    assert replay(json.dumps(document), "--verify")[0] == 0
    code, _out, err = replay(json.dumps({**document, "record": "0" * 64}), "--verify")
    assert (code, err.count("\n")) == (1, 1)
    way = write_save(way_save_of(duel_way("draft", 4), NOW))
    assert replay(way, "--verify") == (0, "game.json: it comes out as the file says.\n", "")
    code, _out, err = replay(way)
    assert code == 2
    assert "this game has not begun" in err
