"""What of a game that has ended goes on record."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime

from clash_tui.games.clash.cards import CardSet
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import write_options
from clash_tui.games.clash.formats.built_deck import built_decks
from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from clash_tui.match.seats import Program, Seat
from clash_tui.records import GameResult

_MARK = 4
"""How many signs the mark of a deck has."""


def results_of(
    match: Duel | SoloGame, game: str, ended: datetime, shelf: DeckShelf | None = None
) -> tuple[GameResult, ...]:
    """Return how a game ended for each person who played: in a duel of two people for both.

    Args:
        match: The game.
        game: What it is known by.
        ended: When it ended.
        shelf: Where decks have names; None takes that of the user.

    Raises ``ValueError`` if the game is not finished.
    """
    outcome = match.state.outcome
    if outcome is None:
        raise ValueError("the game is not finished")
    duel = isinstance(match, Duel)
    preparation = match.preparation
    sets = _sets_of(match)
    level = options = day = None
    if isinstance(match, SoloGame):
        level, options = QUICK, write_options(match.setup.options)
        if match.preparation is not None:
            level, day = match.preparation.level or QUICK, match.preparation.day
    results = []
    for side, cards in enumerate(_decks_of(match)):
        if not match.seats[side].is_person:
            continue
        results.append(
            GameResult(
                game=game,
                side=PLAYER_LETTERS[side],
                ended=ended,
                kind="duel" if duel else "solo",
                format="" if preparation is None else preparation.format,
                edition=match.setup.edition,
                sets=tuple(each.id for each in sets),
                own_cards=any(each.own for each in sets),
                player=match.seats[side].name,
                opponent=match.seats[1 - side].name if duel else "",
                deck=_name_of(cards, match, shelf),
                deck_mark=mark_of(cards),
                result=outcome.results[side],
                turns=match.state.turn,
                ending=str(outcome.ending),
                taken_back=match.taken_back,
                hints=match.hints,
                level=_level_of(match.seats[1 - side]) if duel else level,
                options=options,
                day=day,
            )
        )
    return tuple(results)


def _level_of(seat: Seat) -> str | None:
    """Return how well a program plays at a seat, by the id of its level; None for a person."""
    return (seat.sits.level or None) if isinstance(seat.sits, Program) else None


def mark_of(cards: Sequence[str]) -> str:
    """Return a few signs made of the ids of a deck's cards, whatever their order."""
    return hashlib.sha256(" ".join(sorted(cards)).encode()).hexdigest()[:_MARK]


def _decks_of(match: Duel | SoloGame) -> tuple[tuple[str, ...], ...]:
    """Return the deck of each player by the ids of its cards; a built one before the bans."""
    if isinstance(match, SoloGame):
        return (match.setup.deck,)
    preparation = match.preparation
    if preparation is not None and preparation.format == "constructed":
        built = built_decks(preparation.moves)
        if len(built) == len(match.setup.decks):
            return built
    return match.setup.decks


def _name_of(cards: Sequence[str], match: Duel | SoloGame, shelf: DeckShelf | None) -> str:
    """Return the name of a ready deck or of a deck on the shelf; "" for a deck without one."""
    preparation = match.preparation
    if preparation is not None and preparation.format == "draft":
        return ""
    for deck in match.catalog.decks:
        if set(deck.cards) == set(cards):
            return deck.name
    if preparation is None or preparation.format != "constructed":
        return ""
    shelved = (shelf or DeckShelf(catalog=match.catalog)).list()
    return next(
        (deck.name for deck in shelved if not deck.problem and set(deck.cards) == set(cards)), ""
    )


def _sets_of(match: Duel | SoloGame) -> list[CardSet]:
    """Return the sets in use: those agreed on, else those whose cards were played with."""
    agreed = match.preparation.sets if match.preparation is not None else ()
    if agreed:
        return [each for each in match.catalog.sets if each.id in agreed]
    cards = {card for deck in _decks_of(match) for card in deck}
    if isinstance(match, SoloGame):
        cards.update(match.setup.pile)
    return [each for each in match.catalog.sets if any(card.id in cards for card in each.cards)]
