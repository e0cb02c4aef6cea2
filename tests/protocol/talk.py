"""Talking to a session, and looking at what it answers by the schemas that the program prints."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic_core import from_json, to_json

from clash_tui.protocol import Session
from clash_tui.protocol.schema import schema

DUEL: dict[str, Any] = {"do": "new", "decks": ["deck-1", "deck-2"], "seed": 7}
STAK: dict[str, Any] = {
    "do": "new",
    "game": "stak-bots",
    "setup": {"players": 3, "seed": 4, "depth": 3},
}


def told(session: Session, request: Any) -> Any:
    """Ask something and return the answer, which fits the schema of answers."""
    line = session.answer(to_json(request))
    assert line.isascii()
    assert line.isprintable()
    answer = from_json(line)
    check(answer, schemas()["answers"])
    return answer


def ask(session: Session, do: str, **fields: Any) -> Any:
    """Ask something that can be answered."""
    answer = told(session, {"do": do, **fields})
    assert answer["ok"], answer
    assert answer["do"] == do
    return answer


def refused(session: Session, request: Any) -> tuple[str, str]:
    """Ask something that is wrong; returns the code and the place. Nothing has changed by it."""
    before = standing(session)
    answer = told(session, request)
    assert not answer["ok"], answer
    message = answer["error"]["message"]
    assert message.endswith((".", "?")), message
    assert standing(session) == before
    return answer["error"]["code"], answer["error"]["place"]


def standing(session: Session) -> list[str]:
    """Return all that a session tells of where it stands."""
    return [session.answer(f'{{"do":"{do}"}}') for do in ("position", "legal", "view", "outcome")]


@cache
def schemas() -> dict[str, Any]:
    """Return the schemas."""
    return schema()


def check(value: Any, inside: dict[str, Any], root: dict[str, Any] | None = None) -> None:
    """Raise ``AssertionError`` where a value does not fit a schema, as far as ours go."""
    root = root or inside
    if "$ref" in inside:
        named = root["$defs"][inside["$ref"].rpartition("/")[2]]
        check(value, named, root)
    for name in ("anyOf", "oneOf"):
        if name in inside:
            assert any(fits(value, each, root) for each in inside[name]), (value, inside)
    if "const" in inside:
        assert value == inside["const"]
    if "enum" in inside:
        assert value in inside["enum"]
    match inside.get("type"):
        case "object":
            assert isinstance(value, dict)
            known = inside.get("properties")
            for key, each in value.items():
                if known is not None:
                    assert key in known, (key, inside["title"])
                    check(each, known[key], root)
            assert set(inside.get("required", ())) <= set(value), (value, inside["title"])
        case "array":
            assert isinstance(value, list)
            if "items" in inside and "prefixItems" not in inside:
                for each in value:
                    check(each, inside["items"], root)
            for each, place in zip(value, inside.get("prefixItems", ()), strict=False):
                check(each, place, root)
        case "integer":
            assert type(value) is int
        case "number":
            assert type(value) in (int, float)
        case "string":
            assert isinstance(value, str)
        case "boolean":
            assert isinstance(value, bool)
        case "null":
            assert value is None


def fits(value: Any, inside: dict[str, Any], root: dict[str, Any]) -> bool:
    """Say whether a value fits a schema."""
    try:
        check(value, inside, root)
    except AssertionError:
        return False
    return True
