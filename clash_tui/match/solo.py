"""A solo game of Clash of Decks as a match."""

from __future__ import annotations

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import SoloPreparation
from clash_tui.games.clash.rules import (
    A,
    B,
    ClashOfDecks,
    Forecast,
    Move,
    SoloSetup,
    State,
    forecast,
    foretold,
)
from clash_tui.games.clash.rules.events import Event
from clash_tui.match.match import Match
from clash_tui.match.undo import last_turn


class SoloGame(Match[SoloSetup, State, Move]):
    """A game of a player, who is A, against the rulebook's opponent.

    ``preparation`` is the record of how deck and difficulty came about, None where nobody wrote
    one.
    """

    def __init__(
        self,
        catalog: Catalog,
        setup: SoloSetup,
        names: tuple[str, str],
        preparation: SoloPreparation | None = None,
    ) -> None:
        super().__init__(ClashOfDecks(catalog), setup, names)
        self.catalog = catalog
        self.preparation = preparation

    def forecast(self, move: Move | None = None) -> Forecast:
        """Tell what would happen if ``move`` were played and the Assault then began."""
        return forecast(self.state, move)

    def foretold(self, move: Move | None = None) -> tuple[Event, ...]:
        """Tell the same event by event, without the cards that nobody knows yet."""
        return foretold(self.state, move)

    @property
    def can_take_back_turn(self) -> bool:
        """Whether the player has a turn to take back."""
        return self._last_turn is not None

    @property
    def turn_is_free(self) -> bool:
        """Whether nothing hidden was shown since the turn that would be taken back began."""
        moves = self._last_turn
        return moves is not None and moves >= self.stands

    def take_back_turn(self) -> bool:
        """Go back to where the player's last turn began, whatever was shown since.

        Returns False where there is none, and nothing has changed then.
        """
        moves = self._last_turn
        if moves is None:
            return False
        self.take_back_to(moves)
        return True

    @property
    def lost_turn(self) -> int | None:
        """After how many moves the player's last turn of a lost game began.

        The result stands: from there a game of its own can be played. None where the game is not
        lost, or the player has played nothing in it.
        """
        outcome = self.state.outcome
        return last_turn(self.positions, A) if outcome is not None and outcome.winner == B else None

    @property
    def _last_turn(self) -> int | None:
        # An outcome stands.
        return last_turn(self.positions, A) if self.state.outcome is None else None
