"""What a player can read about the rules of Stak Bots while playing."""

from functools import cache

from clash_tui.base.paths import assets_dir
from clash_tui.games.reference import Reference, load_sections


@cache
def default_reference() -> Reference:
    """Return the reference that comes with the program, read once. Raises ``BrokenReference``."""
    return Reference(sections=load_sections(assets_dir("stak") / "rules" / "sections"))
