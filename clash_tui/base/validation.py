"""Turns what pydantic says of a wrong input into a place and a reason for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from clash_tui.base.clean_text import UNSHOWABLE, is_showable, shortened
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import small_first

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails


_FIRST_YEAR, _LAST_YEAR = 1970, 9000


class FieldFault(ValueError):
    """Raised by a model that looks at several fields, to name the one that is wrong.

    Attributes:
        field: The name of the field.
        reason: What is wrong with it, as a clause without a full stop.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field = field
        self.reason = reason


def showable(text: str) -> str:
    """Return a text as it is: the check of every field that is shown to players.

    Raises:
        ValueError: if it has characters that cannot be shown.
    """
    if not is_showable(text):
        raise ValueError(_("it has signs that cannot be shown"))
    return text


def in_our_time(moment: datetime) -> datetime:
    """Return a moment as it is: the check of every date that is shown by the clock on the wall.

    Raises:
        ValueError: if it lies where no clock can be set.
    """
    if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
        raise ValueError(_("there was no game at that time"))
    return moment


def first_fault(error: ValidationError) -> tuple[str, str]:
    """Return the place (dotted, may be empty) and the reason of the first thing that is wrong."""
    return _told(error.errors(include_url=False)[0])


def all_faults(error: ValidationError) -> list[tuple[str, str]]:
    """Return the place and the reason of everything that is wrong, as ``first_fault``."""
    return [_told(fault) for fault in error.errors(include_url=False)]


def _told(fault: ErrorDetails) -> tuple[str, str]:
    place = [shortened(str(step)) for step in fault["loc"]]
    context = fault.get("ctx", {})
    cause = context.get("error")
    if isinstance(cause, FieldFault):
        place.append(cause.field)
        return ".".join(place), cause.reason
    return ".".join(place), _reason(fault["type"], context, fault["msg"], _quoted(fault["input"]))


def _quoted(given: object) -> str:
    """Return a wrong input as it is quoted in a sentence."""
    try:
        return shortened(str(given))
    except (ValueError, RecursionError):
        # Python writes no number of thousands of digits.
        return UNSHOWABLE


def _reason(kind: str, context: Mapping[str, object], message: str, given: str) -> str:
    match kind:
        case "missing":
            return _("it is missing")
        case "union_tag_not_found":
            return _("it does not say what it is, as files of this program do")
        case "union_tag_invalid":
            return _("{given} is not one of {choices}").format(
                given=context["tag"], choices=context["expected_tags"]
            )
        case "json_invalid":
            text = _("it is damaged, or no file of this program ({why})")
            return text.format(why=context["error"])
        case "extra_forbidden":
            return _("there is no such field")
        case "int_type" | "int_parsing" | "int_from_float" | "int_parsing_size":
            return _("it must be a whole number")
        case "bool_type" | "bool_parsing":
            return _("it must be true or false")
        case "string_type":
            return _("it must be a text in quotes")
        case "date_type":
            return _("it must be a date such as 2026-11-30")
        case "tuple_type" | "list_type":
            return _("it must be a list in brackets")
        case "model_type" | "dict_type" | "model_attributes_type":
            return _("it must be a table of fields")
        case "greater_than_equal":
            return _("it must be {least} or more").format(least=context["ge"])
        case "less_than_equal":
            return _("it must be {most} or less").format(most=context["le"])
        case "less_than":
            return _("it must be less than {limit}").format(limit=context["lt"])
        case "too_long":
            return ngettext(
                "it has more than {most} entry",
                "it has more than {most} entries",
                cast("int", context["max_length"]),
            ).format(most=context["max_length"])
        case "enum" | "literal_error":
            return _("{given} is not one of {choices}").format(
                given=given, choices=context["expected"]
            )
        case "string_too_long":
            return ngettext(
                "it has more than {most} character",
                "it has more than {most} characters",
                cast("int", context["max_length"]),
            ).format(most=context["max_length"])
        case "string_too_short":
            return _("it is empty")
        case "string_pattern_mismatch":
            return _("{given} has other signs than small letters, digits and hyphens").format(
                given=given
            )
        case "value_error" | "assertion_error":
            return str(context.get("error", message))
        case _:
            return small_first(message)
