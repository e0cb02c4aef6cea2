"""The command palette, which leaves once however often it is told to."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette
from textual.message import Message
from textual.widgets import Button, Input, OptionList
from textual.widgets.option_list import Option

from clash_tui.base.i18n import _

_CHOOSING = (OptionList.OptionSelected, Input.Submitted, Button.Pressed)


class Palette(CommandPalette):
    """Lists actions by name; a choice that comes after it has left does nothing.

    Textual would take away whatever screen is on top by then, or do the action twice.
    """

    async def _on_message(self, message: Message) -> None:
        if isinstance(message, _CHOOSING) and not self.is_active:
            message.stop()
            return
        await super()._on_message(message)

    def _action_command_list(self, action: str) -> None:
        """Move in the list, where there is room for one: Textual looks for a line that is none."""
        if self.query_one(CommandList).scrollable_content_region.width > 0:
            super()._action_command_list(action)

    def _start_no_matches_countdown(self, search_value: str) -> None:
        """Say in the player's language that nothing is called so: Textual speaks English."""
        self._stop_no_matches_countdown()

        def say() -> None:
            if search_value:
                nothing = Option(_("Nothing is called that."), disabled=True, id=self._NO_MATCHES)
                self.query_one(CommandList).add_option(nothing)
            self._list_visible = bool(search_value)

        self._no_matches_timer = self.set_timer(self._NO_MATCHES_COUNTDOWN, say)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave, if that has not happened yet."""
        if not self.is_active:
            return AwaitComplete()
        return super().dismiss(result)
