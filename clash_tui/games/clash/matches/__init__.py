"""Duels and solo games as matches: how they are begun, kept, told again and counted."""

from clash_tui.games.clash.matches.duel import Duel, new_duel
from clash_tui.games.clash.matches.record import write_record
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.matches.tally import CardTally, tally

__all__ = ["CardTally", "Duel", "SoloGame", "new_duel", "tally", "write_record"]
