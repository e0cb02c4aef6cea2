"""Games of Stak Bots that were recorded once come out the same, byte for byte."""

import json
from collections import Counter

import pytest

from clash_tui.cli import main
from clash_tui.games.stak.matches.saved import SavedStak
from clash_tui.games.stak.rules import Ending, read_move
from clash_tui.match.digest import notation
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from clash_tui.match.verify import first_difference
from tests.golden_games.make_stak import FOLDER, SHORT, TOLD, recorded

GAMES = sorted(file.stem for file in FOLDER.glob("*.json"))


def saved(name: str) -> SavedStak:
    game: SavedStak = read_save((FOLDER / f"{name}.json").read_bytes())
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_out_the_same(name: str) -> None:
    kept = saved(name)
    assert notation(restore(kept)).encode() == (FOLDER / f"{name}.txt").read_bytes()
    assert first_difference(kept, None) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_written_again_byte_for_byte(name: str) -> None:
    kept = saved(name)
    # What only the day and the version make is taken over.
    again = save_of(restore(kept), kept.begun).model_copy(
        update={"changed": kept.changed, "program": kept.program}
    )
    assert write_save(again).encode() == (FOLDER / f"{name}.json").read_bytes()


def test_a_game_is_told_again_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FOLDER / f"{SHORT}.json")]) == 0
    assert capsys.readouterr().out.encode() == TOLD.read_bytes()


def test_the_recorded_games_are_those_that_are_made() -> None:
    assert sorted(recorded()) == GAMES


def test_the_recorded_games_are_of_every_kind() -> None:
    met: Counter[str] = Counter()
    for name in GAMES:
        game = saved(name)
        met[f"{game.setup.players} seats"] += 1
        met["programs"] += game.sits is not None
        met["goes on"] += game.outcome is None
        met["own deck"] += ["core-2", 5] in map(list, game.setup.deck)
        if game.outcome is not None:
            met[game.outcome.ending] += 1
        for option, value in game.setup:
            met[option] += value is True or (option == "depth" and value is not None)
        for move in game.moves:
            met[type(read_move(move)).__name__] += 1
        told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        for line in told.splitlines():
            if line.endswith(")"):
                met[line.partition("(")[0]] += 1
    wanted = (
        *(f"{players} seats" for players in range(2, 7)),
        *("programs", "goes on", "own deck", "depth", *Ending),
        *("large_hand", "no_first_draw", "setup_effects", "recycling", "reactive", "borderless"),
        *("Play", "Attack", "Scrap", "Discard", "Recycle", "Choose", "React", "Pass", "End"),
        *("Resign", "OfferDraw", "AcceptDraw", "DeclineDraw"),
        *("SupplyRenewed", "EffectLost", "NoEffect", "TurnedDown", "MovedDown", "Damaged"),
        *("Returned", "AttackCancelled", "AttackStopped", "WentOut", "GameWon", "GameDrawn"),
    )
    assert [kind for kind in wanted if not met[kind]] == []
    assert len(GAMES) >= 20


def test_a_rule_played_otherwise_is_noticed() -> None:
    """The record is of what happens, so a change of it must not pass."""
    document = json.loads((FOLDER / "three.json").read_text(encoding="utf-8"))
    document["setup"]["seed"] += 1
    assert first_difference(read_save(json.dumps(document)), None) is not None
