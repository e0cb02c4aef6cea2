"""A view as plain data, whichever game it is of: what other programs are told of a position."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from pydantic import BaseModel


def view_document(view: Any) -> Any:
    """Return a view, or a part of it, as what JSON knows: tables of fields, lists, plain values.

    The fields have the names they have in the view. What is worked out of others is left out.
    Raises ``TypeError`` for what no view holds.
    """
    if isinstance(view, Enum):
        return view.value
    if view is None or isinstance(view, bool | int | float | str):
        return view
    names = _names(view)
    if names is not None:
        return {name: view_document(getattr(view, name)) for name in names}
    if isinstance(view, tuple | list):
        return [view_document(each) for each in view]
    raise TypeError(f"a view holds no {type(view).__name__}")


def _names(view: Any) -> tuple[str, ...] | None:
    """Return the names of the fields of what has any."""
    if isinstance(view, BaseModel):
        return tuple(type(view).model_fields)
    if is_dataclass(view):
        return tuple(field.name for field in fields(view))
    named: tuple[str, ...] | None = getattr(view, "_fields", None)
    return named
