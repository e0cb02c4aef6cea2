"""Setting up a solo game (R72, R73, R86): hand, pile, who begins."""

import re
from typing import Any

import pytest
from pydantic import ValidationError

from clash_tui.games.clash.cards import Ability, Catalog
from clash_tui.games.clash.cards.catalog import UnknownCard
from clash_tui.games.clash.rules import (
    A,
    B,
    Edition,
    SoloOptions,
    SoloSetup,
    initial_solo_state,
    to_move,
    view,
)

DECK_IDS = ("deck-1", "deck-2", "deck-3", "deck-4")


def setup(catalog: Catalog, deck: str = "deck-1", seed: int = 1, **more: Any) -> SoloSetup:
    """The setup of the Preconstructed solo game: one deck, the other 24 cards (R72)."""
    mine = catalog.deck(deck).cards
    others = [card for each in DECK_IDS if each != deck for card in catalog.deck(each).cards]
    return SoloSetup(deck=mine, pile=tuple(others), seed=seed, **more)


@pytest.mark.parametrize("deck", DECK_IDS)
def test_r72_r73_a_deck_of_8_is_the_hand_and_the_other_24_are_the_pile(
    catalog: Catalog, deck: str
) -> None:
    state = initial_solo_state(setup(catalog, deck), catalog)
    me, it = state.sides
    assert it.pile is not None
    assert sorted(piece.id for piece in me.hand) == sorted(catalog.deck(deck).cards)
    assert len(it.pile.cards) == 24
    together = [piece.id for piece in me.hand + it.pile.cards]
    assert sorted(together) == sorted(card.id for card in catalog.set("initiation-pack").cards)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(10))
def test_r73_the_player_is_set_up_as_in_a_duel_and_goes_first_with_6_mana(
    catalog: Catalog, edition: Edition, seed: int
) -> None:
    state = initial_solo_state(setup(catalog, seed=seed, edition=edition), catalog)
    me, it = state.sides
    assert (me.place, me.fort, me.health) == (0, False, 8)
    assert (state.active, to_move(state), state.turn, state.mana) == (A, A, 1, 6)
    assert state.edition is edition
    assert it.pile is not None
    assert (it.fort, it.health, it.hand, it.pile.discard) == (False, 24, [], [])
    assert not it.pile.spent
    assert me.lanes == it.lanes == ([], [])


def test_r73_hand_and_pile_are_shuffled_by_the_seed_apart(catalog: Catalog) -> None:
    hands, piles = set(), set()
    for seed in range(40):
        me, it = initial_solo_state(setup(catalog, seed=seed), catalog).sides
        assert it.pile is not None
        hands.add(tuple(piece.id for piece in me.hand))
        piles.add(tuple(piece.id for piece in it.pile.cards))
    assert len(hands) == len(piles) == 40


def test_r73_each_card_can_lie_on_top(catalog: Catalog) -> None:
    tops = set()
    for seed in range(300):
        pile = initial_solo_state(setup(catalog, seed=seed), catalog).sides[B].pile
        assert pile is not None
        tops.add(pile.cards[-1].id)
    assert len(tops) == 24


def test_r73_the_same_seed_deals_the_same_however_the_cards_are_listed(catalog: Catalog) -> None:
    one = setup(catalog, seed=5)
    other = SoloSetup(deck=one.deck[::-1], pile=one.pile[::-1], seed=5)
    assert view(initial_solo_state(one, catalog), None, all_open=True) == view(
        initial_solo_state(other, catalog), None, all_open=True
    )


def test_r73_the_options_change_no_shuffle(catalog: Catalog) -> None:
    plain = initial_solo_state(setup(catalog, seed=5), catalog)
    hard = initial_solo_state(
        setup(
            catalog,
            seed=5,
            options=SoloOptions(fixed_mana=10, resistance=True, ability=Ability.RAGE),
        ),
        catalog,
    )
    for one, other in zip(plain.sides, hard.sides, strict=True):
        assert [piece.id for piece in one.hand] == [piece.id for piece in other.hand]
    assert plain.sides[B].pile is not None
    assert hard.sides[B].pile is not None
    assert [piece.id for piece in plain.sides[B].pile.cards] == [
        piece.id for piece in hard.sides[B].pile.cards
    ]


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(20))
def test_r86_when_the_opponent_goes_first_it_plays_6_mana_and_the_player_then_has_9(
    catalog: Catalog, edition: Edition, seed: int
) -> None:
    first = SoloOptions(opponent_first=True)
    state = initial_solo_state(setup(catalog, seed=seed, edition=edition, options=first), catalog)
    pile = initial_solo_state(setup(catalog, seed=seed), catalog).sides[B].pile
    assert pile is not None
    assert (state.active, to_move(state), state.turn) == (A, A, 2)
    assert (state.mana, state.gained, state.played) == (9, 9, 0)
    assert state.sides[A].health == 8
    # By hand: the top cards while they cost less than 6, without a creature to aim at (R75, R76).
    cost, lane, lanes, thrown = 0, 0, ([], []), []
    cards = [(piece.id, piece.cost, piece.is_creature) for piece in reversed(pile.cards)]
    while cost < 6:
        card, price, is_creature = cards.pop(0)
        if is_creature:
            lanes[lane].append(card)
            cost += price
        else:
            thrown.append(card)
        lane = 1 - lane
    it = state.sides[B]
    assert it.pile is not None
    # A Sprint without a target does not move: nobody stands where they were not placed.
    assert [[each.piece.id for each in row] for row in it.lanes] == [*lanes]
    assert [piece.id for piece in it.pile.discard] == thrown
    assert [piece.id for piece in reversed(it.pile.cards)] == [card for card, *_ in cards]
    assert not any(each.arrived for row in it.lanes for each in row)


def test_r86_its_first_mana_is_that_of_its_options(catalog: Catalog) -> None:
    costs = []
    for seed in range(30):
        rich = SoloOptions(opponent_first=True, fixed_mana=10, mana_per_creature=2)
        state = initial_solo_state(setup(catalog, seed=seed, options=rich), catalog)
        costs.append(sum(each.piece.cost for row in state.sides[B].lanes for each in row))
    assert min(costs) >= 10
    assert max(costs) <= 9 + 7


def test_r87_the_champion_lies_beside_the_bridges_ready(catalog: Catalog) -> None:
    state = initial_solo_state(setup(catalog, champion="ogre"), catalog)
    champion = view(state, A).sides[A].champion
    assert champion is not None
    assert (champion.card.id, champion.status) == ("ogre", "ready")
    assert state.sides[A].health == 8
    assert state.sides[B].champion is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param({"seed": -1}, "seed", id="seed-below-0"),
        pytest.param({"seed": 2**63}, "seed", id="seed-too-large"),
        pytest.param({"edition": "chess"}, "edition", id="edition"),
        pytest.param({"weather": "fine"}, "weather", id="unknown-field"),
        pytest.param({"deck": ("boom",)}, "1 and 24 cards, not 8 and 24", id="too-few"),
        pytest.param({"pile": ("boom",)}, "8 and 1 cards, not 8 and 24", id="small-pile"),
        pytest.param({"deck": ("ogre",) * 8}, "twice", id="twice"),
        pytest.param({"champion": "boom"}, "the Champion is in the deck", id="champion"),
    ],
)
def test_r72_a_setup_that_cannot_be_is_refused(
    catalog: Catalog, change: dict[str, object], reason: str
) -> None:
    good = setup(catalog).model_dump()
    with pytest.raises(ValidationError, match=re.escape(reason)):
        SoloSetup.model_validate(good | change)


def test_a_card_of_the_deck_is_not_in_the_pile_too(catalog: Catalog) -> None:
    good = setup(catalog)
    with pytest.raises(ValidationError, match="twice"):
        SoloSetup(deck=good.deck, pile=(good.deck[0], *good.pile[1:]), seed=1)


def test_a_setup_round_trips_as_json(catalog: Catalog) -> None:
    options = SoloOptions(fixed_mana=8, fort_only=True, ability=Ability.BERSERK)
    good = setup(catalog, champion="ogre", edition=Edition.STARTER_KIT, options=options)
    assert SoloSetup.model_validate_json(good.model_dump_json()) == good


def test_cards_that_cannot_be_played_are_refused(catalog: Catalog) -> None:
    good = setup(catalog)
    with pytest.raises(UnknownCard, match="dragon"):
        initial_solo_state(good.model_copy(update={"pile": ("dragon", *good.pile[1:])}), catalog)
