"""Sampling: one full state that fits what somebody knows."""

from __future__ import annotations

import random

from clash_tui.base.chance import shuffled
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    BY,
    DAMAGE,
    KNOWN,
    TURNED,
    UP,
    VERSION,
)
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.table import Table, table_of
from clash_tui.games.stak.rules.view import HandCard, StakCard, View


def sample(view: View, rng: random.Random) -> State:
    """Deal the unseen cards of a view at random into the places where they may lie.

    What the viewer knows stays as it is; later shuffles follow from a new seed.
    """
    table = table_of((*placed(view), *view.unseen))
    unseen = shuffled([table.numbers[card] for card in view.unseen], rng)
    return dealt(view, table, unseen, int(rng.random() * 2**53))


def placed(view: View) -> list[str]:
    """Return all cards of which a view tells the place, by id."""
    found = list(view.heap)
    for seat in view.seats:
        found += [card.card for card in seat.stak if card.card is not None]
        found += [held.card for held in seat.hand if held.card is not None]
    return found


def dealt(view: View, table: Table, unseen: list[int], seed: int) -> State:
    """Return the position of a view with some cards dealt into the places nobody can tell.

    Args:
        view: What is known.
        table: The table of all cards.
        unseen: The versions for the hidden places, the next one last; the rest is the supply.
        seed: Where later shuffles come from.
    """
    numbers = table.numbers
    staks = [[_stak_code(card, table, unseen) for card in seat.stak] for seat in view.seats]
    for stak in staks:
        stak.reverse()
    hands = [[_hand_code(card, table, unseen) for card in seat.hand] for seat in view.seats]
    state = State(
        table,
        view.options,
        staks,
        hands,
        supply=unseen,
        heap=[numbers[card] for card in view.heap],
        out=[seat.out for seat in view.seats],
        seed=seed,
        active=view.active,
        turn=view.turn,
    )
    state.fed = view.fed
    state.attacked = view.attacked
    state.stopped = view.stopped
    state.played = view.played
    state.draw_due = view.draw_due
    state.target = view.target
    state.waiting = list(reversed(view.waiting))
    state.turned = any(code & TURNED for stak in staks for code in stak)
    state.asking = view.asking
    state.asked = view.asked
    state.effect = view.effect
    state.offered = view.offered
    state.to_agree = list(view.to_agree)
    state.outcome = view.outcome
    return state


def _stak_code(card: StakCard, table: Table, unseen: list[int]) -> int:
    code = (unseen.pop() if card.card is None else table.numbers[card.card]) * VERSION
    if card.up:
        code |= UP
    elif card.card is not None:
        code |= KNOWN
    code |= ATTACKER if card.attacker else 0
    code |= TURNED if card.turned else 0
    return code + (card.by + 1) * BY + card.damage * DAMAGE


def _hand_code(card: HandCard, table: Table, unseen: list[int]) -> int:
    code = (unseen.pop() if card.card is None else table.numbers[card.card]) * VERSION
    return code | (KNOWN if card.known else 0) | (ATTACKER if card.attacker else 0)
