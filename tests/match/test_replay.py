"""A game as a line of positions: by event, by move, by turn, and on from any of them."""

import json
from collections import Counter

import pytest

from clash_tui.games.clash.matches.eyes import Eyes, eyes_for, replay_of, seen_by
from clash_tui.games.clash.matches.old_endings import old_sentence
from clash_tui.games.clash.matches.replay_list import ReplayList
from clash_tui.games.clash.rules import OfferDraw, Phase, events, view, write_position
from clash_tui.games.clash.rules.state import Outcome
from clash_tui.games.clash.words import telling
from clash_tui.games.clash.words.move_words import move_words
from clash_tui.match.game_replay import branch
from clash_tui.match.saved_game import read_save, read_saved, restore, save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.verify import first_difference
from tests.match.samples import duel_way
from tests.match.test_saves import CATALOG, NOW, duel, position, solo

MAKERS = pytest.mark.parametrize("make", [duel, solo])


@MAKERS
@pytest.mark.parametrize("moves", [0, 1, 40, 1000])
def test_each_event_is_a_step_and_each_move_ends_where_it_left_the_game(make, moves):
    match = make(3, moves)
    replay = replay_of(match)
    told = [step.told.event for step in replay.steps if step.told is not None]
    assert told == list(match.events)
    for move, state in enumerate(match.positions):
        step = replay.end_of_move(move)
        assert replay.steps[step].state is state
        assert (replay.steps[step].move, replay.moves_at(step)) == (move, move)
    assert replay.end_of_move(-1) == replay.end_of_move(0)
    assert replay.end_of_move(len(match.moves) + 1) == replay.last


@MAKERS
def test_the_way_there_is_the_way_back(make):
    replay = replay_of(make(3, 60))
    for step in range(replay.last):
        begins = [turn.first for turn in replay.turns]
        assert replay.by_turn(step, 1) == next((s for s in begins if s > step), replay.last)
        assert replay.by_turn(step, -1) == max((s for s in begins if s < step), default=0)
        told = replay.told(step)
        assert not told or told[-1] is replay.steps[step].told
    assert replay.by_turn(replay.last, 1) == replay.last


@MAKERS
def test_turns_follow_each_other_and_tell_how_both_sides_stood_after_them(make):
    match = make(3, 1000)
    replay = replay_of(match)
    assert [turn.number for turn in replay.turns] == list(range(1, match.state.turn + 1))
    assert [turn.first for turn in replay.turns[1:]] == [
        turn.last + 1 for turn in replay.turns[:-1]
    ]
    for place, turn in enumerate(replay.turns):
        assert replay.turn_at(turn.first) == replay.turn_at(turn.last) == place
        sides = view(replay.steps[turn.last].state, None).sides
        health = [
            (side.fort, side.health if side.pile is None else side.pile.size) for side in sides
        ]
        assert [tuple(standing) for standing in turn.standings] == health
    assert len({turn.standings for turn in replay.turns}) > 3


def test_everybody_sees_what_is_theirs():
    match = duel(3, 8)
    assert eyes_for(match) == tuple(Eyes)
    hidden = {
        eyes: [
            sum(held.card is None for held in side.hand)
            for side in seen_by(match.state, eyes).sides
        ]
        for eyes in Eyes
    }
    assert hidden[Eyes.ALL] == [0, 0]
    assert hidden[Eyes.A][0] == hidden[Eyes.B][1] == 0
    assert hidden[Eyes.TABLE] == [hidden[Eyes.B][0], hidden[Eyes.A][1]]
    assert min(hidden[Eyes.TABLE]) > 0
    alone = solo(3, 4)
    assert eyes_for(alone) == (Eyes.ALL, Eyes.A)
    piles = [seen_by(alone.state, eyes).sides[1].pile for eyes in eyes_for(alone)]
    assert [None in pile.order for pile in piles] == [False, True]


@MAKERS
@pytest.mark.parametrize("moves", [0, 2, 5])
def test_a_branch_goes_its_own_way_from_the_same_position(make, moves):
    match = make(3, 30)
    told = list(match.events)
    new = branch(match, moves)
    assert position(new) == write_position(view(match.positions[moves], None, all_open=True))
    assert list(new.events) == told[: len(new.events)]
    assert (new.branched_at, new.can_undo) == (moves, False)
    new.play(new.legal_moves()[-1])
    assert list(match.events) == told
    again = restore(read_save(write_save(save_of(new, NOW))), CATALOG)
    assert (position(again), again.branched_at) == (position(new), moves)
    assert save_of(match, NOW).branched_at is None


def test_every_kind_of_move_has_words():
    words: Counter[str] = Counter()
    for match in (duel(3, 1000), duel(4, 300), solo(5, 1000)):
        for move, told in zip(match.moves, match.history, strict=True):
            words[move_words(move, told, CATALOG)] += 1
    match = duel(3, 2)
    for move in (
        OfferDraw(match.to_move),
        *(match.game.read_move(m) for m in ("decline", "attack")),
    ):
        words[move_words(move, match.play(move), CATALOG)] += 1
    assert {"attack", "offer a draw", "play on"} <= set(words)
    assert any(", upper lane" in text for text in words)
    assert any(" on " in text and not text.endswith(" on ") for text in words)
    assert not any("{" in text or not text.strip() for text in words)


# -- what the file says and what comes out


def finished(match=None):
    """Return the file of a finished game as a table."""
    match = match or duel(3, 1000)
    assert match.state.phase is Phase.OVER
    return json.loads(write_save(save_of(match, NOW)))


def of_first_form(document: dict) -> dict:
    """Return the file of a finished game as the first form had it."""
    names, outcome = document["names"], Outcome(**document["outcome"])
    old = {"format": 1, "ending": old_sentence(outcome, tuple(names))}
    return {**{key: value for key, value in document.items() if key not in NEW}, **old}


NEW = ("outcome", "own_sets")
"""The fields that the first form had not."""
PILE_EMPTY = {"winner": 0, "ending": "pile-empty"}


def difference(document: dict) -> str | None:
    return first_difference(read_save(json.dumps(document)), CATALOG)


@MAKERS
def test_a_game_comes_out_as_its_file_says(make):
    assert difference(finished(make(3, 1000))) is None
    assert first_difference(save_of(make(3, 4), NOW), CATALOG) is None


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"turn": 2}, "The file says turn 2, the moves lead to turn "),
        ({"outcome": None}, "The file says that the game goes on; it ends: "),
        ({"outcome": PILE_EMPTY}, "The file says “Ann wins: the pile is empty”; it ends: "),
        ({"moves": ["attack", "dance"]}, "move 2 cannot be played: “dance” is no move"),
        ({"moves": ["attack"], "turn": 2}, "The file says “"),
        ({"record": "0" * 64}, "The moves can be played, but what they bring is not what"),
    ],
)
def test_the_first_difference_is_told_in_one_sentence(changes, told):
    text = difference({**finished(), **changes})
    assert text is not None
    assert text.startswith(told)
    assert text.endswith(".")
    assert "\n" not in text


@MAKERS
def test_a_game_goes_on_in_the_turn_that_is_looked_at(make):
    """Where a turn has just begun the new game begins with it, and never with the one before."""
    match = make(3, 1000)
    replay = replay_of(match)
    for turn in replay.turns:
        moves = replay.moves_at(turn.first)
        decided = match.positions[moves].turn
        if make is duel or turn.number % 2 == 0:
            assert decided == turn.number
        else:
            # The turn of the pile: the attack that led to it, or what comes after its first one.
            assert decided <= turn.number or moves == 0
    for step, here in enumerate(replay.steps):
        moves = replay.moves_at(step)
        assert match.positions[moves].turn <= here.state.turn or moves == 0
        assert moves in (here.move, here.move - 1)


@MAKERS
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_list_leads_through_the_whole_game_and_back(make, seed):
    match = make(seed, 1000)
    replay = replay_of(match)
    listed = ReplayList(match, replay)
    lines = [line for line in listed.lines if not line.heading]
    steps = [line.step for line in lines]
    assert [line.move for line in lines if line.move] == list(range(1, len(match.moves) + 1))
    assert steps == sorted(steps)
    assert steps[-1] == replay.last
    here, seen = replay.last, [replay.last]
    while here:
        here = listed.beside(here, -1)
        seen.append(here)
    assert {*steps} <= {*seen}
    for step in range(replay.last + 1):
        line = listed.lines[listed.place_of(step)]
        assert line.step >= step
        assert listed.beside(step, 1) == next((s for s in steps if s > step), replay.last)
    if make is duel:
        assert steps == [replay.end_of_move(move) for move in range(len(match.moves) + 1)]


def test_the_list_tells_the_turns_of_the_pile_with_the_cards_it_revealed():
    match = solo(4, 1000)
    lines = ReplayList(match, replay_of(match)).lines
    told = [line.text for line in lines]
    turns = [line.text for line in lines if line.heading]
    assert turns[:4] == ["Turn 1: Opponent", "Turn 2: Ann", "Turn 3: Opponent", "Turn 4: Ann"]
    start = told.index("Turn 3: Opponent")
    assert told[start - 1 : start + 5] == [
        "attack",
        "Turn 3: Opponent",
        "Partisan, upper lane",
        "Martyr, lower lane",
        "attack",
        "Turn 4: Ann",
    ]
    revealed = sum(isinstance(event, events.Revealed) for event in match.events)
    assert sum(line.move is None and not line.heading for line in lines) >= revealed + 1


def test_a_game_that_goes_on_is_compared_too():
    document = json.loads(write_save(save_of(duel(3, 9), NOW)))
    assert difference(document) is None
    text = difference({**document, "record": "0" * 64})
    assert text == (
        "The moves can be played, but what they bring is not what the file has on record."
    )


def test_a_game_that_is_being_prepared_is_gone_again():
    way = json.loads(write_save(way_save_of(duel_way("draft", 4), NOW)))
    assert first_difference(read_saved(json.dumps(way)), CATALOG) is None
    way["preparation"]["moves"][2] = "kraken"
    text = first_difference(read_saved(json.dumps(way)), CATALOG)
    assert text == "Move 3: There is no card called 'kraken'."


# -- files of the first form


@MAKERS
def test_a_file_of_the_first_form_comes_out_as_it_says_in_any_language(make, monkeypatch):
    old = of_first_form(finished(make(3, 1000)))
    assert difference(old) is None
    monkeypatch.setattr(telling, "_", lambda text: f"<{text}>")
    assert difference(old) is None
    assert read_save(json.dumps(old)).ended is not None


def test_a_file_of_the_first_form_that_goes_on_is_compared_by_its_turn():
    old = json.loads(write_save(save_of(duel(3, 9), NOW)))
    old = {key: value for key, value in old.items() if key not in NEW}
    old |= {"format": 1, "ending": None, "record": None}
    assert difference(old) is None
    assert "The file says turn 90" in (difference({**old, "turn": 90}) or "")


def test_a_file_of_the_first_form_is_compared_by_its_sentence():
    old = of_first_form(finished())
    text = difference({**old, "ending": "Ben wins"})
    assert text is not None
    assert text.startswith("The file says “Ben wins”; it ends: ")
    assert read_save(json.dumps({**old, "ending": "Ben wins"})).finished
