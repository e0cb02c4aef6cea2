"""The bottom row: the keys that work now, each clickable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from rich.style import Style
from textual import events
from textual.keys import key_to_character

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import SOURCE, language
from clash_tui.ui.shell.actions import Action, key_name, shown_keys
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink, ink_for
from clash_tui.ui.widgets.painted import Painted

if TYPE_CHECKING:
    from clash_tui.ui.shell.acting import Acting

_GAP = 2
_UNDERLINED = Style(underline=True)


class KeyHint(NamedTuple):
    """One entry of the bar.

    ``call`` is the Textual action a click runs; "" where the keys do different things.
    """

    keys: str
    label: str
    call: str

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_width(self.keys) + bool(self.label) + cell_width(self.label)


def fitting(
    hints: Sequence[KeyHint], width: int, *, keep_all: bool = False
) -> list[tuple[int, KeyHint]]:
    """Return the entries that fit into a row, each with its x; the last one is always there.

    Args:
        hints: The entries.
        width: How many cells the row has.
        keep_all: Whether keys stand without their words, the last ones first, before an entry is
            left out. English words are chosen for the room there is; what they become in another
            language is not, and no key may go for that. Half a word would tell nothing.
    """
    if not hints:
        return []
    if keep_all:
        hints = _with_whole_words(hints, width)
    *others, last = hints
    end = width - last.width
    places: list[tuple[int, KeyHint]] = []
    x = 1
    for hint in others:
        if x + hint.width + _GAP <= end:
            places.append((x, hint))
            x += hint.width + _GAP
    return [*places, (x, last)]


def _with_whole_words(hints: Sequence[KeyHint], width: int) -> list[KeyHint]:
    """Return the entries with the words there is room for, those of the last one first of all."""
    shown = [hint._replace(label="") for hint in hints]
    left = width - 1 - sum(hint.width + _GAP for hint in shown) + _GAP
    for place in (-1, *range(len(hints) - 1)):
        more = hints[place].width - shown[place].width
        if more <= left:
            shown[place] = hints[place]
            left -= more
    return shown


class KeyBar(Painted):
    """Shows the actions of its screen that work now; a click does the same as the key.

    What does not fit is left out from the end, but never the last entry: screens put help there.
    In a translation keys lose their words before that, and help tells them.
    """

    REMEMBERS: ClassVar[tuple[str, ...] | None] = ("_places",)

    DEFAULT_CSS = """
    KeyBar { height: 1; width: 100%; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._hints: list[KeyHint] = []
        self._places: list[tuple[int, KeyHint]] = []
        self._hovered: KeyHint | None = None
        self._known: dict[tuple[object, ...], KeyHint] = {}
        """Entries as they are while no field takes the keys."""

    def update_keys(self) -> None:
        """Take the actions from the screen again and repaint if they changed."""
        acting, glyphs = self._acting, ink_for(self.app).glyphs
        name = "" if self.screen.focused is not None else glyphs.name
        hints = [
            self._hint(action, acting.action_text(action), name)
            for action in acting.actions_now()
            if action.show
        ]
        if hints != self._hints:
            self._hints = hints
            self._hovered = None
            self._show()

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the entries from left to right."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep)
        self._places = fitting(self._hints, width, keep_all=language() != SOURCE)
        for x, hint in self._places:
            hovered = hint == self._hovered
            after = canvas.text(x, 0, hint.keys, palette.chosen)
            label = palette.strong + _UNDERLINED if hovered else palette.muted
            canvas.text(after + 1, 0, hint.label, label)
        return canvas

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Underline the entry under the mouse."""
        self._hover(self._hint_at(event.x))

    def on_leave(self) -> None:
        """Take the underline away."""
        self._hover(None)

    async def on_click(self, event: events.Click) -> None:
        """Do what the entry under the mouse says."""
        event.stop()
        hint = self._hint_at(event.x)
        if hint is not None and hint.call:
            await self.app.run_action(hint.call, self.screen)

    @property
    def _acting(self) -> Acting:
        return cast("Acting", self.screen)

    def _hover(self, hint: KeyHint | None) -> None:
        if hint is not None and not hint.call:
            hint = None
        if hint != self._hovered:
            self._hovered = hint
            self._show()

    def _show(self) -> None:
        self.show_scene((tuple(self._hints), self._hovered, language()))

    def _hint_at(self, x: int) -> KeyHint | None:
        for start, hint in self._places:
            if start <= x < start + hint.width:
                return hint
        return None

    def _hint(self, action: Action, text: str, glyphs: str) -> KeyHint:
        """Return an entry; ``glyphs``: the name of the set, "" while a field takes the keys."""
        if not glyphs:
            return self._hint_of(action, text)
        known = (action.id, action.keys, action.shown_keys, text, glyphs)
        hint = self._known.get(known)
        if hint is None:
            hint = self._known[known] = self._hint_of(action, text)
        return hint

    def _hint_of(self, action: Action, text: str) -> KeyHint:
        call = "" if action.is_family else next(action.calls())[1]
        return KeyHint(self._keys(action), text, call)

    def _keys(self, action: Action) -> str:
        glyphs = ink_for(self.app).glyphs
        return shown_keys(action, glyphs) or key_name(self._first_working(action), glyphs)

    def _first_working(self, action: Action) -> str:
        """Return the first key that is not typed into the field in focus instead."""
        focused = self.screen.focused
        for key in action.keys:
            if focused is None or not focused.check_consume_key(key, key_to_character(key)):
                return key
        return action.keys[0]
