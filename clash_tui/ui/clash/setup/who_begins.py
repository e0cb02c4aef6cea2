"""Who goes first in a duel (R10): finding out what was agreed on, and saying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import N_, _
from clash_tui.base.player_names import title_of
from clash_tui.games.clash.words.duel_options import Option

if TYPE_CHECKING:
    from clash_tui.games.clash.matches import Duel
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.session import Session

COIN, FIRST, SECOND, LOSER = "coin", "A", "B", "loser"

BEGINS = {
    COIN: Option(N_("coin"), N_("A coin is tossed once the decks are ready.")),
    FIRST: Option(N_("left"), N_("{name}, left of the Bridges, goes first.")),
    SECOND: Option(N_("right"), N_("{name}, right of the Bridges, goes first.")),
    LOSER: Option(
        N_("who lost last"),
        N_(
            "Whoever of the two lost their last duel goes first, told apart by their names; before "
            "a first duel and after a draw a coin is tossed."
        ),
    ),
}
"""Who goes first, by the ids of the formats."""

PRICE = N_("Who goes first has 6 mana on the first turn, the other one 9.")
"""What going first means (R11)."""

DRAFT_TOSS = N_("Who picks first in the draft is tossed all the same.")
"""What is tossed whoever goes first (R69)."""


def begins_text(begins: str, names: tuple[str, ...]) -> str:
    """Say who goes first, by name where that is agreed on."""
    return _(BEGINS[begins].text).format(name=names[1 if begins == SECOND else 0])


def loser_of(match: Duel) -> int | None:
    """Return who lost a duel; None for a draw, and while it goes on."""
    outcome = match.outcome
    return None if outcome is None or outcome.winner is None else 1 - outcome.winner


def loser_of_last(session: Session, names: tuple[str, str]) -> int | None:
    """Return who of two players lost their last duel, in this window or on record (R10)."""
    from clash_tui.games.clash.matches import Duel

    match = session.game[0] if session.game is not None else None
    if isinstance(match, Duel) and _names_of(match) == names and _counts(match):
        return loser_of(match)
    return loser_on_record(names)


def _names_of(match: Duel) -> tuple[str, ...]:
    """Return the players' names as the record has them."""
    return tuple(seat.name for seat in match.seats)


def _counts(match: Duel) -> bool:
    """Say whether a duel has ended and was no try from a replay."""
    return match.outcome is not None and match.branched_at is None


def loser_on_record(names: tuple[str, str]) -> int | None:
    """Return who of two players lost their last duel on record; None where nobody did.

    A record that cannot be read says of itself where it is shown; here it knows no duel.
    """
    from clash_tui.records import RecordsProblem, RecordStore, last_loser

    try:
        return last_loser(RecordStore().results(), names)
    except RecordsProblem:
        return None


def why_first(plan: DuelPlan) -> str | None:
    """Say why a player goes first whom no coin chose; None where one is tossed."""
    first = plan.setup.first
    if first is None:
        return None
    name = title_of(plan.names[first])
    if plan.preparation.begins == LOSER:
        return _("{name} begins: lost the last duel").format(name=name)
    return _("{name} begins: chosen").format(name=name)


def why_tossed(plan: DuelPlan) -> str:
    """Say why a coin is tossed although who lost last should go first; "" for no need to."""
    if plan.preparation.begins != LOSER or plan.setup.first is not None:
        return ""
    return _("Neither of the two lost their last duel, so the coin says who begins.")
