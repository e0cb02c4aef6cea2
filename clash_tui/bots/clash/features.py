"""What a position of Clash of Decks is judged by: named numbers, all of them public or one's own.

They are taken where a turn begins. Each name has a side: in a duel ``mover``, whose turn begins,
and ``other``; in a solo game ``solo``, the person, and ``pile``.
"""

from __future__ import annotations

from clash_tui.bots.clash.rough import rough_attack
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.champion import IN_PLAY
from clash_tui.games.clash.rules.state import Creature, Lane, Side, State
from clash_tui.games.clash.rules.words import AVAILABLE, LANES

Features = dict[str, float]

MOST_HEALTH = 12
"""Healths above it are judged as it is; so are piles, in pairs of cards."""

MOST_PILE = 24


def sides_of(state: State) -> tuple[str, str]:
    """Return what the side that is to move and the other one are called."""
    return ("mover", "other") if state.solo is None else ("solo", "pile")


def features(state: State) -> Features:
    """Return what a position is judged by, for the player whose turn begins in it."""
    found: Features = {}
    mover, other = state.sides[state.active], state.sides[1 - state.active]
    names = sides_of(state)
    for name, side, enemy in ((names[0], mover, other), (names[1], other, mover)):
        _add(found, f"{name}.side", 1)
        _hand(found, name, side)
        _attack(found, name, side, enemy)
        for lane in LANES:
            _lane(found, name, side.lanes[lane])
    _first_cards(found, names[0], state, mover)
    return {name: value for name, value in found.items() if value}


def _add(found: Features, name: str, value: float) -> None:
    found[name] = found.get(name, 0) + value


def _hand(found: Features, name: str, side: Side) -> None:
    if side.pile is not None:
        count = min(len(side.pile.cards), MOST_PILE)
        _add(found, f"{name}.{'spent' if side.pile.spent else 'cards'}.{count}", 1)
        _add(found, f"{name}.fort", side.fort)
        return
    wall = "fort" if side.fort else "bastion"
    _add(found, f"{name}.{wall}.{min(side.health, MOST_HEALTH)}", 1)
    _add(found, f"{name}.hand", len(side.hand))
    if side.champion is not None and side.champion_status != IN_PLAY:
        _add(found, f"{name}.champion.{side.champion_status}", 1)


def _lane(found: Features, name: str, lane: Lane) -> None:
    if not lane:
        _add(found, f"{name}.empty", 1)
    for place, creature in enumerate(lane):
        where = "back" if place else "front"
        for feature, value in creature_features(creature).items():
            _add(found, f"{name}.{where}.{feature}", value)


def creature_features(creature: Creature) -> Features:
    """Return what a creature is judged by, wherever it stands."""
    body = creature.body
    found: Features = {
        "creature": 1,
        "attack": body.attack,
        "health": body.health,
        "cost": sum(piece.cost for piece in creature.pieces),
        "shackled": len(creature.shackled),
        "champion": creature.piece.champion,
    }
    for ability in Ability:
        if body.abilities & ability.bit:
            found[ability.value] = 1
        if body.auras & ability.bit:
            found[f"aura-{ability.value}"] = 1
    return found


def _attack(found: Features, name: str, side: Side, enemy: Side) -> None:
    """Add what an Assault of the creatures that stand there would roughly do."""
    hits = 0
    for lane in LANES:
        damage, fallen, worth = rough_attack(side.lanes[lane], enemy.lanes[lane])
        hits += damage
        _add(found, f"{name}.fells", fallen)
        _add(found, f"{name}.fells-cost", worth)
    health = enemy.health
    _add(found, f"{name}.hits", min(hits, health))
    if hits >= health:
        _add(found, f"{name}.{'wins' if enemy.fort else 'breaks'}", 1)


def _first_cards(found: Features, name: str, state: State, side: Side) -> None:
    """Add what the available cards are good for (R12)."""
    mana = state.mana
    payable = sum(piece.cost <= mana for piece in side.hand[:AVAILABLE])
    _add(found, f"{name}.mana", mana)
    _add(found, f"{name}.payable", payable)
    _add(found, f"{name}.payable-cost", sum(_paid(piece.cost, mana) for piece in side.hand[:4]))


def _paid(cost: int, mana: int) -> int:
    return cost if cost <= mana else 0
