"""The program with finished games that lie in no file."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from clash_tui.base.settings import Settings
from clash_tui.match.saved_game import save_of
from clash_tui.match.saves import ListedGame
from clash_tui.ui.app import ClashApp


class GamesApp(ClashApp):
    """Has the games that are given as finished ones, the first played last."""

    def __init__(self, matches):
        super().__init__(settings=Settings(animation="off"), seed=7)
        when = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
        finished = [
            ListedGame(Path(f"{number}.json"), _finished(match, when - timedelta(hours=number)))
            for number, match in enumerate(matches)
        ]
        vars(self.session)["finished_games"] = lambda: finished


def _finished(match, when):
    return save_of(match, when).model_copy(update={"changed": when})
