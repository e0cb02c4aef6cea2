"""What is said of a destroyed creature whose way back its owner orders (R33)."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row, sentences
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.view import FallenView
from clash_tui.games.clash.rules.words import UPPER


def fallen_note(fallen: FallenView, *, solo: bool = False) -> str:
    """Say what comes with a creature's return besides its own card; "" where nothing does.

    Args:
        fallen: The creature.
        solo: Whether the game is a solo one, where the opponent has no hand.
    """
    notes: list[str] = []
    if fallen.symbiote is not None:
        text = _("{symbiote} returns first, then {card}.")
        notes.append(text.format(symbiote=fallen.symbiote.title, card=fallen.card.title))
    abilities = {*fallen.card.abilities, *fallen.given}
    if fallen.symbiote is not None:
        abilities |= {*fallen.symbiote.abilities}
    if Ability.MERCENARY in abilities:
        text = _("Mercenary: it goes to the opponent's hand.")
        if solo:
            text = _("Mercenary: it goes on top of the opponent's pile.")
        notes.append(text)
    if Ability.CURSED in abilities:
        notes.append(_("Cursed: it goes to the left end."))
    if fallen.shackled:
        cards = in_row(card.title for card in fallen.shackled)
        notes.append(_("It releases {cards}.").format(cards=cards))
    if Ability.REINFORCEMENT in abilities and fallen.lane is not None:
        text = _("Reinforcement calls a creature into the lower lane.")
        if fallen.lane == UPPER:
            text = _("Reinforcement calls a creature into the upper lane.")
        notes.append(text)
    return sentences(notes)
