"""What ``docs/protocol.md`` tells is what the protocol does, and all of it is told there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clash_tui.bots.asked import Asked
from clash_tui.bots.outside import OutsideFault
from clash_tui.protocol import Session
from clash_tui.protocol.faults import FaultCode
from tests.protocol.talk import schemas

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([^`\n]+)`", PAGE))


def test_the_session_of_the_manual_goes_as_it_says() -> None:
    [text] = re.findall(r"```text\n(.*?)```", PAGE, flags=re.DOTALL)
    lines = text.splitlines()
    session = Session()
    for asked, answered in zip(lines[::2], lines[1::2], strict=True):
        assert asked.startswith("> ")
        assert answered.startswith("< ")
        pattern = ".*?".join(map(re.escape, answered[2:].split("…")))
        answer = session.answer(asked[2:])
        assert re.fullmatch(pattern, answer), (asked, answer)
    assert session.over


def test_each_request_and_field_is_told() -> None:
    named = schemas()["requests"]["$defs"]
    requests = {each["properties"]["do"]["const"] for each in named.values()}
    fields = {name for each in named.values() for name in each["properties"]}
    assert len(requests) == 11
    assert (requests | fields) - {"do"} <= WORDS


def test_each_code_and_reason_is_told() -> None:
    assert {*FaultCode, *OutsideFault} <= WORDS


@pytest.mark.parametrize("game", ["clash-of-decks", "stak-bots"])
def test_the_fields_at_the_top_of_a_view_are_told(game: str) -> None:
    assert {*schemas()["views"][game]["properties"]} <= WORDS


def test_what_is_asked_of_a_program_is_told() -> None:
    [asked] = re.findall(r'```json\n(\{"do": "move".*?\})\n```', PAGE)
    assert set(re.findall(r'"(\w+)":', asked)) - {"seat"} == {*Asked.model_fields} - {"seat"}
