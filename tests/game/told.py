"""Events in the words of the rulebook, for scenarios and for failures that people read.

What stands in brackets, and the value of an attack, is a detail: an expected line may leave it out.
"""

import re

from clash_tui.game.events import (
    Absorbed,
    AssaultBegan,
    Attacked,
    BastionFell,
    ChampionExhausted,
    ChampionReady,
    Damaged,
    Destroyed,
    Discarded,
    DrawDeclined,
    DrawOffered,
    Event,
    Fizzled,
    GameDrawn,
    GameWon,
    IncantationCast,
    IncantationReturned,
    ManaGained,
    Milled,
    OrderAsked,
    Paused,
    PileSpent,
    Returned,
    Revealed,
    Spot,
    Sprinted,
    StrongholdMoved,
    Summoned,
    TurnBegan,
    TurnEnded,
)
from clash_tui.game.words import LANE_NAMES, PLAYER_LETTERS


def who(player: int) -> str:
    return PLAYER_LETTERS[player]


def creature(spot: Spot) -> str:
    place = f"{LANE_NAMES[spot.lane]} {spot.position}"
    return f"{who(spot.player)}'s {spot.card} ({place})"


def tell(event: Event) -> str:
    """Tell one event as a short sentence."""
    match event:
        case TurnBegan(player, turn):
            return f"{who(player)} begins turn {turn}"
        case ManaGained(player, amount):
            return f"{who(player)} gains {amount} mana"
        case Summoned(spot, paid):
            return f"{creature(spot)} comes into play (for {paid})"
        case ChampionReady(player, card):
            return f"{who(player)}'s Champion {card} is ready"
        case ChampionExhausted(player, card):
            return f"{who(player)}'s Champion {card} is exhausted"
        case IncantationCast(player, card, _, target, paid):
            return f"{who(player)} casts {card} on {creature(target)} (for {paid})"
        case IncantationReturned(player, card):
            return f"{card} is back in {who(player)}'s hand"
        case AssaultBegan(player):
            return f"{who(player)}'s Assault begins"
        case Paused(player, spot, is_open):
            may = "may cast" if is_open else "cannot cast"
            moment = "after the last" if spot is None else f"before {creature(spot)}"
            return f"{who(player)} {may} {moment}"
        case Sprinted(spot, _, gained):
            return f"{creature(spot)} sprints past {gained}"
        case Attacked(spot, target, value, again):
            enemy = f"{who(1 - spot.player)}'s Stronghold" if target is None else creature(target)
            verb = "again attacks" if again else "attacks"
            return f"{creature(spot)} {verb} {enemy} with {value}"
        case Damaged(spot, amount, left):
            return f"{creature(spot)} suffers {amount} ({left} left)"
        case Absorbed(spot, ability, amount, left):
            return f"{ability.capitalize()} saves {creature(spot)} (from {amount}, {left} left)"
        case Destroyed(spot):
            return f"{creature(spot)} is destroyed"
        case OrderAsked(player, cards):
            return f"{who(player)} must order {' '.join(cards)}"
        case Returned(player, card, health):
            return f"{card} returns to {who(player)}'s hand (Health {health})"
        case StrongholdMoved(player, damage, before, after):
            return f"{who(player)}'s Stronghold suffers {damage} (Health {before} to {after})"
        case BastionFell(player, health):
            return f"{who(player)}'s Bastion falls (Health {health})"
        case Revealed(player, card):
            return f"{who(player)} reveals {card}"
        case Fizzled(player, card, lane):
            return f"{who(player)}'s {card} finds no target in the {LANE_NAMES[lane]} lane"
        case Discarded(player, card):
            return f"{card} goes to {who(player)}'s discard"
        case Milled(player, card, left):
            return f"{card} falls from {who(player)}'s pile ({left} left)"
        case PileSpent(player):
            return f"{who(player)}'s pile is spent"
        case TurnEnded(player, mana_lost):
            return f"{who(player)}'s turn ends ({mana_lost} mana lost)"
        case DrawOffered(player):
            return f"{who(player)} offers a draw"
        case DrawDeclined(player):
            return f"{who(player)} declines the draw"
        case GameWon(winner, ending):
            return f"{who(winner)} wins ({ending})"
        case GameDrawn(ending):
            return f"the game is drawn ({ending})"


_DETAIL = re.compile(r" \([^)]*\)| with \d+$")


def fits(expected: str, told: str) -> bool:
    """Whether a told sentence is the expected one, which may leave out any detail."""
    pattern = ""
    end = 0
    for detail in _DETAIL.finditer(told):
        pattern += re.escape(told[end : detail.start()]) + f"(?:{re.escape(detail[0])})?"
        end = detail.end()
    return re.fullmatch(pattern + re.escape(told[end:]), expected) is not None


def without_details(told: str) -> str:
    """A sentence without its brackets and values."""
    return _DETAIL.sub("", told)
