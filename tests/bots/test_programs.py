"""Programs at the seats of Stak Bots: what they know, what they play, and that games end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from clash_tui.bots.levels import LEVELS, UnknownLevel, level_of, levels_of
from clash_tui.bots.programs import Stopped, answer, house, luck_of, play_out
from clash_tui.games.stak.rules import (
    ACCEPT_DRAW,
    CHOICE,
    DECLINE_DRAW,
    DISCARD,
    NOTHING,
    REACTION,
    OfferDraw,
    State,
    legal_moves,
    to_move,
    write_position,
)
from clash_tui.match.match import Match
from clash_tui.match.seats import Program, Seat
from tests.bots.stak_tables import ALL_OPTIONS, GAME, match_in, match_of, positions, programs, read
from tests.match.nim import Nim, NimSetup

ASKED = {"random": 400, "child": 400, "greedy": 400, "planner": 48, "strongest": 20}
"""In how many positions each level is asked."""

AHEAD = """* A core-6 core-5 core-5 core-4 core-4 | core-3
  B core-1 |
supply core-3 core-3 core-3 core-3"""


def some_positions(many: int) -> list[State]:
    """Return positions of many games, as many of each kind of question as there are."""
    found: dict[int, list[State]] = {NOTHING: [], CHOICE: [], DISCARD: [], REACTION: []}
    for state in positions(200, **ALL_OPTIONS):
        found[state.asking].append(state)
    rng = Random(2)
    each = many // len(found)
    assert all(len(kind) >= each for kind in found.values())
    return [state for kind in found.values() for state in rng.sample(kind, each)]


def other_world(state: State, rng: Random) -> State:
    """Return a position that looks the same to whoever must decide, with other hidden cards."""
    seat = to_move(state)
    other = GAME.sample(GAME.view(state, seat), rng)
    assert GAME.view(other, seat) == GAME.view(state, seat)
    return other


@pytest.mark.parametrize("level", [level.id for level in levels_of(GAME.id)])
def test_the_choice_depends_on_nothing_hidden(level: str) -> None:
    """SB72, SB73: the same view, other hidden cards, the same chance: the same move."""
    rng = Random(3)
    different = 0
    for luck, state in enumerate(some_positions(ASKED[level])):
        other = other_world(state, rng)
        different += write_position(other) != write_position(state)
        moves = [answer(match_in(each, level), luck=luck) for each in (state, other)]
        assert moves[0] == moves[1]
        assert moves[0] in legal_moves(state)
    assert different > ASKED[level] * 0.9


def test_the_luck_of_a_match_depends_on_nothing_hidden() -> None:
    rng = Random(4)
    for state in some_positions(80):
        shown = GAME.sample(GAME.view(state, None), rng)
        assert luck_of(match_in(state, "greedy")) == luck_of(match_in(shown, "greedy"))
    assert len({luck_of(match_of(["random"] * 2, seed)) for seed in range(50)}) > 40


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_levels_play_legal_moves_with_all_options(players: int) -> None:
    """``Match.play`` refuses any other."""
    ids = [level.id for level in levels_of(GAME.id) if level.id != "strongest"]
    for seed in range(2):
        levels = [ids[(seed + place) % len(ids)] for place in range(players)]
        match = match_of(levels, seed, depth=3, **ALL_OPTIONS)
        play_out(match)
        assert match.outcome is not None


def test_six_of_the_strongest_play_a_whole_game() -> None:
    match = match_of(["strongest"] * 6, 1, depth=2)
    play_out(match)
    assert match.outcome is not None


def test_the_same_game_is_played_again() -> None:
    first, again = (match_of(["greedy", "planner"], 9) for _time in range(2))
    play_out(first)
    play_out(again)
    assert first.moves == again.moves


def test_greedy_beats_random_clearly() -> None:
    won: Counter[str] = Counter()
    for seed in range(60):
        levels = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = match_of(levels, seed)
        play_out(match)
        results = match.outcome.results
        won[levels[results.index("won")] if "won" in results else "nobody"] += 1
    assert won["greedy"] >= 48, won


def test_a_long_game_ends() -> None:
    """SB71: with the deepest Staks of two players, and it can be looked at in between."""
    match = match_of(["greedy", "greedy"], 5, depth=27)
    play_out(match, most=10)
    assert len(match.moves) == 10
    play_out(match)
    assert match.outcome is not None


def test_a_program_that_stands_better_agrees_to_no_draw_and_one_that_stands_worse_does() -> None:
    """SB70: whatever its level."""
    for level in LEVELS:
        match = match_in(read(AHEAD), level.id)
        match.play(OfferDraw(0))
        assert answer(match) == ACCEPT_DRAW
        turned = AHEAD.replace("* A", "  A").replace("  B", "* B")
        match = match_in(read(turned), level.id)
        match.play(OfferDraw(1))
        assert answer(match) == DECLINE_DRAW


def test_programs_stop_between_worlds_and_leave_the_match_as_it_was() -> None:
    match = match_of(["strongest", "greedy"], 1)
    before = match.state.copy()
    for allowed in range(3):
        asked: list[bool] = []

        def stop(asked: list[bool] = asked, allowed: int = allowed) -> bool:
            asked.append(True)
            return len(asked) > allowed

        with pytest.raises(Stopped):
            answer(match, stop=stop)
        assert len(asked) == allowed + 1
    assert match.state == before
    assert match.moves == []
    with pytest.raises(Stopped):
        play_out(match, stop=lambda: True)


def test_people_are_not_answered_for() -> None:
    match = match_of(["greedy", "greedy"], 1)
    people = Match(GAME, match.setup, ["Ann", *programs("greedy")])
    play_out(people)
    assert people.to_move == 0
    with pytest.raises(ValueError, match="no program"):
        answer(people)
    strange = Match(GAME, match.setup, [Seat("Ann", Program("elsewhere", "greedy")), "Ben"])
    play_out(strange)
    assert not strange.moves or strange.to_move in (0, 1)


def test_a_game_that_is_not_judged_has_the_levels_that_need_no_judgement() -> None:
    assert [level.id for level in levels_of("nim")] == ["random"]
    setup = NimSetup(players=2, heaps=(3, 4), coins=(1, 1))
    match = Match(Nim(), setup, programs("random", "random"))
    play_out(match)
    assert match.outcome is not None
    with pytest.raises(LookupError):
        level_of("greedy").player("nim")


def test_levels_have_a_name_and_a_sentence_of_their_own() -> None:
    assert len({level.name for level in LEVELS}) == len({level.id for level in LEVELS})
    assert all(level.sentence.endswith(".") for level in LEVELS)
    with pytest.raises(UnknownLevel, match="'hard'"):
        house("hard")
