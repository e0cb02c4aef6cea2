"""Rules of Stak Bots that no single position shows."""

import pytest

from clash_tui.games.stak.rules import (
    LETTERS,
    BadMove,
    BadPosition,
    StakBots,
    State,
    apply,
    legal_moves,
    read_move,
    read_position,
    to_move,
    view,
    write_position,
)
from clash_tui.games.stak.rules import events as told
from clash_tui.games.stak.rules.events import Event

GAME = StakBots()


def after(position: str, *moves: str) -> tuple[State, list[Event]]:
    state, happened = read_position(position), list[Event]()
    for move in moves:
        apply(state, read_move(move), lambda event, _now: happened.append(event))
    return state, happened


def test_sb18_the_order_of_the_heap_leads_to_no_other_shuffle() -> None:
    texts = [
        f"seed 5 0\n* A core-4 core-1 | bountiful-1\n  B core-6 core-1 |\nheap {heap}"
        for heap in ("core-1 core-2 core-3 trip-0", "trip-0 core-3 core-1 core-2")
    ]
    one, other = (after(text, "play bountiful-1")[0] for text in texts)
    assert one.supply == other.supply
    assert one == other


def test_sb18_each_shuffle_of_a_heap_has_its_own_stream() -> None:
    heap = " ".join(f"core-{power}" for power in range(20, 60))
    orders = {
        tuple(after(f"seed {seed} {done}\n* A core-4 core-1 | bountiful-1\n  B core-6 core-1 |\n"
                    f"heap {heap}", "play bountiful-1")[0].supply)
        for seed in (1, 2)
        for done in (0, 1)
    }  # fmt: skip
    assert len(orders) == 4


def test_sb42_sb43_sb44_who_decides_changes_within_a_turn() -> None:
    state, _told = after(
        "* A core-3 (trip-0) core-1 |\n  B core-3 (shot-v4) (trip-0) core-9 |", "attack B"
    )
    assert (state.active, to_move(state), LETTERS[to_move(state)]) == (0, 0, "A")
    apply(state, read_move("choose B"))
    # Trip uncovers a face-down Trip, which acts at once; the Shot's effect is lost.
    assert (state.active, to_move(state)) == (0, 1)
    assert [each.card for each in view(state, None).seats[1].stak][:2] == ["trip-0", "shot-v4"]


def test_sb48_sb49_what_has_one_answer_or_none_is_not_asked() -> None:
    state, happened = after("* A core-3 | reaper-1\n  B core-3 core-1 |", "play reaper-1")
    (chose,) = [event for event in happened if isinstance(event, told.Chose)]
    assert not chose.asked
    assert to_move(state) == 0
    _state, happened = after("* A core-4 (tranq-3) |\n  B core-4 |", "scrap")
    assert not any(isinstance(event, told.NoEffect) for event in happened)
    _state, happened = after("* A core-4 (sidekick-3) |\n  B core-4 |", "scrap")
    assert any(isinstance(event, told.NoEffect) for event in happened)


def test_sb50_choosing_ranges_over_all_staks_that_have_cards() -> None:
    state, _told = after(
        "* A core-3 core-1 | pit-2\n  B out 1\n  C core-4 core-1 |\n  D core-5 core-1 |",
        "play pit-2",
    )
    assert [GAME.write_move(move) for move in legal_moves(state)] == [
        "choose A",
        "choose C",
        "choose D",
    ]


def test_sb63_places_count_from_the_top() -> None:
    state, _told = after(
        "* A core-3 (core-1) core-2 | tranq-2\n  B core-4 (core-1) core-5 |", "play tranq-2"
    )
    texts = [GAME.write_move(move) for move in legal_moves(state)]
    assert texts == ["choose A2", "choose A4", "choose B1", "choose B3"]


def test_sb74_a_card_turned_down_stays_known_to_all() -> None:
    state, _told = after(
        "* A core-3 core-1 | tranq-2\n  B core-4 core-5 core-1 |", "play tranq-2", "choose B2"
    )
    for seat in (None, 0, 1):
        card = view(state, seat).seats[1].stak[1]
        assert (card.card, card.up) == ("core-5", False)


def test_sb73_sb74_of_a_hand_others_see_what_was_returned_alone() -> None:
    state, _told = after(
        "* A core-3 core-1 | begone-3 core-9\n  B core-4 core-1 | core-8", "play begone-3"
    )
    hands = [[card.card for card in view(state, seat).seats[1].hand] for seat in (None, 0, 1)]
    assert hands == [["core-4", None], ["core-4", None], ["core-8", "core-4"]]
    assert [card.card for card in view(state, 1).seats[0].hand] == [None]
    assert view(state, 0).unseen == ("core-8",)


def test_sb72_the_heap_and_all_counts_are_seen_by_all() -> None:
    state = read_position(
        "* A core-3:1 (core-1) | core-2\n  B core-4 core-1 |\nsupply core-6 core-7\n"
        "heap pit-1 core-1"
    )
    seen = view(state, None)
    assert (seen.supply, seen.heap) == (2, ("core-1", "pit-1"))
    assert [(card.card, card.up, card.damage) for card in seen.seats[0].stak] == [
        ("core-3", True, 1),
        (None, False, 0),
    ]
    assert seen.unseen == ("core-1", "core-2", "core-6", "core-7")


@pytest.mark.parametrize(
    ("position", "moves", "shown"),
    [
        ("* A core-3 core-1 | core-2\n  B core-4 core-1 |", ("play core-2", "discard x"), False),
        ("* A core-3 core-1 |\n  B core-4 core-1 |", ("scrap",), False),
        ("* A core-3 (core-1) |\n  B core-4 core-1 |", ("scrap",), True),
        ("* A core-3 core-1 | bountiful-1\n  B core-4 core-1 |\nsupply core-1",
         ("play bountiful-1",), True),
        ("* A core-3 (core-1) core-1 | clumsy-5\n  B core-4 core-1 |", ("play clumsy-5",), False),
        ("* A core-3 (core-1) | clumsy-5\n  B core-4 core-1 |", ("play clumsy-5",), True),
        ("* A core-3 (core-1=) | clumsy-5\n  B core-4 core-1 |", ("play clumsy-5",), False),
        ("* A core-3 | tranq-2\n  B core-4 core-1 |", ("play tranq-2", "choose B1"), False),
        ("* A core-3 | expel-3\n  B core-4 core-1 | core-9", ("play expel-3",), True),
        ("* A core-3 core-2 | core-1\n  B core-4 core-1 |", ("discard core-1",), False),
        ("* A core-5 core-2 |\n  B core-4 | core-9\n  C core-1 |", ("attack B",), True),
        ("option reactive\n* A core-5 core-2 |\n  B core-4 core-1 | core-9",
         ("attack B", "react core-9"), True),
        ("* A core-3 core-1 |\n  B core-4 core-1 |\nsupply core-1\nfed", ("end",), True),
    ],
)  # fmt: skip
def test_sb73_what_shows_something_hidden_cannot_be_taken_back(
    position: str, moves: tuple[str, ...], shown: bool
) -> None:
    _state, happened = after(position, *[move for move in moves if not move.endswith(" x")])
    assert any(GAME.reveals(event) for event in happened) == shown


def test_sb73_others_learn_of_a_move_what_it_showed_them() -> None:
    before = read_position("* A core-3 core-1 | core-2\n  B core-4 core-1 |\nsupply core-1 core-5")
    played = before.copy()
    apply(played, read_move("play core-2"))
    assert GAME.learns(before, played, 1)
    assert not GAME.learns(before, played, 0)
    apply(played, read_move("scrap"))
    ended = played.copy()
    apply(ended, read_move("end"))
    assert GAME.learns(played, ended, 1)
    assert not GAME.learns(played, ended, 0)


def test_sb70_what_was_agreed_at_the_table_stands() -> None:
    taken_back = {"scrap": True, "end": True, "draw A": False, "resign A": False, "accept": False}
    assert {text: GAME.can_be_taken_back(read_move(text)) for text in taken_back} == taken_back


def test_sb69_an_outcome_has_a_result_for_each_seat() -> None:
    state, _told = after("  A out 3\n* B core-3 |\n  C core-1 |\nturn 4", "attack C")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.results, outcome.winner) == ("last", ("lost", "won", "lost"), 1)
    assert legal_moves(state) == []
    assert state.out == [3, 0, 4]
    assert read_position(write_position(state)) == state


@pytest.mark.parametrize(
    "text",
    ["", "play", "play core", "play core-1 G", "attack", "attack G", "choose", "choose B0",
     "choose G1", "choose B1000", "recycle core-1 drawn", "end now", "discard", "react", "resign",
     "draw", "play core-1 B C"],
)  # fmt: skip
def test_what_is_no_move_is_quoted(text: str) -> None:
    with pytest.raises(BadMove) as caught:
        read_move(text)
    assert f"“{text}”" in str(caught.value)


@pytest.mark.parametrize(
    ("position", "told_so"),
    [
        ("", "a line for each"),
        ("* A core-1 |", "a line for each"),
        ("  A core-1 |\n  B core-1 |", "a star"),
        ("* A core-1 |\n* B core-1 |", "one player only"),
        ("* A core-1 |\n  C core-1 |", "in their order"),
        ("* A out\n  B core-1 |", "who is out"),
        ("* A core-1 |\n  B out", "alone has won"),
        ("* A |\n  B core-1 |", "without a Stak"),
        ("* A (core-1) |\n  B core-1 |", "face-down"),
        ("* A core-1:1 |\n  B core-1 |", "as much damage"),
        ("* A cor-1 |\n  B core-1 |", "did you mean"),
        ("* A core_1 |\n  B core-1 |", "is written like"),
        ("* A core-1 (core-1:1) |\n  B core-1 |", "face-up card has damage"),
        ("* A core-1 core-1= |\n  B core-1 |", "hidden one is known"),
        ("* A core-1 | (core-1)\n  B core-1 |", "in a hand"),
        ("* A core-2! |\n  B core-1! |", "only one card attacks"),
        ("* A core-1 |\n  B core-1 |\nwaits A", "has none"),
        ("* A trip-0 |\n  B core-1 |\nwaits A", "until somebody is asked"),
        ("* A trip-0 |\n  B core-1 |\nasks B choice A", "nothing to choose"),
        ("* A reaper-1 |\n  B core-1 |\nasks A choice A", "nothing to choose"),
        ("* A core-1 |\n  B core-1 |\nasks A choice A", "no effect"),
        ("* A expel-3 |\n  B core-1 | core-1\nasks B discard A", "no choice of cards"),
        ("* A core-1 |\n  B core-1 | core-1\nasks B reaction", "no attack waits"),
        ("* A core-1 |\n  B core-1 |\nasks B reaction", "is asked for a reaction"),
        ("* A core-1 |\n  B core-1 |\noffer A C", "not there"),
        ("* A core-1 |\n  B core-1 |\nturn 201", "no such turn"),
        ("* A core-1 |\n  B core-1 |\nplayed 31", "so many"),
        ("* A core-1 |\n  B core-1 |\nover last won", "no line"),
        ("* A core-1 |\n  B core-1 |\nover last won lost lost", "for each seat"),
        ("* A core-1 |\n  B core-1 |\nnonsense", "no line"),
        ("* A core-1 |\n  B core-1 |\n" + "fed\n" * 100, "too long"),
    ],
)
def test_what_is_no_position_is_told(position: str, told_so: str) -> None:
    with pytest.raises(BadPosition, match=told_so):
        read_position(position)


def test_a_state_shows_itself() -> None:
    assert repr(read_position("* A core-1 |\n  B core-1 core-1 | core-2\n")) == (
        "<State turn 1 of 0, Staks+hands 1+0 2+1>"
    )
    assert read_position("* A core-1 |\n  B core-1 |") != "a position"
