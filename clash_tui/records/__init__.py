"""How games ended: kept in one database of the player, summed up, shown and exported."""

from clash_tui.records.csv_file import export, write_csv
from clash_tui.records.last_duel import last_loser
from clash_tui.records.result import GameResult
from clash_tui.records.score import PlayedGame, Score, games_of, scores_by_deck, scores_by_player
from clash_tui.records.solo import DayResult, Days, Scores, SoloScore
from clash_tui.records.store import RecordsProblem, RecordStore

__all__ = [
    "DayResult",
    "Days",
    "GameResult",
    "PlayedGame",
    "RecordStore",
    "RecordsProblem",
    "Score",
    "Scores",
    "SoloScore",
    "export",
    "games_of",
    "last_loser",
    "scores_by_deck",
    "scores_by_player",
    "write_csv",
]
