"""The battlefield on the screen: it shows a scene and tells what the mouse does on it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.ui.clash.play.battlefield_painter import BattlefieldPainter
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class Battlefield(Painted):
    """Both lanes. It knows nothing of rules: it shows a scene and tells what was pointed at."""

    REMEMBERS: ClassVar[tuple[str, ...] | None] = ("_places", "_halves", "_champions")

    DEFAULT_CSS = """
    Battlefield {
        height: 1fr;
        min-height: 12;
    }
    """

    class CreaturePointed(Message):
        """The mouse is on a creature, or no longer on one."""

        def __init__(self, number: int | None) -> None:
            self.number = number
            super().__init__()

    class CreatureChosen(Message):
        """A creature was clicked."""

        def __init__(self, number: int) -> None:
            self.number = number
            super().__init__()

    class ChampionPointed(Message):
        """The mouse is on a player's Champion beside the Bridges, or no longer on one."""

        def __init__(self, player: int | None) -> None:
            self.player = player
            super().__init__()

    class ChampionChosen(Message):
        """A player's Champion beside the Bridges was clicked."""

        def __init__(self, player: int) -> None:
            self.player = player
            super().__init__()

    class LanePointed(Message):
        """The mouse came to the own half of a lane while lanes can be chosen."""

        def __init__(self, lane: int) -> None:
            self.lane = lane
            super().__init__()

    class LaneChosen(Message):
        """The player to move clicked their own half of a lane."""

        def __init__(self, lane: int) -> None:
            self.lane = lane
            super().__init__()

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self._places: list[tuple[Region, int]] = []
        self._halves: list[tuple[Region, int, int]] = []
        self._champions: list[tuple[Region, int]] = []
        self._pointed: int | None = None
        self._champion_pointed: int | None = None

    def show(self, scene: BattlefieldScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint both lanes, and remember where every creature stands."""
        canvas = Canvas(width, height, ink.palette.sea)
        self._places, self._halves, self._champions = [], [], []
        if isinstance(self._scene, BattlefieldScene):
            painter = BattlefieldPainter(canvas, ink, self._scene)
            painter.paint()
            self._places, self._halves = painter.places, painter.halves
            self._champions = painter.champions
        return canvas

    def creature_at(self, x: int, y: int) -> int | None:
        """Return the number of the creature drawn at a cell."""
        for region, number in self._places:
            if region.contains(x, y):
                return number
        return None

    def where(self, number: int) -> Region | None:
        """Return where a creature is drawn, None if it is not."""
        return next((region for region, each in self._places if each == number), None)

    def champion_at(self, x: int, y: int) -> int | None:
        """Return the player whose Champion is named at a cell."""
        return next((player for region, player in self._champions if region.contains(x, y)), None)

    def champion_place(self, player: int) -> Region | None:
        """Return where a player's Champion is named, None without one."""
        return next((region for region, each in self._champions if each == player), None)

    def lane_at(self, x: int, y: int, player: int) -> int | None:
        """Return the lane at a cell if that is in the player's half."""
        for region, owner, lane in self._halves:
            if owner == player and region.contains(x, y):
                return lane
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another creature, or to a lane that can be chosen."""
        number = self.creature_at(event.x, event.y)
        self._point(number)
        self._point_champion(self.champion_at(event.x, event.y))
        scene = self._scene
        if not isinstance(scene, BattlefieldScene) or number in scene.targets:
            return
        if scene.lanes_choosable:
            lane = self.lane_at(event.x, event.y, scene.view.to_move)
            if lane is not None and lane != scene.chosen_lane:
                self.tell(self.LanePointed(lane))

    def on_leave(self, _event: events.Leave) -> None:
        """Tell that the mouse is on no creature."""
        self._point(None)
        self._point_champion(None)

    def on_click(self, event: events.Click) -> None:
        """Tell which creature or which own lane was clicked."""
        scene = self._scene
        if not isinstance(scene, BattlefieldScene):
            return
        champion = self.champion_at(event.x, event.y)
        if champion is not None:
            self.tell(self.ChampionChosen(champion))
            return
        number = self.creature_at(event.x, event.y)
        lane = self.lane_at(event.x, event.y, scene.view.to_move)
        if number is not None and number in scene.targets:
            self.tell(self.CreatureChosen(number))
        elif lane is not None and (scene.lanes_choosable or number is None):
            self.tell(self.LaneChosen(lane))
        elif number is not None:
            self.tell(self.CreatureChosen(number))

    def _point(self, number: int | None) -> None:
        if number != self._pointed:
            self._pointed = number
            self.tell(self.CreaturePointed(number))

    def _point_champion(self, player: int | None) -> None:
        if player != self._champion_pointed:
            self._champion_pointed = player
            self.tell(self.ChampionPointed(player))
