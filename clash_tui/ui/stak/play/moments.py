"""What happened at the table, cut into the moments in which it is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from clash_tui.games.protocol import Told
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.words.telling import Teller

_SHORT = 0.6
_LONG = 1.6


@dataclass(frozen=True)
class Moment:
    """One thing that happened.

    Attributes:
        state: The position right after it.
        text: What it was, in a sentence.
        lost: Whether it tells of an effect that is lost (SB45).
        length: How long it stands, in beats.
        waits: Whether it stays until a key is pressed.
        other_turn: Whether it is the first of another turn.
    """

    state: Any
    text: str
    lost: bool = False
    length: float = 1.0
    waits: bool = False
    other_turn: bool = False


def moments_of(told: Sequence[Told], teller: Teller, eyes: int | None) -> list[Moment]:
    """Return the moments of what a move has brought; what needs no words passes with the next."""
    found = []
    for event, state in told:
        text = teller.tell(events.seen_by(event, eyes))
        if text is None or isinstance(event, events.TurnEnded):
            continue
        found.append(
            Moment(
                state,
                text,
                lost=isinstance(event, events.EffectLost),
                length=_LONG if isinstance(event, _SLOW) else _SHORT,
                other_turn=isinstance(event, events.TurnBegan),
            )
        )
    return found


_SLOW = (events.Fought, events.TurnedUp, events.Scrapped, events.EffectLost, events.WentOut)
"""What changes the table, and is looked at."""


def waiting_of(state: Any, teller: Teller) -> list[str]:
    """Name the cards whose effects wait, the next one first."""
    return [teller.whose(state.spot(seat, -1)) for seat in reversed(state.waiting)]


def lines_of(told: Iterable[Told], teller: Teller, eyes: int | None) -> list[str]:
    """Return what a move has brought, line by line."""
    texts = (teller.tell(events.seen_by(event, eyes)) for event, _state in told)
    return [text for text in texts if text is not None]
