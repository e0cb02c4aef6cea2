"""A position as all at the table see it, in the notation of positions, with ? for what is hidden.

It cannot be played from: it is for reading. ``supply`` is followed by the number of its cards.
"""

from __future__ import annotations

from clash_tui.games.stak.rules import LETTERS, SeatView, StakCard, View

_HIDDEN = "?"


def write_seen(view: View) -> str:
    """Write what a view shows."""
    lines = [f"option {name}" for name, on in view.options._asdict().items() if on]
    lines.append(f"turn {view.turn}")
    lines += [_seat(each, seat, seat == view.active) for seat, each in enumerate(view.seats)]
    lines.append(f"supply {view.supply}")
    lines.append(" ".join(("heap", *view.heap)))
    if view.fed:
        lines.append("fed")
    if view.stopped:
        lines.append("stopped")
    return "\n".join(lines)


def _seat(seat: SeatView, place: int, active: bool) -> str:
    head = f"{'*' if active else ' '} {LETTERS[place]}"
    if seat.out:
        return f"{head} out {seat.out}"
    hand = [each.card or _HIDDEN for each in seat.hand]
    return " ".join([head, *map(_card, seat.stak), "|", *hand])


def _card(card: StakCard) -> str:
    text = card.card or _HIDDEN
    text += f":{card.damage}" if card.damage else ""
    text += "!" if card.attacker else ""
    text += f"/{LETTERS[card.by]}" if card.by >= 0 else ""
    return text if card.up else f"({text})"
