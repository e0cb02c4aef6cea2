"""Expel Bot (SB62): another player discards a card of their choice."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import discard
from clash_tui.games.stak.rules.codes import VERSION_SHIFT
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.words import DISCARD


class Expel(BotHome):
    """Its player chooses who must discard, and that player chooses what."""

    bot = Bot.EXPEL

    def has_choice(self) -> bool:
        """Its player chooses another player."""
        return True

    def aims_at_players(self) -> bool:
        """A player, whatever lies on their Stak."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all others who are in, those without a hand too (SB67)."""
        return [(other, 0) for other, out in enumerate(state.out) if not out and other != seat]

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Ask for the discard where there is more than one answer (SB49)."""
        victim = aim[0]
        versions = {code >> VERSION_SHIFT for code in state.hands[victim]}
        if len(versions) > 1:
            state.asking, state.asked, state.effect = DISCARD, victim, seat
        elif versions:
            discard(state, victim, versions.pop(), expelled=True)
        elif state.listener is not None:
            state.listener(events.NoEffect(state.spot(seat, -1)), state)
