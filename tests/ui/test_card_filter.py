"""Which cards a list shows, and in which order."""

import pytest

from clash_tui.games.clash.cards import Ability, CardType, default_catalog
from clash_tui.ui.clash.collection.card_filter import CardFilter, CardOrder, Column, listed

PACK = listed([default_catalog().set("initiation-pack")])
EVERYTHING = listed(default_catalog().sets)


def names(card_filter, entries=PACK, order=None):
    let = [entry for entry in entries if card_filter.lets(entry)]
    return [entry.card.name for entry in (order or CardOrder()).sorted(let)]


@pytest.mark.parametrize(
    ("card_filter", "expected"),
    [
        (CardFilter(cost=1), ["Boom!", "Zombie"]),
        (CardFilter(cost=2, type=CardType.INCANTATION), []),
        (CardFilter(cost=3, type=CardType.INCANTATION), ["Combustion"]),
        (CardFilter(ability=Ability.RAGE, cost=2), ["Assassin", "Grrr"]),
        (CardFilter(text="indestructible prot"), ["Machine", "Alpha"]),
        (CardFilter(text="  ZoMbI "), ["Zombie"]),
        (CardFilter(text="rage splash"), ["Parasite", "Carnivore"]),
        (CardFilter(text="no such words"), []),
    ],
)
def test_only_cards_that_have_everything_asked_for_are_shown(card_filter, expected):
    assert names(card_filter) == expected


def test_an_ability_given_to_neighbours_counts():
    assert "Shaman" in names(CardFilter(ability=Ability.RAGE))


def test_a_set_is_asked_for_by_its_id_and_found_by_its_name_without_accents():
    by_id = names(CardFilter(set_id="belligerance"), EVERYTHING)
    assert len(by_id) == 32
    assert set(by_id) <= set(names(CardFilter(text="BELLIGERANCE"), EVERYTHING))


def test_asking_for_nothing_shows_everything():
    assert CardFilter().asks_nothing
    assert CardFilter(text="  ").asks_nothing
    assert not CardFilter(text="a").asks_nothing
    assert not CardFilter(cost=0).asks_nothing
    assert len(names(CardFilter())) == len(PACK)


@pytest.mark.parametrize("column", Column)
def test_every_order_keeps_every_card(column):
    for descending in (False, True):
        found = CardOrder(column, descending).sorted(EVERYTHING)
        assert sorted(entry.card.id for entry in found) == sorted(
            entry.card.id for entry in EVERYTHING
        )


def test_cards_are_sorted_by_the_column_then_by_cost_and_name():
    by_attack = CardOrder(Column.ATTACK, descending=True).sorted(PACK)
    keys = [(-int(entry.card.attack), entry.card.cost, entry.card.name) for entry in by_attack]
    assert keys == sorted(keys)


def test_an_attack_worked_out_for_each_target_stands_after_all_numbers():
    attacks = [entry.card.attack for entry in CardOrder(Column.ATTACK).sorted(EVERYTHING)]
    first = attacks.index("X")
    assert first > 0
    assert set(attacks[first:]) == {"X"}


def test_asked_for_again_an_order_is_turned_round():
    once = CardOrder().by(Column.NAME)
    assert once == CardOrder(Column.NAME)
    assert once.by(Column.NAME) == CardOrder(Column.NAME, descending=True)
    assert once.by(Column.NAME).by(Column.NAME) == once
    assert once.by(Column.NAME).by(Column.SET) == CardOrder(Column.SET)
