"""The command palette: every action of the screen by its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider

from clash_tui.i18n import _

if TYPE_CHECKING:
    from clash_tui.ui.screens.base import HouseScreen


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
        screen = cast("HouseScreen", self.screen)
        for action in screen.actions_now():
            if not action.in_palette:
                continue
            title = _capital(screen.action_text(action))
            if action.is_family:
                # Two keys that do the same are one thing to choose.
                for call, argument in {
                    call: argument
                    for (_key, call), argument in zip(action.calls(), action.arguments, strict=True)
                }.items():
                    yield f"{title} {argument}", action.explanation, call
            else:
                yield title, action.explanation, next(action.calls())[1]
        yield _("Quit the program"), _("Leave Clash of Decks."), "app.quit"

    async def _do(self, call: str) -> None:
        await self.app.run_action(call, self.screen)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
