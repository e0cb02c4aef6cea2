"""The card in hand and where it is about to go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.rules import Cast, Move, Summon, SummonChampion
from clash_tui.games.clash.rules.forecast import Effect
from clash_tui.games.clash.rules.moves import ALONE
from clash_tui.games.clash.rules.view import ChampionView, HeldCard, View
from clash_tui.games.clash.rules.words import LOWER, UPPER
from clash_tui.ui.clash.play.stops import BACK, LANE_AREAS, Stop, host_rows, target_rows
from clash_tui.ui.clash.play.targeting import first_target


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
    """The number of the creature an incantation would strike, or a Symbiote join (R57)."""
    champion: bool = False
    """Whether it is the Champion, which comes from no hand (R88)."""
    place: int = 0
    """Which of the same cards it is, as a move tells them apart: 0 is the leftmost (R49)."""
    joins: bool = False
    """Whether it may be played onto a creature in place of alone (R57)."""

    @property
    def strikes(self) -> bool:
        """Whether it is an incantation, which needs a target (R14)."""
        return not self.card.is_creature

    def move(self, view: View) -> Move | None:
        """Return the move it stands for; None where the target is gone."""
        creature = None if self.target is None else view.creature(self.target)
        if creature is None and (self.strikes or self.target is not None):
            return None
        host = creature.position if creature is not None else ALONE
        if self.champion:
            return SummonChampion(self.lane, host)
        if self.card.is_creature:
            return Summon(self.card.id, self.lane, host, self.place)
        assert creature is not None
        where = (creature.player, creature.lane, creature.position)
        return Cast(self.card.id, *where, self.place)

    def turned(self, view: View) -> Aim:
        """Return the aim at the other lane, or at the next target; of a Symbiote at both."""
        if self.joins:
            rows = host_rows(view)
            backs = [stop for row in rows for stop in row if stop.key == BACK]
            stops = [*backs, *(stop for row in rows for stop in row if stop.key != BACK)]
            here = self.stop(rows)
            return self.at(stops[(stops.index(here) + 1) % len(stops)]) if here else self
        if self.card.is_creature:
            return self.into(LOWER if self.lane == UPPER else UPPER)
        numbers = [stop.key for row in target_rows(view) for stop in row]
        if self.target not in numbers:
            return replace(self, target=numbers[0] if numbers else None)
        return replace(self, target=numbers[(numbers.index(self.target) + 1) % len(numbers)])

    def stop(self, rows: Sequence[Sequence[Stop]]) -> Stop | None:
        """Return where its target stands, else the first creature there is.

        Of a Symbiote it is its host, else the back of its lane.
        """
        stops = [stop for row in rows for stop in row]
        if self.card.is_creature and self.target is None:
            return Stop(LANE_AREAS[self.lane], BACK)
        aimed = next((stop for stop in stops if stop.key == self.target), None)
        return aimed or next(iter(stops), None)

    def at(self, stop: Stop) -> Aim:
        """Return the aim at a creature, or at the back of a lane."""
        lane = LANE_AREAS.index(stop.area)
        if stop.key == BACK:
            return self.into(lane)
        return replace(self, target=stop.key, lane=lane if self.card.is_creature else self.lane)

    def into(self, lane: int) -> Aim:
        """Return the aim of a creature at a lane, where it would stand alone."""
        return replace(self, lane=lane, target=None)

    def targets(self, view: View) -> frozenset[int]:
        """Return the numbers of the creatures it may be aimed at."""
        if self.card.is_creature and not self.joins:
            return frozenset()
        rows = host_rows(view) if self.joins else target_rows(view)
        return frozenset(stop.key for row in rows for stop in row if stop.key != BACK)


def take(
    held: HeldCard,
    view: View,
    cursor: Stop | None,
    lane: int,
    effect: Callable[[Aim], Effect] = lambda _aim: Effect.HURTS,
) -> Aim:
    """Take a card up that can be played now.

    A creature goes to ``lane`` first; an incantation aims at the first creature on which it is
    not lost, see ``first_target``. ``effect`` tells what an aim does to its target.
    """
    assert held.card is not None
    assert held.number is not None
    aim = Aim(held.card, held.number, held.loses, lane, place=held.named_place, joins=held.joins)
    if not aim.strikes:
        return aim
    target = first_target(view, cursor, lambda number: effect(replace(aim, target=number)))
    return replace(aim, target=target)


def take_champion(champion: ChampionView, lane: int) -> Aim:
    """Take the Champion up that can be summoned now; it goes to ``lane`` first."""
    return Aim(
        champion.card,
        champion.number,
        champion.loses,
        lane,
        champion=True,
        joins=champion.joins,
    )
