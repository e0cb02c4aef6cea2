"""Core Bot (SB51): nothing but its power."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import BotHome


class Core(BotHome):
    """Has neither an ability nor an effect."""

    bot = Bot.CORE
