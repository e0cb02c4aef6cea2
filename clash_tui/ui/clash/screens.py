"""The screens of Clash of Decks, as all others know them.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from clash_tui.base.i18n import _
from clash_tui.ui.clash.ways import GAME
from clash_tui.ui.game_screens import GameScreens

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from textual.screen import Screen
    from textual.widget import Widget

    from clash_tui.base.paragraphs import Paragraph
    from clash_tui.games.clash.matches.saved_way import UnderWay
    from clash_tui.games.protocol import Way
    from clash_tui.match.saves import ListedGame
    from clash_tui.records import GameResult, PlayedGame
    from clash_tui.ui.after.saved_row import SavedRow
    from clash_tui.ui.clash.navigation import ClashNavigation
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
    from clash_tui.ui.game_screens import Window
    from clash_tui.ui.plan import Deal

_IN_A_MINUTE = "in-a-minute"
"""The entry of the rules reference that tells the game in a few sentences."""


class _ClashScreens(GameScreens):
    """Duels and solo games."""

    id: ClassVar[str] = GAME

    @property
    def name(self) -> str:
        """What the game is called."""
        return _("Clash of Decks")

    @property
    def short_name(self) -> str:
        """What it is called in a column beside other games."""
        return _("Clash")

    @property
    def emblem(self) -> str:
        """Two Strongholds, and the Bridges between them."""
        return "[]=[]"

    @property
    def kinds(self) -> Mapping[str, str]:
        """Duels and solo games."""
        return {"duel": _("duels only"), "solo": _("solo games only")}

    @property
    def all_kinds(self) -> str:
        """What a list of both is called."""
        return _("duels and solo games")

    # playing

    def new_game(self, kind: str) -> Screen[Any]:
        """Return the form of a duel or of a solo game."""
        if kind == "solo":
            from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

            return NewSoloScreen()
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen

        return NewDuelScreen()

    def deal(self, deal: Deal) -> Screen[Any]:
        """Return the form of a deal's kind of game, with the deal in it."""
        from clash_tui.games.clash.formats import Preparation, SoloPreparation

        if isinstance(deal, SoloPreparation):
            from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

            return NewSoloScreen(deal)
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen

        assert isinstance(deal, Preparation)
        return NewDuelScreen(deal)

    def plan_of(self, match: Any) -> DuelPlan | SoloPlan:
        """Return what was agreed on before a duel or a solo game."""
        from clash_tui.ui.clash.setup.plans import plan_of

        return plan_of(match)

    def table(self, match: Any, plan: Any) -> Screen[Any]:
        """Return the board; in a duel it hands the keyboard over first."""
        from clash_tui.games.clash.matches import SoloGame

        if isinstance(match, SoloGame):
            from clash_tui.ui.clash.play.solo_board import SoloBoardScreen

            return SoloBoardScreen(match, plan)
        from clash_tui.ui.clash.play.program_board import board_of

        return board_of(match, plan)

    def result(self, match: Any, plan: Any) -> Screen[Any]:
        """Return how a duel or a solo game ended."""
        from clash_tui.games.clash.matches import SoloGame

        if isinstance(match, SoloGame):
            from clash_tui.ui.clash.after.solo_result import SoloResultScreen

            return SoloResultScreen(match, plan)
        from clash_tui.ui.clash.after.result import ResultScreen
        from clash_tui.ui.clash.play.summary import summary_of

        return ResultScreen(summary_of(match), plan, match)

    def resume_way(self, window: Window, way: Way) -> None:
        """Go on with the decks, the Champions or the level."""
        navigation = cast("ClashNavigation", window.navigation.of(GAME))
        navigation.resume_way(cast("UnderWay", way))

    def ways(self, window: Window) -> ClashNavigation:
        """Return how duels and solo games are begun."""
        from clash_tui.ui.clash.navigation import ClashNavigation

        return ClashNavigation(window)

    # afterwards

    def replay(self, match: Any) -> Screen[Any]:
        """Return the board at any moment of a game."""
        from clash_tui.ui.clash.after.replay import ClashReplayScreen

        return ClashReplayScreen(match)

    def ending_title(self, ending: str) -> str:
        """Say why a game was over."""
        from clash_tui.games.clash.words.record_words import ending_words

        return ending_words(ending)

    def saved_rows(self, listed: Sequence[ListedGame]) -> Sequence[SavedRow]:
        """Return duels and solo games with their decks, and which step is due before them."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.ui.clash.after.saved_rows import rows_of

        return rows_of(listed, default_catalog())

    def about_saved(self, row: SavedRow) -> list[Paragraph]:
        """Tell by which rules and with which cards it is played."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.ui.clash.after.saved_words import about_clash

        return about_clash(row, default_catalog())

    def about_result(self, game: PlayedGame) -> list[Paragraph]:
        """Tell by which rules and with which cards it was played."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.ui.clash.after.record_words import about_result

        return about_result(game, default_catalog())

    def present_names(self, results: Sequence[GameResult]) -> Sequence[GameResult]:
        """Return rows in which the ready decks have their present names."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.games.clash.matches.ready_decks import with_ready_names

        return with_ready_names(results, default_catalog())

    # what is looked up

    def rules(self, topic: str | None) -> Screen[Any]:
        """Return the rules."""
        from clash_tui.ui.clash.collection.rules import RulesScreen

        return RulesScreen(topic)

    def in_a_minute(self) -> tuple[str, str]:
        """Return what the rules begin with."""
        from clash_tui.games.clash.reference import default_reference

        entry = default_reference().entry(_IN_A_MINUTE)
        return entry.title, entry.text

    def cards(self, card_id: str | None) -> Screen[Any]:
        """Return all cards."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        return CardsScreen(card_id)

    def are_cards(self, screen: Screen[Any]) -> bool:
        """Say whether a screen is that of all cards."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        return isinstance(screen, CardsScreen)

    def decks(self) -> Screen[Any]:
        """Return the decks that the player keeps, and the ready ones."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.games.clash.deck_shelf import DeckShelf
        from clash_tui.ui.clash.collection.own_decks import OwnDecksScreen

        return OwnDecksScreen(DeckShelf(catalog=default_catalog()))

    def sample(self) -> Widget:
        """Return two cards, mana and Health."""
        from clash_tui.ui.clash.collection.sample import Sample

        return Sample()

    # loading

    def warm_up(self) -> None:
        """Read the cards and the rules."""
        from clash_tui.games.clash.cards import default_catalog
        from clash_tui.games.clash.reference import default_reference

        default_catalog()
        default_reference()

    def problems(self) -> Sequence[str]:
        """Return which files of sets are refused."""
        from clash_tui.games.clash.cards import default_catalog

        return [str(problem) for problem in default_catalog().problems]


SCREENS = _ClashScreens()
