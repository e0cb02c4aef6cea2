"""How all games ended: by player, by deck, or game by game, sorted, drawn and exported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _, folded, ngettext
from clash_tui.base.paths import data_dir
from clash_tui.base.wording import capitals
from clash_tui.records import (
    GameResult,
    PlayedGame,
    RecordsProblem,
    RecordStore,
    Score,
    export,
    games_of,
    scores_by_deck,
    scores_by_player,
    table,
)
from clash_tui.ui.after.program_words import is_against, programs_to_show
from clash_tui.ui.after.record_actions import DECKS, GAMES, PLAYERS, RECORD_ACTIONS, VIEWS
from clash_tui.ui.after.record_words import about_game, about_score, nothing_told
from clash_tui.ui.after.shown_kinds import game_of, games_among, kinds_to_show
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.table_screen import TableScreen
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.record_table import RecordOrder, RecordTable
from clash_tui.ui.widgets.result_chart import ResultChart
from clash_tui.ui.widgets.share_bars import Share, ShareBars

_COLUMNS: dict[str, Sequence[table.Column[Any]]] = {
    PLAYERS: table.PLAYERS,
    DECKS: table.DECKS,
    GAMES: table.GAMES,
}
"""What stands in the columns of each view."""
_ORDERS = {
    PLAYERS: RecordOrder("games", descending=True),
    DECKS: RecordOrder("games", descending=True),
    GAMES: RecordOrder("ended", descending=True),
}
"""The order each view begins with."""

_VIEW_NAMES = {PLAYERS: N_("players"), DECKS: N_("decks"), GAMES: N_("games")}


class RecordsScreen(TableScreen):
    """A table of players, decks or games, and beside it the one under the cursor in a chart."""

    ACTIONS: ClassVar[tuple[Action, ...]] = RECORD_ACTIONS
    NAME: ClassVar[str] = N_("Records")
    HELP: ClassVar[str] = N_(
        "Every duel and every solo game is counted when it ends, once. A game that you went on "
        "with from a replay is a try and not counted.\n\n"
        "The win rate is wins of all games, the turns are the average of a game. The “best "
        "streak” is the most games won one after the other, “now” the present one. A draw ends a "
        "streak, and so does a win with turns taken back.\n\n"
        "In the chart a won game stands above the line, a lost one hangs below it, and a draw "
        "is a mark on it. A click on the head of a column sorts by it, one more turns the order "
        "round. Among the games Enter or a second click watches one again, as long as it is kept."
    )

    DEFAULT_CSS = """
    RecordsScreen {
        & FilterBar { margin: 1 0; }
        & #detail { height: 7; width: 100%; background: $panel; }
        & #charts { width: 49; height: 100%; }
        & #about { height: 2; }
        & #detail.-game #charts { width: 1fr; }
        & #detail.-game #about { height: 100%; }
        & #detail.-game ResultChart, & #detail.-game ShareBars { display: none; }
        & #nothing { height: 1fr; display: none; padding: 1 2; }
        &.-empty #nothing { display: block; }
        &.-empty RecordTable, &.-empty #detail { display: none; }
        &.-medium #detail, &.-large #detail { height: 9; padding: 1 0; }
        &.-huge #detail { height: 12; padding: 1 0; }
    }
    """

    def __init__(self, store: RecordStore | None = None) -> None:
        super().__init__()
        self._store = store or RecordStore()
        self._results: tuple[GameResult, ...] = ()
        self._problem = ""
        self._view = PLAYERS
        self._kind = ""

    def compose_body(self) -> ComposeResult:
        """Compose the views over the table, and the charts below or beside it."""
        yield Heading(_("Records"))
        yield FilterBar()
        yield Prose(id="nothing")
        yield RecordTable()
        with Horizontal(id="detail"):
            with Vertical(id="charts"):
                yield Prose(id="about", ground="panel")
                yield ResultChart()
            yield ShareBars()

    def on_mount(self) -> None:
        """Read the record."""
        super().on_mount()
        try:
            self._results = _with_present_names(self._store.results())
        except RecordsProblem as problem:
            self._problem = str(problem)
        self._fill()

    def available_actions(self) -> set[str] | None:
        """Offer what needs rows only where there are some."""
        every = {action.id for action in self.ACTIONS}
        if not self._results:
            return {"back", "help"}
        if not self._counted:
            every -= {"sort", "reverse", "export"}
        return every if isinstance(self.table.cursor, PlayedGame) else every - {"replay"}

    # what is shown

    def action_view(self, view: str) -> None:
        """Give a row to each player, deck or game."""
        if view != self._view:
            self._view = view
            self._fill()

    def action_switch(self) -> None:
        """Go on to the next table."""
        self.action_view(_after(self._view, tuple(_COLUMNS)))

    def action_kind(self) -> None:
        """Count other kinds of games."""
        self._kind = _after(self._kind, tuple(self._kinds))
        self._fill()

    def chip_chosen(self, chip: str) -> None:
        """Do what the key of a chip does, or show the table that it names."""
        if chip in _COLUMNS:
            self.action_view(chip)
        else:
            super().chip_chosen(chip)

    # looking at a game again

    def on_record_table_chosen(self) -> None:
        """Watch the game that was clicked again."""
        if self.check_action("replay", ()):
            self.action_replay()

    def action_replay(self) -> None:
        """Watch the game under the cursor again."""
        row = self.table.cursor
        if isinstance(row, PlayedGame):
            self.navigation.replays.show_replay_of_game(row.first.game)

    # leaving

    def action_export(self) -> None:
        """Write what is counted to a new file and say where."""
        try:
            file = export(self._counted, data_dir())
        except RecordsProblem as problem:
            self.notify(str(problem), severity="warning", timeout=15, markup=False)
            return
        count = len(self._counted)
        text = ngettext("{n} line was written to {file}", "{n} lines were written to {file}", count)
        self.notify(text.format(n=count, file=file), timeout=15, markup=False)

    def action_back(self) -> None:
        """Count all games again, or go back to the title."""
        if not self.end_search():
            self.dismiss(None)

    # behind it

    @property
    def _kinds(self) -> dict[str, str]:
        """What can be counted alone, with what it is called."""
        kinds = kinds_to_show(each.kind for each in self._results)
        return kinds | programs_to_show(self._results)

    @property
    def filtered(self) -> bool:
        """Whether only one kind of games is counted."""
        return bool(self._kind)

    def show_all(self) -> None:
        """Count all kinds of games."""
        self._kind = ""
        self._fill()

    def show_row(self) -> None:
        """Show what the cursor is on."""
        self._show()

    @property
    def _counted(self) -> tuple[GameResult, ...]:
        """The results of the kind of games that are counted now."""
        return tuple(
            each
            for each in self._results
            if self._kind in ("", each.kind) or is_against(each, self._kind)
        )

    def _fill(self) -> None:
        """Fill the table anew."""
        counted = self._counted
        rows: tuple[Score, ...] | tuple[PlayedGame, ...]
        if self._view == PLAYERS:
            rows = scores_by_player(counted)
        elif self._view == DECKS:
            rows = scores_by_deck(counted)
        else:
            rows = games_of(counted)
        self.table.load(self._columns, rows, _ORDERS[self._view])
        games = len({each.game for each in counted})
        remark = ngettext("{n} game", "{n} games", games).format(n=games)
        self.query_one(Heading).show(_("Records"), remark if self._results else "")
        self._show()

    @property
    def _columns(self) -> Sequence[table.Column[Any]]:
        """The columns of the view; where several games are on record each is named with its own."""
        columns = _COLUMNS[self._view]
        if self._view != GAMES or len(games_among(each.kind for each in self._results)) < 2:
            return columns
        place = next(at for at, column in enumerate(columns) if column.id == "game")
        return (*columns[:place], _WHICH_GAME, *columns[place:])

    def _show(self) -> None:
        """Show the chips, and what the cursor is on."""
        self.set_class(not self._counted, "-empty")
        self.query_one("#nothing", Prose).show(
            nothing_told(self._problem, any_game=bool(self._results))
        )
        self.query_one(FilterBar).show(self._chips())
        row = self.table.row_told
        self.query_one("#detail").set_class(isinstance(row, PlayedGame), "-game")
        about = self.query_one("#about", Prose)
        if isinstance(row, Score):
            about.show(about_score(row))
            self.query_one(ResultChart).show([each.result for each in row.results])
            self.query_one(ShareBars).show(*self._shares(row))
        elif isinstance(row, PlayedGame):
            about.show(about_game(row))
        self.refresh_keys()

    def _chips(self) -> list[Chip]:
        chips: list[Chip] = []
        if not self._results:
            return chips
        for key, view in VIEWS.items():
            name, now = _(_VIEW_NAMES[view]), view == self._view
            chips.append(Chip(view, key, capitals(name) if now else name, now))
        shorter = "" if self._kind else _("all games")
        chips.append(Chip("kind", "f", self._kinds[self._kind], bool(self._kind), shorter))
        if self._counted:
            chips.append(self.sort_chip("o"))
        return chips

    def _shares(self, score: Score) -> tuple[str, list[Share]]:
        """Return the wins of a player with each deck, or with a deck for each player."""
        if self._view == PLAYERS:
            return _("wins with each deck"), _bars(scores_by_deck(score.results))
        return _("wins of each player"), _bars(scores_by_player(score.results))


def _with_present_names(results: Sequence[GameResult]) -> tuple[GameResult, ...]:
    """Return results with what each game calls today what it called otherwise by then."""
    found = list(results)
    for game in games_among(each.kind for each in found):
        places = [at for at, each in enumerate(found) if game_of(each.kind) is game]
        named = game.present_names([found[at] for at in places])
        for at, result in zip(places, named, strict=True):
            found[at] = result
    return tuple(found)


def _game_name(played: PlayedGame) -> str:
    game = game_of(played.first.kind)
    return "" if game is None else game.short_name


_WHICH_GAME: table.Column[PlayedGame] = table.Column(
    "title",
    N_("which"),
    N_("which game"),
    _game_name,
    lambda played: folded(_game_name(played)),
    whole=True,
)
"""The column that stands there where several games are on record."""


def _bars(scores: tuple[Score, ...]) -> list[Share]:
    return [Share(score.name, score.wins, score.games) for score in scores]


def _after(now: str, every: tuple[str, ...]) -> str:
    """Return what comes after ``now``, and after the last one the first."""
    return every[(every.index(now) + 1) % len(every)]
