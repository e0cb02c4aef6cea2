"""Sampling: one full state that fits what a player knows."""

from __future__ import annotations

import random

from clash_tui.base.chance import shuffled
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules.agenda import ACTIVATE, STEP_NAMES
from clash_tui.games.clash.rules.position_reading import read_position
from clash_tui.games.clash.rules.position_text import write_position
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.view import PendingKind, PendingView, SideView, View
from clash_tui.games.clash.rules.words import Phase


def sample(view: View, rng: random.Random, catalog: Catalog) -> State:
    """Deal the unseen cards of a view at random into the places where they may lie.

    What the viewer knows stays as it is. The state's cards are numbered anew.
    """
    dealt: dict[str, object] = {"sides": tuple(_deal(side, rng) for side in view.sides)}
    if view.phase is Phase.ASSAULT and view.pending is None:
        dealt["pending"] = _moment(view)
    if view.solo is not None:
        seed = int(rng.random() * 2**31)
        dealt["solo"] = view.solo.model_copy(update={"seed": seed})
    return read_position(write_position(view.model_copy(update=dealt)), catalog)


def _moment(view: View) -> PendingView:
    """Return what an Assault waits for that a viewer is not told of: an incantation (R37)."""
    kind, *names = view.agenda[-1].split()
    name = names[0] if kind == STEP_NAMES[ACTIVATE] else None
    return PendingView(kind=PendingKind.WINDOW, player=view.active, next_name=name)


def _deal(side: SideView, rng: random.Random) -> SideView:
    if side.pile is not None:
        hidden = shuffled(side.pile.unseen, rng)
        order = tuple(card if card is not None else hidden.pop() for card in side.pile.order)
        return side.model_copy(update={"pile": side.pile.model_copy(update={"order": order})})
    cards = shuffled(side.unseen, rng)
    hand = tuple(
        held if held.card is not None else held.model_copy(update={"card": cards.pop()})
        for held in side.hand
    )
    return side.model_copy(update={"hand": hand})
