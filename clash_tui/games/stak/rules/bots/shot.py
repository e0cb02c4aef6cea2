"""Shot Bot (SB56): deals V damage to a top card."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.bots.moments import Aim, BotHome, top_cards
from clash_tui.games.stak.rules.changes import damage
from clash_tui.games.stak.rules.codes import version_in
from clash_tui.games.stak.rules.state import State


class Shot(BotHome):
    """Damages any top card, itself too; that is no fight."""

    bot = Bot.SHOT

    def has_choice(self) -> bool:
        """Its player chooses a top card."""
        return True

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return all top cards."""
        return top_cards(state)

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Deal the damage."""
        damage(state, aim[0], state.table.values[version_in(state.staks[seat][-1])])
