"""The two letters of an ability on a card's face: their colours, and how they fill its rows."""

from __future__ import annotations

from rich.style import Style

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Glyphs
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.words.ability_styles import ability_style_name
from clash_tui.games.clash.words.face import Mark, Source
from clash_tui.ui.style.theme import Palette


def code_of(mark: Mark, glyphs: Glyphs) -> str:
    """Return an ability's code: ``Rg≈`` on who gives it, ``≈Rg`` on who has it by an aura."""
    if mark.source is Source.AURA:
        return mark.ability.code + glyphs.aura
    if mark.source is Source.GIVEN:
        return glyphs.aura + mark.ability.code
    return mark.ability.code


def mark_style(mark: Mark, palette: Palette) -> Style:
    """Return the style of an ability by what it is good for."""
    return ability_style(mark.ability, palette)


def ability_style(ability: Ability, palette: Palette) -> Style:
    """Return the style of an ability by what it is good for."""
    return palette.style(ability_style_name(ability))


Line = list[tuple[str, Mark | None]]
"""Words beside each other, those that are an ability's code with what they stand for."""


def lines_of_codes(marks: tuple[Mark, ...], width: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Spread the codes over the rows; when they do not fit, "+2" says how many are left out."""
    fitting = tuple(mark for mark in marks if cell_width(code_of(mark, glyphs)) <= width)
    if len(fitting) == len(marks):
        for tight in (False, True):
            words: Line = [(code_of(mark, glyphs), mark) for mark in marks]
            lines = _flow(words, width, glyphs, tight=tight)
            if len(lines) <= rows:
                return lines
    for shown in range(min(len(fitting), len(marks) - 1), -1, -1):
        words = [(code_of(mark, glyphs), mark) for mark in fitting[:shown]]
        words.append((f"+{len(marks) - shown}", None))
        lines = _flow(words, width, glyphs, tight=True)
        if len(lines) <= rows:
            return lines
    return []


def _flow(words: Line, width: int, glyphs: Glyphs, *, tight: bool) -> list[Line]:
    """Fill rows with words. Tight ones touch, but not where an aura's mark would lie between."""
    lines: list[Line] = []
    used, last = 0, ""
    for word, mark in words:
        touching = tight and glyphs.aura not in (last[-1:], word[0])
        gap = "" if touching else " "
        if lines and used + cell_width(gap) + cell_width(word) <= width:
            lines[-1] += [(gap, None), (word, mark)]
            used += cell_width(gap) + cell_width(word)
        else:
            lines.append([(word, mark)])
            used = cell_width(word)
        last = word
    return lines
