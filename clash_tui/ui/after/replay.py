"""A game looked at again: its board at any moment of it, its moves, and how the seats stood."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.timer import Timer

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, styled
from clash_tui.bots.review import Turn as ReviewedTurn
from clash_tui.match.match import Match
from clash_tui.match.replay import Replay
from clash_tui.match.replay_lines import Line, ReplayLines
from clash_tui.ui.after.replay_actions import PLAIN_REPLAY_ACTIONS
from clash_tui.ui.after.review import FULL, Review
from clash_tui.ui.after.turn_graph import Bar, GraphScene, TurnBars, TurnGraph
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.playback import SECONDS
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.step_bar import StepBar

_SPEEDS = {"slow": N_("slow"), "normal": N_("normal"), "fast": N_("fast")}
"""How fast a game can be played, each with its name."""

_WAYS = {"back": -1, "on": 1}


@dataclass(frozen=True)
class Story:
    """All that is told of a game that is looked at again.

    Attributes:
        match: The game; it is not changed.
        replay: The same game as a line of positions.
        lines: Its moves as a list.
        words: What each step has brought, in a sentence; "" for what passes with the next.
        eyes: Through whose eyes it can be looked at, the first ones at first.
        bars: Say of a position how each seat stands, for the graph.
        least: What the bars of the graph measure at least.
    """

    match: Match[Any, Any, Any]
    replay: Replay[Any, Any]
    lines: ReplayLines
    words: Sequence[str]
    eyes: Sequence[Any]
    bars: Callable[[Any], tuple[Bar, ...]]
    least: int = 1


class ReplayScreen(HouseScreen[None]):
    """Shows a game at any moment of it. A game makes its own of it, with its board.

    Args:
        story: The game, and what is told of it.
        step: The step to begin at, from 0.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = PLAIN_REPLAY_ACTIONS
    NAME: ClassVar[str] = N_("Replay")
    DEFAULT_CSS = """
    ReplayScreen {
        & #middle { height: 1fr; layout: vertical; }
        & #board { width: 100%; height: 1fr; }
        & #panels { width: 100%; height: 7; layout: horizontal; }
        & TurnGraph { width: 1fr; height: 100%; }
        & Menu { width: 1fr; height: 100%; }
        &.-medium #panels { height: 9; }
        &.-large, &.-huge {
            & #middle { layout: horizontal; }
            & #board { width: 1fr; height: 100%; }
            & #panels { width: 37; height: 100%; layout: vertical; margin-left: 1; }
            & TurnGraph { width: 100%; height: 17; }
            & Menu { width: 100%; height: 1fr; }
        }
        &.-huge #panels { width: 48; }
    }
    """

    def __init__(self, story: Story, step: int = 0) -> None:
        super().__init__()
        self._story = story
        self._match = story.match
        self._replay = story.replay
        self._words = story.words
        self._list = story.lines
        self._step = step
        self._eyes = story.eyes[0]
        self._timer: Timer | None = None
        self._speed = ""
        self._stops = [
            place
            for place, step in enumerate(self._replay.steps)
            if self._words[place] or step.whole
        ]
        """The steps that are worth a look: what is not told in words passes with the next."""
        self._turns = tuple(
            TurnBars(turn.number, story.bars(self._replay.steps[turn.last].state))
            for turn in self._replay.turns
        )
        self._review = Review(self, self._match, self._reviewed)
        self._shown_list = self._entries()

    # -- for the game to fill in

    def compose_heading(self) -> ComposeResult:
        """Compose what stands over everything."""
        yield from ()

    def compose_board(self) -> ComposeResult:
        """Compose the board; with a ``StepBar`` in it: the speed, and the words of the step."""
        raise NotImplementedError

    def show_board(self) -> None:
        """Show the position of ``step`` on the board, as ``eyes`` see it."""
        raise NotImplementedError

    def look_words(self) -> str:
        """Say in one line what the mouse or a cursor is on; "" for nothing."""
        return ""

    def position_changed(self) -> None:
        """Look at nothing: the position is another one now."""

    def better_words(self, turn: ReviewedTurn) -> tuple[Sequence[str], Sequence[str]]:
        """Name the moves of a turn that were played, and those that had been better."""
        game = self._match.game
        end = self._end_of_turn(turn)
        played = [game.write_move(move) for move in self._match.moves[turn.number : end]]
        return played, [game.write_move(move) for move in turn.better]

    @property
    def can_play_against(self) -> bool:
        """Whether a game with a program could begin here."""
        return False

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the board, and below or beside it the moves and the graph."""
        yield from self.compose_heading()
        with Container(id="middle"):
            with Container(id="board"):
                yield from self.compose_board()
            with Container(id="panels"):
                yield Menu(self._shown_list)
                yield TurnGraph()

    def on_mount(self) -> None:
        """Show the first step, and take the speed of the settings."""
        super().on_mount()
        # Off would mean to see the end at once, and that is not what anybody opens a replay for.
        self._speed = self.house.animation if self.house.animation in _SPEEDS else "fast"
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
    def eyes(self) -> Any:
        """Through whose eyes the game is looked at."""
        return self._eyes

    @property
    def playing(self) -> bool:
        """Whether the game goes on by itself."""
        return self._timer is not None

    def show(self) -> None:
        """Show the step: its position, what has happened, and where in the game it lies."""
        step = self._step
        self.show_board()
        text = self.look_words() or self._review_words() or self._text()
        self.query_one(StepBar).show(self.playing, _(_SPEEDS[self._speed]), text)
        self.query_one(Menu).show(self._shown_list, str(self._list.place_of(step)))
        self.query_one(TurnGraph).show(self._graph())
        self.refresh_keys()

    def _graph(self) -> GraphScene:
        """Return how all sides stood, or how likely each was to win."""
        replay, names, review = self._replay, self._match.names, self._review
        place = replay.turn_at(self._step)
        if review.shown:
            turns = tuple(TurnBars(each.number, review.bars(each.number)) for each in self._turns)
            return GraphScene(turns, names, place, turns[place].bars, FULL)
        here = self._story.bars(replay.steps[self._step].state)
        return GraphScene(self._turns, names, place, here, self._story.least)

    def _review_words(self) -> str:
        """Say how the turn stood that begins here, while the game is looked at."""
        turn = self._replay.turns[self._replay.turn_at(self._step)]
        begins = self._step <= turn.first + 1
        return self._review.words_with_key(turn.number) if self._review.shown and begins else ""

    def _reviewed(self) -> None:
        if self.is_mounted:
            self._shown_list = self._entries()
            self.show()

    def _text(self) -> str:
        """Return the words of what is shown, or of what its move told before."""
        step, replay = self._step, self._replay
        move = replay.steps[step].move
        while not self._words[step] and step and replay.steps[step - 1].move == move:
            step -= 1
        return self._words[step]

    def _entries(self) -> list[Entry]:
        """Return what was played, under the turn in which it was."""
        return [
            Entry(
                str(place),
                self._name_of(line),
                "" if line.move is None else str(line.move),
                True,
                line.heading,
            )
            for place, line in enumerate(self._list.lines)
        ]

    def _name_of(self, line: Line) -> str:
        """Return the text of a line; the heading of a marked turn says what that has lost."""
        if line.heading and self._review.shown:
            number = self._replay.turns[self._replay.turn_at(line.step)].number
            for turn in self._review.marks():
                if turn.turn == number:
                    text = _("{heading} ! lost {n}")
                    return text.format(heading=line.text, n=round(turn.lost * 100))
        return line.text

    # -- looked at by a program

    def action_review(self) -> None:
        """Let a program look at the game, or show the Health again."""
        self.pause()
        self._review.toggle()
        self._reviewed()

    def action_mark(self) -> None:
        """Go to the next turn that lost much, and tell what was better."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        self.pause()
        marks = self._review.marks()
        if not marks:
            text = _("No turn lost much.") if self._review.done else _("Nothing is found yet.")
            self.notify(text, markup=False)
            return
        here = self._replay.turns[self._replay.turn_at(self._step)].number
        begins = self._step == self._first_of(here)
        turn = next(
            (each for each in marks if each.turn > here or (each.turn == here and not begins)),
            marks[0],
        )
        self.go(self._first_of(turn.turn))
        self.app.push_screen(TextOverlay(self._about(turn)))

    def _first_of(self, number: int) -> int:
        return next(turn.first for turn in self._replay.turns if turn.number == number)

    def _end_of_turn(self, turn: ReviewedTurn) -> int:
        """Return after how many moves a turn was over."""
        positions = self._match.positions
        return next(
            (
                number
                for number in range(turn.number, len(positions))
                if positions[number].turn != turn.turn
            ),
            len(positions) - 1,
        )

    def _about(self, turn: ReviewedTurn) -> tuple[Paragraph, ...]:
        """Tell what a turn has lost, what was played, and what was better."""
        played, better = self.better_words(turn)
        name = self._match.names[turn.seat]
        heading = _("TURN {turn}: {name}").format(turn=turn.turn, name=name)
        lines = [styled("chosen", heading), styled("text", self._review.words(turn.turn)), BLANK]
        for title, moves in ((_("Played:"), played), (_("Better:"), better)):
            lines.append(styled("muted", title))
            for number, words in enumerate(moves, start=1):
                lines.append(styled("strong", words, lead=str(number), lead_style="gold"))
        return tuple(lines)

    def action_against(self) -> None:
        """Play on from here against a program, as a new game."""
        self.pause()
        self.navigation.replays.go_on_against(self._match, self._moves)

    # -- back and forth

    def go(self, step: int) -> None:
        """Show another step."""
        if step != self._step:
            self._step = step
            self.position_changed()
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

    def on_turn_graph_turn_chosen(self, message: TurnGraph.TurnChosen) -> None:
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
        missing = {"go_on", "against"} if over else set()
        if not self._review.possible:
            missing |= {"review"}
        if not self._review.shown:
            missing |= {"mark"}
        if not self.can_play_against:
            missing |= {"against"}
        return available - missing

    def action_text(self, action: Action) -> str:
        """Name what the space bar does now, and where a new game would begin."""
        if action.id == "go_on" and not self._begins_here:
            turn = self._match.positions[self._moves].turn
            return _("from turn {n}").format(n=turn)
        if action.id == "review" and self._review.shown:
            return _("Health")
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
        eyes = self._story.eyes
        self._eyes = eyes[(eyes.index(self._eyes) + 1) % len(eyes)]
        self.position_changed()
        self.show()

    def action_go_on(self) -> None:
        """Play on from here as a new game."""
        self.pause()
        self.navigation.replays.go_on_from(self._match, self._moves)

    def action_back(self) -> None:
        """Go back to where the replay was opened."""
        self.pause()
        self.dismiss(None)
