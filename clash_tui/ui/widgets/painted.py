"""The base of widgets painted by hand: painted anew only when what they show has changed."""

from __future__ import annotations

from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink, ink_for


class Painted(Widget):
    """A widget of the Line API whose whole content is one canvas.

    The canvas is painted when the scene, the size, the theme or the glyphs are others than at
    the last painting.
    """

    ALLOW_SELECT = False

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self.quiet = False
        """Whether the mouse on it tells nothing, as while something is being shown."""
        self._scene: object = None
        self._painted: tuple[Size, Ink] | None = None
        self._strips: list[Strip] = []

    def show_scene(self, scene: object) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        if scene == self._scene:
            return
        self._scene = scene
        self._painted = None
        self.refresh()

    def tell(self, message: Message) -> None:
        """Tell what the mouse has done, unless the widget is to be quiet."""
        if not self.quiet:
            self.post_message(message)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the scene on a canvas of that size."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """Return one row, after painting all of them if something has changed."""
        ink = ink_for(self.app)
        wanted = (self.size, ink)
        if self._painted != wanted:
            self._strips = self.paint(ink, self.size.width, self.size.height).strips()
            self._painted = wanted
        if y < len(self._strips):
            return self._strips[y]
        return Strip.blank(self.size.width, ink.palette.sea)
