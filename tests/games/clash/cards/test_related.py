"""Which cards are like a card."""

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.cards.related import abilities_of, related_cards

CATALOG = default_catalog()


def like(card_id: str) -> list[str]:
    return [card.id for card in related_cards(CATALOG.card(card_id), CATALOG.cards)]


def test_the_most_alike_come_first() -> None:
    assert like("mutant")[:2] == ["enraged-snout", "aberration"]
    assert like("troll")[:3] == ["skewerer", "tribe-leader", "gnome"]


def test_an_aura_counts_as_the_ability() -> None:
    assert "shaman" in like("grrr")
    assert "grrr" in like("shaman")


def test_a_card_without_abilities_is_like_the_others_of_its_type() -> None:
    creatures = [CATALOG.card(card_id) for card_id in like("baron")]
    assert creatures
    assert all(card.is_creature and not abilities_of(card) for card in creatures)
    costs = [abs(card.cost - 3) for card in creatures]
    assert costs == sorted(costs)


def test_every_card_leads_to_another_and_never_to_itself() -> None:
    for card in CATALOG.cards:
        found = related_cards(card, CATALOG.cards)
        assert found, card.id
        assert card not in found
        shared = [len(abilities_of(card) & abilities_of(other)) for other in found]
        assert shared == sorted(shared, reverse=True)
        assert shared[-1] > 0 or not abilities_of(card)
