"""A screen as the key bar and the palette know it: something that has actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from clash_tui.ui.shell.actions import Action


class Acting(Protocol):
    """Says which actions work now, and what they are called."""

    def working_actions(self) -> list[Action]:
        """Return the actions that work now, in the order of their declaration."""

    def actions_now(self) -> list[Action]:
        """Return what the key bar shows: the actions that work now, in order."""

    def action_text(self, action: Action) -> str:
        """Return what the key bar calls an action now."""

    def command_text(self, action: Action, place: int) -> str:
        """Return what the palette calls an action with the argument of that place."""
