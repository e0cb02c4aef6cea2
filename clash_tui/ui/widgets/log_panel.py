"""The log: what has happened, newest at the bottom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from clash_tui.base.glyphs import ASCII
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, styled
from clash_tui.ui.style.ink import ink_for
from clash_tui.ui.widgets.inspect_panel import TextPanel


class LogPanel(TextPanel):
    """What has happened, shown from its end."""

    DEFAULT_CSS = """
    LogPanel {
        border-top: solid $border-blurred;
        border-title-color: $foreground 60%;
        border-title-background: $panel;
        &.-ascii {
            border-top: ascii $border-blurred;
        }
    }
    """

    at_end: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._told: tuple[str | tuple[str, str] | Paragraph, ...] = ()

    def on_mount(self) -> None:
        """Name the panel."""
        self.border_title = _("log")
        self._fit_glyphs()

    def _fit_glyphs(self) -> None:
        ascii_only = ink_for(self.app).glyphs is ASCII
        if ascii_only != self.has_class("-ascii"):
            self.set_class(ascii_only, "-ascii")

    def show(self, lines: Iterable[str | tuple[str, str] | Paragraph]) -> None:
        """Show the lines from their end; nothing happens when they are shown already.

        Args:
            lines: Oldest first: texts, or pairs of a style's name and a text. Of plain texts the
                newest stands out.
        """
        self._fit_glyphs()
        told = tuple(lines)
        if told == self._told:
            return
        self._told = told
        super().show(_paragraph(line, newest=row == len(told)) for row, line in enumerate(told, 1))


@lru_cache(maxsize=4096)
def _paragraph(line: str | tuple[str, str] | Paragraph, *, newest: bool) -> Paragraph:
    if isinstance(line, Paragraph):
        return line
    if isinstance(line, str):
        return styled("text" if newest else "muted", line)
    return styled(*line)
