"""Random solo games for property tests: seeded, both editions, all options of R84 in turn."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    GRANTABLE,
    A,
    B,
    Edition,
    Move,
    SoloOptions,
    SoloSetup,
    State,
    apply,
    initial_solo_state,
    legal_moves,
)
from clash_tui.games.clash.rules.available import available
from clash_tui.games.clash.rules.events import Event
from tests.games.clash.rules.duels import AT_THE_END, DECKS, EDITIONS, Check, listening, pick

SPENT: Iterable[Any] = product((1, 2), (6, 7, 8, 9, 10), *((False, True),) * 3, (None, *GRANTABLE))
OPTIONS = [
    SoloOptions(
        mana_per_creature=per,
        fixed_mana=fixed,
        opponent_first=first,
        fort_only=fort,
        resistance=resistance,
        ability=ability,
    )
    for per, fixed, first, fort, resistance, ability in SPENT
]
ROUND = len(OPTIONS) * len(EDITIONS)
"""So many games play each options in each edition once."""
FIRST_SEED = 7_000_000_000_000
"""So large that it can be looked for in what a player is shown."""
MID_TURN = 0.2
"""The least share of positions in the middle of the opponent's turn on which a check is tried."""

Player = Callable[[State, random.Random], Move]


def setup_of(number: int, catalog: Catalog) -> SoloSetup:
    """Return the setup of one of the random solo games.

    Preconstructed and dealt decks take turns; every third game has a Champion (R87).
    """
    rng = random.Random(f"cards of {number}")
    edition: Edition = EDITIONS[number % len(EDITIONS)]
    cards = [card.id for card in catalog.set("initiation-pack").cards]
    deck = tuple(rng.sample(cards, 8))
    if rng.random() < 0.5:
        deck = catalog.deck(rng.choice(DECKS)).cards
    pile = tuple(card for card in cards if card not in deck)
    champion = None
    if (number + number // ROUND) % 3 == 0:
        champion = rng.choice([card for card in pile if catalog.card(card).is_creature])
    return SoloSetup(
        edition=edition,
        deck=deck,
        pile=pile,
        champion=champion,
        options=OPTIONS[number // len(EDITIONS) % len(OPTIONS)],
        seed=FIRST_SEED + number,
    )


def play_solo(
    number: int,
    catalog: Catalog,
    checks: Sequence[tuple[Check, float]],
    told: list[Event],
    setup: SoloSetup | None = None,
    player: Player | None = None,
) -> Iterator[tuple[State, Move]]:
    """Play a game to its end; yield each move with the position it is played in.

    Each check is tried on a share of positions, and much more where the player chooses in the
    opponent's turn, which is seldom.
    """
    rng = random.Random(number)
    # Of its own, so that the game is the same whatever is checked.
    chance = random.Random(f"checks of {number}")
    state = initial_solo_state(setup or setup_of(number, catalog), catalog)
    player = player or player_of(number)
    while True:
        over = state.outcome is not None
        least = AT_THE_END if over else MID_TURN if state.active == B else 0
        for check, share in checks:
            if share == 1 or chance.random() < max(share, least):
                check(state, chance, catalog)
        if over:
            return
        move = player(state, rng)
        yield state, move
        apply(state, move, listening(told))


def replay(setup: SoloSetup, catalog: Catalog, moves: Sequence[Move]) -> list[Event]:
    """Play moves from the setup and return all events."""
    told: list[Event] = []
    state = initial_solo_state(setup, catalog)
    for move in moves:
        apply(state, move, listening(told))
    return told


def player_of(number: int) -> Player:
    """Each options meet both players: one that plays anything, and one that wants to win."""
    return greedy if number // ROUND % 2 else pick


def greedy(state: State, rng: random.Random) -> Move:
    """Pick the move after which it stands best when the opponent has had its turn.

    It looks at the pile, which no player can: a test needs games that are won, not fair ones.
    """
    moves = legal_moves(state)
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: _worth(state, move))


def _worth(state: State, move: Move) -> float:
    """Return what a move is worth if the Assault and the opponent's turn follow it."""
    state = state.copy()
    apply(state, move)
    turn = state.turn
    while state.outcome is None and state.turn < turn + 2:
        apply(state, _go_on(state))
    if state.outcome is not None:
        return 1000 if state.outcome.winner == A else -1000
    me, it = state.sides
    mine = sum(each.piece.cost for lane in me.lanes for each in lane)
    theirs = sum(each.piece.cost for lane in it.lanes for each in lane)
    health = me.health + (0 if me.fort else 9) + len(me.hand) / 2
    return health + mine - theirs - it.health - (0 if it.fort else 24)


def _go_on(state: State) -> Move:
    """Return a move that is seldom bad: the dearest creature that can be spared, or on."""
    moves = legal_moves(state)
    me = state.sides[A]
    best, most = moves[-1], 0
    if state.pending is None and len(me.hand) > 3:
        for place, piece in enumerate(available(state)):
            spared = piece.is_creature and (place < me.place or me.health > 3)
            if spared and most < piece.cost <= state.mana:
                upper, lower = me.lanes
                best, most = piece.summons[len(upper) > len(lower)], piece.cost
    return best
