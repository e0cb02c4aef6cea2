"""Games that were recorded once come out the same, byte for byte, as long as they can be read."""

import json
from collections import Counter
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards.catalog import load_catalog
from clash_tui.games.clash.matches.replay_text import ending_of
from clash_tui.games.clash.matches.saved import SavedDuel
from clash_tui.match.digest import notation
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from clash_tui.match.verify import first_difference
from tests.golden_games.make import FOLDER, TODAY

CATALOG = load_catalog(assets_dir("clash"))
OLD = sorted(file.stem for file in FOLDER.glob("*.json"))
"""Games of the first form."""
GAMES = sorted(file.stem for file in TODAY.glob("*.json"))


@pytest.mark.parametrize("file", [*FOLDER.glob("**/*.json")], ids=lambda file: str(file)[-40:])
def test_a_recorded_game_comes_out_the_same(file: Path) -> None:
    """Whatever form its file has, and without the own sets that some were played with."""
    saved = read_save(file.read_bytes())
    match = restore(saved, CATALOG)
    assert notation(match).encode() == (FOLDER / f"{file.stem}.txt").read_bytes()
    assert first_difference(saved, CATALOG) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_written_again_byte_for_byte(name: str) -> None:
    text = (TODAY / f"{name}.json").read_bytes()
    saved = read_save(text)
    # What only the day and the version make is taken over.
    again = save_of(restore(saved, CATALOG), saved.begun).model_copy(
        update={"changed": saved.changed, "program": saved.program}
    )
    assert write_save(again).encode() == text


@pytest.mark.parametrize("name", OLD)
def test_a_game_of_the_first_form_ends_in_todays_as_it_did(name: str) -> None:
    old, new = (read_save((place / f"{name}.json").read_bytes()) for place in (FOLDER, TODAY))
    assert old.ended == new.ended is not None
    assert ending_of(old) == ending_of(new)
    assert (old.ending is None, new.ending) == (False, None)


def test_the_recorded_games_are_of_every_kind() -> None:
    kinds: Counter[str] = Counter()
    for name in GAMES:
        saved = read_save((TODAY / f"{name}.json").read_bytes())
        assert saved.preparation is not None
        kinds[saved.kind] += 1
        kinds[f"{saved.kind} {saved.preparation.format}"] += 1
        kinds[f"{saved.kind} {saved.setup.edition}"] += 1
        if isinstance(saved, SavedDuel):
            kinds["champions"] += saved.preparation.champions
        else:
            kinds[saved.preparation.level or saved.preparation.kind] += 1
            kinds["champions"] += saved.preparation.champion
        kinds[str(ending_of(saved)).split(" ")[0]] += 1
        kinds["own cards"] += bool(saved.own_sets)
    assert len(GAMES) >= 12
    wanted = (
        *("duel preconstructed", "duel draft", "duel constructed"),
        *("solo preconstructed", "solo draft", "quick", "easy", "hard", "heroic", "mythic"),
        *("duel starter-kit", "duel initiation-pack", "solo starter-kit", "solo initiation-pack"),
        *("champions", "Ann", "Ben", "Opponent", "The", "own cards"),
    )
    assert [kind for kind in wanted if not kinds[kind]] == []


def test_a_rule_played_otherwise_is_noticed() -> None:
    """The record is of what happens, so a change of it must not pass."""
    document = json.loads((FOLDER / "duel-draft.json").read_text(encoding="utf-8"))
    document["setup"]["seed"] += 1
    assert first_difference(read_save(json.dumps(document)), CATALOG) is not None
