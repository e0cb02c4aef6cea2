"""Clumsy Bot (SB55): scraps the bottom card of its own Stak."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import scrap
from clash_tui.games.stak.rules.state import State


class Clumsy(BotHome):
    """Costs its own Stak a card, itself when it is alone."""

    bot = Bot.CLUMSY

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Scrap the bottom card (SB15)."""
        scrap(state, seat, 0)
