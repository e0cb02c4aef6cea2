"""Whole duels of every format with programs on one side or on both, from the first pick on."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from clash_tui.bots.clash.choosing import choose_step
from clash_tui.bots.levels import levels_of
from clash_tui.bots.programs import answer, house
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Constructed,
    Draft,
    Preconstructed,
    Preparation,
    Preparing,
    cards_of,
    replay,
)
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.rules import Edition
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from clash_tui.match.seats import Person, Seat, Sitter

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
WEAKEST = levels_of("clash-of-decks")[0].id
SITTERS: tuple[tuple[Sitter, Sitter], ...] = (
    (Person(), house(WEAKEST)),
    (house(WEAKEST), Person()),
    (house(WEAKEST), house(WEAKEST)),
)


def step_of_person(way: Preparing, rng: Random) -> str:
    """Return any step that can be taken."""
    match way.stage:
        case Preconstructed() as stage:
            return f"deck {rng.choice(stage.choices()).id}"
        case Draft() as stage:
            return rng.choice(stage.left).id
        case Constructed() as stage if stage.ban_now is None:
            pool = cards_of(stage.catalog, stage.sets)
            return " ".join(["deck", *(card.id for card in rng.sample(pool, 10))])
        case Constructed() as stage:
            assert stage.ban_now is not None
            return f"ban {rng.choice(stage.left(stage.ban_now.owner)).id}"
        case ChampionPicks() as stage:
            assert stage.picker is not None
            return f"champion {rng.choice(stage.candidates(stage.picker)).id}"
    raise AssertionError


def prepared(format_id: str, sitters: tuple[Sitter, Sitter], seed: int) -> Duel:
    """Go the whole way to a duel."""
    rng = Random(seed)
    given = {
        "format": format_id,
        "sets": ("initiation-pack",),
        "champions": format_id != "preconstructed" and seed % 2 == 0,
        "edition": [*Edition][seed % 2],
        "seed": seed,
    }
    way = replay(Preparation.model_validate(given), default_catalog())
    while (seat := way.decides) is not None:
        if isinstance(sitters[seat], Person):
            way = way.play(step_of_person(way, rng))
        else:
            way = way.play(choose_step(way, seat, WEAKEST, rng))
    seats = [Seat(name, sits) for name, sits in zip(("Ann", "Robin"), sitters, strict=True)]
    return Duel(way.catalog, way.setup(), seats, way.preparation)


@pytest.mark.parametrize("sitters", SITTERS, ids=["right", "left", "both"])
@pytest.mark.parametrize("format_id", ["preconstructed", "draft", "constructed"])
def test_ten_duels_are_played_to_their_end(format_id: str, sitters: tuple[Sitter, Sitter]) -> None:
    for seed in range(10):
        duel, rng = prepared(format_id, sitters, seed), Random(seed)
        while duel.outcome is None:
            if duel.seats[duel.to_move].is_person:
                duel.play(rng.choice(duel.legal_moves()))
            else:
                duel.play(answer(duel))
        again = restore(read_save(write_save(save_of(duel, NOW))), default_catalog())
        assert again.outcome == duel.outcome
        assert again.seats == duel.seats


def test_a_duel_that_stands_still_is_not_changed_by_the_one_that_goes_on() -> None:
    """A program thinks about the position it was asked in, whatever is taken back meanwhile."""
    duel = prepared("preconstructed", SITTERS[0], 3)
    while duel.to_move == 0:
        duel.play(duel.legal_moves()[-1])
    asked = duel.as_it_stands()
    expected = answer(duel)
    moves = list(duel.moves)
    assert duel.undo() is not None
    assert asked.moves == moves
    assert asked.to_move == 1
    assert answer(asked) == expected
