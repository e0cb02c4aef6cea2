"""Moves in words, as they stand in a list of what was played."""

from __future__ import annotations

from clash_tui.cards import Catalog
from clash_tui.game import (
    Cast,
    EndSummoning,
    Move,
    OfferDraw,
    Resign,
    ReturnOrder,
    Summon,
    SummonChampion,
    events,
)
from clash_tui.game.moves import AcceptDraw, Continue, DeclineDraw
from clash_tui.i18n import N_, _
from clash_tui.match.match import Told
from clash_tui.match.telling import lane_name

_PLAIN: dict[type, str] = {
    EndSummoning: N_("attack"),
    Continue: N_("go on"),
    Resign: N_("give up"),
    OfferDraw: N_("offer a draw"),
    AcceptDraw: N_("agree to the draw"),
    DeclineDraw: N_("play on"),
}


def move_words(move: Move, told: tuple[Told, ...], catalog: Catalog) -> str:
    """Say in a few words what was played; ``told`` is what it brought."""
    match move:
        case Summon(card, lane):
            return _("{card}, {lane}").format(card=catalog.card(card).name, lane=lane_name(lane))
        case SummonChampion(lane):
            return _("Champion, {lane}").format(lane=lane_name(lane))
        case Cast(card):
            return _("{card} on {target}").format(
                card=catalog.card(card).name, target=_target(told, catalog)
            )
        case ReturnOrder(cards):
            names = ", ".join(catalog.card(card).name for card in cards)
            return _("return: {cards}").format(cards=names)
    return _(_PLAIN[type(move)])


def _target(told: tuple[Told, ...], catalog: Catalog) -> str:
    """Name what an incantation struck: the move itself says only where that stood."""
    for event, _state in told:
        if isinstance(event, events.IncantationCast):
            return catalog.card(event.target.card).name
    return ""
