"""Choosing what to do with a turn: the cursor, the card in hand, and where it goes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import CONTINUE, END_SUMMONING, Forecast, Phase
from clash_tui.games.clash.rules.view import ChampionView
from clash_tui.games.clash.rules.words import AVAILABLE, LOWER, UPPER
from clash_tui.games.clash.words.aim_hint import aim_hint
from clash_tui.games.clash.words.explain_champion import champion_refusal
from clash_tui.games.clash.words.explain_held import refusal
from clash_tui.games.clash.words.first_steps import key_runs
from clash_tui.games.clash.words.outlook import play_loses
from clash_tui.ui.clash.play.aim import Aim, take, take_champion
from clash_tui.ui.clash.play.duel import DuelScreen
from clash_tui.ui.clash.play.stops import (
    Area,
    Stop,
    beside,
    first_card,
    host_rows,
    moved,
    rows_of,
    target_rows,
)
from clash_tui.ui.clash.play.targeting import effect_in
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.shell.actions import Action

if TYPE_CHECKING:
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan


class ChoosingScreen(DuelScreen):
    """A duel on which the player to move takes cards up and plays them.

    It knows what the cursor and the mouse are on and what is in hand; how that looks is for the
    board to say.

    Args:
        match: The duel; it may have begun already.
        plan: What was agreed on before it, for a rematch.
    """

    def __init__(self, match: Duel | SoloGame, plan: DuelPlan | SoloPlan) -> None:
        super().__init__(match, plan)
        self.cursor: Stop | None = None
        self.pointed: Stop | None = None
        """What the mouse is on; it goes before the cursor."""
        self.aim: Aim | None = None
        self._asked_in: int | None = None
        """The turn in which a player was asked last whether to attack and play nothing."""
        self._lane = UPPER
        """Where the last creature went; the next one is offered the same lane first."""

    # -- for the board to fill in

    def column(self, stop: Stop) -> int:
        """Return the column of a stop's middle on the screen, 0 while it is not drawn."""
        raise NotImplementedError

    def look_closer(self) -> None:
        """Explain what the cursor is on."""
        raise NotImplementedError

    # -- the cursor and the card in hand

    @property
    def looked_at(self) -> Stop | None:
        """What is explained: the target, else what the mouse is on, else the cursor."""
        if self.hidden:
            return None
        if self.aim is not None and (self.aim.strikes or self.aim.target is not None):
            return self.aim.stop(self._aim_rows(self.aim))
        return self.pointed or self.cursor

    def forecast_now(self) -> Forecast | None:
        """Return what an attack would bring, with the card in hand played first."""
        return self.forecast_of(self.aim.move(self.view_now()) if self.aim is not None else None)

    def forget_choice(self) -> None:
        """Put the card in hand back, and let the cursor stand on something that is there."""
        self.aim = self.pointed = None
        rows = self._rows()
        if self.cursor is None or not any(self.cursor in row for row in rows):
            self.cursor = first_card(rows)

    def stopped_in_assault(self) -> None:
        """Put the cursor on the first card that can be cast (R37)."""
        hand = self.view_now().sides[self.bottom].hand
        castable = next((held.place for held in hand if held.playable), None)
        if castable is not None:
            self.cursor = Stop(Area.HAND, castable)

    def _rows(self) -> list[list[Stop]]:
        return rows_of(self.view_now(), self.bottom)

    def _aim_rows(self, aim: Aim) -> list[list[Stop]]:
        return host_rows(self.view_now()) if aim.joins else target_rows(self.view_now())

    def can_aim_at(self, stop: Stop) -> bool:
        """Whether the card in hand may be aimed at a creature."""
        return self.aim is not None and stop.key in self.aim.targets(self.view_now())

    def take_aim(self, aim: Aim) -> None:
        """Hold a card over a lane or a target, and say what that brings with it."""
        self.aim = aim
        self.hint = aim_hint(aim, self.view_now(), self.forecast_now())

    # -- what can be done

    def available_actions(self) -> set[str] | None:
        """Return what can be done now, while telling, aiming, deciding or after the game."""
        if self.playback.running:
            return {"skip", "speed"}
        looking = {"move_cursor", "next_area", "inspect", "log", "rules", "speed", "help"}
        if self.over:
            return looking | {"result", "menu"}
        if self.aim is not None:
            aiming = (looking - {"next_area"}) | {"take", "choose", "cancel", "forecast"}
            if self._champion is not None:
                aiming.add("champion")
            return aiming | ({"lane"} if self.aim.card.is_creature else set())
        if not self.deciding:
            return looking | {"menu"}
        playing = looking | {"take", "choose", "attack", "menu", "forecast"}
        if self._champion is not None:
            playing.add("champion")
        if self.match.can_undo:
            playing.add("undo")
        if self.match.can_redo:
            playing.add("redo")
        return playing

    def actions_now(self) -> list[Action]:
        """Leave out of the bar what can only be refused now, or does what another key there does.

        The keys work all the same, and say why they can do nothing.
        """
        actions = super().actions_now()
        if self.playback.running:
            return [replace(action, show=True) for action in actions]
        keys = self._taking_keys()
        idle = set() if keys else {"take"}
        champion = self._champion
        if champion is not None and not (champion.playable or self._champion_in_hand):
            idle.add("champion")
        if self.aim is not None:
            idle.add("attack")
        elif not self._can_take_under_cursor:
            idle.add("choose")
        return [
            replace(action, shown_keys=keys) if action.id == "take" else action
            for action in actions
            if action.id not in idle
        ]

    def _taking_keys(self) -> str:
        """Name the keys that take a card now, such as "1-3"; "" where none does.

        The card in hand is among them: its key turns it.
        """
        held = self.view_now().sides[self.bottom].hand[:AVAILABLE]
        aimed = self.aim.number if self.aim is not None else None
        places = [card.place for card in held if card.playable or card.number == aimed is not None]
        return " ".join(key_runs(places))

    @property
    def _champion_in_hand(self) -> bool:
        return self.aim is not None and self.aim.champion

    @property
    def _can_take_under_cursor(self) -> bool:
        """Whether the cursor is on a card of the open hand, or a Champion, that can be played."""
        place, champion = self._card_under_cursor(), self._champion
        if place is None:
            return self._at_own_champion and champion is not None and champion.playable
        return self.view_now().sides[self.bottom].hand[place].playable

    def action_text(self, action: Action) -> str:
        """Name the actions by what they would do now."""
        aim = self.aim
        if action.id == "choose" and aim is not None:
            return _("place") if aim.card.is_creature else _("cast")
        if action.id == "choose":
            takes = self._card_under_cursor() is not None or self._at_own_champion
            return _("take") if takes else _("inspect")
        if action.id == "attack" and self.state.phase is Phase.ASSAULT:
            return _("go on")
        if action.id == "move_cursor" and aim is not None:
            if aim.joins and self.view_now().can_join:
                return _("lane, host")
            return _("lane") if aim.card.is_creature else _("target")
        return action.title

    def _card_under_cursor(self) -> int | None:
        """Return the place of the card of the open hand that the cursor is on."""
        stop = self.cursor
        return stop.key if stop is not None and stop.area is Area.HAND and stop.key >= 0 else None

    @property
    def _champion(self) -> ChampionView | None:
        """The Champion of the player whose hand lies at the bottom."""
        return self.view_now().sides[self.bottom].champion

    @property
    def _at_own_champion(self) -> bool:
        return self.cursor == Stop(Area.CHAMPIONS, self.bottom)

    # -- playing

    def action_take(self, place: int) -> None:
        """Take one of the available cards up, or turn the one in hand."""
        now = self.view_now()
        hand = now.sides[self.bottom].hand
        if place >= len(hand):
            self.say("muted", _("There is no card at this place."))
            return
        held = hand[place]
        if self.aim is not None and self.aim.number == held.number:
            self.take_aim(self.aim.turned(now))
            self.show()
            return
        looked_at = self.looked_at
        self.cursor, self.aim, self.pointed = Stop(Area.HAND, place), None, None
        if not held.playable:
            self.say("danger", refusal(held, now.sides[self.bottom]))
            return
        self.take_aim(take(held, now, looked_at, self._lane, self._effect_of))
        self.show()

    def _effect_of(self, aim: Aim) -> int:
        """Return what an incantation in hand does to the creature it is aimed at."""
        return effect_in(self.forecast_of(aim.move(self.view_now())))

    def action_champion(self) -> None:
        """Take the Champion up, or turn it to the other lane (R88)."""
        champion = self._champion
        if champion is None:
            return
        if self.aim is not None and self.aim.champion:
            self.take_aim(self.aim.turned(self.view_now()))
            self.show()
            return
        self.cursor, self.aim, self.pointed = Stop(Area.CHAMPIONS, self.bottom), None, None
        if not champion.playable:
            self.say("danger", champion_refusal(champion))
            return
        self.take_aim(take_champion(champion, self._lane))
        self.show()

    def action_lane(self, lane: int) -> None:
        """Play the creature in hand to a lane."""
        if self.aim is not None:
            self.aim = self.aim.into(lane)
            self.commit()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor, the lane that is chosen, or the target."""
        self.pointed = None
        if self.aim is None:
            if self.cursor is not None:
                self.cursor = moved(self._rows(), self.cursor, direction, self.column)
            self.hint = ()
        elif self.aim.strikes or self.aim.joins:
            rows = self._aim_rows(self.aim)
            target = self.aim.stop(rows)
            if target is not None:
                self.take_aim(self.aim.at(moved(rows, target, direction, self.column)))
        elif direction in ("up", "down"):
            self.take_aim(self.aim.into(UPPER if direction == "up" else LOWER))
        self.show()

    def action_next_area(self) -> None:
        """Move the cursor to the next part of the board that has anything."""
        if self.cursor is not None:
            self.cursor = beside(self._rows(), self.cursor, self.column)
        self.pointed, self.hint = None, ()
        self.show()

    def action_choose(self) -> None:
        """Play the card in hand, take the one under the cursor, or look closer."""
        place = self._card_under_cursor()
        if self.aim is not None:
            self.commit()
        elif place is not None and self.deciding:
            self.action_take(place)
        elif self._at_own_champion and self.deciding:
            self.action_champion()
        else:
            self.look_closer()

    def commit(self) -> None:
        """Play the card in hand, after a warning if that would lose the game (R22, R23)."""
        aim = self.aim
        move = aim.move(self.view_now()) if aim is not None else None
        if aim is None or move is None:
            self.say("danger", _("There is no target there."))
            return
        loses = aim.loses or play_loses(self.forecast_now(), self.view_now())
        question = None
        if loses and self.house.settings.confirm_losing_play:
            question = _("Playing {card} loses the game at once.\n\nPlay it all the same?").format(
                card=aim.card.title
            )
        if aim.card.is_creature and aim.target is None:
            self._lane = aim.lane
        self.if_sure(question, lambda: self.play(move))

    def action_attack(self) -> None:
        """Attack, or let the Assault go on."""
        if self.state.phase is Phase.ASSAULT:
            self.play(CONTINUE)
            return
        question = None
        playable = self._playable_names()
        if playable and self.house.settings.confirm_attack:
            question = _("You could still play {cards}.\n\nAttack now?")
        elif playable and self._idle_for_the_first_time():
            question = _(
                "You have played nothing this turn, and could play {cards}.\n\nAttack all the same?"
            )
        if question is not None:
            question = question.format(cards=in_row(playable))
        self.if_sure(question, lambda: self.play(END_SUMMONING))

    def _idle_for_the_first_time(self) -> bool:
        """Whether to ask before a turn passes in which nothing was played: once in each turn."""
        idle = not self.state.played and self.house.settings.confirm_idle_attack
        asks = idle and self._asked_in != self.state.turn
        if asks:
            self._asked_in = self.state.turn
        return asks

    def _playable_names(self) -> list[str]:
        """Name the cards that could still be played, the Champion last."""
        hand = self.view_now().sides[self.bottom].hand
        names = [held.card.title for held in hand if held.playable and held.card is not None]
        champion = self._champion
        if champion is not None and champion.playable:
            names.append(champion.card.title)
        return names

    def action_cancel(self) -> None:
        """Put the card in hand back."""
        self.aim, self.hint = None, ()
        self.show()

    def action_undo(self) -> None:
        """Take the last move of this turn back."""
        self.take_back()

    def action_redo(self) -> None:
        """Play the move that was taken back last again."""
        told = self.match.redo()
        if told is not None:
            self.tell(told)
