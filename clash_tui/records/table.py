"""The record as tables: what stands in each column, and what it is sorted by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from clash_tui.base.i18n import N_, _, folded
from clash_tui.base.player_names import title_of
from clash_tui.base.text_table import in_columns
from clash_tui.base.wording import all_of, in_row
from clash_tui.records.result import GameResult
from clash_tui.records.score import PlayedGame, Score
from clash_tui.records.titles import game_title, opponent_title

RowT = TypeVar("RowT")


@dataclass(frozen=True, slots=True)
class Column(Generic[RowT]):
    """One column of a table.

    Attributes:
        id: Its name, unique in its table.
        head: The word over it; English, marked with ``N_``.
        title: What it tells, in a few words; English, marked with ``N_``.
        text: What stands in it.
        value: What it is sorted by.
        number: Whether its texts stand at its right end.
        whole: Whether its texts are never cut.
        gives_way: Whether its texts are cut before those of the others.
        from_width: The least width of a table that has room for it.
    """

    id: str
    head: str
    title: str
    text: Callable[[RowT], str]
    value: Callable[[RowT], Any]
    number: bool = False
    whole: bool = False
    gives_way: bool = False
    from_width: int = 0


def _number(
    id: str, head: str, title: str, value: Callable[[RowT], float], form: str = "{n}"
) -> Column[RowT]:
    return Column(id, head, title, lambda row: form.format(n=value(row)), value, number=True)


_TENTHS = "{n:.1f}"


def _score_columns(head: str) -> tuple[Column[Score], ...]:
    return (
        Column("name", head, N_("name"), lambda row: row.name, lambda row: folded(row.name)),
        _number("games", N_("games"), N_("games played"), lambda row: row.games),
        _number("wins", N_("won"), N_("games won"), lambda row: row.wins),
        _number("draws", N_("drawn"), N_("games drawn"), lambda row: row.draws),
        _number("losses", N_("lost"), N_("games lost"), lambda row: row.losses),
        _number("rate", N_("rate"), N_("win rate"), lambda row: row.win_rate, "{n:.0%}"),
        _number("turns", N_("turns"), N_("average turns"), lambda row: row.average_turns, _TENTHS),
        _number("best", N_("best streak"), N_("best streak"), lambda row: row.longest_streak),
        _number("now", N_("now"), N_("present streak"), lambda row: row.present_streak),
    )


PLAYERS = _score_columns(N_("player"))
"""The columns of the players' scores."""

DECKS = _score_columns(N_("deck"))
"""The columns of the decks' scores."""


def when(game: PlayedGame) -> str:
    """Return when a game ended, by the clock on this machine's wall."""
    return game.first.ended.astimezone().strftime("%Y-%m-%d %H:%M")


def who(game: PlayedGame) -> str:
    """Return who played: of a solo game the player, for what it was says the rest."""
    return players(game) if game.first.opponent else title_of(game.first.player)


def players(game: PlayedGame) -> str:
    """Return who played against whom."""
    first = game.first
    if first.seats > 2:
        # Those without a row are programs, and among the others all the same.
        return in_row((title_of(first.player), first.opponent))
    if len(game.sides) > 2:
        return all_of(_titles(game.sides))
    return all_of((title_of(first.player), opponent_title(first)))


def _titles(sides: Iterable[GameResult]) -> list[str]:
    return [title_of(side.player) for side in sides]


def result(game: PlayedGame) -> str:
    """Return how a game ended, and whether turns were taken back in it."""
    told = _("drawn")
    if 0 < len(game.drawn) < len(game.sides):
        told = _("a draw of {names}").format(names=all_of(game.drawn))
    elif len(game.winners) > 1:
        told = _("{names} have won").format(names=all_of(game.winners))
    elif game.winner:
        told = _("{name} won").format(name=game.winner)
    elif game.winner is not None:
        told = _("{name} lost").format(name=all_of(_titles(game.sides)))
    return _("{result}, helped").format(result=told) if game.taken_back else told


GAMES: tuple[Column[PlayedGame], ...] = (
    Column(
        "ended", N_("when"), N_("when it ended"), when, lambda game: game.first.ended, whole=True
    ),
    Column("who", N_("who"), N_("who played"), who, lambda game: folded(who(game))),
    Column("result", N_("result"), N_("result"), result, lambda game: folded(result(game))),
    Column(
        "game",
        N_("game"),
        N_("kind of game"),
        lambda game: game_title(game.first),
        lambda game: folded(game_title(game.first)),
    ),
    _number("turns", N_("turns"), N_("turns"), lambda game: game.first.turns),
)
"""The columns of the games."""


def in_order(
    rows: Iterable[RowT], column: Column[RowT], *, descending: bool = False
) -> tuple[RowT, ...]:
    """Return rows sorted by a column; equal ones keep their order."""
    return tuple(sorted(rows, key=column.value, reverse=descending))


def write_table(columns: Sequence[Column[RowT]], rows: Iterable[RowT]) -> str:
    """Return rows as a text in columns, under a line of heads."""
    table = [[_(column.head) for column in columns]]
    table += [[column.text(row) for column in columns] for row in rows]
    numbers = [place for place, column in enumerate(columns) if column.number]
    return "\n".join(in_columns(table, numbers)) + "\n"
