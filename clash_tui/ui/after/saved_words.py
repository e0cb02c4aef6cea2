"""What the lists of saved games tell about the one under the cursor."""

from __future__ import annotations

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.ui.after.saved_row import SavedRow, when
from clash_tui.ui.games import screens_of


def about_row(row: SavedRow) -> list[Paragraph]:
    """Tell all that is known of a saved game, or why a file cannot be read."""
    saved, way = row.listed.saved, row.listed.way
    file = clean(row.listed.file.name)
    holds = way or saved
    if row.listed.problem or holds is None:
        kept = _("The file stays as it is.")
        return [paragraph((clean(row.listed.problem), "danger")), paragraph((kept, "muted"))]
    told = f"{row.state}: {row.ended}" if row.ended else row.state
    lines = [paragraph((row.who, "chosen"), f"  {told}")]
    lines += screens_of(holds.game).about_saved(row)
    turns = ngettext("{n} turn", "{n} turns", row.turns).format(n=row.turns)
    last = _("{when}, {turns}, {file}").format(when=when(row), turns=turns, file=file)
    if way is not None:
        last = _("{when}, not begun yet, {file}").format(when=when(row), file=file)
    lines.append(paragraph((last, "muted")))
    if saved is not None and saved.branched_at is not None:
        text = ngettext(
            "branched from another game after {n} move",
            "branched from another game after {n} moves",
            saved.branched_at,
        )
        lines.append(paragraph((text.format(n=saved.branched_at), "muted")))
    return lines
