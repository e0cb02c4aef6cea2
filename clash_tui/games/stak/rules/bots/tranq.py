"""Tranq Bot (SB63): turns another face-up card face-down."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome
from clash_tui.games.stak.rules.changes import turn_down
from clash_tui.games.stak.rules.codes import TURNED, UP
from clash_tui.games.stak.rules.state import State


class Tranq(BotHome):
    """Turns down a face-up card anywhere; a top card comes up again at once (SB12)."""

    bot = Bot.TRANQ

    def has_choice(self) -> bool:
        """Its player chooses a face-up card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all face-up cards but itself and those turned down in this chain (SB47)."""
        found: list[Aim] = []
        for other, stak in enumerate(state.staks):
            size = len(stak)
            for place in range(2 if other == seat else 1, size + 1):
                if stak[size - place] & (UP | TURNED) == UP:
                    found.append((other, place))
        return found

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Turn it down."""
        other, place = aim
        turn_down(state, other, len(state.staks[other]) - place)
