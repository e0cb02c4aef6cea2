"""A game looked at again: the board at any moment of it, its moves, and the Health by turn."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.timer import Timer

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.eyes import eyes_for, replay_of, seen_by, standings
from clash_tui.games.clash.matches.replay_list import ReplayList
from clash_tui.games.clash.rules import View
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.after.health_graph import GraphScene, HealthGraph
from clash_tui.ui.after.replay_actions import REPLAY_ACTIONS
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.beats import SECONDS
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.hand_strip import HandStrip
from clash_tui.ui.clash.play.looking import LookingScreen
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.clash.play.replay_scene import ReplayBoard, bottom_of
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.status_lines import PhaseLine, TitleLine
from clash_tui.ui.widgets.step_bar import StepBar

_SPEEDS = {"slow": N_("slow"), "normal": N_("normal"), "fast": N_("fast")}
"""How fast a game can be played, each with its name."""

_WAYS = {"back": -1, "on": 1}


class ReplayScreen(LookingScreen):
    """Shows a game at any moment of it.

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
    ReplayScreen {
        & #middle { height: 1fr; layout: vertical; }
        & #board { width: 100%; height: 1fr; }
        & #field { height: 1fr; }
        & #panels { width: 100%; height: 7; layout: horizontal; }
        & HandRow, & PhaseLine { display: none; }
        & HealthGraph { width: 1fr; height: 100%; }
        & Menu { width: 1fr; height: 100%; }
        &.-medium #panels { height: 9; }
        &.-medium HandRow { display: block; }
        &.-medium #bottom, &.-large #bottom, &.-huge #bottom { display: none; }
        &.-large, &.-huge {
            & #middle { layout: horizontal; }
            & #board { width: 1fr; height: 100%; }
            & #panels { width: 37; height: 100%; layout: vertical; margin-left: 1; }
            & HealthGraph { width: 100%; height: 17; }
            & Menu { width: 100%; height: 1fr; }
            & HandRow { display: block; height: 8; }
            & PhaseLine { display: block; }
            & PileStrip { height: 3; }
        }
        &.-huge HandRow { height: 10; }
        &.-huge #panels { width: 48; }
    }
    """

    def __init__(self, match: Duel | SoloGame, step: int = 0) -> None:
        super().__init__()
        self._match = match
        self._replay = replay_of(match)
        self._step = step
        self._eyes = eyes_for(match)[0]
        self._timer: Timer | None = None
        self._speed = ""
        teller = Teller(match.names, match.catalog, solo=isinstance(match, SoloGame))
        self._words = [
            (teller.tell(step.told.event) or "") if step.told is not None else ""
            for step in self._replay.steps
        ]
        self._stops = [
            place
            for place, step in enumerate(self._replay.steps)
            if self._words[place] or step.whole
        ]
        """The steps that are worth a look: what is not told in words passes with the next."""
        self._list = ReplayList(match, self._replay)
        self._shown_list = self._entries()

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the board, and below or beside it the moves and the graph."""
        yield TitleLine()
        with Container(id="middle"):
            with Container(id="board"):
                yield PileStrip(id="top") if self._alone else HandStrip(id="top")
                yield Battlefield(id="field")
                yield PhaseLine()
                yield HandStrip(id="bottom")
                yield StepBar()
                yield HandRow()
            with Container(id="panels"):
                yield Menu(self._shown_list)
                yield HealthGraph()

    def on_mount(self) -> None:
        """Show the first step, and take the speed of the settings."""
        super().on_mount()
        # Off would mean to see the end at once, and that is not what anybody opens a replay for.
        self._speed = self.house.animation if self.house.animation in _SPEEDS else "fast"
        self._board = ReplayBoard(
            self.query_one(TitleLine),
            self.query_one("#top", OpponentStrip),
            self.query_one(Battlefield),
            self.query_one(PhaseLine),
            self.query_one("#bottom", HandStrip),
            self.query_one(HandRow),
        )
        self.show()

    def resized(self) -> None:
        """Show the step again: what is in sight has changed."""
        if self.is_mounted:
            self.call_after_refresh(self.show)

    @property
    def step(self) -> int:
        """The step that is shown, from 0."""
        return self._step

    @property
    def bottom(self) -> int:
        """The player whose hand lies at the bottom."""
        return bottom_of(self._eyes)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names."""
        return self._match.names

    def view_now(self) -> View:
        """Return what may be seen now, through the eyes that were chosen."""
        return seen_by(self._replay.steps[self._step].state, self._eyes)

    @property
    def playing(self) -> bool:
        """Whether the game goes on by itself."""
        return self._timer is not None

    def show(self) -> None:
        """Show the step: its position, what has happened, and where in the game it lies."""
        replay, step = self._replay, self._step
        here = replay.steps[step]
        self._board.show(replay, step, self._eyes, self._kind(), self._cursor, self.house.glyphs)
        text = self.brief_look() or self._text()
        self.query_one(StepBar).show(self.playing, _(_SPEEDS[self._speed]), text)
        self.query_one(Menu).show(self._shown_list, str(self._list.place_of(step)))
        self.query_one(HealthGraph).show(
            GraphScene(replay.turns, self._match.names, replay.turn_at(step), standings(here.state))
        )
        self.refresh_keys()

    @property
    def _alone(self) -> bool:
        return isinstance(self._match, SoloGame)

    def _text(self) -> str:
        """Return the words of what is shown, or of what its move told before."""
        step, replay = self._step, self._replay
        move = replay.steps[step].move
        while not self._words[step] and step and replay.steps[step - 1].move == move:
            step -= 1
        return self._words[step]

    def _kind(self) -> tuple[str, ...]:
        preparation = self._match.preparation
        kind = _("Solo") if self._alone else _("Duel")
        return (kind,) if preparation is None else (kind, _(FORMATS[preparation.format].name))

    def _entries(self) -> list[Entry]:
        """Return what was played, under the turn in which it was."""
        return [
            Entry(
                str(place),
                line.text,
                "" if line.move is None else str(line.move),
                True,
                line.heading,
            )
            for place, line in enumerate(self._list.lines)
        ]

    # -- back and forth

    def go(self, step: int) -> None:
        """Show another step."""
        if step != self._step:
            self._step = step
            self.forget_look()
            self.show()

    def action_step(self, way: str) -> None:
        """Go to the next event that has words, or to the one before."""
        self.pause()
        self.go(self._beside(_WAYS[way]))

    def action_move(self, way: str) -> None:
        """Go on to the next line of the list, or back."""
        self.pause()
        self.go(self._list.beside(self._step, _WAYS[way]))

    def action_turn(self, way: str) -> None:
        """Go to where the next turn begins, or this one, or the one before."""
        self.pause()
        self.go(self._replay.by_turn(self._step, _WAYS[way]))

    def action_go_to(self, where: str) -> None:
        """Go to the first or to the last event."""
        self.pause()
        self.go(0 if where == "first" else self._replay.last)

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Go to the end of what the cursor is on."""
        self._go_to_line(message.entry)

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Go to the end of what was clicked."""
        self._go_to_line(message.entry)

    def on_health_graph_turn_chosen(self, message: HealthGraph.TurnChosen) -> None:
        """Go to where the turn that was clicked begins."""
        self.pause()
        self.go(self._replay.turns[message.place].first)

    def on_mouse_scroll_down(self) -> None:
        """Go on by an event."""
        self.action_step("on")

    def on_mouse_scroll_up(self) -> None:
        """Go back by an event."""
        self.action_step("back")

    def _go_to_line(self, entry: str) -> None:
        self.pause()
        self.go(self._list.lines[int(entry)].step)

    def _beside(self, count: int) -> int:
        """Return the step worth a look that comes next, or the one before."""
        if count > 0:
            place = bisect_right(self._stops, self._step)
        else:
            place = bisect_left(self._stops, self._step) - 1
        return self._stops[max(0, min(place, len(self._stops) - 1))]

    # -- by itself

    def action_play(self) -> None:
        """Let the game go on by itself, from its beginning once it is over; or stop it."""
        if self.playing:
            self.pause()
        else:
            if self._step == self._replay.last:
                self._step = 0
            self._start_timer()
        self.show()

    def action_speed(self, wish: str) -> None:
        """Play slower or faster; after the fastest comes the slowest again."""
        speeds, change = list(_SPEEDS), 1 if wish == "faster" else -1
        self._speed = speeds[(speeds.index(self._speed) + change) % len(speeds)]
        if self.playing:
            self._start_timer()
        self.show()

    def tick(self) -> None:
        """Go on by an event; stop at the last one."""
        self.go(self._beside(1))
        if self._step == self._replay.last:
            self.pause()

    def pause(self) -> None:
        """Stop going on by itself."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self.show()

    def on_screen_suspend(self) -> None:
        """Stop while another screen is on top."""
        self.pause()

    def _start_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_interval(SECONDS[self._speed], self.tick)

    # -- the rest

    def available_actions(self) -> set[str]:
        """Play on only from where the game was not over."""
        available = {action.id for action in self.ACTIONS}
        over = self._match.game.outcome(self._match.positions[self._moves]) is not None
        return available - {"go_on"} if over else available

    def action_text(self, action: Action) -> str:
        """Name what the space bar does now, and where a new game would begin."""
        if action.id == "go_on" and not self._begins_here:
            turn = self._match.positions[self._moves].turn
            return _("from turn {n}").format(n=turn)
        return _("pause") if action.id == "play" and self.playing else action.title

    @property
    def _moves(self) -> int:
        """After how many moves a new game would begin."""
        return self._replay.moves_at(self._step)

    @property
    def _begins_here(self) -> bool:
        """Whether a new game would begin where one looks, and not some events before."""
        moves, here = self._moves, self._replay.steps[self._step]
        same_turn = self._match.positions[moves].turn == here.state.turn
        return same_turn and self._replay.end_of_move(moves) >= self._step

    def action_eyes(self) -> None:
        """Look through other eyes."""
        eyes = eyes_for(self._match)
        self._eyes = eyes[(eyes.index(self._eyes) + 1) % len(eyes)]
        self.forget_look()
        self.show()

    def action_go_on(self) -> None:
        """Play on from here as a new game."""
        self.pause()
        self.navigation.replays.go_on_from(self._match, self._moves)

    def action_back(self) -> None:
        """Go back to where the replay was opened."""
        self.pause()
        self.dismiss(None)
