"""All ends of a turn, and the best lines of turns."""

from __future__ import annotations

from random import Random

import pytest

from clash_tui.bots.best_first import BestFirst
from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.features import features
from clash_tui.bots.clash.judge import WON, Judge
from clash_tui.bots.clash.weights import read_weights
from clash_tui.bots.turn_ends import End, TurnEnds, best_ends, moves_of, passed
from clash_tui.games.clash.rules import State, apply, legal_moves, to_move, write_move
from tests.bots.clash_positions import GAME, duel_positions, read, solo_positions, some

BOARD = ClashBoard()
JUDGE = Judge(read_weights())


def ends_of(state: State, limit: int = 100_000) -> list[End]:
    return TurnEnds(BOARD, JUDGE.value, limit).of(state)


def every_end(state: State) -> set[object]:
    """Find the ends of a turn by trying everything but positions that were there before."""
    found: set[object] = set()
    seen: set[object] = set()
    waiting = [state.copy()]
    while waiting:
        now = waiting.pop()
        if now.outcome is not None or now.turn != state.turn:
            found.add(now.key())
            continue
        if now.key() in seen:
            continue
        seen.add(now.key())
        for move in legal_moves(now):
            after = now.copy()
            apply(after, move)
            waiting.append(after)
    return found


def test_all_distinct_ends_of_a_turn_are_found() -> None:
    compared = 0
    for state in some(duel_positions(12), 60):
        if to_move(state) != state.active:
            continue
        everything = every_end(state)
        found = ends_of(state)
        # What the other player is asked in the turn is answered as suits them best.
        assert {end.state.key() for end in found} <= everything
        asked = any(
            to_move(position) != state.active
            for end in found
            for position in positions_on(state, end)
        )
        if not asked:
            assert {end.state.key() for end in found} == everything
            compared += 1
    assert compared > 10


def positions_on(state: State, end: End) -> list[State]:
    """Return the positions on the way to an end."""
    now, found = state.copy(), []
    for move in moves_of(end.path):
        while to_move(now) != state.active and now.turn == state.turn:
            found.append(now.copy())
            apply(now, legal_moves(now)[0])
        if move not in legal_moves(now):
            return found
        apply(now, move)
        found.append(now.copy())
    while now.outcome is None and now.turn == state.turn:
        found.append(now.copy())
        apply(now, BOARD.passing(now))
    return found


def test_an_end_comes_about_by_its_path() -> None:
    for state in some(duel_positions(12), 40, seed=3):
        if to_move(state) != state.active:
            continue
        for end in ends_of(state)[:20]:
            now = state.copy()
            for move in moves_of(end.path):
                while to_move(now) != state.active:
                    return
                apply(now, move)
            assert now == end.before
            if now.outcome is None and now.turn == state.turn and to_move(now) == state.active:
                last = passed(BOARD, now)
                assert last.turn == end.state.turn


def test_a_limit_leaves_the_best_ends_first_and_never_none() -> None:
    for state in some(duel_positions(12), 40, seed=5):
        if to_move(state) != state.active:
            continue
        few = TurnEnds(BOARD, JUDGE.value, 10)
        found = few.of(state)
        assert found
        # A turn is finished where it was begun, so a little more is looked at.
        assert few.nodes < 10 + 400
        best = max(ends_of(state), key=lambda end: end.value)
        assert max(end.value for end in found) <= best.value


def test_best_ends_are_different_and_the_best_one_is_first() -> None:
    state = next(state for state in duel_positions(3) if state.turn > 4 and state.pending is None)
    ends = ends_of(state)
    best = list(best_ends(ends, 5))
    assert best[0].value == max(end.value for end in ends)
    assert len({end.state.key() for end in best}) == len(best)


@pytest.mark.parametrize("positions", [duel_positions, solo_positions])
def test_a_position_is_judged_by_the_weighted_sum_of_its_features(positions) -> None:  # type: ignore[no-untyped-def]
    rng = Random(1)
    weights = {
        name: rng.uniform(-1, 1) for state in positions(12) for name in sorted(features(state))
    }
    judge = Judge(weights)
    for state in positions(12):
        expected = sum(weights[name] * value for name, value in features(state).items())
        assert judge.value(state) == pytest.approx(expected)


def test_a_won_game_is_worth_more_than_any_position() -> None:
    state = next(state for state in duel_positions(3) if state.turn == 5)
    while state.outcome is None:
        apply(state, legal_moves(state)[-1])
    winner = state.outcome.winner
    assert JUDGE.value(state) == (WON if winner == state.active else -WON)
    assert all(abs(JUDGE.value(each)) < WON for each in duel_positions(12))


def test_features_and_marks_know_nothing_of_what_is_hidden() -> None:
    """Nobody but its owner knows the order of a hand: a mark is the same for all orders."""
    rng = Random(2)
    for state in some(duel_positions(12), 80, seed=7):
        seat = to_move(state)
        other = BOARD.redeal(state, seat, rng)
        assert BOARD.mark(other) == BOARD.mark(state)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        for each in (0, 1):
            assert BOARD.mark(BOARD.redeal(state, each, rng)) == BOARD.mark(state)


def test_a_deal_keeps_what_was_seen_and_every_card() -> None:
    rng = Random(4)
    changed = 0
    for state in (*some(duel_positions(12), 60), *some(solo_positions(12), 60)):
        seat = 0 if state.solo is not None else to_move(state)
        other = BOARD.redeal(state, seat, rng)
        before, after = state.sides[1 - seat], other.sides[1 - seat]
        cards = (
            (before.hand, after.hand)
            if before.pile is None
            else (
                before.pile.cards,
                after.pile.cards,
            )
        )
        assert sorted(each.number for each in cards[0]) == sorted(each.number for each in cards[1])
        for old, new in zip(*cards, strict=True):
            assert old is new or not (old.bit | new.bit) & state.seen
        changed += cards[0] != cards[1]
    assert changed > 30


WINS = """\
initiation-pack  turn 9  A summoning  mana 7/7
A Bastion  boom | gnome troll zombie ogre baron
B Fort  brute | specter
upper  reptile  ||
lower  ||  jailor
"""


def test_the_best_line_wins_where_the_turn_can_win() -> None:
    """R22: reptile stands before an empty lane, and a Fort of 1 Health falls to it."""
    root = BestFirst(TurnEnds(BOARD, JUDGE.value), nodes=2000).search(read(WINS))
    best = root.best
    assert best.is_over
    assert best.state.outcome is not None
    assert best.state.outcome.winner == 0
    assert root.gives(best) > 40


def test_a_search_stops_at_its_nodes_and_is_the_same_each_time() -> None:
    state = next(state for state in duel_positions(3) if state.turn == 6 and state.pending is None)
    lines = []
    for _ in range(2):
        turns = TurnEnds(BOARD, JUDGE.value)
        root = BestFirst(turns, nodes=3000, answered=False).search(state)
        assert 3000 <= turns.nodes < 3000 + 1500 + 400
        assert root.best.end is not None
        lines.append([write_move(move) for move in moves_of(root.best.end.path)])
    assert lines[0] == lines[1]
