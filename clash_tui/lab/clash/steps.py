"""What a competitor does on the way to a game: which deck it takes, drafts or builds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from clash_tui.base.chance import lot, shuffled
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.formats import (
    CONSTRUCTED_SIZE,
    ChampionPicks,
    Draft,
    Preconstructed,
    Preparing,
    SoloDeck,
    SoloDraft,
    SoloPreparing,
    cards_of,
)
from clash_tui.games.clash.formats.built_deck import write_deck
from clash_tui.lab.competitors import Competitor


def step(way: Preparing | SoloPreparing, seat: int, competitor: Competitor, chance: Random) -> str:
    """Return what a competitor decides next on the way to a game, as the text of a step.

    Args:
        way: The way, on which something is to be decided.
        seat: Who decides.
        competitor: Who sits there.
        chance: Where the competitor's own chance comes from.
    """
    match way.stage:
        case Preconstructed() | SoloDeck() as stage:
            return f"deck {_one((deck.id for deck in stage.choices()), chance)}"
        case Draft() as stage:
            return _card(stage.left, chance)
        case SoloDraft() as stage:
            return _card(stage.revealed, chance)
        case ChampionPicks() as stage:
            return f"champion {_card(stage.candidates(seat), chance)}"
        case None:
            raise ValueError("everything is decided")
        case stage:
            due = stage.ban_now
            if due is not None:
                return f"ban {_card(stage.left(due.owner), chance)}"
            ids = [card.id for card in cards_of(way.catalog, stage.sets)]
            return write_deck(shuffled(ids, chance)[:CONSTRUCTED_SIZE])


def decides(way: Preparing | SoloPreparing) -> int:
    """Return the seat that decides next on the way to a game; the solo player's is 0."""
    match way.stage:
        case SoloDeck() | SoloDraft() | None:
            return 0
        case Preconstructed() | Draft() | ChampionPicks() as stage:
            return stage.picker or 0
        case stage:
            due = stage.ban_now
            return (stage.builder or 0) if due is None else due.banner


def _card(cards: Iterable[Card], chance: Random) -> str:
    return _one((card.id for card in cards), chance)


def _one(ids: Iterable[str], chance: Random) -> str:
    known = list(ids)
    return known[lot(len(known), chance)]
