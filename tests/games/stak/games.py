"""Random games of Stak Bots, the same ones on every machine."""

from collections.abc import Iterator
from itertools import product
from random import Random

from clash_tui.games.stak.rules import Move, Setup, State, apply, initial_state, legal_moves

OPTIONS = ("large_hand", "no_first_draw", "setup_effects", "recycling", "reactive", "borderless")
ALL_OPTIONS = [*product((False, True), repeat=len(OPTIONS))]


def setup_of(seed: int) -> Setup:
    """Return a setup for each seed: by turns two to six players, and all mixes of options."""
    on = dict(zip(OPTIONS, ALL_OPTIONS[seed // 5 % len(ALL_OPTIONS)], strict=True))
    depth = 1 + seed % 6 if seed % 3 == 0 else None
    return Setup.model_validate({"players": 2 + seed % 5, "seed": seed, "depth": depth, **on})


def quieter(moves: list[Move], rng: Random) -> Move:
    """Draw a move, scrapping and recycling less often, so that games last longer."""
    move = moves[int(rng.random() * len(moves))]
    if type(move).__name__ in ("Scrap", "Recycle") and rng.random() < 0.8:
        move = moves[int(rng.random() * len(moves))]
    return move


def positions(setup: Setup, rng: Random) -> Iterator[tuple[State, list[Move]]]:
    """Play a game at random and give its one state, with the moves, before each and at the end."""
    state = initial_state(setup)
    while moves := legal_moves(state):
        yield state, moves
        apply(state, quieter(moves, rng))
    yield state, []
