"""The row of buttons to go back and forth in a game, and what has just happened there."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual import events

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.widgets.painted import Painted


@dataclass(frozen=True)
class StepScene:
    """All that the row shows."""

    playing: bool
    speed: str
    """How fast it plays, in one word."""
    text: str
    """What has just happened."""
    hovered: str = ""


class StepBar(Painted):
    """Buttons as on a player of music; each runs an action of the screen."""

    DEFAULT_CSS = """
    StepBar { height: 1; width: 100%; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._places: list[tuple[range, str]] = []
        self._shown = StepScene(False, "", "")
        self._hovered = ""

    def show(self, playing: bool, speed: str, text: str) -> None:
        """Show the row; nothing happens when it is shown already."""
        self._shown = StepScene(playing, speed, text)
        self._show()

    def place_of(self, action: str) -> int | None:
        """Return the column where the button of an action begins."""
        return next((place.start for place, each in self._places if each == action), None)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the buttons, and the text in what room is left."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep)
        self._places = []
        scene = self._scene
        if not isinstance(scene, StepScene):
            return canvas
        x = 1
        for words, action in _buttons(scene, ink.glyphs):
            style = palette.gold
            if action == scene.hovered:
                style = palette.chosen + Style(underline=True)
            after = canvas.text(x, 0, words, style)
            self._places.append((range(x, after), action))
            x = after + 1
        told = Text(scene.text, palette.strong, least=1)
        put_texts(canvas, 0, (told,), (), ink.glyphs.ellipsis, x=x)
        return canvas

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Underline the button under the mouse."""
        self._hover(self._action_at(event.x))

    def on_leave(self) -> None:
        """Take the underline away."""
        self._hover("")

    async def on_click(self, event: events.Click) -> None:
        """Do what the button says."""
        event.stop()
        action = self._action_at(event.x)
        if action:
            await self.app.run_action(action, self.screen)

    def _action_at(self, x: int) -> str:
        return next((action for place, action in self._places if x in place), "")

    def _hover(self, action: str) -> None:
        if action != self._hovered:
            self._hovered = action
            self._show()

    def _show(self) -> None:
        shown = self._shown
        self.show_scene(StepScene(shown.playing, shown.speed, shown.text, self._hovered))


def _buttons(scene: StepScene, glyphs: Glyphs) -> list[tuple[str, str]]:
    """Return what stands on each button, and the action it runs."""
    back, on, edge = glyphs.head_left, glyphs.head_right, glyphs.upright
    return [
        (f"{edge}{back}", "go_to('first')"),
        (back * 2, "turn('back')"),
        (back, "step('back')"),
        (_("pause") if scene.playing else _("play"), "play"),
        (on, "step('on')"),
        (on * 2, "turn('on')"),
        (f"{on}{edge}", "go_to('last')"),
        (scene.speed, "speed('faster')"),
    ]
