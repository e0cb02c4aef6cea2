"""Every kind of wrong line: an answer that says so, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from clash_tui.base.clean_text import is_showable
from clash_tui.base.reading import MOST_BYTES
from clash_tui.games.clash.formats import Preparation, write_code
from clash_tui.protocol import Session
from clash_tui.protocol.faults import FaultCode
from tests.hostile import NUMBERS, STRINGS, hostile_documents
from tests.protocol.talk import DUEL, STAK, ask, refused, schemas, standing, told

TO_CHOOSE = write_code(Preparation(seed=7, moves=("deck deck-1",)))


def in_a_game(new: dict[str, Any] = DUEL) -> Session:
    session = Session()
    assert told(session, new)["ok"]
    return session


WRONG: list[tuple[str, Any, str, str]] = [
    ("no object", [1], "unknown-request", "do"),
    ("a number", 3, "unknown-request", "do"),
    ("nothing", None, "unknown-request", "do"),
    ("nothing to do", {}, "unknown-request", "do"),
    ("an unknown thing to do", {"do": "dance"}, "unknown-request", "do"),
    ("a list to do", {"do": ["view"]}, "unknown-request", "do"),
    ("an unknown field", {"do": "view", "colour": 1}, "bad-field", "colour"),
    ("a seat as text", {"do": "view", "seat": "0"}, "bad-field", "seat"),
    ("a seat that is true", {"do": "view", "seat": True}, "bad-field", "seat"),
    ("half a seat", {"do": "view", "seat": 0.5}, "bad-field", "seat"),
    ("a seat below all", {"do": "view", "seat": -1}, "bad-field", "seat"),
    ("a seat above all", {"do": "view", "seat": 26}, "bad-field", "seat"),
    ("a seat nobody sits at", {"do": "view", "seat": 2}, "no-seat", "seat"),
    ("a new seat nobody sits at", {**DUEL, "seat": 2}, "no-seat", "seat"),
    ("nothing to begin from", {"do": "new"}, "bad-field", "setup"),
    ("two things to begin from", {**DUEL, "code": "x"}, "bad-field", "decks"),
    ("a seed beside a code", {"do": "new", "code": "x", "seed": 1}, "bad-field", "seed"),
    ("one deck", {"do": "new", "decks": ["deck-1"]}, "bad-field", "decks"),
    ("an unknown game", {**STAK, "game": "chess"}, "bad-field", "game"),
    ("a setup that is text", {"do": "new", "setup": "x"}, "bad-field", "setup"),
    ("an empty setup", {"do": "new", "setup": {}}, "bad-setup", "setup.decks"),
    ("a setup of the other game", {**STAK, "game": None}, "bad-setup", "setup.decks"),
    ("a deck twice", {"do": "new", "decks": ["deck-1", "deck-1"]}, "bad-setup", "decks"),
    ("an unknown deck", {"do": "new", "decks": ["deck-1", "x"]}, "bad-setup", "decks"),
    ("an unknown edition", {**DUEL, "edition": "x"}, "bad-setup", "decks"),
    ("nobody goes first", {**DUEL, "first": 2}, "bad-setup", "decks"),
    (
        "decks for Stak Bots",
        {"do": "new", "game": "stak-bots", "decks": ["deck-1", "deck-2"]},
        "bad-setup",
        "decks",
    ),
    (
        "unknown cards",
        {"do": "new", "setup": {"seed": 1, "decks": [[*"abcdefgh"], [*"ijklmnop"]]}},
        "bad-setup",
        "setup",
    ),
    (
        "too many players",
        {"do": "new", "game": "stak-bots", "setup": {"players": 7, "seed": 1}},
        "bad-setup",
        "setup.players",
    ),
    ("no code", {"do": "new", "code": "nonsense"}, "bad-code", "code"),
    ("a code with decks to choose", {"do": "new", "code": TO_CHOOSE}, "bad-code", "code"),
    (
        "a code of the other game",
        {"do": "new", "code": TO_CHOOSE, "game": "stak-bots"},
        "bad-code",
        "code",
    ),
    ("no position", {"do": "new", "position": "x"}, "bad-position", "position"),
    ("an empty position", {"do": "new", "position": ""}, "bad-position", "position"),
    ("a long position", {"do": "new", "position": "x" * 20_001}, "bad-field", "position"),
    ("nothing to play", {"do": "play"}, "bad-field", "move"),
    ("move and moves", {"do": "play", "move": "x", "moves": ["x"]}, "bad-field", "move"),
    ("no moves to play", {"do": "play", "moves": []}, "bad-field", "moves"),
    ("a move that is a number", {"do": "play", "moves": ["x", 3]}, "bad-field", "moves.1"),
    ("no move", {"do": "play", "move": "dance"}, "no-move", "move"),
    ("a card there is not", {"do": "play", "move": "dance upper"}, "illegal-move", "move"),
    ("a move of the other game", {"do": "play", "move": "play core-5"}, "no-move", "move"),
    ("an illegal move", {"do": "play", "move": "machine upper"}, "illegal-move", "move"),
    ("no third move", {"do": "play", "moves": ["attack", "attack", "x"]}, "no-move", "moves.2"),
    (
        "a move after the end",
        {"do": "play", "moves": ["resign A", "attack"]},
        "game-over",
        "moves.1",
    ),
    ("more undone than played", {"do": "undo", "n": 1}, "nothing-to-undo", "n"),
    ("nothing undone", {"do": "undo", "n": 0}, "bad-field", "n"),
    ("an unknown level", {"do": "best", "level": "genius"}, "no-level", "level"),
    ("no budget", {"do": "best", "nodes": 0}, "bad-field", "nodes"),
]


@pytest.mark.parametrize(
    ("request_", "code", "place"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG]
)
def test_a_wrong_request_changes_nothing(request_: Any, code: str, place: str) -> None:
    assert refused(in_a_game(), request_) == (code, place)


@pytest.mark.parametrize("do", ["view", "legal", "undo", "best", "evaluate", "position", "outcome"])
def test_before_a_game_there_is_nothing_to_tell(do: str) -> None:
    assert refused(Session(), {"do": do}) == ("no-game", "")
    assert refused(Session(), {"do": "play", "move": "attack"}) == ("no-game", "")


@pytest.mark.parametrize("new", [DUEL, STAK], ids=["duel", "stak"])
def test_in_a_game_that_is_over_nothing_is_played(new: dict[str, Any]) -> None:
    session = in_a_game(new)
    while not ask(session, "outcome")["over"]:
        table = ask(session, "legal")["table"]
        ask(session, "play", move=next(move for move in table if move.startswith("resign")))
    assert refused(session, {"do": "play", "move": "attack"}) == ("game-over", "")
    assert refused(session, {"do": "best"}) == ("game-over", "")


def test_a_game_that_is_not_judged_is_not_evaluated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clash_tui.protocol.thinking.is_judged", lambda game: False)
    session = in_a_game(STAK)
    assert refused(session, {"do": "evaluate"}) == ("cannot-judge", "")
    assert ask(session, "best", level="greedy")["value"] is None


LINES = {
    "no json": b"play troll",
    "half a line": b'{"do":"view"',
    "two documents": b'{"do":"view"} {"do":"view"}',
    "bad bytes": b'{"do":"view","id":"\xff\xfe"}',
    "a byte of zero": b'{"do":"view"}\0',
    "zero within": b'{"do":"vi\0ew"}',
    "half a pair": b'{"do":"view","id":"\\ud800"}',
    "utf-16": '{"do":"view"}'.encode("utf-16"),
    "deep lists": b"[" * 100_000,
    "deep tables": b'{"do":"new","setup":' + b'{"a":' * 5000 + b"1" + b"}" * 5001,
    "a sign alone": b"\xc3",
}


@pytest.mark.parametrize("line", LINES.values(), ids=[*LINES])
def test_a_line_that_is_no_json_changes_nothing(line: bytes) -> None:
    session = in_a_game()
    before = standing(session)
    answer = from_json(session.answer(line))
    assert answer["error"]["code"] == "not-json"
    assert answer["id"] is None
    assert standing(session) == before


def test_a_line_has_a_longest_length() -> None:
    session = in_a_game()
    end = b'"}'
    start = b'{"do":"view","id":"'
    fits = start + b"x" * (MOST_BYTES - len(start + end)) + end
    assert from_json(session.answer(fits))["error"]["code"] == "bad-field"
    assert from_json(session.answer(fits + b" "))["error"]["code"] == "too-long"


def test_every_kind_of_fault_is_tried_here_and_in_the_schema() -> None:
    tried = {each[2] for each in WRONG}
    tried |= {"too-long", "not-json", "no-game", "game-over", "cannot-judge"}
    assert tried == {*FaultCode}
    assert {*schemas()["answers"]["$defs"]["FaultCode"]["enum"]} == {*FaultCode}


# whatever comes in

REQUESTS: list[dict[str, Any]] = [
    DUEL,
    {**DUEL, "edition": "starter-kit", "first": 1, "seat": 0, "id": 3},
    STAK,
    {"do": "new", "game": "stak-bots", "position": "* A core-6 | core-3\n  B core-1 |"},
    {"do": "new", "code": TO_CHOOSE, "game": "clash-of-decks"},
    {"do": "view", "seat": 1},
    {"do": "play", "moves": ["troll upper", "attack"]},
    {"do": "play", "move": "troll upper"},
    {"do": "undo", "n": 1},
    {"do": "best", "level": "random", "luck": 3},
    {"do": "evaluate", "seat": 0},
]


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_hostile_texts_are_told_cleanly(string: str) -> None:
    session = in_a_game()
    for request in REQUESTS:
        for changed in hostile_documents(request, string):
            answer = told(session, changed)
            if not answer["ok"]:
                assert is_showable(answer["error"]["message"])
                assert is_showable(answer["error"]["place"])


@pytest.mark.parametrize("number", NUMBERS.values(), ids=[*NUMBERS])
@pytest.mark.parametrize("field", ["seed", "seat", "n", "nodes", "luck", "id"])
def test_numbers_are_bounded(field: str, number: str) -> None:
    of = {"seed": DUEL, "seat": {"do": "view"}, "n": {"do": "undo"}}
    request = of.get(field, {"do": "best", "level": "random"})
    line = to_json({**request, field: 0}).decode().replace(f'"{field}":0', f'"{field}":{number}')
    answer = from_json(in_a_game().answer(line))
    most = {"nodes": 10**8} | dict.fromkeys(("seed", "luck", "id"), 2**63 - 1)
    assert answer["ok"] == (0 <= float(number) <= most.get(field, 0))


def _answers_and_keeps(session: Session, line: bytes) -> None:
    """Answer a line; where it is refused nothing has changed."""
    before = standing(session)
    answer = from_json(session.answer(line))
    assert answer["ok"] in (True, False)
    if not answer["ok"]:
        assert standing(session) == before
        assert is_showable(answer["error"]["message"])


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes_are_answered(line: bytes) -> None:
    _answers_and_keeps(in_a_game(), line)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [
        *("seat", "setup", "code", "position", "decks", "seed", "first", "edition", "move"),
        *("moves", "n", "level", "luck", "id", "game"),
    ]
)
DO = st.sampled_from(
    ["hello", "new", "view", "legal", "play", "undo", "best", "evaluate", "position", "outcome"]
)


@given(DO, st.dictionaries(FIELDS, JSON, max_size=3))
@settings(deadline=None, max_examples=300)
def test_any_fields_are_answered(do: str, fields: dict[str, Any]) -> None:
    fields.pop("nodes", None)
    line = to_json(
        {"do": do, "level": "random", **fields} if do == "best" else {"do": do, **fields}
    )
    _answers_and_keeps(in_a_game(), line)


@given(st.randoms(use_true_random=False), st.sampled_from([DUEL, STAK]))
@settings(deadline=None, max_examples=60)
def test_a_request_with_some_bytes_changed_is_answered(rng: Random, new: dict[str, Any]) -> None:
    session = in_a_game(new)
    for request in REQUESTS:
        line = bytearray(to_json(request))
        for _change in range(rng.randint(1, 4)):
            place = rng.randrange(len(line))
            line[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
        _answers_and_keeps(session, bytes(line))


@given(st.text(max_size=80), st.integers(0, 400), st.sampled_from([DUEL, STAK]))
@settings(deadline=None, max_examples=100)
def test_positions_with_any_text_in_them_are_answered(
    text: str, place: int, new: dict[str, Any]
) -> None:
    session = in_a_game(new)
    position = ask(session, "position")
    written = position["position"]
    changed = written[:place] + text + written[place + len(text) :]
    request = {"do": "new", "game": position["game"], "position": changed}
    _answers_and_keeps(session, to_json(request))
    legal = from_json(session.answer(b'{"do":"legal"}'))["moves"]
    for move in legal[:3]:
        _answers_and_keeps(session, to_json({"do": "play", "move": move}))
