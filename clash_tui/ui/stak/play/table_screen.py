"""The table of Stak Bots: all Staks, the hand at the keyboard, and what can be done."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from clash_tui.base.i18n import N_
from clash_tui.match.match import Match
from clash_tui.ui.after.sharing import COPY_CODE, code_entry, copy_code
from clash_tui.ui.plan import Plan
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.gestures import Gesture
from clash_tui.ui.shell.playback import Playback, other_pace
from clash_tui.ui.stak.play.display import TABLE_CSS, compose_table
from clash_tui.ui.stak.play.modes import Mode
from clash_tui.ui.stak.play.moments import Moment
from clash_tui.ui.stak.play.play_parts import Lent, put_together
from clash_tui.ui.stak.play.stak_table import StakTable
from clash_tui.ui.stak.play.table_actions import PACE_KEYS, STAK_ACTIONS, STAK_HELP
from clash_tui.ui.widgets.card_row import CardRow


class StakScreen(HouseScreen[None]):
    """A table at which people and programs play.

    Args:
        match: The game; it may have begun already.
        plan: What was agreed on before it.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = STAK_ACTIONS
    NAME: ClassVar[str] = N_("The table")
    HELP: ClassVar[str] = STAK_HELP
    TOPIC: ClassVar[str | None] = "turn"
    GAME: ClassVar[str] = "stak-bots"

    DEFAULT_CSS = TABLE_CSS

    def __init__(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        super().__init__()
        self.match = match
        self.plan = plan
        self.playback: Playback[Moment] = Playback(self, self.show_moment)
        play = put_together(match, self.playback, self, self._lent())
        self.sight = play.sight
        self.turn = play.turn
        self.teller = play.teller
        self.thinking = play.thinking
        self.course = play.course
        self._acts = play.acts
        self._below = play.below
        self._display = play.display
        self._offers = play.offers
        self._overlays = play.overlays
        self._retelling = play.retelling

    def _lent(self) -> Lent:
        return Lent(
            screen=self,
            settings=lambda: self.settings,
            glyphs=lambda: self.glyphs,
            tier=lambda: self.tier,
            pace=lambda: self.house.animation,
            now=lambda: self.clock.now(),
            push=lambda screen, answered=None: self.app.push_screen(screen, answered),
            keep=lambda: self.session.keep_game(self.match),
        )

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the head line, the Staks, what would follow, and the hand."""
        yield from compose_table()

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        super().on_mount()
        self.set_class(self._below.many, "-many")
        self.course.settle()

    def resized(self) -> None:
        """Show it again: there is other room now."""
        if self.is_mounted:
            self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the position, or the moment that is being told."""
        if self._retelling.moment is not None:
            self.show_moment(self._retelling.moment)
            return
        self._display.show_now()
        self.refresh_keys()

    def show_moment(self, moment: Moment) -> None:
        """Show one thing that has just happened."""
        self._retelling.moment = moment
        self.turn.rest()
        self._display.show_moment(moment)
        self.refresh_keys()

    def show_result(self) -> None:
        """Show how the game ended; once a person has won here, less is said beside the table."""
        winner = self.match.outcome.winner
        last = self.house.settings.last_stak
        if winner is not None and self.match.seats[winner].is_person and not last.won:
            self.house.update_settings(last_stak=last.model_copy(update={"won": True}))
        self.navigation.show_result(self.match, self.plan)

    def leave(self) -> None:
        """Leave the game, which is kept, once the screen on top is gone."""
        self.app.call_next(self.navigation.go_title)

    def say(self, style: str, text: str) -> None:
        """Say a sentence in place of the forecast."""
        self._below.hint = (style, text)
        self.show()
        # It stands until something else is shown.
        self._below.hint = None

    # -- what can be done

    def admits(self, gesture: Gesture) -> bool:
        """Let nothing be played by a key or a click that began before it could be meant for it."""
        if not super().admits(gesture):
            return False
        if self.playback.running or self.too_small or gesture.key not in _COMMITTING:
            return True
        return gesture.began >= self.course.asked_since

    def available_actions(self) -> set[str] | None:
        """Return what can be done now."""
        return self._offers.available()

    def action_text(self, action: Action) -> str:
        """Name the actions by what they would do now."""
        return self._offers.title_of(action) or super().action_text(action)

    def on_key(self, event: events.Key) -> None:
        """Skip what is being told with any key."""
        if self.playback.running and event.key not in PACE_KEYS and not self.too_small:
            event.stop()
            event.prevent_default()
            self.playback.go_on()

    def action_skip(self) -> None:
        """Skip to the end of what is being told."""
        self.playback.go_on()

    # -- playing

    def action_seat(self, seat: int) -> None:
        """Choose a Stak by the letter of its seat."""
        self._acts.seat(seat)

    def action_take(self, place: int) -> None:
        """Play or choose a card of the hand; while a card of the table is asked for, its place."""
        self._acts.take(place)

    def action_choose(self) -> None:
        """Do what stands under the cursor."""
        self._acts.choose()

    def action_attack(self) -> None:
        """Attack the same Stak again, the only one there is, or ask which."""
        self._acts.attack()

    def action_scrap(self) -> None:
        """Scrap the own top card, after a question where that is seldom meant."""
        self._acts.scrap()

    def action_discard(self) -> None:
        """Ask which card of the hand feeds the heap."""
        self._acts.discard()

    def action_recycle(self) -> None:
        """Ask which card of the hand goes with the top card."""
        self._acts.recycle()

    def action_end(self) -> None:
        """End the turn; while the heap is not fed, say why not and what would feed it."""
        self._acts.end()

    def action_pass(self) -> None:
        """Play no card against the attack."""
        self._acts.pass_by()

    def action_cancel(self) -> None:
        """Choose nothing after all."""
        self._acts.cancel()

    def action_undo(self) -> None:
        """Take the last move back."""
        self.course.take_back()

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self.course.play_again()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor."""
        self._acts.move_cursor(direction)

    # -- looking

    def action_inspect(self) -> None:
        """Explain the card under the cursor."""
        self._overlays.closer()

    def action_heap(self) -> None:
        """Show the scrapheap, and which cards nobody has seen."""
        self._overlays.heap()

    def action_forecast(self) -> None:
        """Tell all that each attack would do."""
        self._overlays.forecast()

    def action_log(self) -> None:
        """Show all that has happened."""
        self._overlays.log()

    def action_rules(self) -> None:
        """Open the rules at the card under the cursor."""
        self.navigation.open_rules(self._overlays.topic)

    def action_cards(self) -> None:
        """Look through the deck that is played with, from the card under the cursor on."""
        self._overlays.cards()

    def action_speed(self, wish: str) -> None:
        """Tell what happens faster or slower from now on."""
        pace = other_pace(self.house.animation, wish)
        self.house.update_settings(animation=pace)
        self._retelling.keep_pace(pace)

    def action_pause(self) -> None:
        """Let programs wait, or play on."""
        self.course.pause()

    def action_result(self) -> None:
        """Show the result again."""
        self.navigation.show_result(self.match, self.plan)

    def action_menu(self) -> None:
        """Open the menu of the game."""
        menu = GameMenu(
            playing=self.sight.decides and self.turn.mode is Mode.ACT,
            code=code_entry(self.plan),
            turn=None if self.match.alone is None else False,
            over=self.sight.over,
            cards=True,
        )
        self.app.push_screen(menu, self._menu_chosen)

    def _menu_chosen(self, choice: str | None) -> None:
        choices = {
            "resign": self._acts.resign,
            "draw": self._acts.offer_draw,
            "rules": self.navigation.open_rules,
            "cards": self._overlays.cards,
            "help": self.navigation.open_help,
            "settings": self.navigation.open_settings,
            "title": self.navigation.go_title,
            "result": self.action_result,
            COPY_CODE: lambda: copy_code(self.app, self.plan),
        }
        if choice in choices:
            choices[choice]()

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """Skip what is being told with a click anywhere."""
        if self.playback.running:
            event.stop()
            self.playback.go_on()

    def on_stak_table_chosen(self, message: StakTable.Chosen) -> None:
        """Choose a card of the table; what cannot be chosen is looked at."""
        if not self.playback.running:
            self._acts.click_table(message.spot)

    def on_card_row_card_chosen(self, message: CardRow.CardChosen) -> None:
        """Play a card that was clicked once it is under the cursor."""
        if not self.playback.running:
            self._acts.click_hand(message.place)


_COMMITTING = (None, "enter", "space", *"abcdefrs123456789")
"""The keys that play something, and the mouse."""
