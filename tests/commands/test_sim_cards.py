"""``clash-tui sim --cards``: what the cards of a set of one's own are worth."""

import json
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.base.reading import read_text
from clash_tui.cli import main

Capture = pytest.CaptureFixture[str]
EXAMPLE = str(assets_dir("clash") / "examples" / "own-set.toml")
GAMES = 20


def test_each_card_is_told_beside_its_price(capsys: Capture) -> None:
    command = ["sim", "random", "--cards", EXAMPLE, "--games", str(GAMES), "--cores", "1"]
    assert main(command) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0][:4] == ["card", "cost", "guide", "difference"]
    told = {line[0]: line for line in lines[1:13]}
    assert told["hermit-crab"][1:4] == ["3", "3", "0"]
    # Four of the twelve are in each deck, and each game has two decks.
    assert sum(int(line[4]) for line in told.values()) == GAMES * 8
    assert sum(int(line[5]) for line in told.values()) == GAMES * 4


def test_the_document_has_the_cards_of_the_set(capsys: Capture) -> None:
    command = ["sim", "random", "greedy", "--cards", EXAMPLE, "--decks", "all-sets", "--champions"]
    told = []
    for cores in ("1", "2"):
        assert main([*command, "--games", "4", "--cores", cores, "--json", "-"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    cards = {card["card"]: card for card in told[0]["own_cards"]}
    assert len(cards) == 12
    for card in cards.values():
        assert card["difference"] == card["cost"] - card["guide"]
        rate = card["in_deck"]
        assert rate["games"] == 0 or rate["low"] <= rate["win_rate"] <= rate["high"]
    assert {card["card"] for card in told[0]["cards"]} & set(cards)


def test_a_single_card_is_measured_too(tmp_path: Path, capsys: Capture) -> None:
    text = read_text(Path(EXAMPLE))
    tables = text.split("[cards.")
    file = tmp_path / "one.toml"
    file.write_text(f"{tables[0]}[cards.{tables[1]}", encoding="utf-8")
    command = ["sim", "random", "--cards", str(file), "--games", "6", "--cores", "1"]
    assert main([*command, "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [card["in_deck"]["games"] for card in told["own_cards"]] == [6]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--cards", "gone.toml"), "gone.toml: "),
        (("--cards", EXAMPLE, "--decks", "ready"), "only --decks random goes"),
        (("--cards", EXAMPLE, "--solo"), "measured in duels"),
        (("--cards", EXAMPLE, "--game", "stak"), "is an option of Clash of Decks only"),
    ],
)
def test_what_cannot_be_measured_gets_one_line(
    arguments: tuple[str, ...], told: str, capsys: Capture
) -> None:
    assert main(["sim", "random", *arguments]) == 2
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1


def test_a_set_with_errors_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(read_text(Path(EXAMPLE)).replace("cost = 3", 'cost = "dear"', 1), "utf-8")
    assert main(["sim", "random", "--cards", str(file)]) == 2
    assert "“cards check” lists" in capsys.readouterr().err
