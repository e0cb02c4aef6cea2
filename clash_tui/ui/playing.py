"""The game that is played in this window: the cards it is played with, and its file.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

from clash_tui.i18n import _
from clash_tui.ui.screens.base import HouseScreen

if TYPE_CHECKING:
    from clash_tui.cards import Catalog
    from clash_tui.match import Duel, SoloGame
    from clash_tui.match.saves import ListedGame
    from clash_tui.reference import Reference
    from clash_tui.solo_record import SoloRecord
    from clash_tui.ui.duel_plan import DuelPlan
    from clash_tui.ui.keeping import Keeper
    from clash_tui.ui.solo_plan import SoloPlan

_SEEDS = 2**31


class Playing(App[None]):
    """The program as the place of one game at a time, which it keeps safe.

    Args:
        seed: Where the first game's chance comes from, the next numbers for those after it;
            None takes a new one each time.
    """

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._next_seed = seed
        self._game: tuple[Duel | SoloGame, DuelPlan | SoloPlan] | None = None
        """The game begun last: it may be unfinished."""
        self._on_record: SoloGame | None = None
        """The solo game whose result was written last."""
        self._keeper: Keeper | None = None
        """Saves the game that is played; None before all is loaded, and without files."""
        self._told_problem: str | None = None
        self._quits_unasked = False

    @property
    def catalog(self) -> Catalog:
        """All cards and decks."""
        from clash_tui.cards import default_catalog

        return default_catalog()

    @property
    def reference(self) -> Reference:
        """The rules as the program tells them."""
        from clash_tui.reference import default_reference

        return default_reference()

    def new_seed(self) -> int:
        """Return the seed for a new duel."""
        if self._next_seed is None:
            import secrets

            return secrets.randbelow(_SEEDS)
        self._next_seed += 1
        return self._next_seed - 1

    @property
    def solo_record(self) -> SoloRecord:
        """How the player's solo games ended."""
        from clash_tui.solo_record import SoloRecord

        return SoloRecord()

    def solo_finished(self, match: SoloGame, plan: SoloPlan) -> None:
        """Put a finished game on record, once."""
        from clash_tui.ui.solo_keeping import put_on_record

        if self._on_record is not match:
            self._on_record = match
            problem = put_on_record(self.solo_record, match, plan.preparation)
            if problem is not None:
                self.notify(problem, severity="warning", timeout=15, markup=False)

    @property
    def unfinished(self) -> DuelPlan | SoloPlan | None:
        """The plan of the game that was begun and has not ended, if there is one."""
        if self._game is None or self._game[0].outcome is not None:
            return None
        return self._game[1]

    @property
    def at_risk(self) -> DuelPlan | SoloPlan | None:
        """The plan of an unfinished game that is not safe on disk, if there is one."""
        plan = self.unfinished
        if plan is None or self._game is None:
            return None
        kept = self._keeper is not None and self._keeper.keeps(self._game[0])
        return None if kept else plan

    @property
    def can_continue(self) -> bool:
        """Whether there is a game to go on with, here or in a file."""
        return self.unfinished is not None or bool(self.games_left())

    def games_left(self) -> list[ListedGame]:
        """Return the unfinished games in files, the one played last first, and broken files."""
        return self._keeper.unfinished() if self._keeper is not None else []

    def keep_game(self, match: Duel | SoloGame) -> None:
        """Save a game as it stands; if that fails, say so once and let it go on."""
        if self._keeper is not None:
            self._keeper.keep(match)
            self._tell_of_keeping(self._keeper)

    def _tell_of_keeping(self, keeper: Keeper) -> None:
        """Say once why the present game is not being saved, if it is not."""
        from clash_tui.ui.keeping import not_kept

        problem = keeper.problem
        if problem is not None and problem != self._told_problem:
            self.notify(not_kept(problem), severity="warning", timeout=15, markup=False)
        self._told_problem = problem

    def _take_up(
        self, match: Duel | SoloGame, plan: DuelPlan | SoloPlan, *, begun: bool = True
    ) -> None:
        """Make a game the one that is played here; one that begins gets a file of its own."""
        self._game = (match, plan)
        if self._keeper is not None and begun:
            self._keeper.begin(match)
            self._tell_of_keeping(self._keeper)

    async def action_quit(self) -> None:
        """Leave the program, after a question where a game would be lost."""
        from clash_tui.ui.screens.confirm import ConfirmScreen

        plan = self.at_risk
        screen = self.screen
        if plan is None or isinstance(screen, ConfirmScreen) or self._quits_unasked:
            self.exit()
            return
        lost = f"{plan.unfinished} " + _("Leaving the program ends it.")
        if isinstance(screen, HouseScreen) and screen.too_small:
            # A question would not be seen here: the same key once more is the answer.
            self._quits_unasked = True
            self.notify(lost + " " + _("ctrl+q once more quits."), markup=False)
            return
        question = lost + "\n\n" + _("Quit all the same?")

        def leave(sure: bool | None) -> None:
            if sure:
                self.exit()

        self.push_screen(ConfirmScreen(question, yes=_("Quit"), no=_("Play on")), leave)
