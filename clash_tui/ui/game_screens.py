"""What the screens of a game must offer, so that all other screens can lead to it and show it.

As ``games/protocol.py`` is for the rules and the files, this is for what is seen: title, saved
games, records and replays ask it, and know no game by name.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from clash_tui.base.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from textual.app import App
    from textual.screen import Screen
    from textual.widget import Widget

    from clash_tui.base.paragraphs import Paragraph
    from clash_tui.base.settings import Settings
    from clash_tui.games.protocol import Way
    from clash_tui.match.saves import ListedGame
    from clash_tui.records import GameResult, PlayedGame
    from clash_tui.ui.after.saved_row import SavedRow
    from clash_tui.ui.plan import Deal, Plan
    from clash_tui.ui.protocols import Ways
    from clash_tui.ui.session import Session


@dataclass(frozen=True, slots=True)
class Window:
    """Where a game is played: what leads from one of its screens to the next.

    Attributes:
        app: Where the screens are shown.
        session: The game of this window.
        navigation: The ways to other screens.
        settings: Returns the user's settings.
    """

    app: App[Any]
    session: Session
    navigation: Ways
    settings: Callable[[], Settings]


class GameScreens(ABC):
    """The screens of one game. What is abstract each game has; the rest it may have.

    A ``match`` is one of its games, a ``saved`` one of its files.
    """

    id: ClassVar[str]
    """The game, by its id."""

    # what it is called

    @property
    @abstractmethod
    def name(self) -> str:
        """What the game is called."""

    @property
    def short_name(self) -> str:
        """What it is called in a column beside other games."""
        return self.name

    @property
    @abstractmethod
    def emblem(self) -> str:
        """A sign or two that stand for it beside its name: text, no emoji."""

    @property
    @abstractmethod
    def kinds(self) -> Mapping[str, str]:
        """The kinds of its games, as rows of the record name them.

        With each stands what a list is called that has no others, such as "duels only".
        """

    @property
    def all_kinds(self) -> str:
        """What a list of all its kinds is called, where no other game is in it."""
        return _("all games")

    # playing

    @abstractmethod
    def new_game(self, kind: str) -> Screen[Any]:
        """Return the screen that asks for all that a new game of a kind needs."""

    @abstractmethod
    def plan_of(self, match: Any) -> Plan:
        """Return what was agreed on before a game that goes on."""

    @abstractmethod
    def table(self, match: Any, plan: Any) -> Screen[Any]:
        """Return the screen on which a game is played, from where it stands.

        It saves by ``session.keep_game``, hands the keyboard over itself, and shows the result by
        ``navigation.show_result``.
        """

    @abstractmethod
    def result(self, match: Any, plan: Any) -> Screen[Any]:
        """Return the screen that tells how a game ended; an ``EndScreen`` is half of one."""

    def deal(self, deal: Deal) -> Screen[Any]:
        """Return the screen that asks for what a deal of a share code still needs."""
        raise LookupError(f"{self.id} has no share codes")

    def resume_way(self, window: Window, way: Way) -> None:
        """Go on preparing a game where it was left."""
        raise LookupError(f"{self.id} is not prepared")

    def ways(self, window: Window) -> Any:
        """Return the ways between its own screens, which they get by ``navigation.of``."""
        return None

    # afterwards

    @abstractmethod
    def replay(self, match: Any) -> Screen[Any]:
        """Return the screen on which a game is looked at again: a ``ReplayScreen``."""

    @abstractmethod
    def ending_title(self, ending: str) -> str:
        """Say why a game was over, by the id of its ending."""

    def saved_rows(self, listed: Sequence[ListedGame]) -> Sequence[SavedRow]:
        """Return files of its games and preparations as rows: names, and how each stands."""
        from clash_tui.ui.after.saved_row import plain_row

        return [plain_row(each, self.ending_title) for each in listed]

    def about_saved(self, row: SavedRow) -> list[Paragraph]:
        """Tell more of one of its saved games than who plays, and how it stands."""
        return []

    def about_result(self, game: PlayedGame) -> list[Paragraph]:
        """Tell more of one of its games on record than who played, and how it ended."""
        return []

    def present_names(self, results: Sequence[GameResult]) -> Sequence[GameResult]:
        """Return rows of the record with what is called otherwise today named as today."""
        return results

    # what is looked up

    @abstractmethod
    def rules(self, topic: str | None) -> Screen[Any]:
        """Return the rules, open at a topic or at a rule such as "R45"."""

    @abstractmethod
    def in_a_minute(self) -> tuple[str, str]:
        """Return what the help tells of the game: a title, and a few sentences."""

    def cards(self, card_id: str | None) -> Screen[Any] | None:
        """Return the screen of all its cards, from one of them on; None where it has none."""
        return None

    def are_cards(self, screen: Screen[Any]) -> bool:
        """Say whether a screen is that of all its cards."""
        return False

    def decks(self) -> Screen[Any] | None:
        """Return the screen of the decks that the player keeps; None where it has none."""
        return None

    def sample(self) -> Widget:
        """Return a small picture of how it looks with the settings that hold."""
        from textual.widget import Widget

        return Widget()

    # loading

    def warm_up(self) -> None:  # noqa: B027 - a game may have nothing to read
        """Import and read what its first screens need; runs beside the title."""

    def problems(self) -> Sequence[str]:
        """Return one sentence for each file of the player that it refuses."""
        return ()
