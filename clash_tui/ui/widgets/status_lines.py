"""Single lines around the battlefield: what is played, where in the turn, what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import capitals
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, place_texts, put_placed, put_texts
from clash_tui.ui.widgets.painted import Painted

MANA, SUMMONING, ASSAULT = range(3)
"""The three phases of a turn (R11, R12, R16)."""

_APART = 4
"""Cells between the phases and the mana."""


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
    """The note in fewer and fewer words; where even the last have no room, there is none."""


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
        put_texts(
            canvas,
            0,
            (
                Text(scene.title, palette.chosen, weight=1, least=8),
                Text(scene.note, palette.muted, shorter=scene.shorter, may_go=True, gap=3),
            ),
            (
                Text(scene.right, palette.muted, weight=2),
                Text(scene.player, palette.parchment, weight=3, least=12),
            ),
            ink.glyphs.ellipsis,
        )
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
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep)
        scene = self._scene
        if not isinstance(scene, PhaseScene):
            return canvas
        right = (Text(scene.note, palette.muted, weight=1, least=10),)
        steps = _steps(ink, scene.phase)
        for mana in _mana(ink, scene):
            placed = place_texts((*steps, *mana), right, width, ink.glyphs.ellipsis)
            if [each.text for each in placed] == [
                each.text for each in (*steps, *mana, *right) if each.text
            ]:
                break
        put_placed(canvas, 0, placed)
        return canvas


def _steps(ink: Ink, phase: int | None) -> list[Text]:
    """Return the three phases of a turn; where room is scarce the others have only numbers."""
    palette, glyphs = ink.palette, ink.glyphs
    names = (_("Mana"), _("Summon"), _("Assault"))
    texts: list[Text] = []
    for number, (step, name) in enumerate(zip(glyphs.steps, names, strict=True)):
        if number:
            texts.append(Text(glyphs.then, palette.dim, weight=4, gap=1))
        if number == phase:
            texts.append(Text(f" {step} {capitals(name)} ", palette.badge, weight=5, gap=1))
        else:
            shorter = (step,)
            texts.append(Text(f"{step} {name}", palette.muted, weight=0, shorter=shorter, gap=1))
    return texts


def _mana(ink: Ink, scene: PhaseScene) -> Iterator[list[Text]]:
    """Yield the ways to tell the mana: with a sign for each and in words, down to the number."""
    palette, glyphs = ink.palette, ink.glyphs
    spent = max(scene.gained - scene.mana, 0)
    full = Text(glyphs.mana_full * scene.mana, palette.mana, gap=_APART)
    empty = Text(glyphs.mana_empty * spent, palette.dim, gap=0 if scene.mana else _APART)
    signs = [each for each in (full, empty) if each.text]
    number = Text(
        f"{scene.mana}/{scene.gained}", palette.mana, weight=6, gap=1 if signs else _APART
    )
    alone = replace(number, gap=_APART)
    word = Text(_("mana"), palette.muted, gap=1)
    yield [*signs, number, word]
    yield [*signs, number]
    yield [alone, word]
    yield [alone]


@dataclass(frozen=True)
class ForecastScene:
    """A text of several styles, and where all of it can be read."""

    spans: tuple[Span, ...]
    more: str = ""


class ForecastLine(Painted):
    """What would follow, in words; as many rows as the widget has."""

    REMEMBERS: ClassVar[tuple[str, ...] | None] = ()

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
                end -= cell_width(scene.more) + 3 if scene.more else 1
            x = 1
            for word, name in line:
                if x + cell_width(word.rstrip()) > end:
                    break
                x = canvas.text(x, y, word, ink.palette.style(name))
            if end < width - 1:
                mark = ink.palette.style(line[-1][1])
                canvas.put(min(x, width - 2), y, ink.glyphs.ellipsis, mark)
                more = width - 1 - cell_width(scene.more)
                canvas.text(more, y, scene.more, ink.palette.chosen)
        return canvas


def _lines(spans: Sequence[Span], room: int) -> list[list[tuple[str, str]]]:
    """Wrap a text into lines of words, each with the name of its style."""
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0
    for name, text in spans:
        for word in _words(text):
            if used + cell_width(word.rstrip()) > room and used:
                lines.append([])
                used, word = 0, word.lstrip()
            lines[-1].append((word, name))
            used += cell_width(word)
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
