"""What a position of Stak Bots is worth for a seat.

Each player is counted in cards: those of the Stak, those in hand, less what the turns to come will
cost, as each player attacks where it pays best. What a player has of all players' strength is
their chance to be the last one. The turns to come are those of everybody: a program that counts
its own attacks alone scraps itself to death.

The weights stand in ``Weights``. They were set by hand; where single ones were varied in games of
greedy programs, none was clearly better.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules import NOBODY, REACTION, State, power_of_top
from clash_tui.games.stak.rules.codes import DAMAGE_SHIFT, VERSION_MASK, VERSION_SHIFT
from clash_tui.games.stak.rules.table import Table


class Weights(NamedTuple):
    """What things are worth; a card in a Stak is 1 unless it says otherwise."""

    hand: float = 0.4
    """A card in hand."""
    hand_power: float = 0.03
    """Each power of a card in hand."""
    hand_effect: float = 0.15
    """An entry effect of a card in hand, which its player can use when it suits."""
    below: float = 0.02
    """Each power of the card right under the top, where it lies face-up."""
    feed: float = 0.9
    """What it costs to feed the heap without an attack (SB38)."""
    again: float = 0.45
    """How many more cards an attacker that lives fells in the same turn."""
    stomp: float = 0.35
    """How many cards a Stomp Bot goes on to fell, for each power it has left (SB52)."""
    later: float = 0.8
    """How much less each turn counts than the one before it: the tops will have changed."""
    sharp: float = 2.5
    """How surely a player takes what pays best: with 0 all is alike to them."""
    offset: float = 0.6
    """Added to the cards of a player before strengths are compared: one card is not nothing."""
    steep: float = 2.0
    """How much a player with twice the cards is more likely to be the last one: as a power."""
    brink: float = 0.5
    """What it costs to be one card from going out; half with two, and so on (SB10)."""


WEIGHTS = Weights()


def worth(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """Return how likely a player is to win, from 0 to 1; a draw is shared by those who draw."""
    outcome = state.outcome
    if outcome is not None:
        result = outcome.results[seat]
        if result == "drawn":
            return 1 / outcome.results.count("drawn")
        return 1.0 if result == "won" else 0.0
    staks = state.staks
    if state.out[seat] or not staks[seat]:
        return 0.0
    if state.offered != NOBODY and seat not in state.to_agree:
        # They have agreed to the draw.
        return 1 / state.out.count(0)
    strengths = [
        max(cards + weights.offset, 0.05) ** weights.steep if stak else 0.0
        for cards, stak in zip(_cards(state, weights), staks, strict=True)
    ]
    return strengths[seat] / sum(strengths)


class _Fighter(NamedTuple):
    """A top card as it fights: power, what it can still take, and what its bot is good for."""

    power: int
    left: int
    bot: int


_ORDER = list(Bot)
_FATAL, _BASH, _SPIKE, _STOMP = (
    _ORDER.index(bot) for bot in (Bot.FATAL, Bot.BASH, Bot.SPIKE, Bot.STOMP)
)


@lru_cache(maxsize=8)
def _hand_values(table: Table, weights: Weights) -> tuple[float, ...]:
    return tuple(
        weights.hand
        + weights.hand_power * max(power, 1)
        + weights.hand_effect * _ORDER[bot].has_entry_effect
        for power, bot in zip(table.powers, table.bots, strict=True)
    )


def _cards(state: State, weights: Weights) -> list[float]:
    """Return how many cards each player will have after the turns to come, the hand counted."""
    staks, table = state.staks, state.table
    values = _hand_values(table, weights)
    powers = table.powers
    cards = []
    for stak, hand in zip(staks, state.hands, strict=True):
        size = len(stak)
        count = float(size)
        for code in hand:
            count += values[code >> VERSION_SHIFT & VERSION_MASK]
        if size:
            count -= weights.brink / size
            if size > 1 and stak[-2] & 1:
                count += weights.below * max(powers[stak[-2] >> VERSION_SHIFT & VERSION_MASK], 2)
        cards.append(count)
    _take_turns(state, cards, weights)
    return cards


def _take_turns(state: State, cards: list[float], weights: Weights) -> None:
    """Take from each player what the turns to come cost them, from the one that is played on."""
    order = [seat for seat in state.in_turn_order() if not state.out[seat] and state.staks[seat]]
    healed = {seat: _fighter(state, seat, hurt=False) for seat in order}
    weight = 1.0
    for seat in order:
        now = seat == state.active
        if now:
            fighters = {each: _fighter(state, each, hurt=True) for each in order}
            fights, fed = state.may_attack(), state.fed
            if state.asking == REACTION:
                fights = True
        else:
            fighters, fights, fed = healed, True, False
        _take_turn(state, seat, fighters, fights, fed, weight, cards, weights)
        weight *= weights.later


def _fighter(state: State, seat: int, *, hurt: bool) -> _Fighter:
    code = state.staks[seat][-1]
    power = power_of_top(state, seat)
    left = power - (code >> DAMAGE_SHIFT) if hurt else power
    return _Fighter(power, left, state.table.bots[code >> VERSION_SHIFT & VERSION_MASK])


def _take_turn(
    state: State,
    seat: int,
    fighters: dict[int, _Fighter],
    fights: bool,
    fed: bool,
    weight: float,
    cards: list[float],
    weights: Weights,
) -> None:
    """Take what one turn costs: its player's best attacks are the likeliest."""
    idle = 0.0 if fed else weights.feed
    chances = [exp(-weights.sharp * idle)]
    targets: list[tuple[int, float, float]] = []
    if fights:
        own, size = fighters[seat], len(state.staks[seat])
        for other, it in fighters.items():
            if other == seat or (own.power == 0 and it.power == 0):
                continue
            felled = _felled(own, it, len(state.staks[other]), weights)
            lost = _felled_back(own, it, size)
            targets.append((other, felled, lost))
            # What others lose is shared by all who play against them.
            gain = felled / (len(fighters) - 1)
            if felled >= len(state.staks[other]):
                gain += 1.0
            chances.append(exp(weights.sharp * (gain - lost)))
    total = sum(chances)
    cards[seat] -= weight * idle * chances[0] / total
    for (other, felled, lost), chance in zip(targets, chances[1:], strict=True):
        likely = weight * chance / total
        cards[other] -= likely * felled
        cards[seat] -= likely * lost


def _felled(own: _Fighter, it: _Fighter, size: int, weights: Weights) -> float:
    """Return how many cards of a Stak an attack fells, with the fights that follow it."""
    power = own.power
    if power == 0:
        return 0.0
    dies = power >= it.left or own.bot == _FATAL
    count = 1.0 if dies else 0.0
    if own.bot == _BASH or (own.bot == _SPIKE and size > 1):
        count += 1.0
    left = own.left - it.power
    if dies and left > 0 and it.bot != _FATAL:
        count += weights.stomp * left if own.bot == _STOMP else weights.again
    return min(count, size)


def _felled_back(own: _Fighter, it: _Fighter, size: int) -> float:
    """Return how many cards an attacker loses by the first fight."""
    if it.power == 0:
        return 0.0
    count = 1.0 if it.power >= own.left or it.bot == _FATAL else 0.0
    if it.bot == _BASH or (it.bot == _SPIKE and size > 1):
        count += 1.0
    return min(count, size)
