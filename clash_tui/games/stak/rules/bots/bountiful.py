"""Bountiful Bot (SB61): draws a card."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import draw
from clash_tui.games.stak.rules.state import State


class Bountiful(BotHome):
    """Lets the player of its Stak draw."""

    bot = Bot.BOUNTIFUL

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Draw, as at the start of a turn (SB18, SB19)."""
        draw(state, seat)
