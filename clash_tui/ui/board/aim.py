"""The card in hand and where it is about to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clash_tui.cards import Card
from clash_tui.game import Cast, Move, Summon, SummonChampion
from clash_tui.game.view import ChampionView, HeldCard, View
from clash_tui.game.words import LANES, LOWER, UPPER
from clash_tui.ui.board.stops import LANE_AREAS, Stop, target_rows


@dataclass(frozen=True, slots=True)
class Aim:
    """A card taken up but not played yet: a creature with its lane, or a spell with its target."""

    card: Card
    number: int
    loses: bool
    """Playing it would lose the game at once."""
    lane: int = UPPER
    """Where a creature would go."""
    target: int | None = None
    """The number of the creature an incantation would strike."""
    champion: bool = False
    """Whether it is the Champion, which comes from no hand (R88)."""

    def move(self, view: View) -> Move | None:
        """Return the move it stands for; None where the target is gone."""
        if self.champion:
            return SummonChampion(self.lane)
        if self.card.is_creature:
            return Summon(self.card.id, self.lane)
        creature = None if self.target is None else view.creature(self.target)
        if creature is None:
            return None
        return Cast(self.card.id, creature.player, creature.lane, creature.position)

    def turned(self, view: View) -> Aim:
        """Return the aim at the other lane, or at the next target."""
        if self.card.is_creature:
            return replace(self, lane=LOWER if self.lane == UPPER else UPPER)
        numbers = [stop.key for row in target_rows(view) for stop in row]
        if self.target not in numbers:
            return replace(self, target=numbers[0] if numbers else None)
        return replace(self, target=numbers[(numbers.index(self.target) + 1) % len(numbers)])

    def stop(self, rows: Sequence[Sequence[Stop]]) -> Stop | None:
        """Return where its target stands, else the first creature there is."""
        stops = [stop for row in rows for stop in row]
        aimed = next((stop for stop in stops if stop.key == self.target), None)
        return aimed or next(iter(stops), None)

    def at(self, stop: Stop) -> Aim:
        """Return the aim at a creature."""
        return replace(self, target=stop.key)


def take(held: HeldCard, view: View, cursor: Stop | None, lane: int) -> Aim:
    """Take a card up that can be played now.

    A creature goes to ``lane`` first; an incantation aims at the creature under the cursor, else
    at the nearest enemy, else at the nearest creature there is.
    """
    assert held.card is not None
    assert held.number is not None
    target = None
    if not held.card.is_creature:
        target = _first_target(view, cursor)
    return Aim(held.card, held.number, held.loses, lane, target)


def take_champion(champion: ChampionView, lane: int) -> Aim:
    """Take the Champion up that can be summoned now; it goes to ``lane`` first."""
    return Aim(champion.card, champion.number, False, lane, champion=True)


def _first_target(view: View, cursor: Stop | None) -> int | None:
    if cursor is not None and cursor.area in LANE_AREAS and view.creature(cursor.key) is not None:
        return cursor.key
    for player in (1 - view.active, view.active):
        for lane in LANES:
            creatures = view.sides[player].lanes[lane]
            if creatures:
                return creatures[0].number
    return None
