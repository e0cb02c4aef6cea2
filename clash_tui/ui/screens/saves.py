"""The games that were left: who, what and when, and what is wrong with a file."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from clash_tui.game import Edition
from clash_tui.i18n import N_, _
from clash_tui.match.replay_text import ending_of
from clash_tui.match.saved_game import BadSave, SavedDuel, SavedGame
from clash_tui.match.saved_way import SavedWay
from clash_tui.match.saves import ListedGame
from clash_tui.ui.actions import BACK, CHOOSE, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.board.display import EDITIONS
from clash_tui.ui.card_text import own_cards_line
from clash_tui.ui.duel_options import FORMATS
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.step_words import step_words
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
        "Every game is saved after each move, in a file of its own, and so is every step before "
        "it: picks, decks, bans. The one played last stands first.\n\n"
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
            Entry(str(number), _name(game), self.note(game), enabled=not game.problem)
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
        if game.way is not None:
            return step_words(game.way)
        if game.saved is None:
            return _("cannot be read")
        begun = _("duel, turn {n}") if isinstance(game.saved, SavedDuel) else _("solo, turn {n}")
        return begun.format(n=game.saved.turn)

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
            game = self._games[int(cursor)]
            prose.show([*_story(game), *own_cards_line(_sets_of(game), self.house.catalog)])


def _name(game: ListedGame) -> str:
    if game.way is not None:
        return _names(game.way.names)
    if game.saved is None:
        return game.file.name
    return _names(game.saved.names if isinstance(game.saved, SavedDuel) else game.saved.names[:1])


def _names(names: tuple[str, ...]) -> str:
    return _("{a} and {b}").format(a=names[0], b=names[1]) if len(names) > 1 else names[0]


def _sets_of(game: ListedGame) -> tuple[str, ...]:
    """Return the sets a game was agreed on with; none where that is not known."""
    kept = game.way or game.saved
    return () if kept is None or kept.preparation is None else kept.preparation.sets


def kind_of(saved: SavedGame) -> str:
    """Say in a few words what kind of game it is."""
    if saved.preparation is None:
        return _("duel") if isinstance(saved, SavedDuel) else _("solo")
    way = _(FORMATS[saved.preparation.format].name)
    return way if isinstance(saved, SavedDuel) else _("solo, {way}").format(way=way)


def _story(game: ListedGame) -> list[Paragraph]:
    if game.way is not None:
        return _story_of_way(game.way)
    saved = game.saved
    if saved is None:
        kept = _("The file stays as it is.")
        return [paragraph((game.problem, "danger")), BLANK, paragraph((kept, "muted"))]
    lines = [
        (" – ".join(saved.names), "chosen"),
        (kind_of(saved), "text"),
        (_rules(saved.setup.edition), "text"),
        (_("turn {n}").format(n=saved.turn), "text"),
        (_("last played {when}").format(when=_when(saved.changed)), "muted"),
    ]
    ending = ending_of(saved)
    if ending is not None:
        lines.insert(1, (ending + ".", "strong"))
    if saved.branched_at is not None:
        text = _("branched from another game after {n} moves")
        lines.append((text.format(n=saved.branched_at), "muted"))
    return [paragraph(line) for line in lines]


def _story_of_way(way: SavedWay) -> list[Paragraph]:
    lines = [
        (" – ".join(way.names), "chosen"),
        (step_words(way), "text"),
        (_rules(way.preparation.edition), "text"),
        (_("not begun yet"), "text"),
        (_("left {when}").format(when=_when(way.changed)), "muted"),
    ]
    return [paragraph(line) for line in lines]


def _rules(edition: Edition) -> str:
    return _("{edition} rules").format(edition=EDITIONS[edition])


def _when(moment: datetime) -> str:
    return moment.astimezone().strftime("%Y-%m-%d %H:%M")
