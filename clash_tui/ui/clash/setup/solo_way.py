"""The way to a solo game: from what was chosen to the board, one screen after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import (
    ChampionPicks,
    SoloDraft,
    SoloPreparing,
    read_options,
    replay_solo,
)
from clash_tui.games.clash.matches.saved_way import level_of
from clash_tui.games.clash.rules import SoloOptions
from clash_tui.ui.clash.setup.kept_steps import keep_preparation
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.shell.base import HouseScreen

if TYPE_CHECKING:
    from textual.app import App

    from clash_tui.base.settings import LastSolo
    from clash_tui.ui.clash.ways import ClashWays
    from clash_tui.ui.session import Session


class WayToSolo:
    """Leads one player through all that comes before a solo game.

    Args:
        app: Where the screens are shown.
        session: The game of this window, which keeps each step.
        games: Begins the game in the end.
        last: What was chosen last.
        name: The player's name.
        level: The level to offer first; None: the one chosen last.
        options: The options to offer first; None: those chosen last.
        seed: The seed of the game; None: that of the preparation.
    """

    def __init__(
        self,
        app: App[Any],
        session: Session,
        games: ClashWays,
        last: LastSolo,
        name: str,
        level: str | None = None,
        options: SoloOptions | None = None,
        seed: int | None = None,
    ) -> None:
        self._app = app
        self._session = session
        self._games = games
        self._name = name
        self._level = level or last.level
        self._options = options or _options_of(last.options)
        self._seed = seed
        self._way_back = seed is None

    @classmethod
    def at_level(
        cls,
        app: App[Any],
        session: Session,
        games: ClashWays,
        last: LastSolo,
        plan: SoloPlan,
        level: str,
    ) -> None:
        """Show the difficulty again for the cards of a custom game, at another level."""
        before = plan.preparation
        started = before.model_copy(update={"level": None, "options": SoloOptions(), "day": None})
        way = cls(app, session, games, last, plan.name, level, before.options, session.new_seed())
        way.go(replay_solo(started, plan.catalog or default_catalog()))

    def go(self, now: SoloPreparing) -> None:
        """Show the screen of the step that comes now; after the last one the game begins."""
        # The app pushes: the screen that was left would no longer hear the answer.
        self._app.call_next(self._step, now)

    def _step(self, now: SoloPreparing) -> None:
        unconfirmed = keep_preparation(self._session, (self._name,), now, self._seed)
        if unconfirmed:
            self._level, self._options = level_of(unconfirmed)
        if now.done:
            plan = SoloPlan(self._name, now.setup(self._seed), now.preparation, now.catalog)
            self._games.start_solo(plan)
        else:
            self._app.push_screen(self._screen(now), lambda answer: self._answered(now, answer))

    def _screen(self, now: SoloPreparing) -> HouseScreen[SoloPreparing]:
        if isinstance(now.stage, SoloDraft):
            from clash_tui.ui.clash.setup.solo_draft import SoloDraftScreen

            return SoloDraftScreen(now)
        if isinstance(now.stage, ChampionPicks):
            from clash_tui.ui.clash.setup.solo_champion import SoloChampionScreen

            return SoloChampionScreen(now)
        if now.stage is None:
            from clash_tui.ui.clash.setup.difficulty import DifficultyScreen

            return DifficultyScreen(now, self._level, self._options)
        from clash_tui.ui.clash.setup.solo_deck import SoloDeckScreen

        return SoloDeckScreen(now)

    def _answered(self, asked: SoloPreparing, answer: SoloPreparing | None) -> None:
        """Go on; or take the last step back, before the first of which the form shows again."""
        if answer is not None:
            self.go(answer)
        elif asked.can_undo and self._way_back:
            self.go(asked.undo())
        else:
            self._session.leave_way(drop=not self._way_back)


def _options_of(text: str) -> SoloOptions:
    """Return the options that a text of the settings says; the usual ones if it says none."""
    try:
        return read_options(text)
    except ValueError:
        return SoloOptions()
