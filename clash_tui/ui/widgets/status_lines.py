"""Single lines around the battlefield: what is played, where in the turn, what follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.i18n import _
from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.paint.words import cut
from clash_tui.ui.widgets.painted import Painted

Span = tuple[str, str]
"""The name of a style of the palette, and a text."""

MANA, SUMMONING, ASSAULT = range(3)
"""The three phases of a turn (R11, R12, R16)."""


@dataclass(frozen=True)
class TitleScene:
    """Left and right part of the title line."""

    title: str
    note: str
    """What the game is, such as "Duel · Initiation Pack"."""
    right: str
    """Such as "turn 5"."""
    player: str
    """Who is to play, as a sentence."""
    shorter: tuple[str, ...] = ()
    """The note in fewer and fewer words, for where it would be cut."""


class TitleLine(Painted):
    """The game, the turn, and who is to play."""

    DEFAULT_CSS = """
    TitleLine {
        height: 1;
    }
    """

    def show(
        self,
        title: str,
        note: str = "",
        right: str = "",
        player: str = "",
        shorter: tuple[str, ...] = (),
    ) -> None:
        """Show the line; nothing happens when it is shown already."""
        self.show_scene(TitleScene(title, note, right, player, shorter))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the line."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep)
        scene = self._scene
        if not isinstance(scene, TitleScene):
            return canvas
        left = width - 1 - len(scene.player)
        canvas.text(left, 0, scene.player, palette.parchment)
        left -= len(scene.right) + 2
        canvas.text(left, 0, scene.right, palette.muted)
        x = canvas.text(1, 0, cut(scene.title, left - 2, ink.glyphs.ellipsis), palette.chosen)
        if scene.note and x + 3 + 8 < left:
            room = left - x - 5
            notes = (scene.note, *scene.shorter)
            note = next((each for each in notes if len(each) <= room), notes[-1])
            canvas.text(x + 3, 0, cut(note, room, ink.glyphs.ellipsis), palette.muted)
        return canvas


@dataclass(frozen=True)
class PhaseScene:
    """The phase that is on and the mana."""

    phase: int | None
    """MANA, SUMMONING or ASSAULT; None when the game is over."""
    mana: int
    gained: int
    note: str = ""
    """A word at the right end."""


class PhaseLine(Painted):
    """Where in the turn the game is, and the mana that is left."""

    DEFAULT_CSS = """
    PhaseLine {
        height: 1;
    }
    """

    def show(self, phase: int | None, mana: int, gained: int, note: str = "") -> None:
        """Show the line; nothing happens when it is shown already.

        Args:
            phase: ``MANA``, ``SUMMONING`` or ``ASSAULT``; None when the game is over.
            mana: Mana left.
            gained: Mana gained in this turn.
            note: A word at the right end.
        """
        self.show_scene(PhaseScene(phase, mana, gained, note))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the line."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.deep)
        scene = self._scene
        if not isinstance(scene, PhaseScene):
            return canvas
        x = 1
        names = (_("Mana"), _("Summon"), _("Assault"))
        for phase, (step, name) in enumerate(zip(glyphs.steps, names, strict=True)):
            if phase:
                x = canvas.text(x, 0, f" {glyphs.then} ", palette.dim)
            if phase == scene.phase:
                x = canvas.text(x, 0, f" {step} {name.upper()} ", palette.badge)
            else:
                x = canvas.text(x, 0, f"{step} {name}", palette.muted)
        self._mana(canvas, x + 4, ink, scene)
        if scene.note:
            canvas.text(width - 1 - len(scene.note), 0, scene.note, palette.muted)
        return canvas

    def _mana(self, canvas: Canvas, x: int, ink: Ink, scene: PhaseScene) -> None:
        palette, glyphs = ink.palette, ink.glyphs
        cells = max(scene.gained, scene.mana)
        if x + cells + 8 + len(scene.note) < canvas.width:
            canvas.hline(x, 0, scene.mana, glyphs.mana_full, palette.mana)
            canvas.hline(x + scene.mana, 0, cells - scene.mana, glyphs.mana_empty, palette.dim)
            x += cells + 1
        words = f"{scene.mana}/{scene.gained}"
        x = canvas.text(x, 0, words, palette.mana)
        canvas.text(x + 1, 0, _("mana"), palette.muted)


@dataclass(frozen=True)
class ForecastScene:
    """A text of several styles, and where all of it can be read."""

    spans: tuple[Span, ...]
    more: str = ""


class ForecastLine(Painted):
    """What would follow, in words; as many rows as the widget has."""

    DEFAULT_CSS = """
    ForecastLine {
        height: 1;
    }
    """

    def show(self, spans: Sequence[Span], more: str = "") -> None:
        """Show the text; nothing happens when it is shown already.

        Args:
            spans: Pairs of the name of a style of the palette and a text.
            more: Stands at the end where the text is cut: how to read all of it.
        """
        self.show_scene(ForecastScene(tuple(spans), more))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the text, its words wrapped; what has no room ends in an ellipsis."""
        canvas = Canvas(width, height, ink.palette.deep)
        scene = self._scene
        if not isinstance(scene, ForecastScene):
            return canvas
        lines = _lines(scene.spans, width - 2)
        for y, line in enumerate(lines[:height]):
            end = width - 1
            if y == height - 1 and len(lines) > height:
                end -= len(scene.more) + 3 if scene.more else 1
            x = 1
            for word, name in line:
                if x + len(word.rstrip()) > end:
                    break
                x = canvas.text(x, y, word, ink.palette.style(name))
            if end < width - 1:
                mark = ink.palette.style(line[-1][1])
                canvas.put(min(x, width - 2), y, ink.glyphs.ellipsis, mark)
                canvas.text(width - 1 - len(scene.more), y, scene.more, ink.palette.chosen)
        return canvas


def _lines(spans: Sequence[Span], room: int) -> list[list[tuple[str, str]]]:
    """Wrap a text into lines of words, each with the name of its style."""
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0
    for name, text in spans:
        for word in _words(text):
            if used + len(word.rstrip()) > room and used:
                lines.append([])
                used, word = 0, word.lstrip()
            lines[-1].append((word, name))
            used += len(word)
    return lines


def _words(text: str) -> list[str]:
    """Part a text into words that keep the spaces before and after them."""
    words: list[str] = []
    start = 0
    for place in range(1, len(text)):
        if text[place - 1] == " " and text[place] != " ":
            words.append(text[start:place])
            start = place
    words.append(text[start:])
    return words
