"""Sidekick Bot (SB59): slips under the next card."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import move_down
from clash_tui.games.stak.rules.state import State


class Sidekick(BotHome):
    """Moves one place down as soon as it is on top."""

    bot = Bot.SIDEKICK

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Move down; alone it stays (SB15)."""
        if not move_down(state, seat, 1) and state.listener is not None:
            state.listener(events.NoEffect(state.spot(seat, -1)), state)
