"""Saved games: what is written is what is played on; a broken file is refused and stays."""

import json
import random
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import SoloPreparation
from clash_tui.games.clash.matches import Duel, SoloGame, new_duel
from clash_tui.games.clash.rules import SoloOptions, SoloSetup, read_move, view, write_position
from clash_tui.match.saved_game import FORMAT, BadSave, read_save, restore, save_of, write_save
from clash_tui.match.saves import MOST_BYTES, MOST_FINISHED, NotSaved, SavedGames

CATALOG = default_catalog()
NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def duel(seed: int = 7, moves: int = 0) -> Duel:
    """Return a duel after some random moves."""
    match = new_duel(decks=("deck-1", "deck-3"), seed=seed, names=("Ann", "Ben"))
    return played(match, seed, moves)


def solo(seed: int = 7, moves: int = 0) -> SoloGame:
    """Return a solo game after some random moves."""
    deck = CATALOG.deck("deck-2").cards
    rest = [card.id for card in CATALOG.set("initiation-pack").cards if card.id not in deck]
    setup = SoloSetup(
        deck=deck, pile=tuple(rest), options=SoloOptions(opponent_first=True), seed=seed
    )
    return played(
        SoloGame(CATALOG, setup, ("Ann", "Opponent"), SoloPreparation(seed=seed)), seed, moves
    )


def played(match, seed: int, moves: int):
    rng = random.Random(seed)
    for _ in range(moves):
        if match.outcome is not None:
            break
        match.play(rng.choice(match.legal_moves()))
    return match


def position(match) -> str:
    return write_position(view(match.state, None, all_open=True))


@pytest.mark.parametrize("make", [duel, solo])
@pytest.mark.parametrize("moves", [0, 1, 9, 60])
def test_a_game_goes_on_from_its_text_as_it_stood(make, moves):
    match = make(3, moves)
    saved = read_save(write_save(save_of(match, NOW)))
    again = restore(saved, CATALOG)
    assert type(again) is type(match)
    assert position(again) == position(match)
    assert again.moves == match.moves
    assert again.stands == match.stands
    assert [repr(event) for event in again.events] == [repr(event) for event in match.events]


def test_what_stands_cannot_be_taken_back_after_all():
    match = duel(3, 5)
    match.reveal()
    again = restore(read_save(write_save(save_of(match, NOW))), CATALOG)
    assert not again.can_undo


def damaged(**changes: object) -> str:
    document = json.loads(write_save(save_of(duel(3, 4), NOW)))
    document.update(changes)
    return json.dumps({key: value for key, value in document.items() if value != "GONE"})


FAULTS: dict[str, tuple[str | dict[str, object], str]] = {
    "empty": ("", "damaged"),
    "cut": ("{", "damaged"),
    "list": ("[]", "table"),
    "newer": ({"format": FORMAT + 1}, "newer version of the program"),
    "newer kind": ({"format": FORMAT + 1, "flags": ["new"], "kind": "trio"}, "newer version"),
    "other game": ({"game": "chess"}, "game"),
    "other kind": ({"kind": "solo"}, "setup"),
    "one name": ({"names": ["Ann"]}, "names"),
    "no names": ({"names": "GONE"}, "names: it is missing"),
    "no time": ({"begun": "yesterday"}, "begun"),
    "below nothing": ({"stands": -1}, "stands"),
    "more": ({"extra": 1}, "no such field"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_damaged_text_is_refused_with_its_place(fault):
    given, reason = FAULTS[fault]
    text = given if isinstance(given, str) else damaged(**given)
    with pytest.raises(BadSave, match=reason) as bad:
        read_save(text)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"moves": ["attack", "dance"]}, "move 2 cannot be played: .*dance"),
        ({"moves": ["kraken upper"]}, "move 1 cannot be played"),
        ({"setup": {"decks": [["x"] * 8, ["y"] * 8], "seed": 1}}, "card twice"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_number(changes, reason):
    with pytest.raises(BadSave, match=reason):
        restore(read_save(damaged(**changes)), CATALOG)


# -- the folder


def test_each_game_has_a_file_of_its_own_and_the_last_played_stands_first(tmp_path):
    games = SavedGames(tmp_path)
    first, second = games.begin(duel()), games.begin(solo())
    assert first.file != second.file
    second.match.play(second.match.legal_moves()[0])
    games.keep(second)
    first.match.play(read_move("attack"))
    games.keep(first)
    listed = games.unfinished()
    assert [game.file for game in listed] == [first.file, second.file]
    assert listed[0].saved is not None
    assert listed[0].saved.moves == ("attack",)


def test_a_game_that_is_open_here_cannot_be_opened_there(tmp_path):
    games, others = SavedGames(tmp_path), SavedGames(tmp_path)
    game = games.begin(duel())
    with pytest.raises(BadSave, match="open in another window"):
        others.open(game.file, CATALOG)
    games.close(game)
    again = others.open(game.file, CATALOG)
    assert position(again.match) == position(game.match)


def test_two_games_that_begin_in_the_same_second_have_files_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setattr("clash_tui.match.saves.datetime", Mock(now=lambda _zone: NOW))
    games, others = SavedGames(tmp_path), SavedGames(tmp_path)
    first = games.begin(duel())
    # The other window sees no file yet, only that somebody is about to make it.
    first.file.unlink()
    second = others.begin(duel())
    assert second.file.exists()
    assert second.file != first.file


def test_what_a_crash_left_of_a_first_write_is_swept_and_no_write_of_another_window(tmp_path):
    games, others = SavedGames(tmp_path), SavedGames(tmp_path)
    mine = others.begin(duel())
    mine.file.unlink()
    written = tmp_path / f".{mine.file.name}.abc"
    left = tmp_path / ".2026-01-01-000000-1.json.xyz"
    for part in (written, left):
        part.write_text("half")
    games.begin(duel())
    assert written.exists()
    assert not left.exists()
    others.close(mine)
    games.begin(duel())
    assert not written.exists()


def test_broken_files_are_listed_with_name_and_reason_and_stay(tmp_path):
    games = SavedGames(tmp_path)
    kept = games.begin(duel())
    games.close(kept)
    broken = {
        "cut.json": kept.file.read_bytes()[:100],
        "empty.json": b"",
        "huge.json": b" " * (MOST_BYTES + 1),
        "moves.json": damaged(moves=["attack", "kraken upper"]).encode(),
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
    listed = {game.file.name: game for game in games.unfinished()}
    assert set(listed) == {kept.file.name, *broken}
    for name in ("cut.json", "empty.json", "huge.json"):
        assert listed[name].saved is None
        assert listed[name].problem.startswith(f"{name}: ")
    with pytest.raises(BadSave, match=r"moves\.json: move 2 cannot be played"):
        games.open(tmp_path / "moves.json", CATALOG)
    for name, content in broken.items():
        assert (tmp_path / name).read_bytes() == content


def test_a_folder_that_cannot_be_written_says_so(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with pytest.raises(NotSaved, match="file"):
        SavedGames(blocked / "games").begin(duel())
    assert SavedGames(tmp_path / "nowhere").games() == []


def test_only_the_oldest_finished_games_are_removed(tmp_path):
    games = SavedGames(tmp_path)
    running = games.begin(duel())
    games.keep(running)
    finished = duel(3, 1000)
    assert finished.outcome is not None
    text = write_save(save_of(finished, NOW))
    for number in range(MOST_FINISHED + 3):
        saved = json.loads(text) | {"changed": f"2026-01-01T00:{number // 60:02}:{number % 60:02}Z"}
        (tmp_path / f"old-{number}.json").write_text(json.dumps(saved))
    games.prune()
    left = {file.name for file in Path(tmp_path).glob("*.json")}
    assert running.file.name in left
    assert len(left) == MOST_FINISHED + 1
    assert not {"old-0.json", "old-1.json", "old-2.json"} & left


def test_r33_an_answer_that_is_asked_for_no_more_is_passed_over():
    """Older versions asked for an order of return where it made no difference."""
    match = duel(3, 9)
    saved = save_of(match, NOW)
    moves = ("return zombie gnome", *saved.moves)
    again = restore(saved.model_copy(update={"moves": moves, "stands": saved.stands + 1}), CATALOG)
    assert position(again) == position(match)
    assert again.moves == match.moves
    assert again.stands == match.stands
