"""Help for the screen it was called from."""

from __future__ import annotations

import sys
from itertools import groupby
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph, paragraphs
from clash_tui.ui.shell.actions import MOVE_UP_DOWN, Action, all_keys
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.shell.paging import Paged
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Reading")
_KEYS_WIDTH = 16


class HelpScreen(HouseScreen[None]):
    """Lists the actions of a screen with their keys, says how it works, and tells the game.

    Args:
        origin: The screen to help with.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action("rules", ("r",), N_("rules"), N_("Read the rules on this subject."), group=_GROUP),
        Action(
            "close",
            ("q", "question_mark", "f1", "enter", "escape", "backspace"),
            N_("close"),
            N_("Go back to where you were."),
            group=_GROUP,
        ),
    )
    NAME: ClassVar[str] = N_("Help")

    DEFAULT_CSS = """
    HelpScreen {
        & Horizontal { height: 1fr; margin-top: 1; }
        & Prose { height: 100%; }
        & #words { display: none; }
        &.-medium #words, &.-large #words, &.-huge #words { display: block; width: 1fr; }
        &.-medium #keys { width: 52; }
        &.-large #keys, &.-huge #keys { width: 60; }
    }
    """

    def __init__(self, origin: HouseScreen[Any]) -> None:
        super().__init__()
        self._origin = origin

    def compose_body(self) -> ComposeResult:
        """Compose the keys and the words."""
        yield Heading(_("Help"), _(self._origin.NAME))
        with Horizontal():
            yield Prose(id="keys")
            yield Prose(id="words", pad=2)

    def resized(self) -> None:
        """Put keys and words side by side where there is room, else one after the other."""
        together = self.tier is Tier.SMALL
        how, keys, game = self._how(), self._keys(), self._game()
        self.query_one("#keys", Prose).show([*how, *keys, BLANK, *game] if together else keys)
        self.query_one("#words", Prose).show([] if together else [*how, *game])

    def action_move_cursor(self, direction: str) -> None:
        """Scroll."""
        step = 1 if direction in ("down", "right") else -1
        for prose in self.query(Prose):
            prose.scroll_by(step)

    def action_page(self, where: str) -> None:
        """Read on by a page, or from an end."""
        for prose in self.query(Prose):
            prose.go_page(where)

    def paged(self) -> Paged | None:
        """Return the keys, or all there is where there is little room."""
        return self.query_one("#keys", Prose)

    def action_rules(self) -> None:
        """Open the rules where they speak of what the screen is about."""
        self.navigation.open_rules(self._origin.TOPIC)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)

    def _keys(self) -> list[Paragraph]:
        glyphs = self.glyphs
        lines: list[Paragraph] = []
        actions = sorted(self._origin.ACTIONS, key=self._place_of_group)
        for heading, group in groupby(actions, key=lambda action: action.heading):
            if lines:
                lines.append(BLANK)
            lines.append(paragraph((heading or _("Keys"), "chosen")))
            for action in group:
                keys = all_keys(action, glyphs)
                gap = " " * max(2, _KEYS_WIDTH - cell_width(keys))
                lines.append(
                    paragraph((keys, "strong"), gap, action.explanation, indent=_KEYS_WIDTH)
                )
        lines += [
            BLANK,
            paragraph((_("In every screen"), "chosen")),
            _line("ctrl+p", _("List every action by its name.")),
            _line("ctrl+q", _("Leave the program.")),
        ]
        if sys.platform != "win32":
            lines.append(_line("ctrl+z", _("To the shell; there fg comes back.")))
        return lines

    def _place_of_group(self, action: Action) -> int:
        """Return the place of an action's group: as first named, with those without one first."""
        groups = [each.group for each in self._origin.ACTIONS]
        return groups.index(action.group) if action.group else -1

    def _how(self) -> list[Paragraph]:
        if not self._origin.HELP:
            return []
        heading = paragraph((_("How this screen works"), "chosen"))
        return [heading, *paragraphs(_(self._origin.HELP)), BLANK]

    def _game(self) -> list[Paragraph]:
        title, text = self.navigation.in_a_minute
        return [paragraph((title, "chosen")), *paragraphs(text)]


def _line(keys: str, explanation: str) -> Paragraph:
    gap = " " * (_KEYS_WIDTH - cell_width(keys))
    return paragraph((keys, "strong"), gap, explanation, indent=_KEYS_WIDTH)
