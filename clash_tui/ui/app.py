"""The program on the terminal: its settings, its looks, and the way from screen to screen.

Nothing here may import pydantic, cards, game or match while the module is imported: the title
is painted first, and the rest is loaded behind it.
"""

from __future__ import annotations

import asyncio
import gc
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.screen import Screen

from clash_tui.first_look import DEFAULT_THEME, Animation, FirstLook, first_look
from clash_tui.i18n import _
from clash_tui.ui.glyphs import Glyphs, glyphs
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.screens.title import TitleScreen
from clash_tui.ui.theme import CLASH_SEA

if TYPE_CHECKING:
    from pathlib import Path

    from clash_tui.cards import Catalog
    from clash_tui.match import Duel, SoloGame
    from clash_tui.match.saves import ListedGame
    from clash_tui.reference import Reference
    from clash_tui.settings import Settings
    from clash_tui.solo_record import SoloRecord
    from clash_tui.ui.duel_plan import DuelPlan
    from clash_tui.ui.keeping import Keeper
    from clash_tui.ui.solo_plan import SoloPlan

_SEEDS = 2**31

_TITLE_WRITTEN = 0.05
"""Seconds after which the title surely stands on the terminal."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """What is read from files once the title stands."""

    settings: Settings
    problem: str | None


class ClashApp(App[None]):
    """Clash of Decks.

    Args:
        settings: The settings to use; they are neither read from nor written to a file then.
            None takes those of the user.
        seed: Where the first duel's chance comes from, the next numbers for those after it;
            None takes a new one each time.
    """

    TITLE = "Clash of Decks"
    COMMANDS = set()
    CSS = """
    ClashApp.-ascii #dialog { border: ascii $warning; }
    ClashApp.-ascii Toast { border-left: ascii $warning; border-right: none; }
    SearchIcon { display: none; }
    """
    ENABLE_SELECT_AUTO_SCROLL: ClassVar[bool] = False

    def __init__(self, settings: Settings | None = None, seed: int | None = None) -> None:
        super().__init__()
        self._fixed = settings is not None
        self._settings = settings
        self._look = _look_of(settings) if settings is not None else first_look()
        self._next_seed = seed
        self._game: tuple[Duel | SoloGame, DuelPlan | SoloPlan] | None = None
        """The game begun last: it may be unfinished."""
        self._on_record: SoloGame | None = None
        """The solo game whose result was written last."""
        self._keeper: Keeper | None = None
        """Saves the game that is played; None before all is loaded, and without files."""
        self._told_problem: str | None = None
        self._quits_unasked = False
        self.loaded = asyncio.Event()
        """Set once the settings and all that is loaded behind the title are there."""
        self.register_theme(CLASH_SEA)
        self._apply_look(self._look)

    # looks and settings

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs to draw with."""
        return glyphs(self._look.glyphs)

    @property
    def animation(self) -> Animation:
        """How fast the board tells what happens; "off" draws the end at once."""
        return self._look.animation

    @property
    def settings(self) -> Settings:
        """The user's settings; reads them first if that has not happened yet."""
        if self._settings is None:
            self._take(_load())
        assert self._settings is not None
        return self._settings

    def update_settings(self, **changes: object) -> None:
        """Change settings: they hold at once and are kept for the next time.

        Args:
            changes: New values by the names of the fields of ``Settings``.
        """
        from clash_tui.settings import Settings, SettingsNotSaved, save_settings

        now = self.settings
        changed = Settings.model_validate({**dict(now), **changes})
        if changed == now:
            return
        self._settings = changed
        self._apply_look(_look_of(changed))
        if self._fixed:
            return
        try:
            save_settings(changed)
        except SettingsNotSaved as error:
            self.notify(str(error), severity="warning", markup=False)

    # what is read from files

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

    # from screen to screen

    def get_default_screen(self) -> Screen[Any]:
        """Return the title: it lies under all other screens."""
        return TitleScreen()

    def go_title(self) -> None:
        """Leave all screens but the title."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_help(self) -> None:
        """Show the help for the screen on top."""
        from clash_tui.ui.screens.help import HelpScreen

        if isinstance(self.screen, HouseScreen):
            self.push_screen(HelpScreen(self.screen))

    def open_rules(self, topic: str | None = None) -> None:
        """Show the rules, open at a topic or at a rule such as "R45"."""
        from clash_tui.ui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(topic))

    def open_settings(self) -> None:
        """Show the settings."""
        from clash_tui.ui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def start_new_duel(self) -> None:
        """Ask for everything a new duel needs, from the title on."""
        from clash_tui.ui.screens.new_duel import NewDuelScreen

        self.go_title()
        self.push_screen(NewDuelScreen())

    def start_duel(self, plan: DuelPlan) -> None:
        """Begin a duel: toss the coin, then show the board, which hands over the keyboard.

        The app does it itself a moment later: the answer of a screen comes to whoever pushed it,
        and a clicked menu would be gone by then with the screen it stands on.
        """
        self.call_next(self._begin_duel, plan)

    def _begin_duel(self, plan: DuelPlan) -> None:
        from clash_tui.match import Duel
        from clash_tui.ui.screens.board import BoardScreen
        from clash_tui.ui.screens.coin_toss import CoinTossScreen

        match = Duel(self.catalog, plan.setup, plan.names, plan.preparation)

        def play(_seen: None) -> None:
            self.push_screen(BoardScreen(match, plan))

        self._take_up(match, plan)
        self.go_title()
        self.push_screen(CoinTossScreen(plan.names, match.first_player), play)

    def start_new_solo(self) -> None:
        """Ask for everything a solo game needs, from the title on."""
        from clash_tui.ui.screens.new_solo import NewSoloScreen

        self.go_title()
        self.push_screen(NewSoloScreen())

    def start_solo(self, plan: SoloPlan) -> None:
        """Begin a solo game; the app does it a moment later, like a duel."""
        self.call_next(self._begin_solo, plan)

    def _begin_solo(self, plan: SoloPlan) -> None:
        from clash_tui.match import SoloGame
        from clash_tui.ui.screens.solo_board import SoloBoardScreen

        match = SoloGame(self.catalog, plan.setup, plan.names, plan.preparation)
        self._take_up(match, plan)
        self.go_title()
        self.push_screen(SoloBoardScreen(match, plan))

    def raise_solo_level(self, plan: SoloPlan) -> None:
        """Play the cards of a custom game again, one level up: choose what to spend it on."""
        from clash_tui.ui.solo_way import WayToSolo

        self.go_title()
        WayToSolo.one_level_up(self, plan)

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

    def show_solo_result(self, match: SoloGame, plan: SoloPlan) -> None:
        """Show how a solo game ended."""
        from clash_tui.ui.screens.solo_result import SoloResultScreen

        self.push_screen(SoloResultScreen(match, plan))

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

    def continue_game(self) -> None:
        """Go on with the one game there is, or ask which."""
        left = self.games_left()
        if self.unfinished is not None and len(left) <= 1:
            self.resume_game()
        elif len(left) == 1 and left[0].saved is not None:
            self.continue_file(left[0].file)
        else:
            from clash_tui.ui.screens.saves import SavesScreen

            self.push_screen(SavesScreen())

    def continue_file(self, file: Path) -> None:
        """Go on with the game of a file; if that cannot be, say why and change nothing."""
        from clash_tui.match.saved_game import BadSave
        from clash_tui.ui.keeping import plan_of

        if self._keeper is None:
            return
        if file != self._keeper.file or self.unfinished is None:
            try:
                match = self._keeper.open(file, self.catalog)
            except BadSave as bad:
                self.notify(str(bad), severity="warning", timeout=15, markup=False)
                return
            self._take_up(match, plan_of(match), begun=False)
        self.call_next(self.resume_game)

    def resume_game(self) -> None:
        """Go back to the unfinished game; in a duel the board hands the keyboard over first."""
        from clash_tui.match import SoloGame
        from clash_tui.ui.screens.board import BoardScreen
        from clash_tui.ui.screens.solo_board import SoloBoardScreen
        from clash_tui.ui.solo_plan import SoloPlan

        if self._game is None:
            return
        match, plan = self._game
        self.go_title()
        if isinstance(match, SoloGame) and isinstance(plan, SoloPlan):
            self.push_screen(SoloBoardScreen(match, plan))
        else:
            self.push_screen(BoardScreen(match, plan))

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

    def action_help_quit(self) -> None:
        """Answer ctrl+c, which quits other programs."""
        self.notify(_("ctrl+q quits"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let nothing but quitting happen while the terminal is too small."""
        screen = self.screen
        if action != "quit" and isinstance(screen, HouseScreen) and screen.too_small:
            return False
        return super().check_action(action, parameters)

    # behind the first picture

    def on_mount(self) -> None:
        """Load the rest as soon as the title is painted."""
        self.theme_changed_signal.subscribe(self, lambda _theme: self._repaint())
        if self._fixed:
            self.loaded.set()
        else:
            self.call_after_refresh(self._load_behind)

    def _load_behind(self) -> None:
        # Loading at once would keep the terminal waiting for the second half of the title.
        self.set_timer(
            _TITLE_WRITTEN, lambda: self.run_worker(self._load_all, thread=True, name="load")
        )

    def _load_all(self) -> None:
        """Import and read everything; runs beside the title in a thread of its own."""
        loaded = _load()
        _warm_up()
        self.call_from_thread(self._take_all, loaded)

    def _take_all(self, loaded: _Loaded) -> None:
        if self._settings is None:
            self._take(loaded)
        self._keeper = _keeper()
        if isinstance(self.screen, TitleScreen):
            self.screen.offer_to_continue()
        for problem in self.catalog.problems:
            self.notify(str(problem), severity="warning", timeout=15, markup=False)
        # What is loaded by now stays: without it the collector has little left to look at.
        gc.collect()
        gc.freeze()
        gc.enable()
        self.loaded.set()

    def _take(self, loaded: _Loaded) -> None:
        self._settings = loaded.settings
        if loaded.problem is not None:
            self.notify(loaded.problem, severity="warning", timeout=15, markup=False)
        self._apply_look(_look_of(loaded.settings))
        theme = loaded.settings.theme
        if theme not in self.available_themes:
            self.notify(
                _("There is no theme called {name}; the usual one is used.").format(name=theme),
                severity="warning",
                markup=False,
            )

    def _apply_look(self, look: FirstLook) -> None:
        repaint = look.glyphs != self._look.glyphs
        self.set_class(look.glyphs == "ascii", "-ascii", update=self.is_running)
        self._look = look
        self.animation_level = "none" if look.animation == "off" else "full"
        self.theme = look.theme if look.theme in self.available_themes else DEFAULT_THEME
        if repaint:
            self._repaint()

    def _repaint(self) -> None:
        for screen in self.screen_stack:
            for widget in screen.walk_children():
                widget.refresh(layout=True)
            if isinstance(screen, HouseScreen):
                screen.refresh_keys()


def _look_of(settings: Settings) -> FirstLook:
    return FirstLook(theme=settings.theme, glyphs=settings.glyphs, animation=settings.animation)


def _load() -> _Loaded:
    from clash_tui.settings import load_settings

    return _Loaded(*load_settings())


def _warm_up() -> None:
    """Import and read what the next screens need, so that none of them keeps anyone waiting."""
    import clash_tui.match  # noqa: F401 - imported for its time
    from clash_tui.cards import default_catalog
    from clash_tui.reference import default_reference
    from clash_tui.ui.screens import deck_choice, draft, new_duel, new_solo  # noqa: F401

    default_catalog()
    default_reference()


def _keeper() -> Keeper:
    from clash_tui.match.saves import SavedGames
    from clash_tui.ui.keeping import Keeper

    return Keeper(SavedGames())


def run() -> int:
    """Play Clash of Decks on this terminal and return the exit code."""
    app = ClashApp()
    app.run()
    return app.return_code or 0
