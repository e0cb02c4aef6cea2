"""What can be chosen at the table now, and the move that each choice is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clash_tui.games.stak.rules.moves import (
    OWN,
    TOP,
    Attack,
    Choose,
    Discard,
    Move,
    Play,
    React,
    Recycle,
)
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import CHOICE, DISCARD, NOTHING, REACTION
from clash_tui.ui.stak.play.modes import Mode, Spot


def mode_of(view: View) -> Mode:
    """Return what is asked of the seat that must decide."""
    if view.outcome is not None:
        return Mode.NOTHING
    if view.to_agree:
        return Mode.AGREE
    return {
        NOTHING: Mode.ACT,
        CHOICE: Mode.CHOOSE,
        DISCARD: Mode.EXPELLED,
        REACTION: Mode.REACT,
    }[view.asking]


def aims(mode: Mode, moves: Iterable[Move], seat: int, card: str | None = None) -> dict[Spot, Any]:
    """Return what of the table can be chosen, with the move that it is, in the order of the moves.

    Args:
        mode: What is asked.
        moves: What can be played.
        seat: Who decides.
        card: The card that is to be played on a Stak.
    """
    found: dict[Spot, Any] = {}
    for move in moves:
        match mode, move:
            case Mode.ATTACK, Attack(player):
                found[player, 1] = move
            case Mode.PLAY_ON, Play(played, stak) if played == card:
                found[seat if stak == OWN else stak, 1] = move
            case Mode.CHOOSE, Choose(player, place):
                found[player, 1 if place == TOP else place] = move
    return found


def picks(mode: Mode, moves: Iterable[Move]) -> dict[str, Any]:
    """Return which cards of the hand can be chosen, by id, with the move that each is."""
    found: dict[str, Any] = {}
    for move in moves:
        match mode, move:
            case ((Mode.DISCARD | Mode.EXPELLED), Discard(card)):
                found[card] = move
            case Mode.RECYCLE, Recycle(card, True):
                found[card] = move
            case Mode.REACT, React(card):
                found[card] = move
            case Mode.ACT, Play(card):
                found.setdefault(card, move)
    return found


def beside(spots: Sequence[Spot], at: Spot | None, direction: str) -> Spot | None:
    """Return the choice to which the cursor moves from one of them; None where there is none.

    Left and right lead to the next seat that has one, up and down within a Stak, and from its
    end on to the next seat.
    """
    if not spots:
        return None
    ordered = sorted(spots)
    if at not in ordered:
        return spots[0]
    if direction in ("up", "down"):
        place = ordered.index(at) + (1 if direction == "down" else -1)
        return ordered[place % len(ordered)]
    seats = sorted({seat for seat, _place in ordered})
    step = 1 if direction == "right" else -1
    seat = seats[(seats.index(at[0]) + step) % len(seats)]
    return min((spot for spot in ordered if spot[0] == seat), key=lambda spot: abs(spot[1] - at[1]))
