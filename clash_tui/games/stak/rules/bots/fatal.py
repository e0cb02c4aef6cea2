"""Fatal Bot (SB58): what it damages is scrapped."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import BotHome


class Fatal(BotHome):
    """Scraps the card it damages in a fight, whatever its power."""

    bot = Bot.FATAL

    def takes(self, stak: list[int]) -> int:
        """Take the damaged card itself."""
        return len(stak) - 1
