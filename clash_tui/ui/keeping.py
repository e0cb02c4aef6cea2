"""Keeping the game of this window in its file, and finding those that were left."""

from __future__ import annotations

from pathlib import Path

from clash_tui.cards import Catalog
from clash_tui.formats import Preparation, SoloPreparation
from clash_tui.game import Ending
from clash_tui.i18n import _
from clash_tui.match import Duel, SoloGame, Teller
from clash_tui.match.saves import ListedGame, NotSaved, OpenGame, SavedGames
from clash_tui.ui.duel_plan import DuelPlan
from clash_tui.ui.solo_plan import SoloPlan


class Keeper:
    """Saves the game that is played here after every move; a failure never stops the game.

    Args:
        games: The folder of saved games.
    """

    def __init__(self, games: SavedGames) -> None:
        self._games = games
        self._open: OpenGame | None = None
        self.problem: str | None = None
        """Why the present game is not being saved; None while it is."""

    @property
    def match(self) -> Duel | SoloGame | None:
        """The game whose file is open here."""
        return self._open.match if self._open is not None else None

    @property
    def file(self) -> Path | None:
        """The file that is open here."""
        return self._open.file if self._open is not None else None

    def keeps(self, match: Duel | SoloGame) -> bool:
        """Say whether a game is safe on disk as it stands."""
        return self.match is match and self.problem is None

    def begin(self, match: Duel | SoloGame) -> None:
        """Open a file for a new game; the one before stays in its own."""
        self.close()
        try:
            self._open = self._games.begin(match)
        except NotSaved as error:
            self.problem = str(error)

    def keep(self, match: Duel | SoloGame) -> None:
        """Write the game as it stands; one that has ended is written a last time."""
        if self._open is None or self._open.match is not match:
            return
        try:
            self._games.keep(self._open, ending_of(match))
        except NotSaved as error:
            self.problem = str(error)
            return
        self.problem = None
        if match.outcome is not None:
            self.close()
            self._games.prune()

    def open(self, file: Path, catalog: Catalog) -> Duel | SoloGame:
        """Open a saved game to go on with it. Raises ``BadSave``; the open game stays then."""
        opened = self._games.open(file, catalog)
        self.close()
        self._open = opened
        return opened.match

    def close(self) -> None:
        """Let go of the open file."""
        if self._open is not None:
            self._games.close(self._open)
        self._open, self.problem = None, None

    def unfinished(self) -> list[ListedGame]:
        """Return the games that can be continued, the one played last first, and broken files."""
        return self._games.unfinished()


def ending_of(match: Duel | SoloGame) -> str | None:
    """Say in one sentence how a game ended; None while it goes on."""
    outcome = match.state.outcome
    if outcome is None:
        return None
    return Teller(match.names, match.catalog).ending(outcome.winner, Ending(outcome.ending))


def plan_of(match: Duel | SoloGame) -> DuelPlan | SoloPlan:
    """Return what was agreed on before a game that was saved."""
    if isinstance(match, SoloGame):
        solo = match.preparation or SoloPreparation(
            edition=match.setup.edition, seed=match.setup.seed
        )
        return SoloPlan(match.names[0], match.setup, solo)
    duel = match.preparation or Preparation(edition=match.setup.edition, seed=match.setup.seed)
    return DuelPlan(match.names, match.setup, duel)


def not_kept(problem: str) -> str:
    """Say that a game goes on without being saved, and why."""
    return _("This game is not being saved. {problem}").format(problem=problem)
