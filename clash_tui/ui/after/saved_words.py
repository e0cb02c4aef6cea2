"""What the lists of saved games tell about the one under the cursor."""

from __future__ import annotations

from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import notes
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.words.card_text import own_cards_line
from clash_tui.games.clash.words.record_words import rules_words
from clash_tui.ui.after.saved_rows import SavedRow, when


def about_row(row: SavedRow, catalog: Catalog) -> list[Paragraph]:
    """Tell all that is known of a saved game, or why a file cannot be read."""
    saved, way = row.listed.saved, row.listed.way
    file = clean(row.listed.file.name)
    if row.listed.problem or (saved is None and way is None):
        kept = _("The file stays as it is.")
        return [paragraph((clean(row.listed.problem), "danger")), paragraph((kept, "muted"))]
    told = f"{row.state}: {row.ended}" if row.ended else row.state
    lines = [paragraph((row.who, "chosen"), f"  {told}")]
    setup = saved.setup if saved is not None else None
    edition = setup.edition if setup is not None else way.preparation.edition if way else None
    facts = [row.game]
    if edition is not None:
        facts.append(rules_words(edition))
    lines.append(paragraph(notes(facts)))
    if row.decks:
        lines.append(paragraph((_("decks:") + " ", "muted"), row.decks))
    kept_of = way or saved
    preparation = kept_of.preparation if kept_of is not None else None
    if kept_of is not None:
        catalog = catalog.with_sets(kept_of.own_sets)
    lines += own_cards_line(preparation.sets if preparation is not None else (), catalog)
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
