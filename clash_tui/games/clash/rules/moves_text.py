"""Moves as text: what people type, files keep and tests read.

``troll upper`` · ``champion upper`` · ``boom B upper 1`` · ``attack`` · ``continue`` ·
``return ogre shaman`` · ``resign A`` · ``draw A`` · ``accept`` · ``decline``. Positions count from
0 at the Bridge (R2). ``specter upper 0`` plays a Symbiote onto the own creature there (R57). Where
the same card is available twice, ``troll#3 upper`` plays the third from the left (R49).
"""

from __future__ import annotations

import re

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules import moves
from clash_tui.games.clash.rules.moves import (
    ALONE,
    Cast,
    Continue,
    EndSummoning,
    Move,
    ReturnOrder,
    Summon,
    SummonChampion,
)
from clash_tui.games.clash.rules.words import LANE_NAMES, PLAYER_LETTERS
from clash_tui.games.table_moves import (
    AcceptDraw,
    DeclineDraw,
    OfferDraw,
    Resign,
    read_table_move,
    write_table_move,
)

CHAMPION = "champion"
"""Stands for the own Champion, of which there is only one (R87)."""


class BadMove(ValueError):
    """A text is no move; the message is one sentence that quotes it."""


_PLAIN: dict[str, Move] = {
    "attack": moves.END_SUMMONING,
    "continue": moves.CONTINUE,
}
_PLAIN_TEXT: dict[type, str] = {
    EndSummoning: "attack",
    Continue: "continue",
}


def write_move(move: Move) -> str:
    """Write a move as text."""
    match move:
        case Summon(card, lane, host, place):
            return f"{_which(card, place)} {LANE_NAMES[lane]}" + _onto(host)
        case SummonChampion(lane, host):
            return f"{CHAMPION} {LANE_NAMES[lane]}" + _onto(host)
        case Cast(card, player, lane, position, place):
            which = _which(card, place)
            return f"{which} {PLAYER_LETTERS[player]} {LANE_NAMES[lane]} {position}"
        case ReturnOrder(cards):
            return "return " + " ".join(cards)
        case Resign() | OfferDraw() | AcceptDraw() | DeclineDraw():
            return write_table_move(move, PLAYER_LETTERS)
        case _:
            return _PLAIN_TEXT[type(move)]


_WHICH = re.compile(r"(?P<card>[^#]+)(#(?P<place>[1-9]\d?))?")


def _which(card: str, place: int) -> str:
    return f"{card}#{place}" if place else card


def _onto(host: int) -> str:
    return f" {host}" if host != ALONE else ""


def _card_and_place(word: str) -> tuple[str, int]:
    found = _WHICH.fullmatch(word)
    assert found is not None
    return found["card"], int(found["place"] or 0)


def _is_small(word: str) -> bool:
    return word.isdecimal() and len(word) < 5


def read_move(text: str) -> Move:
    """Read a move. Letters of players may be small. Raises ``BadMove``."""
    words = text.split()
    table_move = read_table_move(words, PLAYER_LETTERS)
    if table_move is not None:
        return table_move
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["return", _first, *_more]:
            return ReturnOrder(tuple(words[1:]))
        case [word, lane] if word == CHAMPION and lane in LANE_NAMES:
            return moves.CHAMPION_SUMMONS[LANE_NAMES.index(lane)]
        case [word, lane, host] if word == CHAMPION and lane in LANE_NAMES and _is_small(host):
            return SummonChampion(LANE_NAMES.index(lane), int(host))
        case [word, lane] if lane in LANE_NAMES and _WHICH.fullmatch(word):
            card, place = _card_and_place(word)
            return Summon(card, LANE_NAMES.index(lane), place=place)
        case [word, lane, host] if (
            lane in LANE_NAMES and _is_small(host) and _WHICH.fullmatch(word)
        ):
            card, place = _card_and_place(word)
            return Summon(card, LANE_NAMES.index(lane), int(host), place)
        case [word, letter, lane, position] if (
            letter.upper() in PLAYER_LETTERS
            and lane in LANE_NAMES
            and _is_small(position)
            and _WHICH.fullmatch(word)
        ):
            player = PLAYER_LETTERS.index(letter.upper())
            card, place = _card_and_place(word)
            return moves.cast(card, player, LANE_NAMES.index(lane), int(position), place)
    raise BadMove(
        _("“{text}” is no move; moves are like “troll upper”, “boom B upper 0” or “attack”").format(
            text=" ".join(words)[:80]
        )
    )
