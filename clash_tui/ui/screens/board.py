"""The board: choosing moves by keyboard and mouse, with everything in sight explained."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.game import CONTINUE, END_SUMMONING, Forecast, Phase, view
from clash_tui.game.words import LOWER, UPPER
from clash_tui.i18n import N_, _
from clash_tui.match import Duel
from clash_tui.ui.actions import Action
from clash_tui.ui.board.aim import Aim, take
from clash_tui.ui.board.beats import Beat
from clash_tui.ui.board.board_actions import BOARD_ACTIONS
from clash_tui.ui.board.display import Display, Moment
from clash_tui.ui.board.explain import brief, explain, refusal, topic_of
from clash_tui.ui.board.stops import (
    LANE_AREAS,
    Area,
    Stop,
    beside,
    first_card,
    moved,
    rows_of,
    target_rows,
)
from clash_tui.ui.duel_plan import DuelPlan
from clash_tui.ui.screens.base import Tier
from clash_tui.ui.screens.duel import DuelScreen
from clash_tui.ui.widgets.battlefield import Battlefield
from clash_tui.ui.widgets.hand_row import HandRow
from clash_tui.ui.widgets.inspect_panel import InspectPanel, Paragraph
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.opponent_strip import OpponentStrip
from clash_tui.ui.widgets.status_lines import ForecastLine, PhaseLine, Span, TitleLine


class BoardScreen(DuelScreen):
    """Shows a duel and lets the player whose turn it is choose what to do.

    Args:
        match: The duel; it may have begun already.
        plan: What was agreed on before it, for a rematch.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = BOARD_ACTIONS
    NAME: ClassVar[str] = N_("The board")
    HELP: ClassVar[str] = N_(
        "Take a card with 1 to 4 or with the mouse. A creature goes to a lane you choose, an "
        "incantation strikes any creature you aim it at. Each costs the mana on its corner. When "
        "you are done, attack: all your creatures strike by themselves.\n\n"
        "The line above your hand tells what the attack would do, with the card you hold played "
        "first. A cross marks a creature that would fall.\n\n"
        "Your hand is your life: damage slides your Stronghold to the right, and a destroyed "
        "creature comes back to the right end. First the Bastion falls, then the Fort, and with "
        "it the game."
    )
    TOPIC: ClassVar[str | None] = "turn"

    DEFAULT_CSS = """
    BoardScreen {
        & #middle { height: 1fr; }
        & #field { width: 1fr; }
        & #side { width: 36; margin-left: 1; display: none; }
        & #side InspectPanel { height: 3fr; }
        & #side LogPanel { height: 2fr; }
        & #forecast { height: 2; }
        & #hint { height: 1; }
        &.-medium HandRow { height: 7; }
        &.-medium OpponentStrip { height: 3; }
        &.-large HandRow { height: 8; }
        &.-large OpponentStrip { height: 3; }
        &.-huge HandRow { height: 10; }
        &.-huge OpponentStrip { height: 3; }
        &.-panel #side { display: block; }
    }
    """

    def __init__(self, match: Duel, plan: DuelPlan) -> None:
        super().__init__(match, plan)
        self._cursor: Stop | None = None
        self._pointed: Stop | None = None
        """What the mouse is on; it goes before the cursor."""
        self._aim: Aim | None = None
        self._lane = UPPER
        """Where the last creature went; the next one is offered the same lane first."""

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the board from the top to the hand."""
        yield TitleLine()
        yield OpponentStrip()
        with Horizontal(id="middle"):
            yield Battlefield(id="field")
            with Vertical(id="side"):
                yield InspectPanel()
                yield LogPanel()
        yield PhaseLine()
        yield ForecastLine(id="forecast")
        yield ForecastLine(id="hint")
        yield HandRow()

    def on_mount(self) -> None:
        """Hand the keyboard to whoever begins."""
        super().on_mount()
        self._display = Display(
            self.query_one(TitleLine),
            self.query_one(OpponentStrip),
            self.query_one(Battlefield),
            self.query_one(InspectPanel),
            self.query_one(LogPanel),
            self.query_one(PhaseLine),
            self.query_one("#forecast", ForecastLine),
            self.query_one("#hint", ForecastLine),
            self.query_one(HandRow),
        )
        # The log in focus would take the arrow keys from the cursor.
        self._display.log.can_focus = False
        self.forget_choice()
        self.settle()

    def resized(self) -> None:
        """Show the panel beside the board where there is room for it and it is wanted."""
        self.set_class(self._has_panel, "-panel")
        if self.is_mounted:
            self.call_after_refresh(self.show)

    @property
    def _has_panel(self) -> bool:
        return self.tier >= Tier.LARGE and self.house.settings.inspect_panel

    @property
    def _looked_at(self) -> Stop | None:
        """What is explained: the target, else what the mouse is on, else the cursor."""
        if self.hidden:
            return None
        if self._aim is not None and not self._aim.card.is_creature:
            return self._aim.stop(target_rows(self.view_now()))
        return self._pointed or self._cursor

    def _forecast_now(self) -> Forecast | None:
        return self.forecast_of(self._aim.move(self.view_now()) if self._aim is not None else None)

    def show(self) -> None:
        """Show the position, the cursor, the card in hand and what would follow."""
        if self.beat is not None:
            self.show_beat(self.beat)
            return
        forecast = self._forecast_now()
        self._display.show(
            Moment(
                view=self.view_now(),
                bottom=self.bottom,
                names=self.names,
                cursor=self._looked_at if self._aim is None else self._cursor,
                explained=self._looked_at,
                aim=self._aim,
                forecast=forecast,
                log=self.lines(),
                hint=self.hint or self._brief(forecast),
                covered=self.hidden,
            ),
            self.house.glyphs,
        )
        self.refresh_keys()

    def show_beat(self, beat: Beat) -> None:
        """Show one moment of what has just happened."""
        self.beat = beat
        hint: tuple[Span, ...] = ()
        if beat.waits:
            hint = (("muted", _("No incantation can be cast here. Any key goes on.")),)
        self._display.show(
            Moment(
                view=view(beat.state, self.eyes),
                bottom=self.bottom,
                names=self.names,
                beat=beat,
                log=self.lines(beat.told),
                hint=hint,
                covered=self.eyes is None,
            ),
            self.house.glyphs,
        )

    def _brief(self, forecast: Forecast | None) -> tuple[Span, ...]:
        """Say in one line what the cursor is on, where no panel does."""
        if self._has_panel or not self.deciding:
            return ()
        return brief(self._looked_at, self.view_now(), self.bottom, forecast)

    # -- the cursor

    def forget_choice(self) -> None:
        """Put the card in hand back, and let the cursor stand on something that is there."""
        self._aim = self._pointed = None
        rows = self._rows()
        if self._cursor is None or not any(self._cursor in row for row in rows):
            self._cursor = first_card(rows)

    def _rows(self) -> list[list[Stop]]:
        return rows_of(self.view_now(), self.bottom)

    def _column(self, stop: Stop) -> int:
        """Return the column of a stop's middle on the screen, 0 while it is not drawn."""
        if stop.area in LANE_AREAS:
            region = self._display.battlefield.where(stop.key)
        elif stop.area is Area.HAND:
            region = self._display.hand.where(stop.key)
        else:
            region = self._display.strip.where(stop.key)
        return region.x + region.width // 2 if region is not None else 0

    # -- what can be done

    def available_actions(self) -> set[str] | None:
        """Return what can be done now, while telling, aiming, deciding or after the game."""
        if self.playback.running:
            return {"skip"}
        looking = {"move_cursor", "next_area", "inspect", "log", "rules", "help"}
        if self.over:
            return looking | {"result", "menu"}
        if self._aim is not None:
            aiming = (looking - {"next_area"}) | {"take", "choose", "attack", "cancel"}
            return aiming | ({"lane"} if self._aim.card.is_creature else set())
        if not self.deciding:
            return looking | {"menu"}
        playing = looking | {"take", "choose", "attack", "menu"}
        if self.match.can_undo:
            playing.add("undo")
        if self.match.can_redo:
            playing.add("redo")
        return playing

    def actions_now(self) -> list[Action]:
        """Leave the second key out of the bar that does the same with a card in hand."""
        actions = super().actions_now()
        return [each for each in actions if self._aim is None or each.id != "attack"]

    def action_text(self, action: Action) -> str:
        """Name the actions by what they would do now."""
        aim = self._aim
        if action.id in ("choose", "attack") and aim is not None:
            return _("place") if aim.card.is_creature else _("cast")
        if action.id == "choose":
            return _("take") if self._card_under_cursor() is not None else _("inspect")
        if action.id == "attack" and self.state.phase is Phase.ASSAULT:
            return _("go on")
        if action.id == "move_cursor" and aim is not None:
            return _("lane") if aim.card.is_creature else _("target")
        return action.title

    def _card_under_cursor(self) -> int | None:
        """Return the place of the card of the open hand that the cursor is on."""
        stop = self._cursor
        return stop.key if stop is not None and stop.area is Area.HAND and stop.key >= 0 else None

    # -- playing

    def on_key(self, event: events.Key) -> None:
        """Skip what is being told with any key."""
        if self.playback.running and not self.too_small:
            event.stop()
            event.prevent_default()
            self.action_skip()

    def on_click(self, event: events.Click) -> None:
        """Skip what is being told with a click anywhere."""
        if self.playback.running:
            event.stop()
            self.action_skip()

    def action_skip(self) -> None:
        """Skip to the end of what is being told."""
        self.playback.go_on()

    def action_take(self, place: int) -> None:
        """Take one of the available cards up, or turn the one in hand."""
        now = self.view_now()
        hand = now.sides[self.bottom].hand
        if place >= len(hand):
            self.say("muted", _("There is no card at this place."))
            return
        held = hand[place]
        if self._aim is not None and self._aim.number == held.number:
            self._aim = self._aim.turned(now)
            self.show()
            return
        looked_at = self._looked_at
        self._cursor, self._aim, self._pointed = Stop(Area.HAND, place), None, None
        if not held.playable:
            self.say("danger", refusal(held))
            return
        self._aim = take(held, now, looked_at, self._lane)
        self.hint = self._aim_hint(self._aim)
        self.show()

    def _aim_hint(self, aim: Aim) -> tuple[Span, ...]:
        if aim.loses:
            text = _("Playing {card} would lose the game!")
        elif aim.card.is_creature:
            text = _("{card}: up or down chooses the lane, enter places it.")
        else:
            text = _("{card}: the arrows choose its target, enter casts it.")
        return (("danger" if aim.loses else "gold", text.format(card=aim.card.name)),)

    def action_lane(self, lane: int) -> None:
        """Play the creature in hand to a lane."""
        if self._aim is not None:
            self._aim = replace(self._aim, lane=lane)
            self._commit()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor, the lane that is chosen, or the target."""
        self._pointed = None
        if self._aim is None:
            if self._cursor is not None:
                self._cursor = moved(self._rows(), self._cursor, direction, self._column)
            self.hint = ()
        elif not self._aim.card.is_creature:
            rows = target_rows(self.view_now())
            target = self._aim.stop(rows)
            if target is not None:
                self._aim = self._aim.at(moved(rows, target, direction, self._column))
        elif direction in ("up", "down"):
            self._aim = replace(self._aim, lane=UPPER if direction == "up" else LOWER)
        self.show()

    def action_next_area(self) -> None:
        """Move the cursor to the next part of the board that has anything."""
        if self._cursor is not None:
            self._cursor = beside(self._rows(), self._cursor, self._column)
        self._pointed, self.hint = None, ()
        self.show()

    def action_choose(self) -> None:
        """Play the card in hand, take the one under the cursor, or look closer."""
        place = self._card_under_cursor()
        if self._aim is not None:
            self._commit()
        elif place is not None and self.deciding:
            self.action_take(place)
        else:
            self._open_inspect()

    def _commit(self) -> None:
        """Play the card in hand, after a warning if that would lose the game (R22, R23)."""
        aim = self._aim
        move = aim.move(self.view_now()) if aim is not None else None
        if aim is None or move is None:
            self.say("danger", _("There is no target there."))
            return
        question = None
        if aim.loses and self.house.settings.confirm_losing_play:
            question = _("Playing {card} loses the game at once.\n\nPlay it all the same?").format(
                card=aim.card.name
            )
        if aim.card.is_creature:
            self._lane = aim.lane
        self.if_sure(question, lambda: self.play(move))

    def action_attack(self) -> None:
        """Play the card in hand; without one attack, or let the Assault go on."""
        if self._aim is not None:
            self._commit()
            return
        if self.state.phase is Phase.ASSAULT:
            self.play(CONTINUE)
            return
        question = None
        playable = [held for held in self.view_now().sides[self.bottom].hand if held.playable]
        if playable and self.house.settings.confirm_attack:
            question = _("You could still play {cards}.\n\nAttack now?").format(
                cards=", ".join(held.card.name for held in playable if held.card is not None)
            )
        self.if_sure(question, lambda: self.play(END_SUMMONING))

    def action_cancel(self) -> None:
        """Put the card in hand back."""
        self._aim, self.hint = None, ()
        self.show()

    def action_undo(self) -> None:
        """Take the last move of this turn back."""
        self.take_back()

    def action_redo(self) -> None:
        """Play the move that was taken back last again."""
        told = self.match.redo()
        if told is not None:
            self.tell(told)

    # -- looking

    def action_inspect(self) -> None:
        """Hide or show the panel beside the board; without room for it, open an overlay."""
        if self.tier >= Tier.LARGE:
            self.house.update_settings(inspect_panel=not self.house.settings.inspect_panel)
            self.resized()
        else:
            self._open_inspect()

    def _open_inspect(self) -> None:
        from clash_tui.ui.screens.text_overlay import TextOverlay

        now, stop = self.view_now(), self._looked_at
        text = explain(stop, now, self.bottom, self.names, self._forecast_now())
        topic = topic_of(stop, now, self.bottom)
        self.app.push_screen(TextOverlay(text.paragraphs, topic=topic))

    def action_log(self) -> None:
        """Show all that has happened."""
        from clash_tui.ui.screens.text_overlay import TextOverlay

        lines = tuple(Paragraph("text", line) for line in self.lines())
        self.app.push_screen(TextOverlay(lines, at_end=True))

    def action_rules(self) -> None:
        """Open the rules at what the cursor is on."""
        self.house.open_rules(topic_of(self._looked_at, self.view_now(), self.bottom))

    def action_result(self) -> None:
        """Show the result again."""
        self.show_result()

    def action_menu(self) -> None:
        """Open the menu of the game."""
        from clash_tui.ui.screens.game_menu import GameMenu

        self.app.push_screen(GameMenu(playing=self.deciding), self._menu_chosen)

    def _menu_chosen(self, choice: str | None) -> None:
        choices = {
            "resign": self.resign,
            "draw": self.offer_draw,
            "rules": self.house.open_rules,
            "help": self.house.open_help,
            "settings": self.house.open_settings,
            "title": self.house.go_title,
        }
        if choice in choices:
            choices[choice]()

    # -- the mouse

    def on_hand_row_card_pointed(self, message: HandRow.CardPointed) -> None:
        """Explain the card under the mouse."""
        self._point(None if message.place is None else Stop(Area.HAND, message.place))

    def on_opponent_strip_card_pointed(self, message: OpponentStrip.CardPointed) -> None:
        """Explain the card under the mouse."""
        self._point(None if message.place is None else Stop(Area.STRIP, message.place))

    def on_battlefield_creature_pointed(self, message: Battlefield.CreaturePointed) -> None:
        """Explain the creature under the mouse, or aim at it."""
        stop = self._creature_stop(message.number)
        if stop is not None and self._aim is not None and not self._aim.card.is_creature:
            self._aim = self._aim.at(stop)
        self._point(stop)

    def _point(self, stop: Stop | None) -> None:
        if self.playback.running or stop == self._pointed:
            return
        self._pointed = stop
        self.show()

    def _creature_stop(self, number: int | None) -> Stop | None:
        creature = None if number is None else self.view_now().creature(number)
        if creature is None:
            return None
        return Stop(LANE_AREAS[creature.lane], creature.number)

    def on_battlefield_lane_pointed(self, message: Battlefield.LanePointed) -> None:
        """Choose the lane under the mouse for the creature in hand."""
        if self._aim is not None and self._aim.card.is_creature:
            self.action_move_cursor("down" if message.lane else "up")

    def on_battlefield_lane_chosen(self, message: Battlefield.LaneChosen) -> None:
        """Play the creature in hand to the lane that was clicked."""
        if self._aim is not None and self._aim.card.is_creature and self.deciding:
            self.action_lane(message.lane)

    def on_battlefield_creature_chosen(self, message: Battlefield.CreatureChosen) -> None:
        """Cast the incantation in hand on the creature that was clicked, or look closer at it."""
        stop = self._creature_stop(message.number)
        if stop is None or self.playback.running:
            return
        if self._aim is not None and not self._aim.card.is_creature:
            self._aim = self._aim.at(stop)
            self._commit()
            return
        self._cursor = stop
        self.show()

    def on_hand_row_card_chosen(self, message: HandRow.CardChosen) -> None:
        """Take the card that was clicked; put it back if it is in hand already."""
        if self.playback.running:
            return
        if not self.deciding or message.place < 0:
            self._cursor = Stop(Area.HAND, message.place)
            self.show()
            return
        held = self.view_now().sides[self.bottom].hand[message.place]
        if self._aim is not None and self._aim.number == held.number:
            self.action_cancel()
        else:
            self.action_take(message.place)

    def on_opponent_strip_card_chosen(self, message: OpponentStrip.CardChosen) -> None:
        """Put the cursor on the card that was clicked."""
        if not self.playback.running:
            self._cursor = Stop(Area.STRIP, message.place)
            self.show()
