"""What the records of all ways to a game share: how a move is written, and what a bad one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from clash_tui.base.i18n import _


class BadPreparation(ValueError):
    """A preparation cannot be played; the message is one sentence.

    Attributes:
        number: The number of the move that is wrong, from 1; 0 if the choice of sets is.
        reason: What is wrong with it, as a sentence.
    """

    def __init__(self, number: int, reason: str) -> None:
        place = _("Move {number}: {reason}") if number else _("Sets: {reason}")
        super().__init__(place.format(number=number, reason=reason))
        self.number = number
        self.reason = reason


_State = TypeVar("_State")


def one_id(words: Sequence[str], key: str, step: Callable[[str], _State]) -> _State:
    """Take a step that is written as a keyword and one id.

    Raises ``ValueError`` if it is written otherwise, and what the step raises.
    """
    if len(words) != 2 or words[0] != key:
        raise ValueError(_("The move due is written '{key}' and one id.").format(key=key))
    return step(words[1])


def one_card(words: Sequence[str], step: Callable[[str], _State]) -> _State:
    """Take a step that is written as the id of a card. Raises like ``one_id``."""
    if len(words) != 1:
        raise ValueError(_("A pick of a draft is the id of one card."))
    return step(words[0])
