"""Trip Bot (SB65): moves a top card one place down."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome, top_cards
from clash_tui.games.stak.rules.changes import move_down
from clash_tui.games.stak.rules.state import State


class Trip(BotHome):
    """Moves any top card one place down, itself too."""

    bot = Bot.TRIP

    def has_choice(self) -> bool:
        """Its player chooses a top card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all top cards."""
        return top_cards(state)

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Move it; a card that is alone stays (SB15)."""
        if not move_down(state, aim[0], 1) and state.listener is not None:
            state.listener(events.NoEffect(state.spot(seat, -1)), state)
