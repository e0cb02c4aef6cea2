"""What is said before a move that can hardly be meant, and what is asked where it ends the game."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Span
from clash_tui.games.stak.rules.cautions import Caution
from clash_tui.games.stak.rules.moves import Attack, Move, Play, Recycle, Scrap
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.names import card_name


def caution_words(caution: Caution, view: View, names: Sequence[str]) -> Span:
    """Say in one sentence why a move of the player whose turn it is may be regretted.

    Args:
        caution: Why.
        view: What that player knows.
        names: The players' names, by seat.
    """
    own = view.seats[view.active].stak
    top = card_name(own[0].card) if own and own[0].card else ""
    match caution:
        case Caution.LAST_CARD:
            return "danger", _("That costs your last card: you are out!")
        case Caution.ONLY_OWN:
            return "danger", _("Its effect can only hit your own Stak.")
        case Caution.COVERS_ATTACKER:
            text = _("It covers your {card}, which could win a fight.")
            return "gold", text.format(card=top)
        case Caution.EXPOSED:
            return "gold", _exposed(view, names, top)


def _exposed(view: View, names: Sequence[str], top: str) -> str:
    """Say to whom a top card falls that stays as it is when the turn ends (SB39)."""
    others = [seat for seat, seen in enumerate(view.seats) if seen.stak and seat != view.active]
    if len(others) == 1:
        text = _("If you end the turn now, {card} falls to {name}'s top card.")
        return text.format(card=top, name=names[others[0]])
    text = _("If you end the turn now, {card} falls to the top card of every opponent.")
    return text.format(card=top)


_GRAVE = {
    Scrap: N_("That is your last card: without it you are out. Scrap it?"),
    Recycle: N_("That is your last card: without it you are out. Recycle it?"),
    Attack: N_("This attack costs your last card: you are out.\n\nAttack all the same?"),
    Play: N_("Playing {card} costs your last card: you are out.\n\nPlay it all the same?"),
}
"""What is asked before a move that puts its player out, by the kind of move."""


def grave_question(move: Move, found: Sequence[Caution]) -> str | None:
    """Ask before a move that would put its player out; None where there is nothing to ask.

    Args:
        move: The move.
        found: Why it may be regretted.
    """
    if Caution.LAST_CARD not in found or type(move) not in _GRAVE:
        return None
    text = _(_GRAVE[type(move)])
    return text.format(card=card_name(move.card)) if isinstance(move, Play) else text
