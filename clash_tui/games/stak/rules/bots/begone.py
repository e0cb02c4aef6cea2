"""Begone Bot (SB64): returns another top card to a hand."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome, other_top_cards
from clash_tui.games.stak.rules.changes import return_to_hand
from clash_tui.games.stak.rules.state import State


class Begone(BotHome):
    """Returns a top card that is not itself."""

    bot = Bot.BEGONE

    def has_choice(self) -> bool:
        """Its player chooses a top card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all top cards but itself."""
        return other_top_cards(state, seat)

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Return it."""
        return_to_hand(state, aim[0])
