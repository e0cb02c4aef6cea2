"""Text as it is written, before anything draws it: styled words, and paragraphs of them.

A style is named here and known only to whoever draws, so that words need no terminal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from clash_tui.base.cells import cell_width

Span = tuple[str, str]
"""The name of a style of the palette, and a text."""


class Run(NamedTuple):
    """Words of one style; ``style`` is the name of a style of the palette."""

    text: str
    style: str = "text"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words that are wrapped together.

    Attributes:
        runs: The words, one run after the other.
        indent: How far the second and later lines stand in.
        centred: Whether its lines stand in the middle.
        tail: Stands at the right end of the first line, if it has room there.
    """

    runs: tuple[Run, ...]
    indent: int = 0
    centred: bool = False
    tail: str = ""

    @property
    def text(self) -> str:
        """Its words, whatever their styles."""
        return "".join(run.text for run in self.runs)

    @property
    def style(self) -> str:
        """The name of the style of its words, of the last ones where they have several."""
        return self.runs[-1].style if self.runs else "text"


BLANK = Paragraph(())
"""An empty line."""


def paragraph(*runs: str | tuple[str, str], indent: int = 0, centred: bool = False) -> Paragraph:
    """Make a paragraph of plain words and of pairs of words and a style's name."""
    made = tuple(Run(run) if isinstance(run, str) else Run(*run) for run in runs)
    return Paragraph(made, indent, centred)


def styled(
    style: str, text: str, *, lead: str = "", lead_style: str = "gold", tail: str = ""
) -> Paragraph:
    """Make a paragraph of one style.

    Args:
        style: The name of the style.
        text: The words.
        lead: Stands before the text, which is indented by it, such as an ability's code.
        lead_style: The name of the style of ``lead``.
        tail: Stands at the right end of the first line, if it has room there.
    """
    if not lead:
        return Paragraph((Run(text, style),), tail=tail)
    runs = (Run(lead, lead_style), Run(" ", style), Run(text, style))
    return Paragraph(runs, indent=cell_width(lead) + 1, tail=tail)


def paragraphs(text: str, style: str = "text") -> list[Paragraph]:
    """Make paragraphs of a text whose paragraphs are parted by empty lines."""
    made: list[Paragraph] = []
    for part in text.split("\n\n"):
        if made:
            made.append(BLANK)
        made.append(paragraph((part, style)))
    return made
