"""Pit Bot (SB66): moves a top card to the bottom."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome, top_cards
from clash_tui.games.stak.rules.changes import move_down
from clash_tui.games.stak.rules.state import State


class Pit(BotHome):
    """Buries any top card, itself too."""

    bot = Bot.PIT

    def has_choice(self) -> bool:
        """Its player chooses a top card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all top cards."""
        return top_cards(state)

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Move it; a card that is alone stays (SB15)."""
        if not move_down(state, aim[0], len(state.staks[aim[0]])) and state.listener is not None:
            state.listener(events.NoEffect(state.spot(seat, -1)), state)
