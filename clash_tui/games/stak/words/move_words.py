"""Moves of Stak Bots in a few words, as a list of them has them."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import N_, _
from clash_tui.games.stak.rules.moves import (
    OWN,
    TOP,
    Attack,
    Choose,
    Discard,
    End,
    Move,
    Pass,
    Play,
    React,
    Recycle,
    Scrap,
)
from clash_tui.games.stak.words.names import card_name
from clash_tui.games.table_moves import AcceptDraw, DeclineDraw, OfferDraw, Resign


def move_words(move: Move, names: Sequence[str]) -> str:
    """Say what a move is, with the players' names."""
    match move:
        case Play(card, stak) if stak == OWN:
            return _("play {card}").format(card=card_name(card))
        case Play(card, stak):
            return _("play {card} on {name}'s Stak").format(card=card_name(card), name=names[stak])
        case Attack(player):
            return _("attack {name}").format(name=names[player])
        case Discard(card):
            return _("discard {card}").format(card=card_name(card))
        case Recycle(card, draw):
            text = _("recycle {card}") if draw else _("recycle {card}, draw nothing")
            return text.format(card=card_name(card))
        case React(card):
            return _("react with {card}").format(card=card_name(card))
        case Choose(player, place):
            return _choice(names[player], place)
        case Resign(player) | OfferDraw(player):
            text = _("{name} gives up") if isinstance(move, Resign) else _("{name} offers a draw")
            return text.format(name=names[player])
    return _(_PLAIN[type(move)])


def _choice(name: str, place: int) -> str:
    if place == TOP:
        return _("choose {name}").format(name=name)
    return _("choose {name}, place {place}").format(name=name, place=place)


_PLAIN: dict[type, str] = {
    Scrap: N_("scrap the top card"),
    Pass: N_("play no card"),
    End: N_("end the turn"),
    AcceptDraw: N_("agree to the draw"),
    DeclineDraw: N_("play on"),
}
"""The moves that say all by themselves."""
