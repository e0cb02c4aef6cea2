"""The saved games of all kinds as rows of a table: each is told by the game it is of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from clash_tui.base.i18n import N_, folded
from clash_tui.match.saves import ListedGame
from clash_tui.records.table import Column
from clash_tui.ui.after.saved_row import SavedRow, unreadable_row, when
from clash_tui.ui.games import screens_of

WHICH_GAME: Column[SavedRow] = Column(
    "title",
    N_("which"),
    N_("which game"),
    lambda row: row.title,
    lambda row: folded(row.title),
    whole=True,
)
"""The column that stands there where games of several kinds are listed."""


def _columns(state: str, title: str) -> tuple[Column[SavedRow], ...]:
    return (
        Column("when", N_("when"), N_("when"), when, lambda row: row.when, whole=True),
        Column("who", N_("who"), N_("who plays"), lambda row: row.who, lambda row: folded(row.who)),
        Column("state", state, title, lambda row: row.state, lambda row: folded(row.state)),
        Column(
            "ended",
            N_("how"),
            N_("how it ended"),
            lambda row: row.ended,
            lambda row: folded(row.ended),
            from_width=100,
        ),
        Column(
            "game",
            N_("game"),
            N_("kind of game"),
            lambda row: row.game,
            lambda row: folded(row.game),
            gives_way=True,
        ),
        Column(
            "turns",
            N_("turns"),
            N_("turns"),
            lambda row: str(row.turns) if row.turns else "",
            lambda row: row.turns,
            number=True,
        ),
        Column(
            "decks",
            N_("decks"),
            N_("decks"),
            lambda row: row.decks,
            lambda row: folded(row.decks),
            gives_way=True,
        ),
    )


FINISHED = _columns(N_("result"), N_("result"))
"""The columns of games that are over."""

UNFINISHED = tuple(
    column for column in _columns(N_("next"), N_("who or what is next")) if column.id != "ended"
)
"""The columns of games that go on."""


def columns_for(
    columns: Sequence[Column[SavedRow]], rows: Iterable[SavedRow]
) -> Sequence[Column[SavedRow]]:
    """Return columns for rows: with one for the game where several games are among them."""
    if len({row.title for row in rows if row.title}) < 2:
        return columns
    place = next(at for at, column in enumerate(columns) if column.id == "game")
    return (*columns[:place], WHICH_GAME, *columns[place:])


def rows_of(listed: Iterable[ListedGame]) -> tuple[SavedRow, ...]:
    """Return files as rows, in their order."""
    listed = tuple(listed)
    rows: list[SavedRow] = [unreadable_row(each) for each in listed]
    places: dict[str, list[int]] = {}
    for place, each in enumerate(listed):
        holds = each.saved or each.way
        if holds is not None:
            places.setdefault(holds.game, []).append(place)
    for game, those in places.items():
        screens = screens_of(game)
        told = screens.saved_rows([listed[place] for place in those])
        for place, row in zip(those, told, strict=True):
            rows[place] = replace(row, title=screens.short_name)
    return tuple(rows)
