"""What the lists of saved games tell about a duel, a solo game, or the way to one."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import notes
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.words.card_text import own_cards_line
from clash_tui.games.clash.words.record_words import rules_words
from clash_tui.ui.after.saved_row import SavedRow


def about_clash(row: SavedRow, catalog: Catalog) -> list[Paragraph]:
    """Tell what was played, by which rules and with which cards."""
    saved, way = row.listed.saved, row.listed.way
    holds = way or saved
    edition = way.preparation.edition if saved is None else saved.setup.edition
    lines = [paragraph(notes([row.game, rules_words(edition)]))]
    if row.decks:
        lines.append(paragraph((_("decks:") + " ", "muted"), row.decks))
    preparation = holds.preparation
    sets = preparation.sets if preparation is not None else ()
    return lines + own_cards_line(sets, catalog.with_sets(holds.own_sets))
