"""What a player can do on a screen: one declaration gives key, footer, palette entry and help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from textual.binding import Binding

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import N_, _, said_of

ARROWS = ("up", "down", "left", "right")
"""The keys whose names the glyph set draws as arrows."""

_KEY_NAMES = {
    "escape": N_("esc"),
    "enter": N_("enter"),
    "space": N_("space"),
    "tab": N_("tab"),
    "backspace": N_("backspace"),
    "delete": N_("del"),
    "home": N_("home"),
    "end": N_("end"),
    "pageup": N_("page up"),
    "pagedown": N_("page down"),
}
_KEY_SIGNS = {
    "question_mark": "?",
    "slash": "/",
    "comma": ",",
    "full_stop": ".",
    "plus": "+",
    "minus": "-",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
}


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player can do on a screen.

    The screen does it in its method ``action_ID`` (hyphens of the id become underscores).
    Texts are English and marked with ``N_``; they are translated where they are shown.

    Attributes:
        id: The action's name, unique on its screen.
        keys: Textual's names of the keys that do it; the first that works now stands in the
            footer.
        label: One or two words for the footer and the palette, such as "attack".
        help: One sentence for the help screen.
        group: The heading under which the help screen lists it.
        show: Whether the footer shows it.
        arguments: What each key hands to the method, in the order of ``keys``; empty for none.
        names: What the palette calls it with each argument, in the order of ``keys``; empty where
            label and argument say it.
        shown_keys: How the footer writes the keys of a family, such as "1-4", or the names of
            arrow keys; "" writes the first key that works.
        in_palette: Whether the command palette offers it; only what it offers anyway is left out.
    """

    id: str
    keys: tuple[str, ...]
    label: str
    help: str
    group: str = ""
    show: bool = True
    arguments: tuple[str | int, ...] = ()
    shown_keys: str = ""
    in_palette: bool = True
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a declaration whose keys, arguments and names do not pair up."""
        if self.arguments and len(self.arguments) != len(self.keys):
            raise ValueError(f"{self.id}: {len(self.keys)} keys, {len(self.arguments)} arguments")
        if self.names and len(self.names) != len(self.arguments):
            raise ValueError(f"{self.id}: {len(self.arguments)} arguments, {len(self.names)} names")

    @property
    def title(self) -> str:
        """The label in the player's language."""
        return said_of("key", self.label)

    @property
    def explanation(self) -> str:
        """The help sentence in the player's language."""
        return _(self.help)

    @property
    def heading(self) -> str:
        """The help screen's heading in the player's language; "" for none."""
        return _(self.group) if self.group else ""

    @property
    def method(self) -> str:
        """The name Textual runs it by."""
        return self.id.replace("-", "_")

    @property
    def is_family(self) -> bool:
        """Whether its keys do different things."""
        return len(set(self.arguments)) > 1

    def calls(self) -> Iterator[tuple[str, str]]:
        """Yield each key with the text of the Textual action it runs."""
        if not self.arguments:
            yield from ((key, self.method) for key in self.keys)
            return
        for key, argument in zip(self.keys, self.arguments, strict=True):
            yield key, f"{self.method}({argument!r})"


def bindings(actions: Iterable[Action]) -> list[Binding]:
    """Return Textual's bindings for the actions of a screen.

    A capital letter does what the small one does, so that Caps Lock changes nothing; except on a
    screen that declares that capital.
    """
    calls = [each for action in actions for each in action.calls()]
    declared = {key for key, _call in calls}
    both = [
        (each, call)
        for key, call in calls
        for each in ((key, key.upper()) if _is_small_letter(key) else (key,))
        if each == key or each not in declared
    ]
    return [Binding(key, call, show=False, system=True) for key, call in both]


def _is_small_letter(key: str) -> bool:
    return len(key) == 1 and "a" <= key <= "z"


def key_name(key: str, glyphs: Glyphs) -> str:
    """Return how a player reads the name of a key, such as "?" for question_mark."""
    if key in ARROWS:
        return str(getattr(glyphs, key))
    if key in _KEY_NAMES:
        return _(_KEY_NAMES[key])
    return _KEY_SIGNS.get(key, key)


def shown_keys(action: Action, glyphs: Glyphs) -> str:
    """Return how the footer writes the keys of a family; "" where the action names none."""
    names = action.shown_keys.split()
    if names and all(name in ARROWS for name in names):
        return "".join(key_name(name, glyphs) for name in names)
    return _(action.shown_keys) if action.shown_keys else ""


def all_keys(action: Action, glyphs: Glyphs) -> str:
    """Return every key of an action as the help screen lists them."""
    if set(action.keys) & set(ARROWS):
        arrows = "".join(key_name(key, glyphs) for key in ARROWS if key in action.keys)
        letters = "".join(sorted(key for key in action.keys if len(key) == 1))
        return f"{arrows} {letters}".strip()
    if action.is_family and action.shown_keys:
        return shown_keys(action, glyphs)
    return " ".join(key_name(key, glyphs) for key in action.keys)


HELP = Action(
    "help",
    ("question_mark", "f1"),
    N_("help"),
    N_("Show the keys of this screen and how it works."),
    group=N_("Everywhere"),
)
"""Open the help for the screen."""

BACK = Action(
    "back",
    ("q", "escape", "backspace"),
    N_("back"),
    N_("Go back one step."),
    group=N_("Everywhere"),
)
"""Go back one step."""

OTHER_CARDS = Action(
    "other_cards",
    ("g",),
    N_("other game"),
    N_("Look at the cards of the other game."),
    group=N_("Everywhere"),
)
"""Go from the cards of one game to those of the next."""

_UP_DOWN = (N_("Move up"), N_("Move down"))
_LEFT_RIGHT = (N_("Move left"), N_("Move right"))

MOVE = Action(
    "move_cursor",
    ("up", "down", "left", "right", "k", "j", "h", "l"),
    N_("move"),
    N_("Move the cursor."),
    group=N_("Everywhere"),
    arguments=("up", "down", "left", "right", "up", "down", "left", "right"),
    shown_keys="up down left right",
    names=(*_UP_DOWN, *_LEFT_RIGHT, *_UP_DOWN, *_LEFT_RIGHT),
)
"""Move the cursor in one of four directions; its method takes the direction's name."""

MOVE_UP_DOWN = replace(
    MOVE,
    keys=("up", "down", "k", "j"),
    arguments=("up", "down", "up", "down"),
    shown_keys="up down",
    names=(*_UP_DOWN, *_UP_DOWN),
)
"""The same on a screen where left and right do something else, or nothing."""

CHOOSE = Action(
    "choose",
    ("enter", "space"),
    N_("choose"),
    N_("Choose what the cursor is on."),
    group=N_("Everywhere"),
)
"""Choose what the cursor is on."""

PAGE = Action(
    "page",
    ("pagedown", "pageup", "end", "home"),
    N_("page"),
    N_("Move by a page, or to the first or the last row."),
    group=N_("Everywhere"),
    show=False,
    arguments=("down", "up", "end", "home"),
    shown_keys=N_("page home end"),
    names=(
        N_("One page down"),
        N_("One page up"),
        N_("To the last row"),
        N_("To the first row"),
    ),
)
"""Move by a page or to an end; every screen that moves up and down in a list has it by itself."""


def with_pages(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions of a screen with ``PAGE`` behind what moves up and down in its list.

    A key that the screen has another use for keeps it. Where the cursor moves in four directions
    there need be no list: such a screen declares it itself.
    """
    if any(action.id == PAGE.id for action in actions):
        return actions
    made: list[Action] = []
    used = {key for action in actions for key in action.keys}
    for action in actions:
        made.append(action)
        if action.id in ("move_cursor", "scroll") and not {"left", "right"} & {*action.keys}:
            free = [place for place, key in enumerate(PAGE.keys) if key not in used]
            if free:
                made.append(
                    replace(
                        PAGE,
                        keys=tuple(PAGE.keys[place] for place in free),
                        arguments=tuple(PAGE.arguments[place] for place in free),
                        shown_keys=PAGE.shown_keys if len(free) == len(PAGE.keys) else "",
                        names=tuple(PAGE.names[place] for place in free),
                    )
                )
                used |= {*PAGE.keys}
    return tuple(made)
