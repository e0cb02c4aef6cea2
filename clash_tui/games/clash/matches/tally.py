"""What each card did in a game, for the result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.events import Event


@dataclass(slots=True)
class CardTally:
    """What one card did: damage to creatures, damage to Strongholds, creatures destroyed."""

    player: int
    card: str
    played: int = 0
    damage: int = 0
    stronghold_damage: int = 0
    destroyed: int = 0

    @property
    def worth(self) -> int:
        """How much it did, to rank cards: a Stronghold's Health counts double."""
        return self.damage + 2 * self.stronghold_damage + 2 * self.destroyed


def tally(told: Iterable[Event]) -> list[CardTally]:
    """Sum up what each card did, the one that did most first."""
    cards: dict[tuple[int, str], CardTally] = {}

    def of(player: int, card: str) -> CardTally:
        return cards.setdefault((player, card), CardTally(player, card))

    source: CardTally | None = None
    striking: CardTally | None = None
    # What a strike sets off may hurt in between, before its own excess does (R53).
    for event in told:
        match event:
            case events.Summoned(creature):
                of(creature.player, creature.card).played += 1
                source = None
            case events.Joined(creature, card):
                of(creature.player, card).played += 1
                source = None
            case events.IncantationCast(player, card):
                source = striking = of(player, card)
                source.played += 1
            case events.Attacked(creature):
                source = striking = of(creature.player, creature.card)
            case events.Blasted(player, card):
                source = of(player, card)
            case events.Burned(creature, player):
                # What burns its own player is nothing to be proud of.
                source = of(creature.player, creature.card) if player != creature.player else None
            case events.PaidInBlood():
                source = None
            case events.Spilled():
                source = striking
            case events.Damaged(_, amount) if source is not None:
                source.damage += amount
            case events.Destroyed() if source is not None:
                source.destroyed += 1
            case events.Milled() if source is not None:
                source.stronghold_damage += 1
            case events.StrongholdMoved(_, _, before, after) if source is not None:
                source.stronghold_damage += before - after
            case _:
                pass
    return sorted(cards.values(), key=lambda each: (-each.worth, each.player, each.card))
