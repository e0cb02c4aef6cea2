"""Setting up a duel (R9-R11): decks, shuffles, the coin."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from clash_tui.base.chance import coin, shuffled, stream
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.cards.catalog import UnknownCard
from clash_tui.games.clash.rules import Edition, Setup, first_player, initial_state
from tests.games.clash.rules.duels import SEEDED

SEEDS = st.integers(min_value=0, max_value=2**63 - 1)


@pytest.fixture
def decks(catalog: Catalog) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return catalog.deck("deck-1").cards, catalog.deck("deck-2").cards


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(20))
def test_r9_each_hand_is_the_whole_deck_with_the_bastion_up_at_the_far_left(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]], edition: Edition, seed: int
) -> None:
    state = initial_state(Setup(edition=edition, decks=decks, seed=seed), catalog)
    for side, deck in zip(state.sides, decks, strict=True):
        assert sorted(piece.id for piece in side.hand) == sorted(deck)
        assert (side.place, side.fort, side.health) == (0, False, 8)
        assert side.lanes == ([], [])
    assert state.edition is edition


def test_r9_the_decks_are_shuffled_apart(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    hands = [
        tuple(
            tuple(piece.id for piece in side.hand)
            for side in initial_state(Setup(decks=(decks[0], decks[0]), seed=seed), catalog).sides
        )
        for seed in range(20)
    ]
    assert len({hand for pair in hands for hand in pair}) == 40


def test_r9_the_order_in_which_a_deck_is_listed_does_not_matter(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    listed, turned = (
        initial_state(Setup(decks=(order, decks[1]), seed=5), catalog)
        for order in (decks[0], decks[0][::-1])
    )
    assert [piece.id for piece in listed.sides[0].hand] == [
        piece.id for piece in turned.sides[0].hand
    ]


@pytest.mark.parametrize("edition", Edition)
def test_r10_a_coin_decides_who_goes_first(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]], edition: Edition
) -> None:
    firsts = []
    for seed in range(200):
        setup = Setup(edition=edition, decks=decks, seed=seed)
        firsts.append(initial_state(setup, catalog).active)
        assert firsts[-1] == first_player(setup)
    assert 70 < sum(firsts) < 130


@pytest.mark.parametrize("first", [0, 1])
def test_r10_r11_who_goes_first_can_be_set_and_gains_6_mana(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]], first: int
) -> None:
    for seed in range(10):
        state = initial_state(Setup(decks=decks, seed=seed, first=first), catalog)
        assert (state.active, state.turn, state.mana) == (first, 1, 6)


def test_setting_who_goes_first_changes_no_shuffle(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    hands = [
        [[piece.id for piece in side.hand] for side in state.sides]
        for state in (
            initial_state(Setup(decks=decks, seed=9, first=first), catalog)
            for first in (None, 0, 1)
        )
    ]
    assert hands[0] == hands[1] == hands[2]


@SEEDED
@given(seed=SEEDS, items=st.lists(st.integers()))
def test_a_shuffle_is_a_permutation_and_the_same_for_the_same_seed(
    seed: int, items: list[int]
) -> None:
    before = list(items)
    once = shuffled(items, stream(seed, "shuffle A"))
    assert items == before
    assert sorted(once) == sorted(items)
    assert once == shuffled(items, stream(seed, "shuffle A"))


@SEEDED
@given(seed=SEEDS)
def test_a_coin_shows_one_of_two_sides(seed: int) -> None:
    assert coin(stream(seed, "coin")) in (0, 1)


def test_each_order_of_three_comes_up_about_as_often() -> None:
    rng = stream(1, "fair")
    orders = [tuple(shuffled("abc", rng)) for _ in range(6000)]
    assert len(set(orders)) == 6
    assert all(850 < orders.count(order) < 1150 for order in set(orders))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param({"seed": -1}, "seed", id="seed-below-0"),
        pytest.param({"seed": 2**63}, "seed", id="seed-too-large"),
        pytest.param({"first": 2}, "first", id="third-player"),
        pytest.param({"edition": "chess"}, "edition", id="edition"),
        pytest.param({"weather": "fine"}, "weather", id="unknown-field"),
        pytest.param({"decks": (("boom",) * 8, ("boom",) * 8)}, "holds a card twice", id="twice"),
        pytest.param({"decks": (("boom",), ("ogre",))}, "deck of A has 1 cards", id="too-few"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(
    decks: tuple[tuple[str, ...], tuple[str, ...]], change: dict[str, object], reason: str
) -> None:
    with pytest.raises(ValidationError, match=re.escape(reason)):
        Setup.model_validate({"decks": decks, "seed": 1} | change)


@SEEDED
@given(seed=SEEDS, first=st.none() | st.integers(0, 1), edition=st.sampled_from(Edition))
def test_a_setup_round_trips_as_json(seed: int, first: int | None, edition: Edition) -> None:
    deck_a, deck_b = tuple("abcdefgh"), tuple("ijklmnop")
    setup = Setup(edition=edition, decks=(deck_a, deck_b), seed=seed, first=first)
    assert Setup.model_validate_json(setup.model_dump_json()) == setup


def test_a_deck_with_a_card_that_does_not_exist_is_refused(
    catalog: Catalog, decks: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    setup = Setup(decks=((*decks[0][:7], "dragon"), decks[1]), seed=1)
    with pytest.raises(UnknownCard, match="dragon"):
        initial_state(setup, catalog)
