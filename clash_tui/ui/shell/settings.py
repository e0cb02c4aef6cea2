"""The settings: each takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from clash_tui.base.first_look import DEFAULT_THEME
from clash_tui.base.i18n import AUTO, N_, _, languages
from clash_tui.base.paragraphs import BLANK, paragraph
from clash_tui.ui.shell.actions import BACK, CHOOSE, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

if TYPE_CHECKING:
    from textual.app import App

_GROUP = N_("Settings")

Words = Mapping[Any, str]
"""The values of a setting in order, each with the English word for it."""

_YES_NO: Words = {True: N_("yes"), False: N_("no")}
_FINISHED: Words = {count: str(count) for count in (50, 100, 200, 500, 1000)}


@dataclass(frozen=True, slots=True)
class Option:
    """One setting as the screen offers it; texts are English, translated where shown.

    Attributes:
        field: The name of the field of ``Settings``.
        label: What it is called.
        help: What it does.
        values: Its values in order, each with the word for it.
    """

    field: str
    label: str
    help: str
    values: Callable[[App[Any]], Words]


def _fixed(**words: str) -> Callable[[App[Any]], Words]:
    return lambda _app: words


def _yes_or_no(_app: App[Any]) -> Words:
    return _YES_NO


def _themes(app: App[Any]) -> Words:
    others = sorted(name for name in app.available_themes if name != DEFAULT_THEME)
    return {name: name for name in (DEFAULT_THEME, *others)}


def _languages(_app: App[Any]) -> Words:
    return {AUTO: N_("automatic")} | languages()


OPTIONS = (
    Option(
        "language",
        N_("Language"),
        N_(
            "The language of everything. Automatic goes by the environment: the variables "
            "LANGUAGE, LC_ALL, LC_MESSAGES and LANG."
        ),
        _languages,
    ),
    Option(
        "theme",
        N_("Theme"),
        N_("The colours of everything. Nothing in the game hangs on colour alone."),
        _themes,
    ),
    Option(
        "glyphs",
        N_("Signs"),
        N_(
            "What frames and signs are drawn with. Automatic goes by your terminal; take plain "
            "ASCII if some of them look broken."
        ),
        _fixed(auto=N_("automatic"), unicode=N_("unicode"), ascii=N_("plain ASCII")),
    ),
    Option(
        "animation",
        N_("Animation"),
        N_(
            "How fast the board tells an Assault, blow by blow. Off shows the end at once. Any key "
            "skips ahead at every speed."
        ),
        _fixed(off=N_("off"), fast=N_("fast"), normal=N_("normal"), slow=N_("slow")),
    ),
    Option(
        "confirm_losing_play",
        N_("Ask before a losing play"),
        N_(
            "Ask before you play a card that loses the game at once, because your Fort or your "
            "last card would be gone."
        ),
        _yes_or_no,
    ),
    Option(
        "confirm_attack",
        N_("Ask before attacking early"),
        N_("Ask before the Assault while you could still play a card."),
        _yes_or_no,
    ),
    Option(
        "confirm_idle_attack",
        N_("Ask before an idle turn"),
        N_(
            "Ask, once a turn, before the Assault where you have played nothing in this turn and "
            "could have."
        ),
        _yes_or_no,
    ),
    Option(
        "confirm_resign",
        N_("Ask before resigning"),
        N_("Ask before you give the game up."),
        _yes_or_no,
    ),
    Option(
        "confirm_take_back",
        N_("Ask before taking a turn back"),
        N_(
            "In a solo game: ask, once a game, before you take a turn back in which cards of the "
            "pile were shown."
        ),
        _yes_or_no,
    ),
    Option(
        "assault_stops",
        N_("Stops in the Assault"),
        N_(
            "Starter Kit edition only: incantations can be cast before each of your creatures "
            "attacks. Stop there always, only when you could cast something, or never."
        ),
        _fixed(always=N_("always"), possible=N_("when possible"), never=N_("never")),
    ),
    Option(
        "inspect_panel",
        N_("Panel beside the board"),
        N_(
            "Where there is room, explain whatever the cursor is on beside the board. The key i "
            "explains it at every size."
        ),
        _yes_or_no,
    ),
    Option(
        "finished_games",
        N_("Finished games kept"),
        N_(
            "How many games that have ended are kept in files, to be looked at again. The oldest "
            "beyond that are removed; unfinished games never are."
        ),
        lambda _app: _FINISHED,
    ),
)
"""All settings a player can change here, in their order."""


class SettingsScreen(HouseScreen[None]):
    """Lists the settings with their values and explains the one under the cursor.

    Args:
        sample: Makes a small picture of how the game looks with the settings that hold.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action(
            "change",
            ("right", "left", "l", "h"),
            N_("change"),
            N_("Take the next value, or the one before."),
            group=_GROUP,
            arguments=(1, -1, 1, -1),
            shown_keys="left right",
            names=(N_("Next value"), N_("Value before")) * 2,
        ),
        CHOOSE,
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Settings")
    HELP: ClassVar[str] = N_(
        "Every change takes effect at once and is kept for the next time. There is nothing to save."
    )

    DEFAULT_CSS = """
    SettingsScreen {
        & #stage { height: 1fr; align: center top; }
        & Menu { height: 12; width: 76; }
        & #below { height: 10; width: 76; }
        & #explanation { height: 100%; width: 1fr; }
        &.-medium Menu { margin-top: 1; }
        &.-large Menu, &.-huge Menu { height: 23; margin-top: 1; }
        &.-medium #below, &.-huge #below { margin-top: 1; }
    }
    """

    def __init__(self, sample: Callable[[], Widget]) -> None:
        super().__init__()
        self._sample = sample

    def compose_body(self) -> ComposeResult:
        """Compose the list, the explanation and a sample of how things look."""
        yield Heading(_("Settings"))
        with Vertical(id="stage"):
            yield Menu(self._entries())
            with Horizontal(id="below"):
                yield Prose(id="explanation", ground="panel", pad=2)
                yield self._sample()

    def on_mount(self) -> None:
        """Explain the first setting."""
        self._show()

    def resized(self) -> None:
        """Spread the list where there is room."""
        self.query_one(Menu).set_gap(1 if self.tier >= Tier.LARGE else 0)

    def action_text(self, action: Action) -> str:
        """Call choosing what it does here."""
        return _("next") if action.id == "choose" else super().action_text(action)

    def action_move_cursor(self, direction: str) -> None:
        """Move to the next setting or the one before."""
        self.query_one(Menu).move(1 if direction == "down" else -1)

    def action_change(self, step: int) -> None:
        """Take the next value of the setting under the cursor, or the one before."""
        option = self._option
        values = list(option.values(self.app))
        now = getattr(self.settings, option.field)
        place = values.index(now) if now in values else 0
        self.house.update_settings(**{option.field: values[(place + step) % len(values)]})
        self._show()

    def language_changed(self) -> None:
        """Say everything here in the language."""
        self.query_one(Heading).show(_("Settings"))
        self._show()

    def action_choose(self) -> None:
        """Take the next value."""
        self.action_change(1)

    def action_back(self) -> None:
        """Go back to where the settings were opened."""
        self.dismiss(None)

    def on_menu_pointed(self) -> None:
        """Explain the setting under the cursor."""
        self._show()

    def on_menu_chosen(self) -> None:
        """Take the next value of the setting that was clicked."""
        self.action_change(1)

    @property
    def _option(self) -> Option:
        name = self.query_one(Menu).cursor
        return next(option for option in OPTIONS if option.field == name)

    def _entries(self) -> list[Entry]:
        return [Entry(option.field, _(option.label), self._word(option)) for option in OPTIONS]

    def _word(self, option: Option) -> str:
        """Return the word for the value that holds now, between marks that say it can change."""
        value = getattr(self.settings, option.field)
        word = _(option.values(self.app).get(value, str(value)))
        return f"{self.glyphs.head_left} {word} {self.glyphs.head_right}"

    def _show(self) -> None:
        option = self._option
        self.query_one(Menu).show(self._entries())
        words = option.values(self.app)
        shown = (_(word) for word in words.values())
        lines = [BLANK, paragraph((_(option.label), "chosen")), BLANK, paragraph(_(option.help))]
        if len(words) <= 5:
            dot = f" {self.glyphs.dot} "
            lines += [BLANK, paragraph((dot.join(shown), "muted"))]
        self.query_one("#explanation", Prose).show(lines)
        self.refresh_keys()
