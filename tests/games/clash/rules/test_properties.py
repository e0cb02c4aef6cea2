"""What holds in every duel: 2,000 random ones, both editions, all pairs of decks."""

import random
import re
from itertools import permutations
from typing import Any

import pytest

from clash_tui.base.chance import shuffled
from clash_tui.games.clash.cards import Ability, Catalog
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    CONTINUE,
    DECLINE_DRAW,
    END_SUMMONING,
    LOWER,
    PLAYERS,
    UPPER,
    Cast,
    IllegalMove,
    Move,
    OfferDraw,
    Phase,
    Resign,
    ReturnOrder,
    State,
    Summon,
    SummonChampion,
    View,
    apply,
    forecast,
    legal_moves,
    read_position,
    sample,
    table_moves,
    view,
    write_move,
    write_position,
)
from clash_tui.games.clash.rules import events as told_events
from clash_tui.games.clash.rules.champion import IN_PLAY
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.legality import return_names
from clash_tui.games.clash.rules.state import ReturnChoice, Window
from tests.games.clash.rules.duels import (
    MOST_MOVES,
    Check,
    any_order,
    as_bytes,
    fingerprint,
    listening,
    numbers_in,
    pick,
    play_duel,
    replay,
    setup_of,
)

DUELS = 2000
CHUNKS = 16

# -- what every position must be ---------------------------------------------------------------


def can_change(state: State) -> bool:
    """Whether a game has abilities of the later sets, which change what always held before."""
    return bool(state.present >= Ability.AERIAL.bit)


def every_card_exists_once(state: State, rng: random.Random, catalog: Catalog) -> None:
    champions = sum(side.champion is not None for side in state.sides)
    assert numbers_in(state) == list(range(16 + champions))


def a_champion_is_in_play_or_beside_the_bridges(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    for side in state.sides:
        in_lanes = [piece for lane in side.lanes for each in lane for piece in each.pieces]
        called = [piece for piece in in_lanes if piece.champion]
        in_play = side.champion is not None and side.champion_status == IN_PLAY
        assert called == ([side.champion] if in_play else [])
        assert not any(piece.champion for piece in side.hand)


def every_card_is_with_its_owner(state: State, rng: random.Random, catalog: Catalog) -> None:
    for player, side in enumerate(state.sides):
        pieces = side.hand + [creature.piece for lane in side.lanes for creature in lane]
        assert {piece.number // 8 for piece in pieces if not piece.champion} <= {player}


def both_strongholds_are_in_their_hands(state: State, rng: random.Random, catalog: Catalog) -> None:
    for player, side in enumerate(state.sides):
        assert 0 <= side.place <= len(side.hand)
        out = state.casting is not None and player == state.active
        if state.outcome is None and not out:
            assert side.health > 0
    if state.outcome is not None and state.outcome.ending == "fort-fell":
        loser = state.sides[1 - int(state.outcome.winner or 0)]
        assert loser.fort
        assert loser.health == 0
        assert loser.hand


def values_are_in_bounds(state: State, rng: random.Random, catalog: Catalog) -> None:
    assert state.mana >= 0
    assert state.gained <= 9 or can_change(state)
    assert 0 <= state.played <= 30
    if state.outcome is not None:
        assert (state.phase, state.agenda, state.draw_offer) == (Phase.OVER, [], None)
        assert legal_moves(state) == table_moves(state) == []
    for side in state.sides:
        for lane in side.lanes:
            for creature in lane:
                assert creature.piece.is_creature
                assert 0 <= creature.damage < creature.body.health
                assert creature.bonus >= 0
                assert creature.struck or not creature.damage


# -- moves -------------------------------------------------------------------------------------


def universe(state: State) -> set[Move]:
    """Return all that anybody could try, sensible or not."""
    cards = [piece.id for piece in state.pieces]
    hand = [piece.id for piece in state.sides[state.active].hand]
    twins = len(set(hand)) < len(hand)
    if can_change(state):
        # There are too many ways to try all cards that are elsewhere.
        cards = [*hand, *(card for card in cards if card not in hand)][: len(hand) + 3]
    longest = max(len(lane) for lane in state.sides[state.active].lanes)
    moves: set[Move] = {END_SUMMONING, CONTINUE, ACCEPT_DRAW, DECLINE_DRAW}
    lanes = (UPPER, LOWER, 2, -1)
    hosts = range(-1, longest + 1) if can_change(state) else (-1, 0)
    places = (0, 1, 2, 3, 4, 5) if twins else (0, 1)
    moves |= {SummonChampion(lane, host) for lane in lanes for host in hosts}
    moves |= {
        Summon(card, lane, host, place)
        for card in cards
        for lane in lanes
        for host in hosts
        for place in places
    }
    spots = [
        (player, lane, position)
        for player in PLAYERS
        for lane in (UPPER, LOWER)
        for position in range(-1, len(state.sides[player].lanes[lane]) + 1)
    ]
    spots += [(2, UPPER, 0), (0, 2, 0), (-1, LOWER, 0), (1, -1, 0)]
    moves |= {Cast(card, *spot, place) for card in cards for spot in spots for place in places}
    moves |= {Summon("dragon", UPPER), Cast("dragon", 0, UPPER, 0)}
    waiting = cards[:2]
    if isinstance(state.pending, ReturnChoice):
        waiting = return_names(state, state.pending)
    orders = [*permutations(waiting), (), (*waiting, waiting[0]), waiting[:1], ("dragon",)]
    moves |= {ReturnOrder(tuple(order)) for order in orders}
    return moves


def legal_moves_are_exactly_those_that_apply(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    legal = legal_moves(state)
    at_the_table = table_moves(state)
    everything = universe(state) | {Resign(player) for player in (*PLAYERS, 2, -1)}
    everything |= {OfferDraw(player) for player in (*PLAYERS, 2, -1)}
    assert len(set(legal)) == len(legal)
    assert set(legal) <= everything
    before = fingerprint(state)
    applied = set()
    for move in everything:
        trial = state.copy()
        try:
            apply(trial, move)
        except IllegalMove:
            assert fingerprint(trial) == before, write_move(move)
        else:
            applied.add(move)
    assert applied == {*legal, *at_the_table}
    assert fingerprint(state) == before


def a_copy_goes_its_own_way(state: State, rng: random.Random, catalog: Catalog) -> None:
    before = fingerprint(state)
    copy = state.copy()
    assert fingerprint(copy) == before
    for _ in range(6):
        if copy.outcome is None:
            apply(copy, pick(copy, rng))
    assert fingerprint(state) == before
    if state.outcome is None:
        other = state.copy()
        assert fingerprint(other) == before
        apply(other, pick(other, rng))
        assert fingerprint(state) == before


# -- notation ----------------------------------------------------------------------------------


def text_of(state: State) -> str:
    return write_position(view(state, None, all_open=True))


def without_numbers(told: list[Event]) -> list[str]:
    return [re.sub(r"number=\d+", "", repr(event)) for event in told]


def a_position_read_again_goes_on_the_same(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    text = text_of(state)
    again = read_position(text, catalog)
    assert text_of(again) == text
    state = state.copy()
    for _ in range(5):
        assert legal_moves(again) == legal_moves(state)
        if state.outcome is not None:
            break
        move = pick(state, rng)
        told: tuple[list[Event], list[Event]] = ([], [])
        apply(state, move, listening(told[0]))
        apply(again, move, listening(told[1]))
        assert without_numbers(told[1]) == without_numbers(told[0])
        assert text_of(again) == text_of(state)


# -- views -------------------------------------------------------------------------------------


def views_of(state: State) -> list[View]:
    return [view(state, viewer) for viewer in (*PLAYERS, None)] + [view(state, 0, all_open=True)]


def views_round_trip_as_json(state: State, rng: random.Random, catalog: Catalog) -> None:
    for seen in views_of(state):
        assert View.model_validate_json(seen.model_dump_json()) == seen


def a_view_tells_nothing_of_unseen_cards(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    """Another order of what is not seen looks the same."""
    for viewer in (*PLAYERS, None):
        other = state.copy()
        for player in PLAYERS:
            if player != viewer:
                deal_unseen_anew(other, player, rng)
        assert view(other, viewer) == view(state, viewer)


def deal_unseen_anew(state: State, player: int, rng: random.Random) -> None:
    hand = state.sides[player].hand
    unseen = [place for place, piece in enumerate(hand) if not piece.bit & state.seen]
    for place, piece in zip(unseen, shuffled([hand[p] for p in unseen], rng), strict=True):
        hand[place] = piece


def what_was_seen_is_what_was_on_the_table(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    """A hand is known as far as its cards have been in play; the Stronghold always is."""
    for viewer in PLAYERS:
        theirs = view(state, viewer).sides[1 - viewer]
        side = state.sides[1 - viewer]
        assert (theirs.place, theirs.health, theirs.fort) == (side.place, side.health, side.fort)
        assert len(theirs.hand) == len(side.hand)
        known = [held.card.id for held in theirs.hand if held.card is not None]
        assert sorted(known + [card.id for card in theirs.unseen]) == sorted(
            piece.id for piece in side.hand
        )
        assert all(held.card is None or held.seen for held in theirs.hand)


def what_a_hand_says_of_its_cards_is_true(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    """Whether a card can be played, and what it would do to the own Stronghold."""
    legal = legal_moves(state)
    for player in PLAYERS:
        side = view(state, player).sides[player]
        if side.champion is not None:
            callable_now = player == state.active and SummonChampion(UPPER) in legal
            assert side.champion.playable == callable_now
        for held in side.hand:
            assert held.card is not None
            ways = [
                move
                for move in legal
                if isinstance(move, Summon | Cast)
                and player == state.active
                and move.card == held.card.id
            ]
            assert held.playable == bool(ways)
            if not ways:
                continue
            if can_change(state):
                # What cards of later sets do besides is not told by this.
                continue
            if isinstance(ways[0], Cast):
                # It comes back: by itself it costs no Health (R15).
                assert not held.loses
                assert not held.fells_bastion
                continue
            trial = state.copy()
            apply(trial, ways[0])
            now = trial.sides[player]
            assert held.loses == (trial.outcome is not None)
            assert held.fells_bastion == (not held.loses and now.fort and not side.fort)


def a_sample_fits_the_view(state: State, rng: random.Random, catalog: Catalog) -> None:
    for viewer in (*PLAYERS, None):
        seen = view(state, viewer)
        dealt = sample(seen, rng, catalog)
        assert numberless(view(dealt, viewer).model_dump()) == numberless(seen.model_dump())
        every_card_exists_once(dealt, rng, catalog)


def numberless(value: Any) -> Any:
    """Leave out of a dumped view how its cards are numbered."""
    if isinstance(value, dict):
        return {
            key: numberless(item)
            for key, item in value.items()
            if key not in ("number", "numbers", "next_creature")
        }
    if isinstance(value, list | tuple):
        return [numberless(item) for item in value]
    return value


# -- forecast ----------------------------------------------------------------------------------


def the_forecast_comes_true(state: State, rng: random.Random, catalog: Catalog) -> None:
    """Whatever orders of return are chosen (R33); with later sets they matter to what follows."""
    if state.phase is Phase.OVER:
        return
    before = fingerprint(state)
    moves: list[Move | None] = [None, *legal_moves(state)]
    first = None if state.draw_offer is not None else rng.choice(moves)
    foreseen = forecast(state, first)
    assert fingerprint(state) == before
    if foreseen.open_end:
        return
    real = state.copy()
    told: list[Event] = []
    move = first or next_of_the_assault(real, rng)
    while True:
        apply(real, move, listening(told))
        turn_ended = any(isinstance(event, told_events.TurnEnded) for event in told)
        if turn_ended or real.outcome is not None:
            break
        move = next_of_the_assault(real, rng)
    assert foreseen.health_before == tuple(side.health for side in state.sides)
    assert foreseen.health_after == tuple(side.health for side in real.sides)
    assert foreseen.winner == (real.outcome.winner if real.outcome is not None else None)
    assert foreseen.falls == tuple(
        event.creature.number for event in told if isinstance(event, told_events.Destroyed)
    )
    assert foreseen.bastion_falls == tuple(
        any(isinstance(event, told_events.BastionFell) and event.player == player for event in told)
        for player in PLAYERS
    )


def next_of_the_assault(state: State, rng: random.Random) -> Move:
    if state.draw_offer is not None:
        return DECLINE_DRAW
    if isinstance(state.pending, ReturnChoice):
        return legal_moves(state)[0] if can_change(state) else any_order(state, rng)
    return CONTINUE if isinstance(state.pending, Window) else END_SUMMONING


# -- the duels ---------------------------------------------------------------------------------

CHECKS: list[tuple[Check, float]] = [
    (every_card_exists_once, 1),
    (every_card_is_with_its_owner, 1),
    (a_champion_is_in_play_or_beside_the_bridges, 1),
    (both_strongholds_are_in_their_hands, 1),
    (values_are_in_bounds, 1),
    (a_copy_goes_its_own_way, 0.05),
    (legal_moves_are_exactly_those_that_apply, 0.01),
    (a_position_read_again_goes_on_the_same, 0.01),
    (views_round_trip_as_json, 0.01),
    (a_view_tells_nothing_of_unseen_cards, 0.015),
    (what_was_seen_is_what_was_on_the_table, 0.02),
    (what_a_hand_says_of_its_cards_is_true, 0.015),
    (a_sample_fits_the_view, 0.01),
    (the_forecast_comes_true, 0.04),
]
"""Each with the share of positions after which it is tried; the costly ones are tried seldom."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_duels(chunk: int, catalog: Catalog) -> None:
    for number in range(chunk, DUELS, CHUNKS):
        moves: list[Move] = []
        told: list[Event] = []
        try:
            for move in play_duel(number, catalog, CHECKS, told):
                moves.append(move)
                assert len(moves) < MOST_MOVES
            again = replay(setup_of(number, catalog), catalog, moves)
            assert as_bytes(again) == as_bytes(told)
        except Exception as error:
            error.add_note(f"duel {number} after: " + ", ".join(map(write_move, moves)))
            raise
