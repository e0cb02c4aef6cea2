"""What all screens share: actions and their keys, the key bar, sizes, and too little room."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.command import Provider
from textual.geometry import Region
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.strip import Strip
from textual.widget import Widget

from clash_tui.base.i18n import N_, _
from clash_tui.base.wording import capitals
from clash_tui.ui.shell.action_commands import ActionCommands
from clash_tui.ui.shell.actions import PAGE, Action, bindings, with_pages
from clash_tui.ui.shell.paging import Paged, paged_in
from clash_tui.ui.shell.too_small import TooSmallCover, is_too_small
from clash_tui.ui.widgets.blank import Column, blank_lines
from clash_tui.ui.widgets.key_bar import KeyBar

if TYPE_CHECKING:
    from clash_tui.base.glyphs import Glyphs
    from clash_tui.base.settings import Settings
    from clash_tui.ui.protocols import House, Ways
    from clash_tui.ui.session import Session
    from clash_tui.ui.shell.clock import Clock
    from clash_tui.ui.shell.gestures import Gesture

A_MOMENT = 0.5
"""Seconds in which nobody has seen what a screen asks, and answered."""


class Tier(IntEnum):
    """How much room there is; a larger tier has at least the room of the smaller ones."""

    SMALL = 0
    """80x24"""
    MEDIUM = 1
    """100x30"""
    LARGE = 2
    """120x36"""
    HUGE = 3
    """160x45"""

    @property
    def css_class(self) -> str:
        """The class a screen of that size has, such as "-large"."""
        return f"-{self.name.lower()}"


_LEAST = {
    Tier.HUGE: (160, 45),
    Tier.LARGE: (120, 36),
    Tier.MEDIUM: (100, 30),
    Tier.SMALL: (0, 0),
}


def tier_of(width: int, height: int) -> Tier:
    """Return the largest tier that fits into that many columns and rows."""
    return next(tier for tier, (w, h) in _LEAST.items() if width >= w and height >= h)


class HouseScreen(Screen[ScreenResultType], inherit_bindings=False):
    """A screen of the game.

    A screen declares its ACTIONS and composes what stands above the key bar in
    ``compose_body``. Each action is done by its method ``action_ID``. While the terminal is too
    small the screen is covered and no key but quit does anything; nothing else changes.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    """What can be done here, in the order of the key bar; help comes last."""

    NAME: ClassVar[str] = N_("Clash of Decks")
    """What the help screen calls this screen; English, translated where shown."""

    HELP: ClassVar[str] = ""
    """How this screen works, paragraphs parted by empty lines; English, translated where shown."""

    TOPIC: ClassVar[str | None] = None
    """The topic of the rules reference that fits this screen."""

    PATIENCE: ClassVar[float] = 0.0
    """For how many seconds the screen must have been in sight before anything on it counts.

    It is set where something is shown, decided or ended that cannot be taken back: there a key
    that may still be held does not count either.
    """

    AUTO_FOCUS: ClassVar[str | None] = ""
    ESCAPE_TO_MINIMIZE: ClassVar[bool] = False
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {ActionCommands}

    DEFAULT_CSS = """
    HouseScreen {
        layout: vertical;
        layers: base cover;
        overflow: hidden;
        background: $background;
        & > #body { height: 1fr; width: 100%; }
        &.-too-small > TooSmallCover { display: block; }
    }
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Turn the declared actions into key bindings."""
        if "ACTIONS" in cls.__dict__:
            cls.ACTIONS = with_pages(cls.ACTIONS)
            cls.BINDINGS = [*bindings(cls.ACTIONS)]
        super().__init_subclass__(**kwargs)

    def __init__(self) -> None:
        super().__init__()
        self._tier = Tier.SMALL
        self._focus_before: Widget | None = None
        self._key_bar: KeyBar | None = None
        self._in_sight_since: float | None = None

    @property
    def house(self) -> House:
        """The program, as what all screens share: its looks, its settings, its clock."""
        return cast("House", self.app)

    @property
    def session(self) -> Session:
        """The game of this window."""
        return self.house.session

    @property
    def navigation(self) -> Ways:
        """The ways to other screens."""
        return self.house.navigation

    @property
    def brand(self) -> str:
        """The name of the game it is of, for its heading; "" for that of the program."""
        return capitals(self.navigation.name_over(self))

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.house.settings

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs to draw with."""
        return self.house.glyphs

    @property
    def clock(self) -> Clock:
        """The one clock that input and screens are timed by."""
        return self.house.clock

    @property
    def tier(self) -> Tier:
        """How much room there is."""
        return self._tier

    @property
    def too_small(self) -> bool:
        """Whether the screen is covered because the terminal is too small."""
        return self.has_class("-too-small")

    # what a screen may say about itself

    def compose_body(self) -> ComposeResult:
        """Compose what stands above the key bar."""
        yield from ()

    def available_actions(self) -> set[str] | None:
        """Return the ids of the actions that work now; None: all of them."""
        return None

    def action_text(self, action: Action) -> str:
        """Return what the key bar calls an action now."""
        return action.title

    def command_text(self, action: Action, place: int) -> str:
        """Return what the palette calls an action with the argument of that place."""
        if action.names:
            return _(action.names[place])
        return f"{self.action_text(action)} {action.arguments[place]}"

    def paged(self) -> Paged | None:
        """Return what pages, Home and End move in; by itself the list whose cursor keys move."""
        return paged_in(self)

    def resized(self) -> None:
        """Adapt to ``tier`` and the size; called after each change of the size."""

    def language_changed(self) -> None:
        """Say in another language what stays here while other screens come and go."""

    # what the base does with it

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return blank rows: all that is seen lies on the screen."""
        # Over another screen it is that one's picture, dimmed.
        return (None if self.is_modal else blank_lines(self, crop)) or super().render_lines(crop)

    def compose(self) -> ComposeResult:
        """Compose the body, the key bar and the cover."""
        # What is composed for the room there is need not be styled anew at once.
        self._take_tier(*self.app.size)
        with Column(id="body"):
            yield from self.compose_body()
        yield from self._compose_foot()

    def _compose_foot(self) -> ComposeResult:
        """Compose what every screen has: the key bar and the cover."""
        self._key_bar = KeyBar()
        yield self._key_bar
        yield TooSmallCover()

    def working_actions(self) -> list[Action]:
        """Return the actions that work now, in the order of their declaration."""
        available = self.available_actions()
        return [action for action in self.ACTIONS if self._works(action, available)]

    def actions_now(self) -> list[Action]:
        """Return what the key bar shows: the actions that work now, in order."""
        return self.working_actions()

    def _works(self, action: Action, available: set[str] | None) -> bool:
        """Say whether an action works; paging works wherever there is a list, whoever is asked."""
        if action.id == PAGE.id:
            return self.is_mounted and self.paged() is not None
        return available is None or action.id in available

    def refresh_keys(self) -> None:
        """Show again which keys work; called whenever ``available_actions`` may have changed."""
        if self._key_bar is not None and self._key_bar.parent is not None:
            self._key_bar.update_keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let only what works now happen.

        A key that was typed before the screen was there does nothing, nor does one that comes
        after it has led to another screen or out of the program.
        """
        there = self.is_mounted and self.is_active and self.app.return_code is None
        if self.too_small or not there:
            return False
        declared = next((each for each in self.ACTIONS if each.method == action), None)
        if declared is None:
            return super().check_action(action, parameters)
        return self._works(declared, self.available_actions())

    def admits(self, gesture: Gesture) -> bool:
        """Whether a key, a click or pasted text that comes now counts on this screen.

        What began before the screen came was meant for the one that stood there: a key that was
        typed ahead of it, one that is still held, the second half of a double click. What is
        typed after that counts, however fast.
        """
        if gesture.key is not None and gesture.key.startswith("ctrl+"):
            # These are the program's, wherever it stands.
            return True
        if gesture.began < self.house.screen_came:
            return False
        patience = self.patience_with(gesture)
        if not patience or self.too_small:
            return True
        since = self._in_sight_since
        if since is None or gesture.time < since + patience:
            return False
        began = gesture.at_worst_began if patience >= A_MOMENT else gesture.began
        return gesture.key is None or began >= since + patience

    def patience_with(self, gesture: Gesture) -> float:
        """Return how long the screen must have been in sight before this counts, in seconds."""
        return self.PATIENCE

    def turned_away(self, gesture: Gesture) -> None:
        """Say so where it helps that input does not count.

        Called for each that does not, once the screen is composed.
        """

    def _look_from_here(self) -> None:
        """Count from when all that is to be seen now stands there."""
        self._in_sight_since = None
        self.call_after_refresh(self._is_in_sight)

    def _is_in_sight(self) -> None:
        if not self.too_small:
            self._in_sight_since = self.clock.now()

    def apply_size(self, width: int, height: int) -> None:
        """Take over a size of the terminal: its classes, and the cover where it is too small."""
        self._take_tier(width, height)
        self._set_covered(is_too_small(width, height))
        self.resized()

    def action_page(self, where: str) -> None:
        """Move by a page, or to the first or the last row, in the list or text in use."""
        paged = self.paged()
        if paged is not None:
            paged.go_page(where)

    def action_help(self) -> None:
        """Open the help for this screen."""
        self.navigation.open_help()

    def on_mount(self) -> None:
        """Show the keys."""
        self.refresh_keys()

    def on_resize(self, event: events.Resize) -> None:
        """Adapt this screen and those under it, which hear of no change themselves."""
        for screen in self.app.screen_stack:
            # One that is still being composed takes the size over by itself.
            if isinstance(screen, HouseScreen) and screen.is_mounted:
                screen.apply_size(event.size.width, event.size.height)

    async def on_event(self, event: events.Event) -> None:
        """Hear no more of having come once the screen has left: what it showed is gone.

        Keys that are typed fast can dismiss a screen before it hears that it was pushed.
        """
        came = isinstance(event, events.Mount | events.ScreenResume)
        if not came or self in self.app.screen_stack:
            await super().on_event(event)

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Leave with a result; once only, however often a key or a button asks for it.

        Textual would take away whatever screen is on top by then.
        """
        if not self.is_active:
            return AwaitComplete()
        return super().dismiss(result)

    def on_screen_resume(self) -> None:
        """Adapt to what changed while another screen was on top."""
        self.apply_size(self.app.size.width, self.app.size.height)
        self.refresh_keys()
        self._look_from_here()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Show the keys that are not typed into the field in focus."""
        self.refresh_keys()

    def on_descendant_blur(self) -> None:
        """Show the keys again that were typed into the field."""
        self.refresh_keys()

    def _take_tier(self, width: int, height: int) -> None:
        self._tier = tier_of(width, height)
        for tier in Tier:
            self.set_class(tier is self._tier, tier.css_class)

    def _set_covered(self, covered: bool) -> None:
        if covered == self.too_small:
            return
        self.set_class(covered, "-too-small")
        if covered:
            # A field in focus would go on taking the keys.
            self._focus_before = self.focused
            self.set_focus(None)
        elif self._focus_before is not None:
            self.set_focus(self._focus_before)
            self._focus_before = None
        if not covered:
            self._look_from_here()


class HouseModal(HouseScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """A screen over another one, which stays visible and gets no key and no click.

    A click beside it does what Esc does: the safe answer. One that comes while it is hardly there
    was meant for something else.
    """

    TOO_SOON: ClassVar[float] = 0.5
    """For how many seconds a click beside it does nothing."""

    LEAVES_BESIDE: ClassVar[bool] = True
    """Whether a click beside it leaves; False where it cannot be left without an answer."""

    LEAVES_ANYWHERE: ClassVar[bool] = False
    """Whether a click on the dialog leaves too: there is nothing on it to click."""

    DEFAULT_CSS = """
    HouseModal {
        background: $background 70%;
        align: center middle;
        & > KeyBar { dock: bottom; }
    }
    """

    def compose(self) -> ComposeResult:
        """Compose the dialog, the key bar and the cover; the screen behind shows around it."""
        self._came = monotonic()
        yield from self.compose_body()
        yield from self._compose_foot()

    async def _on_click(self, event: events.Click) -> None:
        """Leave on a click beside the dialog, as Esc does."""
        under_mouse, _region = self.get_widget_at(event.screen_x, event.screen_y)
        beside = under_mouse is self and self.LEAVES_BESIDE
        too_soon = monotonic() - self._came < self.TOO_SOON
        if too_soon or not (beside or self.LEAVES_ANYWHERE):
            return
        escape = next((each for each in self.ACTIONS if "escape" in each.keys), None)
        if escape is not None:
            await self.run_action(next(call for key, call in escape.calls() if key == "escape"))
