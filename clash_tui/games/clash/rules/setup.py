"""The setup of a duel: with the moves, all there is to a game (R9, R10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from clash_tui.base.chance import coin, shuffled, stream
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import Listener, Side, State, begin_state
from clash_tui.games.clash.rules.turn import begin_turn
from clash_tui.games.clash.rules.words import PLAYER_LETTERS, Edition

DECK_SIZE = 8


class Setup(BaseModel):
    """Edition, decks and the seed of all chance in a duel."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: Edition = Edition.INITIATION_PACK
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    """The 8 different cards of A and of B, by id (R9)."""
    champions: tuple[str | None, str | None] = (None, None)
    """The creature each player chose as Champion, by id; None plays without one (R87)."""
    seed: int = Field(ge=0, lt=2**63)
    first: int | None = Field(default=None, ge=0, le=1)
    """Who goes first; None lets the coin decide (R10)."""

    @model_validator(mode="after")
    def _decks_are_whole(self) -> Self:
        for letter, deck in zip(PLAYER_LETTERS, self.decks, strict=True):
            if len(deck) != DECK_SIZE:
                raise ValueError(
                    f"the deck of {letter} has {len(deck)} cards instead of {DECK_SIZE}"
                )
            if len(set(deck)) != DECK_SIZE:
                raise ValueError(f"the deck of {letter} holds a card twice")
        for letter, deck, champion in zip(PLAYER_LETTERS, self.decks, self.champions, strict=True):
            if champion in deck:
                raise ValueError(f"the Champion of {letter} is in the deck")
        return self


def first_player(setup: Setup) -> int:
    """Return who goes first: as set, or by the coin of the seed (R10)."""
    return coin(stream(setup.seed, "coin")) if setup.first is None else setup.first


def initial_state(setup: Setup, catalog: Catalog, listener: Listener | None = None) -> State:
    """Shuffle both decks into hands and begin the first turn (R9–R11), telling ``listener``.

    Raises ``UnknownCard`` for a card the catalog has not.
    """
    pieces = number_cards(
        catalog,
        [sorted(deck) for deck in setup.decks],
        [card for card in setup.champions if card is not None],
    )
    a = shuffled(pieces[:DECK_SIZE], stream(setup.seed, "shuffle A"))
    b = shuffled(pieces[DECK_SIZE : 2 * DECK_SIZE], stream(setup.seed, "shuffle B"))
    state = begin_state(setup.edition, pieces, (Side(a), Side(b)))
    champions = iter(pieces[2 * DECK_SIZE :])
    for side, champion in zip(state.sides, setup.champions, strict=True):
        if champion is not None:
            side.champion = next(champions)
            state.seen |= side.champion.bit
    state.active = first_player(setup)
    state.listener = listener
    begin_turn(state)
    state.listener = None
    return state


def number_cards(
    catalog: Catalog, decks: Sequence[Sequence[str]], champions: Sequence[str]
) -> tuple[Piece, ...]:
    """Return the cards of a game: deck by deck, then the Champions.

    Raises ``UnknownCard``.
    """
    cards = tuple((catalog.card(card), False) for deck in decks for card in deck)
    return _pieces(cards + tuple((catalog.card(card), True) for card in champions))


@lru_cache(maxsize=64)
def _pieces(cards: tuple[tuple[Card, bool], ...]) -> tuple[Piece, ...]:
    """Number the cards of a game; playing many duels asks for the same decks again and again."""
    return tuple(Piece(number, *values) for number, values in enumerate(cards))
