"""Spike Bot (SB54): takes the card directly under the one it damages."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import NONE, BotHome


class Spike(BotHome):
    """Scraps the card under the one it damages in a fight, face-up or not."""

    bot = Bot.SPIKE

    def takes(self, stak: list[int]) -> int:
        """Take the second card from the top; there may be none."""
        return len(stak) - 2 if len(stak) > 1 else NONE
