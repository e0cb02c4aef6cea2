"""The screens of Nim, of three players: a toy to see that no other screen knows which game it is.

They are loaded by their line in the list of screens, as those of every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from textual.app import ComposeResult

from clash_tui.base.paragraphs import paragraph
from clash_tui.base.wording import all_of
from clash_tui.match.match import Match
from clash_tui.match.replay import Replay
from clash_tui.match.replay_lines import ReplayLines, a_line_each
from clash_tui.ui.after.end import CHOOSE, REPLAY, TITLE, EndScreen
from clash_tui.ui.after.replay import ReplayScreen, Story
from clash_tui.ui.after.turn_graph import Bar
from clash_tui.ui.game_screens import GameScreens
from clash_tui.ui.shell.actions import HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.step_bar import StepBar
from tests.match.nim import Nim, NimSetup, Take

NAMES = ("Ann", "Ben", "Cid")
SETUP = NimSetup(players=3, heaps=(3, 4, 5), coins=(1, 2, 1))


@dataclass(frozen=True)
class NimPlan:
    names: tuple[str, ...]
    setup: NimSetup

    @property
    def unfinished(self):
        return f"The heaps of {all_of(self.names)} are not taken."

    @property
    def code(self):
        raise ValueError("nim has no codes")


class NewNim(HouseScreen[None]):
    ACTIONS: ClassVar[tuple[Action, ...]] = (Action("start", ("enter",), "start", "Begin."), HELP)
    NAME: ClassVar[str] = "New Nim"

    def __init__(self, setup=SETUP):
        super().__init__()
        self.setup = setup

    def compose_body(self) -> ComposeResult:
        yield Prose(id="about")

    def action_start(self):
        plan = NimPlan(NAMES, self.setup)
        self.navigation.begin(Match(Nim(), plan.setup, plan.names), plan)


class NimTable(HouseScreen[None]):
    """Takes a stick from a heap by its number, or all of it by a letter."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action("one", ("1", "2", "3"), "one", "Take one.", arguments=("0", "1", "2")),
        Action("all", ("a", "b", "c"), "all", "Take all.", arguments=("0", "1", "2")),
        Action("undo", ("u",), "undo", "Take the last move back."),
        Action("leave", ("q",), "title", "Leave."),
        HELP,
    )
    NAME: ClassVar[str] = "Nim"

    def __init__(self, match, plan):
        super().__init__()
        self.match, self.plan = match, plan

    def compose_body(self) -> ComposeResult:
        yield Prose(id="heaps")

    def on_mount(self):
        super().on_mount()
        self.show()

    def show(self):
        told = f"{heaps(self.match.state)}, {self.match.names[self.match.to_move]} takes"
        self.query_one("#heaps", Prose).show([paragraph(told)])

    def action_one(self, heap):
        self.play(Take(int(heap), 1))

    def action_all(self, heap):
        self.play(Take(int(heap), self.match.state.heaps[int(heap)]))

    def play(self, move):
        self.match.play(move)
        self.session.keep_game(self.match)
        self.show()
        if self.match.outcome is not None:
            self.navigation.show_result(self.match, self.plan)

    def action_undo(self):
        self.match.undo()
        self.session.keep_game(self.match)
        self.show()

    def action_leave(self):
        self.navigation.go_title()


class NimResult(EndScreen):
    ACTIONS: ClassVar[tuple[Action, ...]] = (MOVE_UP_DOWN, CHOOSE, REPLAY, TITLE, HELP)
    NAME: ClassVar[str] = "Result of Nim"

    def heading(self):
        return f"{self.match.names[self.match.outcome.loser]} has lost", ""

    def story(self):
        return (Prose([paragraph("The last stick is taken.")], id="ending", ground="panel"),)

    def entries(self):
        return [Entry("replay", "Watch the replay", "w"), Entry("title", "Title", "q")]


class NimReplay(ReplayScreen):
    NAME: ClassVar[str] = "Replay of Nim"

    def compose_board(self) -> ComposeResult:
        yield Prose(id="heaps")
        yield StepBar()

    def show_board(self):
        step = self._replay.steps[self.step]
        self.query_one("#heaps", Prose).show([paragraph(f"{heaps(step.state)}, {self.eyes}")])


def heaps(state):
    return "heaps " + " ".join(map(str, state.heaps))


def story_of(match):
    replay: Replay[Any, Any] = Replay(match)
    lines = ReplayLines(
        a_line_each(replay, lambda number: Nim().write_move(match.moves[number - 1]))
    )
    words = [
        "" if step.told is None else f"{match.names[step.told.event.player]} takes"
        for step in replay.steps
    ]
    return Story(match, replay, lines, words, ("all", *match.names), bars)


def bars(state):
    # What each of them would find if it were their turn: a toy has nothing of its own to show.
    left = sum(state.heaps)
    return tuple(Bar(left if seat == state.active else 0, "") for seat in range(state.players))


class _NimScreens(GameScreens):
    id: ClassVar[str] = "nim"
    name = "Nim"
    emblem = "|||"
    kinds = {"nim": "Nim only"}  # noqa: RUF012

    def new_game(self, kind):
        return NewNim()

    def plan_of(self, match):
        return NimPlan(match.names, match.setup)

    def resume_way(self, window, way):
        coins = tuple(1 for _heap in way.heaps)
        setup = NimSetup(players=len(way.names), heaps=way.heaps, coins=coins)
        window.app.push_screen(NewNim(setup))

    def table(self, match, plan):
        return NimTable(match, plan)

    def result(self, match, plan):
        return NimResult(match, plan)

    def replay(self, match):
        return NimReplay(story_of(match))

    def ending_title(self, ending):
        return "the last stick is taken"

    def rules(self, topic):
        return TextOverlay((paragraph("Whoever takes the last stick loses."),))

    def in_a_minute(self):
        return "Nim", "Whoever takes the last stick loses."


SCREENS = _NimScreens()
