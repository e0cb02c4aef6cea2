"""Whether a position that was read can be played on: the checks that no single line can make."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.bots import ENTERS
from clash_tui.games.stak.rules.chain import home_of_top
from clash_tui.games.stak.rules.codes import ATTACKER, UP, played_by, version_in
from clash_tui.games.stak.rules.settling import is_dead
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.words import (
    CHOICE,
    DISCARD,
    MOST_PLAYS,
    MOST_ROUNDS,
    NOBODY,
    NOTHING,
    REACTION,
)


def check_sense(state: State) -> str | None:
    """Return a clause that says what cannot be, None for a position that can be played on."""
    if state.outcome is not None:
        if len(state.outcome.results) != state.seats:
            return _("the outcome has a result for each seat")
        return None
    return _wrong_seats(state) or _wrong_cards(state) or _wrong_chain(state) or _wrong_offer(state)


def _wrong_seats(state: State) -> str | None:
    if not state.is_in(state.active):
        return _("it is the turn of a player who is out")
    if not state.others(state.active):
        return _("one player alone has won")
    if state.turn > MOST_ROUNDS * state.seats or max(state.out) > state.turn:
        return _("there is no such turn")
    if state.played > MOST_PLAYS:
        return _("so many cards are never played in a turn")
    named = [state.target, state.asked, state.effect, state.offered, *state.to_agree]
    named += [played_by(code) for stak in state.staks for code in stak]
    for seat in (*named, *state.waiting):
        if seat >= state.seats:
            return _("a seat is named that is not there")
    return None


def _wrong_cards(state: State) -> str | None:
    in_chain = bool(state.waiting) or state.asking in (CHOICE, DISCARD)
    for seat, stak in enumerate(state.staks):
        if not stak:
            if state.is_in(seat) and not in_chain:
                return _("a player without a Stak is out")
        elif not stak[-1] & UP:
            return _("a top card lies face-down")
        elif is_dead(state, seat):
            return _("a top card has as much damage as power")
    cards = [code for held in (*state.staks, *state.hands) for code in held]
    if sum(1 for code in cards if code & ATTACKER) > 1:
        return _("only one card attacks in a turn")
    return None


def _wrong_chain(state: State) -> str | None:
    if len(set(state.waiting)) != len(state.waiting):
        return _("an effect waits twice")
    for seat in state.waiting:
        if not state.staks[seat] or not _enters(state, seat):
            return _("an effect waits on a card that has none")
    if state.asking == NOTHING:
        if state.waiting or state.target != NOBODY or state.draw_due or state.turned:
            return _("a chain goes on until somebody is asked")
        return None
    if state.target != NOBODY and not (state.attacked and state.is_in(state.target)):
        return _("nobody is stomped")
    if not state.is_in(state.asked):
        return _("a player is asked who is out")
    return _wrong_question(state)


def _wrong_question(state: State) -> str | None:
    seat = state.effect
    if state.asking == REACTION:
        if state.asked == state.active or not state.hands[state.asked]:
            return _("an attacked player with cards in hand is asked for a reaction")
        if not state.options.reactive or state.waiting or not state.may_attack():
            return _("no attack waits for a reaction")
        return None
    if not state.staks[seat] or not _enters(state, seat):
        return _("a card asks that has no effect")
    home = home_of_top(state, seat)
    if state.asking == CHOICE:
        if state.asked != seat or len(home.aims(state, seat)) < 2:
            return _("there is nothing to choose")
    elif not home.aims_at_players() or state.asked == seat:
        return _("nobody has to discard a card")
    elif len({version_in(code) for code in state.hands[state.asked]}) < 2:
        return _("there is no choice of cards to discard")
    return None


def _wrong_offer(state: State) -> str | None:
    if not state.to_agree:
        return None
    others = state.others(state.offered)
    if not state.is_in(state.offered) or others[-len(state.to_agree) :] != state.to_agree:
        return _("an offer of a draw waits for players who are in, in their order")
    return None


def _enters(state: State, seat: int) -> bool:
    return ENTERS[state.table.bots[version_in(state.staks[seat][-1])]]
