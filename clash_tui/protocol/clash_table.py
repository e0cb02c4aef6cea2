"""Duels and solo games of Clash of Decks, begun from what a program says."""

from __future__ import annotations

from typing import Any

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import (
    Deal,
    SoloPreparation,
    replay,
    replay_solo,
)
from clash_tui.games.clash.matches.duel import Duel, new_duel
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import ClashOfDecks, Edition, Setup, SoloSetup, State, View
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from clash_tui.games.protocol import Game
from clash_tui.protocol.tables import AnyMatch


class _ClashTable:
    """Duels, and solo games in which a program plays seat 0 against the pile (R72)."""

    view: Any = View
    setups: tuple[Any, ...] = (Setup, SoloSetup)

    def decks(self) -> tuple[str, ...]:
        """Return the ready decks (R68)."""
        return tuple(deck.id for deck in default_catalog().decks)

    def with_setup(self, setup: dict[str, Any]) -> AnyMatch:
        """Begin a duel, or a solo game where the setup has a pile."""
        catalog = default_catalog()
        if "pile" in setup:
            return SoloGame(catalog, SoloSetup.model_validate(setup), PLAYER_LETTERS)
        return Duel(catalog, Setup.model_validate(setup), PLAYER_LETTERS)

    def with_decks(
        self, decks: tuple[str, str], seed: int, first: int | None, edition: str | None
    ) -> AnyMatch:
        """Begin a duel with two ready decks, not the same one (R68)."""
        if first not in (None, *range(len(PLAYER_LETTERS))):
            raise ValueError(_("nobody sits where the first player should"))
        chosen = Edition.INITIATION_PACK if edition is None else edition
        return new_duel(decks=decks, seed=seed, first=first, edition=chosen)

    def with_deal(self, deal: Deal) -> AnyMatch:
        """Begin the game of a share code whose decks, and level, are in it."""
        catalog = default_catalog()
        if isinstance(deal, SoloPreparation):
            alone = replay_solo(deal, catalog)
            if alone.done:
                return SoloGame(catalog, alone.setup(), PLAYER_LETTERS, alone.preparation)
        else:
            way = replay(deal, catalog)
            if way.done:
                return Duel(catalog, way.setup(), PLAYER_LETTERS, way.preparation)
        raise ValueError(_("with this code decks or a level are still to be chosen"))

    def rules(self) -> Game[Any, Any, Any]:
        """Return the rules over all cards there are."""
        return ClashOfDecks(default_catalog())

    def seats_in(self, state: State) -> int:
        """Return how many sit at the table, the pile of a solo game included (R73)."""
        return len(state.sides)


TABLE = _ClashTable()
"""What Clash of Decks has for the protocol."""
