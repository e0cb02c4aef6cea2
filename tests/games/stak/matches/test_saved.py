"""A game of Stak Bots is kept as it stands, and comes out of its file as it was."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from clash_tui.games.kinds import kind_of
from clash_tui.games.stak.cards import house_deck
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Resign, view, write_move, write_position
from clash_tui.match.digest import digest, notation
from clash_tui.match.game_replay import branch
from clash_tui.match.moves_list import play_moves
from clash_tui.match.replay import Replay
from clash_tui.match.saved_game import BadSave, read_save, restore, save_of, write_save
from clash_tui.match.saves import OpenGame, SavedGames
from clash_tui.match.seats import Person, Program, Script, Seat
from clash_tui.match.standing import standing_of
from clash_tui.match.verify import first_difference
from tests.games.stak.played import EVERY_OPTION, begun, play_on

WHEN = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)


def written(match: StakMatch) -> str:
    return write_save(save_of(match, WHEN))


def changed(match: StakMatch, **fields: Any) -> str:
    """Return the file of a game with some of its fields changed."""
    return json.dumps({**json.loads(written(match)), **fields})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_comes_out_of_its_file_as_it_was_after_every_move(players: int) -> None:
    match = begun(players, seed=players, depth=4, **EVERY_OPTION)
    for step in range(40):
        again = restore(read_save(written(match)))
        assert notation(again) == notation(match)
        assert (again.names, again.stands) == (match.names, match.stands)
        if match.outcome is not None:
            break
        play_on(match, seed=step, moves=1)
    assert first_difference(read_save(written(match)), None) is None


def test_a_game_is_saved_continued_and_finished(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    opened = games.begin(play_on(begun(4, depth=3), moves=3))
    games.close(opened)
    (listed,) = games.files()
    assert (listed.problem, listed.finished) == ("", False)
    again = games.open(listed.file)
    assert isinstance(again, OpenGame)
    play_on(again.match)
    games.keep(again)
    games.close(again)
    (listed,) = games.files()
    assert listed.finished
    assert listed.saved.outcome.outcome == again.match.outcome


def test_sb83_a_game_keeps_its_own_deck_whole() -> None:
    """Whatever becomes of the file of the deck."""
    deck = tuple((card, copies) for card, copies in house_deck().counts if card != "core-1")
    own = (*deck, ("core-9", 60 - sum(copies for _card, copies in deck)))
    match = play_on(begun(2, deck=own), moves=5)
    assert dict(restore(read_save(written(match))).setup.deck) == dict(own)


def test_who_sits_there_is_kept() -> None:
    seats = (
        Seat("Ann", Person()),
        Seat("Bolt", Program("greedy", "hard")),
        Seat("Roll", Script(("end",))),
    )
    saved = read_save(written(begun(3, seats=seats)))
    assert saved.seats == seats
    assert saved.format == 3


def test_a_move_is_undone_up_to_what_was_turned_up_or_drawn() -> None:
    match = begun(2, seed=3, first=0)
    before = write_position(match.state)
    match.play(match.game.read_move(f"discard {view(match.state, 0).seats[0].hand[0].card}"))
    assert match.can_undo
    match.undo()
    assert write_position(match.state) == before
    match.redo()
    match.play(match.game.read_move("end"))
    assert not match.can_undo, "B has drawn"


def test_a_game_is_looked_at_again_turn_by_turn_and_branched() -> None:
    match = play_on(begun(3, depth=3))
    replay = Replay(match)
    assert [turn.number for turn in replay.turns] == [*range(1, match.state.turn + 1)]
    other = branch(match, 4)
    assert [*map(write_move, other.moves)] == [*map(write_move, match.moves[:4])]
    assert read_save(written(other)).branched_at == 4


def test_a_list_tells_how_a_game_stands_without_playing_it_in_full() -> None:
    match = play_on(begun(3, depth=3), moves=6)
    assert standing_of(read_save(written(match))) == (match.outcome, match.to_move)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"names": ["Ann", "Ben"]}, "names: there is not one for each player"),
        ({"names": ["Ann"]}, "names: "),
        ({"moves": ["attack A"]}, "move 1 cannot be played: "),
        ({"moves": ["sing"]}, "move 1 cannot be played: “sing” is no move"),
        ({"outcome": {"ending": "last", "results": ["won", "lost"]}}, "outcome.results: "),
        ({"outcome": {"ending": "last", "results": ["won", "won", "lost"]}}, "outcome.results: "),
        ({"outcome": {"ending": "agreed", "results": ["won", "lost", "lost"]}}, "outcome.results"),
        ({"outcome": {"ending": "eaten", "results": ["won", "lost", "lost"]}}, "outcome.ending"),
        ({"own_sets": [1]}, "own_sets"),
    ],
)
def test_a_file_that_cannot_be_is_refused_with_its_place(fields: Any, reason: str) -> None:
    with pytest.raises(BadSave) as bad:
        restore(read_save(changed(begun(3), **fields)))
    assert str(bad.value).startswith(reason)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 7}, "setup.players"),
        ({"depth": 40}, "setup: "),
        ({"first": 3}, "setup: "),
        ({"deck": [["core-1", 1]]}, "setup.deck: a deck has 60 cards"),
    ],
)
def test_a_setup_that_cannot_be_dealt_is_refused(setup: Any, reason: str) -> None:
    document = json.loads(written(begun(3)))
    document["setup"] |= setup
    with pytest.raises(BadSave) as bad:
        read_save(json.dumps(document))
    assert str(bad.value).startswith(reason)


def test_a_game_that_comes_out_otherwise_is_noticed() -> None:
    match = play_on(begun(3, depth=3))
    assert first_difference(read_save(changed(match, turn=77)), None) == (
        f"The file says turn 77, the moves lead to turn {match.state.turn}."
    )
    other = read_save(changed(match, record=digest(begun(3))))
    assert first_difference(other, None) is not None
    assert match.outcome is not None
    results = ["drawn", "drawn", "lost"]
    ended = read_save(changed(match, outcome={"ending": "agreed", "results": results}))
    assert "A draw of Ann and Ben: all agreed to a draw" in str(first_difference(ended, None))


def test_a_game_that_ended_is_told_again_with_all_that_happened() -> None:
    match = begun(2, first=0, depth=1)
    match.play(Resign(0))
    text = kind_of("stak-bots").write_replay(match, save_of(match, WHEN))
    heading, told, _position, end = text.split("\n\n")
    assert heading == "Ann (A), Ben (B)\nStak Bots, Staks of 1 card\n2026-12-01, 1 turn"
    assert "  > resign A\n      Ann gives up" in told
    assert end == "Ben wins: all others gave up\n"


def test_sb73_a_game_that_goes_on_is_told_again_with_nothing_hidden() -> None:
    """What lies face-down, in the supply and in hands can be anything else and reads the same."""
    match = play_on(begun(3, seed=4), moves=12)
    assert match.outcome is None
    text = kind_of("stak-bots").write_replay(match, save_of(match, WHEN))
    position = text.split("\n\n")[2]
    seats = [line for line in position.splitlines() if line[2:3] in set("ABC")]
    assert [line.count("?") for line in seats] == [
        sum(card.card is None for card in seat.stak) + sum(card.card is None for card in seat.hand)
        for seat in view(match.state, None).seats
    ]
    assert "draws a card" in text
    assert f"supply {len(match.state.supply)}\n" in position
    assert text.endswith(f"The game goes on: {match.names[match.to_move]} decides.\n")


def test_moves_can_be_given_as_a_list() -> None:
    match = begun(3, first=2)
    play_moves(match, "# Cem has had enough\nresign C\nresign A\n")
    assert match.outcome.results == ("lost", "won", "lost")
