"""What a player is about to choose: the cursor, the card in hand, and where it would go."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.games.clash.rules import Forecast, Move
from clash_tui.games.clash.rules.forecast import Effect
from clash_tui.games.clash.rules.view import ChampionView, HeldCard
from clash_tui.games.clash.rules.words import LOWER, UPPER
from clash_tui.games.clash.words.aim_hint import aim_hint
from clash_tui.ui.clash.play.aim import Aim, take, take_champion
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight
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


class Choice:
    """Where the cursor and the mouse are, and the card that was taken up but not played yet.

    Args:
        sight: What may be seen.
        said: Where it says what the aim brings with it.
        column: Returns the column of a stop's middle on the screen, 0 while it is not drawn.
    """

    def __init__(self, sight: Sight, said: Said, column: Callable[[Stop], int]) -> None:
        self._sight = sight
        self._said = said
        self._column = column
        self.cursor: Stop | None = None
        self.pointed: Stop | None = None
        """What the mouse is on; it goes before the cursor."""
        self.aim: Aim | None = None
        """The card in hand."""
        self._at_first: Stop | None = None
        """Where the cursor stood when the position came up."""
        self._lane = UPPER
        """Where the last creature went; the next one is offered the same lane first."""

    # what is looked at

    @property
    def looked_at(self) -> Stop | None:
        """What is explained: the target, else what the mouse is on, else the cursor."""
        if self._sight.hidden:
            return None
        if self.aim is not None and (self.aim.strikes or self.aim.target is not None):
            return self.aim.stop(self._aim_rows(self.aim))
        return self.pointed or self.cursor

    @property
    def marked(self) -> Stop | None:
        """Where the board shows a cursor."""
        return self.looked_at if self.aim is None else self.cursor

    @property
    def untouched(self) -> bool:
        """Whether the cursor stands where it stood when the position came up."""
        return self.cursor == self._at_first

    @property
    def place(self) -> int | None:
        """The place of the card of the open hand that the cursor is on; None: on none."""
        stop = self.cursor
        return stop.key if stop is not None and stop.area is Area.HAND and stop.key >= 0 else None

    @property
    def at_champion(self) -> bool:
        """Whether the cursor is on the own Champion."""
        return self.cursor == Stop(Area.CHAMPIONS, self._sight.bottom)

    @property
    def can_take(self) -> bool:
        """Whether the cursor is on a card of the open hand, or a Champion, that can be played."""
        if self.place is None:
            champion = self._sight.champion
            return self.at_champion and champion is not None and champion.playable
        return self._sight.view().sides[self._sight.bottom].hand[self.place].playable

    def move(self) -> Move | None:
        """Return the move that the card in hand stands for; None: no card, or no target."""
        return self.aim.move(self._sight.view()) if self.aim is not None else None

    def forecast(self) -> Forecast | None:
        """Return what an attack would bring, with the card in hand played first."""
        return self._sight.forecast(self.move())

    # the cursor

    def forget(self) -> None:
        """Put the card in hand back, and let the cursor stand on something that is there."""
        self.aim = self.pointed = None
        rows = self._rows()
        if self.cursor is None or not any(self.cursor in row for row in rows):
            self.cursor = first_card(rows)
        self._at_first = self.cursor

    def begin_at_castable(self) -> None:
        """Put the cursor on the first card that can be cast in the Assault (R37)."""
        castable = self._sight.view().sides[self._sight.bottom].first_playable
        if castable is not None:
            self.cursor = Stop(Area.HAND, castable)

    def put_cursor(self, stop: Stop) -> None:
        """Put the cursor on something, with no card in hand."""
        self.cursor, self.aim, self.pointed = stop, None, None

    def move_cursor(self, direction: str) -> None:
        """Move the cursor, the lane that is chosen, or the target."""
        self.pointed = None
        if self.aim is not None:
            self._move_aim(self.aim, direction)
            return
        if self.cursor is not None:
            self.cursor = moved(self._rows(), self.cursor, direction, self._column)
        self._said.clear()

    def next_area(self) -> None:
        """Move the cursor to the next part of the board that has anything."""
        if self.cursor is not None:
            self.cursor = beside(self._rows(), self.cursor, self._column)
        self.pointed = None
        self._said.clear()

    def _rows(self) -> list[list[Stop]]:
        return rows_of(self._sight.view(), self._sight.bottom)

    # the card in hand

    def take(self, held: HeldCard, looked_at: Stop | None) -> None:
        """Take a card of the hand up; an incantation aims at what is looked at if it hurts that."""
        self.aim_as(take(held, self._sight.view(), looked_at, self._lane, self._effect_of))

    def take_champion(self, champion: ChampionView) -> None:
        """Take the Champion up (R88)."""
        self.aim_as(take_champion(champion, self._lane))

    def aim_as(self, aim: Aim) -> None:
        """Hold a card over a lane or a target, and say what that brings with it."""
        self.aim = aim
        self._said.spans = aim_hint(aim, self._sight.view(), self.forecast())

    def turn(self) -> None:
        """Turn the card in hand: to the other lane, to the next target or host."""
        if self.aim is not None:
            self.aim_as(self.aim.turned(self._sight.view()))

    def can_aim_at(self, stop: Stop) -> bool:
        """Whether the card in hand may be aimed at a creature."""
        return self.aim is not None and stop.key in self.aim.targets(self._sight.view())

    def aim_at(self, stop: Stop) -> None:
        """Aim the card in hand at a creature, or at the back of a lane."""
        if self.aim is not None:
            self.aim_as(self.aim.at(stop))

    def put_back(self) -> None:
        """Put the card in hand back."""
        self.aim = None
        self._said.clear()

    def remember_lane(self, aim: Aim) -> None:
        """Offer the next creature the lane of one that is played alone."""
        if aim.card.is_creature and aim.target is None:
            self._lane = aim.lane

    def _move_aim(self, aim: Aim, direction: str) -> None:
        if aim.strikes or aim.joins:
            rows = self._aim_rows(aim)
            target = aim.stop(rows)
            if target is not None:
                self.aim_as(aim.at(moved(rows, target, direction, self._column)))
        elif direction in ("up", "down"):
            self.aim_as(aim.into(UPPER if direction == "up" else LOWER))

    def _aim_rows(self, aim: Aim) -> list[list[Stop]]:
        now = self._sight.view()
        return host_rows(now) if aim.joins else target_rows(now)

    def _effect_of(self, aim: Aim) -> Effect:
        """Return what an incantation in hand does to the creature it is aimed at."""
        forecast = self._sight.forecast(aim.move(self._sight.view()))
        return Effect.IN_VAIN if forecast is None else forecast.effect
