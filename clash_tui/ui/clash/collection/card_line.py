"""A few cards side by side to choose from, with the order in which they were chosen."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.games.clash.words.face import Face
from clash_tui.ui.clash.paint.card import CardState, paint_face
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import centred
from clash_tui.ui.widgets.painted import Painted

_WIDEST, _LEAST, _GAP = 24, 5, 2


@dataclass(frozen=True)
class CardLineScene:
    """The cards, the one under the cursor, and those chosen so far in their order."""

    cards: tuple[Face, ...]
    cursor: int
    order: tuple[int, ...] = ()


class CardLine(Painted):
    """Cards side by side, each with its number below; those chosen carry their place."""

    DEFAULT_CSS = """
    CardLine { height: 7; width: 1fr; }
    """

    @dataclass
    class Chosen(Message):
        """A card was clicked."""

        index: int

    def __init__(self) -> None:
        super().__init__()
        self._places: list[Region] = []

    def show(self, scene: CardLineScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the cards, and remember where each lies."""
        canvas = Canvas(width, height, ink.palette.panel)
        self._places = []
        scene = self._scene
        if not isinstance(scene, CardLineScene):
            return canvas
        count = len(scene.cards)
        wide = max(_LEAST, min(_WIDEST, (width + _GAP) // max(1, count) - _GAP))
        x = max(0, (width - count * wide - (count - 1) * _GAP) // 2)
        for index, face in enumerate(scene.cards):
            taken = index in scene.order
            state = CardState(
                cursor=index == scene.cursor,
                dim=taken,
                key="" if taken else str(index + 1),
            )
            paint_face(canvas, x, 0, wide, height, face, ink, state)
            if taken:
                place = f" {scene.order.index(index) + 1}. "
                canvas.text(x + centred(place, wide), height // 2, place, ink.palette.badge)
            self._places.append(Region(x, 0, wide, height))
            x += wide + _GAP
        return canvas

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        event.stop()
        for index, region in enumerate(self._places):
            if region.contains(event.x, event.y):
                self.post_message(self.Chosen(index))
