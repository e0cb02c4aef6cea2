"""Stak Bots on the command line: ``--game stak`` of play, cards and records; replay by its file."""

import csv
import io
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.cli import main
from clash_tui.commands._games import IDS
from clash_tui.games.kinds import GAMES
from clash_tui.games.stak.cards import Bot
from clash_tui.games.stak.matches.results import results_of
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.records import RecordStore
from tests.games.stak.played import begun, play_on
from tests.records.samples import EVENING

Run = Callable[..., tuple[int, str, str]]
WHEN = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)
PLAY = ("play", "--game", "stak", "--seed", "4")
DEPTH_1 = ("--depth", "1")


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command beside a file of moves; returns exit code, output and errors."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, moves: str = "") -> tuple[int, str, str]:
        Path("moves.txt").write_text(moves, encoding="utf-8")
        end = ("--moves", "moves.txt") if arguments[0] == "play" else ()
        code = main([*arguments, *end])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def test_every_game_has_a_name_on_the_command_line() -> None:
    assert [*IDS.values()] == [*GAMES]


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--seed", "1"),
        ("cards", "list"),
        ("cards", "show", "troll"),
        ("cards", "abilities"),
        ("cards", "example"),
        ("cards", "check", "moves.txt"),
        ("records",),
    ],
)
def test_a_game_there_is_not_is_told_with_those_there_are(run: Run, command: tuple[str]) -> None:
    assert run(*command, "--game", "chess") == (
        2,
        "",
        "clash-tui: Invalid value for '--game': there is no game called 'chess'; there are clash "
        "for Clash of Decks and stak for Stak Bots\n",
    )


# play


def test_a_game_is_played_from_a_list_of_moves_and_told(run: Run) -> None:
    moves = "scrap  # feeds the heap\n\nend\nresign C\nresign A\n"
    options = ("--players", "3", "--depth", "3", "--first", "B", "--names", "Ann,,Cem")
    code, out, err = run(*PLAY, *options, moves=moves)
    assert (code, err) == (0, "")
    told, position, end = out.split("\n\n")
    lines = told.splitlines()
    assert lines[:5] == [
        "      B begins",
        "Turn 1: B",
        "      B draws Leader",
        "  > scrap",
        "      B's Clumsy 6 is scrapped",
    ]
    assert lines[-2:] == ["  > resign A", "      Ann gives up"]
    assert position.startswith("seed 4 0\nturn 3\n* A out 3\n  B ")
    assert end == "B wins: all others gave up\n"


def test_a_game_that_goes_on_says_who_decides_and_what_is_possible(run: Run) -> None:
    code, out, _err = run(*PLAY, "--first", "A")
    assert code == 0
    assert out.endswith(
        "\n\nThe game goes on: A decides.\n"
        "Possible: play core-3, play fatal-1, play leader-x, scrap, discard core-3,\n"
        "  discard fatal-1, discard leader-x\n"
    )


def test_as_many_play_as_there_are_names(run: Run) -> None:
    code, out, _err = run(*PLAY, "--names", "Ann,Ben,Cem,Dora", "--first", "D")
    assert (code, out.splitlines()[0]) == (0, "      Dora begins")
    assert [line[2] for line in out.splitlines() if line[3:4] == " "].count("D") == 1


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        (("--recycling",), "option recycling\n"),
        (("--reactive", "--borderless"), "option reactive\noption borderless\n"),
    ],
)
def test_options_are_those_of_the_rules(run: Run, options: tuple[str], shown: str) -> None:
    code, out, _err = run(*PLAY, "--first", "A", *options)
    assert code == 0
    assert shown in out


def test_sb76_staks_of_one_card_have_nothing_face_down(run: Run) -> None:
    position = [run(*PLAY, "--first", "A", *more)[1].split("\n\n")[1] for more in ((), DEPTH_1)]
    assert [text.count("(") for text in position] == [16, 0]


def test_sb77_sb78_sb79_options_of_the_setup(run: Run) -> None:
    _code, plain, _err = run(*PLAY, "--first", "A")
    _code, out, _err = run(*PLAY, "--first", "A", "--large-hand", "--no-first-draw")
    assert "A draws" in plain
    assert "A draws" not in out
    hands = [line.partition("|")[2].split() for line in out.splitlines() if "|" in line]
    assert [*map(len, hands)] == [3, 3]
    told = [run(*PLAY, "--first", "A", *more)[1] for more in ((), ("--setup-effects",))]
    assert told[0] != told[1]


def test_sb83_an_own_deck_can_be_played_with(run: Run) -> None:
    _code, example, _err = run("cards", "example", "--game", "stak")
    Path("mine.toml").write_text(example, encoding="utf-8")
    code, out, _err = run(*PLAY, "--deck", "mine.toml")
    position = out.split("\n\n")[1]
    assert code == 0
    assert position.count("core-2") == 5
    Path("mine.toml").write_text('name = "Mine"\n[cards.core-1]\nrank = 1\ncopies = 9\n')
    code, _out, err = run(*PLAY, "--deck", "mine.toml")
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith("clash-tui: Invalid value for '--deck': mine.toml, core-1, copies: ")


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("fly\n", "line 1: “fly” is no move"),
        ("# begin\nend\n", "line 2: "),
        ("attack A\n", "line 1: "),
        ("play core-99\n", "line 1: "),
        ("resign B\n", "line 1: players resign in their own turn, while nothing waits"),
    ],
)
def test_a_wrong_move_gets_one_line_with_its_place(run: Run, moves: str, reason: str) -> None:
    code, out, err = run(*PLAY, "--first", "A", moves=moves)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"clash-tui: moves.txt, {reason}")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--players", "7"), "Invalid value for '--players': 7 is not in the range"),
        (("--depth", "0"), "Invalid value for '--depth': 0 is not in the range"),
        (
            ("--players", "4", "--depth", "13"),
            "Invalid value for '--depth': a Stak has at most 12 cards at this table",
        ),
        (("--first", "C"), "Invalid value for '--first': nobody sits at C where 2 play"),
        (
            ("--players", "3", "--names", "Ann,Ben"),
            "Invalid value for '--names': there must be one for each player",
        ),
        (("--names", "Ann"), "Invalid value for '--names': there must be from 2 to 6"),
        (("--names", ",".join("ABCDEFG")), "Invalid value for '--names': there must be from 2"),
        (("--names", "Ann,B\x07"), "Invalid value for '--names': it has signs that cannot be"),
        (("--deck", "nowhere.toml"), "Invalid value for '--deck': nowhere.toml: No such file"),
        (("--decks", "deck-1,deck-2"), "--decks is an option of Clash of Decks only."),
        (("--edition", "starter-kit"), "--edition is an option of Clash of Decks only."),
    ],
)
def test_a_wrong_option_gets_one_line(run: Run, options: tuple[str], reason: str) -> None:
    code, out, err = run(*PLAY, *options)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"clash-tui: {reason}")


@pytest.mark.parametrize(
    "option",
    ["--large-hand", "--borderless", "--reactive", "--depth=3", "--players=2", "--deck=x"],
)
def test_a_duel_has_no_options_of_stak_bots(run: Run, option: str) -> None:
    code, _out, err = run("play", "--seed", "1", option)
    name = option.partition("=")[0]
    assert (code, err) == (2, f"clash-tui: {name} is an option of Stak Bots only.\n")


def test_a_game_needs_a_seed(run: Run) -> None:
    assert run("play", "--game", "stak")[2] == "clash-tui: Missing option '--seed'.\n"


# replay


def test_a_saved_game_is_told_again_and_verified(run: Run) -> None:
    match = play_on(begun(4, depth=3))
    Path("game.json").write_text(write_save(save_of(match, WHEN)), encoding="utf-8")
    code, out, err = run("replay", "game.json")
    assert (code, err) == (0, "")
    assert out.startswith("Ann (A), Ben (B), Cem (C), Dora (D)\nStak Bots, Staks of 3 cards\n")
    assert run("replay", "--verify", "game.json") == (
        0,
        "game.json: it comes out as the file says.\n",
        "",
    )
    text = Path("game.json").read_text(encoding="utf-8")
    Path("game.json").write_text(text.replace('"seed": 1,', '"seed": 2,'), encoding="utf-8")
    code, _out, err = run("replay", "--verify", "game.json")
    assert (code, err.startswith("game.json: ")) == (1, True)


# cards


def test_all_bots_are_told_by_their_rules(run: Run) -> None:
    code, out, err = run("cards", "abilities", "--game", "stak")
    assert (code, err) == (0, "")
    heads = [line for line in out.splitlines() if not line.startswith(" ")]
    assert [head.split()[0] for head in heads] == [bot.value for bot in Bot]
    assert [head.split()[-1] for head in heads] == [bot.rule for bot in Bot]
    assert "spike      *  Spike Bot; ability, when it damages; SB54\n" in out
    assert "House ruling: That it goes on against the same Stak only." in out
    assert max(len(line) for line in out.splitlines()) <= 79


def test_the_house_deck_is_listed_and_said_to_be_house_data(run: Run) -> None:
    code, out, _err = run("cards", "list", "--game", "stak")
    assert code == 0
    assert "\nHouse deck: 60 cards\n" in out
    assert "house data: they are published nowhere" in out
    assert {bot.title for bot in Bot} <= {line[13:].partition("  ")[0] for line in out.splitlines()}


def test_a_deck_is_listed_as_comma_separated_values(run: Run) -> None:
    _code, out, _err = run("cards", "list", "--game", "stak", "--csv")
    rows = [*csv.DictReader(io.StringIO(out))]
    assert sum(int(row["copies"]) for row in rows) == 60
    assert [row for row in rows if row["id"] == "shot-v4"] == [
        {"id": "shot-v4", "bot": "shot", "power": "0", "v": "4", "rank": "4", "copies": "2"}
    ]


def test_an_own_deck_is_listed(run: Run) -> None:
    example = str(assets_dir("stak") / "examples" / "own-deck.toml")
    _code, out, _err = run("cards", "list", "--game", "stak", "--deck", example)
    assert "\nPlain and Loud: 60 cards\n" in out
    assert "house data" not in out
    assert run("cards", "list", "--deck", example)[2] == (
        "clash-tui: --deck is an option of Stak Bots only.\n"
    )
    assert run("cards", "list", "--game", "stak", "--ability", "rage")[2] == (
        "clash-tui: --ability is an option of Clash of Decks only.\n"
    )


@pytest.mark.parametrize("words", ["shot", "Shot Bot", "shot v4", "SHOT-V4", "Shot Bot V4"])
def test_a_bot_is_shown_by_its_name_or_by_one_of_its_cards(run: Run, words: str) -> None:
    code, out, _err = run("cards", "show", "--game", "stak", *words.split())
    assert code == 0
    assert out.startswith(
        "Shot Bot\n> Choose a top card: it takes V damage.\n\nKind: entry effect\n"
        "In the rules: SB56\n\nIn the deck “House deck”:\n"
        "  shot-v3  Shot V3  rank 3, 2 copies\n"
    )


@pytest.mark.parametrize("bot", [*Bot])
def test_every_bot_is_shown(run: Run, bot: Bot) -> None:
    code, out, _err = run("cards", "show", "--game", "stak", bot.value)
    assert (code, out.splitlines()[0]) == (0, bot.title)


def test_a_bot_there_is_not_is_told_with_the_one_that_may_be_meant(run: Run) -> None:
    assert run("cards", "show", "--game", "stak", "repaer")[2] == (
        "clash-tui: Invalid value for 'CARD': There is no bot called 'repaer'; did you mean "
        "'reaper'?\n"
    )


@pytest.mark.parametrize("option", [(), ("--game", "stak")])
def test_sb9_a_deck_is_recognised_and_checked(run: Run, option: tuple[str]) -> None:
    _code, example, _err = run("cards", "example", "--game", "stak")
    Path("mine.toml").write_text(example, encoding="utf-8")
    assert run("cards", "check", "mine.toml", *option) == (
        0,
        "mine.toml: a sound deck of Stak Bots with 15 different cards.\n",
        "",
    )
    Path("mine.toml").write_text(example.replace("core-2", "cora-2"), encoding="utf-8")
    code, out, err = run("cards", "check", "mine.toml", *option)
    assert (code, err) == (2, "")
    assert out == (
        "Errors, with which the deck cannot be played:\n"
        "  mine.toml, cora-2: there is no card called 'cora-2'; did you mean 'core'?\n"
        "\n"
        "mine.toml: 1 error.\n"
    )


def test_a_card_set_is_still_checked_as_one(run: Run) -> None:
    example = str(assets_dir("clash") / "examples" / "own-set.toml")
    assert "12 sound cards" in run("cards", "check", example)[1]
    assert run("cards", "check", example, "--game", "stak")[0] == 2


def test_what_is_no_toml_is_told_in_one_line(run: Run) -> None:
    Path("mine.toml").write_text("name = ", encoding="utf-8")
    code, out, err = run("cards", "check", "mine.toml", "--game", "stak")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("clash-tui: mine.toml: ")


# records


def test_games_of_either_game_can_be_left_out(run: Run) -> None:
    match = begun(3, first=0)
    for move in ("resign A", "resign B"):
        match.play(match.game.read_move(move))
    RecordStore().add((*EVENING[:2], *results_of(match, "stak-1", WHEN)))
    everything = run("records", "--by", "games")[1].splitlines()
    stak = run("records", "--by", "games", "--game", "stak")[1].splitlines()
    clash = run("records", "--by", "games", "--game", "clash")[1].splitlines()
    assert (len(everything), len(stak), len(clash)) == (3, 2, 2)
    told = [word.strip() for word in stak[1].split("  ") if word]
    assert told[1:] == ["Ann, Ben, Cem", "Cem won", "Stak Bots, 3 seats", "2"]
    assert run("records", "--game", "stak", "--kind", "duel")[1] == (
        "No game of this kind has ended yet.\n"
    )
