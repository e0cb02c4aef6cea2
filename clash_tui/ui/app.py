"""The program on the terminal: its settings, its looks, and what is loaded behind the title.

Nothing here may import pydantic, cards, game or match while the module is imported: the title
is painted first, and the rest is loaded behind it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.binding import Binding
from textual.command import CommandPalette
from textual.screen import Screen

from clash_tui.base import glance
from clash_tui.base.clean_text import clean, without_unshowable
from clash_tui.base.first_look import DEFAULT_THEME, Animation, FirstLook, first_look
from clash_tui.base.glyphs import Glyphs, glyphs
from clash_tui.base.i18n import AUTO, _, choose_language, is_spoken, ngettext
from clash_tui.base.wording import paragraphs, sentences
from clash_tui.ui.navigation import Navigation
from clash_tui.ui.session import Session
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.guarded import Guarded
from clash_tui.ui.shell.palette import Palette
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.style.colour_filters import ColourFilters
from clash_tui.ui.style.theme import CLASH_SEA, css_variables
from clash_tui.ui.terminal.abilities import Plain, shows_colours, signs_of
from clash_tui.ui.terminal.sparing_app import SparingApp
from clash_tui.ui.terminal.textual_mends import mend
from clash_tui.ui.widgets.field import LONGEST_LINE, Field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.driver import Driver
    from textual.filter import LineFilter
    from textual.notifications import SeverityLevel

    from clash_tui.base.settings import Settings
    from clash_tui.ui.after.keeping import Keeper
    from clash_tui.ui.plan import Deal

_TITLE_WRITTEN = 0.05
"""Seconds after which the title surely stands on the terminal."""


_SCREENS_LEFT = 1.0
"""Seconds after which the screens of a game that was left are surely gone."""

_MOST_TOLD = 3
"""How many refused files are told one by one: more would cover the title."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """What is read from files once the title stands."""

    settings: Settings
    problem: str | None


class ClashApp(Guarded, SparingApp):
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
    BINDINGS = [Binding("ctrl+z", "suspend_process", show=False, system=True, priority=True)]
    CSS = """
    ClashApp.-ascii #dialog { border: ascii $warning; }
    ClashApp.-ascii Toast { border-left: ascii $warning; border-right: none; }
    SearchIcon { display: none; }
    Input .input--placeholder { color: $house-faint; }
    HouseScreen .part { color: $house-muted; }
    HouseScreen .row.-here .mark { color: $house-chosen; }
    LogPanel { border-title-color: $house-muted; }
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
        super().__init__()
        self.session = Session(self._warn, self._way_left, self._sweep, seed, self._took_up)
        """The game of this window."""
        self.navigation = Navigation(self, self.session, lambda: self.settings)
        """The ways from screen to screen."""
        self._quits_unasked = False
        self._colour_filters: ColourFilters | None = None
        self._today = today
        self._deal = deal
        self._fixed = settings is not None
        self._settings = settings
        self._look = _look_of(settings) if settings is not None else first_look()
        self._signs = signs_of(os.environ, getattr(sys.__stdout__, "encoding", None))
        if not shows_colours(os.environ):
            self._filters.append(Plain())
        self.crash: BaseException | None = None
        """What the program failed by, if it did."""
        self.kept_at_crash = ""
        """One sentence on whether the game was safe then; "" where none was played."""
        self.loaded = asyncio.Event()
        """Set once the settings and all that is loaded behind the title are there."""
        self.register_theme(CLASH_SEA)
        self._apply_look(self._look)
        if self._look.language != AUTO:
            choose_language(self._look.language)

    @property
    def today(self) -> date:
        """The date where the player is."""
        return self._today or date.today()

    # looks and settings

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs to draw with."""
        return glyphs(self._glyphs_of(self._look))

    def _glyphs_of(self, look: FirstLook) -> str:
        return self._signs if look.glyphs == "auto" else look.glyphs

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what all lines pass before they go to the terminal."""
        if self._colour_filters is None:
            self._colour_filters = ColourFilters(self)
        return self._colour_filters.of(self.current_theme, super().get_line_filters())

    def get_css_variables(self) -> dict[str, str]:
        """Return the colours of the style sheets, those of text such that it can be read."""
        return super().get_css_variables() | css_variables(self.current_theme)

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

    @property
    def last_game(self) -> str:
        """The id of the game that was played last; "" before any was."""
        return self._look.last_game

    @property
    def may_continue(self) -> bool:
        """Whether there is a game to go on with; a glance at the files before they can be read."""
        if self._fixed or self.session.keeper is not None:
            return self.session.can_continue
        return glance.may_continue()

    def update_settings(self, **changes: object) -> None:
        """Change settings: they hold at once and are kept for the next time.

        Args:
            changes: New values by the names of the fields of ``Settings``.
        """
        from clash_tui.base.settings import Settings, SettingsNotSaved, save_settings

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

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Show a sentence for a while, as text: what it says of a file or a name is no markup.

        Args:
            message: The sentence.
            title: What stands above it.
            severity: How much it matters.
            timeout: How many seconds it stays; None leaves that to the program.
            markup: Without meaning here.
        """
        super().notify(
            clean(message, lines=True),
            title=clean(title),
            severity=severity,
            timeout=timeout,
            markup=False,
        )

    def _warn(self, text: str) -> None:
        """Say what could not be done, long enough to be read."""
        self.notify(text, severity="warning", timeout=15)

    def _way_left(self) -> None:
        """Offer to continue what was being prepared, where the title shows."""
        if isinstance(self.screen, TitleScreen):
            self.screen.offer_to_continue()

    def _sweep(self) -> None:
        # What a game leaves refers to itself, and Python would let that lie for many games.
        self.set_timer(_SCREENS_LEFT, gc.collect)

    def _took_up(self, game: str) -> None:
        """Remember which game was played last: it stands first on the title."""
        self.update_settings(last_game=game)

    async def action_quit(self) -> None:
        """Leave the program, after a question where a game would be lost."""
        from clash_tui.ui.shell.confirm import ConfirmScreen

        left = self.session.would_be_lost
        screen = self.screen
        if left is None or isinstance(screen, ConfirmScreen) or self._quits_unasked:
            self.exit()
            return
        lost = sentences((left, _("Leaving the program ends it.")))
        if isinstance(screen, HouseScreen) and screen.too_small:
            # A question would not be seen here: the same key once more is the answer.
            self._quits_unasked = True
            self.notify(sentences((lost, _("ctrl+q once more quits."))), markup=False)
            return
        question = paragraphs((lost, _("Quit all the same?")))

        def leave(sure: bool | None) -> None:
            if sure:
                self.exit()

        self.push_screen(ConfirmScreen(question, yes=_("Quit"), no=_("Play on")), leave)

    def action_help_quit(self) -> None:
        """Answer ctrl+c, which quits other programs."""
        self.notify(_("ctrl+q quits"))

    def on_key(self, event: events.Key) -> None:
        """Write into a search what was typed on the heels of the key that led to it.

        Such a key was sent on its way before the field had the focus; it would do what it does in
        the list.
        """
        # Not asked by its class: that would import all of it before the first picture.
        write = getattr(self.screen, "write_early", None)
        if write is not None and event.is_printable and write(event.character or ""):
            event.stop()
            event.prevent_default()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let nothing but leaving happen while the terminal is too small."""
        screen = self.screen
        leaves = action in ("quit", "suspend_process")
        if not leaves and isinstance(screen, HouseScreen) and screen.too_small:
            return False
        return super().check_action(action, parameters)

    def action_command_palette(self) -> None:
        """List every action by its name."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(Palette(placeholder=_("Search for actions…"), id="--command-palette"))

    def action_suspend_process(self) -> None:
        """Stop until the shell lets the program go on, as ctrl+z does everywhere."""
        if self._driver is not None and self._driver.can_suspend and sys.platform != "win32":
            # Whatever the program was started by stops with it, or the shell would go on waiting.
            os.kill(0, signal.SIGTSTP)

    async def on_event(self, event: events.Event) -> None:
        """Let what is pasted be text wherever it goes; the fields of the house tell of that."""
        if isinstance(event, events.Paste) and not isinstance(self.focused, Field):
            event.text = without_unshowable(event.text[:LONGEST_LINE])
        await super().on_event(event)

    # the terminal, and failing

    def get_driver_class(self) -> type[Driver]:
        """Return what draws on this terminal and reads from it."""
        if sys.platform == "win32":
            return super().get_driver_class()
        from clash_tui.ui.terminal.driver import HouseDriver

        return HouseDriver

    def give_terminal_back(self) -> None:
        """Give the terminal back if it is still the program's."""
        rescue = getattr(self._driver, "rescue", None)
        if rescue is not None:
            rescue()

    def _handle_exception(self, error: Exception) -> None:
        """Remember what the program fails by, wherever it was raised."""
        if self.crash is None:
            self.crash = error
            # This may be what fails.
            with suppress(Exception):
                self.kept_at_crash = self.session.what_is_kept()
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        # What happened goes to a file; a screenful of it helps nobody who plays.
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        self._exit_renderables.clear()

    def _set_pointer_shape(self, shape: str) -> None:
        """Leave the shape of the mouse alone: no terminal gives it back by itself."""

    # behind the first picture

    def on_unmount(self) -> None:
        """Let go of all files as the program ends."""
        self.session.close()

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
        from clash_tui.ui.games import all_screens

        self.session.keeper = _keeper(lambda: self.settings.finished_games)
        if isinstance(self.screen, TitleScreen):
            self.screen.loaded()
        self._tell_of_sets([each for game in all_screens() for each in game.problems()])
        # What is loaded by now stays: without it the collector has little left to look at.
        gc.collect()
        gc.freeze()
        gc.enable()

    def _tell_of_sets(self, problems: list[str]) -> None:
        """Say which files of sets are refused: a few of them, and how many more."""
        for problem in problems[:_MOST_TOLD]:
            self.notify(problem, severity="warning", timeout=15)
        more = len(problems) - _MOST_TOLD
        if more > 0:
            text = ngettext(
                "{n} more file of cards is refused; clash-tui cards list names it.",
                "{n} more files of cards are refused; clash-tui cards list names them.",
                more,
            )
            self.notify(text.format(n=more), severity="warning", timeout=15)

    def _be_loaded(self) -> None:
        if self._deal is not None:
            self.navigation.open_deal(self._deal)
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

        language = loaded.settings.language
        if not is_spoken(language):
            text = _("There are no texts in the language {code}; English is spoken.")
            self.notify(text.format(code=language), severity="warning", markup=False)

    def _apply_look(self, look: FirstLook) -> None:
        glyphs_now = self._glyphs_of(look)
        repaint = glyphs_now != self._glyphs_of(self._look)
        self.set_class(glyphs_now == "ascii", "-ascii", update=self.is_running)
        spoken, self._look = self._look.language, look
        if look.language != spoken:
            self._speak(look.language)
        self.animation_level = "none" if look.animation == "off" else "full"
        self.theme = look.theme if look.theme in self.available_themes else DEFAULT_THEME
        if repaint:
            self._repaint()

    def _speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        choose_language(language)
        if not self.is_running:
            return
        for screen in self.screen_stack:
            if isinstance(screen, HouseScreen) and screen.is_mounted:
                screen.language_changed()
        self._repaint()

    def _repaint(self) -> None:
        for screen in self.screen_stack:
            for widget in screen.walk_children():
                widget.refresh(layout=True)
            if isinstance(screen, HouseScreen):
                screen.refresh_keys()


def _look_of(settings: Settings) -> FirstLook:
    return FirstLook(
        theme=settings.theme,
        glyphs=settings.glyphs,
        animation=settings.animation,
        language=settings.language,
        last_game=settings.last_game,
    )


def _load() -> _Loaded:
    from clash_tui.base.settings import load_settings

    return _Loaded(*load_settings())


def _warm_up() -> None:
    """Import and read what the next screens need, so that none of them keeps anyone waiting."""
    import clash_tui.match  # noqa: F401 - imported for its time
    from clash_tui.ui.games import all_screens

    for game in all_screens():
        game.warm_up()


def _catch_up() -> None:
    """Put on record what was missed or refused when the program ran last."""
    from clash_tui.match.saves import SavedGames
    from clash_tui.ui.after.record_keeper import RecordKeeper

    RecordKeeper().catch_up(SavedGames())


def _keeper(most_finished: Callable[[], int]) -> Keeper:
    from clash_tui.match.saves import SavedGames
    from clash_tui.ui.after.keeping import Keeper

    return Keeper(SavedGames(), most_finished)


def run(deal: Deal | None = None) -> int:
    """Play Clash of Decks on this terminal and return the exit code.

    Args:
        deal: The deal to open once all is loaded; None stays on the title.
    """
    app = ClashApp(deal=deal)
    try:
        app.run()
    except Exception as error:
        app.crash = app.crash or error
    finally:
        app.give_terminal_back()
    if app.crash is not None:
        from clash_tui.base.crash import tell_crash

        return tell_crash(app.crash, app.kept_at_crash)
    return app.return_code or 0
