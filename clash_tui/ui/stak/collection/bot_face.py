"""One robot as it is printed, as large as its widget."""

from __future__ import annotations

from clash_tui.ui.stak.paint.bot import PLAIN, Bot, paint_bot
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class BotFace(Painted):
    """Shows one robot, or nothing."""

    DEFAULT_CSS = """
    BotFace { width: 28; height: 9; }
    """

    def show(self, bot: Bot | None) -> None:
        """Show a robot."""
        self.show_scene(bot)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the robot."""
        canvas = Canvas(width, height, ink.palette.sea)
        if isinstance(self._scene, Bot):
            paint_bot(canvas, 0, 0, width, height, self._scene, ink, PLAIN)
        return canvas
