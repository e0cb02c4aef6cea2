"""The game that is played or prepared in this window: its match, its file, its place on record.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clash_tui.base.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from clash_tui.games.protocol import Way
    from clash_tui.match.match import Match
    from clash_tui.match.saves import ListedGame
    from clash_tui.ui.after.keeping import Keeper
    from clash_tui.ui.after.record_keeper import RecordKeeper
    from clash_tui.ui.plan import Plan

_SEEDS = 2**30
"""As many as take the fewest signs in a share code."""


class Session:
    """One game at a time, kept safe after every step.

    Args:
        warn: Called with a sentence on what could not be kept.
        left: Called once a preparation is left.
        sweep: Called once a game that has ended is forgotten.
        played: Called with the id of each game that is taken up.
        seed: Where the first game's chance comes from, the next numbers for those after it;
            None takes a new one each time.
    """

    def __init__(
        self,
        warn: Callable[[str], None],
        left: Callable[[], None] = lambda: None,
        sweep: Callable[[], None] = lambda: None,
        seed: int | None = None,
        played: Callable[[str], None] = lambda _game: None,
    ) -> None:
        self._warn = warn
        self._left = left
        self._sweep = sweep
        self._played = played
        self._next_seed = seed
        self.game: tuple[Match[Any, Any, Any], Plan] | None = None
        """The game begun last: it may be unfinished."""
        self.under_way: Way | None = None
        """The game that is being prepared."""
        self._record_keeper: RecordKeeper | None = None
        """Counts the games that end; None before the first."""
        self.keeper: Keeper | None = None
        """Saves the game that is played; None before all is loaded, and without files."""
        self._told_problem: str | None = None

    def new_seed(self) -> int:
        """Return the seed for a new game."""
        if self._next_seed is None:
            import secrets

            return secrets.randbelow(_SEEDS)
        self._next_seed += 1
        return self._next_seed - 1

    @property
    def unfinished(self) -> Plan | None:
        """The plan of the game that was begun and has not ended, if there is one."""
        if self.game is None or self.game[0].outcome is not None:
            return None
        return self.game[1]

    def let_go(self) -> None:
        """Forget a game that has ended: all its positions would stay in memory."""
        if self.game is not None and self.game[0].outcome is not None:
            self.game = None
            self._sweep()

    @property
    def at_risk(self) -> Plan | None:
        """The plan of an unfinished game that is not safe on disk, if there is one."""
        plan = self.unfinished
        if plan is None or self.game is None:
            return None
        kept = self.keeper is not None and self.keeper.keeps(self.game[0])
        return None if kept else plan

    @property
    def can_continue(self) -> bool:
        """Whether there is a game to go on with, here or in a file."""
        return self.unfinished is not None or bool(self.games_left())

    def games_left(self) -> list[ListedGame]:
        """Return the unfinished games in files, the one played last first, and broken files."""
        return self.keeper.unfinished() if self.keeper is not None else []

    def finished_games(self) -> list[ListedGame]:
        """Return the finished games in files, the one played last first, and broken files."""
        return self.keeper.finished() if self.keeper is not None else []

    def file_of(self, game: str) -> Path | None:
        """Return the file of the game that a result is kept under; None if it is gone."""
        return self.keeper.file_of(game) if self.keeper is not None else None

    def open_file(self, file: Path) -> Match[Any, Any, Any] | Way | None:
        """Open a saved game, or a preparation; if that cannot be, say why and return None."""
        from clash_tui.match.game_replay import read_file
        from clash_tui.match.saved_game import BadSave

        if self.keeper is None:
            return None
        try:
            opened = self.keeper.open(file)
            self.tell_what_changed(read_file(file))
            return opened
        except BadSave as bad:
            self._warn(str(bad))
            return None

    def holds(self, file: Path) -> bool:
        """Say whether the unfinished game of this window lies in that file."""
        return self.keeper is not None and file == self.keeper.file and self.unfinished is not None

    def delete_game(self, file: Path) -> bool:
        """Delete a saved game for good; if that cannot be, say why and return False."""
        from clash_tui.match.saved_game import BadSave

        if self.keeper is None:
            return False
        here = file == self.keeper.file
        try:
            self.keeper.delete(file)
        except BadSave as bad:
            self._warn(str(bad))
            return False
        if here:
            self.game = None
        return True

    def tell_what_changed(self, saved: Any) -> None:
        """Say once, as a saved game is opened, what is otherwise by now than when it began."""
        from clash_tui.games.kinds import kind_of

        kind = kind_of(saved.game)
        told = kind.what_changed(saved, kind.pieces())
        if told is not None:
            self._warn(told)

    def keep_game(self, match: Match[Any, Any, Any]) -> None:
        """Save a game as it stands; if that fails, say so once and let it go on."""
        file = None
        if self.keeper is not None:
            file = self.keeper.keep(match)
            self._tell_of_keeping(self.keeper)
        if match.outcome is not None:
            counted = self._put_in_records(match, file)
            if self.keeper is not None and counted:
                # Only now: a file that is gone could not be counted later.
                self.keeper.prune()

    @property
    def record_keeper(self) -> RecordKeeper:
        """What counts the games that end."""
        from clash_tui.ui.after.record_keeper import RecordKeeper

        if self._record_keeper is None:
            self._record_keeper = RecordKeeper()
        return self._record_keeper

    def _put_in_records(self, match: Match[Any, Any, Any], file: Path | None) -> bool:
        """Count a game that has ended, once; its file names it. Say whether that could be."""
        problem = self.record_keeper.put(match, None if file is None else file.stem)
        if problem is not None:
            self._warn(problem)
        return problem is None

    def catch_up_records(self) -> None:
        """Put on record what was refused or missed before."""
        games = self.keeper.games if self.keeper is not None else None
        self.record_keeper.catch_up(games)

    def _tell_of_keeping(self, keeper: Keeper) -> None:
        """Say once why what is played or prepared is not being saved, if it is not."""
        from clash_tui.ui.after.keeping import not_kept

        problem = keeper.way_problem or keeper.problem
        if problem is not None and problem != self._told_problem:
            self._warn(not_kept(problem))
        self._told_problem = problem

    def take_up(self, match: Match[Any, Any, Any], plan: Plan, *, begun: bool = True) -> None:
        """Make a game the one that is played here; one that begins gets a file of its own."""
        self.game = (match, plan)
        self._played(match.game.id)
        self.under_way = None
        if self.keeper is not None and begun:
            self.keeper.begin(match)
            self._tell_of_keeping(self.keeper)

    def keep_way(self, way: Way) -> None:
        """Keep a game that is being prepared as it stands."""
        self.under_way = way
        if self.keeper is not None:
            self.keeper.keep_way(way)
            self._tell_of_keeping(self.keeper)

    @property
    def keeps_way(self) -> bool:
        """Whether what is being prepared can be left and continued later."""
        return self.keeper is not None and self.keeper.keeps_way

    def leave_way(self, *, drop: bool = False) -> None:
        """Prepare no further: what was decided can be continued later, or is dropped."""
        if self.under_way is None:
            return
        self.under_way = None
        if self.keeper is None:
            return
        if drop:
            self.keeper.drop_way()
        self.keeper.leave_way()
        self._left()

    def close(self) -> None:
        """Let go of all files as the program ends."""
        if self._record_keeper is not None:
            self._record_keeper.catch_up(None)
        if self.keeper is not None:
            self.keeper.leave_way()
            self.keeper.close()

    @property
    def would_be_lost(self) -> str | None:
        """One sentence on what is not safe on disk, if anything is."""
        plan, way = self.at_risk, self.under_way
        if plan is not None:
            return plan.unfinished
        if way is None or self.keeper is None or self.keeper.way_problem is None:
            return None
        return way.unfinished

    def what_is_kept(self) -> str:
        """Return one sentence on whether what is played or prepared is safe on disk.

        It is "" where nothing is.
        """
        if self.would_be_lost is not None:
            return _("Your game could not be saved.")
        if self.unfinished is not None or (self.under_way is not None and self.keeps_way):
            return _("Your game is saved; Continue on the title goes on with it.")
        return ""
