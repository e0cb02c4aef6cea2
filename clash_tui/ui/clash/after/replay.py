"""A duel or a solo game looked at again: the board at any moment of it, and the Health by turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import N_, _
from clash_tui.bots.review import Turn as ReviewedTurn
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.eyes import eyes_for, replay_of, seen_by, standings
from clash_tui.games.clash.matches.replay_list import ReplayList
from clash_tui.games.clash.rules import State, View
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.games.clash.words.hint_words import plan_words
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.after.replay import ReplayScreen, Story
from clash_tui.ui.after.replay_actions import REPLAY_ACTIONS
from clash_tui.ui.after.turn_graph import Bar
from clash_tui.ui.clash.paint.stronghold import side_letter, side_name
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.hand_strip import HandStrip
from clash_tui.ui.clash.play.looking import LookingScreen
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.clash.play.replay_scene import ReplayBoard, bottom_of
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.widgets.status_lines import PhaseLine, TitleLine
from clash_tui.ui.widgets.step_bar import StepBar

_LEAST_HEALTH = 8
"""What the bars of the graph measure at least: the Health a duel begins with (R9)."""


class ClashReplayScreen(ReplayScreen, LookingScreen):
    """Shows a duel or a solo game at any moment of it.

    Args:
        match: The game; it is not changed.
        step: The step to begin at, from 0.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = REPLAY_ACTIONS
    NAME: ClassVar[str] = N_("Replay")
    HELP: ClassVar[str] = N_(
        "The game stands still until you go on: by event, by move or by turn, or by itself. "
        "Below or beside the board stand its moves; choose one to see what it brought. The mouse "
        "wheel over the board goes by event. What the mouse is on is named; a click, or tab and i, "
        "explain it.\n\n"
        "The graph shows the Health of both sides after each turn. The bars of the player on the "
        "left rise, those of the other hang. A bar that begins with the letter of the Fort is the "
        "Fort's; all others are the Bastion's. A click goes to that turn.\n\n"
        "From any moment you can play on as a new game: it gets a file of its own, and the old "
        "one stays as it is. It begins with the decision that comes there; in the middle of an "
        "attack with the one before it, and the bottom row names the turn."
    )

    DEFAULT_CSS = """
    ClashReplayScreen {
        & #field { height: 1fr; }
        & HandRow, & PhaseLine { display: none; }
        &.-medium HandRow { display: block; }
        &.-medium #bottom, &.-large #bottom, &.-huge #bottom { display: none; }
        &.-large, &.-huge {
            & HandRow { display: block; height: 8; }
            & PhaseLine { display: block; }
            & PileStrip { height: 3; }
        }
        &.-huge HandRow { height: 10; }
    }
    """

    def __init__(self, match: Duel | SoloGame, step: int = 0) -> None:
        super().__init__(_story_of(match), step)
        self._game = match
        self._alone = isinstance(match, SoloGame)

    @property
    def can_play_against(self) -> bool:
        """Whether a game with a program could begin here: in a duel."""
        return not self._alone

    def better_words(self, turn: ReviewedTurn) -> tuple[Sequence[str], Sequence[str]]:
        """Name the moves of a turn that were played, and those that had been better."""
        game, state = self._game, self._game.positions[turn.number]
        played = game.moves[turn.number : self._end_of_turn(turn)]
        return (
            plan_words(state, played, game.catalog),
            plan_words(state, turn.better, game.catalog),
        )

    # -- what is shown

    def compose_heading(self) -> ComposeResult:
        """Compose the line of the title."""
        yield TitleLine()

    def compose_board(self) -> ComposeResult:
        """Compose both hands and the lanes between them."""
        yield PileStrip(id="top") if self._alone else HandStrip(id="top")
        yield Battlefield(id="field")
        yield PhaseLine()
        yield HandStrip(id="bottom")
        yield StepBar()
        yield HandRow()

    @cached_property
    def _board(self) -> ReplayBoard:
        return ReplayBoard(
            self.query_one(TitleLine),
            self.query_one("#top", OpponentStrip),
            self.query_one(Battlefield),
            self.query_one(PhaseLine),
            self.query_one("#bottom", HandStrip),
            self.query_one(HandRow),
        )

    def show_board(self) -> None:
        """Show the position, and what stands out in it."""
        self._board.show(
            self._replay, self.step, self.eyes, self._kind(), self._cursor, self.house.glyphs
        )

    def look_words(self) -> str:
        """Name the card or the creature that is looked at."""
        return self.brief_look()

    def position_changed(self) -> None:
        """Look at nothing."""
        self.forget_look()

    @property
    def bottom(self) -> int:
        """The player whose hand lies at the bottom."""
        return bottom_of(self.eyes)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names."""
        return self._game.names

    def view_now(self) -> View:
        """Return what may be seen now, through the eyes that were chosen."""
        return seen_by(self._replay.steps[self.step].state, self.eyes)

    def _kind(self) -> tuple[str, ...]:
        preparation = self._game.preparation
        kind = _("Solo") if self._alone else _("Duel")
        return (kind,) if preparation is None else (kind, _(FORMATS[preparation.format].name))


def _story_of(match: Duel | SoloGame) -> Story:
    replay = replay_of(match)
    teller = Teller(match.names, match.catalog, solo=isinstance(match, SoloGame))
    words = [
        (teller.tell(step.told.event) or "") if step.told is not None else ""
        for step in replay.steps
    ]
    lines, eyes = ReplayList(match, replay), eyes_for(match)
    return Story(match, replay, lines, words, eyes, bars_of, _LEAST_HEALTH)


def bars_of(state: State) -> tuple[Bar, ...]:
    """Return how both Strongholds stand: the bar of a Fort begins with its letter."""
    return tuple(
        Bar(
            each.health,
            f"{side_name(each.fort)} {each.health}",
            "danger" if each.fort else "gold",
            side_letter(True) if each.fort else "",
        )
        for each in standings(state)
    )
