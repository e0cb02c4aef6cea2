"""Reading a line: a request, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, BinaryIO

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json

from clash_tui.base.clean_text import shortened
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.reading import MOST_BYTES
from clash_tui.base.validation import first_fault
from clash_tui.base.wording import about, in_row, sentence
from clash_tui.protocol.faults import Fault, FaultCode
from clash_tui.protocol.requests import AnyRequest, RequestId

_MARK = b"\xef\xbb\xbf"
"""What some shells begin a text with."""


def lines_of(stream: BinaryIO, most: int = MOST_BYTES) -> Iterator[bytes]:
    """Yield the lines of a stream that are not blank, each without its end.

    Of a line with more than ``most`` bytes only its beginning is kept, one byte more than that.
    """
    first = True
    while line := stream.readline(most + 1):
        end = line
        while len(end) > most and not end.endswith(b"\n"):
            end = stream.readline(most + 1)
        content = (line.removeprefix(_MARK) if first else line).rstrip(b"\r\n")
        first = False
        if content.strip():
            yield content


def read_request(line: bytes) -> Any:
    """Return the request that a line holds, one of ``AnyRequest``. Raises ``Fault``."""
    if len(line) > MOST_BYTES:
        text = ngettext(
            "The line is too long: it has more than {most} byte.",
            "The line is too long: it has more than {most} bytes.",
            MOST_BYTES,
        )
        raise Fault(FaultCode.TOO_LONG, text.format(most=f"{MOST_BYTES:,}"))
    try:
        return _requests().validate_json(line)
    except ValidationError as error:
        raise _fault(error) from None


def id_in(line: bytes) -> Any:
    """Return the id of a line with something wrong, None where it has none that can be told."""
    if len(line) > MOST_BYTES:
        return None
    try:
        document = from_json(line)
        return _ids().validate_python(document["id"])
    except (ValueError, LookupError, TypeError):
        return None


@cache
def _requests() -> TypeAdapter[Any]:
    return TypeAdapter(AnyRequest)


@cache
def _ids() -> TypeAdapter[Any]:
    # As strict as in a request: true is no number.
    return TypeAdapter(RequestId, config=ConfigDict(strict=True))


def _fault(error: ValidationError) -> Fault:
    first = error.errors(include_url=False, include_input=False)[0]
    kind, loc = first["type"], first["loc"]
    if kind == "json_invalid":
        text = _("The line is no JSON: {why}.")
        return Fault(FaultCode.NOT_JSON, text.format(why=first["ctx"]["error"]))
    if not loc:
        names = in_row(_names())
        text = _("The line asks for nothing; its “do” must be one of {names}.")
        return Fault(FaultCode.UNKNOWN_REQUEST, text.format(names=names), "do")
    _place, reason = first_fault(error)
    place = ".".join(shortened(str(step)) for step in loc[1:])
    cause = first.get("ctx", {}).get("error")
    place = getattr(cause, "field", place)
    return Fault(FaultCode.BAD_FIELD, sentence(about(place, reason)), place)


def _names() -> list[str]:
    """Return the names of all requests."""
    mapping = _requests().json_schema()["discriminator"]["mapping"]
    return list(mapping)
