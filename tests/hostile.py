"""Files in which one field after the other holds what its writer should never have thought of."""

import copy
import json
from collections.abc import Iterator
from typing import Any

STRINGS = [
    "\x1b[31mred\x1b]0;title\x07",
    "a\u202eb\u2066\u200b\ufeff\u200d",
    "a\rb\nc\td\x00\x9b2J",
    "\U000e0041\ue000\u0378\x7f",
    "\u2028\u2029\x85",
]
"""Orders to a terminal, marks of direction, what has no width, ends of lines, and no characters."""

PLACEHOLDER = "placeholder"
"""What stands in a document where a number too large to be written by a library goes."""

NUMBERS = {
    "400 digits": "9" * 400,
    "-400 digits": "-" + "9" * 400,
    "5000 digits": "9" * 5000,
    "2**63": str(2**63),
    "a million": "1000001",
}
"""Numbers as text; JSON and TOML both know them."""

HEX = "0x" + "f" * 5000
"""A number that only TOML knows, and that Python reads and cannot write."""


def fields(inside: Any, kind: type = object) -> Iterator[tuple[Any, Any]]:
    """Yield each field of a document, of a kind, as what holds it and its key."""
    keys = list(inside) if isinstance(inside, dict) else range(len(inside))
    for key in keys:
        value = inside[key]
        if isinstance(value, kind) and not isinstance(value, bool):
            yield inside, key
        if isinstance(value, dict | list):
            yield from fields(value, kind)


def with_each_field(document: Any, value: object, kind: type = object) -> Iterator[Any]:
    """Yield a copy of a document for each field of a kind, with another value in it."""
    for place in range(sum(1 for _ in fields(document, kind))):
        changed = copy.deepcopy(document)
        inside, key = list(fields(changed, kind))[place]
        inside[key] = value
        yield changed


def with_each_key(document: Any, key: str) -> Iterator[Any]:
    """Yield a copy of a document for each table in it, with one more field of that name."""
    yield {**document, key: 1}
    yield from with_each_field(document, {key: 1}, dict)


def hostile_documents(document: Any, string: str) -> Iterator[Any]:
    """Yield a document with a string in place of each field, and as the name of a field."""
    yield from with_each_field(document, string)
    yield from with_each_key(document, string)


def json_with_number(document: Any, number: str) -> Iterator[str]:
    """Yield a document as JSON for each number in it, with another number there."""
    for changed in with_each_field(document, PLACEHOLDER, int):
        yield json.dumps(changed).replace(f'"{PLACEHOLDER}"', number)
