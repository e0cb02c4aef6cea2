"""Levels and options of a custom game (R83-R85): what there is, what it costs, what it does."""

from collections import Counter
from itertools import product
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from clash_tui.games.clash.cards import Ability, Catalog
from clash_tui.games.clash.rules import (
    GRANTABLE,
    LEVELS,
    LOWER,
    UPPER,
    B,
    Edition,
    SoloOptions,
    SoloSetup,
    State,
    apply,
    initial_solo_state,
    read_position,
    view,
)
from clash_tui.games.clash.rules.auras import abilities_of
from clash_tui.games.clash.rules.events import Event, ManaGained
from clash_tui.games.clash.rules.moves import END_SUMMONING
from clash_tui.games.clash.rules.state import creature_of
from clash_tui.games.clash.rules.words import PLAYERS

GRANTED = ("splash", "perforation", "rage", "protection", "berserk")

TABLE: dict[str, dict[Any, int]] = {
    "mana_per_creature": {1: 0, 2: 2},
    "fixed_mana": {6: 0, 7: 1, 8: 2, 9: 3, 10: 4},
    "opponent_first": {False: 0, True: 1},
    "fort_only": {True: -1, False: 0},
    "resistance": {False: 0, True: 2},
    "ability": {None: 0} | dict.fromkeys(GRANTED, 1),
}
"""Each choice of each option and its points, as the rules list them (R84)."""

COMBINATIONS = [dict(zip(TABLE, choices, strict=True)) for choices in product(*TABLE.values())]
"""All that can be chosen together, whatever it costs."""

WAYS = {-1: 1, 0: 8, 1: 21, 2: 40, 3: 63, 4: 79, 5: 83, 6: 75, 7: 56, 8: 33, 9: 16, 10: 5}
"""How many combinations cost so many points."""


def cost(chosen: dict[str, Any]) -> int:
    return sum(TABLE[option][choice] for option, choice in chosen.items())


def choices(option: str) -> list[Any]:
    """Return what the program lets choose for an option."""
    if option == "ability":
        return [None, *GRANTABLE]
    return list(get_args(SoloOptions.model_fields[option].annotation)) or [False, True]


def test_r83_the_levels_and_their_points() -> None:
    assert LEVELS == {"easy": 1, "medium": 2, "hard": 3, "heroic": 4, "mythic": 5}


def test_r84_the_options_are_those_of_the_rules_and_no_others() -> None:
    assert set(SoloOptions.model_fields) == set(TABLE)
    for option, priced in TABLE.items():
        assert set(choices(option)) == set(priced)


@pytest.mark.parametrize(
    ("option", "choice", "points"),
    [
        pytest.param(option, choice, points, id=f"{option}-{choice}")
        for option, priced in TABLE.items()
        for choice, points in priced.items()
    ],
)
def test_r84_each_choice_alone_costs_its_points(option: str, choice: Any, points: int) -> None:
    assert SoloOptions(**{option: choice}).points == points


def test_r84_the_points_of_all_480_combinations_add_up() -> None:
    assert len(COMBINATIONS) == 480
    for chosen in COMBINATIONS:
        assert SoloOptions(**chosen).points == cost(chosen), chosen


def test_r83_r84_so_many_combinations_spend_a_levels_points_exactly() -> None:
    every = [
        SoloOptions(**dict(zip(TABLE, chosen, strict=True)))
        for chosen in product(*(choices(option) for option in TABLE))
    ]
    assert len(set(every)) == len(every) == 480
    by_points = Counter(options.points for options in every)
    assert by_points == Counter(map(cost, COMBINATIONS)) == WAYS
    assert {level: by_points[points] for level, points in LEVELS.items()} == {
        "easy": 21,
        "medium": 40,
        "hard": 63,
        "heroic": 79,
        "mythic": 83,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"mana_per_creature": 0},
        {"mana_per_creature": 3},
        {"fixed_mana": 5},
        {"fixed_mana": 11},
        {"resistance": 2},
        {"ability": "sprint"},
        {"ability": "indestructible"},
        {"ability": "luck"},
        {"luck": True},
    ],
    ids=str,
)
def test_r84_nothing_else_can_be_chosen(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        SoloOptions(**wrong)


def test_r74_r84_a_quick_game_is_played_with_6_and_1_and_nothing_else() -> None:
    quick = SoloOptions()
    assert (quick.fixed_mana, quick.mana_per_creature) == (6, 1)
    assert quick.points == 0
    assert quick.ability is None
    assert [quick.opponent_first, quick.fort_only, quick.resistance] == [False] * 3


# -- what they do ------------------------------------------------------------------------------


def setup(catalog: Catalog, seed: int = 3, **chosen: Any) -> SoloSetup:
    deck = catalog.deck("deck-1").cards
    pile = tuple(card.id for card in catalog.set("initiation-pack").cards if card.id not in deck)
    return SoloSetup(deck=deck, pile=pile, options=SoloOptions(**chosen), seed=seed)


@pytest.mark.parametrize("fixed", [6, 7, 8, 9, 10])
@pytest.mark.parametrize("per", [1, 2])
def test_r84_r74_the_mana_chosen_is_the_mana_it_has(catalog: Catalog, fixed: int, per: int) -> None:
    state = initial_solo_state(setup(catalog, fixed_mana=fixed, mana_per_creature=per), catalog)
    seen = view(state, 0).sides[B].pile
    assert seen is not None
    assert seen.mana_next == fixed
    state = state.copy()
    state.sides[0].hand.sort(key=lambda piece: (not piece.is_creature, piece.cost))
    while True:
        cheapest = state.sides[0].hand[0]
        if not cheapest.is_creature or cheapest.cost > state.mana:
            break
        apply(state, cheapest.summons[UPPER])
    creatures = len(state.sides[0].lanes[UPPER])
    assert creatures == 2
    seen = view(state, 0).sides[B].pile
    assert seen is not None
    assert seen.mana_next == fixed + creatures * per
    gained: list[int] = []

    def listen(event: Event, now: State) -> None:
        if isinstance(event, ManaGained) and event.player == B:
            gained.append(now.gained)

    apply(state, END_SUMMONING, listen)
    assert gained == [fixed + creatures * per]


@pytest.mark.parametrize("fort_only", [False, True])
def test_r84_endurance_says_which_side_is_up_at_the_start(
    catalog: Catalog, fort_only: bool
) -> None:
    state = initial_solo_state(setup(catalog, fort_only=fort_only), catalog)
    assert state.sides[B].fort is fort_only
    assert not state.sides[0].fort
    assert state.sides[B].health == 24


@pytest.mark.parametrize("edition", Edition)
def test_r84_r8_started_at_the_fort_the_first_empty_pile_ends_it(
    catalog: Catalog, edition: Edition
) -> None:
    text = f"""\
{edition}  turn 3  A summoning  mana 0
A Bastion  | carapace brute
B Fort     pile ogre discard martyr
upper  baron  ||
lower  ||
solo  fixed 6  per 1  resistance 0  ability -  seed 7
"""
    state = read_position(text, catalog)
    apply(state, END_SUMMONING)
    assert state.outcome is not None
    assert state.outcome.winner == 0


@pytest.mark.parametrize("ability", GRANTED)
def test_r85_all_its_creatures_have_the_ability_besides_their_own_and_it_is_no_aura(
    catalog: Catalog, ability: str
) -> None:
    state = initial_solo_state(setup(catalog, ability=ability), catalog)
    bit = next(each.bit for each in Ability if each.value == ability)
    for player in PLAYERS:
        for piece in state.pieces:
            if piece.is_creature:
                body = creature_of(piece, state.granted(player)).body
                assert body.auras == piece.auras
                assert body.abilities == piece.abilities | (bit if player == B else 0)


def test_r85_the_view_tells_what_is_printed_from_what_the_level_gives(catalog: Catalog) -> None:
    text = """\
starter-kit  turn 5  A summoning  mana 0
A Bastion  | carapace reptile
B Bastion  pile ogre discard
upper  zombie  ||  shaman grrr baron
lower  ||  lieutenant
solo  fixed 6  per 1  resistance 0  ability rage  seed 7
"""
    state = read_position(text, catalog)
    side = view(state, 0).sides[B]
    told = {
        creature.card.id: [(each.ability, each.giver, each.granted) for each in creature.abilities]
        for lane in side.lanes
        for creature in lane
    }
    assert told == {
        "shaman": [("rage", None, True)],
        "grrr": [("rage", None, False)],
        "baron": [("rage", None, True)],
        "lieutenant": [("protection", None, False), ("rage", None, True)],
    }
    lanes = state.sides[B].lanes
    assert all(abilities_of(lanes[UPPER], place) == Ability.RAGE.bit for place in range(3))
    assert abilities_of(lanes[LOWER], 0) == Ability.RAGE.bit | Ability.PROTECTION.bit
    assert view(state, 0).sides[0].upper[0].abilities == ()
