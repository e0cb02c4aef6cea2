"""Every request of the line protocol, in both games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clash_tui import __version__
from clash_tui.bots.levels import levels_of
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparation, SoloPreparation, replay_solo, write_code
from clash_tui.games.kinds import GAMES
from clash_tui.games.stak.rules import Setup, StakBots
from clash_tui.games.stak.share_code import write_code as write_stak_code
from clash_tui.protocol import Session
from clash_tui.protocol.tables import TABLES, table_of
from tests.protocol.talk import DUEL, STAK, ask, check, refused, schemas, told

SOLO = {
    "do": "new",
    "setup": replay_solo(SoloPreparation(seed=3, moves=("deck deck-2",)), default_catalog())
    .setup()
    .model_dump(mode="json"),
}
NEW: dict[str, dict[str, Any]] = {"duel": DUEL, "solo": SOLO, "stak": STAK}


@pytest.fixture(params=[*NEW])
def session(request: pytest.FixtureRequest) -> Session:
    """A session in which a game has begun."""
    begun = Session()
    assert told(begun, NEW[request.param])["ok"]
    return begun


def test_every_game_can_be_played_by_other_programs() -> None:
    assert [*TABLES] == [*GAMES]


def test_hello_tells_the_games_and_their_levels() -> None:
    answer = ask(Session(), "hello", id="first")
    assert (answer["id"], answer["protocol"], answer["program"]) == ("first", 1, "clash-tui")
    assert answer["version"] == __version__
    assert [game["id"] for game in answer["games"]] == [*GAMES]
    for game in answer["games"]:
        assert game["levels"] == [level.id for level in levels_of(game["id"])]
        assert game["decks"] == [*table_of(game["id"]).decks()]


@pytest.mark.parametrize("id", [0, -5, 2**62, "a", "", "Œuvre", None])
def test_an_answer_has_the_id_of_its_request(id: object) -> None:
    session = Session()
    assert ask(session, "hello", id=id)["id"] == id
    assert told(session, {"do": "view", "id": id})["id"] == id
    assert told(session, {"do": "nothing", "id": id})["id"] == id


@pytest.mark.parametrize("id", [True, 1.5, "a\x1b[2J", "x" * 101, [1], 2**70])
def test_what_is_no_id_is_not_echoed(id: object) -> None:
    answer = told(Session(), {"do": "hello", "id": id})
    assert (answer["id"], answer["error"]["code"]) == (None, "bad-field")


# new


def test_a_duel_is_begun_with_two_ready_decks() -> None:
    """R68, R10: A is 0; whoever is said goes first."""
    for first in (0, 1):
        session = Session()
        answer = told(session, {**DUEL, "first": first, "edition": "starter-kit"})
        assert (answer["game"], answer["seats"], answer["played"]) == ("clash-of-decks", 2, 0)
        assert (answer["turn"], answer["active"], answer["to_move"]) == (1, first, first)
        assert ask(session, "view")["view"]["edition"] == "starter-kit"


def test_the_setup_is_that_of_saved_games(session: Session) -> None:
    status = told(session, NEW["stak"])
    assert (status["game"], status["seats"]) == ("stak-bots", 3)
    again = Session()
    setup = Setup(players=3, seed=4, depth=3).model_dump(mode="json")
    told(again, {"do": "new", "game": "stak-bots", "setup": setup})
    assert ask(again, "position") == ask(session, "position")


def test_a_solo_game_is_begun_where_the_setup_has_a_pile() -> None:
    """R72: the rules play for seat 1, and it is never asked."""
    session = Session()
    assert told(session, SOLO)["to_move"] == 0
    assert ask(session, "view")["view"]["solo"] is not None
    for _move in range(40):
        if ask(session, "outcome")["over"]:
            break
        assert ask(session, "legal")["seat"] == 0
        ask(session, "play", move=ask(session, "legal")["moves"][0])


def test_a_share_code_begins_its_deal() -> None:
    """The same code and the same setup are the same game."""
    setup = Setup(players=4, seed=99, recycling=True)
    coded, plain = Session(), Session()
    told(coded, {"do": "new", "code": write_stak_code(setup)})
    told(plain, {"do": "new", "game": "stak-bots", "setup": setup.model_dump(mode="json")})
    assert ask(coded, "position") == ask(plain, "position")
    duel = Preparation(seed=7, moves=("deck deck-1", "deck deck-2"))
    told(coded, {"do": "new", "code": write_code(duel), "game": "clash-of-decks"})
    told(plain, DUEL)
    assert ask(coded, "position") == ask(plain, "position")
    alone = SoloPreparation(seed=3, moves=("deck deck-2",))
    told(coded, {"do": "new", "code": write_code(alone)})
    told(plain, SOLO)
    assert ask(coded, "position") == ask(plain, "position")


def test_a_position_is_written_and_begun_with_again(session: Session) -> None:
    chance = Random(5)
    for _move in range(5):
        ask(session, "play", move=chance.choice(ask(session, "legal")["moves"]))
    position = ask(session, "position")
    again = Session()
    new = {"do": "new", "game": position["game"], "position": position["position"], "seat": 1}
    assert told(again, new)["played"] == 0
    assert ask(again, "position") == position
    assert ask(again, "legal") == ask(session, "legal")
    assert ask(again, "view")["seat"] == 1
    move = ask(again, "legal")["moves"][0]
    for each in (again, session):
        ask(each, "play", move=move)
    assert ask(again, "position") == ask(session, "position")
    assert ask(again, "undo")["played"] == 0
    assert ask(again, "position") == position


def test_a_new_game_takes_the_place_of_the_one_before() -> None:
    session = Session()
    for new in NEW.values():
        assert told(session, new)["played"] == 0
        ask(session, "play", move=ask(session, "legal")["moves"][0])


# view


def test_a_view_is_that_of_the_seat_and_hides_what_it_may_not_know() -> None:
    """SB72: of another hand only what all have seen."""
    session = Session()
    told(session, STAK)
    for seat in range(3):
        view = ask(session, "view", seat=seat)["view"]
        held = [all(card["card"] for card in each["hand"]) for each in view["seats"]]
        assert held == [place == seat for place in range(3)]
    table = ask(session, "view", seat=None)
    assert table["seat"] is None
    assert not any(card["card"] for each in table["view"]["seats"] for card in each["hand"])


def test_whose_eyes_are_meant_is_said_once_or_each_time() -> None:
    session = Session()
    to_move = told(session, STAK)["to_move"]
    assert ask(session, "view")["seat"] == to_move
    told(session, {**STAK, "seat": (to_move + 1) % 3})
    assert ask(session, "view")["seat"] == (to_move + 1) % 3
    assert ask(session, "view", seat=to_move)["seat"] == to_move


def test_views_are_as_their_schemas_say(session: Session) -> None:
    chance = Random(8)
    for _move in range(60):
        for seat in (0, 1, None):
            view = ask(session, "view", seat=seat)["view"]
            game = ask(session, "position")["game"]
            check(view, schemas()["views"][game])
        moves = ask(session, "legal")["moves"]
        if not moves:
            break
        ask(session, "play", move=chance.choice(moves))


# legal, play and undo


def test_what_is_legal_can_be_played_and_taken_back(session: Session) -> None:
    chance = Random(6)
    positions = [ask(session, "position")["position"]]
    for number in range(1, 30):
        legal = ask(session, "legal")
        move = chance.choice(legal["moves"])
        answer = ask(session, "play", move=move, id=number)
        assert (answer["moves"], answer["played"], answer["id"]) == ([move], number, number)
        if answer["over"]:
            break
        assert answer["to_move"] == ask(session, "legal")["seat"]
        positions.append(ask(session, "position")["position"])
    while (status := ask(session, "undo"))["played"]:
        assert ask(session, "position")["position"] == positions[status["played"]]
    assert ask(session, "position")["position"] == positions[0]


def test_several_moves_are_played_at_once_or_none_of_them() -> None:
    session = Session()
    told(session, DUEL)
    answer = ask(session, "play", moves=["troll upper", "attack"])
    assert (answer["moves"], answer["played"], answer["turn"]) == (["troll upper", "attack"], 2, 2)
    told(session, DUEL)
    request = {"do": "play", "moves": ["troll upper", "troll upper", "attack"]}
    assert refused(session, request) == ("illegal-move", "moves.1")
    assert ask(session, "play", move="troll  upper")["moves"] == ["troll upper"]


def test_what_is_done_at_the_table_is_told_apart() -> None:
    """R91: a player resigns, or offers a draw."""
    session = Session()
    told(session, DUEL)
    legal = ask(session, "legal")
    assert legal["table"] == ["resign A", "resign B", "draw A"]
    assert not {*legal["table"]} & {*legal["moves"]}
    assert ask(session, "outcome") == {
        "id": None,
        "ok": True,
        "do": "outcome",
        "over": False,
        "ending": None,
        "results": None,
    }
    answer = ask(session, "play", move="resign A")
    assert (answer["over"], answer["to_move"]) == (True, None)
    outcome = ask(session, "outcome")
    assert (outcome["ending"], outcome["results"]) == ("resigned", ["lost", "won"])
    legal = ask(session, "legal")
    assert (legal["seat"], legal["moves"], legal["table"]) == (None, [], [])
    assert ask(session, "undo")["over"] is False


def test_moves_that_have_shown_something_are_taken_back_too() -> None:
    """SB17: whoever begins the next turn has drawn a card by then."""
    session = Session()
    told(session, STAK)
    before = ask(session, "position")
    turn = 1
    while turn == 1:
        moves = ask(session, "legal")["moves"]
        status = ask(session, "play", move="end" if "end" in moves else moves[-1])
        turn = status["turn"]
    ask(session, "undo", n=status["played"])
    assert ask(session, "position") == before


# best and evaluate


def test_each_level_says_a_move_that_can_be_played(session: Session) -> None:
    game = ask(session, "position")["game"]
    for level in levels_of(game):
        answer = ask(session, "best", level=level.id, nodes=200)
        legal = ask(session, "legal")
        assert answer["move"] in legal["moves"]
        assert (answer["seat"], answer["level"]) == (legal["seat"], level.id)
        kept = hasattr(level.player(game), "nodes")
        assert (answer["nodes"], answer["ignored"]) == ((200, []) if kept else (None, ["nodes"]))
        assert ask(session, "best", level=level.id, nodes=200) == answer
    assert ask(session, "best", nodes=200)["level"] == levels_of(game)[-1].id


def test_the_best_move_depends_on_nothing_hidden_and_changes_nothing() -> None:
    """SB72, SB73: another world that looks the same gets the same answer, its value too."""
    game, chance = StakBots(), Random(9)
    for seed in range(4):
        state = game.initial_state(Setup(players=2, seed=seed))
        other = game.sample(game.view(state, game.to_move(state)), chance)
        answers = []
        for each in (state, other):
            session = Session()
            position = game.write_position(each)
            told(session, {"do": "new", "game": game.id, "position": position})
            answers.append(ask(session, "best", level="planner", nodes=300, luck=seed))
            assert ask(session, "position")["position"] == position
            assert 0 <= answers[-1]["value"] <= 1
            by_view = ask(session, "evaluate", seat=game.to_move(each))
            answers[-1]["by view"] = by_view
        assert answers[0] == answers[1]


def test_an_offered_draw_is_answered() -> None:
    """SB70."""
    session = Session()
    told(session, STAK)
    table = ask(session, "legal")["table"]
    ask(session, "play", move=next(move for move in table if move.startswith("draw")))
    assert ask(session, "best", level="greedy")["move"] in ("accept", "decline")


def test_a_position_is_worth_something_for_each_seat() -> None:
    """SB69: whoever is left alone has won all there is."""
    session = Session()
    told(session, STAK)
    values = ask(session, "evaluate")["values"]
    assert len(values) == 3
    assert sum(values) == pytest.approx(1, abs=0.1)
    assert len(ask(session, "evaluate", seat=2)["values"]) == 3
    for seat in "AB":
        while f"resign {seat}" not in ask(session, "legal")["table"]:
            moves = ask(session, "legal")["moves"]
            ask(session, "play", move="end" if "end" in moves else moves[0])
        ask(session, "play", move=f"resign {seat}")
    assert ask(session, "evaluate")["values"] == [0, 0, 1]


def test_quit_is_the_last_answer() -> None:
    session = Session()
    assert not session.over
    ask(session, "quit")
    assert session.over
