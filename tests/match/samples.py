"""Games that are played at random, and games that are being prepared, to save and to damage."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Constructed,
    Draft,
    Preparation,
    Preparing,
    SoloDraft,
    SoloPreparation,
    SoloPreparing,
    cards_of,
)
from clash_tui.games.clash.matches.saved_way import UnderWay

CATALOG = default_catalog()
NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
SETS = ("initiation-pack",)
NAMES = ("Ann", "Ben")


def random_step(now: Preparing | SoloPreparing, rng: random.Random) -> str:
    """Return any step that can be taken."""
    match now.stage:
        case Draft() | SoloDraft() as draft:
            open_cards = draft.left if isinstance(draft, Draft) else draft.revealed
            return rng.choice(open_cards).id
        case ChampionPicks() as picks:
            assert picks.picker is not None
            return f"champion {rng.choice(picks.candidates(picks.picker)).id}"
        case Constructed() as built if built.ban_now is not None:
            return f"ban {rng.choice(built.left(built.ban_now.owner)).id}"
        case Constructed() as built:
            cards = rng.sample(cards_of(built.catalog, built.sets), 10)
            return " ".join(["deck", *(card.id for card in cards)])
        case stage:
            assert stage is not None
            return f"deck {rng.choice(stage.choices()).id}"


def duel_way(format_id: str, steps: int, unconfirmed: str = "", seed: int = 5) -> UnderWay:
    """Return the way to a duel with Champions, after some random steps."""
    wanted = {"format": format_id, "sets": SETS, "seed": seed}
    if format_id == "preconstructed":
        wanted["sets"] = ()
    else:
        wanted["champions"] = True
    now = Preparing.begin(Preparation.model_validate(wanted), CATALOG)
    rng = random.Random(seed)
    for _ in range(steps):
        now = now.play(random_step(now, rng))
    return UnderWay(NAMES, now, unconfirmed)


def solo_way(format_id: str, steps: int, unconfirmed: str = "", seed: int = 5) -> UnderWay:
    """Return the way to a custom solo game, after some random steps."""
    drafts = format_id == "draft"
    wanted = {"kind": "custom", "format": format_id, "seed": seed, "champion": drafts}
    wanted["sets"] = SETS if drafts else ()
    now = SoloPreparing.begin(SoloPreparation.model_validate(wanted), CATALOG)
    rng = random.Random(seed)
    for _ in range(steps):
        now = now.play(random_step(now, rng))
    return UnderWay(NAMES[:1], now, unconfirmed)


def some_ways() -> list[UnderWay]:
    """Return preparations at every kind of step, with and without something left open."""
    draft = duel_way("draft", 5)
    assert isinstance(draft.preparing.stage, Draft)
    waiting = draft.preparing.stage.left[0].id
    return [
        duel_way("preconstructed", 1),
        duel_way("draft", 4),
        duel_way("draft", 5, waiting),
        duel_way("draft", 13),
        duel_way("constructed", 0, "deck troll ogre boom"),
        duel_way("constructed", 1, "deck troll"),
        duel_way("constructed", 4),
        duel_way("constructed", 7),
        solo_way("preconstructed", 1, "hard 7+1 opponent-first"),
        solo_way("draft", 3),
        solo_way("draft", 8),
        solo_way("draft", 9, "easy 6+1"),
    ]
