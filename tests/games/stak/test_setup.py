"""Setting up a game, and the options that matter there."""

from collections import Counter

import pytest
from pydantic import ValidationError

from clash_tui.games.stak.cards import house_deck
from clash_tui.games.stak.rules import Setup, StakBots, State, deepest, first_player, initial_state
from clash_tui.games.stak.rules import events as told
from clash_tui.games.stak.rules.codes import UP
from clash_tui.games.stak.rules.events import Event


def events_of(setup: Setup) -> list[Event]:
    found: list[Event] = []
    initial_state(setup, lambda event, _now: found.append(event))
    return found


@pytest.mark.parametrize(("players", "depth"), [(2, 9), (3, 9), (4, 9), (5, 7), (6, 6)])
def test_sb1_sb4_sb6_sb7_sb8_the_deal(players: int, depth: int) -> None:
    setup = Setup(players=players, seed=7, no_first_draw=True)
    state = initial_state(setup)
    assert [len(stak) for stak in state.staks] == [depth] * players
    assert [len(hand) for hand in state.hands] == [2] * players
    assert len(state.supply) == 60 - players * (depth + 2)
    assert state.heap == []
    for stak in state.staks:
        assert [bool(code & UP) for code in stak] == [False] * (depth - 1) + [True]
    assert StakBots().seats(setup) == players


@pytest.mark.parametrize(("players", "most"), [(2, 27), (3, 17), (4, 12), (5, 9), (6, 7)])
def test_sb4_sb76_the_deepest_stak_leaves_a_card_for_each(players: int, most: int) -> None:
    assert deepest(players) == most
    state = initial_state(Setup(players=players, seed=1, depth=most, no_first_draw=True))
    assert len(state.supply) >= players
    for depth in (0, most + 1):
        with pytest.raises(ValidationError):
            Setup(players=players, seed=1, depth=depth)


@pytest.mark.parametrize("players", [1, 7])
def test_sb1_two_to_six_play(players: int) -> None:
    with pytest.raises(ValidationError):
        Setup(players=players, seed=1)


def test_sb5_each_seed_is_another_deal_of_all_cards() -> None:
    deals = [initial_state(Setup(players=2, seed=seed, no_first_draw=True)) for seed in range(9)]
    assert len({deal.key()[2:5] for deal in deals}) == 9
    assert Counter(dict(house_deck().counts)).total() == 60


def test_sb8_the_lot_draws_each_player_and_can_be_replaced() -> None:
    firsts = Counter(first_player(Setup(players=3, seed=seed)) for seed in range(300))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 70
    assert [initial_state(Setup(players=3, seed=4, first=seat)).active for seat in range(3)] == [
        0,
        1,
        2,
    ]
    with pytest.raises(ValidationError):
        Setup(players=3, seed=1, first=3)


def test_sb8_who_begins_changes_nothing_in_the_deal() -> None:
    a, b = (initial_state(Setup(players=2, seed=4, first=seat)) for seat in (0, 1))
    assert a.staks == b.staks


def test_sb17_the_first_player_draws_too() -> None:
    state = initial_state(Setup(players=2, seed=3, first=1))
    assert [len(hand) for hand in state.hands] == [2, 3]


def test_sb77_a_hand_of_three() -> None:
    state = initial_state(Setup(players=4, seed=3, first=0, large_hand=True))
    assert [len(hand) for hand in state.hands] == [4, 3, 3, 3]
    with pytest.raises(ValidationError):
        Setup(players=2, seed=3, depth=27, large_hand=True)


def test_sb78_no_first_draw_in_the_first_turn_alone() -> None:
    game, setup = StakBots(), Setup(players=2, seed=3, first=0, no_first_draw=True)
    state = game.initial_state(setup)
    assert [len(hand) for hand in state.hands] == [2, 2]
    for move in ("scrap", "end"):
        game.apply(state, game.read_move(move))
    if state.outcome is None and not state.asking:
        assert len(state.hands[1]) >= 3


def test_sb6_sb79_first_top_cards_trigger_only_where_that_is_played() -> None:
    def effects(seed: int, on: bool) -> list[Event]:
        setup = Setup(players=6, seed=seed, setup_effects=on)
        return [each for each in events_of(setup) if isinstance(each, told.EffectBegan)]

    assert not any(effects(seed, on=False) for seed in range(30))
    assert sum(bool(effects(seed, on=True)) for seed in range(30)) > 20


def test_sb79_they_are_carried_out_in_turn_order_before_the_draw() -> None:
    seen = 0
    for seed in range(60):
        happened = events_of(Setup(players=4, seed=seed, setup_effects=True))
        waits = [each for each in happened if isinstance(each, told.EffectsWait)]
        if waits and happened.index(waits[0]) == 2:
            first = happened[0]
            assert isinstance(first, told.FirstPlayer)
            order = [(spot.player - first.player) % 4 for spot in waits[0].cards]
            assert order == sorted(order)
            assert isinstance(happened[3], told.EffectBegan)
            assert happened[3].card == waits[0].cards[0]
            seen += 1
    assert seen > 10


def test_sb79_they_belong_to_the_first_turn_and_can_feed_the_heap() -> None:
    def fed(state: State) -> bool:
        return state.turn == 1 and state.fed and not state.asking

    states = [
        initial_state(Setup(players=2, seed=seed, setup_effects=True, first=0))
        for seed in range(80)
    ]
    done = [state for state in states if fed(state)]
    assert done
    for state in done:
        assert StakBots().read_move("end") in StakBots().legal_moves(state)
    assert all(state.draw_due for state in states if state.asking)


def test_sb83_a_setup_holds_its_whole_deck() -> None:
    assert Setup(players=2, seed=1).deck == house_deck().counts
    for wrong in (
        (("core-1", 5),),
        (("core-1", 6),) * 10,
        tuple((f"core-{power}", 6) for power in range(10)),
        (*((f"core-{power}", 5) for power in range(11)), ("cor-1", 5)),
    ):
        with pytest.raises(ValidationError):
            Setup(players=2, seed=1, deck=wrong)
    deck = tuple((f"core-{power}", 5) for power in range(12))
    state = initial_state(Setup(players=2, seed=1, deck=deck))
    assert len(state.table.ids) == 12


def test_sb84_there_is_no_other_option() -> None:
    assert set(Setup.model_fields) == {
        "players", "seed", "first", "deck", "depth", "large_hand", "no_first_draw",
        "setup_effects", "recycling", "reactive", "borderless",
    }  # fmt: skip
