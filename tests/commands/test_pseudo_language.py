"""All that the commands say in the pseudo-language: no word of it is English only.

What files and options have for ids, numbers and signs is the same in every language.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from clash_tui import words_of_click
from clash_tui.base.i18n import PSEUDO
from clash_tui.base.settings import Settings, save_settings
from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.stak.cards import Bot
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.records import RecordStore
from tests.commands.test_play import GAMES
from tests.match.test_saves import NOW, duel, solo
from tests.records.samples import EVENING

IDS = {
    *(ability.value for ability in Ability),
    *(card.id for card in default_catalog().cards),
    *(card_set.id for card_set in default_catalog().sets),
    *(deck.id for deck in default_catalog().decks),
}
THE_SAME_EVERYWHERE = {
    *("Ann", "Ben", "Opponent", "Troll", "Deck", "Sea", "dogs", "nope"),
    *("clash", "tui", "bench", "cards", "fit", "play", "protocol", "records", "replay", "sim"),
    *("abilities", "check", "example", "list", "show"),
    *("players", "decks", "games", "duel", "solo", "sets", "toml", "json", "csv"),
    *("duels", "copies", "stak", "programs", "search", "saves", "startup", "keys", "sent"),
    *("sea", "name", "type", "cost", "attack"),
    *(ability.code for ability in Ability),
}
"""Names, commands, what options take, and what the samples give."""

HELPS = ([], ["play"], ["cards"], ["records"], ["replay"], ["bench"], ["protocol"], ["fit"])
SUBCOMMANDS = ("list", "show", "check", "abilities", "example")
FAULTS = (
    ["--nope"],
    ["nope"],
    ["--code"],
    ["--code", "nope"],
    ["play"],
    ["play", "--seed", "nope", "--moves", "nope"],
    ["play", "--moves", "nope", "nope"],
    ["play", "--quick"],
    ["cards", "show"],
    ["cards", "show", "nope"],
    ["cards", "list", "--set", "nope"],
    ["cards", "list", "--ability", "nope"],
    ["cards", "list", "--values=nope"],
    ["records", "--by", "nope"],
    ["records", "--kind"],
    ["bench", "--only", "nope"],
    ["protocol", "--nope"],
)


def english(text: str) -> list[str]:
    """Return the words that have no accent, though they could have, and are no ids."""
    # Options, what stands for a value in a usage, and what was given, in quotation marks.
    bare = re.sub(r"--?[a-z][\w-]*|\[?[A-Z]{2,}(,[A-Z]+)*\]?(\.\.\.)?|'[^']*'|\b[A-Z]\b", " ", text)
    words = re.findall(r"[\w-]+", bare)
    parts = {part for each in IDS for part in each.split("-")}
    return [
        word
        for word in words
        if re.fullmatch("[A-Za-z][A-Za-z-]+", word)
        and not {word, *word.split("-")} & THE_SAME_EVERYWHERE
        and word not in IDS
        and not set(word.split("-")) <= parts
    ]


def told(*arguments: str) -> str:
    """Run a command in a process of its own, for its help is made when it is imported."""
    save_settings(Settings(language=PSEUDO))
    done = subprocess.run(
        [sys.executable, "-m", "clash_tui", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "80"},
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("given", HELPS, ids=" ".join)
def test_usage(given: list[str]) -> None:
    assert english(told(*given, "--help")) == []


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_usage_of_the_commands_for_cards(name: str) -> None:
    assert english(told("cards", name, "--help")) == []


@pytest.mark.parametrize("given", FAULTS, ids=" ".join)
def test_what_is_wrong(given: list[str]) -> None:
    shown = told(*given)
    assert "«" in shown
    assert english(shown) == []


def test_cards() -> None:
    assert english(told("cards", "list", "--set", "initiation-pack")) == []
    assert english(told("cards", "show", "troll")) == []
    assert english(told("cards", "abilities")) == []
    assert {*english(told("cards", "abilities", "--game", "stak"))} <= {*map(str, Bot)}


def test_a_set_that_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "nope.toml"
    file.write_text('id = "nope"\nname = "Sea dogs"\nyear = 1\n[cards.sea]\ncost = "x"\n')
    assert english(told("cards", "check", str(file)).replace(str(tmp_path), "")) == []


@pytest.mark.parametrize("by", ["players", "decks", "games"])
def test_records(by: str) -> None:
    assert english(told("records")) == []
    RecordStore().add(EVENING)
    assert english(told("records", "--by", by)) == []


@pytest.mark.parametrize("match", [duel(3, 1000), solo(3, 1000), duel(3, 4)])
def test_a_replay(match: Duel | SoloGame, tmp_path: Path) -> None:
    file = tmp_path / "nope.json"
    file.write_text(write_save(save_of(match, NOW)))
    shown = told("replay", str(file)).replace(str(tmp_path), "")
    # The moves and the position at the end are written as files have them.
    story, _position, end = shown.rsplit("\n\n", 2)
    lines = [line for line in story.splitlines() if not line.startswith("  > ")]
    assert english("\n".join((*lines, end))) == []
    assert english(told("replay", "--verify", str(file)).replace(str(tmp_path), "")) == []


def test_a_file_that_is_no_game(tmp_path: Path) -> None:
    file = tmp_path / "nope.json"
    file.write_text(json.dumps({"format": 99}))
    assert english(told("replay", str(file)).replace(str(tmp_path), "")) == []


def test_a_duel_from_a_list_of_moves() -> None:
    shown = told("play", "--seed", "7", "--names", "Ann,Ben", "--moves", str(GAMES / "first.txt"))
    story, *_position, end = shown.split("\n\n")
    assert english("\n".join((story, end))) == []


def test_the_texts_of_the_library_are_those_it_has() -> None:
    folder = Path(str(click.__file__)).parent
    # The library writes long texts in pieces.
    source = re.sub(r'"\s*\n\s*"', "", "".join(f.read_text("utf-8") for f in folder.glob("*.py")))
    for words in (*words_of_click.WORDS, *words_of_click.counted(1), *words_of_click.counted(2)):
        assert json.dumps(words) in source, words
    assert f'name = "{words_of_click.NUMBER_TYPE}"' in source


def test_the_table_of_measurements() -> None:
    assert english(told("bench", "--quick", "--only", "duels,copies,saves")) == []
