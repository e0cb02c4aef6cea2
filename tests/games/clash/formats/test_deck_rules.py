import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import CONSTRUCTED_SIZE, cards_of, problems

PACK = ("initiation-pack",)


@pytest.fixture
def ids(catalog: Catalog) -> list[str]:
    return [card.id for card in cards_of(catalog, PACK)]


def test_r70_ten_different_cards_of_the_sets_in_use_are_a_deck(
    catalog: Catalog, ids: list[str]
) -> None:
    assert CONSTRUCTED_SIZE == 10
    for start in range(22):
        assert problems(ids[start : start + 10], catalog, PACK) == ()


def test_r71_a_deck_may_mix_all_sets_in_use(wide: Catalog) -> None:
    cards = ["troll", "ogre", "harbour-1", *(f"pier-{n}" for n in range(7))]
    assert problems(cards, wide, (*PACK, "harbour", "pier")) == ()
    assert problems(cards, wide, (*PACK, "pier")) == (
        "Harbour-1 is from Harbour (own), which is not in use.",
    )


@pytest.mark.parametrize(
    ("count", "reason"),
    [
        (0, "The deck has 0 of 10 cards: 10 cards are missing."),
        (9, "The deck has 9 of 10 cards: 1 card is missing."),
        (11, "The deck has 11 cards instead of 10: 1 card is too many."),
        (13, "The deck has 13 cards instead of 10: 3 cards are too many."),
    ],
)
def test_too_few_and_too_many_cards_are_counted(
    catalog: Catalog, ids: list[str], count: int, reason: str
) -> None:
    assert problems(ids[:count], catalog, PACK) == (reason,)


def test_each_repeated_card_is_named_once(catalog: Catalog, ids: list[str]) -> None:
    assert problems([*ids[:5], "troll", "ogre", "troll", "ogre", "troll"], catalog, PACK) == (
        "Troll is in the deck 3 times instead of once.",
        "Ogre is in the deck 2 times instead of once.",
    )


def test_an_unknown_card_is_named(catalog: Catalog, ids: list[str]) -> None:
    (reason,) = problems([*ids[:9], "trol"], catalog, PACK)
    assert reason == "There is no card called 'trol'; did you mean 'troll'?"


def test_everything_wrong_is_told_at_once(catalog: Catalog) -> None:
    found = problems(["troll", "troll", "atlantis", "atlantis"], catalog, PACK)
    assert len(found) == 3
    assert all("\n" not in sentence and sentence[-1] in ".?" for sentence in found)
