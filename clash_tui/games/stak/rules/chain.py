"""Chains: carrying out what waits until nothing does, or somebody must choose (SB43-SB49)."""

from __future__ import annotations

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots import HOMES
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import draw
from clash_tui.games.stak.rules.codes import VERSION_MASK, VERSION_SHIFT
from clash_tui.games.stak.rules.fight import fight, goes_on
from clash_tui.games.stak.rules.settling import settle
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.turn import leave
from clash_tui.games.stak.rules.words import CHOICE, NOBODY, NOTHING


def run(state: State) -> None:
    """Go on until the active player can act, somebody must choose, or the game is over."""
    while True:
        while state.waiting:
            _carry_out(state, state.waiting.pop())
            if state.asking != NOTHING:
                return
        if state.turned:
            state.end_chain()
        if leave(state):
            return
        if state.target != NOBODY:
            if goes_on(state):
                fight(state, state.target, again=True)
                continue
            state.target = NOBODY
        if state.draw_due:
            state.draw_due = False
            draw(state, state.active)
        return


def home_of_top(state: State, seat: int) -> BotHome:
    """Return the home of the bot on top of a Stak."""
    return HOMES[state.table.bots[state.staks[seat][-1] >> VERSION_SHIFT & VERSION_MASK]]


def _carry_out(state: State, seat: int) -> None:
    """Carry out the effect of a top card, or ask for its choice (SB41-SB49)."""
    home = home_of_top(state, seat)
    if state.listener is not None:
        state.listener(events.EffectBegan(state.spot(seat, -1)), state)
    if not home.has_choice():
        home.enter(state, seat, (seat, 0))
        settle(state)
        return
    aims = home.aims(state, seat)
    if not aims:
        if state.listener is not None:
            state.listener(events.NoEffect(state.spot(seat, -1)), state)
    elif len(aims) == 1:
        choose(state, seat, aims[0], asked=False)
    else:
        state.asking, state.asked, state.effect = CHOICE, seat, seat


def choose(state: State, seat: int, aim: Aim, asked: bool) -> None:
    """Carry out the effect of a top card with a choice that was made.

    Args:
        state: The position.
        seat: Whose Stak the card lies on.
        aim: What was chosen.
        asked: Whether there was anything else to choose.
    """
    home = home_of_top(state, seat)
    if state.listener is not None:
        player, place = aim
        card = None
        if not home.aims_at_players():
            card = state.spot(player, -max(place, 1))
        by = state.spot(seat, -1)
        state.listener(events.Chose(seat, by, player, card, asked), state)
    home.enter(state, seat, aim)
    if state.asking == NOTHING:
        settle(state)
