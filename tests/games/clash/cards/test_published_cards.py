"""The card values that come with the program."""

import re
from collections import Counter

import pytest

from clash_tui.games.clash.cards import Ability, CardType, Deck, default_catalog

CATALOG = default_catalog()

SPOT_VALUES = {
    "zombie": "creature 1 3/1 | ",
    "troll": "creature 6 3/6 rage berserk | ",
    "machine": "creature 3 0/1 indestructible | protection",
    "parasite": "creature 4 1/1 rage splash perforation berserk | ",
    "toxic-thrasher": "creature 4 X/3 rage vulnerability sprint | ",
    "pacifist-druid": "creature 2 1/1 indestructible | indestructible",
    "transformutton": "incantation 2 X/None vulnerability | ",
    "eternal-servant": "creature 5 X/2 price-of-blood rage sprint vulnerability cursed | ",
}


def test_every_file_is_good() -> None:
    assert [str(problem) for problem in CATALOG.problems] == []


def test_11_sets_of_32_cards() -> None:
    assert len(CATALOG.sets) == 11
    assert {len(card_set.cards) for card_set in CATALOG.sets} == {32}
    assert len(CATALOG.cards) == len({card.id for card in CATALOG.cards}) == 352
    assert CATALOG.sets[0].id == "initiation-pack"


def test_creatures_and_incantations() -> None:
    assert Counter(card.type for card in CATALOG.cards) == {
        CardType.CREATURE: 307,
        CardType.INCANTATION: 45,
    }
    assert sum(card.attack == "X" for card in CATALOG.cards) == 15


def test_every_ability_is_printed_as_often_as_published() -> None:
    printed = Counter(ability for card in CATALOG.cards for ability in card.abilities + card.auras)
    assert set(printed) == set(Ability)
    assert printed[Ability.RAGE] == 67
    assert printed[Ability.REINFORCEMENT] == 12
    assert sum(printed.values()) == 592


def test_the_initiation_pack_has_its_seven_abilities() -> None:
    printed = {
        ability
        for card in CATALOG.set("initiation-pack").cards
        for ability in card.abilities + card.auras
    }
    assert printed == set(list(Ability)[:7])


def test_r55_x_stands_on_every_card_with_vulnerability_and_no_other() -> None:
    for card in CATALOG.cards:
        if card.attack == "X":
            assert Ability.VULNERABILITY in card.abilities, card.id


@pytest.mark.parametrize(("card_id", "values"), SPOT_VALUES.items())
def test_values(card_id: str, values: str) -> None:
    card = CATALOG.card(card_id)
    abilities, auras = " ".join(card.abilities), " ".join(card.auras)
    told = f"{card.type} {card.cost} {card.attack}/{card.health} {abilities} | {auras}"
    assert " ".join(told.split()) == " ".join(values.split())


def test_names_in_both_languages() -> None:
    assert CATALOG.card("plague-bearer").name_fr == "Porte-peste"
    assert CATALOG.set("breaching-in").name_fr == "Ébrèchement"
    assert CATALOG.set("breaching-in").year == 2022


def test_r68_the_four_decks_share_out_the_initiation_pack() -> None:
    ids = [deck.id for deck in CATALOG.decks]
    assert ids == ["deck-1", "deck-2", "deck-3", "deck-4"], "saves and codes hold them"
    dealt = sorted(card_id for deck in CATALOG.decks for card_id in deck.cards)
    assert dealt == sorted(card.id for card in CATALOG.set("initiation-pack").cards)
    assert "troll" in CATALOG.deck("deck-1").cards


@pytest.mark.parametrize("deck", CATALOG.decks, ids=lambda deck: deck.id)
def test_a_ready_deck_has_a_name_of_its_own_and_advice_on_its_own_cards(deck: Deck) -> None:
    assert [other.name for other in CATALOG.decks].count(deck.name) == 1
    assert not any(sign.isdigit() for sign in deck.name), "a number says nothing of how it plays"
    advice = deck.advice
    assert 2 <= advice.count(". ") + 1 <= 4
    assert "Open with" in advice
    assert "eware" in advice
    assert "\n" not in advice
    # What it names are its own cards; other cards it can only mean by mistake.
    own = {CATALOG.card(card).name for card in deck.cards}
    named = {card.name for card in CATALOG.cards if re.search(rf"\b{card.name}(?!\w)", advice)}
    abilities = {ability.title for ability in Ability}
    assert len(named & own) >= 2
    assert named - own - abilities == set()
