"""What is counted of a game of Clash of Decks besides its result."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.games.clash.rules import Cast, State, Summon
from clash_tui.games.clash.rules.words import AVAILABLE
from clash_tui.lab.played import SeatFacts
from clash_tui.lab.table import Begun


def seat_facts(begun: Begun, seat: int, deck: Sequence[str]) -> SeatFacts:
    """Return what a side played with.

    A card that was taken from the other side counts for nobody's deck, and a Champion is in none
    (R63, R87).

    Args:
        begun: The game, played to its end or broken off.
        seat: The side.
        deck: The cards it began with, by id.
    """
    match = begun.match
    start: State = match.positions[0]
    played = {
        move.card
        for move, before in zip(match.moves, match.positions, strict=False)
        if isinstance(move, (Summon, Cast)) and before.active == seat
    }
    return SeatFacts(
        deck=begun.decks[seat] if begun.decks else "",
        cards=tuple(sorted(deck)),
        opened=tuple(piece.id for piece in start.sides[seat].hand[:AVAILABLE]),
        played=tuple(sorted(played.intersection(deck))),
    )
