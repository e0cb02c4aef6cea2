"""What is said of the solo opponent's pile: its mana, and the cards known (R73–R85)."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import in_row
from clash_tui.games.clash.rules.view import PileView


def coming(pile: PileView) -> str:
    """Say what mana the opponent's turn would have if it began now (R74), and whether it ends."""
    if pile.last_turn:
        return _("its last turn")
    mana = ngettext("next turn: {n} mana", "next turn: {n} mana", pile.mana_next).format(
        n=pile.mana_next
    )
    return _("{mana}, its last").format(mana=mana) if pile.spent else mana


def known_ends(pile: PileView) -> tuple[str, str]:
    """Name the cards everybody knows on top of the pile and at its bottom; "" for none.

    Such as "top: Freeze, Jouster" and "bottom: Ogre" (R49, R65, R82).
    """
    top: list[str] = []
    for place in range(pile.size):
        card = pile.order[place]
        if place not in pile.seen or card is None:
            break
        top.append(card.title)
    bottom: list[str] = []
    for place in range(pile.size - 1, len(top) - 1, -1):
        card = pile.order[place]
        if place not in pile.seen or card is None:
            break
        bottom.append(card.title)
    return (
        _("top: {cards}").format(cards=in_row(top)) if top else "",
        _("bottom: {cards}").format(cards=in_row(reversed(bottom))) if bottom else "",
    )
