"""Reaper Bot (SB57): scraps another top card."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome, other_top_cards
from clash_tui.games.stak.rules.changes import scrap
from clash_tui.games.stak.rules.state import State


class Reaper(BotHome):
    """Scraps a top card that is not itself."""

    bot = Bot.REAPER

    def has_choice(self) -> bool:
        """Its player chooses a top card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all top cards but itself."""
        return other_top_cards(state, seat)

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Scrap it."""
        scrap(state, aim[0], len(state.staks[aim[0]]) - 1)
