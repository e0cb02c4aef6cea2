"""The board: it owns the parts that play a game, and leads keys and clicks to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import ComposeResult

from clash_tui.base.i18n import N_
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Move, Phase
from clash_tui.ui.after.sharing import COPY_CODE, code_entry, code_of
from clash_tui.ui.clash.play.beats import Beat
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS, BOARD_HELP
from clash_tui.ui.clash.play.board_layout import BOARD_CSS, column_of, compose_board, display_of
from clash_tui.ui.clash.play.board_parts import BoardParts
from clash_tui.ui.clash.play.duel_parts import duel_parts
from clash_tui.ui.clash.play.hears_mouse import HearsMouse
from clash_tui.ui.clash.play.moment import Moment
from clash_tui.ui.clash.play.play_parts import Lent, put_together
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.playback import Playback
from clash_tui.ui.shell.thinking import Thinking

if TYPE_CHECKING:
    from clash_tui.ui.clash.play.display import Display
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
    from clash_tui.ui.shell.gestures import Gesture


class BoardScreen(HearsMouse, HouseScreen[None]):
    """A screen on which people play at one keyboard, or one person with a program.

    Args:
        match: The game; it may have begun already.
        plan: What was agreed on before it, for a rematch.
        parts: In what it differs from other boards; None for those of a duel.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = BOARD_ACTIONS
    NAME: ClassVar[str] = N_("The board")
    HELP: ClassVar[str] = BOARD_HELP
    TOPIC: ClassVar[str | None] = "turn"
    DEFAULT_CSS = BOARD_CSS

    def __init__(
        self,
        match: Duel | SoloGame,
        plan: DuelPlan | SoloPlan,
        parts: BoardParts | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.plan = plan
        self._parts = parts or self._parts_of_a_duel()
        self._display: Display | None = None
        """The widgets; None before they are composed."""
        self.playback = Playback(self, self.show_beat)
        self.thinking: Thinking[Move] = Thinking(self)
        self.advising: Thinking[Any] = Thinking(self, "hint")
        play = put_together(match, self._parts, self.playback, self, self._lent())
        self.sight = play.sight
        self.said = play.said
        self.choice = play.choice
        self.course = play.course
        self.turn = play.turn
        self.game_log = play.log
        self.teller = play.teller
        self.programs = play.programs
        self.hints = play.hints
        self._meant = play.meant
        self._retelling = play.retelling
        self.mouse = play.mouse
        self._offers = play.offers
        self._overlays = play.overlays
        self._picture = play.picture

    def _parts_of_a_duel(self) -> BoardParts:
        assert isinstance(self.match, Duel)
        assert isinstance(self.plan, DuelPlan)
        return duel_parts(self.match, self.plan, lambda screen: self.app.push_screen(screen))

    def _lent(self) -> Lent:
        return Lent(
            settings=lambda: self.settings,
            glyphs=lambda: self.glyphs,
            pace=lambda: self.house.animation,
            now=lambda: self.clock.now(),
            push=lambda screen, answered=None: self.app.push_screen(screen, answered),
            column=lambda stop: 0 if self._display is None else column_of(stop, self._display),
            keep=lambda: self.session.keep_game(self.match),
            thinking=self.thinking,
            advising=self.advising,
            in_sight=lambda: self.app.screen is self,
        )

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the board from the top to the hand."""
        yield from compose_board(self._parts.strip())

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        super().on_mount()
        self._display = display_of(self)
        self.course.begin()

    def on_screen_resume(self) -> None:
        """Go on with what waited while another screen was on top."""
        super().on_screen_resume()
        if self._display is not None:
            self.course.in_sight_again()

    def resized(self) -> None:
        """Show the panel beside the board where there is room for it and it is wanted."""
        self.set_class(self._has_panel, "-panel")
        if self.is_mounted:
            self.call_after_refresh(self.show)

    @property
    def _has_panel(self) -> bool:
        return self.tier >= Tier.LARGE and self.settings.inspect_panel

    def show(self) -> None:
        """Show the position, the cursor, the card in hand and what would follow."""
        if self._retelling.beat is not None:
            self.show_beat(self._retelling.beat)
            return
        self._retelling.pace_words = ()
        self._show(self._picture.now(explained=self._has_panel))
        self.refresh_keys()

    def show_beat(self, beat: Beat) -> None:
        """Show one moment of what has just happened."""
        self._retelling.beat = beat
        self._show(self._picture.of(beat))

    def _show(self, moment: Moment) -> None:
        assert self._display is not None
        self._display.show(moment, self.glyphs)

    def show_result(self) -> None:
        """Show how the game ended."""
        self._parts.show_result()

    def leave(self) -> None:
        """Leave the game, which is kept, once the screen on top is gone."""
        self.app.call_next(self.navigation.go_title)

    # -- what can be done

    def available_actions(self) -> set[str] | None:
        """Return what can be done now, while telling, aiming, deciding or after the game."""
        return self._offers.available()

    def actions_now(self) -> list[Action]:
        """Leave out of the bar what can only be refused now; the keys work and say why."""
        return self._offers.in_bar(super().actions_now())

    def action_text(self, action: Action) -> str:
        """Name the actions by what they would do now."""
        return self._offers.title_of(action)

    def admits(self, gesture: Gesture) -> bool:
        """Let nothing commit that was meant to skip what has just been shown."""
        if not super().admits(gesture):
            return False
        if self.playback.running or self.too_small:
            return True
        in_summoning = self.match.state.phase is Phase.SUMMONING
        return self._meant.commits(gesture, in_summoning=in_summoning)

    def on_key(self, event: events.Key) -> None:
        """Skip what is being told with any key; else say so where one has nothing to change."""
        if self.too_small:
            return
        if self.playback.running:
            if not {event.key, event.character} & self._other_keys():
                event.stop()
                event.prevent_default()
                self.action_skip()
            return
        refusal = self._offers.refusal(self.ACTIONS, {event.key, event.character})
        if refusal is not None:
            self.turn.say("muted", refusal)

    def _other_keys(self) -> set[str | None]:
        """Return the keys that do something else than to skip what is being told."""
        return {
            key for action in self.working_actions() if action.id != "skip" for key in action.keys
        }

    # -- playing

    def action_take(self, place: int) -> None:
        """Take one of the available cards up, or turn the one in hand."""
        self.turn.take(place)

    def action_champion(self) -> None:
        """Take the Champion up, or turn it to the other lane (R88)."""
        self.turn.champion()

    def action_lane(self, lane: int) -> None:
        """Play the creature in hand to a lane."""
        self.turn.lane(lane)

    def action_choose(self) -> None:
        """Play the card in hand, take the one under the cursor, or look closer."""
        self.turn.choose()

    def action_attack(self) -> None:
        """Attack, or let the Assault go on."""
        self.turn.attack()

    def action_cancel(self) -> None:
        """Put the card in hand back."""
        self.turn.put_back()

    def action_undo(self) -> None:
        """Take the last move of this turn back."""
        self.course.take_back()

    def action_redo(self) -> None:
        """Play the move that was taken back last again."""
        self.course.play_again()

    def action_take_turn_back(self) -> None:
        """Take the last turn back."""
        self.turn.take_turn_back()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor, the lane that is chosen, or the target."""
        self.turn.move_cursor(direction)

    def action_next_area(self) -> None:
        """Move the cursor to the next part of the board that has anything."""
        self.turn.next_area()

    def action_skip(self) -> None:
        """Skip to the end of what is being told."""
        self.playback.go_on()

    def action_pause(self) -> None:
        """Let programs wait, or play on."""
        self.course.pause()
        self.refresh_keys()

    def action_step(self) -> None:
        """Let a program that waits play one move."""
        self.course.step()

    def action_speed(self, wish: str) -> None:
        """Tell what happens faster or slower from now on."""
        pace = self._retelling.other_pace(wish)
        self.house.update_settings(animation=pace)
        self.said.spans = self._retelling.keep_pace(pace) or self.said.spans
        self.show()

    # -- looking

    def action_forecast(self) -> None:
        """Tell the whole forecast over the board, step by step."""
        self._overlays.forecast()

    def action_hint(self) -> None:
        """Show what the strongest program would play; again: the next step, or all of it."""
        self.hints.ask()

    def action_enemy(self) -> None:
        """Tell what the enemy's next Assault would do."""
        refusal = self._overlays.enemy()
        if refusal:
            self.turn.say("muted", refusal)

    def action_inspect(self) -> None:
        """Hide or show the panel beside the board; without room for it, open an overlay."""
        if self.tier >= Tier.LARGE:
            self.house.update_settings(inspect_panel=not self.settings.inspect_panel)
            self.resized()
        else:
            self._overlays.closer()

    def action_log(self) -> None:
        """Show all that has happened."""
        self._overlays.log(self.game_log.lines())

    def action_rules(self) -> None:
        """Open the rules at what the cursor is on."""
        self.navigation.open_rules(self._overlays.topic)

    def action_result(self) -> None:
        """Show the result again."""
        self.show_result()

    def action_menu(self) -> None:
        """Open the menu of the game."""
        menu = GameMenu(
            playing=self.sight.deciding,
            code=code_entry(self.plan),
            turn=None if self.match.alone is None else self.turn.can_take_turn_back,
            draw=self.match.alone is None or self.programs.any,
            over=self.sight.over,
        )
        self.app.push_screen(menu, self._menu_chosen)

    def _menu_chosen(self, choice: str | None) -> None:
        choices = {
            "resign": self.turn.resign,
            "draw": self.turn.offer_draw,
            "turn": self.turn.take_turn_back,
            "rules": self.navigation.open_rules,
            "help": self.navigation.open_help,
            "settings": self.navigation.open_settings,
            COPY_CODE: lambda: self._overlays.code(code_of(self.plan)),
            "title": self.navigation.go_title,
            "result": self.show_result,
        }
        if choice in choices:
            choices[choice]()

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """Skip what is being told with a click anywhere; a click on the forecast tells it all."""
        if self.playback.running:
            event.stop()
            self.action_skip()
        elif self._display is not None and event.widget is self._display.forecast:
            self._overlays.forecast()
