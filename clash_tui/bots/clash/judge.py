"""A position of Clash of Decks as one number: the weighted sum of its features, worked out fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clash_tui.bots.clash.features import MOST_HEALTH, MOST_PILE, creature_features
from clash_tui.bots.clash.rough import rough_attack
from clash_tui.games.clash.rules.champion import EXHAUSTED, IN_PLAY, READY
from clash_tui.games.clash.rules.state import Creature, Side, State
from clash_tui.games.clash.rules.words import AVAILABLE

WON: Final = 50.0
"""What a won game is worth, in logits: more than any position."""

_MOST_KNOWN: Final = 20_000
"""How many kinds of creatures are remembered."""


class _SideWeights:
    """The weights of one side, as tables."""

    __slots__ = (
        "back",
        "bastion",
        "breaks",
        "cards",
        "champion",
        "empty",
        "fells",
        "fells_cost",
        "fort",
        "fort_of_pile",
        "front",
        "hand",
        "hits",
        "mana",
        "payable",
        "payable_cost",
        "side",
        "spent",
        "weights",
        "wins",
    )

    def __init__(self, name: str, weights: Mapping[str, float]) -> None:
        own = {
            feature.removeprefix(f"{name}."): weight
            for feature, weight in weights.items()
            if feature.startswith(f"{name}.")
        }
        self.weights: dict[str, float] = own
        heights = range(MOST_HEALTH + 1)
        self.bastion: list[float] = [own.get(f"bastion.{health}", 0.0) for health in heights]
        self.fort: list[float] = [own.get(f"fort.{health}", 0.0) for health in heights]
        self.cards: list[float] = [own.get(f"cards.{each}", 0.0) for each in range(MOST_PILE + 1)]
        self.spent: list[float] = [own.get(f"spent.{each}", 0.0) for each in range(MOST_PILE + 1)]
        self.champion: list[float] = [0.0, 0.0, 0.0]
        for status in (READY, IN_PLAY, EXHAUSTED):
            self.champion[status] = own.get(f"champion.{status}", 0.0)
        self.side: float = own.get("side", 0.0)
        self.fort_of_pile: float = own.get("fort", 0.0)
        self.hand: float = own.get("hand", 0.0)
        self.empty: float = own.get("empty", 0.0)
        self.hits: float = own.get("hits", 0.0)
        self.wins: float = own.get("wins", 0.0)
        self.breaks: float = own.get("breaks", 0.0)
        self.fells: float = own.get("fells", 0.0)
        self.fells_cost: float = own.get("fells-cost", 0.0)
        self.mana: float = own.get("mana", 0.0)
        self.payable: float = own.get("payable", 0.0)
        self.payable_cost: float = own.get("payable-cost", 0.0)
        self.front: dict[tuple[object, ...], float] = {}
        self.back: dict[tuple[object, ...], float] = {}

    def creature(self, creature: Creature, is_front: bool) -> float:
        """Return what a creature is worth where it stands."""
        body, piece = creature.body, creature.piece
        symbiote = creature.symbiote
        cost = piece.cost if symbiote is None else piece.cost + symbiote.cost
        held = len(creature.shackled)
        kind = (body.attack, body.health, body.abilities, body.auras, cost, held, piece.champion)
        known = self.front if is_front else self.back
        value = known.get(kind)
        if value is None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            where = "front" if is_front else "back"
            value = 0.0
            for feature, count in creature_features(creature).items():
                value += count * self.weights.get(f"{where}.{feature}", 0.0)
            known[kind] = value
        return value


class Judge:
    """Judges positions in which a turn begins.

    Args:
        weights: What each feature adds, in logits; those that are missing add nothing.
    """

    __slots__ = ("_mover", "_other", "_pile", "_solo")

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._mover: _SideWeights = _SideWeights("mover", weights)
        self._other: _SideWeights = _SideWeights("other", weights)
        self._solo: _SideWeights = _SideWeights("solo", weights)
        self._pile: _SideWeights = _SideWeights("pile", weights)

    def value(self, state: State) -> float:
        """Return how likely the active player is to win, in logits; ``WON`` where it is over."""
        active = state.active
        outcome = state.outcome
        if outcome is not None:
            if outcome.winner is None:
                return 0.0
            return WON if outcome.winner == active else -WON
        mover, other = state.sides[active], state.sides[1 - active]
        first, second = self._mover, self._other
        if state.solo is not None:
            first, second = self._solo, self._pile
        mana = state.mana
        total = _side_value(first, mover, other) + _side_value(second, other, mover)
        total += mana * first.mana
        for piece in mover.hand[:AVAILABLE]:
            if piece.cost <= mana:
                total += first.payable + piece.cost * first.payable_cost
        return total


def _side_value(weights: _SideWeights, side: Side, enemy: Side) -> float:
    total = weights.side
    pile = side.pile
    if pile is not None:
        table = weights.spent if pile.spent else weights.cards
        total += table[min(len(pile.cards), MOST_PILE)]
        if side.fort:
            total += weights.fort_of_pile
    else:
        hand = len(side.hand)
        total += hand * weights.hand
        health = min(hand - side.place, MOST_HEALTH)
        total += weights.fort[health] if side.fort else weights.bastion[health]
        if side.champion is not None and side.champion_status != IN_PLAY:
            total += weights.champion[side.champion_status]
    hits = 0
    enemy_lanes = enemy.lanes
    for lane, row in enumerate(side.lanes):
        if row:
            damage, fallen, cost = rough_attack(row, enemy_lanes[lane])
            hits += damage
            total += fallen * weights.fells + cost * weights.fells_cost
            is_front = True
            for creature in row:
                total += weights.creature(creature, is_front)
                is_front = False
        else:
            total += weights.empty
    if hits:
        health = enemy.health
        if hits >= health:
            hits = health
            total += weights.wins if enemy.fort else weights.breaks
        total += hits * weights.hits
    return total
