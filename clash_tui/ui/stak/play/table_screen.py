"""The table of Stak Bots: all Staks, the hand at the keyboard, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, Span, paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.stak.rules.events import TurnBegan
from clash_tui.games.stak.rules.moves import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    END,
    PASS,
    SCRAP,
    Move,
    OfferDraw,
    Recycle,
    Resign,
)
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import DISCARD, REACTION
from clash_tui.games.stak.words.first_steps import first_step
from clash_tui.games.stak.words.forecast_words import ForecastTeller
from clash_tui.games.stak.words.names import card_name
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.ui.after.sharing import COPY_CODE, code_entry, copy_code
from clash_tui.ui.plan import Plan
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.dialogs import Dialogs
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.gestures import Gesture
from clash_tui.ui.shell.hand_over import LEAVE, UNDO
from clash_tui.ui.shell.playback import SECONDS, Playback, other_pace
from clash_tui.ui.stak.play.doubts import Doubts
from clash_tui.ui.stak.play.foretold import foretold, warned, warned_of_ending
from clash_tui.ui.stak.play.hand_over import StakHandOver
from clash_tui.ui.stak.play.look import unseen_lines
from clash_tui.ui.stak.play.modes import AIMS, PICKS, Mode
from clash_tui.ui.stak.play.moments import Moment, lines_of, moments_of, waiting_of
from clash_tui.ui.stak.play.offers import Offers
from clash_tui.ui.stak.play.overlays import Overlays
from clash_tui.ui.stak.play.picture import Marks, falls_of, hand_of, table_of
from clash_tui.ui.stak.play.said import (
    asked_words,
    fed_words,
    head_right,
    round_of,
    why_not_over,
)
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.stak_hand import StakHand
from clash_tui.ui.stak.play.stak_table import StakTable
from clash_tui.ui.stak.play.table_actions import PACE_KEYS, STAK_ACTIONS, STAK_HELP
from clash_tui.ui.stak.play.table_log import TableLog
from clash_tui.ui.stak.play.thinking import Thinking
from clash_tui.ui.stak.play.turn import Turn
from clash_tui.ui.widgets.caption import Caption
from clash_tui.ui.widgets.card_row import CardRow
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.status_lines import TitleLine


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

    DEFAULT_CSS = """
    StakScreen {
        & #middle { height: 1fr; }
        & #play { width: 1fr; height: 100%; }
        & #side { display: none; width: 37; height: 100%; }
        & #side InspectPanel { height: 12; }
        & #side #unseen { height: 8; }
        & #side LogPanel { height: 1fr; }
        & #forecast { height: 3; }
        & StakHand { height: 5; }
        &.-large StakHand, &.-huge StakHand { height: 7; }
        &.-large #forecast, &.-huge #forecast { height: 5; }
        &.-large #side, &.-huge #side { display: block; }
        &.-many #side { display: none; }
        &.-huge.-many #side { display: block; }
        &.-many #forecast { height: 5; }
        &.-large.-many #forecast, &.-huge.-many #forecast { height: 7; }
    }
    """

    def __init__(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        super().__init__()
        self.match = match
        self.plan = plan
        self.sight = Sight(match)
        self.turn = Turn(match, self.sight)
        self.teller = Teller(match.names)
        self.dialogs = Dialogs(self._push)
        self.thinking = Thinking(self, match)
        self.doubts = Doubts(match, self.sight, lambda: self.settings)
        self._log = TableLog(match, self.teller)
        self.overlays = Overlays(
            match, self.sight, self.turn, self._log, lambda: self.glyphs, self._push
        )
        self.playback: Playback[Moment] = Playback(self, self._show_moment)
        self.offers = Offers(match, self.sight, self.turn, self.playback)
        self._moment: Moment | None = None
        self._hint: Span | None = None
        self._paused = False
        self._asked_since = float("-inf")
        """When what is asked now was shown."""
        self._opened: tuple[int, int] | None = None
        """In which turn whose hand was opened last."""

    def _push(
        self, screen: Screen[Any], answered: Callable[[Any], None] | None = None, /
    ) -> object:
        return self.app.push_screen(screen, answered)

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the head line, the Staks, what would follow, and the hand."""
        yield TitleLine()
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                yield StakTable()
                yield Caption(id="asked")
                yield Prose(id="forecast")
                yield Caption(id="owner")
                yield StakHand()
            with Vertical(id="side"):
                yield InspectPanel()
                yield Prose(ground="panel", id="unseen")
                yield LogPanel()

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        super().on_mount()
        self.set_class(self._many, "-many")
        self.settle()

    def resized(self) -> None:
        """Show it again: there is other room now."""
        if self.is_mounted:
            self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the position, or the moment that is being told."""
        if self._moment is not None:
            self._show_moment(self._moment)
            return
        view = self.sight.view()
        mode = self.turn.mode
        cursor = self.turn.cursor
        acting = mode is not Mode.NOTHING
        marks = Marks(
            targets=frozenset(self.turn.targets),
            cursor=cursor.spot if acting else None,
            falls=self._falls(view) if acting else frozenset(),
            letters=mode in AIMS,
        )
        self._show_table(view, marks, covered=self.sight.covered)
        name = self.match.names[view.to_move]
        asked = asked_words(mode, view, self.match.names, self.turn.card)
        if not asked and mode is Mode.ACT:
            asked = self._under_cursor(view)
        if self.thinking.running:
            asked = _("{name} thinks").format(name=name)
        elif self._paused and self.sight.is_program_asked:
            asked = _("The programs wait; p lets them play on.")
        self.query_one("#asked", Caption).show(asked)
        self.query_one("#forecast", Prose).show(self._forecast(view))
        self._show_side(view)
        self.refresh_keys()

    def _show_table(self, view: View, marks: Marks, *, covered: bool) -> None:
        glyphs = self.house.glyphs
        name = self.match.names[view.to_move]
        text = _("{name} to decide") if view.to_move != view.active else _("{name} to play")
        player = "" if view.outcome is not None else text.format(name=name)
        dot = f" {glyphs.dot} "
        count = dot.join(
            (
                _("round {n}").format(n=round_of(view)),
                _("turn {turn}").format(turn=view.turn),
            )
        )
        fed = fed_words(view, glyphs)
        right = dot.join(each for each in (head_right(view, glyphs), fed) if each)
        self.query_one(TitleLine).show(
            _("STAK BOTS"), f"{count}{dot}{player}", right, "", (player, count)
        )
        self.query_one(StakTable).show(table_of(view, self.match.names, marks))
        bottom = self.sight.bottom
        in_hand = self.turn.cursor.spot is None and self.turn.mode is not Mode.NOTHING
        picks = self.turn.mode is Mode.ACT or self.turn.mode in PICKS
        self.query_one(StakHand).show(
            hand_of(
                view,
                bottom,
                covered=covered,
                cursor=self.turn.cursor.hand if in_hand and not covered else None,
                offered=self.turn.offered if picks and not covered else None,
            )
        )
        owner = _("{name}'s hand").format(name=self.match.names[bottom])
        if covered:
            owner = _("{name}'s hand, covered").format(name=self.match.names[bottom])
        self.query_one("#owner", Caption).show(owner, "muted")

    def _show_moment(self, moment: Moment) -> None:
        """Show one thing that has just happened."""
        self._moment = moment
        view = self.sight.view_of(moment.state)
        self.turn.rest()
        self._show_table(view, Marks(), covered=self.sight.eyes is None)
        self.query_one("#asked", Caption).show(moment.text, "danger" if moment.lost else "gold")
        waiting = waiting_of(moment.state, self.teller)
        said = _("waiting: {cards}").format(cards=in_row(waiting)) if waiting else ""
        self.query_one("#forecast", Prose).show([paragraph((said, "muted"))])
        self.refresh_keys()

    def _falls(self, view: View) -> frozenset[tuple[int, int]]:
        spot = self.turn.cursor.spot
        if spot is None or self.turn.mode not in (Mode.ACT, Mode.ATTACK):
            return frozenset()
        return falls_of(
            next((each for each in self.turn.attacks(view) if each.player == spot[0]), None)
        )

    def _under_cursor(self, view: View) -> str:
        """Name what enter would do."""
        spot = self.turn.cursor.spot
        if spot is None:
            held = self.turn.held
            return _("Play {card}").format(card=card_name(held)) if held else ""
        if self.turn.of_spot(spot) is not None:
            top = view.seats[view.active].stak[0].card
            return _("Attack {name} with {card}").format(
                name=self.match.names[spot[0]], card=card_name(top) if top else ""
            )
        return ""

    def _forecast(self, view: View) -> list[Paragraph]:
        """Tell what would follow, or why something cannot be done."""
        if self._hint is not None:
            style, text = self._hint
            return [paragraph((text, style))]
        teller = ForecastTeller(view, self.match.names, self.house.glyphs)
        lines = [
            *warned(self.turn, view, self.doubts, self.match.names, many=self._many),
            *foretold(self.turn, view, teller, many=self._many),
        ]
        last = warned_of_ending(self.turn, view, self.doubts, self.match.names)
        if not last and not self.house.settings.last_stak.won and self.turn.mode in _TAUGHT:
            attacks = bool(self.turn.attacks(view))
            last = [(("mana", first_step(view, attacks=attacks)),)]
        if last:
            lines = [*lines[: self._forecast_rows - len(last)], *last]
        return [
            paragraph(*((text, style) for style, text in line))
            for line in lines[: self._forecast_rows]
            if line
        ]

    @property
    def _many(self) -> bool:
        return len(self.match.seats) > _FEW

    @property
    def _forecast_rows(self) -> int:
        return (5 if self.tier >= Tier.LARGE else 3) + (2 if self._many else 0)

    def _show_side(self, view: View) -> None:
        if not self.query_one("#side").display:
            return
        self.query_one(InspectPanel).show(self.overlays.about_card())
        self.query_one("#unseen", Prose).show(unseen_lines(view))
        self.query_one(LogPanel).show(self._log.lines(self.sight.eyes))

    # -- playing

    def play(self, move: Move) -> None:
        """Play a move, save it, and tell what it brings."""
        turn = self.match.state.turn
        told = self.match.play(move)
        self.turn.played(move, turn)
        self._after(moments_of(told, self.teller, self.sight.eyes))

    def _after(self, moments: list[Moment]) -> None:
        self.thinking.stop()
        self.session.keep_game(self.match)
        self._hint = None
        self.turn.rest()
        self.playback.play(moments, SECONDS.get(self.house.animation, 0.0), self._told)
        self.refresh_keys()

    def _told(self) -> None:
        self._moment = None
        self.settle()

    def settle(self) -> None:
        """See who must decide, and let them."""
        if self.sight.over:
            self.turn.rest()
            self.show()
            self._remember_a_win()
            self.navigation.show_result(self.match, self.plan)
            return
        scripted = self.match.answer()
        if scripted is not None:
            self.play(scripted)
        elif not self.sight.is_person_asked:
            self._think()
        elif self.turn_is_agreed():
            return
        elif self.sight.asked == self.sight.eyes or self.sight.asked_in_place:
            if self.sight.eyes is None:
                # Nobody's hand is open yet, so that whoever chooses takes the keyboard as well.
                self._hand_over()
                return
            self._ask()
        elif self.match.alone is not None:
            self.sight.open(self.sight.asked)
            self._ask()
        else:
            self._hand_over()

    def _remember_a_win(self) -> None:
        """Say less beside the table once a person has won here."""
        winner = self.match.outcome.winner
        last = self.house.settings.last_stak
        if winner is not None and self.match.seats[winner].is_person and not last.won:
            self.house.update_settings(last_stak=last.model_copy(update={"won": True}))

    def _ask(self) -> None:
        """Let whoever must decide do so from now on."""
        self.turn.begin()
        self._asked_since = self.clock.now()
        self.show()

    def turn_is_agreed(self) -> bool:
        """Ask whether the game is a draw, where that is due; say whether it is asked."""
        view = self.sight.view()
        if not view.to_agree:
            return False
        self.turn.rest()
        self.show()

        def answered(agreed: bool | None) -> None:
            self.play(ACCEPT_DRAW if agreed else DECLINE_DRAW)

        names = self.match.names
        self.dialogs.draw(names[view.offered], names[view.to_move], answered)
        return True

    def _hand_over(self) -> None:
        """Cover all hands until whoever must decide has the keyboard."""
        seat = self.sight.asked
        opened = (self.match.state.turn, seat)
        back = opened == self._opened
        in_turn = seat != self.match.state.active
        self.sight.hide()
        self.turn.rest()
        self.show()
        view: View = self.match.view(None)
        mode_words = ""
        if in_turn or back:
            asked = {DISCARD: Mode.EXPELLED, REACTION: Mode.REACT}.get(view.asking)
            mode_words = "" if asked is None else asked_words(asked, view, self.match.names, None)

        def answered(result: str | None) -> None:
            if result == LEAVE:
                self.app.call_next(self.navigation.go_title)
                return
            if result == UNDO and self.match.can_undo:
                self._take_back()
                return
            if not back:
                self.match.reveal()
                self.session.keep_game(self.match)
            if not in_turn:
                self._opened = opened
            self.sight.open(seat)
            self._ask()

        screen = StakHandOver(
            self.match.names[seat],
            view,
            names=self.match.names,
            happened=self._of_last_turn(),
            may_undo=self._opened is not None and self.match.can_undo,
            back=back,
            why=mode_words,
        )
        self.app.push_screen(screen, answered)

    def _of_last_turn(self) -> list[str]:
        """Return what happened since the turn before began, as all know it."""
        lines: list[str] = []
        turns = 0
        for told in reversed((self.match.opening, *self.match.history)):
            lines[:0] = lines_of(told, self.teller, None)
            turns += any(isinstance(each.event, TurnBegan) for each in told)
            if turns > 1:
                break
        return lines

    def _think(self) -> None:
        """Let the program that must decide choose its move, beside the screen."""
        self.turn.rest()
        if not self._paused:
            self.thinking.begin(self.play)
        self.show()

    def _take_back(self) -> None:
        if not self.match.can_undo:
            self.say("muted", _("There is nothing to take back."))
            return
        stopped = self.thinking.running
        self.thinking.stop()
        self.match.undo()
        said = _("Taken back.")
        if stopped:
            said = _("Taken back: the program thinks about it no more.")
        self._gone_back(said)

    def _gone_back(self, said: str) -> None:
        self.session.keep_game(self.match)
        self.turn.rest()
        self.settle()
        if not self.sight.over:
            self.say("muted", said)

    def say(self, style: str, text: str) -> None:
        """Say a sentence in place of the forecast."""
        self._hint = (style, text)
        self.show()
        # It stands until something else is shown.
        self._hint = None

    # -- what can be done

    def admits(self, gesture: Gesture) -> bool:
        """Let nothing be played by a key or a click that began before it could be meant for it."""
        if not super().admits(gesture):
            return False
        if self.playback.running or self.too_small or gesture.key not in _COMMITTING:
            return True
        return gesture.began >= self._asked_since

    def available_actions(self) -> set[str] | None:
        """Return what can be done now."""
        return self.offers.available()

    def action_text(self, action: Action) -> str:
        """Name the actions by what they would do now."""
        return self.offers.title_of(action) or super().action_text(action)

    def on_key(self, event: events.Key) -> None:
        """Skip what is being told with any key."""
        if self.playback.running and event.key not in PACE_KEYS and not self.too_small:
            event.stop()
            event.prevent_default()
            self.playback.go_on()

    def action_skip(self) -> None:
        """Skip to the end of what is being told."""
        self.playback.go_on()

    def action_seat(self, seat: int) -> None:
        """Choose a Stak by the letter of its seat."""
        found = self.turn.of_seat(seat)
        if found is None:
            self.say("muted", _("There is nothing to choose at this seat."))
        elif isinstance(found, tuple):
            self.turn.point(found)
            self.show()
        else:
            self._commit(found)

    def action_take(self, place: int) -> None:
        """Play or choose a card of the hand; while a card of the table is asked for, its place."""
        mode = self.turn.mode
        if mode in AIMS:
            seat = self.turn.cursor.spot[0] if self.turn.cursor.spot else None
            spot = (seat, place + 1)
            if seat is None or spot not in self.turn.targets:
                self.say("muted", _("There is nothing to choose at this place."))
                return
            self._commit(self.turn.targets[seat, place + 1])
            return
        hand = self.sight.view().seats[self.sight.bottom].hand
        if place >= len(hand):
            self.say("muted", _("There is no card at this place."))
            return
        self.turn.cursor.hand, self.turn.cursor.spot = place, None
        self._take_held(hand[place].card)

    def _commit(self, move: Move) -> None:
        """Play a move, after a question where it is hardly meant."""
        self.dialogs.if_sure(self.doubts.before(move), lambda: self.play(move))

    def _take_held(self, card: str | None) -> None:
        if card is None:
            return
        move = self.turn.of_held(card)
        if move is None:
            self.say("danger", _("{card} cannot be chosen now.").format(card=card_name(card)))
        elif isinstance(move, Recycle):
            self.dialogs.if_sure(self.doubts.before(move), lambda: self._recycle(card))
        elif self.turn.needs_a_stak(card):
            self.turn.ask(Mode.PLAY_ON, card)
            self.show()
        else:
            self._commit(move)

    def _recycle(self, card: str) -> None:
        def answered(draws: bool | None) -> None:
            if draws is not None:
                self.play(Recycle(card, draw=bool(draws)))

        question = _("Your top card and {card} go to the heap. Draw a card for them?")
        self.app.push_screen(
            ConfirmScreen(question.format(card=card_name(card)), yes=_("Draw"), no=_("Do not")),
            answered,
        )

    def action_choose(self) -> None:
        """Do what stands under the cursor."""
        spot = self.turn.cursor.spot
        if spot is None:
            if self.turn.mode in AIMS:
                return
            self._take_held(self.turn.held)
            return
        move = self.turn.of_spot(spot)
        if move is not None:
            self._commit(move)
        else:
            self.action_inspect()

    def action_attack(self) -> None:
        """Attack the same Stak again, the only one there is, or ask which."""
        move = self.turn.victim_again() or self.turn.lone_attack
        if move is not None:
            self._commit(move)
        elif self.turn.ask(Mode.ATTACK):
            self.show()
        else:
            self.say("danger", self._why_no_attack())

    def _why_no_attack(self) -> str:
        state = self.match.state
        if state.stopped:
            return _("The attack was stopped: nobody attacks any more this turn.")
        if not state.may_attack():
            return _("Another card has attacked already, and only one may attack in a turn.")
        return _("There is nothing to fight: both powers would be 0.")

    def action_scrap(self) -> None:
        """Scrap the own top card, after a question where that is seldom meant."""
        if self.turn.can_scrap:
            self._commit(SCRAP)

    def action_discard(self) -> None:
        """Ask which card of the hand feeds the heap."""
        if not self.turn.ask(Mode.DISCARD):
            self.say("muted", _("There is no card in your hand to discard."))
            return
        self.turn.cursor.spot = None
        self.show()

    def action_recycle(self) -> None:
        """Ask which card of the hand goes with the top card."""
        if not self.turn.ask(Mode.RECYCLE):
            self.say("muted", _("There is no card in your hand to recycle."))
            return
        self.turn.cursor.spot = None
        self.show()

    def action_end(self) -> None:
        """End the turn; while the heap is not fed, say why not and what would feed it."""
        if self.turn.can_end:
            self.play(END)
        else:
            discards = bool(self.sight.view().seats[self.match.state.active].hand)
            self.say("danger", why_not_over(self.sight.view(), discards))

    def action_pass(self) -> None:
        """Play no card against the attack."""
        if self.turn.can_pass:
            self.play(PASS)

    def action_cancel(self) -> None:
        """Choose nothing after all."""
        self.turn.leave()
        self.show()

    def action_undo(self) -> None:
        """Take the last move back."""
        self._take_back()

    def action_redo(self) -> None:
        """Play again what was taken back."""
        told = self.match.redo()
        if told is None:
            self.say("muted", _("There is nothing to play again."))
            return
        self._after(moments_of(told, self.teller, self.sight.eyes))

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor."""
        self.turn.move(direction)
        self.show()

    # -- looking

    def action_inspect(self) -> None:
        """Explain the card under the cursor."""
        self.overlays.closer()

    def action_heap(self) -> None:
        """Show the scrapheap, and which cards nobody has seen."""
        self.overlays.heap()

    def action_forecast(self) -> None:
        """Tell all that each attack would do."""
        self.overlays.forecast()

    def action_log(self) -> None:
        """Show all that has happened."""
        self.overlays.log()

    def action_rules(self) -> None:
        """Open the rules at the card under the cursor."""
        self.navigation.open_rules(self.overlays.topic)

    def action_cards(self) -> None:
        """Look through the deck that is played with, from the card under the cursor on."""
        self.overlays.cards()

    def action_speed(self, wish: str) -> None:
        """Tell what happens faster or slower from now on."""
        pace = other_pace(self.house.animation, wish)
        self.house.update_settings(animation=pace)
        self.playback.keep_pace(SECONDS.get(pace, 0.0))

    def action_pause(self) -> None:
        """Let programs wait, or play on."""
        self._paused = not self._paused
        if self._paused:
            self.thinking.stop()
            self.say("gold", _("The programs wait; p lets them play on."))
        elif self.sight.is_program_asked:
            self.settle()
        else:
            self.say("gold", _("The programs play on."))

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
        match choice:
            case "resign":
                seat = self.match.to_move
                question = _("{name}, do you give the game up?")
                self.dialogs.if_sure(
                    question.format(name=self.match.names[seat]), lambda: self.play(Resign(seat))
                )
            case "draw":
                self.play(OfferDraw(self.match.to_move))
            case "rules":
                self.navigation.open_rules()
            case "cards":
                self.action_cards()
            case "help":
                self.navigation.open_help()
            case "settings":
                self.navigation.open_settings()
            case "title":
                self.navigation.go_title()
            case "result":
                self.action_result()
            case _ if choice == COPY_CODE:
                copy_code(self.app, self.plan)

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """Skip what is being told with a click anywhere."""
        if self.playback.running:
            event.stop()
            self.playback.go_on()

    def on_stak_table_chosen(self, message: StakTable.Chosen) -> None:
        """Choose a card of the table; what cannot be chosen is looked at."""
        if self.playback.running or self.turn.mode is Mode.NOTHING:
            return
        at = self.turn.cursor.spot
        if not self.turn.point(message.spot):
            return
        if self.turn.mode is Mode.ACT and at != message.spot:
            # The first click looks, the second one attacks.
            self.show()
            return
        self.action_choose()

    def on_card_row_card_chosen(self, message: CardRow.CardChosen) -> None:
        """Play a card that was clicked once it is under the cursor."""
        if self.playback.running or self.sight.covered or self.turn.mode in AIMS:
            return
        here = self.turn.cursor.spot is None and self.turn.cursor.hand == message.place
        self.turn.cursor.hand, self.turn.cursor.spot = message.place, None
        if here and self.turn.mode is not Mode.NOTHING:
            self._take_held(self.turn.held)
        else:
            self.show()


_COMMITTING = (None, "enter", "space", *"abcdefrs123456789")
"""The keys that play something, and the mouse."""

_TAUGHT = (Mode.ACT, Mode.CHOOSE, Mode.EXPELLED, Mode.REACT)
"""In which a beginner is told what can be done."""

_FEW = 3
"""How many Staks leave room for the panels beside them at 120 columns."""
