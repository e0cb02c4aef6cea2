from collections.abc import Sequence

import pytest

from clash_tui.games.clash.cards import Ability, Card, Catalog, UnknownCard, UnknownSet
from clash_tui.games.clash.formats import (
    NotEnoughCards,
    cards_of,
    draft_pool,
    set_of,
)
from clash_tui.games.clash.formats.pool import check_sets

PACK = ("initiation-pack",)


def abilities_of(cards: Sequence[Card]) -> set[Ability]:
    return {ability for card in cards for ability in (*card.abilities, *card.auras)}


def test_the_cards_of_some_sets_come_by_name_and_once(wide: Catalog) -> None:
    cards = cards_of(wide, ("pier", *PACK, "pier"))
    assert len(cards) == 32 + 8
    assert [card.name for card in cards] == sorted(card.name for card in cards)
    assert cards == cards_of(wide, (*PACK, "pier"))
    with pytest.raises(UnknownSet, match="There is no set called 'peer'; did you mean 'pier'"):
        cards_of(wide, ("peer",))


def test_a_card_knows_its_set(wide: Catalog) -> None:
    assert set_of(wide, "troll").id == "initiation-pack"
    assert set_of(wide, "pier-3").id == "pier"
    with pytest.raises(UnknownCard):
        set_of(wide, "pier-99")


@pytest.mark.parametrize("seed", range(20))
def test_r71_one_set_is_a_pool_of_all_its_cards(catalog: Catalog, seed: int) -> None:
    pool = draft_pool(catalog, PACK, seed)
    assert sorted(pool) == sorted(card.id for card in catalog.set("initiation-pack").cards)


def test_r71_a_mix_is_shuffled_and_cut_to_32(wide: Catalog) -> None:
    sets = (*PACK, "harbour", "pier")
    mixed = {card.id for card in cards_of(wide, sets)}
    seen: set[str] = set()
    for seed in range(40):
        pool = draft_pool(wide, sets, seed)
        assert len(pool) == len(set(pool)) == 32
        assert set(pool) <= mixed
        seen.update(pool)
    assert seen == mixed


def test_r71_any_sets_of_32_cards_together_will_do(wide: Catalog) -> None:
    assert len(draft_pool(wide, (*PACK, "pier"), 1)) == 32
    with pytest.raises(NotEnoughCards) as refused:
        draft_pool(wide, ("harbour", "pier"), 1)
    assert str(refused.value) == "32 cards are needed, but the sets in use have only 28 cards."


def test_the_pool_depends_on_the_seed_and_not_on_the_order_of_the_sets(wide: Catalog) -> None:
    sets = (*PACK, "harbour", "pier")
    assert draft_pool(wide, sets, 1) == draft_pool(wide, sets[::-1], 1)
    assert draft_pool(wide, sets, 1) != draft_pool(wide, sets, 2)


def test_the_pool_of_a_seed_stays_the_same_for_ever(catalog: Catalog) -> None:
    # A saved draft is its seed and its picks: another pool would make it unreadable.
    assert draft_pool(catalog, PACK, 3)[:8] == (
        "brute",
        "machine",
        "combustion",
        "alpha",
        "partisan",
        "brigand",
        "shaman",
        "grrr",
    )


def test_sets_that_cannot_be_in_use_are_told(catalog: Catalog) -> None:
    with pytest.raises(NotEnoughCards, match=r"^At least one set has to be in use\.$"):
        check_sets(catalog, (), 10)
    with pytest.raises(UnknownSet, match="There is no set called 'atlantis'"):
        check_sets(catalog, ("atlantis",), 10)
