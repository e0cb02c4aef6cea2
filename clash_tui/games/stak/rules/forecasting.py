"""Forecasts: what attacks and plays would do, as far as whoever looks can know it."""

from __future__ import annotations

from collections import Counter

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.blind import blind_state
from clash_tui.games.stak.rules.bots import ENTERS
from clash_tui.games.stak.rules.bots.moments import Aim
from clash_tui.games.stak.rules.chain import choose, home_of_top
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    BY,
    UP,
    VERSION,
    version_in,
)
from clash_tui.games.stak.rules.fight import attack, can_fight, fight, goes_on
from clash_tui.games.stak.rules.forecast import (
    UNKNOWN,
    AimForecast,
    AttackForecast,
    Bout,
    PlayForecast,
    SeriesEnd,
    Shares,
)
from clash_tui.games.stak.rules.moves import OWN
from clash_tui.games.stak.rules.power import power_of_top
from clash_tui.games.stak.rules.settling import settle
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.told import Told
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import CHOICE, MOST_PLAYS, NOBODY, NOTHING


def forecast_attacks(view: View) -> tuple[AttackForecast, ...]:
    """Tell what an attack on each possible victim would do; nothing where none can be made."""
    state = blind_state(view)
    if state.outcome is not None or not state.may_attack():
        return ()
    return tuple(
        _attack(state, view, player)
        for player in range(state.seats)
        if state.is_in(player) and player != state.active and can_fight(state, player)
    )


def forecast_attack(view: View, player: int) -> AttackForecast | None:
    """Tell what an attack on a player would do; None where it cannot be made."""
    told = (each for each in forecast_attacks(view) if each.player == player)
    return next(told, None)


def forecast_play(view: View, card: str, stak: int = OWN) -> PlayForecast:
    """Tell what playing a card that whoever looks holds would do, on a Stak.

    Raises ``KeyError`` for a card that the game has not.
    """
    state = blind_state(view)
    seat = state.active if stak == OWN else stak
    by = 0 if seat == state.active else (state.active + 1) * BY
    state.staks[seat].append(state.table.numbers[card] * VERSION | UP | by)
    hand = state.hands[state.active]
    for index, code in enumerate(hand):
        if state.card_id(code) == card:
            del hand[index]
            break
    aims: tuple[AimForecast, ...] = ()
    if ENTERS[state.table.bots[version_in(state.staks[seat][-1])]]:
        home = home_of_top(state, seat)
        possible = home.aims(state, seat) if home.has_choice() else [(seat, 0)]
        aims = tuple(_aim(state, seat, aim) for aim in possible)
    return PlayForecast(card, seat, power_of_top(state, seat), aims, asked=seat)


def forecast_choices(view: View) -> tuple[AimForecast, ...]:
    """Tell what each answer to the choice that is asked would do; nothing where none is."""
    if view.asking != CHOICE:
        return ()
    state = blind_state(view)
    seat = state.effect
    state.asking, state.asked, state.effect = NOTHING, NOBODY, NOBODY
    return tuple(_aim(state, seat, aim) for aim in home_of_top(state, seat).aims(state, seat))


# attacks


def _attack(start: State, view: View, player: int) -> AttackForecast:
    state = start.copy()
    bouts: list[Bout] = []
    end = None
    while end is None:
        bouts.append(_bout(state, player, again=bool(bouts)))
        end = _series_end(state, player, bouts[-1])
    unknown = any(up.card.player == player and up.card.card == UNKNOWN for up in bouts[-1].comes_up)
    return AttackForecast(
        player=player,
        bouts=tuple(bouts),
        end=end,
        sizes=tuple(len(stak) for stak in state.staks),
        fed=state.fed,
        out=_out(state),
        attacker_stands=attacker_stands(state),
        effects=tuple(state.spot(seat, -1) for seat in reversed(state.waiting)),
        shares=_shares(state, view, player) if unknown else None,
        may_react=(
            state.options.reactive and bool(start.hands[player]) and start.played < MOST_PLAYS
        ),
    )


def _series_end(state: State, player: int, bout: Bout) -> SeriesEnd | None:
    """Say why no further fight can be told; None if there is one (SB52)."""
    if state.target == NOBODY:
        return SeriesEnd.ONE
    if not attacker_stands(state):
        return SeriesEnd.FELL
    if any(up.card.card == UNKNOWN for up in bout.comes_up):
        return SeriesEnd.UNKNOWN
    if state.waiting:
        return SeriesEnd.EFFECT
    if not state.staks[player]:
        return SeriesEnd.GONE
    return None if goes_on(state) else SeriesEnd.POWERLESS


def attacker_stands(state: State) -> bool:
    """Say whether the turn's attacker is still on top and not stopped."""
    own = state.staks[state.active]
    return bool(own) and bool(own[-1] & ATTACKER) and not state.stopped


def _bout(state: State, player: int, again: bool) -> Bout:
    told = Told(state)
    if again:
        fight(state, player, again=True)
    else:
        attack(state, player)
    state.listener = None
    fought = next(event for event, _before in told.events if isinstance(event, events.Fought))
    return Bout(
        fought.attacker,
        fought.defender,
        fought.dealt,
        fought.taken,
        told.falls(
            fresh={state.active: fought.taken, player: fought.dealt},
            takers={state.active: fought.defender.card, player: fought.attacker.card},
        ),
        told.comes_up(state),
    )


def _shares(state: State, view: View, player: int) -> Shares:
    """Count the unseen cards by what would come of each on top of an attacked Stak."""
    entry = beaten = survived = 0
    table = state.table
    for card, count in Counter(view.unseen).items():
        number = table.numbers[card]
        if ENTERS[table.bots[number]]:
            entry += count
        if attacker_stands(state):
            beats, survives = _next_bout(state, player, number)
            beaten += count if beats else 0
            survived += count if survives else 0
    return Shares(len(view.unseen), entry, beaten, survived)


def _next_bout(state: State, player: int, number: int) -> tuple[bool, bool]:
    """Say whether the attacker would beat a card on top of a Stak, and whether it would survive."""
    after = state.copy()
    after.waiting = []
    after.staks[player][-1] = number * VERSION | UP
    if not can_fight(after, player):
        return False, True
    told = Told(after)
    fight(after, player, again=True)
    return player in told.tops_gone(), attacker_stands(after)


# plays


def _aim(start: State, seat: int, aim: Aim) -> AimForecast:
    """Tell what an entry effect would do with one choice."""
    state = start.copy()
    told = Told(state)
    home = home_of_top(state, seat)
    card = state.card_id(state.staks[seat][-1])
    if home.has_choice():
        choose(state, seat, aim, asked=True)
    else:
        home.enter(state, seat, aim)
        settle(state)
    state.listener = None
    shots = [event for event, _before in told.events if isinstance(event, events.Damaged)]
    return AimForecast(
        player=aim[0],
        place=aim[1],
        nothing=any(isinstance(event, events.NoEffect) for event, _before in told.events),
        falls=told.falls(
            fresh={shot.card.player: shot.amount for shot in shots},
            takers=dict.fromkeys(range(state.seats), card),
        ),
        comes_up=told.comes_up(state),
        staks=tuple(tuple(state.card_id(code) for code in reversed(stak)) for stak in state.staks),
        fed=state.fed,
        out=_out(state),
    )


def _out(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, stak in enumerate(state.staks) if state.is_in(seat) and not stak)
