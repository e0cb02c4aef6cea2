"""The program's own pictures on the title, kept as text under assets/logo."""

from __future__ import annotations

from functools import cache

from clash_tui.base.paths import assets_dir


@cache
def picture(name: str, glyph_set: str) -> tuple[str, ...]:
    """Return the rows of a picture, all of one width.

    Args:
        name: "small" or "large" for the name of the game, "bastion" or "fort" for the towers.
        glyph_set: The name of the glyph set it is drawn with.
    """
    file = assets_dir() / "logo" / glyph_set / f"{name}.txt"
    rows = file.read_text(encoding="utf-8").splitlines()
    width = max(len(row) for row in rows)
    return tuple(row.ljust(width) for row in rows)
