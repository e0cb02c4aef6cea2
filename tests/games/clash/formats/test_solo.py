"""The way to a solo game: deck and pile (R72), levels and options (R83, R84), the record."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from pydantic import ValidationError

from clash_tui.base.validation import first_fault
from clash_tui.games.clash.cards import Ability, Catalog
from clash_tui.games.clash.formats import (
    SOLO_ROUNDS,
    BadPreparation,
    ChampionPicks,
    DeckTaken,
    NotEnoughCards,
    NotRevealed,
    SoloDeck,
    SoloDraft,
    SoloPreparation,
    SoloPreparing,
    choice_points,
    draft_pool,
    level_above,
    level_below,
    option_combinations,
    random_options,
    read_options,
    replay_solo,
    write_options,
)
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import (
    LEVELS,
    Edition,
    SoloOptions,
    SoloSetup,
    initial_solo_state,
    view,
)

PACK = ("initiation-pack",)
COUNTS = {"easy": 21, "medium": 40, "hard": 63, "heroic": 79, "mythic": 83}
"""How many combinations of options cost exactly the points of each level."""

MANA = {"per_creature": {1: 0, 2: 2}, "fixed": {6: 0, 7: 1, 8: 2, 9: 3, 10: 4}}
ABILITIES = ("splash", "perforation", "rage", "protection", "berserk")


def drafted(catalog: Catalog, **changes: object) -> SoloPreparing:
    """Draft the first card of each round."""
    given = {"kind": "custom", "format": "draft", "sets": PACK, "seed": 4, **changes}
    now = replay_solo(SoloPreparation.model_validate(given), catalog)
    while isinstance(now.stage, SoloDraft):
        now = now.play(now.stage.revealed[0].id)
    return now


# Preconstructed (R72)


@pytest.mark.parametrize("deck_id", ["deck-1", "deck-2", "deck-3", "deck-4"])
def test_the_other_24_cards_are_the_opponents(catalog: Catalog, deck_id: str) -> None:
    """R72"""
    own, pile = SoloDeck(catalog).pick(deck_id).final_decks()
    assert own == tuple(catalog.deck(deck_id).cards)
    assert len(pile) == 24
    everything = {card for deck in catalog.decks for card in deck.cards}
    assert {*own, *pile} == everything
    assert not {*own} & {*pile}


def test_one_deck_is_taken_and_can_be_given_back(catalog: Catalog) -> None:
    begun = SoloDeck(catalog)
    assert [deck.id for deck in begun.choices()] == ["deck-1", "deck-2", "deck-3", "deck-4"]
    assert not begun.can_undo
    with pytest.raises(ValueError, match="A deck has to be chosen first"):
        begun.final_decks()
    taken = begun.pick("deck-2")
    assert taken.done
    assert taken.choices() == ()
    with pytest.raises(DeckTaken, match="chosen already"):
        taken.pick("deck-1")
    assert taken.undo() == begun


# Draft (R72)


def test_eight_times_one_of_four_and_the_other_three_are_the_opponents(catalog: Catalog) -> None:
    """R72"""
    draft = SoloDraft.begin(catalog, PACK, 9)
    assert draft.pool == draft_pool(catalog, PACK, 9)
    given: list[str] = []
    rng = random.Random(1)
    for number in range(SOLO_ROUNDS):
        assert not draft.done
        assert draft.round == number + 1
        assert draft.unrevealed == 32 - 4 * (number + 1)
        shown = [card.id for card in draft.revealed]
        assert tuple(shown) == draft.pool[number * 4 : number * 4 + 4]
        pick = rng.choice(shown)
        given += [card for card in shown if card != pick]
        draft = draft.pick(pick)
        assert [card.id for card in draft.given] == given
    assert draft.done
    assert draft.round == SOLO_ROUNDS
    own, pile = draft.final_decks()
    assert own == draft.picks == tuple(card.id for card in draft.taken)
    assert len(own) == 8
    assert len(pile) == 24
    assert sorted((*own, *pile)) == sorted(draft.pool)


def test_only_what_lies_open_can_be_picked(catalog: Catalog) -> None:
    draft = SoloDraft.begin(catalog, PACK, 9)
    with pytest.raises(NotRevealed, match="cannot be picked; these can"):
        draft.pick(draft.pool[4])
    after = draft.pick(draft.pool[3])
    with pytest.raises(NotRevealed, match="cannot be picked"):
        after.pick(draft.pool[0])
    with pytest.raises(ValueError, match="not over"):
        after.final_decks()


def test_a_pick_stands_as_soon_as_new_cards_were_revealed(catalog: Catalog) -> None:
    draft = SoloDraft.begin(catalog, PACK, 9)
    while not draft.done:
        assert not draft.can_undo
        assert draft.undo() is draft
        before, draft = draft, draft.pick(draft.revealed[0].id)
    assert draft.undo() == before, "after the last pick nothing new is revealed"
    with pytest.raises(NotRevealed, match="over"):
        draft.pick(draft.pool[0])


def test_a_draft_needs_32_cards(wide: Catalog) -> None:
    with pytest.raises(NotEnoughCards):
        SoloDraft.begin(wide, ("harbour", "pier"), 0)


# Levels and options (R83, R84)


def by_the_table(options: SoloOptions) -> int:
    """Add the points of R84 up anew."""
    return (
        MANA["per_creature"][options.mana_per_creature]
        + MANA["fixed"][options.fixed_mana]
        + (1 if options.opponent_first else 0)
        - (1 if options.fort_only else 0)
        + (2 if options.resistance else 0)
        + (1 if options.ability is not None else 0)
    )


def every_combination() -> list[SoloOptions]:
    """Return what R84 allows, written down anew."""
    abilities = (None, *(ability for ability in Ability if ability.value in ABILITIES))
    spent: Iterable[Any] = product(
        MANA["per_creature"], MANA["fixed"], *[(False, True)] * 3, abilities
    )
    return [
        SoloOptions(
            mana_per_creature=per_creature,
            fixed_mana=fixed,
            opponent_first=first,
            fort_only=fort,
            resistance=resistance,
            ability=ability,
        )
        for per_creature, fixed, first, fort, resistance, ability in spent
    ]


def test_the_levels_have_1_to_5_points() -> None:
    """R83"""
    assert LEVELS == {"easy": 1, "medium": 2, "hard": 3, "heroic": 4, "mythic": 5}
    assert [level_above(level) for level in LEVELS] == ["medium", "hard", "heroic", "mythic", None]
    assert [level_below(level) for level in LEVELS] == [None, "easy", "medium", "hard", "heroic"]


@pytest.mark.parametrize("level", LEVELS)
def test_all_combinations_that_cost_the_points_of_a_level_are_there(level: str) -> None:
    """R84"""
    wanted = {
        write_options(options)
        for options in every_combination()
        if by_the_table(options) == LEVELS[level]
    }
    found = option_combinations(level)
    assert len(found) == len(wanted) == COUNTS[level]
    assert {write_options(options) for options in found} == wanted


@pytest.mark.parametrize(
    ("option", "choice", "points"),
    [
        ("mana_per_creature", 2, 2),
        ("fixed_mana", 6, 0),
        ("fixed_mana", 10, 4),
        ("opponent_first", True, 1),
        ("fort_only", True, -1),
        ("fort_only", False, 0),
        ("resistance", True, 2),
        ("ability", Ability.BERSERK, 1),
        ("ability", None, 0),
    ],
)
def test_what_a_choice_costs(option: str, choice: object, points: int) -> None:
    """R84"""
    assert choice_points(option, choice) == points


def test_chance_takes_any_combination_of_the_level() -> None:
    drawn = Counter(write_options(random_options("easy", random.Random(n))) for n in range(600))
    assert set(drawn) == {write_options(options) for options in option_combinations("easy")}
    assert max(drawn.values()) < 60


def test_options_are_written_short_and_read_again() -> None:
    texts = [write_options(options) for options in every_combination()]
    assert len(set(texts)) == 480
    assert [read_options(text) for text in texts] == every_combination()
    assert write_options(SoloOptions()) == "6+1"
    rage = SoloOptions(fixed_mana=8, mana_per_creature=2, fort_only=True, ability=Ability.RAGE)
    assert write_options(rage) == "8+2 fort-only rage"


@pytest.mark.parametrize("text", ["", "8", "8+", "8+3", "11+1", "6+1 sprint", "6+1 what", "rage"])
def test_a_text_that_is_no_options_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="says no options"):
        read_options(text)


# The preparation


def test_a_quick_game_is_ready_with_the_deck(catalog: Catalog) -> None:
    preparation = SoloPreparation(seed=5, edition=Edition.STARTER_KIT, moves=("deck deck-3",))
    preparing = replay_solo(preparation, catalog)
    assert preparing.stage is None
    assert preparing.done
    own, pile = SoloDeck(catalog).pick("deck-3").final_decks()
    assert preparing.setup() == SoloSetup(
        edition=Edition.STARTER_KIT, deck=own, pile=pile, options=SoloOptions(), seed=5
    )
    assert preparing.setup(6).seed == 6


def test_a_custom_game_waits_for_its_level(catalog: Catalog) -> None:
    preparing = drafted(catalog)
    assert preparing.stage is None
    assert preparing.needs_level
    with pytest.raises(ValueError, match="level have to be chosen first"):
        preparing.setup()
    options = SoloOptions(fixed_mana=7, ability=Ability.RAGE)
    ready = preparing.with_level("medium", options)
    assert ready.done
    assert ready.setup().options == options
    assert ready.with_level(None).preparation == preparing.preparation


def test_a_champion_is_picked_in_a_custom_draft(catalog: Catalog) -> None:
    preparing = drafted(catalog, champion=True)
    stage = preparing.stage
    assert isinstance(stage, ChampionPicks)
    own, pile = preparing.decks()
    candidates = {card.id for card in stage.candidates(0)}
    assert not candidates & {*own}
    assert candidates & {*pile}, "one that the opponent has may be picked"
    with pytest.raises(BadPreparation, match=r"Move 9: .* is in the deck"):
        preparing.play(f"champion {next(c for c in own if catalog.card(c).is_creature)}")
    picked = preparing.play(f"champion {stage.candidates(0)[0].id}")
    assert picked.stage is None
    ready = picked.with_level("easy", SoloOptions(fixed_mana=7))
    assert ready.setup().champion == stage.candidates(0)[0].id
    assert picked.undo() == preparing
    assert preparing.undo().stage == preparing.making.undo()


def test_the_record_leads_to_the_same_game_again(catalog: Catalog) -> None:
    rng = random.Random(3)
    for number in range(40):
        level = rng.choice([*LEVELS])
        now = drafted(catalog, seed=number, champion=number % 2 == 0)
        if isinstance(now.stage, ChampionPicks):
            now = now.play(f"champion {rng.choice(now.stage.candidates(0)).id}")
        now = now.with_level(level, random_options(level, rng))
        kept = SoloPreparation.model_validate_json(now.preparation.model_dump_json())
        again = replay_solo(kept, catalog)
        assert again == now
        assert again.setup() == now.setup()
        game = SoloGame(catalog, again.setup(), ("Ann", "Opponent"), kept)
        assert game.preparation == kept
        assert game.view(None) == view(initial_solo_state(now.setup(), catalog), None)


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"champion": True, "kind": "quick"}, "champion", "only a custom draft"),
        ({"champion": True, "format": "preconstructed"}, "champion", "only a custom draft"),
        ({"level": "easy", "kind": "quick"}, "level", "a quick game has none"),
        ({"level": "hard"}, "options", "they cost 0, but the level has 3 to spend"),
        ({"options": {"fixed_mana": 7}}, "options", "without a level there are none"),
        ({"sets": ("initiation-pack",) * 2}, "sets", "the same set is listed twice"),
        ({"format": "constructed"}, "format", "is not one of"),
        ({"level": "cruel"}, "level", "is not one of"),
    ],
)
def test_a_record_that_fits_no_game_is_refused(
    changes: dict[str, object], place: str, reason: str
) -> None:
    given = {"kind": "custom", "format": "draft", "sets": PACK, "seed": 1, **changes}
    with pytest.raises(ValidationError) as caught:
        SoloPreparation.model_validate(given)
    fault = first_fault(caught.value)
    assert fault[0] == place
    assert reason in fault[1]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"moves": ("deck deck-9",)}, "Move 1: "),
        ({"moves": ("troll",)}, "Move 1: The move due is written 'deck' and one id."),
        ({"moves": ("deck deck-1", "deck deck-2")}, "Move 2: Everything is decided"),
        (
            {"format": "draft", "sets": PACK, "moves": ("a b",)},
            "Move 1: A pick of a draft is the id of one",
        ),
        ({"format": "draft", "sets": ("lost",)}, "Sets: "),
        ({"format": "draft", "sets": ()}, "Sets: At least one set has to be in use."),
    ],
)
def test_a_record_that_cannot_be_played_names_move_and_reason(
    catalog: Catalog, changes: dict[str, object], sentence: str
) -> None:
    preparation = SoloPreparation.model_validate({"seed": 1, **changes})
    with pytest.raises(BadPreparation) as caught:
        replay_solo(preparation, catalog)
    assert str(caught.value).startswith(sentence)
