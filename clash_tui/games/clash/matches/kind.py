"""How Clash of Decks is kept and told, for whatever plays, saves and counts games of any kind."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.matches.duel import Duel
from clash_tui.games.clash.matches.own_sets import own_sets_of, told_otherwise
from clash_tui.games.clash.matches.replay_text import ending_of, result, write_replay
from clash_tui.games.clash.matches.saved import (
    Playable,
    SavedClash,
    SavedDuel,
    SavedOutcome,
    SavedSolo,
)
from clash_tui.games.clash.matches.saved_way import (
    SavedClashWay,
    SavedDuelWay,
    SavedSoloWay,
    UnderWay,
    replayed,
    told_way,
)
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import ClashOfDecks, Move, ReturnOrder, State
from clash_tui.games.clash.rules.state import Outcome, ReturnChoice
from clash_tui.games.clash.words.record_words import deck_title, game_title

if TYPE_CHECKING:
    from clash_tui.records import GameResult


class _Clash:
    """Duels and solo games; the pieces are a catalog of cards."""

    id = "clash-of-decks"

    def pieces(self) -> Catalog:
        """Return all cards that can be used."""
        return default_catalog()

    def what_changed(self, saved: SavedClash | SavedClashWay, pieces: Catalog) -> str | None:
        """Say which own sets say something else by now."""
        return told_otherwise(saved.own_sets, pieces)

    def documents(self) -> tuple[type[Any], ...]:
        """Return the forms of the files of duels and solo games, and of the ways to them."""
        return (SavedDuel, SavedSolo, SavedDuelWay, SavedSoloWay)

    def document_of(self, match: Playable) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a match's file, and what stands in it."""
        outcome = match.state.outcome
        own = {
            "setup": match.setup,
            "preparation": match.preparation,
            "own_sets": own_sets_of(match),
            "outcome": None if outcome is None else SavedOutcome(**outcome._asdict()),
        }
        return (SavedDuel if isinstance(match, Duel) else SavedSolo), own

    def rules(self, saved: SavedClash, pieces: Catalog) -> ClashOfDecks:
        """Return the rules over the cards a game was begun with."""
        return ClashOfDecks(pieces.with_sets(saved.own_sets))

    def begin(self, saved: SavedClash, pieces: Catalog) -> Playable:
        """Begin a game again, with the cards it was begun with."""
        catalog = pieces.with_sets(saved.own_sets)
        if isinstance(saved, SavedDuel):
            return Duel(catalog, saved.setup, saved.seats, saved.preparation)
        return SoloGame(catalog, saved.setup, saved.seats, saved.preparation)

    def is_moot(self, move: Move, state: State) -> bool:
        """Whether it is an order of return that makes no difference (R33): it was asked once."""
        return isinstance(move, ReturnOrder) and not isinstance(state.pending, ReturnChoice)

    def way_of(self, way: UnderWay) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a preparation's file, and what stands in it."""
        return told_way(way)

    def restore_way(self, saved: SavedClashWay, pieces: Catalog) -> UnderWay:
        """Go the way to a game again, up to where it stands."""
        return replayed(saved, pieces)

    def result(self, match: Playable) -> str:
        """Say in one line how a game ended, or that it goes on."""
        return result(match)

    def ending(self, saved: SavedClash) -> str | None:
        """Say in one sentence how a saved game ended; None while it goes on."""
        return ending_of(saved)

    def ends_as(self, saved: SavedClash, outcome: Outcome) -> bool:
        """Say whether a file tells of this outcome."""
        return saved.ends_as(outcome)

    def write_replay(self, match: Playable, saved: SavedClash) -> str:
        """Tell a game from its first turn to its end."""
        return write_replay(match, saved)

    def results(self, match: Playable, game: str, ended: datetime) -> tuple[GameResult, ...]:
        """Return what goes on record: a row for each person."""
        from clash_tui.games.clash.matches.results import results_of

        return results_of(match, game, ended)

    def game_title(self, result: GameResult) -> str:
        """Say in a few words what kind of game it was."""
        return game_title(result)

    def deck_title(self, result: GameResult) -> str:
        """Return what a deck is called."""
        return deck_title(result)


KIND = _Clash()
