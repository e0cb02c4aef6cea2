"""A game that nothing in match and records has heard of: Nim, of three players.

It is played, saved, killed, continued, undone, replayed and counted with one line in the list of
games.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from clash_tui.games.kinds import GAMES, UnknownGame, kind_of
from clash_tui.match import Match, play_moves
from clash_tui.match.counting import results_in
from clash_tui.match.game_replay import branch, open_file
from clash_tui.match.line import Line
from clash_tui.match.replay import Replay
from clash_tui.match.saved_game import BadSave, read_save, read_saved, restore, save_of, write_save
from clash_tui.match.saves import OpenGame, SavedGames
from clash_tui.match.seats import Person, Program, Rules, Script, Seat
from clash_tui.match.standing import standing_of
from clash_tui.match.verify import first_difference
from clash_tui.records import RecordStore, games_of, scores_by_deck, scores_by_player, write_csv
from clash_tui.records.table import GAMES as GAME_COLUMNS
from clash_tui.records.table import write_table
from tests.match.nim import Heaps, Nim, NimSetup, Take
from tests.match.samples import NOW

ROOT = Path(__file__).resolve().parents[2]
SETUP = NimSetup(players=3, heaps=(3, 4, 5), coins=(1, 2, 1))
NAMES = ("Ann", "Ben", "Cid")
WHOLE = "take 3 of 1\ntake 4 of 2\ntake 2 of 3\ntake 3 of 3  # Ann has to"


@pytest.fixture(autouse=True)
def _nim_is_a_game(monkeypatch):
    monkeypatch.setitem(GAMES, "nim", "tests.match.nim")


def nim(*seats):
    return Match(Nim(), SETUP, seats or NAMES)


def against(*scripts):
    """Return a game of Ann against two scripts."""
    seats = [Seat(name, Script(moves)) for name, moves in zip(NAMES[1:], scripts, strict=True)]
    return nim("Ann", *seats)


def answer(match):
    """Let the scripts play."""
    while (move := match.answer()) is not None:
        match.play(move)


def again(match):
    """Return a game as its file gives it back."""
    return restore(read_save(write_save(save_of(match, NOW))), None)


def test_it_is_played_by_three():
    match = nim()
    play_moves(match, WHOLE)
    assert match.outcome.results == ("lost", "won", "won")
    assert [told.event.player for move in match.history for told in move] == [0, 1, 2, 0]
    with pytest.raises(ValueError, match="2 seats, and 3 play"):
        nim("Ann", "Ben")


def test_it_is_saved_and_continued(tmp_path):
    games = SavedGames(tmp_path)
    opened = games.begin(nim())
    play_moves(opened.match, "take 1 of 3")
    games.keep(opened)
    games.close(opened)
    (listed,) = games.unfinished()
    assert (listed.problem, listed.saved.kind, listed.saved.names) == ("", "nim", NAMES)
    assert standing_of(listed.saved, None) == (None, 1)
    going_on = games.open(listed.file, None)
    assert isinstance(going_on, OpenGame)
    play_moves(going_on.match, "take 2 of 3")
    games.keep(going_on)
    games.close(going_on)
    (listed,) = games.unfinished()
    assert listed.saved.moves == ("take 1 of 3", "take 2 of 3")


def test_what_is_laid_before_it_is_kept_too(tmp_path):
    games = SavedGames(tmp_path)
    opened = games.begin_way(Heaps(NAMES, (3, 4)))
    games.close(opened)
    (listed,) = games.unfinished()
    assert listed.way.heaps == (3, 4)
    assert games.open(listed.file, None).way == Heaps(NAMES, (3, 4))
    damaged = listed.way.model_copy(update={"heaps": (3, 0)})
    assert first_difference(damaged, None) == "a heap is empty."


def test_it_is_killed_and_nothing_is_lost(tmp_path):
    command = [sys.executable, "-m", "tests.match.nim_played", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _move in range(5):
            child.stdout.readline()
        child.kill()
        told = 5 + len(child.stdout.readlines())
    (listed,) = SavedGames(tmp_path).unfinished()
    opened = SavedGames(tmp_path).open(listed.file, None)
    assert len(opened.match.moves) in (told, told + 1)


def test_undo_leads_to_the_own_last_decision_over_the_answers():
    match = against(("take 1 of 2", "take 1 of 3"), ("take 1 of 2",))
    before = Nim().write_position(match.state)
    match.play(Take(0, 1))
    answer(match)
    after = Nim().write_position(match.state)
    assert (len(match.moves), match.to_move, match.can_undo) == (3, 0, True)
    assert match.undo() == Take(0, 1)
    assert (match.moves, Nim().write_position(match.state)) == ([], before)
    assert not match.can_undo
    assert len(match.redo()) == 3
    assert Nim().write_position(match.state) == after
    assert not match.can_redo
    assert again(match).undo() == Take(0, 1)


def test_undo_never_leads_over_what_a_person_has_seen_unless_it_is_counted():
    """Cid takes a heap's last stick, and the coin lies open for Ann too."""
    match = against(("take 3 of 2",), ("take 1 of 2",))
    match.play(Take(0, 1))
    answer(match)
    assert (len(match.moves), match.stands, match.can_undo) == (3, 3, False)
    assert match.undo() is None
    assert match.can_take_back_turn
    assert not match.turn_is_free
    assert match.take_back_turn()
    assert (match.moves, match.taken_back) == ([], 1)


def test_a_coin_that_only_programs_see_is_nothing_to_a_table_without_people():
    match = nim(Seat("Ann", Program("greedy", "2")), *(Seat(name, Rules()) for name in NAMES[1:]))
    match.play(Take(0, 3))
    assert (match.stands, match.can_undo) == (0, False)


def test_a_script_that_cannot_go_on_leaves_the_seat_to_the_keyboard():
    match = against(("take 9 of 1",), ("no move",))
    match.play(Take(0, 1))
    assert match.answer() is None
    match.play(Take(0, 1))
    assert match.answer() is None
    # What was decided at the keyboard is taken back one by one.
    assert match.undo() == Take(0, 1)
    assert match.to_move == 1


def test_it_is_replayed(tmp_path):
    match = nim()
    play_moves(match, WHOLE)
    games = SavedGames(tmp_path)
    opened = games.begin(match)
    saved, played = open_file(opened.file, None)
    replay = Replay(played)
    assert [(turn.number, turn.first) for turn in replay.turns] == [(1, 0), (2, 1), (3, 2), (4, 3)]
    assert kind_of("nim").write_replay(played, saved).splitlines()[0] == "take 3 of 1"
    assert first_difference(saved, None) is None
    other = saved.model_copy(update={"outcome": saved.outcome.model_copy(update={"loser": 1})})
    assert first_difference(other, None) == ("The file says “Ben has lost”; it ends: Ann has lost.")
    own = branch(played, 2)
    assert (own.branched_at, own.names, own.to_move) == (2, NAMES, 2)


def test_it_is_counted(tmp_path):
    games, store = SavedGames(tmp_path), RecordStore(tmp_path / "records.sqlite")
    match = nim("Ann", "Ben", Seat("Cid", Program("greedy")))
    play_moves(match, WHOLE)
    games.close(games.begin(match))
    (listed,) = games.finished()
    assert store.add(results_in(listed, None))
    ann, ben = scores_by_player(store.results())
    assert [(each.name, each.wins, each.losses) for each in (ann, ben)] == [
        ("Ann", 0, 1),
        ("Ben", 1, 0),
    ]
    assert ann.results[0].opponent == "Ben & Cid"
    (game,) = games_of(store.results())
    assert game.winner == "Ben"
    assert "Nim" in write_table(GAME_COLUMNS, [game])
    assert scores_by_deck(store.results()) == ()
    assert write_csv(store.results()).count("nim") == 2


def test_programs_look_ahead_in_it():
    line = Line(Nim(), nim().state)
    line.push(Take(2, 5))
    assert line.to_move == 1
    assert line.pop() == Take(2, 5)
    view = Nim().view(line.state, 0)
    assert Nim().read_position(Nim().write_position(line.state)).heaps == list(view[0])


@pytest.mark.parametrize(
    "sits",
    [Program("greedy"), Program("greedy", "hard"), Script(()), Script(("take 1 of 1",)), Rules()],
)
def test_who_sits_there_is_kept(sits):
    match = nim("Ann", Seat("Ben", sits), "Cid")
    text = write_save(save_of(match, NOW))
    assert json.loads(text)["format"] == 3
    assert again(match).seats == match.seats == branch(match, 0).seats


def test_a_game_of_people_says_nothing_but_their_names():
    fields = json.loads(write_save(save_of(nim(), NOW)))
    assert (fields["format"], "sits" in fields) == (2, False)
    assert {each.sits for each in again(nim()).seats} == {Person()}


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"sits": ["person"]}, "sits: there is not one for each name"),
        ({"sits": ["person", "cat", "person"]}, "cat"),
        ({"sits": ["person", {"program": ""}, "person"]}, "it is empty"),
        ({"names": ["Ann", "Ben"]}, "2 seats, and 3 play"),
        ({"format": 4, "sits": ["robot"]}, "newer version of the program"),
        ({"game": "chess"}, "chess is no game of this program"),
        ({"game": 7}, "is not one of"),
    ],
)
def test_a_damaged_file_is_refused_with_a_reason(changed, reason):
    fields = json.loads(write_save(save_of(nim(), NOW)))
    with pytest.raises(BadSave, match=reason):
        restore(read_saved(json.dumps(fields | changed)), None)


def test_a_game_that_is_not_in_the_list_is_unknown(monkeypatch):
    with pytest.raises(UnknownGame):
        kind_of("chess")
    monkeypatch.setitem(GAMES, "chess", "tests.match.nim")
    with pytest.raises(ValueError, match="KIND is 'nim', and listed as 'chess'"):
        kind_of("chess")
