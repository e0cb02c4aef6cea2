"""Whether a position that was read can come about: a game must be able to go on from it."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules.agenda import (
    ACTIVATE,
    ATTACK_AGAIN,
    BEGIN_ASSAULT,
    BLAST,
    CALL,
    END_TURN,
    FINISH_CAST,
    OPEN_LANE,
    REVEAL,
    STRIKE_AGAIN,
    STRIKE_BACK,
    WINDOW,
    Step,
)
from clash_tui.games.clash.rules.state import ReturnChoice, State, Window
from clash_tui.games.clash.rules.words import A, B, Edition, Phase


def nonsense(state: State) -> str:
    """Return why a position cannot come about, as a clause; "" when it can."""
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        return _("a game is over exactly when it has an outcome")
    if isinstance(state.pending, ReturnChoice) and len(state.pending.numbers) < 2:
        return _("an order is only chosen of two cards or more")
    if any(step.lane < 0 and _needs_lane(step) for step in state.agenda):
        return _("a step of what follows names no lane")
    if (state.solo is not None) != (state.sides[B].pile is not None) or state.sides[A].pile:
        return _("B has a pile exactly in a solo game, A never")
    if state.phase is Phase.OVER:
        return _("nothing follows when a game is over") if state.agenda else ""
    return _casting(state) or _resting(state) or _solo(state)


def _needs_lane(step: Step) -> bool:
    creature = step.kind in (ACTIVATE, ATTACK_AGAIN, STRIKE_BACK)
    window = step.kind == WINDOW and step.number >= 0
    return creature or window or step.kind in (OPEN_LANE, REVEAL, CALL, BLAST, STRIKE_AGAIN)


def _casting(state: State) -> str:
    """An incantation that is out of the hand goes back to it, and nothing else does (R15)."""
    finishing = [step.number for step in state.agenda if step.kind == FINISH_CAST]
    out = [state.casting.number] if state.casting is not None else []
    if finishing != out:
        return _("what is cast and what is finished do not agree")
    if out and not isinstance(state.pending, ReturnChoice):
        return _("an incantation is only out of the hand while an order is chosen")
    return ""


def _resting(state: State) -> str:
    """A position rests in Summoning, or where the Assault waits for a decision (R33, R37)."""
    if state.sides[state.active].pile is not None and not isinstance(state.pending, ReturnChoice):
        return _("the solo opponent's turn rests only while an order is chosen")
    if _reveals(state) and not (_piles_turn(state) and state.phase is Phase.SUMMONING):
        return _("cards are revealed in the solo opponent's Summoning only")
    ends = [step.kind for step in state.agenda].count(END_TURN)
    if state.phase is Phase.SUMMONING:
        if ends or isinstance(state.pending, Window):
            return _("an Assault has not begun in Summoning")
        if state.pending is not None and state.casting is None:
            return _("in Summoning only an incantation destroys creatures")
        return ""
    if state.pending is None:
        return _("an Assault only rests where somebody must decide")
    if ends != 1 or state.agenda[0].kind != END_TURN:
        return _("an Assault ends with the turn")
    last, pending = state.agenda[-1], state.pending
    if (
        isinstance(pending, Window)
        and pending.number >= 0
        and (last.kind, last.number) != (ACTIVATE, pending.number)
    ):
        return _("the creature that comes next is not the next to be activated")
    return ""


def _piles_turn(state: State) -> bool:
    return state.sides[state.active].pile is not None


def _reveals(state: State) -> bool:
    return any(step.kind in (REVEAL, BEGIN_ASSAULT) for step in state.agenda)


def _solo(state: State) -> str:
    """A solo opponent decides nothing, and its pile is empty only at the very end (R8, R33)."""
    pile = state.sides[B].pile
    if pile is None:
        return ""
    if state.draw_offer is not None:
        return _("nobody agrees a draw with the solo opponent")
    if isinstance(state.pending, ReturnChoice) and state.pending.player == B:
        return _("the solo opponent chooses no order")
    if _piles_turn(state) and state.phase is Phase.SUMMONING:
        kinds = [step.kind for step in state.agenda]
        if kinds[:1] != [BEGIN_ASSAULT] or kinds.count(BEGIN_ASSAULT) != 1:
            return _("the solo opponent's Summoning ends with its Assault")
    if pile.last_turn and not _piles_turn(state):
        return _("the last turn is the solo opponent's")
    if not pile.cards and not pile.spent:
        return _("an empty pile is spent")
    if pile.spent and (state.edition is not Edition.STARTER_KIT or not state.sides[B].fort):
        return _("with an empty pile a game goes on in the Starter Kit only, with the Fort up")
    return ""
