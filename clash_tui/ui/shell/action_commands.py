"""The command palette: every action of the screen by its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider

from clash_tui.base.i18n import _
from clash_tui.base.wording import capital_first

if TYPE_CHECKING:
    from clash_tui.ui.shell.acting import Acting
    from clash_tui.ui.shell.actions import Action


class ActionCommands(Provider):
    """Offers the actions that work now on the screen the palette was called from."""

    async def discover(self) -> Hits:
        """Offer all actions while nothing has been typed."""
        for name, explanation, call in self._offers():
            yield DiscoveryHit(name, partial(self._do, call), help=explanation)

    async def search(self, query: str) -> Hits:
        """Offer the actions whose name fits what has been typed."""
        matcher = self.matcher(query)
        for name, explanation, call in self._offers():
            score = matcher.match(name)
            if score > 0:
                yield Hit(score, matcher.highlight(name), partial(self._do, call), help=explanation)

    def _offers(self) -> Iterator[tuple[str, str, str]]:
        """Yield name, explanation and call of all that works now; two of one name do the same."""
        screen = cast("Acting", self.screen)
        offered: set[str] = set()
        for action in screen.working_actions():
            for name, call in _commands(screen, action):
                if action.in_palette and name not in offered:
                    offered.add(name)
                    yield name, action.explanation, call
        yield _("Quit the program"), _("Leave Clash of Decks."), "app.quit"

    async def _do(self, call: str) -> None:
        await self.app.run_action(call, self.screen)


def _commands(screen: Acting, action: Action) -> Iterator[tuple[str, str]]:
    """Yield what an action does with each argument: a name, and the Textual action."""
    calls = [call for _key, call in action.calls()]
    if not action.is_family:
        yield capital_first(screen.action_text(action)), calls[0]
        return
    for place, call in enumerate(calls):
        yield capital_first(screen.command_text(action, place)), call
