"""Who plays against whom in a series."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, cycle, islice

from clash_tui.lab.competitors import Competitor


def groups_of(
    competitors: Sequence[Competitor], players: int
) -> tuple[tuple[Competitor, ...], ...]:
    """Return the groups in which competitors meet.

    With two seats each meets each other one, or itself where there is no other. With more seats
    all sit at one table, and sit there again until it is full. With one seat each plays alone.

    Args:
        competitors: Who takes part, at least one; two of a kind meet where they are all there is.
        players: How many seats competitors have in a game.

    Raises ``ValueError`` where more take part than a table has seats, and it has more than two.
    """
    if players == 1:
        return tuple((each,) for each in _different(competitors))
    if players > 2 or len(competitors) <= 2:
        if len(competitors) > players:
            raise ValueError(f"{len(competitors)} competitors, and {players} seats")
        return (tuple(islice(cycle(competitors), players)),)
    different = _different(competitors)
    return (
        groups_of(different, players) if len(different) < 3 else tuple(combinations(different, 2))
    )


def _different(competitors: Sequence[Competitor]) -> tuple[Competitor, ...]:
    return tuple({each.id: each for each in competitors}.values())
