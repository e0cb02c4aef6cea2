"""``clash-tui play``: a duel from a list of moves, without any screen."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clash_tui.cli import main

GAMES = Path(__file__).parents[1] / "games"
PLAY = ["play", "--seed", "7", "--moves"]


Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play a text of moves; returns exit code, output and errors without the folder's name."""

    def play(moves: str, *options: str) -> tuple[int, str, str]:
        file = tmp_path / "moves.txt"
        file.write_text(moves, encoding="utf-8")
        code = main([*PLAY, str(file), *options])
        told = capsys.readouterr()
        return code, told.out, told.err.replace(f"{tmp_path}/", "")

    return play


def test_a_whole_game_is_told_byte_for_byte() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "clash_tui", *PLAY, str(GAMES / "first.txt")], capture_output=True
    )
    assert done.stderr == b""
    assert done.returncode == 0
    assert done.stdout == (GAMES / "first.expected.txt").read_bytes()


def test_no_screen_library_is_imported() -> None:
    code = (
        "import sys; from clash_tui.cli import main; main(sys.argv[1:]);"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'textual', 'rich'}),"
        " file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *PLAY, str(GAMES / "first.txt")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == "[]\n"


def test_a_game_that_goes_on_says_who_decides(play: Play) -> None:
    code, out, err = play("troll upper  # comments\n\n# and blank lines do not count\n")
    assert (code, err) == (0, "")
    assert out == (
        "Turn 1: A\n"
        "  A gains 6 mana\n"
        "  A plays Troll, upper lane\n"
        "\n"
        "initiation-pack  turn 1  A summoning  mana 0/6  played 1\n"
        "A Bastion  | boom annihilation baron revenant brute partisan carapace\n"
        "B Bastion  | scribe combustion alpha lieutenant abomination microctopus shaman ogre\n"
        "upper  troll*  ||\n"
        "lower  ||\n"
        "\n"
        "The game goes on: A decides.\n"
        "Possible: attack\n"
    )


def test_no_moves_show_the_start(play: Play) -> None:
    code, out, _err = play("")
    assert code == 0
    assert "Turn 1: A\n  A gains 6 mana\n\ninitiation-pack  turn 1" in out
    assert "\nPossible: annihilation" not in out
    assert "\nPossible: troll upper, troll lower" in out


def test_the_options_choose_decks_edition_names_and_who_begins(play: Play) -> None:
    code, out, _err = play(
        "resign B\n",
        *("--decks", "deck-3, deck-4", "--edition", "starter-kit"),
        *("--first", "B", "--names", "Ann,"),
    )
    assert code == 0
    assert out.startswith("Turn 1: B\n  B gains 6 mana\n")
    assert "\nstarter-kit  turn 1  B over" in out
    assert "gnome" in out
    assert "zombie" in out
    assert out.endswith("\noutcome A resigned\n\nAnn wins: B resigned\n")


def test_a_share_code_says_seed_decks_and_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("resign B\n", encoding="utf-8")
    said = ["--seed", "987654321", "--decks", "deck-4,deck-2", "--edition", "starter-kit"]
    outputs = []
    for options in (said, ["--code", "11px-dwt5-hnv"]):
        assert main(["play", "--moves", str(moves), *options]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert "\nstarter-kit  turn 1  B over" in outputs[0]


def test_r10_a_share_code_says_who_goes_first_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("resign B\n", encoding="utf-8")
    for options, first in (([], "B"), (["--first", "A"], "A")):
        command = ["play", "--moves", str(moves), "--code", "1Z10-800-000-77G", *options]
        assert main(command) == 0
        assert f"\ninitiation-pack  turn 1  {first} over" in capsys.readouterr().out


def test_the_moves_can_come_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"troll upper\nfly\n")))
    assert main([*PLAY, "-"]) == 2
    assert capsys.readouterr().err.startswith("clash-tui: standard input, line 2: “fly” is no move")


@pytest.mark.parametrize(
    ("moves", "place", "reason"),
    [
        ("troll sideways\n", 1, "“troll sideways” is no move"),
        ("attack\n\n# B\nscribe upper\nogre upper\n", 5, "ogre is not among the 4 leftmost"),
        ("trol upper\n", 1, "no card of this game is called “trol”; did you mean troll?"),
        ("§ upper\n", 1, "no card of this game is called “§”"),
        ("scribe upper\n", 1, "scribe is not in the hand of the player whose turn it is"),
        ("revenant upper\n", 1, "revenant is not among the 4 leftmost cards of the hand"),
        ("troll upper\nboom A upper 0\n", 2, "boom costs 1 mana, there are 0"),
        ("annihilation upper\n", 1, "annihilation is an incantation and needs a target"),
        ("troll A upper 0\n", 1, "troll is a creature and goes to a lane"),
        ("annihilation B upper 0\n", 1, "no creature stands there"),
        ("return troll\n", 1, "no cards are waiting to return"),
        ("continue\n", 1, "the Assault is not waiting for anyone"),
        ("accept\n", 1, "no draw was offered"),
        ("draw B\n", 1, "only the player who must decide can offer a draw"),
        ("draw A\nattack\n", 2, "an offer of a draw waits for an answer"),
        ("resign A\nattack\n", 2, "the game is over"),
        (f"boom B upper {'9' * 5000}\n", 1, ""),
    ],
)
def test_a_wrong_move_gets_one_line_with_its_place(
    play: Play, moves: str, place: int, reason: str
) -> None:
    code, out, err = play(moves)
    assert (code, out) == (2, "")
    assert err.startswith(f"clash-tui: moves.txt, line {place}: {reason}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("return brute\n", "the order must name each returning card once"),
        ("return troll troll\n", "the order must name each returning card once"),
        ("attack\n", "another decision comes first"),
        ("carapace upper\n", "creatures are played in Summoning only"),
        ("boom A upper 0\n", "another decision comes first"),
    ],
)
def test_an_order_of_return_comes_before_anything_else(play: Play, moves: str, reason: str) -> None:
    whole = (GAMES / "first.txt").read_text(encoding="utf-8")
    before = whole[: whole.index("return ")]
    code, _out, err = play(before + moves)
    assert code == 2
    assert err == f"clash-tui: moves.txt, line {before.count(chr(10)) + 1}: {reason}\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--moves", "-"], "Missing option '--seed'."),
        (["--seed", "7"], "Missing option '--moves'."),
        (["--moves", "-", "--code", "108"], "Invalid value for '--code': The code has a typing"),
        (
            ["--moves", "-", "--code", "1203-NQK8-N9B"],
            "Invalid value for '--code': only a duel with ready decks can be played from a list",
        ),
        (
            ["--moves", "-", "--code", "1AAZ-ZZZZ-ZTH"],
            "Invalid value for '--code': only a duel with ready decks can be played from a list",
        ),
        ([*PLAY[1:], "-", "--code", "1080-0000-79G"], "--code says what --seed would say."),
        (["--seed", "seven", "--moves", "-"], "Invalid value for '--seed': 'seven' is not"),
        (["--seed", "-1", "--moves", "-"], "Invalid value for '--seed': -1 is not in the range"),
        ([*PLAY[1:], "-", "--fast"], "No such option '--fast'."),
        (
            [*PLAY[1:], "-", "--decks", "deck-1"],
            "Invalid value for '--decks': it must be one for A and one for B",
        ),
        (
            [*PLAY[1:], "-", "--decks", "deck-1,deck-11"],
            "Invalid value for '--decks': There is no deck called 'deck-11'; did you mean 'deck-1'",
        ),
        (
            [*PLAY[1:], "-", "--decks", "deck-2,deck-2"],
            "Invalid value for '--decks': The other player has Glass Cannons already.",
        ),
        (
            [*PLAY[1:], "-", "--edition", "first"],
            "Invalid value for '--edition': 'first' is not one of starter-kit, initiation-pack",
        ),
        ([*PLAY[1:], "-", "--first", "C"], "Invalid value for '--first': 'C' is not one of"),
        (
            [*PLAY[1:], "-", "--names", f"{'Ann' * 6},Ben"],
            "Invalid value for '--names': it has more than 16 characters",
        ),
        (
            [*PLAY[1:], "-", "--names", "Ann,B\x07n"],
            "Invalid value for '--names': it has signs that cannot be shown",
        ),
        ([*PLAY[1:], "nowhere.txt"], "nowhere.txt: No such file or directory"),
        ([*PLAY[1:], "."], ".: Is a directory"),
    ],
)
def test_a_wrong_option_gets_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"clash-tui: {reason}")
    assert told.err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "moves.txt"
    file.write_bytes(b"troll upper\n\xff\n")
    assert main([*PLAY, str(file)]) == 2
    assert capsys.readouterr().err == f"clash-tui: {file}: it is not a UTF-8 text.\n"


def test_output_that_cannot_show_every_sign_is_no_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.BytesIO()
    western = io.TextIOWrapper(written, encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", western)
    assert main([*PLAY, str(GAMES / "first.txt"), "--names", "Ann,Žižka \u2694"]) == 0
    western.flush()
    told = written.getvalue()
    assert "\nTurn 2: Žižka ?\n".encode("cp1252") in told
