"""Scenarios of Stak Bots: text files, read and played.

A scenario begins with a line ``# E1 SB27, SB28: what it shows``. Its lines up to the first ``>``
are a position in the notation of the rules; ``> attack B`` is a move, and what follows it must be
true then: a line of a seat, ``heap`` (in any order), ``supply``, ``asks B``, ``no end`` and
``may attack B`` for moves that are illegal or legal, ``won A`` and ``draw A B``. What is not said
is not looked at; the marks ``=``, ``~`` and ``/C`` only where the line has some, and ``!`` in a
hand only where one stands there.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from clash_tui.games.stak.rules import (
    IllegalMove,
    State,
    apply,
    legal_moves,
    read_move,
    read_position,
    table_moves,
    to_move,
    write_move,
    write_position,
)
from clash_tui.games.stak.rules.words import LETTERS

FOLDER = Path(__file__).parent / "scenarios"
SEAT = re.compile(r"\*?\s*([A-F])( .*)?")
QUESTIONS = ("asks", "no", "may")


@dataclass
class Scenario:
    file: str
    title: str
    position: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return f"{self.file}-{self.title.partition(':')[0].replace(',', '').replace(' ', '-')}"

    @property
    def rules(self) -> set[int]:
        return {int(number) for number in re.findall(r"SB(\d+)", self.title.partition(":")[0])}


def read_scenarios(file: Path) -> list[Scenario]:
    found: list[Scenario] = []
    for line in file.read_text("utf-8").splitlines():
        text = line.strip()
        if text.startswith("#"):
            found.append(Scenario(file.stem, text.lstrip("# ")))
        elif text:
            scenario = found[-1]
            word = text.split()[0]
            begun = scenario.steps or word in QUESTIONS or word == ">"
            (scenario.steps if begun else scenario.position).append(text)
    return found


def all_scenarios() -> list[Scenario]:
    return [each for file in sorted(FOLDER.glob("*.txt")) for each in read_scenarios(file)]


def play(scenario: Scenario) -> State:
    """Play a scenario and see that all it says is true."""
    state = read_position("\n".join(scenario.position))
    for step in scenario.steps:
        if step.startswith(">"):
            move = read_move(step[1:])
            possible = [*legal_moves(state), *table_moves(state)]
            assert move in possible, f"{step}: one of {[*map(write_move, possible)]}"
            apply(state, move)
        else:
            check(state, step)
        if state.outcome is None:
            assert read_position(write_position(state)) == state
    return state


def check(state: State, line: str) -> None:
    word, *rest = line.split()
    shown = f"{line}\n\n{write_position(state)}"
    if word == "won":
        assert state.outcome is not None, shown
        assert state.outcome.winner == LETTERS.index(rest[0]), shown
    elif word == "draw":
        assert state.outcome is not None, shown
        assert [LETTERS[seat] for seat in state.outcome.drawn] == rest, shown
    elif word == "asks":
        assert state.asking, shown
        assert LETTERS[to_move(state)] == rest[0], shown
    elif word in ("no", "may"):
        check_legal(state, " ".join(rest), word == "may", shown)
    elif word in ("heap", "supply"):
        ids = [state.table.ids[version] for version in getattr(state, word)]
        if word == "heap":
            assert Counter(ids) == Counter(rest), shown
        else:
            assert [*reversed(ids)] == rest, shown
    else:
        seat = SEAT.fullmatch(line)
        assert seat is not None, f"{line} is not understood"
        check_seat(state, LETTERS.index(seat[1]), line, shown)


def check_legal(state: State, text: str, wanted: bool, shown: str) -> None:
    move = read_move(text)
    assert (move in [*legal_moves(state), *table_moves(state)]) == wanted, shown
    after = state.copy()
    if wanted:
        apply(after, move)
    else:
        try:
            apply(after, move)
        except IllegalMove:
            assert after == state, shown
        else:
            raise AssertionError(f"{text} could be played\n{shown}")


def check_seat(state: State, seat: int, line: str, shown: str) -> None:
    if line.split()[-1] == "out":
        assert not state.is_in(seat), shown
        return
    lines = write_position(state).splitlines()
    (told,) = [each for each in lines if re.match(rf"[* ] {LETTERS[seat]} ", each)]
    if not re.search("[=~/]", line):
        told = re.sub(r"[=~]|/[A-F]", "", told)
    assert told.startswith("*") == line.startswith("*"), shown
    (stak, hand), (told_stak, told_hand) = (each.split("|") for each in (line, told))
    if "!" not in hand:
        told_hand = told_hand.replace("!", "")
    assert stak.strip("* ").split() == told_stak.strip("* ").split(), shown
    assert Counter(hand.split()) == Counter(told_hand.split()), shown
