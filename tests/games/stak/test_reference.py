"""The rules reference of Stak Bots: complete, honest about house rulings, open at each bot."""

import re
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.reference import BrokenReference, Entry
from clash_tui.games.stak.cards import Bot
from clash_tui.games.stak.reference import StakReference, default_reference, load_reference
from clash_tui.games.stak.rules import MOST_PLAYS, MOST_ROUNDS, USUAL_DEPTHS, Setup, deepest

RULES = [f"SB{number}" for number in range(1, 85)]
HOUSE_RULES = {
    *(f"SB{number}" for number in (4, 7, 8, 12, 15, 18, 19, 22, 24, 25, 27, 30, 31, 32, 33, 34)),
    *(f"SB{number}" for number in (35, 38, 40, 45, 46, 47, 48, 49, 52, 59, 62, 63, 67, 68, 70)),
    *(f"SB{number}" for number in (71, 74, 75, 79, 81, 82, 84)),
}
"""What is published nowhere, in whole or in part, and was decided for this program."""

READING_ORDER = [
    "goal",
    "setting-up",
    "stak",
    "turn",
    "attack",
    "feeding",
    "effects",
    "bots",
    "ending",
    "knowing",
    "options",
]


@pytest.fixture
def reference() -> StakReference:
    return default_reference()


def test_the_sections_follow_a_beginners_reading(reference: StakReference) -> None:
    assert [section.id for section in reference.sections] == READING_ORDER
    assert next(reference.entries).id == "in-a-minute"


def test_every_rule_has_exactly_one_entry(reference: StakReference) -> None:
    numbered = [entry.id for entry in reference.entries if entry.is_rule]
    assert sorted(numbered) == sorted(RULES)


def test_house_rulings_are_marked_and_no_other_rule_is(reference: StakReference) -> None:
    assert {entry.id for entry in reference.entries if entry.is_rule and entry.house} == HOUSE_RULES


def test_the_cards_are_said_to_be_house_data(reference: StakReference) -> None:
    entry = reference.for_topic("house-data")
    assert entry is not None
    assert entry.house
    assert "published nowhere" in entry.text


@pytest.mark.parametrize("entry", [each for each in default_reference().entries if each.house])
def test_a_house_ruling_says_in_one_sentence_what_was_decided(entry: Entry) -> None:
    assert entry.house_note is not None
    assert entry.house_note.endswith(".")
    assert ". " not in entry.house_note


@pytest.mark.parametrize("bot", [*Bot])
def test_each_bot_has_an_entry_with_an_example(reference: StakReference, bot: Bot) -> None:
    entry = reference.for_topic(bot.value)
    assert entry is reference.for_bot(bot)
    assert entry.title == bot.title
    assert entry.topics[0] == bot.value
    assert entry.example is not None
    assert entry.text.startswith("Entry effect: ") is bot.has_entry_effect


@pytest.mark.parametrize(
    ("topic", "rule"),
    [
        ("feed", "SB38"),
        ("scrap", "SB11"),
        ("discard", "SB24"),
        ("play", "SB20"),
        ("draw", "SB17"),
        ("attack", "SB25"),
        ("attacker", "SB25"),
        ("damage", "SB28"),
        ("healing", "SB39"),
        ("stopped", "SB29"),
        ("entry-effect", "SB41"),
        ("waiting", "SB43"),
        ("lost effect", "SB45"),
        ("chain", "SB44"),
        ("hidden", "SB73"),
        ("out", "SB67"),
        ("end-of-turn", "SB37"),
        ("covered", "SB21"),
        ("resign", "SB70"),
        ("SB47", "SB47"),
        ("sb6", "SB6"),
        ("option-depth", "SB76"),
        ("option-hand", "SB77"),
        ("option-no-draw", "SB78"),
        ("option-setup", "SB79"),
        ("option-recycling", "SB80"),
        ("option-reactive", "SB81"),
        ("option-borderless", "SB82"),
        ("option-deck", "SB83"),
    ],
)
def test_a_topic_opens_the_entry_that_fits_best(
    reference: StakReference, topic: str, rule: str
) -> None:
    entry = reference.for_topic(topic)
    assert entry is not None
    assert entry.id == rule


def test_a_rule_is_found_by_its_number(reference: StakReference) -> None:
    assert [entry.id for entry in reference.search("SB4")] == ["SB4"]
    assert reference.search("tranq")[0].id == "SB63"


def test_the_numbers_are_those_the_rules_play_by(reference: StakReference) -> None:
    size = reference.entry("SB4").text
    assert USUAL_DEPTHS == {2: 9, 3: 9, 4: 9, 5: 7, 6: 6}
    assert "with 9 cards; with five players with 7, with six players with 6" in size
    depths = [deepest(players) for players in range(2, 7)]
    told = "at most {} with two players, {} with three, {} with four, {} with five and {} with six"
    assert told.format(*depths) in size
    assert [deepest(players, 3) for players in range(2, 7)] == [each - 1 for each in depths]
    assert MOST_PLAYS == 30
    assert "thirty" in reference.entry("SB22").text
    assert MOST_ROUNDS == 100
    assert "a hundred rounds" in reference.entry("SB71").text
    assert Setup(players=2, seed=1).hand == 2
    assert "two cards" in reference.entry("SB7").text


def test_every_option_that_can_be_chosen_is_told(reference: StakReference) -> None:
    (options,) = (each for each in reference.sections if each.id == "options")
    told = [entry.topics[0] for entry in options.entries if entry.id != "SB84"]
    fields = [each for each in Setup.model_fields if each not in {"players", "seed", "first"}]
    assert all(topic.startswith("option-") for topic in told)
    assert len(told) == len(fields)


def test_texts_are_sentences_in_plain_words(reference: StakReference) -> None:
    for entry in reference.entries:
        for text in (entry.text, entry.example, entry.house_note):
            if text is not None:
                assert text.endswith((".", "!", "”.")), entry.id
                assert not re.search(r"\bSB\d", text), f"{entry.id} is for people: it names a rule"


def test_a_folder_without_sections_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenReference, match="there is no section of the rules here"):
        load_reference(tmp_path)
    sections = assets_dir("stak") / "rules" / "sections"
    (tmp_path / "sections").mkdir()
    (tmp_path / "sections" / "goal.toml").write_bytes((sections / "goal.toml").read_bytes())
    assert [each.id for each in load_reference(tmp_path).sections] == ["goal"]
