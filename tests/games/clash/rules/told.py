"""Events in the words of the rulebook, for scenarios and for failures that people read.

What stands in brackets, and the value of an attack, is a detail: an expected line may leave it out.
"""

import re

from clash_tui.games.clash.rules.events import (
    Absorbed,
    AssaultBegan,
    Attacked,
    BastionFell,
    Blasted,
    Burned,
    Called,
    ChampionExhausted,
    ChampionReady,
    Countermanded,
    Damaged,
    Destroyed,
    Discarded,
    Event,
    Fizzled,
    GameDrawn,
    GameWon,
    IncantationCast,
    IncantationReturned,
    Joined,
    LaidOnPile,
    LaidUnderPile,
    ManaGained,
    Milled,
    OrderAsked,
    PaidInBlood,
    Paused,
    PileSpent,
    Released,
    Returned,
    Revealed,
    Shackled,
    Spilled,
    Spot,
    Sprinted,
    StrongholdHealed,
    StrongholdMoved,
    Summoned,
    TurnBegan,
    TurnEnded,
    Vanished,
)
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import LANE_NAMES, PLAYER_LETTERS
from clash_tui.games.table_moves import DrawDeclined, DrawOffered


def who(player: int) -> str:
    return PLAYER_LETTERS[player]


def creature(spot: Spot) -> str:
    place = f"{LANE_NAMES[spot.lane]} {spot.position}"
    return f"{who(spot.player)}'s {spot.card} ({place})"


def _end(left: bool) -> str:
    """The end of a hand a card went to, where it is not the usual right one (R65)."""
    return "the left end of " if left else ""


def tell(event: Event, now: State) -> str:
    """Tell one event as a short sentence, with the position right after it."""
    match event:
        case TurnBegan(player, turn):
            return f"{who(player)} begins turn {turn}"
        case ManaGained(player, amount):
            return f"{who(player)} gains {amount} mana"
        case Summoned(spot, paid):
            return f"{creature(spot)} comes into play (for {paid})"
        case Joined(spot, card, _, paid):
            return f"{who(spot.player)}'s {card} joins {creature(spot)} (for {paid})"
        case PaidInBlood(player, card, _, missing):
            return f"{who(player)} pays {missing} in blood for {card}"
        case Burned(spot, player):
            return f"{creature(spot)} burns {who(player)}"
        case Blasted(player, card, _, target, value):
            return f"{who(player)}'s {card} blasts {creature(target)} with {value}"
        case Vanished(spot, start):
            return f"{creature(spot)} vanishes (from {start})"
        case Countermanded(player, card, health):
            return f"{card or 'a card'} goes to the back of {who(player)}'s hand (Health {health})"
        case Shackled(spot, player, card, _, health):
            return f"{creature(spot)} shackles {who(player)}'s {card} (Health {health})"
        case Released(player, card, health):
            return f"{card} is set free for {who(player)} (Health {health})"
        case Called(player, card, _, hidden):
            unseen = " (unseen)" if card and hidden else ""
            return f"{who(player)} calls {card or 'nobody'}{unseen}"
        case Spilled(player, amount):
            return f"{amount} more go to {who(player)}'s Stronghold"
        case StrongholdHealed(player, before, after, turned):
            what = "Fort turns to its Bastion" if turned else "Stronghold moves back"
            return f"{who(player)}'s {what} (Health {before} to {after})"
        case LaidUnderPile(player, card, left):
            return f"{card} goes under {who(player)}'s pile ({left} left)"
        case LaidOnPile(player, card, left, gained):
            verb = "passes" if gained else "returns"
            return f"{card} {verb} to the top of {who(player)}'s pile ({left} left)"
        case ChampionReady(player, card):
            return f"{who(player)}'s Champion {card} is ready"
        case ChampionExhausted(player, card):
            return f"{who(player)}'s Champion {card} is exhausted"
        case IncantationCast(player, card, _, target, paid):
            return f"{who(player)} casts {card} on {creature(target)} (for {paid})"
        case IncantationReturned(player, card, left, gained):
            verb = "passes to" if gained else "is back in"
            return f"{card} {verb} {_end(left)}{who(player)}'s hand"
        case AssaultBegan(player):
            return f"{who(player)}'s Assault begins"
        case Paused(player, spot):
            may = "may cast" if now.pending is not None else "cannot cast"
            moment = "after the last" if spot is None else f"before {creature(spot)}"
            return f"{who(player)} {may} {moment}"
        case Sprinted(spot, _, gained):
            return f"{creature(spot)} sprints past {gained}"
        case Attacked(spot, target, value, again, answer):
            enemy = f"{who(1 - spot.player)}'s Stronghold" if target is None else creature(target)
            verb = "strikes back at" if answer else "attacks"
            verb = f"again {verb}" if again else verb
            return f"{creature(spot)} {verb} {enemy} with {value}"
        case Damaged(spot, amount, left):
            return f"{creature(spot)} suffers {amount} ({left} left)"
        case Absorbed(spot, ability, amount, left):
            return f"{ability.capitalize()} saves {creature(spot)} (from {amount}, {left} left)"
        case Destroyed(spot):
            return f"{creature(spot)} is destroyed"
        case OrderAsked(player, cards):
            return f"{who(player)} must order {' '.join(cards)}"
        case Returned(player, card, health, left, gained):
            verb = "passes to" if gained else "returns to"
            return f"{card} {verb} {_end(left)}{who(player)}'s hand (Health {health})"
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
