"""Stak Bots as one object with the regular shape of a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.apply import apply
from clash_tui.games.stak.rules.events import Event
from clash_tui.games.stak.rules.legality import legal_moves, table_moves
from clash_tui.games.stak.rules.moves import Move
from clash_tui.games.stak.rules.moves_text import read_move, write_move
from clash_tui.games.stak.rules.position_reading import read_position
from clash_tui.games.stak.rules.position_text import write_position
from clash_tui.games.stak.rules.sample import sample
from clash_tui.games.stak.rules.setup import Setup, initial_state
from clash_tui.games.stak.rules.state import Listener, Outcome, State, to_move
from clash_tui.games.stak.rules.view import View, unseen, view
from clash_tui.games.table_moves import AcceptDraw, DeclineDraw, OfferDraw, Resign


class StakBots:
    """The rules of Stak Bots."""

    id = "stak-bots"

    def seats(self, setup: Setup) -> int:
        """Return how many sit at the table (SB1)."""
        return setup.players

    def initial_state(self, setup: Setup, listener: Listener | None = None) -> State:
        """Return the position in which the first decision is due (SB5-SB8, SB17, SB79)."""
        return initial_state(setup, listener)

    def copy(self, state: State) -> State:
        """Return an independent copy of a position."""
        return state.copy()

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return what the player who must decide can play."""
        return legal_moves(state)

    def table_moves(self, state: State) -> Sequence[Move]:
        """Return what can be done besides: resigning, offering a draw (SB70)."""
        return table_moves(state)

    def can_be_taken_back(self, move: Move) -> bool:
        """Say whether a move may be undone: what was agreed at the table stands (SB70)."""
        return not isinstance(move, (Resign, OfferDraw, AcceptDraw, DeclineDraw))

    def reveals(self, event: Event) -> bool:
        """Say whether an event showed a card that was hidden from whoever moved."""
        return events.reveals(event)

    def learns(self, before: State, after: State, seat: int) -> bool:
        """Say whether a player can place a card now that they could not place before."""
        if after.shuffles != before.shuffles:
            return True
        return bool(Counter(unseen(before, seat)) - Counter(unseen(after, seat)))

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
        return sample(view, rng)

    def write_move(self, move: Move) -> str:
        """Write a move as text."""
        return write_move(move)

    def read_move(self, text: str) -> Move:
        """Read a move. Raises ``BadMove``."""
        return read_move(text)

    def write_event(self, event: Event, state: State) -> str:
        """Write an event as one line."""
        return repr(event)

    def write_position(self, state: State) -> str:
        """Write a position with every card open."""
        return write_position(state)

    def read_position(self, text: str) -> State:
        """Read a position in which every card is open. Raises ``BadPosition``."""
        return read_position(text)
