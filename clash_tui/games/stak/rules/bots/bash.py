"""Bash Bot (SB53): takes the bottom card of the Stak it damages."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import BotHome


class Bash(BotHome):
    """Scraps the bottom card when it damages a card in a fight, attacking or defending."""

    bot = Bot.BASH

    def takes(self, stak: list[int]) -> int:
        """Take the bottom card, which may be the damaged one itself (SB15)."""
        return 0
