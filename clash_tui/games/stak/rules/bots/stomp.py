"""Stomp Bot (SB52): goes on fighting the Stak it has attacked."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import BotHome


class Stomp(BotHome):
    """Fights again after each chain, as long as it is on top and not stopped."""

    bot = Bot.STOMP

    def fights_on(self) -> bool:
        """It does, whether its player likes it or not."""
        return True
