"""What holds in games with cards of all sets: 2,000 random duels and 2,000 random solo games."""

import random
from collections import Counter

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    Move,
    Setup,
    SoloSetup,
    State,
    apply,
    legal_moves,
    write_move,
)
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.likeness import likeness_of
from clash_tui.games.clash.rules.state import ReturnChoice
from tests.games.clash.rules import solos, test_properties, test_solo_properties
from tests.games.clash.rules.duels import (
    EDITIONS,
    MOST_MOVES,
    Check,
    as_bytes,
    numbers_in,
    pick,
    play_duel,
    replay,
)
from tests.games.clash.rules.solos import FIRST_SEED, OPTIONS, greedy, play_solo

GAMES = 2000
CHUNKS = 16
MOST_EVENTS = 600
"""A move that tells more has begun a chain without end."""
SHARE = 0.2
"""How often the costly checks are tried here, compared with games of the first set."""
ALWAYS = 0.3
"""The share of positions for what is checked in every position there."""


def card_ids(catalog: Catalog) -> list[str]:
    return sorted(card.id for card_set in catalog.sets for card in card_set.cards)


def duel_of(number: int, catalog: Catalog) -> Setup:
    """Return two decks drawn from all cards; now and then both players own the same card."""
    rng = random.Random(f"all sets {number}")
    cards = card_ids(catalog)
    a = rng.sample(cards, 8)
    b = rng.sample([card for card in cards if card not in a], 8 - number % 4)
    decks = (tuple(a), (*b, *rng.sample(a, number % 4)))
    champions: tuple[str | None, str | None] = (None, None)
    if number % 3 == 0:
        creatures = [card for card in cards if catalog.card(card).is_creature]
        one, two = (rng.choice([card for card in creatures if card not in deck]) for deck in decks)
        champions = (one, two)
    return Setup(
        edition=EDITIONS[number % len(EDITIONS)], decks=decks, champions=champions, seed=number
    )


def solo_of(number: int, catalog: Catalog) -> SoloSetup:
    """Return a solo game with 32 cards drawn from all; options and editions take turns."""
    rng = random.Random(f"all sets alone {number}")
    cards = rng.sample(card_ids(catalog), 33)
    creatures = [card for card in cards[8:] if catalog.card(card).is_creature]
    return SoloSetup(
        edition=EDITIONS[number % len(EDITIONS)],
        deck=tuple(cards[:8]),
        pile=tuple(cards[8:32]),
        champion=rng.choice(creatures) if number % 3 == 0 else None,
        options=OPTIONS[number // len(EDITIONS) % len(OPTIONS)],
        seed=FIRST_SEED + number,
    )


def seldom(
    checks: list[tuple[Check, float]], left_out: tuple[Check, ...]
) -> list[tuple[Check, float]]:
    return [
        (check, ALWAYS if share == 1 else share * SHARE)
        for check, share in checks
        if check not in left_out
    ]


def every_card_exists_once(state: State, rng: random.Random, catalog: Catalog) -> None:
    assert numbers_in(state) == list(range(len(state.pieces)))


def an_order_that_is_asked_makes_a_difference(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    """R33: of the answers to a question two at least lead to different positions."""
    if isinstance(state.pending, ReturnChoice) and state.draw_offer is None:
        found = set()
        for order in legal_moves(state):
            ahead = state.copy()
            apply(ahead, order)
            found.add(likeness_of(ahead))
        assert len(found) > 1


ALWAYS_CHECKED: list[tuple[Check, float]] = [
    (every_card_exists_once, 1),
    (an_order_that_is_asked_makes_a_difference, 1),
]
DUEL_CHECKS = seldom(
    test_properties.CHECKS,
    (test_properties.every_card_exists_once, test_properties.every_card_is_with_its_owner),
)
SOLO_CHECKS = seldom(
    test_solo_properties.CHECKS,
    (
        test_solo_properties.every_card_exists_once,
        test_solo_properties.every_card_is_with_its_owner,
    ),
)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_duels_with_all_sets(chunk: int, catalog: Catalog) -> None:
    seen: Counter[str] = Counter()
    for number in range(chunk, GAMES, CHUNKS):
        setup = duel_of(number, catalog)
        moves: list[Move] = []
        told: list[Event] = []
        before = 0
        checks = [*ALWAYS_CHECKED, *DUEL_CHECKS]
        try:
            for move in play_duel(number, catalog, checks, told, setup):
                assert len(told) - before < MOST_EVENTS
                before = len(told)
                moves.append(move)
                assert len(moves) < MOST_MOVES
            assert as_bytes(replay(setup, catalog, moves)) == as_bytes(told)
        except Exception as error:
            error.add_note(f"duel {number} after: " + ", ".join(map(write_move, moves)))
            raise
        seen.update(type(event).__name__ for event in told)
        seen["gained"] += sum(bool(getattr(event, "gained", False)) for event in told)
        seen["answer"] += sum(bool(getattr(event, "answer", False)) for event in told)
    # What is not met is not checked.
    for name in ("Joined", "PaidInBlood", "Burned", "Blasted", "Vanished", "Countermanded"):
        assert seen[name] > 5, name
    for name in ("Shackled", "Released", "Called", "Spilled", "StrongholdHealed"):
        assert seen[name] > 5, name
    assert seen["gained"] > 20
    assert seen["answer"] > 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_solo_games_with_all_sets(chunk: int, catalog: Catalog) -> None:
    seen: Counter[str] = Counter()
    for number in range(chunk, GAMES, CHUNKS):
        setup = solo_of(number, catalog)
        moves: list[Move] = []
        told: list[Event] = []
        before = 0
        checks = [*ALWAYS_CHECKED, *SOLO_CHECKS]
        try:
            # Looking ahead takes long, and games that are won are needed only now and then.
            player = greedy if number // CHUNKS % 20 == 0 else pick
            for _state, move in play_solo(number, catalog, checks, told, setup, player):
                assert len(told) - before < MOST_EVENTS
                before = len(told)
                moves.append(move)
                assert len(moves) < MOST_MOVES
            assert as_bytes(solos.replay(setup, catalog, moves)) == as_bytes(told)
        except Exception as error:
            error.add_note(f"game {number} after: " + ", ".join(map(write_move, moves)))
            raise
        seen.update(type(event).__name__ for event in told)
    for name in ("LaidOnPile", "LaidUnderPile", "Shackled", "Released", "Called", "Vanished"):
        assert seen[name] > 1, name
