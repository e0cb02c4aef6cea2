"""A board that is only looked at: what the mouse or a cursor is on is explained."""

from __future__ import annotations

from clash_tui.games.clash.rules import View
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.explain import brief, explain, topic_of
from clash_tui.ui.clash.play.stops import LANE_AREAS, Area, Stop, heard_too_late, rows_of, stop_of
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.widgets.card_row import CardRow


class LookingScreen(HouseScreen[None]):
    """A screen with a board on which nothing is played.

    The strip of the hand at the top has the id "top".
    """

    def __init__(self) -> None:
        super().__init__()
        self._cursor: Stop | None = None
        self._under_mouse: Stop | None = None

    # -- for the screen to fill in

    @property
    def bottom(self) -> int:
        """The player whose hand lies at the bottom."""
        raise NotImplementedError

    @property
    def names(self) -> tuple[str, str]:
        """The players' names."""
        raise NotImplementedError

    def view_now(self) -> View:
        """Return what may be seen now."""
        raise NotImplementedError

    def show(self) -> None:
        """Show the position and what is looked at."""
        raise NotImplementedError

    # -- what is looked at

    @property
    def looked_at(self) -> Stop | None:
        """What the mouse is on, else what the cursor is on."""
        return self._under_mouse or self._cursor

    def forget_look(self) -> None:
        """Look at nothing: the position is another one now."""
        self._cursor = self._under_mouse = None

    def brief_look(self) -> str:
        """Say in one line what is looked at; "" for nothing."""
        spans = brief(self.looked_at, self.view_now(), self.bottom, None)
        return "".join(text for _style, text in spans)

    def action_look(self, way: str) -> None:
        """Put the cursor on the next thing on the board, or on the one before."""
        stops = [stop for row in rows_of(self.view_now(), self.bottom) for stop in row]
        if self._cursor in stops:
            place = stops.index(self._cursor) + (1 if way == "on" else -1)
        else:
            place = next((at for at, stop in enumerate(stops) if stop.area in LANE_AREAS), 0)
        self._look_at(stops[place % len(stops)])

    def action_inspect(self) -> None:
        """Explain what is looked at."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        if self.looked_at is None:
            self.action_look("on")
        now, stop = self.view_now(), self.looked_at
        text = explain(stop, now, self.bottom, self.names, None)
        topic = topic_of(stop, now, self.bottom)
        self.app.push_screen(TextOverlay(text, topic=topic))

    # -- the mouse

    def on_card_row_card_pointed(self, message: CardRow.CardPointed) -> None:
        """Look at the card under the mouse."""
        place, area = message.place, _area(message.row)
        self._mouse_on(None if place is None else Stop(area, place), area)

    def on_battlefield_creature_pointed(self, message: Battlefield.CreaturePointed) -> None:
        """Look at the creature under the mouse."""
        self._mouse_on(stop_of(self.view_now(), message.number), *LANE_AREAS)

    def on_battlefield_champion_pointed(self, message: Battlefield.ChampionPointed) -> None:
        """Look at the Champion under the mouse."""
        player = message.player
        self._mouse_on(None if player is None else Stop(Area.CHAMPIONS, player), Area.CHAMPIONS)

    def on_card_row_card_chosen(self, message: CardRow.CardChosen) -> None:
        """Explain the card that was clicked."""
        self._look_at(Stop(_area(message.row), message.place))
        self.action_inspect()

    def on_battlefield_creature_chosen(self, message: Battlefield.CreatureChosen) -> None:
        """Explain the creature that was clicked."""
        self._look_at(stop_of(self.view_now(), message.number))
        self.action_inspect()

    def on_battlefield_champion_chosen(self, message: Battlefield.ChampionChosen) -> None:
        """Explain the Champion that was clicked."""
        self._look_at(Stop(Area.CHAMPIONS, message.player))
        self.action_inspect()

    def _mouse_on(self, stop: Stop | None, *areas: Area) -> None:
        """Look at what the mouse is on; that it has left a part may be heard of too late."""
        here = self._under_mouse
        if heard_too_late(stop, here, areas):
            return
        if stop != here:
            self._under_mouse = stop
            self.show()

    def _look_at(self, stop: Stop | None) -> None:
        self._cursor, self._under_mouse = stop, None
        self.show()


def _area(row: CardRow) -> Area:
    return Area.STRIP if row.id == "top" else Area.HAND
