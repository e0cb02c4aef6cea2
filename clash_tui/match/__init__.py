"""A game being played: its moves, what happened, what can be taken back, and how it is told."""

from clash_tui.match.duel import Duel, new_duel
from clash_tui.match.match import Match, Told
from clash_tui.match.tally import CardTally, tally
from clash_tui.match.telling import Teller

__all__ = ["CardTally", "Duel", "Match", "Teller", "Told", "new_duel", "tally"]
