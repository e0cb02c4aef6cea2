"""The rules reference that a player reads: complete, honest about house rulings, findable."""

import gettext
from pathlib import Path

import pytest

from clash_tui.base import i18n
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.reference import (
    BrokenReference,
    ClashReference,
    Entry,
    Solo,
    UnknownEntry,
    ability_sentence,
    default_reference,
    load_reference,
)
from clash_tui.games.clash.rules import LEVELS, SoloOptions

RULES = [f"R{number}" for number in range(1, 92)]
HOUSE_RULES = {
    *(f"R{number}" for number in (8, 14, 15, 24, 25, 28, 33, 34, 35, 37, 39, 42, 43, 45)),
    *(f"R{number}" for number in (48, 49, 50, 53, 54, 55, 56, 57, 59, 61, 63, 64, 65, 66, 67)),
    *(f"R{number}" for number in (69, 71, 74, 75, 76, 80, 82, 84, 86, 87, 88, 89, 90, 91)),
}
ABILITY_RULES = {
    "rage": "R38",
    "protection": "R39",
    "splash": "R40",
    "perforation": "R41",
    "indestructible": "R42",
    "berserk": "R43",
    "sprint": "R45",
    "aerial": "R46",
    "defender": "R47",
    "vanish": "R48",
    "mercenary": "R49",
    "instinct": "R50",
    "catalyst": "R51",
    "aquatic": "R52",
    "sharpening": "R53",
    "regeneration": "R54",
    "vulnerability": "R55",
    "price-of-blood": "R56",
    "symbiote": "R57",
    "blackmail": "R58",
    "immolation": "R59",
    "lucidity": "R60",
    "backdraft": "R61",
    "countermand": "R62",
    "shackle": "R63",
    "cursed": "R65",
    "reinforcement": "R66",
}
READING_ORDER = [
    "goal",
    "words",
    "setting-up",
    "turn",
    "stronghold",
    "assault",
    "abilities",
    "later-abilities",
    "editions",
    "decks",
    "champions",
    "solo",
    "ending",
]

SECTION = """
id = "turn"
title = "Your turn"
order = 1

[[entry]]
id = "R11"
title = "Mana"
text = "One for each card."
topics = ["mana"]
"""
ABILITIES = """
[rage]
creature = "does not wait."
"""


@pytest.fixture
def reference() -> ClashReference:
    return default_reference()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small reference that can be read, for a test to break."""
    (tmp_path / "sections").mkdir()
    (tmp_path / "sections" / "turn.toml").write_text(SECTION, encoding="utf-8")
    (tmp_path / "abilities.toml").write_text(ABILITIES, encoding="utf-8")
    return tmp_path


def every_text(reference: ClashReference) -> list[str]:
    texts = [section.title for section in reference.sections]
    for entry in reference.entries:
        texts += [entry.title, entry.text]
        texts += [text for text in (entry.example, entry.house_note) if text is not None]
    for sentence in reference.abilities.values():
        texts += sentence.all_raw()
    return texts


def test_the_sections_follow_a_beginners_reading(reference: ClashReference) -> None:
    assert [section.id for section in reference.sections] == READING_ORDER
    assert next(reference.entries).id == "in-a-minute"


def test_every_rule_has_exactly_one_entry(reference: ClashReference) -> None:
    numbered = [entry.id for entry in reference.entries if entry.is_rule]
    assert sorted(numbered) == sorted(RULES)


def test_house_rulings_are_marked_and_no_other_rule_is(reference: ClashReference) -> None:
    marked = {entry.id for entry in reference.entries if entry.is_rule and entry.house}
    assert marked == HOUSE_RULES


def test_a_house_ruling_says_in_one_sentence_what_was_decided(reference: ClashReference) -> None:
    for entry in reference.entries:
        if entry.house:
            assert entry.house_note is not None
            assert entry.house_note.endswith(".")
            assert ". " not in entry.house_note


def test_what_the_rules_leave_open_about_decks_and_champions_is_told(
    reference: ClashReference,
) -> None:
    draft, champion = reference.entry("R69").house_note, reference.entry("R87").house_note
    assert draft is not None
    assert "the last card of a round goes to its player by itself" in draft
    assert champion is not None
    assert "both may choose the same creature" in champion


def test_what_the_rules_leave_open_about_the_solo_opponent_is_told(
    reference: ClashReference,
) -> None:
    decided = {
        "R75": "stops at an empty pile",
        "R76": "still uses up its lane's turn",
        "R80": "before that card is played",
        "R84": "it is by 1 here",
    }
    for rule, words in decided.items():
        assert words in str(reference.entry(rule).house_note)


def test_the_example_of_the_points_adds_up(reference: ClashReference) -> None:
    options = SoloOptions(fixed_mana=8, mana_per_creature=2, fort_only=True, ability=Ability.RAGE)
    assert options.points == LEVELS["heroic"] == 4
    assert "= 4 points: a Heroic game" in str(reference.entry("R84").example)


def test_r37_is_for_the_starter_kit_only(reference: ClashReference) -> None:
    assert {entry.id for entry in reference.entries if entry.edition} == {"R37"}
    assert reference.entry("R37").edition == "starter-kit"


def test_texts_can_be_read_at_a_glance(reference: ClashReference) -> None:
    assert [text for text in every_text(reference) if len(text) > 700] == []


def test_texts_can_be_shown_with_ascii_glyphs(reference: ClashReference) -> None:
    assert [text for text in every_text(reference) if not text.isascii()] == []


def test_every_ability_leads_to_its_rule(reference: ClashReference) -> None:
    assert set(ABILITY_RULES) == {str(ability) for ability in Ability}
    for ability, rule in ABILITY_RULES.items():
        found = reference.for_topic(ability)
        assert found is not None
        assert found.id == rule


def test_what_the_rules_leave_open_about_the_later_sets_is_told(reference: ClashReference) -> None:
    decided = {
        "R57": "not what the host has",
        "R59": "a pair which a Symbiote joins does",
        "R66": "a pair calls one creature",
        "R67": "What Berserk does on an incantation",
    }
    for rule, words in decided.items():
        assert words in str(reference.entry(rule).house_note)
    assert "30 cards were played this turn" in str(reference.entry("R66").house_note)
    assert "as an aura only may be called" in str(reference.entry("R66").house_note)


@pytest.mark.parametrize("ability", ["shackle", "reinforcement", "vanish", "rage", "symbiote"])
def test_what_needs_a_creature_says_that_an_incantation_cannot(ability: str) -> None:
    assert ability_sentence(ability, on_incantation=True) == "does nothing on an incantation."


@pytest.mark.parametrize(
    ("topic", "expected"),
    [
        ("aura", "R44"),
        ("stronghold", "R4"),
        ("bastion", "R20"),
        ("fort", "R22"),
        ("health", "R5"),
        ("hand", "R5"),
        ("mana", "R11"),
        ("summoning", "R12"),
        ("available", "R12"),
        ("assault", "R25"),
        ("lane", "R1"),
        ("bridge", "R1"),
        ("kingdom", "R1"),
        ("incantation", "R14"),
        ("return-order", "R33"),
        ("struck", "R30"),
        ("resign", "R91"),
        ("undo", "taking-back"),
        ("editions", "two-editions"),
        ("preconstructed", "R68"),
        ("draft", "R69"),
        ("constructed", "R70"),
        ("ban", "R70"),
        ("sets", "R71"),
        ("champion", "R87"),
        ("champion-cost", "R88"),
        ("exhausted", "R89"),
        ("Return order", "R33"),
        ("return_order", "R33"),
        ("R17", "R17"),
    ],
)
def test_a_topic_leads_to_the_entry_that_fits_best(
    reference: ClashReference, topic: str, expected: str
) -> None:
    found = reference.for_topic(topic)
    assert found is not None
    assert found.id == expected


def test_a_topic_nobody_wrote_about_leads_nowhere(reference: ClashReference) -> None:
    assert reference.for_topic("weather") is None


def test_an_unknown_entry_is_named(reference: ClashReference) -> None:
    with pytest.raises(UnknownEntry, match="no entry R999"):
        reference.entry("R999")


def test_an_entry_knows_its_section(reference: ClashReference) -> None:
    assert reference.section_of(reference.entry("R20")).id == "stronghold"


def test_every_ability_has_a_sentence_that_fits_the_panel(reference: ClashReference) -> None:
    assert set(reference.abilities) == {"aura", *(str(ability) for ability in Ability)}
    for sentence in reference.abilities.values():
        for text in sentence.all_raw():
            assert len(text) <= 90
            assert text.endswith(".")


def test_a_sentence_speaks_of_attacks_on_creatures_only() -> None:
    for ability in ("splash", "perforation"):
        assert "attack" in ability_sentence(ability)
        assert "attack" not in ability_sentence(ability, on_incantation=True)


def test_an_incantation_shares_the_sentence_where_it_has_none_of_its_own() -> None:
    assert ability_sentence("lucidity", on_incantation=True) == ability_sentence("lucidity")


SOLO = {
    # R72-R82: what is said of the player's own cards, and of those of the pile.
    "aerial": ("the pile", "your Stronghold"),
    "defender": ("the pile", "your Stronghold"),
    "mercenary": ("on top of the pile", "to your hand"),
    "catalyst": ("you gain", "the opponent gains"),
    "sharpening": ("the pile", "your Stronghold"),
    "regeneration": ("your Stronghold", "under the pile"),
    "vulnerability": ("of the pile, its cards", "its target has left"),
    "price-of-blood": ("your own Stronghold", "does nothing"),
    "symbiote": ("onto your creature", "played alone"),
    "blackmail": ("you have one available card fewer", "does nothing"),
    "immolation": ("a card of the pile", "a card of the pile"),
    "lucidity": ("costs 2 less", "does nothing"),
    "backdraft": ("left of your Stronghold", "does nothing"),
    "countermand": ("of your hand", "of the pile moves to its bottom"),
    "shackle": ("top card of the pile", "leftmost card of your hand"),
    "cursed": ("left end of the hand", "top of the pile"),
    "reinforcement": ("takes its lane", "does nothing"),
    "sprint": ("your creatures", "its side"),
}
SAME = {"rage", "protection", "splash", "perforation", "indestructible", "berserk", "vanish"}
SAME |= {"instinct", "aquatic"}


def test_in_a_solo_game_each_ability_says_what_it_does_there() -> None:
    assert {*SOLO, *SAME} == {str(ability) for ability in Ability}
    for ability, (own, other) in SOLO.items():
        assert own in ability_sentence(ability, solo="solo_own"), ability
        assert other in ability_sentence(ability, solo="solo_other"), ability
    for ability in SAME:
        for whose in ("solo_own", "solo_other"):
            assert ability_sentence(ability, solo=whose) == ability_sentence(ability)


def test_in_a_solo_game_incantations_say_it_too() -> None:
    def said(ability: str, whose: Solo) -> str:
        return ability_sentence(ability, on_incantation=True, solo=whose)

    assert "on top of the pile" in said("mercenary", "solo_own")
    assert "to your hand" in said("mercenary", "solo_other")
    assert "does nothing" in said("backdraft", "solo_other")
    assert "when cast, the top card of the pile" in said("countermand", "solo_other")
    assert "goes to the pile" in said("sharpening", "solo_own")
    assert said("vulnerability", "solo_own").startswith("its damage is X")
    assert said("shackle", "solo_other") == "does nothing on an incantation."


def test_no_sentence_of_a_solo_game_gives_the_opponent_a_hand() -> None:
    for ability in Ability:
        for incantation in (False, True):
            own = ability_sentence(ability, incantation, "solo_own")
            assert "opponent's hand" not in own
            assert "enemy hand" not in own
            other = ability_sentence(ability, incantation, "solo_other")
            assert "own Stronghold" not in other
            assert "of your Stronghold" not in other


def test_an_unknown_ability_is_named() -> None:
    with pytest.raises(UnknownEntry, match="no ability juggling"):
        ability_sentence("juggling")


def ids(entries: list[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def test_search_finds_titles_first(reference: ClashReference) -> None:
    found = ids(reference.search("bastion"))
    assert found[0] == "R20"
    assert "R43" in found


def test_search_wants_every_word(reference: ClashReference) -> None:
    found = reference.search("splash stronghold")
    assert found[0].id == "R40"
    assert all("splash" in entry.text.casefold() for entry in found)
    assert reference.search("splash xyzzy") == []


def test_search_ignores_capitals_and_accents(reference: ClashReference) -> None:
    assert reference.search("BÉRSERK") == reference.search("berserk") != []


def test_search_by_number_finds_that_rule_alone(reference: ClashReference) -> None:
    assert ids(reference.search("r4")) == ["R4"]


def test_search_for_nothing_finds_everything_in_reading_order(reference: ClashReference) -> None:
    assert reference.search("  ") == list(reference.entries)


class _Shouting(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message.upper()


def test_texts_are_translated_when_shown(
    reference: ClashReference, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "_current", _Shouting())
    entry = reference.entry("R20")
    assert entry.title == "THE BASTION FALLS"
    assert entry.text == entry.raw_text.upper()
    assert entry.example == (entry.raw_example or "").upper()
    assert reference.section_of(entry).title == "THE SLIDING STRONGHOLD"
    assert ability_sentence("rage").startswith("MAY ATTACK")


def test_line_breaks_of_the_file_are_no_line_breaks_for_the_reader(folder: Path) -> None:
    spread = SECTION.replace('"One for each card."', '"""\nOne for\neach card.\n"""')
    (folder / "sections" / "turn.toml").write_text(spread, encoding="utf-8")
    assert load_reference(folder).entry("R11").text == "One for each card."


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ('title = "Mana"', "", "entry R11, title: it is missing."),
        ('"One for each card."', '" "', "entry R11, text: it is empty."),
        ("topics", "topic", "entry R11, topics: it is missing."),
        ('["mana"]', '["Big Mana"]', "topics.0: Big Mana is not small letters with hyphens."),
        ('"R11"', '"Rule 11"', "entry Rule 11, id: Rule 11 is not small letters with hyphens."),
        ('id = "R11"', "", "entry number 1, id: it is missing."),
        (
            'topics = ["mana"]',
            'topics = ["mana"]\nhouse = true',
            "entry R11, house_note: a house ruling must say which part it decides.",
        ),
        (
            'topics = ["mana"]',
            'topics = ["mana"]\nhouse_note = "Ours."',
            "entry R11, house_note: only a house ruling has a note.",
        ),
        ("order = 1", "order = -1", "order: it must be 0 or more."),
        ("order = 1", "order = ", "it is not TOML: Invalid value (at line 4, column 9)."),
    ],
)
def test_a_broken_section_is_refused_in_one_sentence(
    folder: Path, before: str, after: str, expected: str
) -> None:
    file = folder / "sections" / "turn.toml"
    assert before in SECTION
    file.write_text(SECTION.replace(before, after), encoding="utf-8")
    with pytest.raises(BrokenReference) as refused:
        load_reference(folder)
    assert str(refused.value).startswith(str(file))
    assert str(refused.value).endswith(expected)
    assert "\n" not in str(refused.value)


def test_a_rule_may_not_stand_in_two_files(folder: Path) -> None:
    twin = SECTION.replace('id = "turn"', 'id = "two"').replace("order = 1", "order = 2")
    (folder / "sections" / "two.toml").write_text(twin, encoding="utf-8")
    with pytest.raises(BrokenReference, match=r"two\.toml, entry R11: .* already in turn\.toml"):
        load_reference(folder)


def test_a_rule_may_not_stand_twice_in_one_file(folder: Path) -> None:
    twice = SECTION + SECTION[SECTION.index("[[entry]]") :]
    (folder / "sections" / "turn.toml").write_text(twice, encoding="utf-8")
    with pytest.raises(BrokenReference, match=r"turn\.toml, entry R11: .* already in turn\.toml"):
        load_reference(folder)


def test_a_broken_ability_is_refused_by_name(folder: Path) -> None:
    (folder / "abilities.toml").write_text("[rage]\ncreature = 3\n", encoding="utf-8")
    with pytest.raises(BrokenReference, match="ability rage, creature: it must be a text"):
        load_reference(folder)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "abilities.toml").unlink()
    with pytest.raises(BrokenReference, match=r"abilities\.toml: no such file"):
        load_reference(folder)


def test_a_folder_without_sections_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenReference, match="sections: there is no section"):
        load_reference(tmp_path)


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    (folder / "sections" / "turn.toml").write_bytes(b"\xfe\xfe")
    with pytest.raises(BrokenReference, match=r"turn\.toml: it is not a UTF-8 text"):
        load_reference(folder)
