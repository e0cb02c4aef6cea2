"""What a competitor does on the way to a game: which deck it takes, drafts or builds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from clash_tui.base.chance import lot
from clash_tui.bots.clash.choosing import choose_step
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Preparing,
    SoloDeck,
    SoloDraft,
    SoloPreparing,
)
from clash_tui.lab.competitors import Competitor


def step(way: Preparing, seat: int, competitor: Competitor, chance: Random) -> str:
    """Return what a competitor decides next on the way to a duel, as the text of a step.

    A level of this house chooses as it does at the board; whoever has no such level chooses as the
    strongest.

    Args:
        way: The way, on which something is to be decided.
        seat: Who decides.
        competitor: Who sits there.
        chance: Where the competitor's own chance comes from.
    """
    return choose_step(way, seat, competitor.id, chance)


def solo_step(way: SoloPreparing, chance: Random) -> str:
    """Return what is decided next on the way to a solo game, as the text of a step.

    Every competitor takes whatever there is: how a level drafts against the pile is not known.
    """
    match way.stage:
        case SoloDeck() as stage:
            return f"deck {_one((deck.id for deck in stage.choices()), chance)}"
        case SoloDraft() as stage:
            return _one((card.id for card in stage.revealed), chance)
        case ChampionPicks() as stage:
            return f"champion {_one((card.id for card in stage.candidates(0)), chance)}"
        case None:
            raise ValueError("everything is decided")


def _one(ids: Iterable[str], chance: Random) -> str:
    known = list(ids)
    return known[lot(len(known), chance)]
