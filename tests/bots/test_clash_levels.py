"""The levels of Clash of Decks: what they know, what they play, and what they never do."""

from __future__ import annotations

from random import Random

import pytest

from clash_tui.bots.levels import LEVELS, level_of, levels_of
from clash_tui.bots.memory import Memory
from clash_tui.bots.player import Stopped, question_of
from clash_tui.bots.programs import answer, house, play_out
from clash_tui.games.clash.matches import Duel, SoloGame, new_duel
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    END_SUMMONING,
    LOWER,
    Move,
    OfferDraw,
    State,
    apply,
    legal_moves,
    to_move,
    write_move,
    write_position,
)
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat
from tests.bots.clash_positions import CATALOG, GAME, duel_positions, read, solo_positions, some
from tests.games.clash.rules import solos

IDS = [level.id for level in LEVELS]
ASKED = {
    "random": 200,
    "child": 120,
    "greedy": 120,
    "planner": 40,
    "answers": 12,
    "strongest": 3,
}
"""In how many positions each level is asked."""
THINKING = ("greedy", "planner", "answers", "strongest")


def choice(level: str, state: State, luck: str = "a program", memory: Memory | None = None) -> Move:
    """Ask a level for a move."""
    question = question_of(GAME, state, 7, f"{level} {luck}", memory=memory)
    move: Move = level_of(level).player(GAME.id).choose(question)
    return move


def test_all_six_levels_play_clash_of_decks() -> None:
    assert [level.id for level in levels_of(GAME.id)] == IDS
    assert len(IDS) == 6


@pytest.mark.parametrize("level", IDS)
def test_the_choice_depends_on_nothing_hidden(level: str) -> None:
    """The same view, another order of the other hand or pile, the same chance: the same move."""
    rng = Random(3)
    different = 0
    count = ASKED[level]
    positions = (*some(duel_positions(12), count), *some(solo_positions(12), count // 2))
    for luck, state in enumerate(positions):
        seat = to_move(state)
        other = GAME.sample(GAME.view(state, seat), rng)
        assert write_position(GAME.view(other, seat)) == write_position(GAME.view(state, seat))
        different += GAME.write_position(other) != GAME.write_position(state)
        chosen = choice(level, state, str(luck))
        assert choice(level, other, str(luck)) == chosen
        assert chosen in legal_moves(state)
    assert different > count * 0.3


@pytest.mark.parametrize("level", [level for level in IDS if level != "strongest"])
def test_duels_and_solo_games_are_played_to_their_end(level: str) -> None:
    few = 3 if level == "answers" else 8
    for number in range(few):
        decks = ("deck-1", "deck-2") if number % 2 else ("deck-4", "deck-3")
        edition = "starter-kit" if number % 3 == 0 else "initiation-pack"
        names = [Seat("Ann", house(level)), Seat("Ben", house("child"))]
        duel = new_duel(decks=decks, seed=number, names=names, edition=edition)
        play_out(duel, most=4000)
        assert duel.outcome is not None
        game = SoloGame(CATALOG, solos.setup_of(number, CATALOG), [Seat("Ann", house(level)), "B"])
        play_out(game, most=2000)
        assert game.outcome is not None


WINS = """\
initiation-pack  turn 9  A summoning  mana 7/7
A Bastion  boom | gnome troll zombie ogre baron
B Fort  brute | specter
upper  reptile  ||
lower  ||  jailor
"""
LAST_CARD = """\
initiation-pack  turn 9  A summoning  mana 9/9
A Fort  | troll
B Bastion  brute specter | gnome zombie
upper  ||
lower  ||
"""
ALMOST_DOWN = """\
initiation-pack  turn 9  A summoning  mana 4/4
A Fort  zombie boom | gnome
B Bastion  brute specter | gnome zombie ogre
upper  ||  reptile
lower  ||
"""
WAITS = """\
initiation-pack  turn 3  A summoning  mana 9/9
A Bastion  annihilation troll | gnome zombie baron
B Bastion  brute specter | jailor zombie ogre
upper  gnome  ||
lower  ||
"""
"""The only creature in play is one's own."""


def after_turn(level: str, state: State) -> State:
    """Let a level play its turn to the end."""
    memory, turn = Memory(), state.turn
    while state.outcome is None and state.turn == turn:
        question = question_of(GAME, state, state.played, level, memory=memory)
        apply(state, level_of(level).player(GAME.id).choose(question))
    return state


@pytest.mark.parametrize("level", THINKING)
def test_a_turn_that_wins_is_played(level: str) -> None:
    """R22, R27: the Fort of 1 Health falls to the creature before the empty lane."""
    state = after_turn(level, read(WINS))
    assert state.outcome is not None
    assert state.outcome.winner == 0


@pytest.mark.parametrize("level", THINKING)
def test_the_last_card_is_not_played(level: str) -> None:
    """R23: an empty hand loses."""
    assert choice(level, read(LAST_CARD)) == END_SUMMONING


@pytest.mark.parametrize("level", THINKING)
def test_the_way_to_a_fort_of_one_health_is_closed(level: str) -> None:
    """R22: reptile would attack the Fort in its empty lane; a creature must stand in its way."""
    state = after_turn(level, read(ALMOST_DOWN))
    assert state.outcome is None
    assert state.sides[0].lanes[LOWER] or not state.sides[1].lanes[LOWER]


@pytest.mark.parametrize("level", THINKING)
def test_an_incantation_is_kept_for_an_enemy(level: str) -> None:
    """R14: it could only destroy one's own gnome."""
    state = read(WAITS)
    after = after_turn(level, state)
    assert [creature.piece.id for creature in after.sides[0].lanes[0]][:1] == ["gnome"]


def test_programs_agree_to_a_draw_where_they_stand_worse() -> None:
    """R91: whatever their level."""
    for level in ("child", "planner"):
        match = at_table(read(WINS), level)
        match.play(OfferDraw(0))
        assert write_move(answer(match)) == write_move(ACCEPT_DRAW)
        turned = WINS.replace("turn 9  A summoning", "turn 10  B summoning")
        match = at_table(read(turned), level)
        match.play(OfferDraw(1))
        assert write_move(answer(match)) == write_move(DECLINE_DRAW)


def at_table(state: State, level: str) -> Match[object, State, Move]:
    """Return a match of programs that stands in a position."""
    duel = new_duel(
        decks=("deck-1", "deck-2"),
        seed=1,
        names=[Seat("Ann", house(level)), Seat("Ben", house(level))],
    )
    duel._positions[-1] = state.copy()
    return duel  # type: ignore[return-value]


def test_a_game_that_is_gone_on_with_has_the_same_program() -> None:
    """What it had planned in the turn comes back when the game is taken up from a file."""
    for seed in range(4):
        played = programs_duel(seed, "planner")
        play_out(played, most=30)
        for moves in range(1, len(played.moves)):
            again = programs_duel(seed, "planner")
            for move in played.moves[:moves]:
                again.play(move)
            assert answer(again) == played.moves[moves]


def programs_duel(seed: int, level: str) -> Duel:
    """Return a duel of two programs of a level."""
    names = [Seat("Ann", house(level)), Seat("Ben", house(level))]
    return new_duel(decks=("deck-2", "deck-4"), seed=seed, names=names)


@pytest.mark.parametrize("level", ["planner", "strongest"])
def test_a_program_that_is_stopped_leaves_the_game_as_it_was(level: str) -> None:
    match = programs_duel(1, level)
    before = match.state.copy()
    allowed = iter([False, False, False] if level == "strongest" else [False])

    def stop() -> bool:
        return next(allowed, True)

    with pytest.raises(Stopped):
        play_out(match, stop=stop)
    assert match.state == before
    assert match.moves == []


def test_an_end_that_was_there_before_counts_against_itself() -> None:
    state = read(WAITS)
    memory = Memory()
    first = choice("planner", state, memory=memory)
    end = state.copy()
    for planned in (first, *(each.move for each in memory.plan)):
        apply(end, planned)
    tired = Memory(past=lambda: [end] * 40)
    again = choice("planner", state, memory=tired)
    moves = [again, *(each.move for each in tired.plan)]
    assert moves != [first, *(each.move for each in memory.plan)]


def test_two_programs_agree_on_a_draw_in_a_game_without_an_end() -> None:
    """R91: where both only defend, nobody would ever win."""
    match = programs_duel(1, "child")
    match.state.turn = 100
    play_out(match)
    assert match.outcome is not None
    assert (match.outcome.winner, [write_move(move) for move in match.moves]) == (
        None,
        ["draw A" if match.moves[0] == OfferDraw(0) else "draw B", "accept"],
    )
    # Nobody is offered a draw who did not ask.
    alone = new_duel(decks=("deck-2", "deck-4"), seed=1, names=["Ann", Seat("B", house("child"))])
    alone.state.turn = 100
    while alone.to_move == 0:
        alone.play(alone.legal_moves()[-1])
    assert not isinstance(answer(alone), OfferDraw)
