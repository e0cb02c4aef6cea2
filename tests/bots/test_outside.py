"""Programs outside of this one: they play, and whatever else they do costs them their game."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic_core import from_json

from clash_tui.bots.asked import LONGEST_REPLY, asked
from clash_tui.bots.outside import BadCommand, Engine, Outside, OutsideFailed, OutsideFault
from clash_tui.bots.player import Question, question_of
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import new_duel
from clash_tui.games.clash.rules import ClashOfDecks
from clash_tui.games.stak.rules import Setup, StakBots
from clash_tui.match.match import Match

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.py"
LONG = 60.0
"""More seconds than any program here needs."""

ECHO = "import sys, json\nfor line in sys.stdin:\n    asked = json.loads(line)\n"


def command(program: str) -> str:
    return shlex.join([sys.executable, "-c", program])


def first_question(seed: int = 3) -> Question:
    """SB20: more can be played than one move."""
    game = StakBots()
    return question_of(game, game.initial_state(Setup(players=2, seed=seed)), 0, "a test")


def fault_of(program: str, seconds: float = LONG, megabytes: int = 2048) -> OutsideFault:
    with Outside(Engine(command(program), seconds, megabytes)) as outside:
        with pytest.raises(OutsideFailed) as failed:
            outside.choose(first_question())
        assert str(failed.value) == failed.value.fault.sentence
        return failed.value.fault


@pytest.fixture
def example() -> Iterator[Outside]:
    with Outside(Engine(shlex.join([sys.executable, str(EXAMPLE)]), LONG)) as outside:
        yield outside


def matches() -> Iterator[Match[Any, Any, Any]]:
    yield new_duel(decks=("deck-1", "deck-3"), seed=2)
    yield Match(StakBots(), Setup(players=3, seed=5, depth=3), ["A", "B", "C"])


def test_the_example_has_thirty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_the_example_plays_both_games_in_one_process(example: Outside) -> None:
    """R91, SB69: each seat is asked until the game has ended, and plays what can be played."""
    processes = set()
    for match in matches():
        while match.outcome is None:
            question = question_of(match.game, match.state, len(match.moves), "a test")
            move = example.choose(question)
            assert move in question.moves
            match.play(move)
            if example._running is not None:
                processes.add(example._running._process.pid)
    assert len(processes) == 1


def test_nothing_is_sent_but_what_the_seat_may_know() -> None:
    """SB72, SB73: another world that looks the same is asked about in the same words."""
    game, rng = StakBots(), Random(4)
    for seed in range(20):
        state = game.initial_state(Setup(players=3, seed=seed))
        seat = game.to_move(state)
        other = game.sample(game.view(state, seat), rng)
        texts = tuple(map(game.write_move, game.legal_moves(state)))
        one, two = (
            asked(question_of(game, each, 0, "a test"), texts).model_dump_json()
            for each in (state, other)
        )
        assert one == two
        assert game.write_position(other) != game.write_position(state)
    document = from_json(one)
    assert set(document) == {"do", "game", "view", "moves", "seat", "turn"}
    assert (document["do"], document["game"], document["turn"]) == ("move", "stak-bots", 1)
    assert document["moves"] == [*texts]
    assert document["view"]["seats"][document["seat"]]["hand"][0]["card"] is not None


def test_where_only_one_move_can_be_played_nobody_is_asked() -> None:
    question = first_question()
    one = Question(question.game, question.view, question.seat, question.moves[:1], Random(1))
    with Outside(Engine("no-such-program-anywhere")) as outside:
        assert outside.choose(one) == question.moves[0]


def test_a_program_that_cannot_be_started_loses() -> None:
    with (
        Outside(Engine("no-such-program-anywhere --fast")) as outside,
        pytest.raises(OutsideFailed) as failed,
    ):
        outside.choose(first_question())
    assert failed.value.fault is OutsideFault.NOT_STARTED


@pytest.mark.parametrize(
    "program",
    ["", "raise SystemExit(3)", "import sys\nsys.stdin.readline()", "import os\nos.abort()"],
    ids=["at once", "with a code", "when asked", "by a signal"],
)
def test_a_program_that_dies_loses(program: str) -> None:
    assert fault_of(program) is OutsideFault.DIED


@pytest.mark.parametrize(
    "program",
    [
        "import sys\nfor line in sys.stdin: pass",
        "import sys\nsys.stdin.readline()\nwhile True: pass",
        "import sys\nsys.stdout.write('{')\nsys.stdout.flush()\nsys.stdin.read()",
        "import signal, sys\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nsys.stdin.read()",
        "import sys, time\nsys.stdin.close()\nwhile True: time.sleep(99)",
    ],
    ids=["reads on", "computes", "half a line", "will not end", "is deaf"],
)
def test_a_program_that_is_silent_loses_and_is_killed(program: str) -> None:
    with Outside(Engine(command(program), seconds=0.2)) as outside:
        with pytest.raises(OutsideFailed) as failed:
            outside.choose(first_question())
        assert failed.value.fault is OutsideFault.SILENT
        assert outside._running is None


@pytest.mark.parametrize(
    "answer",
    [
        "'no json'",
        "'3'",
        "'[]'",
        "'{}'",
        "json.dumps({'move': None})",
        "json.dumps({'move': 3})",
        "json.dumps({'move': [asked['moves'][0]]})",
        "json.dumps({'move': 'resign A'})",
        "json.dumps({'move': asked['moves'][0] + ' '})",
        "json.dumps({'move': 'attack F'})",
        "json.dumps({'move': 'x' * 5000})",
        "'[' * 50_000",
        "chr(0)",
        "''",
    ],
)
def test_a_program_that_answers_nonsense_loses(answer: str) -> None:
    program = f"{ECHO}    sys.stdout.write({answer} + chr(10))\n    sys.stdout.flush()"
    assert fault_of(program) is OutsideFault.NONSENSE


@pytest.mark.parametrize(
    "program",
    [
        "import sys\nwhile True: sys.stdout.write('x' * 10_000)",
        "import sys\nwhile True: sys.stdout.write('x' * 100 + chr(10))",
        "import sys\nsys.stdout.buffer.write(bytes(range(256)) * 9)\nsys.stdout.flush()\n"
        "sys.stdin.read()",
    ],
    ids=["one line without an end", "lines without an end", "bytes"],
)
def test_a_program_that_floods_loses_and_fills_no_memory(program: str) -> None:
    outside = Outside(Engine(command(program), LONG))
    with pytest.raises(OutsideFailed) as failed:
        outside.choose(first_question())
    assert failed.value.fault is OutsideFault.NONSENSE
    outside.close()


def test_a_long_reply_is_bounded() -> None:
    program = f"{ECHO}    print('x' * {LONGEST_REPLY * 50}, flush=True)"
    assert fault_of(program) is OutsideFault.NONSENSE


def test_a_program_that_speaks_unasked_loses() -> None:
    """Two answers to one question: the second one could be taken for that to the next."""
    program = (
        f"{ECHO}    move = json.dumps({{'move': asked['moves'][0]}}) + chr(10)\n"
        "    sys.stdout.write(move * 2)\n    sys.stdout.flush()"
    )
    assert fault_of(program) is OutsideFault.NONSENSE


def test_after_a_fault_the_next_question_starts_the_program_anew(tmp_path: Path) -> None:
    mark = tmp_path / "was-here"
    program = (
        f"{ECHO}    import os\n    if not os.path.exists({str(mark)!r}):\n"
        f"        open({str(mark)!r}, 'w').close()\n        break\n"
        "    print(json.dumps({'move': asked['moves'][-1]}), flush=True)"
    )
    question = first_question()
    with Outside(Engine(command(program), LONG)) as outside:
        with pytest.raises(OutsideFailed):
            outside.choose(question)
        assert outside.choose(question) == question.moves[-1]


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is kept there for sure")
def test_memory_has_a_limit() -> None:
    """What takes more is refused it, and here dies of that."""
    greedy = (
        f"{ECHO}    room = bytearray(200 * 1024 * 1024)\n"
        "    print(json.dumps({'move': asked['moves'][0]}), flush=True)"
    )
    assert fault_of(greedy, megabytes=150) is OutsideFault.DIED
    with Outside(Engine(command(greedy), LONG, megabytes=0)) as outside:
        assert outside.choose(first_question()) == first_question().moves[0]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed one by one there")
def test_what_a_program_has_started_is_killed_with_it(tmp_path: Path) -> None:
    """Its child holds one end of a pipe: the other end comes to its own once nobody does."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"import sys; held = open({str(pipe)!r}, 'w'); sys.stdin.read()"
    program = (
        f"import subprocess\n{ECHO}"
        f"    subprocess.Popen([sys.executable, '-c', {child!r}], stdin=subprocess.PIPE)\n"
        "    print(json.dumps({'move': asked['moves'][0]}), flush=True)\n"
    )
    outside = Outside(Engine(command(program), LONG))
    outside.choose(first_question())
    with pipe.open() as other_end:
        outside.close()
        assert other_end.read() == ""


def test_a_program_that_has_done_ends_by_itself() -> None:
    program = (
        f"{ECHO}    if asked['do'] == 'quit': raise SystemExit(7)\n"
        "    print(json.dumps({'move': asked['moves'][0]}), flush=True)"
    )
    outside = Outside(Engine(command(program), LONG))
    outside.choose(first_question())
    assert outside._running is not None
    process = outside._running._process
    outside.close()
    assert process.returncode == 7
    outside.close()


@pytest.mark.parametrize(
    ("written", "told"), [("", "no program"), ("  ", "no program"), ("a 'b", "quotation mark")]
)
def test_a_command_that_cannot_be_read_is_told(written: str, told: str) -> None:
    with pytest.raises(BadCommand, match=told):
        Engine(written)


def test_no_shell_reads_a_command(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    words = Engine(f"player; touch {mark} && $HOME `x` 'a b'").words
    assert words == ["player;", "touch", str(mark), "&&", "$HOME", "`x`", "a b"]


def test_every_fault_has_a_sentence() -> None:
    assert len({fault.sentence for fault in OutsideFault}) == len(OutsideFault)


def test_the_rules_of_both_games_are_asked_the_same_way(example: Outside) -> None:
    """A question of a duel names the cards whole (R3), so that a program needs no other list."""
    match = new_duel(decks=("deck-1", "deck-2"), seed=7)
    assert isinstance(match.game, ClashOfDecks)
    question = question_of(match.game, match.state, 0, "a test")
    document = asked(question, ("x", "y")).model_dump()
    held = document["view"]["sides"][match.to_move]["hand"][0]["card"]
    card = default_catalog().card(held["id"])
    assert (held["cost"], held["attack"]) == (card.cost, card.attack)
    assert example.choose(question) in question.moves
