"""Building the views of creatures: in play, and destroyed but not returned yet."""

from __future__ import annotations

from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.abilities import JOINS, MULTIPLIES, VALUE_AGAINST
from clash_tui.games.clash.rules.abilities.moments import CREATURES, OVERHEAD, STRONGHOLD
from clash_tui.games.clash.rules.assault import reach_of
from clash_tui.games.clash.rules.auras import abilities_of
from clash_tui.games.clash.rules.hit import value_of
from clash_tui.games.clash.rules.returning import may_call
from clash_tui.games.clash.rules.state import Creature, Fallen, Lane
from clash_tui.games.clash.rules.view import AbilityView, CreatureView, FallenView, Reach

_REACH = {
    0: Reach.NOTHING,
    CREATURES: Reach.CREATURES,
    STRONGHOLD | OVERHEAD: Reach.STRONGHOLD,
    CREATURES | STRONGHOLD: Reach.ALL,
}


def lane_view(player: int, lane: int, creatures: Lane, granted: int) -> tuple[CreatureView, ...]:
    """Return the creatures of a lane as everybody sees them; ``granted`` as in ``body_of``."""
    return tuple(
        _creature(player, lane, creatures, position, creature, granted)
        for position, creature in enumerate(creatures)
    )


def _creature(
    player: int, lane: int, creatures: Lane, position: int, creature: Creature, granted: int
) -> CreatureView:
    piece, symbiote = creature.piece, creature.symbiote
    abilities = abilities_of(creatures, position)
    vulnerability = bool(abilities & VALUE_AGAINST.mask)
    times = 1
    for bit, _name, multiplies in MULTIPLIES.each:
        if abilities & bit:
            times *= multiplies(position)
    return CreatureView(
        card=piece.card,
        number=piece.number,
        player=player,
        lane=lane,
        position=position,
        symbiote=symbiote.card if symbiote is not None else None,
        shackled=tuple(each.card for each in creature.shackled),
        attack=value_of(
            abilities & ~VALUE_AGAINST.mask,
            0 if vulnerability else creature.body.attack,
            creature.bonus,
            position,
            0,
        ),
        vulnerability=vulnerability,
        times=times,
        bonus=creature.bonus,
        champion=piece.champion,
        symbiote_champion=symbiote is not None and symbiote.champion,
        health=creature.body.health,
        damage=creature.damage,
        struck=creature.struck,
        arrived=creature.arrived,
        abilities=_abilities(creatures, position, abilities, granted),
        auras=_named(creature.body.auras),
        reach=_REACH[reach_of(abilities, creature.arrived, lane)],
        can_host=not abilities & JOINS.mask,
        marks=creature.marks,
    )


def _named(mask: int) -> tuple[Ability, ...]:
    return tuple(ability for ability in Ability if ability.bit & mask)


def _abilities(creatures: Lane, position: int, mask: int, granted: int) -> tuple[AbilityView, ...]:
    """List the abilities of a creature, each once: printed, its Symbiote's, given, by aura."""
    creature = creatures[position]
    printed = list(creature.piece.card.abilities)
    found = [AbilityView(ability=ability) for ability in printed]
    if creature.symbiote is not None:
        card = creature.symbiote.card
        brought = [ability for ability in card.abilities if ability not in printed]
        found += [AbilityView(ability=ability, symbiote=card.title) for ability in brought]
        printed += brought
    rest = mask & ~sum(ability.bit for ability in printed)
    found += [AbilityView(ability=ability, granted=True) for ability in _named(rest & granted)]
    neighbours = [
        creatures[place] for place in (position - 1, position + 1) if 0 <= place < len(creatures)
    ]
    for ability in _named(rest & ~granted):
        giver = next(each for each in neighbours if each.body.auras & ability.bit)
        found.append(AbilityView(ability=ability, giver=_giver(giver, ability)))
    return tuple(found)


def _giver(creature: Creature, ability: Ability) -> str:
    """Name the card of a creature or pair that gives an aura."""
    return next(
        piece.card.title for piece in reversed(creature.pieces) if piece.auras & ability.bit
    )


def fallen_view(fallen: Fallen) -> FallenView:
    """Return a destroyed creature that has not returned yet (R33)."""
    piece, symbiote = fallen.creature.piece, fallen.creature.symbiote
    return FallenView(
        player=fallen.player,
        lane=fallen.lane if may_call(fallen) else None,
        card=piece.card,
        number=piece.number,
        champion=piece.champion,
        symbiote=symbiote.card if symbiote is not None else None,
        symbiote_champion=symbiote is not None and symbiote.champion,
        shackled=tuple(each.card for each in fallen.creature.shackled),
        given=_named(fallen.given),
    )
