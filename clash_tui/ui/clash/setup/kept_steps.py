"""Keeping the steps of a game that is being prepared, so that it can be left at any of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from clash_tui.games.clash.matches.saved_way import UnderWay

if TYPE_CHECKING:
    from clash_tui.games.clash.formats import Preparing, SoloPreparing
    from clash_tui.match.seats import Sitter
    from clash_tui.ui.session import Session


def keep_preparation(
    session: Session,
    names: tuple[str, ...],
    now: Preparing | SoloPreparing,
    seed: int | None = None,
    sitters: tuple[Sitter, ...] = (),
) -> str:
    """Keep a game that is being prepared as it stands at the next step.

    Returns what was chosen there and not decided when it was left; see ``UnderWay``.

    Args:
        session: The game of this window.
        names: Both players' names, or the one of a solo game.
        now: What was decided so far.
        seed: The seed of a solo game that has another one than its preparation.
        sitters: Who will sit there, one for each name; empty where it is people.
    """
    before = session.under_way
    same = isinstance(before, UnderWay) and before.preparing.preparation == now.preparation
    unconfirmed = before.unconfirmed if isinstance(before, UnderWay) and same else ""
    session.keep_way(UnderWay(names, now, unconfirmed, seed, sitters))
    return unconfirmed


def keep_step(session: Session, now: Preparing | SoloPreparing, unconfirmed: str = "") -> None:
    """Keep a step of the game that is being prepared, and what is chosen and not decided."""
    before = session.under_way
    if isinstance(before, UnderWay):
        session.keep_way(replace(before, preparing=now, unconfirmed=unconfirmed))
