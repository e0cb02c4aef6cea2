"""The program on the terminal: its settings, its looks, and what is loaded behind the title.

Nothing here may import pydantic, cards, game or match while the module is imported: the title
is painted first, and the rest is loaded behind it.
"""

from __future__ import annotations

import asyncio
import gc
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar

from textual.screen import Screen

from clash_tui.first_look import DEFAULT_THEME, Animation, FirstLook, first_look
from clash_tui.i18n import _
from clash_tui.ui.glyphs import Glyphs, glyphs
from clash_tui.ui.replaying import Replaying
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.screens.title import TitleScreen
from clash_tui.ui.textual_mends import mend
from clash_tui.ui.theme import CLASH_SEA

if TYPE_CHECKING:
    from collections.abc import Callable

    from clash_tui.formats import Deal
    from clash_tui.settings import Settings
    from clash_tui.ui.keeping import Keeper

_TITLE_WRITTEN = 0.05
"""Seconds after which the title surely stands on the terminal."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """What is read from files once the title stands."""

    settings: Settings
    problem: str | None


class ClashApp(Replaying):
    """Clash of Decks.

    Args:
        settings: The settings to use; they are neither read from nor written to a file then.
            None takes those of the user.
        seed: Where the first duel's chance comes from, the next numbers for those after it;
            None takes a new one each time.
        today: The date; None asks the clock.
        deal: The deal to open once all is loaded; None stays on the title.
    """

    TITLE = "Clash of Decks"
    COMMANDS = set()
    CSS = """
    ClashApp.-ascii #dialog { border: ascii $warning; }
    ClashApp.-ascii Toast { border-left: ascii $warning; border-right: none; }
    SearchIcon { display: none; }
    """
    ENABLE_SELECT_AUTO_SCROLL: ClassVar[bool] = False

    def __init__(
        self,
        settings: Settings | None = None,
        seed: int | None = None,
        today: date | None = None,
        deal: Deal | None = None,
    ) -> None:
        mend()
        super().__init__(seed)
        self._today = today
        self._deal = deal
        self._fixed = settings is not None
        self._settings = settings
        self._look = _look_of(settings) if settings is not None else first_look()
        self.loaded = asyncio.Event()
        """Set once the settings and all that is loaded behind the title are there."""
        self.register_theme(CLASH_SEA)
        self._apply_look(self._look)

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._today or date.today()

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

    # the title, and keys that work everywhere

    def get_default_screen(self) -> Screen[Any]:
        """Return the title: it lies under all other screens."""
        return TitleScreen()

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
            self.call_after_refresh(self._be_loaded)
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
        _catch_up()
        self.call_from_thread(self._be_loaded)

    def _take_all(self, loaded: _Loaded) -> None:
        if self._settings is None:
            self._take(loaded)
        self._keeper = _keeper(lambda: self.settings.finished_games)
        if isinstance(self.screen, TitleScreen):
            self.screen.offer_to_continue()
        for problem in self.catalog.problems:
            self.notify(str(problem), severity="warning", timeout=15, markup=False)
        # What is loaded by now stays: without it the collector has little left to look at.
        gc.collect()
        gc.freeze()
        gc.enable()

    def _be_loaded(self) -> None:
        if self._deal is not None:
            self.open_deal(self._deal)
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


def _catch_up() -> None:
    """Put on record what was missed or refused when the program ran last."""
    from clash_tui.cards import default_catalog
    from clash_tui.match.saves import SavedGames
    from clash_tui.ui.record_keeper import RecordKeeper

    RecordKeeper().catch_up(SavedGames(), default_catalog())


def _keeper(most_finished: Callable[[], int]) -> Keeper:
    from clash_tui.match.saves import SavedGames
    from clash_tui.ui.keeping import Keeper

    return Keeper(SavedGames(), most_finished)


def run(deal: Deal | None = None) -> int:
    """Play Clash of Decks on this terminal and return the exit code.

    Args:
        deal: The deal to open once all is loaded; None stays on the title.
    """
    app = ClashApp(deal=deal)
    app.run()
    return app.return_code or 0
