"""What is said beside the table until somebody here has won a game of Stak Bots."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import CHOICE, DISCARD, REACTION


def first_step(view: View, *, attacks: bool) -> str:
    """Say in one line what a beginner can do now, or what is going on.

    Args:
        view: What whoever must decide knows.
        attacks: Whether an attack can be made.
    """
    if view.asking == CHOICE:
        return _("Whoever owns the Stak a card lies in chooses for it, in anybody's turn.")
    if view.asking == DISCARD:
        return _("You choose the card; everybody will see it.")
    if view.asking == REACTION:
        return _("A card played now calls the attack off; space lets it come.")
    if view.fed:
        return _("The heap is fed: space ends your turn, or go on.")
    if attacks and not view.attacked:
        return _("a attacks with your top card: both strike, and what falls feeds the heap.")
    if attacks:
        return _("The same card may attack again and again, until it falls.")
    return _("No attack is left: s scraps your top card, d discards one; that feeds the heap.")
