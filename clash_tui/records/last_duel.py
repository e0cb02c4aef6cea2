"""How the last duel of two players ended: who lost it may go first in the next (R10)."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.records.result import GameResult


def last_loser(results: Iterable[GameResult], names: tuple[str, str]) -> int | None:
    """Return who of two players lost the last duel between them, whichever sides they had.

    Args:
        results: The results on record, in any order.
        names: The names of A and B in the duel that is to begin.

    Returns:
        0 for A, 1 for B; None where they have played no duel, or the last one was drawn.
    """
    a, b = (name.casefold() for name in names)
    told = {(a, b): 0, (b, a): 1}
    last: GameResult | None = None
    for each in results:
        pair = (each.player.casefold(), each.opponent.casefold())
        # Names that are the same on both sides would say nothing.
        if each.kind == "duel" and a != b and pair in told:
            last = each if last is None or each.ended >= last.ended else last
    if last is None or last.result == "drawn":
        return None
    place = told[last.player.casefold(), last.opponent.casefold()]
    return place if last.result == "lost" else 1 - place
