"""A saved game as one row of a table, whichever game it is: when, who, how it stands or ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _, folded
from clash_tui.base.player_names import title_of
from clash_tui.base.wording import all_of
from clash_tui.games.kinds import kind_of
from clash_tui.games.protocol import Result
from clash_tui.match.saves import ListedGame
from clash_tui.match.standing import standing_of

NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SavedRow:
    """A file of the folder as one row.

    Attributes:
        listed: The file, and what it holds.
        when: When it was last written; long ago where it does not say so.
        who: Who plays; the one player of a solo game; the file's name where it cannot be read.
        state: Who won, whose turn it is, or which step is due.
        ended: Why the game was over, in few words; empty while it goes on.
        game: What is played, in a few words: the format of a duel, the level of a solo game.
        kind: The kind of game, as rows of the record name it; empty where that is not known.
        turns: How many turns were begun; 0 where the game has not begun.
        decks: The names of the decks, for a game that has some.
        title: What the game is called, in short.
    """

    listed: ListedGame
    when: datetime
    who: str
    state: str
    ended: str = ""
    game: str = ""
    kind: str = ""
    turns: int = 0
    decks: str = ""
    title: str = ""

    @property
    def words(self) -> str:
        """Everything that a text is looked for in, without case and accents."""
        told = (self.who, self.state, self.ended, self.game, self.decks, self.title, when(self))
        return folded(" ".join(told))


def when(row: SavedRow) -> str:
    """Return when a file was written, by the clock on the wall; "" where it does not say so."""
    if row.listed.problem:
        return ""
    return row.when.astimezone().strftime("%Y-%m-%d %H:%M")


def unreadable_row(listed: ListedGame) -> SavedRow:
    """Return the row of a file that cannot be read."""
    return SavedRow(listed, NEVER, clean(listed.file.name), _("cannot be read"))


def plain_row(listed: ListedGame, ending: Callable[[str], str]) -> SavedRow:
    """Return the row of a game, or of its preparation, as any game can be told.

    Args:
        listed: The file.
        ending: Says why a game was over, by the id of its ending.
    """
    way, saved = listed.way, listed.saved
    if way is not None:
        return SavedRow(
            listed, way.changed, all_of(map(title_of, way.names)), _("not begun yet"), kind=way.game
        )
    standing = standing_of(saved)
    names = tuple(map(title_of, saved.names))
    state, ended = _("cannot be played"), ""
    if standing is None:
        state = kind_of(saved.game).ending(saved) or state
    elif standing.outcome is None:
        state = _("{name} to play").format(name=title_of(saved.names[standing.to_move]))
    else:
        state = helped(result_words(names, standing.outcome.results), saved.taken_back)
        ended = ending(standing.outcome.ending)
    return SavedRow(listed, saved.changed, all_of(names), state, ended, "", saved.game, saved.turn)


def result_words(names: Iterable[str], results: Iterable[Result]) -> str:
    """Say who won; that it was drawn where nobody did."""
    winners = [name for name, each in zip(names, results, strict=True) if each == "won"]
    if not winners:
        return _("drawn")
    if len(winners) == 1:
        return _("{name} won").format(name=winners[0])
    return _("{names} have won").format(names=all_of(winners))


def helped(told: str, taken_back: int) -> str:
    """Say with a result whether turns were taken back."""
    return _("{result}, helped").format(result=told) if taken_back else told
