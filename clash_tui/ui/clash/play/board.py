"""The board: everything in sight, explained, and what the mouse does on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult

from clash_tui.base.first_look import Animation
from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Span, styled
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Forecast, Phase, view
from clash_tui.games.clash.words.first_steps import first_steps
from clash_tui.games.clash.words.forecast_words import forecast_words
from clash_tui.games.clash.words.foretell import foretold_lines
from clash_tui.ui.after.sharing import COPY_CODE, code_entry, code_of
from clash_tui.ui.clash.collection.card_row import CardRow
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.beats import Beat
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS
from clash_tui.ui.clash.play.choosing import ChoosingScreen
from clash_tui.ui.clash.play.display import Display, Moment
from clash_tui.ui.clash.play.explain import brief, explain, topic_of
from clash_tui.ui.clash.play.game_menu import GameMenu
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.stops import LANE_AREAS, Area, Stop, heard_too_late, stop_of
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.shell.playback import SECONDS
from clash_tui.ui.widgets.blank import Column, Row
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.status_lines import ForecastLine, PhaseLine, TitleLine

if TYPE_CHECKING:
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
    from clash_tui.ui.shell.gestures import Gesture

_NOTHING = {
    "undo": N_("There is nothing to take back."),
    "redo": N_("There is nothing to play again."),
    "take_turn_back": N_("There is no turn to take back."),
}
"""What is said to a key that would change the past where there is none to change."""

_PACES: tuple[Animation, ...] = ("slow", "normal", "fast", "off")
_PACE_WORDS = {
    "slow": N_("Animation: slow. + makes it faster."),
    "normal": N_("Animation: normal."),
    "fast": N_("Animation: fast."),
    "off": N_("Animation: off, the end is shown at once. - brings it back."),
}
_PACE_KEYS = ("plus", "equals_sign", "minus")


class BoardScreen(ChoosingScreen):
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
        "first: green and a plus are good for you, red and a minus are bad. A cross marks a "
        "creature that would fall. The key f tells the whole Assault step by step.\n\n"
        "A creature with Symbiote can also join one of your own: left and right lead from the lane "
        "to those that can take it. A frame doubled at the top is such a pair.\n\n"
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

    def __init__(self, match: Duel | SoloGame, plan: DuelPlan | SoloPlan) -> None:
        super().__init__(match, plan)
        self._cursor_at_first: Stop | None = None
        """Where the cursor stood when the position came up."""
        self._pace_words: tuple[Span, ...] = ()
        """What was said of the speed while something is told."""

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the board from the top to the hand."""
        yield TitleLine()
        yield self.make_strip()
        with Row(id="middle"):
            yield Battlefield(id="field")
            with Column(id="side"):
                yield InspectPanel()
                yield LogPanel()
        yield PhaseLine()
        yield ForecastLine(id="forecast")
        yield ForecastLine(id="hint")
        yield HandRow()

    def make_strip(self) -> OpponentStrip:
        """Make what stands for the other player."""
        return OpponentStrip()

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
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
        self.begin()

    def resized(self) -> None:
        """Show the panel beside the board where there is room for it and it is wanted."""
        self.set_class(self._has_panel, "-panel")
        if self.is_mounted:
            self.call_after_refresh(self.show)

    @property
    def _has_panel(self) -> bool:
        return self.tier >= Tier.LARGE and self.house.settings.inspect_panel

    def show(self) -> None:
        """Show the position, the cursor, the card in hand and what would follow."""
        if self.beat is not None:
            self.show_beat(self.beat)
            return
        forecast = self.forecast_now()
        self._pace_words = ()
        hint, more = self._hint(forecast)
        self._display.show(
            Moment(
                view=self.view_now(),
                bottom=self.bottom,
                names=self.names,
                kind=self.kind(),
                cursor=self.looked_at if self.aim is None else self.cursor,
                explained=self.looked_at,
                aim=self.aim,
                forecast=forecast,
                log=self.lines(),
                hint=hint,
                hint_more=more,
                covered=self.hidden,
            ),
            self.house.glyphs,
        )
        self.refresh_keys()

    def show_beat(self, beat: Beat) -> None:
        """Show one moment of what has just happened."""
        self.beat = beat
        hint = self._pace_words
        if beat.waits:
            hint = (("muted", _("No incantation can be cast here. Any key goes on.")),)
        self._display.show(
            Moment(
                view=view(beat.state, self.eyes),
                bottom=self.bottom,
                names=self.names,
                kind=self.kind(),
                beat=beat,
                log=self.lines(beat.told),
                hint=hint,
                covered=self.eyes is None,
            ),
            self.house.glyphs,
        )

    def _hint(self, forecast: Forecast | None) -> tuple[tuple[Span, ...], str]:
        """Return the line below the forecast, and how to read all of it where it is cut.

        What the mouse is on goes before all but a warning, then comes what was said last, then the
        first steps of a newcomer, then what the cursor is on where no panel explains that.
        """
        warns = any(style == "danger" for style, _text in self.hint)
        now, inspect = self.view_now(), _("i: all of it")
        if self.pointed is not None and not (warns and self.aim is not None):
            pointed = brief(self.looked_at, now, self.bottom, forecast)
            if pointed:
                return pointed, inspect
        if self.hint:
            return self.hint, self.hint_more
        if not self.deciding:
            return (), ""
        if self.cursor == self._cursor_at_first and (steps := first_steps(now, self.bottom)):
            return steps, ""
        if self._has_panel:
            return (), ""
        return brief(self.looked_at, now, self.bottom, forecast), inspect

    @property
    def hint_more(self) -> str:
        """How to read all of what was said last, where it is cut."""
        return ""

    def forget_choice(self) -> None:
        """Remember where the cursor stands before anything was chosen."""
        super().forget_choice()
        self._cursor_at_first = self.cursor

    def column(self, stop: Stop) -> int:
        """Return the column of a stop's middle on the screen, 0 while it is not drawn."""
        if stop.area in LANE_AREAS:
            region = self._display.battlefield.where(stop.key)
        elif stop.area is Area.HAND:
            region = self._display.hand.where(stop.key)
        elif stop.area is Area.CHAMPIONS:
            region = self._display.battlefield.champion_place(stop.key)
        else:
            region = self._display.strip.where(stop.key)
        return region.x + region.width // 2 if region is not None else 0

    # -- playing

    def admits(self, gesture: Gesture) -> bool:
        """Let nothing commit that was meant to skip what has just been shown."""
        if not super().admits(gesture):
            return False
        if self.playback.running or self.too_small:
            return True
        return self.meant.commits(gesture, in_summoning=self.state.phase is Phase.SUMMONING)

    def on_key(self, event: events.Key) -> None:
        """Skip what is being told with any key; else say so where one has nothing to change."""
        if self.too_small:
            return
        if self.playback.running:
            if event.key in _PACE_KEYS:
                return
            event.stop()
            event.prevent_default()
            self.action_skip()
        elif self.deciding and self.aim is None:
            pressed = {event.key, event.character}
            able = self.available_actions() or set()
            for action in self.ACTIONS:
                if action.id in _NOTHING and action.id not in able and pressed & {*action.keys}:
                    self.say("muted", _(_NOTHING[action.id]))
        elif self.aim is not None and event.key == "space":
            text = _("You hold {card}: enter plays it, esc puts it back.")
            self.say("muted", text.format(card=self.aim.card.title))

    def on_click(self, event: events.Click) -> None:
        """Skip what is being told with a click anywhere; a click on the forecast tells it all."""
        if self.playback.running:
            event.stop()
            self.action_skip()
        elif event.widget is self._display.forecast and self.forecast_now() is not None:
            self.action_forecast()

    def action_skip(self) -> None:
        """Skip to the end of what is being told."""
        self.playback.go_on()

    def action_speed(self, wish: str) -> None:
        """Tell what happens faster or slower from now on."""
        place = _PACES.index(self.house.animation) + (1 if wish == "faster" else -1)
        pace = _PACES[max(0, min(place, len(_PACES) - 1))]
        self.house.update_settings(animation=pace)
        said = (("muted", _(_PACE_WORDS[pace])),)
        if self.playback.running:
            self._pace_words = said
            self.playback.keep_pace(SECONDS.get(pace, 0.0))
        else:
            self.hint = said
        self.show()

    # -- looking

    def action_forecast(self) -> None:
        """Tell the whole forecast over the board, step by step."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        forecast, now, glyphs = self.forecast_now(), self.view_now(), self.house.glyphs
        if forecast is None:
            return
        move = self.aim.move(now) if self.aim is not None else None
        lines = foretold_lines(
            self.match.foretold(move),
            forecast_words(forecast, now, self.names, self.aim, glyphs),
            self._teller,
            now.viewer,
            glyphs,
            open_end=forecast.open_end,
        )
        self.app.push_screen(TextOverlay(lines, topic="assault"))

    def action_inspect(self) -> None:
        """Hide or show the panel beside the board; without room for it, open an overlay."""
        if self.tier >= Tier.LARGE:
            self.house.update_settings(inspect_panel=not self.house.settings.inspect_panel)
            self.resized()
        else:
            self.look_closer()

    def look_closer(self) -> None:
        """Explain what the cursor is on over the board."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        now, stop = self.view_now(), self.looked_at
        text = explain(stop, now, self.bottom, self.names, self.forecast_now())
        topic = topic_of(stop, now, self.bottom)
        self.app.push_screen(TextOverlay(text, topic=topic))

    def action_log(self) -> None:
        """Show all that has happened."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        lines = tuple(styled("text", line) for line in self.lines())
        self.app.push_screen(TextOverlay(lines, at_end=True))

    def action_rules(self) -> None:
        """Open the rules at what the cursor is on."""
        self.navigation.open_rules(topic_of(self.looked_at, self.view_now(), self.bottom))

    def action_result(self) -> None:
        """Show the result again."""
        self.show_result()

    def action_menu(self) -> None:
        """Open the menu of the game."""
        self.app.push_screen(self.make_menu(), self.menu_chosen)

    def make_menu(self) -> GameMenu:
        """Make the menu of the game as it stands."""
        # Nobody is there who could agree to a draw.
        turn = None if self.two_players else False
        code = code_entry(self.plan)
        return GameMenu(playing=self.deciding, code=code, turn=turn, over=self.over)

    def menu_chosen(self, choice: str | None) -> None:
        """Do what was chosen in the menu."""
        choices = {
            "resign": self.resign,
            "draw": self.offer_draw,
            "rules": self.navigation.open_rules,
            "help": self.navigation.open_help,
            "settings": self.navigation.open_settings,
            COPY_CODE: self._show_code,
            "title": self.navigation.go_title,
            "result": self.show_result,
        }
        if choice in choices:
            choices[choice]()

    def _show_code(self) -> None:
        """Show the share code of the deal, to be copied or typed off."""
        from clash_tui.ui.shell.show_line import ShowLineScreen

        code = code_of(self.plan)
        if code is not None:
            self.app.push_screen(ShowLineScreen(_("The code of this deal"), code))

    # -- the mouse

    def _area(self, row: CardRow) -> Area:
        return Area.HAND if row is self._display.hand else Area.STRIP

    def on_card_row_card_pointed(self, message: CardRow.CardPointed) -> None:
        """Explain the card under the mouse."""
        place, area = message.place, self._area(message.row)
        self._point(None if place is None else Stop(area, place), area)

    def on_card_row_card_chosen(self, message: CardRow.CardChosen) -> None:
        """Take an own card, put it back if it is in hand already, or put the cursor on it."""
        if self.playback.running:
            return
        place = message.place
        if not self.deciding or message.row is not self._display.hand or place < 0:
            self.cursor = Stop(self._area(message.row), place)
            self.show()
            return
        held = self.view_now().sides[self.bottom].hand[place]
        if self.aim is not None and self.aim.number == held.number:
            self.action_cancel()
        else:
            self.action_take(place)

    def on_battlefield_creature_pointed(self, message: Battlefield.CreaturePointed) -> None:
        """Explain the creature under the mouse, or aim at it."""
        stop = stop_of(self.view_now(), message.number)
        if stop is not None and self.aim is not None and self.can_aim_at(stop):
            self.take_aim(self.aim.at(stop))
        self._point(stop, *LANE_AREAS)

    def on_battlefield_champion_pointed(self, message: Battlefield.ChampionPointed) -> None:
        """Explain the Champion under the mouse."""
        player = message.player
        self._point(None if player is None else Stop(Area.CHAMPIONS, player), Area.CHAMPIONS)

    def on_battlefield_champion_chosen(self, message: Battlefield.ChampionChosen) -> None:
        """Take the own Champion up, put it back, or put the cursor on the other one."""
        if self.deciding and message.player == self.bottom:
            if self.aim is not None and self.aim.champion:
                self.action_cancel()
            else:
                self.action_champion()
        elif not self.playback.running:
            self.cursor = Stop(Area.CHAMPIONS, message.player)
            self.show()

    def _point(self, stop: Stop | None, *areas: Area) -> None:
        """Take over what the mouse is on; that it has left a part may be heard of too late."""
        if self.playback.running or stop == self.pointed:
            return
        if heard_too_late(stop, self.pointed, areas):
            return
        self.pointed = stop
        self.show()

    def on_battlefield_lane_pointed(self, message: Battlefield.LanePointed) -> None:
        """Choose the lane under the mouse for the creature in hand."""
        if self.aim is not None and self.aim.card.is_creature:
            self.pointed = None
            self.take_aim(self.aim.into(message.lane))
            self.show()

    def on_battlefield_lane_chosen(self, message: Battlefield.LaneChosen) -> None:
        """Play the creature in hand to the lane that was clicked."""
        if self.aim is not None and self.aim.card.is_creature and self.deciding:
            self.action_lane(message.lane)

    def on_battlefield_creature_chosen(self, message: Battlefield.CreatureChosen) -> None:
        """Play the card in hand on the creature that was clicked, or look closer at it."""
        stop = stop_of(self.view_now(), message.number)
        if stop is None or self.playback.running:
            return
        if self.aim is not None and self.can_aim_at(stop):
            self.take_aim(self.aim.at(stop))
            self.commit()
            return
        self.cursor = stop
        self.show()
