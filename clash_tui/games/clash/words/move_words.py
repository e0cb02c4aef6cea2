"""Moves in words, as they stand in a list of what was played."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
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
from clash_tui.games.clash.rules.moves import ALONE, Continue
from clash_tui.games.clash.words.telling import lane_name
from clash_tui.games.protocol import Told
from clash_tui.games.table_moves import AcceptDraw, DeclineDraw

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
        case Summon(card, _lane, host) if host != ALONE:
            return _onto(catalog.card(card).title, told, catalog)
        case SummonChampion(_lane, host) if host != ALONE:
            return _onto(_("Champion"), told, catalog)
        case Summon(card, lane):
            return _("{card}, {lane}").format(card=catalog.card(card).title, lane=lane_name(lane))
        case SummonChampion(lane):
            return _("Champion, {lane}").format(lane=lane_name(lane))
        case Cast(card):
            return _onto(catalog.card(card).title, told, catalog)
        case ReturnOrder(cards):
            names = in_row(creature_title(card, catalog) for card in cards)
            return _("return: {cards}").format(cards=names)
    return _(_PLAIN[type(move)])


def revealed_words(told: tuple[Told, ...], catalog: Catalog) -> str:
    """Say which card the pile revealed, and where it went; ``told`` begins with its revealing."""
    name = catalog.card(told[0].event.card).title
    for event, _state in told[1:]:
        match event:
            case events.Revealed():
                break
            case events.Summoned(creature):
                lane = lane_name(creature.lane)
                return _("{card}, {lane}").format(card=name, lane=lane)
            case events.IncantationCast(target=target):
                on = catalog.card(target.card).title
                return _("{card} on {target}").format(card=name, target=on)
            case events.Fizzled():
                return _("{card}: no target").format(card=name)
    return name


def _onto(card: str, told: tuple[Told, ...], catalog: Catalog) -> str:
    """Name what a card struck or joined too: the move itself says only where that stood."""
    for event, _state in told:
        if isinstance(event, events.IncantationCast):
            target = event.target.card
        elif isinstance(event, events.Joined):
            target = event.creature.card
        else:
            continue
        return _("{card} on {target}").format(card=card, target=catalog.card(target).title)
    return card


def creature_title(named: str, catalog: Catalog) -> str:
    """Name a returning creature, a pair by both of its cards (R57)."""
    cards = (card.partition("#")[0] for card in named.split("&"))
    return " & ".join(catalog.card(card).title for card in cards)
