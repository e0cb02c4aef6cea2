"""What the mouse does on the board: it explains, takes up, aims and plays."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.clash.play.stops import LANE_AREAS, Area, Stop, heard_too_late, stop_of
from clash_tui.ui.clash.play.turn import Turn
from clash_tui.ui.shell.playback import Playback


class Mouse:
    """Turns what the mouse is on, and what was clicked, into choices.

    Args:
        sight: What may be seen.
        choice: What is about to be played.
        turn: Does what a click asks for.
        playback: Shows what has happened; nothing is chosen meanwhile.
        show: Shows the board as it is now.
    """

    def __init__(
        self,
        sight: Sight,
        choice: Choice,
        turn: Turn,
        playback: Playback,
        show: Callable[[], None],
    ) -> None:
        self._sight = sight
        self._choice = choice
        self._turn = turn
        self._playback = playback
        self._show = show

    def on_card(self, area: Area, place: int | None) -> None:
        """Explain the card under the mouse."""
        self._point(None if place is None else Stop(area, place), area)

    def clicked_card(self, area: Area, place: int) -> None:
        """Take an own card, put it back if it is in hand already, or put the cursor on it."""
        if self._playback.running:
            return
        if not self._sight.deciding or area is not Area.HAND or place < 0:
            self._put_cursor(Stop(area, place))
            return
        held = self._sight.view().sides[self._sight.bottom].hand[place]
        aim = self._choice.aim
        if aim is not None and aim.number == held.number:
            self._turn.put_back()
        else:
            self._turn.take(place)

    def on_creature(self, number: int | None) -> None:
        """Explain the creature under the mouse, or aim at it."""
        stop = stop_of(self._sight.view(), number)
        if stop is not None and self._choice.can_aim_at(stop):
            self._choice.aim_at(stop)
        self._point(stop, *LANE_AREAS)

    def clicked_creature(self, number: int) -> None:
        """Play the card in hand on the creature that was clicked, or look closer at it."""
        stop = stop_of(self._sight.view(), number)
        if stop is None or self._playback.running:
            return
        if self._choice.can_aim_at(stop):
            self._choice.aim_at(stop)
            self._turn.commit()
        else:
            self._put_cursor(stop)

    def on_champion(self, player: int | None) -> None:
        """Explain the Champion under the mouse."""
        self._point(None if player is None else Stop(Area.CHAMPIONS, player), Area.CHAMPIONS)

    def clicked_champion(self, player: int) -> None:
        """Take the own Champion up, put it back, or put the cursor on the other one."""
        if self._sight.deciding and player == self._sight.bottom:
            aim = self._choice.aim
            if aim is not None and aim.champion:
                self._turn.put_back()
            else:
                self._turn.champion()
        elif not self._playback.running:
            self._put_cursor(Stop(Area.CHAMPIONS, player))

    def on_lane(self, lane: int) -> None:
        """Choose the lane under the mouse for the creature in hand."""
        aim = self._choice.aim
        if aim is not None and aim.card.is_creature:
            self._choice.pointed = None
            self._choice.aim_as(aim.into(lane))
            self._show()

    def clicked_lane(self, lane: int) -> None:
        """Play the creature in hand to the lane that was clicked."""
        aim = self._choice.aim
        if aim is not None and aim.card.is_creature and self._sight.deciding:
            self._turn.lane(lane)

    def _put_cursor(self, stop: Stop) -> None:
        self._choice.cursor = stop
        self._show()

    def _point(self, stop: Stop | None, *areas: Area) -> None:
        """Take over what the mouse is on; that it has left a part may be heard of too late."""
        if self._playback.running or stop == self._choice.pointed:
            return
        if heard_too_late(stop, self._choice.pointed, areas):
            return
        self._choice.pointed = stop
        self._show()
