"""Leader Bot (SB60): as strong as the face-up group it is in."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import BotHome
from clash_tui.games.stak.rules.codes import UP


class Leader(BotHome):
    """Counts the cards of the unbroken face-up group around it, itself included."""

    bot = Bot.LEADER

    def counts(self, stak: list[int], index: int) -> int:
        """Count downwards and upwards to the first face-down card."""
        down = index
        while down >= 0 and stak[down] & UP:
            down -= 1
        above = index + 1
        while above < len(stak) and stak[above] & UP:
            above += 1
        return above - down - 1
