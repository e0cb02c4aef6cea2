"""The hand at the keyboard, face up, or face down while nobody is to see it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.geometry import Region

from clash_tui.ui.stak.paint.bot import Bot, Look, paint_back, paint_bot
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.card_row import CardRow


@dataclass(frozen=True)
class HandScene:
    """All that a hand shows.

    Attributes:
        cards: The cards in their order; None for those that are not to be seen.
        looks: How each stands out.
        hidden: Whether the hand is covered because somebody else has to choose.
    """

    cards: tuple[Bot | None, ...]
    looks: tuple[Look, ...] = ()
    hidden: bool = False


class StakHand(CardRow):
    """One hand as a row of cards, as many as there is room for around the cursor."""

    DEFAULT_CSS = """
    StakHand { height: 5; }
    """

    def show(self, scene: HandScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the hand, and remember where every card lies."""
        canvas = Canvas(width, height, ink.palette.sea)
        self.places = []
        scene = self._scene
        if not isinstance(scene, HandScene) or not scene.cards:
            return canvas
        count = len(scene.cards)
        each = max(_LEAST, min(_MOST, (width - 2 * _MARGIN) // count))
        fit = max(1, (width - 2 * _MARGIN) // each)
        if fit < count:
            # At both ends it is told how many cards there are beyond.
            fit = max(1, (width - 2 * _MARGIN - 2 * _BEYOND) // each)
        first = _first(scene, fit)
        x = _MARGIN + (_BEYOND if fit < count else 0)
        if first:
            _put_beyond(canvas, _MARGIN, height, f"{ink.glyphs.left}{first}", ink)
        for place in range(first, min(count, first + fit)):
            look = scene.looks[place] if place < len(scene.looks) else Look()
            bot = scene.cards[place]
            if bot is None or scene.hidden:
                paint_back(canvas, x, 0, each, height, ink)
            else:
                paint_bot(canvas, x, 0, each, height, bot, ink, look)
            self.places.append((Region(x, 0, each, height), place))
            x += each
        beyond = count - first - fit
        if beyond > 0:
            _put_beyond(canvas, x + 1, height, f"{beyond}{ink.glyphs.right}", ink)
        return canvas


_MARGIN = 1
_LEAST = 14
"""The cells of a card at least: a name and its power can be read."""
_MOST = 28
_BEYOND = 4


def _first(scene: HandScene, fit: int) -> int:
    """Return the first card that is shown, so that the one under the cursor is."""
    at = next((place for place, look in enumerate(scene.looks) if look.cursor), 0)
    return max(0, min(at - fit // 2, len(scene.cards) - fit))


def _put_beyond(canvas: Canvas, x: int, height: int, text: str, ink: Ink) -> None:
    canvas.text(x, height // 2, text, ink.palette.muted, _BEYOND)
