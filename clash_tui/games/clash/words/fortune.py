"""Good or bad for whoever looks: by a sign and by a colour, never by colour alone."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.events import Event

GOOD = "health"
"""The style of what is good for whoever looks."""
BAD = "danger"
"""The style of what is bad for them."""
EVEN = "text"
"""The style of what is neither, and of everything where nobody's eyes are meant."""

PLUS = "+"
"""The sign of what is good; of what is bad it is the minus of the glyphs."""


def style_of(good: bool | None) -> str:
    """Return the style of what is good (True), bad (False) or neither (None)."""
    return EVEN if good is None else GOOD if good else BAD


def sign_of(good: bool | None, minus: str) -> str:
    """Return the sign of what is good or bad, "" for neither."""
    return "" if good is None else PLUS if good else minus


def harms(player: int, eyes: int | None) -> bool | None:
    """Whether harm to a player is good for whoever looks; None where nobody does."""
    return None if eyes is None else player != eyes


def helps(player: int, eyes: int | None) -> bool | None:
    """Whether help for a player is good for whoever looks; None where nobody does."""
    return None if eyes is None else player == eyes


def of_event(event: Event, eyes: int | None) -> bool | None:
    """Whether an event is good for whoever looks; None for one that is neither."""
    match event:
        case events.Damaged(creature=creature) | events.Destroyed(creature=creature):
            return harms(creature.player, eyes)
        case (
            events.StrongholdMoved(player=player)
            | events.BastionFell(player=player)
            | events.Spilled(player=player)
            | events.Burned(player=player)
            | events.PaidInBlood(player=player)
            | events.PileSpent(player=player)
        ):
            return harms(player, eyes)
        case events.StrongholdHealed(player=player) | events.LaidUnderPile(player=player):
            return helps(player, eyes)
        case events.GameWon(winner=winner):
            return helps(winner, eyes)
    return None
