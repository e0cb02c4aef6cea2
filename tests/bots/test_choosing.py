"""What programs decide before a duel: legal, from nothing hidden, and better the stronger."""

from __future__ import annotations

from random import Random

import pytest

from clash_tui.bots.clash.choosing import (
    CHEAP,
    DEAR,
    MOST_DEAR,
    NothingToChoose,
    choose_step,
    worth,
)
from clash_tui.bots.levels import LEVELS
from clash_tui.games.clash.cards import Card, default_catalog
from clash_tui.games.clash.formats import (
    Constructed,
    Draft,
    Preparation,
    Preparing,
    cards_of,
    problems,
    replay,
)
from clash_tui.games.clash.rules import A, B, initial_state

CATALOG = default_catalog()
PACK = ("initiation-pack",)
EVERY = tuple(each.id for each in CATALOG.sets if not each.own)
FORMATS = ("preconstructed", "draft", "constructed")
IDS = [level.id for level in LEVELS]
STRONGEST = IDS[-1]


def begun(format_id: str, seed: int = 1, sets: tuple[str, ...] = PACK) -> Preparing:
    """Return a way at its beginning, with Champions wherever there can be some."""
    given = {
        "format": format_id,
        "sets": sets,
        "seed": seed,
        "champions": format_id != "preconstructed",
    }
    return replay(Preparation.model_validate(given), CATALOG)


def gone(way: Preparing, level: str, seed: int = 0) -> Preparing:
    """Let programs of a level go the way to its end."""
    while way.decides is not None:
        chance = Random(f"{seed} {len(way.preparation.moves)}")
        way = way.play(choose_step(way, way.decides, level, chance))
    return way


@pytest.mark.parametrize("level", [*IDS, "there is no such level"])
@pytest.mark.parametrize("format_id", FORMATS)
def test_r68_r71_a_hundred_ways_end_in_legal_decks(format_id: str, level: str) -> None:
    for seed in range(100):
        sets = EVERY if seed % 4 == 0 else PACK
        end = gone(begun(format_id, seed, sets), level, seed)
        setup = end.setup()
        for deck in setup.decks:
            assert len(deck) == len(set(deck)) == 8
        if format_id == "constructed":
            assert isinstance(end.making, Constructed)
            assert all(problems(deck, CATALOG, sets) == () for deck in end.making.decks)
        initial_state(setup, CATALOG)


@pytest.mark.parametrize("format_id", FORMATS)
def test_a_level_there_is_not_chooses_as_the_strongest(format_id: str) -> None:
    ends = [gone(begun(format_id), level).preparation.moves for level in ("gone", STRONGEST)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize("format_id", FORMATS)
def test_the_same_chance_gives_the_same_steps(format_id: str, level: str) -> None:
    first, again = (gone(begun(format_id, 5), level, 3) for _time in range(2))
    assert first == again


def deck_of(seed: int) -> str:
    pool = [card.id for card in cards_of(CATALOG, PACK)]
    return " ".join(("deck", *Random(seed).sample(pool, 10)))


@pytest.mark.parametrize("level", IDS)
def test_r70_a_deck_is_built_without_a_look_at_the_other_one(level: str) -> None:
    """Two ways that differ only in the deck of A give the same deck of B."""
    steps = {
        choose_step(begun("constructed").play(deck_of(seed)), B, level, Random(4))
        for seed in range(20)
    }
    assert len(steps) == 1


@pytest.mark.parametrize("level", IDS)
def test_r70_the_first_ban_is_chosen_from_the_deck_that_is_shown_alone(level: str) -> None:
    """B bans from A's deck; the same whatever else lies hidden."""
    shown = begun("constructed").play(deck_of(1))
    steps = {choose_step(shown.play(deck_of(seed)), B, level, Random(4)) for seed in range(2, 22)}
    assert len(steps) == 1


@pytest.mark.parametrize("level", IDS)
def test_r69_a_pick_depends_on_what_lies_open_alone(level: str) -> None:
    """The cards that are not revealed yet may come in any order."""
    way = begun("draft")
    draft = way.making
    assert isinstance(draft, Draft)
    steps = set()
    for seed in range(20):
        hidden = list(draft.pool[4:])
        Random(seed).shuffle(hidden)
        other = Draft(CATALOG, (*draft.pool[:4], *hidden), draft.first)
        turned = Preparing(CATALOG, way.preparation, other)
        assert turned.decides is not None
        steps.add(choose_step(turned, turned.decides, level, Random(4)))
    assert len(steps) == 1


def test_only_the_seat_that_must_decide_is_asked() -> None:
    way = begun("preconstructed")
    assert way.decides == A
    with pytest.raises(NothingToChoose):
        choose_step(way, B, STRONGEST, Random(1))
    end = gone(way, STRONGEST)
    assert end.decides is None
    with pytest.raises(NothingToChoose):
        choose_step(end, A, STRONGEST, Random(1))


def built(level: str, seed: int) -> list[Card]:
    step = choose_step(begun("constructed", sets=EVERY), A, level, Random(seed))
    return [CATALOG.card(card) for card in step.split()[1:]]


def test_the_strongest_builds_decks_that_can_be_played() -> None:
    """Enough cheap cards, not more than two dear ones, and both types."""
    for seed in range(30):
        deck = built(STRONGEST, seed)
        assert sum(card.cost <= CHEAP for card in deck) >= 3
        assert sum(card.cost >= DEAR for card in deck) <= MOST_DEAR
        assert 1 <= sum(not card.is_creature for card in deck) <= 5


def test_r68_the_strongest_mostly_takes_the_best_ready_deck_that_is_left() -> None:
    taken = [choose_step(begun("preconstructed"), A, STRONGEST, Random(n)) for n in range(50)]
    assert taken.count("deck deck-1") > 35
    after = begun("preconstructed").play("deck deck-1")
    taken = [choose_step(after, B, STRONGEST, Random(n)) for n in range(50)]
    assert max(set(taken), key=taken.count) == "deck deck-3"


def test_the_strongest_does_not_always_build_the_same_deck() -> None:
    decks = {frozenset(card.id for card in built(STRONGEST, seed)) for seed in range(10)}
    assert len(decks) > 5


def mean_worth(level: str) -> float:
    decks = [built(level, seed) for seed in range(30)]
    return sum(worth(card) for deck in decks for card in deck) / 300


def test_a_strong_level_builds_better_cards_than_a_random_one() -> None:
    assert mean_worth(STRONGEST) > mean_worth("random") + 0.3


def test_a_strong_level_bans_one_of_the_best_cards() -> None:
    for seed in range(30):
        way = begun("constructed", sets=EVERY)
        pool = [card.id for card in cards_of(CATALOG, EVERY)]
        deck = Random(seed).sample(pool, 10)
        way = way.play(" ".join(("deck", *deck))).play(deck_of(2))
        banned = choose_step(way, B, STRONGEST, Random(seed)).split()[1]
        values = sorted((worth(CATALOG.card(card)) for card in deck), reverse=True)
        assert worth(CATALOG.card(banned)) >= values[3]


def test_r88_a_champion_can_be_paid_for() -> None:
    for seed in range(30):
        end = gone(begun("draft", seed), STRONGEST, seed)
        for champion in end.setup().champions:
            assert champion is not None
            assert CATALOG.card(champion).cost <= 6
