import dataclasses
import unicodedata
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from clash_tui.ui.style.glyphs import ASCII, UNICODE, Box, Glyphs, glyphs

# From Unicode's emoji-data.txt: the symbols with an emoji form in the blocks the board draws from.
EMOJI_FORMS = set("↔↕↖↗↘↙↩↪⌚⌛⏏Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♟♠♣♥♦♨♻♾♿⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡") | set(
    "⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⬅⬆⬇⬛⬜⭐⭕"
)


def marks(glyph_set: Glyphs | Box) -> Iterator[tuple[str, str]]:
    if isinstance(glyph_set, Box):
        yield from glyph_set._asdict().items()
        return
    for field in dataclasses.fields(glyph_set):
        value = getattr(glyph_set, field.name)
        if isinstance(value, Box):
            for name, mark in marks(value):
                yield f"{field.name}.{name}", mark
        elif isinstance(value, tuple):
            yield from ((field.name, mark) for mark in value)
        elif field.name != "name":
            yield field.name, value


BOTH = [pytest.param(each, id=each.name) for each in (UNICODE, ASCII)]


@pytest.mark.parametrize("glyph_set", BOTH)
def test_every_glyph_is_one_cell_wide(glyph_set: Glyphs) -> None:
    for name, mark in marks(glyph_set):
        assert len(mark) == 1, name
        assert cell_len(mark) == 1, name
        assert unicodedata.east_asian_width(mark) not in {"W", "F"}, name


def test_no_glyph_has_an_emoji_form() -> None:
    assert [name for name, mark in marks(UNICODE) if mark in EMOJI_FORMS] == []


def test_ascii_glyphs_are_ascii() -> None:
    assert [
        name for name, mark in marks(ASCII) if not mark.isascii() or not mark.isprintable()
    ] == []


@pytest.mark.parametrize("glyph_set", BOTH)
def test_marks_that_must_not_be_taken_for_each_other_differ(glyph_set: Glyphs) -> None:
    for one, other in (
        (glyph_set.mana_full, glyph_set.mana_empty),
        (glyph_set.bar_full, glyph_set.bar_empty),
        (glyph_set.falls, glyph_set.waiting),
        (glyph_set.rounded.left, glyph_set.heavy.left),
        (glyph_set.rounded.left, glyph_set.dashed.left),
        (glyph_set.heavy.top_left, glyph_set.double.top_left),
    ):
        assert one != other


def test_a_set_is_found_by_its_name() -> None:
    assert glyphs("ascii") is ASCII
    assert glyphs("unicode") is UNICODE
    assert glyphs("runes") is UNICODE
