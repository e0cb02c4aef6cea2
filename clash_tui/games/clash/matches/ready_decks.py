"""What the ready decks are called in the record, whatever they were called when it was written."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.matches.results import mark_of
from clash_tui.records import GameResult

_READY = "preconstructed"


def with_ready_names(results: Iterable[GameResult], catalog: Catalog) -> tuple[GameResult, ...]:
    """Return results in which the ready decks have their present names (R68).

    The mark of its cards tells which deck it was: a record holds names as they were read on the
    day of the game, and one deck is one row of it, in whatever language.
    """
    titles = {mark_of(deck.cards): deck.title for deck in catalog.decks}
    return tuple(
        each.model_copy(update={"deck": titles[each.deck_mark]})
        if each.format == _READY and each.deck_mark in titles
        else each
        for each in results
    )
