"""Forecasts of Stak Bots: what is told is what happens, and nothing hidden is told."""

from random import Random

import pytest

from clash_tui.games.stak.rules import (
    PASS,
    REACTION,
    UNKNOWN,
    Attack,
    Caution,
    SeriesEnd,
    Shares,
    Spot,
    State,
    apply,
    cautions,
    forecast_attack,
    forecast_attacks,
    forecast_choices,
    forecast_play,
    read_move,
    read_position,
    view,
)
from clash_tui.games.stak.rules import events as told
from clash_tui.games.stak.rules.events import Event
from tests.games.stak.games import positions, setup_of
from tests.games.stak.test_properties import permuted


def test_sb27_sb28_who_falls_by_which_sum() -> None:
    state = read_position("* A core-3:1! core-1 |\n  B core-5:2 (core-9) core-1 |\nsupply trip-0")
    attack = forecast_attack(view(state, 0), 1)
    assert attack is not None
    (bout,) = attack.bouts
    fallen = {fall.card: (fall.sum, fall.power, fall.by) for fall in bout.falls}
    assert fallen == {
        Spot("core-5", 1, 1): ((2, 3), 5, None),
        Spot("core-3", 0, 1): ((1, 5), 3, None),
    }
    assert [(up.card, up.was_up, up.triggers) for up in bout.comes_up] == [
        (Spot("core-1", 0, 1), True, False),
        (Spot(UNKNOWN, 1, 1), False, None),
    ]
    assert (attack.sizes, attack.fed, attack.out, attack.attacker_stands) == (
        (1, 2),
        True,
        (),
        False,
    )
    assert attack.shares == Shares(unseen=2, entry=1, beaten=0, survived=0)


@pytest.mark.parametrize(
    ("card", "taken"), [("bash-2", "core-7"), ("spike-2", "core-8"), ("fatal-2", "core-9")]
)
def test_sb33_what_is_taken_along_and_by_whom(card: str, taken: str) -> None:
    state = read_position(f"* A {card} core-1 |\n  B core-9 core-8 core-7 |")
    attack = forecast_attack(view(state, 0), 1)
    assert attack is not None
    (fall,) = [each for each in attack.bouts[0].falls if each.card.player == 1]
    assert (fall.card.card, fall.sum, fall.by) == (taken, (), card)


@pytest.mark.parametrize(
    ("stak", "fights", "end"),
    [
        ("core-2 core-3", 2, SeriesEnd.GONE),
        ("core-2 core-3 core-9", 3, SeriesEnd.FELL),
        ("core-2 (core-3) core-1", 1, SeriesEnd.UNKNOWN),
        ("core-2 (trip-0=) core-1", 1, SeriesEnd.EFFECT),
        ("core-2 (core-1=) core-1", 3, SeriesEnd.GONE),
    ],
)
def test_sb52_the_series_of_a_stomp(stak: str, fights: int, end: SeriesEnd) -> None:
    state = read_position(f"* A stomp-7 core-1 |\n  B {stak} |")
    attack = forecast_attack(view(state, 0), 1)
    assert attack is not None
    assert (len(attack.bouts), attack.end) == (fights, end)


def test_sb56_an_effect_for_each_choice() -> None:
    state = read_position("* A core-3 core-1 | shot-v4\n  B core-4 core-1 |\n  C core-9 |")
    played = forecast_play(view(state, 0), "shot-v4")
    told_of = {aim.player: [fall.card.card for fall in aim.falls] for aim in played.aims}
    assert told_of == {0: ["shot-v4"], 1: ["core-4"], 2: []}
    assert [aim.fed for aim in played.aims] == [True, True, False]
    assert not played.nothing


def test_sb15_an_effect_that_does_nothing() -> None:
    state = read_position("* A core-3 core-1 | trip-0\n  B core-4 |")
    played = forecast_play(view(state, 0), "trip-0")
    assert [(aim.player, aim.nothing) for aim in played.aims] == [(0, False), (1, True)]


def test_sb42_the_choice_that_is_asked() -> None:
    state = read_position("* A core-3 core-1 | reaper-1\n  B core-4 core-1 |\n  C core-9 |")
    assert forecast_choices(view(state, 0)) == ()
    apply(state, read_move("play reaper-1"))
    assert [(aim.player, aim.out) for aim in forecast_choices(view(state, 0))] == [
        (1, ()),
        (2, (2,)),
    ]


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        ("* A core-3 |\n  B core-4 core-1 |", "scrap", [Caution.LAST_CARD]),
        ("* A core-3 core-1 |\n  B core-4 core-1 |", "scrap", []),
        ("* A core-3 |\n  B core-4 core-1 |", "attack B", [Caution.LAST_CARD]),
        ("* A core-3 core-1 | clumsy-5\n  B core-9 core-1 |", "play clumsy-5", [Caution.ONLY_OWN]),
        ("* A core-5 | core-1\n  B core-4 core-1 |", "play core-1", [Caution.COVERS_ATTACKER]),
        ("* A core-5 | core-6\n  B core-4 core-1 |", "play core-6", []),
        ("* A core-3 |\n  B core-4 |\n  C fatal-1 |\nfed", "end", [Caution.EXPOSED]),
        ("* A core-3 |\n  B core-4 |\n  C core-2 |\nfed", "end", []),
    ],
)
def test_what_is_said_before_a_move(position: str, move: str, said: list[Caution]) -> None:
    assert list(cautions(view(read_position(position), 0), read_move(move))) == said


def test_sb73_a_forecast_tells_what_happens_and_nothing_hidden() -> None:
    seen = 0
    for seed in range(0, 120, 4):
        rng = Random(seed)
        for state, moves in positions(setup_of(seed), rng):
            if state.asking or not moves:
                continue
            told_of = forecast_attacks(view(state, state.active))
            assert [Attack(each.player) for each in told_of] == [
                move for move in moves if isinstance(move, Attack)
            ]
            hidden = permuted(state, state.active, rng)
            assert forecast_attacks(view(hidden, state.active)) == told_of
            for attack in told_of:
                fights = fights_of(state, Attack(attack.player))
                assert len(attack.bouts) <= len(fights)
                for bout, fought in zip(attack.bouts, fights, strict=False):
                    assert bout[:4] == fought
                seen += 1
    assert seen > 50


def fights_of(state: State, move: Attack) -> list[tuple[Spot, Spot, int, int]]:
    """Play an attack, without any reaction, and return the fights that it brought."""
    after, happened = state.copy(), list[Event]()
    apply(after, move, lambda event, _now: happened.append(event))
    if after.asking == REACTION:
        apply(after, PASS, lambda event, _now: happened.append(event))
    return [
        (event.attacker, event.defender, event.dealt, event.taken)
        for event in happened
        if isinstance(event, told.Fought)
    ]
