"""Moves as text: what people type, files keep and tests read.

``troll upper`` · ``champion upper`` · ``boom B upper 1`` · ``attack`` · ``continue`` ·
``return ogre shaman`` · ``resign A`` · ``draw A`` · ``accept`` · ``decline``. Positions count from
0 at the Bridge (R2).
"""

from __future__ import annotations

from clash_tui.game import moves
from clash_tui.game.moves import (
    AcceptDraw,
    Cast,
    Continue,
    DeclineDraw,
    EndSummoning,
    Move,
    OfferDraw,
    Resign,
    ReturnOrder,
    Summon,
    SummonChampion,
)
from clash_tui.game.words import LANE_NAMES, PLAYER_LETTERS
from clash_tui.i18n import _

CHAMPION = "champion"
"""Stands for the own Champion, of which there is only one (R87)."""


class BadMove(ValueError):
    """A text is no move; the message is one sentence that quotes it."""


_PLAIN: dict[str, Move] = {
    "attack": moves.END_SUMMONING,
    "continue": moves.CONTINUE,
    "accept": moves.ACCEPT_DRAW,
    "decline": moves.DECLINE_DRAW,
}
_PLAIN_TEXT: dict[type, str] = {
    EndSummoning: "attack",
    Continue: "continue",
    AcceptDraw: "accept",
    DeclineDraw: "decline",
}


def write_move(move: Move) -> str:
    """Write a move as text."""
    match move:
        case Summon(card, lane):
            return f"{card} {LANE_NAMES[lane]}"
        case SummonChampion(lane):
            return f"{CHAMPION} {LANE_NAMES[lane]}"
        case Cast(card, player, lane, position):
            return f"{card} {PLAYER_LETTERS[player]} {LANE_NAMES[lane]} {position}"
        case ReturnOrder(cards):
            return "return " + " ".join(cards)
        case Resign(player):
            return f"resign {PLAYER_LETTERS[player]}"
        case OfferDraw(player):
            return f"draw {PLAYER_LETTERS[player]}"
        case _:
            return _PLAIN_TEXT[type(move)]


def read_move(text: str) -> Move:
    """Read a move. Letters of players may be small. Raises ``BadMove``."""
    words = text.split()
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["return", _first, *_more]:
            return ReturnOrder(tuple(words[1:]))
        case ["resign", letter] if letter.upper() in PLAYER_LETTERS:
            return Resign(PLAYER_LETTERS.index(letter.upper()))
        case ["draw", letter] if letter.upper() in PLAYER_LETTERS:
            return OfferDraw(PLAYER_LETTERS.index(letter.upper()))
        case [word, lane] if word == CHAMPION and lane in LANE_NAMES:
            return moves.CHAMPION_SUMMONS[LANE_NAMES.index(lane)]
        case [card, lane] if lane in LANE_NAMES:
            return Summon(card, LANE_NAMES.index(lane))
        case [card, letter, lane, place] if (
            letter.upper() in PLAYER_LETTERS
            and lane in LANE_NAMES
            and place.isdecimal()
            and len(place) < 5
        ):
            player = PLAYER_LETTERS.index(letter.upper())
            return moves.cast(card, player, LANE_NAMES.index(lane), int(place))
    raise BadMove(
        _("“{text}” is no move; moves are like “troll upper”, “boom B upper 0” or “attack”").format(
            text=" ".join(words)[:80]
        )
    )
