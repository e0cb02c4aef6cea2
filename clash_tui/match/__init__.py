"""A game being played: its moves, what happened, what can be taken back, and how it is told."""

from clash_tui.games.told import Told
from clash_tui.match.duel import Duel, new_duel
from clash_tui.match.match import Match
from clash_tui.match.moves_list import BadLine, play_moves
from clash_tui.match.record import write_record
from clash_tui.match.solo import SoloGame
from clash_tui.match.tally import CardTally, tally

__all__ = [
    "BadLine",
    "CardTally",
    "Duel",
    "Match",
    "SoloGame",
    "Told",
    "new_duel",
    "play_moves",
    "tally",
    "write_record",
]
