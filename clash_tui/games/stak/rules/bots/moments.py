"""What a bot can do, by the moments at which it is asked. Each bot has one home that answers."""

from __future__ import annotations

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.rules.state import State

NONE = -1
"""In place of an index: no card."""

Aim = tuple[int, int]
"""What a choice can be: a seat, and a place from the top; 0 means the top card, or the player."""


class BotHome:
    """A bot that does nothing: the homes of the others answer some of these moments otherwise.

    A Stak is given from the bottom up, as a state has it.
    """

    bot: Bot
    """Which bot lives here."""

    # its power

    def counts(self, stak: list[int], index: int) -> int:
        """Return the power of a card of it where X is printed (SB14)."""
        return 0

    # in a fight

    def takes(self, stak: list[int]) -> int:
        """Return the index of the card it scraps in the Stak whose top card it damages (SB33)."""
        return NONE

    def fights_on(self) -> bool:
        """Say whether it fights again once it has attacked (SB52)."""
        return False

    # when it is played or turned up

    def has_choice(self) -> bool:
        """Say whether its entry effect is about something that its player chooses."""
        return False

    def aims(self, state: State, seat: int) -> list[Aim]:
        """Return what the player of its Stak can choose (SB50); none: nothing happens (SB48)."""
        return []

    def aims_at_players(self) -> bool:
        """Say whether a player is chosen and not a card (SB62)."""
        return False

    def enter(self, state: State, seat: int, aim: Aim) -> None:
        """Carry its entry effect out as the top card of a player's Stak (SB41).

        Args:
            state: The position.
            seat: Whose Stak it lies on.
            aim: What was chosen, where there is a choice.
        """


def top_cards(state: State) -> list[Aim]:
    """Return all top cards, in the order of the seats (SB50)."""
    return [(seat, 0) for seat, stak in enumerate(state.staks) if stak]


def other_top_cards(state: State, seat: int) -> list[Aim]:
    """Return all top cards but that of a Stak."""
    return [(other, 0) for other, stak in enumerate(state.staks) if stak and other != seat]
