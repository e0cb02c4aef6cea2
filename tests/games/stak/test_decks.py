"""Decks of Stak Bots and their files (SB9, SB83)."""

from collections import Counter
from pathlib import Path

import pytest

from clash_tui.games.stak.cards import (
    Bot,
    UnknownVersion,
    card_version,
    check_deck,
    house_deck,
    own_decks,
)

SOUND = 'name = "Mine"\n' + "".join(
    f"[cards.core-{2 * rank}]\nrank = {rank}\ncopies = 5\n"
    f"[cards.core-{2 * rank + 1}]\nrank = {rank}\ncopies = 5\n"
    for rank in range(1, 7)
)


def test_sb9_the_house_deck_keeps_the_rule_and_says_whose_it_is() -> None:
    deck = house_deck()
    ranks: Counter[int] = Counter()
    for line in deck.lines:
        ranks[line.rank] += line.copies
        assert 1 <= line.copies <= 5
    assert ranks == dict.fromkeys(range(1, 7), 10)
    assert {line.version.bot for line in deck.lines} == set(Bot)
    assert len(deck.lines) == 36
    assert deck.house


@pytest.mark.parametrize(
    ("card", "bot", "power", "value"),
    [
        ("core-5", Bot.CORE, 5, 0),
        ("trip-0", Bot.TRIP, 0, 0),
        ("shot-v4", Bot.SHOT, 0, 4),
        ("shot-2-v4", Bot.SHOT, 2, 4),
        ("leader-x", Bot.LEADER, -1, 0),
    ],
)
def test_sb3_an_id_says_what_a_card_is(card: str, bot: Bot, power: int, value: int) -> None:
    version = card_version(card)
    assert (version.bot, version.power, version.value) == (bot, power, value)


@pytest.mark.parametrize(
    "card",
    ["core", "core-x", "core-05", "core-100", "leader-3", "leader", "shot-4", "shot-0-v4",
     "core-1-v2", "Core-1", "robot-1", "", "shot-v0"],
)  # fmt: skip
def test_sb3_what_is_no_card_is_told(card: str) -> None:
    with pytest.raises(UnknownVersion, match=r"card|Shot"):
        card_version(card)


def test_sb83_an_own_deck_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SOUND, "utf-8")
    (tmp_path / "broken.toml").write_text("name = 3", "utf-8")
    found = own_decks(tmp_path)
    assert [(deck.id, deck.name, deck.house) for deck in found.decks] == [("mine", "Mine", False)]
    assert found.decks[0].counts[0] == ("core-2", 5)
    assert len(found.problems) == 1
    assert own_decks(tmp_path / "none").decks == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("copies = 5", "copies = 6", "core-2, copies: it must be 5 or less."),
        ("copies = 5", "copies = 0", "core-2, copies: it must be 1 or more."),
        ("copies = 5", "copies = 4", "cards: a deck has 60 cards, not 59."),
        ("rank = 1", "rank = 7", "core-2, rank: it must be 6 or less."),
        ("rank = 1", "rank = 2", "cards: a deck has 10 cards of rank 1, not 5."),
        ("rank = 1\n", "", "core-2, rank: it is missing."),
        ("rank = 1", "rank = 1\npower = 3", "core-2, power: there is no such field."),
        ("core-2]", "cor-2]", "cor-2: there is no card called 'cor-2'; did you mean 'core'?"),
        ("core-2]", "core-3]", "core-3, id: the file has 2 tables of that id."),
        ('name = "Mine"', "", "name: it is missing."),
        ("[cards", "cards", "it is not valid TOML"),
    ],
)
def test_sb9_sb83_each_fault_is_one_sentence_with_file_and_place(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SOUND.replace(old, new, 1), "utf-8")
    reading = check_deck(file)
    assert reading.deck is None
    first = str(reading.problems[0])
    assert first.startswith(str(file))
    assert told in first
