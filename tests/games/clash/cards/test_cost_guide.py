"""What cards should cost, and how well the published ones keep to it."""

import pytest

from clash_tui.games.clash.cards import Ability, Card, default_catalog
from clash_tui.games.clash.cards.cost_guide import (
    AURA_PRICE,
    CREATURE_PRICES,
    INCANTATION_PRICES,
    cost_parts,
    guide_cost,
)

CARDS = default_catalog().cards


def test_most_published_cards_cost_what_the_guide_says() -> None:
    away = [abs(card.cost - guide_cost(card)) for card in CARDS]
    assert len(away) == 352
    assert sum(each == 0 for each in away) == 293
    assert sum(each <= 0.5 for each in away) == 338


def test_every_ability_has_a_price_in_halves_of_a_mana() -> None:
    for prices in (CREATURE_PRICES, INCANTATION_PRICES):
        assert list(prices) == list(Ability)
        assert all(price * 2 == int(price * 2) != 0 for price in prices.values())


@pytest.mark.parametrize(
    ("card_id", "cost"),
    [
        ("zombie", 1),
        ("brute", 4),
        ("troll", 6),
        ("machine", 3),
        ("boom", 1.5),
        ("marchroom", 1.5),
        ("feed-the-earth", 5.5),
    ],
)
def test_what_some_cards_should_cost(card_id: str, cost: float) -> None:
    assert guide_cost(default_catalog().card(card_id)) == cost


def test_the_parts_are_the_values_then_each_ability() -> None:
    machine = default_catalog().card("machine")
    assert cost_parts(machine) == (
        (None, False, -0.5),
        (Ability.INDESTRUCTIBLE, False, 0.5),
        (Ability.PROTECTION, True, 2 + AURA_PRICE),
    )


def test_an_incantation_pays_more_for_some_abilities() -> None:
    fields = {"id": "a", "name": "A", "name_fr": "A", "type": "incantation", "cost": 4, "attack": 4}
    pierce = Card.model_validate({**fields, "abilities": ["perforation", "sharpening"]})
    assert [part.mana for part in cost_parts(pierce)] == [3, 2, 3]
