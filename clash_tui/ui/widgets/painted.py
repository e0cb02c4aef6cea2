"""The base of widgets painted by hand: painted anew only when what they show has changed."""

from __future__ import annotations

from collections import OrderedDict
from typing import ClassVar, NamedTuple, Self

from textual.filter import ANSIToTruecolor
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink, ink_for

_MOST_REMEMBERED = 24
"""How many scenes a widget remembers the painting of: looking to and fro shows the same ones."""


class _Painting(NamedTuple):
    """A painted scene, its rows as strips, and what else its painting has set."""

    canvas: Canvas
    strips: list[Strip]
    set_too: tuple[object, ...] = ()


class _Rendered(NamedTuple):
    """Rows that were given, and for what."""

    crop: Region
    size: Size
    """Of all the widget with its frame."""
    ink: Ink
    strips: list[Strip]


class Painted(Widget):
    """A widget of the Line API whose whole content is one canvas.

    The canvas is painted when the scene, the size, the theme or the glyphs are others than at
    the last painting.
    """

    ALLOW_SELECT = False
    REMEMBERS: ClassVar[tuple[str, ...] | None] = None
    """The attributes that painting a scene sets, to be remembered with its painting.

    None: paintings are not remembered, as where they depend on more than the scene.
    """

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
        self._painting = _Painting(Canvas(0, 0), [])
        self._rendered: _Rendered | None = None
        """The rows as they were given last; None where anything but the scene may be new."""
        self._remembered: OrderedDict[object, _Painting] = OrderedDict()
        """Scenes painted for ``_painted``, the one shown last at the end."""

    def show_scene(self, scene: object) -> None:
        """Show a scene; only what it changes is written to the terminal."""
        if scene == self._scene:
            return
        self._scene = scene
        if self._painted is None or self._painted != self._wanted:
            self._painted = None
            self.refresh()
            return
        before, self._painting = self._painting, self._painting_of(scene, *self._painted)
        canvas, strips, _set_too = self._painting
        rows = {}
        for y, (strip, old) in enumerate(zip(strips, before.strips, strict=True)):
            columns = canvas.changed(y, before.canvas) if strip is not old else None
            if columns is not None:
                rows[y] = columns
        if rows:
            top, bottom = min(rows), max(rows) + 1
            left = min(first for first, _last in rows.values())
            right = max(last for _first, last in rows.values())
            self.refresh(Region(left, top, right - left, bottom - top))

    @property
    def _wanted(self) -> tuple[Size, Ink]:
        return self.size, ink_for(self.app)

    def tell(self, message: Message) -> None:
        """Tell what the mouse has done, unless the widget is to be quiet."""
        if not self.quiet:
            self.post_message(message)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the scene on a canvas of that size."""
        raise NotImplementedError

    def refresh(
        self,
        *regions: Region,
        repaint: bool = True,
        layout: bool = False,
        recompose: bool = False,
    ) -> Self:
        """Show anew what has changed; see ``Widget.refresh``."""
        self._rendered = None
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        """Forget what was shown in another style."""
        self._rendered = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the rows of a part: as they were, where nothing has changed.

        A change anywhere has Textual ask for the rows of all widgets around it.
        """
        given, size, ink = self._rendered, self.outer_size, ink_for(self.app)
        if given is not None and given[:3] == (crop, size, ink):
            return given.strips
        strips = self._rows_of(crop)
        self._rendered = _Rendered(crop, size, ink, strips)
        return strips

    def _rows_of(self, crop: Region) -> list[Strip]:
        """Return the rows of a part, without the work for what a painted widget has not."""
        if self.styles.gutter or self.opacity != 1.0:
            return super().render_lines(crop)
        self._paint_if_changed()
        strips = [self._painted_row(y) for y in crop.line_range]
        # Palettes are made of true colours, or of none but the terminal's own.
        filters = [
            each for each in self.get_line_filters() if not isinstance(each, ANSIToTruecolor)
        ]
        if filters:
            _under, background = self.background_colors
            for each in filters:
                strips = [strip.apply_filter(each, background) for strip in strips]
        if crop.column_span != (0, self.size.width):
            strips = [strip.crop(*crop.column_span) for strip in strips]
        return strips

    def render_line(self, y: int) -> Strip:
        """Return one row, after painting all of them if something has changed."""
        self._paint_if_changed()
        return self._painted_row(y)

    def _paint_if_changed(self) -> None:
        wanted = self._wanted
        if self._painted != wanted:
            self._remembered.clear()
            canvas = self.paint(wanted[1], *wanted[0])
            self._painting = _Painting(canvas, canvas.strips())
            self._painted = wanted

    def _painting_of(self, scene: object, size: Size, ink: Ink) -> _Painting:
        """Return the painting of a scene; rows that look as they do now are the same strips."""
        if self.REMEMBERS is None:
            return self._paint_anew(ink, size)
        painting = self._remembered.pop(scene, None)
        if painting is None:
            painting = self._paint_anew(ink, size)
        else:
            for name, value in zip(self.REMEMBERS, painting.set_too, strict=True):
                setattr(self, name, value)
        self._remembered[scene] = painting
        if len(self._remembered) > _MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return painting

    def _paint_anew(self, ink: Ink, size: Size) -> _Painting:
        before = self._painting
        canvas = self.paint(ink, *size)
        strips = [
            strip if canvas.same_row(y, before.canvas) else canvas.strip(y)
            for y, strip in enumerate(before.strips)
        ]
        return _Painting(
            canvas, strips, tuple(getattr(self, each) for each in self.REMEMBERS or ())
        )

    def _painted_row(self, y: int) -> Strip:
        if y < len(self._painting.strips):
            return self._painting.strips[y]
        return Strip.blank(self.size.width, ink_for(self.app).palette.sea)
