"""How Stak Bots is kept and told, for whatever plays, saves and counts games of any kind."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, NoReturn

from clash_tui.base.i18n import _
from clash_tui.games.stak.matches.replay_text import ending_of, result, write_replay
from clash_tui.games.stak.matches.saved import SavedOutcome, SavedStak
from clash_tui.games.stak.matches.stak_match import StakMatch
from clash_tui.games.stak.rules import Move, Outcome, StakBots, State
from clash_tui.games.stak.words.record_words import deck_title, game_title

if TYPE_CHECKING:
    from clash_tui.records import GameResult


class _Stak:
    """Games of two to six players. They take no pieces: the deck is in the setup (SB83)."""

    id = "stak-bots"

    def pieces(self) -> None:
        """Return nothing: a game has all its cards with it."""

    def what_changed(self, saved: SavedStak, pieces: Any) -> None:
        """Say nothing: whatever becomes of a deck, its games keep their cards."""

    def documents(self) -> tuple[type[Any], ...]:
        """Return the form of the file of a game."""
        return (SavedStak,)

    def document_of(self, match: StakMatch) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a game's file, and what stands in it."""
        outcome = match.state.outcome
        ended = None
        if outcome is not None:
            ended = SavedOutcome(ending=outcome.ending, results=outcome.results)
        return SavedStak, {"setup": match.setup, "outcome": ended}

    def rules(self, saved: SavedStak, pieces: Any) -> StakBots:
        """Return the rules, which are the same whatever the cards."""
        return StakBots()

    def begin(self, saved: SavedStak, pieces: Any) -> StakMatch:
        """Begin a game again."""
        return StakMatch(saved.setup, saved.seats)

    def is_moot(self, move: Move, state: State) -> bool:
        """Every move of a file answers what is asked: it was always asked as today."""
        return False

    def way_of(self, way: Any) -> NoReturn:
        """Raise ``TypeError``: what is agreed on before a game is in its setup alone."""
        raise TypeError("a game of Stak Bots is not prepared")

    def restore_way(self, saved: Any, pieces: Any) -> NoReturn:
        """Raise ``ValueError``, as there are no such files."""
        raise ValueError(_("a game of Stak Bots is not prepared"))

    def result(self, match: StakMatch) -> str:
        """Say in one line how a game ended, or that it goes on."""
        return result(match)

    def ending(self, saved: SavedStak) -> str | None:
        """Say in one sentence how a saved game ended; None while it goes on."""
        return ending_of(saved)

    def ends_as(self, saved: SavedStak, outcome: Outcome) -> bool:
        """Say whether a file tells of this outcome."""
        return saved.outcome is not None and saved.outcome.outcome == outcome

    def write_replay(self, match: StakMatch, saved: SavedStak) -> str:
        """Tell a game from its first turn to its end."""
        return write_replay(match, saved)

    def results(self, match: StakMatch, game: str, ended: datetime) -> tuple[GameResult, ...]:
        """Return what goes on record: a row for each person."""
        from clash_tui.games.stak.matches.results import results_of

        return results_of(match, game, ended)

    def game_title(self, result: GameResult) -> str:
        """Say how many played."""
        return game_title(result)

    def deck_title(self, result: GameResult) -> str:
        """Name an own deck."""
        return deck_title(result)


KIND = _Stak()
"""What the list of games knows Stak Bots by."""
