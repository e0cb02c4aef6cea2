"""A game being played, whichever it is: its seats, its moves, what can be taken back, its file."""

from clash_tui.games.protocol import Told
from clash_tui.match.match import Match
from clash_tui.match.moves_list import BadLine, play_moves

__all__ = ["BadLine", "Match", "Told", "play_moves"]
