"""What screens know of the program around them, in small pieces: none knows the program itself.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from clash_tui.base.first_look import Animation
    from clash_tui.base.glyphs import Glyphs
    from clash_tui.base.settings import Settings
    from clash_tui.match.match import Match
    from clash_tui.ui.plan import Deal, Plan
    from clash_tui.ui.session import Session
    from clash_tui.ui.shell.clock import Clock


class OpensReference(Protocol):
    """Leads to what is looked up and set, from wherever one stands."""

    def go_title(self) -> None:
        """Leave all screens but the title."""

    def open_help(self) -> None:
        """Show the help for the screen on top."""

    def open_rules(self, topic: str | None = None) -> None:
        """Show the rules, open at a topic or at a rule such as "R45"."""

    @property
    def shows_cards(self) -> bool:
        """Whether all cards are open, on top or below."""

    def open_cards(self, card_id: str | None = None) -> None:
        """Show all cards, from the first one on or from one of them."""

    def open_other_cards(self) -> None:
        """Show the cards of the next game that has a screen of them, in place of those on top."""

    def open_decks(self) -> None:
        """Show the decks that the player keeps, and the ready ones."""

    def open_settings(self) -> None:
        """Show the settings."""

    def open_records(self) -> None:
        """Show how all games ended."""


class BeginsGames(Protocol):
    """Leads to new games."""

    def start_new_game(self, kind: str) -> None:
        """Ask for everything a new game of a kind needs, such as a duel."""

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs."""

    def begin(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        """Begin a game: keep it, and show its table."""


class ContinuesGames(Protocol):
    """Leads back to games, and to their ends."""

    def continue_game(self) -> None:
        """Go on with the one game there is, or ask which."""

    def continue_file(self, file: Path) -> None:
        """Go on with the game of a file."""

    def resume_game(self) -> None:
        """Go back to the unfinished game of this window."""

    def show_result(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        """Show how a game ended."""


class ShowsReplays(Protocol):
    """Leads to games that are over, and on from any of their moments."""

    def open_replays(self) -> None:
        """Show the games that are over."""

    def show_replay(self, match: Match[Any, Any, Any]) -> None:
        """Look at a game from its first event on."""

    def show_replay_of_game(self, game: str) -> None:
        """Look at the game that a result tells of, if it is still kept."""

    def show_replay_of_file(self, file: Path) -> None:
        """Look at the game of a file."""

    def go_on_from(self, match: Match[Any, Any, Any], moves: int) -> None:
        """Play on from a moment of a game as a new one."""

    def go_on_against(self, match: Match[Any, Any, Any], moves: int) -> None:
        """Play on from a moment of a game of two against a program."""


class Ways(OpensReference, BeginsGames, ContinuesGames, Protocol):
    """All ways from screen to screen."""

    @property
    def replays(self) -> ShowsReplays:
        """The ways to games that are looked at again."""

    def of(self, game: str) -> Any:
        """Return the ways between a game's own screens, which these alone know."""

    def name_over(self, screen: object) -> str:
        """Return the name of the game that a screen is of; "" for one that is common to all."""

    @property
    def in_a_minute(self) -> tuple[str, str]:
        """What is told of the game at hand: a title, and a few sentences."""


class House(Protocol):
    """The program as all screens share it: its looks, its settings, its clock."""

    clock: Clock
    screen_came: float

    @property
    def session(self) -> Session:
        """The game of this window."""

    @property
    def navigation(self) -> Ways:
        """The ways from screen to screen."""

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs to draw with."""

    @property
    def animation(self) -> Animation:
        """How fast the board tells what happens."""

    @property
    def settings(self) -> Settings:
        """The user's settings."""

    def update_settings(self, **changes: object) -> None:
        """Change settings: they hold at once and are kept for the next time."""

    @property
    def last_game(self) -> str:
        """The id of the game that was played last; "" before any was."""

    @property
    def may_continue(self) -> bool:
        """Whether there is a game to go on with, as far as it is known."""

    @property
    def today(self) -> date:
        """The date where the player is."""
