"""What holds in every solo game: 2,000 random ones, both editions, all options of R84."""

import random
from collections import Counter

import pytest

from clash_tui.base.chance import shuffled
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    CONTINUE,
    END_SUMMONING,
    A,
    B,
    Edition,
    Ending,
    Move,
    Phase,
    Resign,
    State,
    apply,
    forecast,
    legal_moves,
    sample,
    table_moves,
    to_move,
    view,
    write_move,
)
from clash_tui.games.clash.rules import events as told_events
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.mana import extra_mana
from clash_tui.games.clash.rules.opponent import opponent_mana
from clash_tui.games.clash.rules.state import Pile, ReturnChoice, Window
from tests.games.clash.rules.duels import (
    MOST_MOVES,
    Check,
    any_order,
    as_bytes,
    fingerprint,
    numbers_in,
)
from tests.games.clash.rules.solos import (
    FIRST_SEED,
    OPTIONS,
    ROUND,
    play_solo,
    player_of,
    replay,
    setup_of,
)
from tests.games.clash.rules.test_properties import (
    a_copy_goes_its_own_way,
    a_position_read_again_goes_on_the_same,
    can_change,
    legal_moves_are_exactly_those_that_apply,
    numberless,
    views_round_trip_as_json,
    what_a_hand_says_of_its_cards_is_true,
)

GAMES = 2000
CHUNKS = 17
"""No divisor of how the options take turns, so that each chunk has some of all."""
BEATEN = {
    Edition.STARTER_KIT: Ending.OUTLASTED,
    Edition.INITIATION_PACK: Ending.PILE_EMPTY,
}
"""How the solo opponent is beaten (R8)."""


def pile_of(state: State) -> Pile:
    pile = state.sides[B].pile
    assert pile is not None
    return pile


# -- what every position must be ---------------------------------------------------------------


def every_card_exists_once(state: State, rng: random.Random, catalog: Catalog) -> None:
    numbers = numbers_in(state)
    assert numbers == list(range(32 + (state.sides[A].champion is not None)))
    assert sorted(piece.number for piece in state.pieces) == numbers


def every_card_is_with_its_owner(state: State, rng: random.Random, catalog: Catalog) -> None:
    """The 8 cards of the deck and the Champion with A, the other 24 with B."""
    me, it = state.sides
    assert it.hand == []
    assert it.champion is None
    assert me.pile is None
    mine = [*me.hand, *(each.piece for lane in me.lanes for each in lane)]
    theirs = [*(each.piece for lane in it.lanes for each in lane)]
    theirs += pile_of(state).cards + pile_of(state).discard
    assert all(piece.number < 8 or piece.champion for piece in mine)
    assert all(8 <= piece.number < 32 for piece in theirs)
    assert not any(piece.champion for piece in me.hand)


def values_are_in_bounds(state: State, rng: random.Random, catalog: Catalog) -> None:
    me, it = state.sides
    assert 0 <= state.mana <= state.gained
    assert 0 <= state.played <= 30
    if state.active == A and not can_change(state):
        assert state.gained <= 9
    assert 0 <= me.place <= len(me.hand)
    assert 0 <= it.health == len(pile_of(state).cards) <= (32 if can_change(state) else 24)
    if state.outcome is None and state.casting is None:
        assert me.health > 0
    for side in state.sides:
        for lane in side.lanes:
            for creature in lane:
                assert 0 <= creature.damage < creature.body.health
                assert creature.bonus >= 0
                assert creature.struck or not creature.damage


def the_pile_is_empty_only_at_the_end(state: State, rng: random.Random, catalog: Catalog) -> None:
    """In the Starter Kit until its last turn is over, in the Initiation Pack never (R8)."""
    pile = pile_of(state)
    if not pile.cards:
        assert state.sides[B].fort
        assert pile.spent or state.outcome is not None
        assert pile.spent == (state.edition is Edition.STARTER_KIT) or can_change(state)
    assert not pile.last_turn or (pile.spent and state.active == B)


def the_pile_never_decides(state: State, rng: random.Random, catalog: Catalog) -> None:
    if state.outcome is not None:
        assert (state.phase, state.agenda) == (Phase.OVER, [])
        assert legal_moves(state) == table_moves(state) == []
        return
    assert to_move(state) == A
    assert table_moves(state) == [Resign(A)]
    if state.active == B:
        assert isinstance(state.pending, ReturnChoice)
        assert len(state.pending.numbers) > 1


# -- what the player may know ------------------------------------------------------------------


def with_another_order(state: State, rng: random.Random) -> State:
    """Return the same position with what is hidden of the pile shuffled anew and another seed."""
    other = state.copy()
    cards = pile_of(other).cards
    hidden = shuffled([piece for piece in cards if not piece.bit & state.seen], rng)
    pile_of(other).cards = [piece if piece.bit & state.seen else hidden.pop() for piece in cards]
    assert other.solo is not None
    other.solo = other.solo._replace(seed=rng.randrange(10**9))
    return other


def the_order_of_the_pile_and_the_seed_show_nowhere(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    assert state.solo is not None
    other = with_another_order(state, rng)
    for viewer in (A, None):
        seen = view(state, viewer)
        assert view(other, viewer) == seen
        assert str(state.solo.seed) not in seen.model_dump_json()
        assert seen.sides[B].pile is not None
        known = [piece.id for piece in pile_of(state).cards[::-1] if piece.bit & state.seen]
        assert [card.id for card in seen.sides[B].pile.order if card is not None] == known
        assert not known or can_change(state)


def a_view_counts_pile_and_mana(state: State, rng: random.Random, catalog: Catalog) -> None:
    seen = view(state, A).sides[B].pile
    pile = pile_of(state)
    assert seen is not None
    assert seen.size == len(pile.cards)
    assert [card.id for card in seen.discard] == [piece.id for piece in pile.discard]
    known = [card for card in seen.order if card is not None]
    assert sorted(card.id for card in (*seen.unseen, *known)) == sorted(
        piece.id for piece in pile.cards
    )
    assert state.solo is not None
    creatures = sum(len(lane) for lane in state.sides[A].lanes)
    assert seen.mana_next == opponent_mana(state, B)
    extra = extra_mana(state, B)
    per_creature = state.solo.mana_per_creature * creatures
    assert seen.mana_next == state.solo.fixed_mana + per_creature + extra


def a_sample_fits_the_view(state: State, rng: random.Random, catalog: Catalog) -> None:
    for viewer in (A, None):
        seen = view(state, viewer)
        dealt = sample(seen, rng, catalog)
        assert numberless(view(dealt, viewer).model_dump()) == numberless(seen.model_dump())
        assert sorted(piece.id for piece in dealt.pieces) == sorted(
            piece.id for piece in state.pieces
        )
        assert [piece.number for piece in dealt.pieces] == list(range(len(state.pieces)))


# -- forecast ----------------------------------------------------------------------------------


def the_forecast_comes_true_to_the_end_of_the_turn(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    """Whatever orders of return are chosen (R33), and in the opponent's turn to its next reveal.

    With later sets the order matters to what follows: there the first one is taken.
    """
    if state.phase is Phase.OVER:
        return
    first: Move | None = rng.choice([None, *legal_moves(state)])
    before = fingerprint(state)
    foreseen = forecast(state, first)
    assert fingerprint(state) == before
    if foreseen.open_end:
        return
    told: list[Event] = []
    health = [side.health for side in state.sides]
    ended = False

    def listen(event: Event, now: State) -> None:
        nonlocal ended, health
        ended = ended or isinstance(event, told_events.Revealed)
        if not ended:
            told.append(event)
            health = [side.health for side in now.sides]
        ended = ended or isinstance(event, told_events.TurnEnded)

    real = state.copy()
    move = first or next_of_the_assault(real, rng)
    while True:
        apply(real, move, listen)
        if ended or real.outcome is not None:
            break
        move = next_of_the_assault(real, rng)
    winners = [event.winner for event in told if isinstance(event, told_events.GameWon)]
    assert foreseen.health_before == tuple(side.health for side in state.sides)
    assert foreseen.health_after == tuple(health)
    assert foreseen.winner == (winners[0] if winners else None)
    assert foreseen.falls == tuple(
        event.creature.number for event in told if isinstance(event, told_events.Destroyed)
    )
    assert foreseen.bastion_falls == tuple(falls_of(told, player) > 0 for player in (A, B))


def next_of_the_assault(state: State, rng: random.Random) -> Move:
    if isinstance(state.pending, ReturnChoice):
        return legal_moves(state)[0] if can_change(state) else any_order(state, rng)
    return CONTINUE if isinstance(state.pending, Window) else END_SUMMONING


def the_forecast_knows_nothing_of_the_order_of_the_pile(
    state: State, rng: random.Random, catalog: Catalog
) -> None:
    if state.phase is Phase.OVER:
        return
    other = with_another_order(state, rng)
    for move in (None, rng.choice(legal_moves(state))):
        assert forecast(other, move) == forecast(state, move)


# -- the games ---------------------------------------------------------------------------------

CHECKS: list[tuple[Check, float]] = [
    (every_card_exists_once, 1),
    (every_card_is_with_its_owner, 1),
    (values_are_in_bounds, 1),
    (the_pile_is_empty_only_at_the_end, 1),
    (the_pile_never_decides, 1),
    (a_copy_goes_its_own_way, 0.05),
    (legal_moves_are_exactly_those_that_apply, 0.01),
    (a_position_read_again_goes_on_the_same, 0.02),
    (views_round_trip_as_json, 0.01),
    (what_a_hand_says_of_its_cards_is_true, 0.01),
    (the_order_of_the_pile_and_the_seed_show_nowhere, 0.03),
    (a_view_counts_pile_and_mana, 0.02),
    (a_sample_fits_the_view, 0.02),
    (the_forecast_comes_true_to_the_end_of_the_turn, 0.05),
    (the_forecast_knows_nothing_of_the_order_of_the_pile, 0.05),
]
"""Each with the share of positions after which it is tried; the costly ones are tried seldom."""


def test_the_games_cover_every_option_in_each_edition_with_each_player(catalog: Catalog) -> None:
    setups = [setup_of(number, catalog) for number in range(GAMES)]
    played = Counter((setup.edition, setup.options) for setup in setups)
    assert len(played) == ROUND == len(OPTIONS) * 2 == 960
    kinds = {(s.edition, s.options, player_of(n)) for n, s in enumerate(setups[: 2 * ROUND])}
    assert len(kinds) == 2 * ROUND
    champions = sum(setup.champion is not None for setup in setups)
    assert GAMES // 3 <= champions <= GAMES // 3 + 3
    assert all(setup.seed >= FIRST_SEED for setup in setups)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_solo_games(chunk: int, catalog: Catalog) -> None:
    seen: Counter[str] = Counter()
    for number in range(chunk, GAMES, CHUNKS):
        setup = setup_of(number, catalog)
        moves: list[Move] = []
        told: list[Event] = []
        try:
            for state, move in play_solo(number, catalog, CHECKS, told):
                seen["orders in its turn"] += state.active == B
                moves.append(move)
                assert len(moves) < MOST_MOVES
            flips = falls_of(told, B)
            assert flips <= (0 if setup.options.fort_only else 1)
            assert falls_of(told, A) <= 1
            assert as_bytes(replay(setup, catalog, moves)) == as_bytes(told)
        except Exception as error:
            error.add_note(f"game {number} after: " + ", ".join(map(write_move, moves)))
            raise
        won = next(event for event in told if isinstance(event, told_events.GameWon))
        if won.winner == A:
            assert flips == (0 if setup.options.fort_only else 1)
            assert won.ending == BEATEN[setup.edition]
        seen["flips"] += flips
        seen["won"] += won.winner == A
        seen["lost"] += won.winner == B
    # What is not met is not checked.
    assert seen["orders in its turn"] > 20
    assert seen["flips"] > 3
    assert seen["won"] > 3
    assert seen["lost"] > 50


def falls_of(told: list[Event], player: int) -> int:
    return sum(isinstance(e, told_events.BastionFell) and e.player == player for e in told)
