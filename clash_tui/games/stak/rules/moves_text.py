"""Moves as text: what people type, files keep and tests read.

``play core-5`` · ``play clumsy-5 B`` · ``attack B`` · ``scrap`` · ``discard core-1`` · ``recycle
core-1`` · ``recycle core-1 undrawn`` · ``choose B`` · ``choose B4`` · ``react reaper-1`` ·
``pass`` · ``end`` · ``resign A`` · ``draw A`` · ``accept`` · ``decline``. Places in a Stak count
from 1 at the top. Letters of seats may be small.
"""

from __future__ import annotations

import re

from clash_tui.base.i18n import _
from clash_tui.games.stak.cards.card_version import UnknownVersion, card_version
from clash_tui.games.stak.rules import moves
from clash_tui.games.stak.rules.moves import (
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
from clash_tui.games.stak.rules.words import LETTERS
from clash_tui.games.table_moves import (
    AcceptDraw,
    DeclineDraw,
    OfferDraw,
    Resign,
    read_table_move,
    write_table_move,
)

UNDRAWN = "undrawn"
"""Said after a recycling in which no card is drawn (SB80)."""


class BadMove(ValueError):
    """A text is no move; the message is one sentence that quotes it."""


_PLAIN: dict[str, Move] = {
    "scrap": moves.SCRAP,
    "pass": moves.PASS,
    "end": moves.END,
}
_PLAIN_TEXT: dict[type, str] = {
    Scrap: "scrap",
    Pass: "pass",
    End: "end",
}
_AIM = re.compile(r"(?P<seat>[A-Fa-f])(?P<place>[1-9]\d{0,2})?")


def write_move(move: Move) -> str:
    """Write a move as text."""
    match move:
        case Play(card, stak):
            return f"play {card}" + (f" {LETTERS[stak]}" if stak >= 0 else "")
        case Attack(player):
            return f"attack {LETTERS[player]}"
        case Discard(card):
            return f"discard {card}"
        case Recycle(card, draw):
            return f"recycle {card}" + ("" if draw else f" {UNDRAWN}")
        case Choose(player, place):
            return f"choose {LETTERS[player]}" + (str(place) if place != TOP else "")
        case React(card):
            return f"react {card}"
        case Resign() | OfferDraw() | AcceptDraw() | DeclineDraw():
            return write_table_move(move, LETTERS)
        case _:
            return _PLAIN_TEXT[type(move)]


def read_move(text: str) -> Move:
    """Read a move. Raises ``BadMove``."""
    words = text.split()
    table_move = read_table_move(words, LETTERS)
    if table_move is not None:
        return table_move
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["play", card] if _is_card(card):
            return moves.play(card)
        case ["play", card, letter] if _is_card(card) and _is_seat(letter):
            return moves.play(card, _seat(letter))
        case ["attack", letter] if _is_seat(letter):
            return moves.ATTACKS[_seat(letter)]
        case ["discard", card] if _is_card(card):
            return moves.discard(card)
        case ["recycle", card] if _is_card(card):
            return Recycle(card)
        case ["recycle", card, word] if _is_card(card) and word == UNDRAWN:
            return Recycle(card, draw=False)
        case ["choose", aim] if found := _AIM.fullmatch(aim):
            return moves.choose(_seat(found["seat"]), int(found["place"] or TOP))
        case ["react", card] if _is_card(card):
            return React(card)
    raise BadMove(
        _("“{text}” is no move; moves are like “play core-5”, “attack B” or “end”").format(
            text=" ".join(words)[:80]
        )
    )


def _is_card(word: str) -> bool:
    try:
        card_version(word)
    except UnknownVersion:
        return False
    return True


def _is_seat(word: str) -> bool:
    return len(word) == 1 and word.upper() in LETTERS


def _seat(letter: str) -> int:
    return LETTERS.index(letter.upper())
