"""A glance at the saved games says whether there is one to continue, as reading them would."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from clash_tui.base.glance import may_continue
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import SavedGames
from tests.match.samples import duel_way, solo_way
from tests.match.test_saves import duel, solo

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)

FILES = {
    "a duel": lambda: write_save(save_of(duel(3, 5), NOW)),
    "a solo game": lambda: write_save(save_of(solo(3, 2), NOW)),
    "a finished duel": lambda: write_save(save_of(duel(3, 1000), NOW)),
    "a finished game without indents": lambda: save_of(solo(3, 1000), NOW).model_dump_json(),
    "a name that looks like an ending": lambda: write_save(
        save_of(duel(3, 5), NOW).model_copy(update={"names": ('"ending": "x"', "Ben")})
    ),
    "the way to a duel": lambda: write_save(way_save_of(duel_way("draft", 4), NOW)),
    "the way to a solo game": lambda: write_save(way_save_of(solo_way("preconstructed", 1), NOW)),
    "a broken file": lambda: '{"format": 1',
    "an empty file": lambda: "",
}


@pytest.mark.parametrize("name", FILES)
def test_it_agrees_with_what_can_be_continued(tmp_path: Path, name: str) -> None:
    (tmp_path / "game.json").write_text(FILES[name]())
    assert may_continue(tmp_path) == bool(SavedGames(tmp_path).unfinished())


def test_a_folder_without_games_has_none(tmp_path: Path) -> None:
    assert not may_continue(tmp_path)
    assert not may_continue(tmp_path / "nothing")
    (tmp_path / "file").write_text("")
    assert not may_continue(tmp_path / "file")
    (tmp_path / ".game.json.lock").write_text("")
    (tmp_path / ".game.json").write_text("{")
    assert not may_continue(tmp_path)


def test_a_folder_called_like_a_game_is_no_reason_to_fall(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    assert may_continue(tmp_path)
