"""The games that were left: who, what and when, and what is wrong with a file."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.i18n import N_, _
from clash_tui.match.saved_game import BadSave, SavedDuel, SavedGame
from clash_tui.match.saves import ListedGame
from clash_tui.ui.actions import BACK, CHOOSE, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.board.display import EDITIONS
from clash_tui.ui.duel_options import FORMATS
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import BLANK, Paragraph, Prose, paragraph


class SavesScreen(HouseScreen[None]):
    """Lists the unfinished games of the data folder; one is chosen to go on with it."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (MOVE_UP_DOWN, CHOOSE, BACK, HELP)
    NAME: ClassVar[str] = N_("Continue")
    NOTHING: ClassVar[str] = N_("No game was left unfinished.")
    """What is said where there is no game."""
    HELP: ClassVar[str] = N_(
        "Every game is saved after each move, in a file of its own. The one played last stands "
        "first.\n\n"
        "A file that cannot be read is listed with the reason. It stays as it is."
    )
    DEFAULT_CSS = """
    SavesScreen {
        & #columns { height: 1fr; padding: 1 1; }
        & Menu { width: 1fr; height: 100%; }
        & Prose { width: 36; height: 100%; padding: 0 1; }
    }
    """

    def compose_body(self) -> ComposeResult:
        """Compose the list, and beside it what is known of the game under the cursor."""
        yield Heading(_(self.NAME))
        with Horizontal(id="columns"):
            yield Menu()
            yield Prose([], ground="panel")

    def on_mount(self) -> None:
        """Read the folder."""
        super().on_mount()
        self._games = self.listed()
        entries = [
            Entry(str(number), _name(game), self.note(game), enabled=game.saved is not None)
            for number, game in enumerate(self._games)
        ]
        self.query_one(Menu).show(entries)
        self._explain()

    def listed(self) -> list[ListedGame]:
        """Return the games to choose from."""
        return self.house.games_left()

    def open_game(self, game: ListedGame) -> None:
        """Do with a chosen game what the list is for."""
        self.house.continue_file(game.file)

    def note(self, game: ListedGame) -> str:
        """Return what stands at the right of a game."""
        return _("cannot be read") if game.saved is None else kind_of(game.saved)

    def on_menu_pointed(self) -> None:
        """Explain the game under the cursor."""
        self._explain()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take the chosen game."""
        try:
            self.open_game(self._games[int(message.entry)])
        except BadSave as bad:
            self.app.notify(str(bad), severity="warning", markup=False)

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor."""
        self.query_one(Menu).move(1 if direction in ("down", "right") else -1)

    def action_choose(self) -> None:
        """Go on with the game under the cursor."""
        self.query_one(Menu).choose()

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    def _explain(self) -> None:
        cursor = self.query_one(Menu).cursor
        prose = self.query_one(Prose)
        if cursor is None:
            prose.show([paragraph((_(self.NOTHING), "muted"))])
        else:
            prose.show(_story(self._games[int(cursor)]))


def _name(game: ListedGame) -> str:
    if game.saved is None:
        return game.file.name
    a, b = game.saved.names
    return _("{a} and {b}").format(a=a, b=b) if isinstance(game.saved, SavedDuel) else a


def kind_of(saved: SavedGame) -> str:
    """Say in a few words what kind of game it is."""
    if saved.preparation is None:
        return _("duel") if isinstance(saved, SavedDuel) else _("solo")
    way = _(FORMATS[saved.preparation.format].name)
    return way if isinstance(saved, SavedDuel) else _("solo, {way}").format(way=way)


def _story(game: ListedGame) -> list[Paragraph]:
    saved = game.saved
    if saved is None:
        kept = _("The file stays as it is.")
        return [paragraph((game.problem, "danger")), BLANK, paragraph((kept, "muted"))]
    when = saved.changed.astimezone().strftime("%Y-%m-%d %H:%M")
    rules = _("{edition} rules").format(edition=EDITIONS[saved.setup.edition])
    lines = [
        (" – ".join(saved.names), "chosen"),
        (kind_of(saved), "text"),
        (rules, "text"),
        (_("turn {n}").format(n=saved.turn), "text"),
        (_("last played {when}").format(when=when), "muted"),
    ]
    if saved.ending is not None:
        lines.insert(1, (saved.ending + ".", "strong"))
    if saved.branched_at is not None:
        text = _("branched from another game after {n} moves")
        lines.append((text.format(n=saved.branched_at), "muted"))
    return [paragraph(line) for line in lines]
