"""Thousands of ways to a duel: each ends in two legal decks, and no card is lost or doubled."""

import random

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Constructed,
    Draft,
    Preparation,
    Preparing,
    cards_of,
    problems,
    replay,
)
from clash_tui.games.clash.rules import initial_state

WAYS = 2_000
CHUNK = 500
PACK = ("initiation-pack",)
MIX = (*PACK, "harbour", "pier")

chunks = pytest.mark.parametrize("chunk", range(WAYS // CHUNK))


def move_for(preparing: Preparing, rng: random.Random) -> str:
    """Return any legal move of the stage."""
    stage = preparing.stage
    if isinstance(stage, Draft):
        return rng.choice(stage.left).id
    if isinstance(stage, ChampionPicks):
        assert stage.picker is not None
        return f"champion {rng.choice(stage.candidates(stage.picker)).id}"
    assert isinstance(stage, Constructed)
    if stage.ban_now is None:
        pool = cards_of(stage.catalog, stage.sets)
        return " ".join(["deck", *(card.id for card in rng.sample(pool, 10))])
    return f"ban {rng.choice(stage.left(stage.ban_now.owner)).id}"


def gone(preparation: Preparation, catalog: Catalog, rng: random.Random) -> Preparing:
    """Go a random way to the end, trying what can be taken back on the way."""
    preparing = Preparing.begin(preparation, catalog)
    while not preparing.done:
        check_stage(preparing)
        after = preparing.play(move_for(preparing, rng))
        assert after.undo() == (preparing if after.can_undo else after)
        preparing = after
    return preparing


def check_stage(preparing: Preparing) -> None:
    """No card is lost on the way either."""
    stage = preparing.stage
    if isinstance(stage, Draft):
        a, b = stage.decks
        seen = [card.id for card in (*a, *b, *stage.left)]
        assert sorted(seen) == sorted(stage.pool[: stage.round * 4])
        assert len(seen) + stage.unrevealed == len(stage.pool) == 32
    elif isinstance(stage, Constructed):
        for owner, deck in enumerate(stage.decks):
            cards = [card.id for card in (*stage.left(owner), *stage.banned(owner))]
            assert sorted(cards) == sorted(deck)


def check_end(end: Preparing) -> None:
    """Both decks are legal, the duel can begin, and the record gives the same again."""
    setup = end.setup()
    in_use = {card.id for card in cards_of(end.catalog, end.preparation.sets)}
    for deck, champion in zip(setup.decks, setup.champions, strict=True):
        assert len(deck) == len(set(deck)) == 8
        assert set(deck) <= in_use
        if end.preparation.champions:
            assert champion is not None
            assert champion in in_use - set(deck)
            assert end.catalog.card(champion).is_creature
        else:
            assert champion is None
    initial_state(setup, end.catalog)
    kept = Preparation.model_validate_json(end.preparation.model_dump_json())
    again = replay(kept, end.catalog)
    assert again == end
    assert again.setup() == setup


@chunks
def test_r69_r71_random_drafts_end_in_two_legal_decks(wide: Catalog, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        sets = PACK if seed % 2 else MIX
        wanted = Preparation(format="draft", sets=sets, champions=seed % 3 == 0, seed=seed)
        end = gone(wanted, wide, random.Random(seed))
        check_end(end)
        assert isinstance(end.making, Draft)
        a, b = end.making.final_decks()
        assert sorted(a + b) == sorted(end.making.pool[:16])


@chunks
def test_r70_r71_random_decks_and_bans_end_in_two_legal_decks(wide: Catalog, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        sets = PACK if seed % 2 else MIX
        wanted = Preparation(format="constructed", sets=sets, champions=seed % 3 == 0, seed=seed)
        end = gone(wanted, wide, random.Random(seed))
        check_end(end)
        making = end.making
        assert isinstance(making, Constructed)
        for owner, deck in enumerate(making.decks):
            assert problems(deck, wide, sets) == ()
            banned = [card.id for card in making.banned(owner)]
            assert len(banned) == 2
            assert sorted([*making.final_decks()[owner], *banned]) == sorted(deck)
