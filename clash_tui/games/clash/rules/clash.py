"""Clash of Decks as one object with the regular shape of a game.

What plays, saves or searches games asks this object and not the modules behind it, so that it
can do the same for another game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules.apply import apply
from clash_tui.games.clash.rules.events import Called, Event, Milled, Paused, Revealed, Shackled
from clash_tui.games.clash.rules.legality import legal_moves, table_moves
from clash_tui.games.clash.rules.moves import (
    Cast,
    Continue,
    EndSummoning,
    Move,
    ReturnOrder,
    Summon,
    SummonChampion,
)
from clash_tui.games.clash.rules.moves_text import read_move, write_move
from clash_tui.games.clash.rules.position_reading import read_position
from clash_tui.games.clash.rules.sample import sample
from clash_tui.games.clash.rules.setup import Setup, initial_state
from clash_tui.games.clash.rules.solo_setup import SoloSetup, initial_solo_state
from clash_tui.games.clash.rules.state import Listener, Outcome, State, to_move
from clash_tui.games.clash.rules.view import SideView, View
from clash_tui.games.clash.rules.viewing import view
from clash_tui.games.clash.rules.words import PLAYERS
from clash_tui.games.clash.rules.written import written


class ClashOfDecks:
    """The rules of the duel and of the solo game over one catalog of cards."""

    id = "clash-of-decks"

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def seats(self, setup: Setup | SoloSetup) -> int:
        """Return how many sit at the table; in a solo game the rules play for one (R72)."""
        return len(PLAYERS)

    def initial_state(self, setup: Setup | SoloSetup, listener: Listener | None = None) -> State:
        """Return the position in which the first decision is due (R9–R11, R73)."""
        if isinstance(setup, SoloSetup):
            return initial_solo_state(setup, self.catalog, listener)
        return initial_state(setup, self.catalog, listener)

    def copy(self, state: State) -> State:
        """Return an independent copy of a position."""
        return state.copy()

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return what the player who must decide can play."""
        return legal_moves(state)

    def table_moves(self, state: State) -> Sequence[Move]:
        """Return what can be done besides: resigning, offering a draw (R91)."""
        return table_moves(state)

    def can_be_taken_back(self, move: Move) -> bool:
        """Say whether a move may be undone: what was agreed at the table stands (R91)."""
        return isinstance(move, (Summon, SummonChampion, Cast, EndSummoning, Continue, ReturnOrder))

    def reveals(self, event: Event) -> bool:
        """Say whether an event showed what whoever moved could not know.

        A card of the pile (R75, R79), a card taken from the other hand (R63), or one that was
        called from it (R66).
        """
        if isinstance(event, Called):
            return event.hidden
        return isinstance(event, (Revealed, Milled, Shackled))

    def learns(self, before: State, after: State, seat: int) -> bool:
        """Say whether a player knows of cards in the other's hand or pile that were unseen."""
        for side, now in zip(view(before, seat).sides, view(after, seat).sides, strict=True):
            if _unseen(side) - _unseen(now):
                return True
        return False

    def apply(self, state: State, move: Move, listener: Listener | None = None) -> None:
        """Play a move and what follows by itself. Raises ``IllegalMove``."""
        apply(state, move, listener)

    def to_move(self, state: State) -> int:
        """Return the player who must decide now."""
        return to_move(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return state.outcome

    def view(self, state: State, player: int | None) -> View:
        """Return what a player, or the table (None), may know."""
        return view(state, player)

    def sample(self, view: View, rng: random.Random) -> State:
        """Deal the unseen cards of a view at random into the places where they may lie."""
        return sample(view, rng, self.catalog)

    def write_move(self, move: Move) -> str:
        """Write a move as text."""
        return write_move(move)

    def read_move(self, text: str) -> Move:
        """Read a move. Raises ``BadMove``."""
        return read_move(text)

    def write_event(self, event: Event, state: State) -> str:
        """Write an event as one line; with a moment of R37 whether anything can be cast in it."""
        if isinstance(event, Paused):
            waits = state.pending is not None
            return f"Paused(player={event.player}, creature={event.creature!r}, open={waits})"
        return repr(event)

    def write_position(self, state: State) -> str:
        """Write a position with every card open."""
        return written(state)

    def read_position(self, text: str) -> State:
        """Read a position in which every card is open. Raises ``BadPosition``."""
        return read_position(text, self.catalog)


def _unseen(side: SideView) -> Counter[str]:
    """Count the cards of a side that whoever looks cannot place, by id."""
    pile = () if side.pile is None else side.pile.unseen
    return Counter(card.id for card in (*side.unseen, *pile))
