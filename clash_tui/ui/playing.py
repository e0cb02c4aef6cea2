"""The game that is played or prepared in this window: its cards, and its file.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.guarded import Guarded
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.terminal.sparing_app import SparingApp

if TYPE_CHECKING:
    from pathlib import Path

    from clash_tui.games.clash.cards import Catalog
    from clash_tui.games.clash.formats import Preparing, SoloPreparing
    from clash_tui.games.clash.matches import Duel, SoloGame
    from clash_tui.games.clash.matches.saved_way import UnderWay
    from clash_tui.games.clash.reference import Reference
    from clash_tui.match.saves import ListedGame
    from clash_tui.ui.after.keeping import Keeper
    from clash_tui.ui.clash.record.record_keeper import RecordKeeper
    from clash_tui.ui.clash.record.solo_record import SoloRecord
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan

_SEEDS = 2**30
"""As many as take the fewest signs in a share code."""


class Playing(Guarded, SparingApp):
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
        self._under_way: UnderWay | None = None
        """The game that is being prepared."""
        self._record_keeper: RecordKeeper | None = None
        """Counts the games that end; None before the first."""
        self._keeper: Keeper | None = None
        """Saves the game that is played; None before all is loaded, and without files."""
        self._told_problem: str | None = None
        self._quits_unasked = False

    @property
    def catalog(self) -> Catalog:
        """All cards and decks."""
        from clash_tui.games.clash.cards import default_catalog

        return default_catalog()

    @property
    def reference(self) -> Reference:
        """The rules as the program tells them."""
        from clash_tui.games.clash.reference import default_reference

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
        from clash_tui.ui.clash.record.solo_record import SoloRecord

        return SoloRecord()

    @property
    def unfinished(self) -> DuelPlan | SoloPlan | None:
        """The plan of the game that was begun and has not ended, if there is one."""
        if self._game is None or self._game[0].outcome is not None:
            return None
        return self._game[1]

    def let_go(self) -> None:
        """Forget a game that has ended: all its positions would stay in memory."""
        if self._game is not None and self._game[0].outcome is not None:
            self._game = None

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

    @property
    def may_continue(self) -> bool:
        """Whether there is a game to go on with, as far as it is known: cheap at the beginning."""
        return self.can_continue

    def games_left(self) -> list[ListedGame]:
        """Return the unfinished games in files, the one played last first, and broken files."""
        return self._keeper.unfinished() if self._keeper is not None else []

    def keep_game(self, match: Duel | SoloGame) -> None:
        """Save a game as it stands; if that fails, say so once and let it go on."""
        file = None
        if self._keeper is not None:
            file = self._keeper.keep(match)
            self._tell_of_keeping(self._keeper)
        if match.outcome is not None:
            counted = self._put_in_records(match, file)
            if self._keeper is not None and counted:
                # Only now: a file that is gone could not be counted later.
                self._keeper.prune()

    @property
    def record_keeper(self) -> RecordKeeper:
        """What counts the games that end."""
        from clash_tui.ui.clash.record.record_keeper import RecordKeeper

        if self._record_keeper is None:
            self._record_keeper = RecordKeeper()
        return self._record_keeper

    def _put_in_records(self, match: Duel | SoloGame, file: Path | None) -> bool:
        """Count a game that has ended, once; its file names it. Say whether that could be."""
        problem = self.record_keeper.put(match, None if file is None else file.stem)
        if problem is not None:
            self.notify(problem, severity="warning", timeout=15, markup=False)
        return problem is None

    def catch_up_records(self) -> None:
        """Put on record what was refused or missed before."""
        games = self._keeper.games if self._keeper is not None else None
        self.record_keeper.catch_up(games, self.catalog)

    def _tell_of_keeping(self, keeper: Keeper) -> None:
        """Say once why what is played or prepared is not being saved, if it is not."""
        from clash_tui.ui.after.keeping import not_kept

        problem = keeper.way_problem or keeper.problem
        if problem is not None and problem != self._told_problem:
            self.notify(not_kept(problem), severity="warning", timeout=15, markup=False)
        self._told_problem = problem

    def _take_up(
        self, match: Duel | SoloGame, plan: DuelPlan | SoloPlan, *, begun: bool = True
    ) -> None:
        """Make a game the one that is played here; one that begins gets a file of its own."""
        self._game = (match, plan)
        self._under_way = None
        if self._keeper is not None and begun:
            self._keeper.begin(match)
            self._tell_of_keeping(self._keeper)

    def prepare(
        self, names: tuple[str, ...], now: Preparing | SoloPreparing, seed: int | None = None
    ) -> str:
        """Keep a game that is being prepared as it stands at the next step.

        Returns what was chosen there and not decided when it was left; see ``UnderWay``.

        Args:
            names: Both players' names, or the one of a solo game.
            now: What was decided so far.
            seed: The seed of a solo game that has another one than its preparation.
        """
        from clash_tui.games.clash.matches.saved_way import UnderWay

        before = self._under_way
        same = before is not None and before.preparing.preparation == now.preparation
        unconfirmed = before.unconfirmed if before is not None and same else ""
        self._keep_way(UnderWay(names, now, unconfirmed, seed))
        return unconfirmed

    def keep_step(self, now: Preparing | SoloPreparing, unconfirmed: str = "") -> None:
        """Keep a step of the game that is being prepared, and what is chosen and not decided."""
        if self._under_way is not None:
            self._keep_way(replace(self._under_way, preparing=now, unconfirmed=unconfirmed))

    def _keep_way(self, way: UnderWay) -> None:
        self._under_way = way
        if self._keeper is not None:
            self._keeper.keep_way(way)
            self._tell_of_keeping(self._keeper)

    @property
    def keeps_way(self) -> bool:
        """Whether what is being prepared can be left and continued later."""
        return self._keeper is not None and self._keeper.keeps_way

    def leave_way(self, *, drop: bool = False) -> None:
        """Prepare no further: what was decided can be continued later, or is dropped."""
        if self._under_way is None:
            return
        self._under_way = None
        if self._keeper is None:
            return
        if drop:
            self._keeper.drop_way()
        self._keeper.leave_way()
        if isinstance(self.screen, TitleScreen):
            self.screen.offer_to_continue()

    def on_unmount(self) -> None:
        """Let go of all files as the program ends."""
        if self._record_keeper is not None:
            self._record_keeper.catch_up(None, self.catalog)
        if self._keeper is not None:
            self._keeper.leave_way()
            self._keeper.close()

    @property
    def _would_be_lost(self) -> str | None:
        """One sentence on what is not safe on disk, if anything is."""
        from clash_tui.ui.after.keeping import unfinished_way

        plan, way = self.at_risk, self._under_way
        if plan is not None:
            return plan.unfinished
        if way is None or self._keeper is None or self._keeper.way_problem is None:
            return None
        return unfinished_way(way)

    def what_is_kept(self) -> str:
        """Return one sentence on whether what is played or prepared is safe on disk.

        It is "" where nothing is.
        """
        if self._would_be_lost is not None:
            return _("Your game could not be saved.")
        if self.unfinished is not None or (self._under_way is not None and self.keeps_way):
            return _("Your game is saved; Continue on the title goes on with it.")
        return ""

    async def action_quit(self) -> None:
        """Leave the program, after a question where a game would be lost."""
        from clash_tui.ui.shell.confirm import ConfirmScreen

        left = self._would_be_lost
        screen = self.screen
        if left is None or isinstance(screen, ConfirmScreen) or self._quits_unasked:
            self.exit()
            return
        lost = f"{left} " + _("Leaving the program ends it.")
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
