"""Random duels for property tests: seeded, both editions, all pairs of decks."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from hypothesis import settings

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    A,
    Edition,
    Move,
    OfferDraw,
    Resign,
    Setup,
    State,
    apply,
    initial_state,
    legal_moves,
    read_move,
    write_move,
)
from clash_tui.games.clash.rules.champion import IN_PLAY
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.moves import ReturnOrder
from clash_tui.games.clash.rules.state import Creature, Pile, ReturnChoice, to_move

DECKS = ("deck-1", "deck-2", "deck-3", "deck-4")
PAIRS = list(permutations(DECKS, 2))
EDITIONS = list(Edition)
SEEDED = settings(derandomize=True, deadline=None)
"""For hypothesis: the same examples each time, by no clock."""

MOST_MOVES = 3000
AT_THE_END = 0.05
"""The least share of final positions on which a check is tried."""

Check = Callable[[State, random.Random, Catalog], None]


def setup_of(number: int, catalog: Catalog) -> Setup:
    """Return the setup of one of the random duels: every edition and pair of decks in turn.

    Every third duel is played with Champions (R87).
    """
    a, b = PAIRS[number // len(EDITIONS) % len(PAIRS)]
    decks = (catalog.deck(a).cards, catalog.deck(b).cards)
    return Setup(
        edition=EDITIONS[number % len(EDITIONS)],
        decks=decks,
        champions=champions_for(number, decks, catalog) if number % 3 == 0 else (None, None),
        seed=number,
    )


def champions_for(
    number: int, decks: tuple[tuple[str, ...], tuple[str, ...]], catalog: Catalog
) -> tuple[str, str]:
    """Return a creature for each player that is not in the deck (R87)."""
    rng = random.Random(f"champions of {number}")
    creatures = [card.id for card in catalog.set("initiation-pack").cards if card.is_creature]
    a, b = (rng.choice([card for card in creatures if card not in deck]) for deck in decks)
    return a, b


def pick(state: State, rng: random.Random) -> Move:
    """Pick a move: mostly any legal one, now and then something at the table (R91).

    Whoever owes an order of return gives it before the game can end. Against a pile there is only
    resigning.
    """
    if state.solo is None and state.draw_offer is None and rng.random() < 0.01:
        return OfferDraw(to_move(state))
    owed = isinstance(state.pending, ReturnChoice)
    if not owed and rng.random() < 0.0005:
        return Resign(A if state.solo is not None else rng.randrange(2))
    moves = legal_moves(state)
    if owed or rng.random() < 0.9:
        moves = [move for move in moves if move != ACCEPT_DRAW]
    return rng.choice(moves)


def listening(told: list[Event]) -> Callable[[Event, State], None]:
    return lambda event, _: told.append(event)


def play_duel(
    number: int,
    catalog: Catalog,
    checks: Sequence[tuple[Check, float]],
    told: list[Event],
    setup: Setup | None = None,
) -> Iterator[Move]:
    """Play a duel to its end and yield its moves; each check is tried on a share of positions."""
    rng = random.Random(number)
    # Of its own, so that the duel is the same whatever is checked.
    chance = random.Random(f"checks of {number}")
    state = initial_state(setup or setup_of(number, catalog), catalog)
    while True:
        over = state.outcome is not None
        for check, share in checks:
            if share == 1 or chance.random() < (max(share, AT_THE_END) if over else share):
                check(state, chance, catalog)
        if over:
            return
        move = pick(state, rng)
        assert read_move(write_move(move)) == move
        yield move
        apply(state, move, listening(told))


def replay(setup: Setup, catalog: Catalog, moves: Sequence[Move]) -> list[Event]:
    """Play moves from the setup and return all events."""
    told: list[Event] = []
    state = initial_state(setup, catalog)
    for move in moves:
        apply(state, move, listening(told))
    return told


def as_bytes(told: list[Event]) -> bytes:
    """Return events as the record by which replays are compared."""
    return "\n".join(map(repr, told)).encode()


def fingerprint(state: State) -> tuple[object, ...]:
    """Return all there is to a state as a value."""
    return (
        state.edition,
        state.turn,
        state.active,
        state.phase,
        state.mana,
        state.gained,
        state.played,
        state.seen,
        state.casting,
        tuple(state.agenda),
        tuple(
            (each.player, each.lane, each.given, _creature(each.creature)) for each in state.fallen
        ),
        state.pending,
        state.draw_offer,
        state.outcome,
        tuple(
            (
                tuple(piece.number for piece in side.hand),
                side.place,
                side.fort,
                side.champion,
                side.champion_status,
                _pile(side.pile),
                tuple(tuple(_creature(each) for each in lane) for lane in side.lanes),
            )
            for side in state.sides
        ),
    )


def _creature(each: Creature) -> tuple[object, ...]:
    return (
        tuple(piece.number for piece in each.pieces),
        tuple(piece.number for piece in each.shackled),
        each.damage,
        each.struck,
        each.arrived,
        each.bonus,
        each.marks,
    )


def numbers_in(state: State) -> list[int]:
    """Return the numbers of all cards, wherever they are: in a sorted list each is there once."""
    numbers = [state.casting.number] if state.casting is not None else []
    creatures = [each.creature for each in state.fallen]
    for side in state.sides:
        numbers += [piece.number for piece in side.hand]
        if side.pile is not None:
            numbers += [piece.number for piece in side.pile.cards + side.pile.discard]
        if side.champion is not None and side.champion_status != IN_PLAY:
            numbers.append(side.champion.number)
        creatures += [creature for lane in side.lanes for creature in lane]
    for creature in creatures:
        numbers += [piece.number for piece in (*creature.pieces, *creature.shackled)]
    return sorted(numbers)


def _pile(pile: Pile | None) -> tuple[object, ...] | None:
    if pile is None:
        return None
    return (
        tuple(piece.number for piece in pile.cards),
        tuple(piece.number for piece in pile.discard),
        pile.spent,
        pile.last_turn,
    )


def any_order(state: State, rng: random.Random) -> ReturnOrder:
    """Return one of the orders that are asked for (R33)."""
    move = rng.choice(legal_moves(state))
    assert isinstance(move, ReturnOrder)
    return move
