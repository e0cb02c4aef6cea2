"""What the screen of records tells about a duel or a solo game."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import in_row, notes
from clash_tui.games.clash.cards import Catalog, UnknownName
from clash_tui.games.clash.words.record_words import format_title, game_title, rules_words
from clash_tui.records import PlayedGame


def about_result(game: PlayedGame, catalog: Catalog) -> list[Paragraph]:
    """Tell what was played, by which rules, and with cards of which sets."""
    first = game.first
    ways = dict.fromkeys((game_title(first), format_title(first)))
    facts = [in_row(way for way in ways if way), rules_words(first.edition)]
    if first.own_cards:
        facts.append(_("with own cards"))
    lines = [paragraph(notes(facts))]
    if first.sets:
        sets = in_row(_set_name(each, catalog) for each in first.sets)
        lines.append(paragraph((_("cards of {sets}").format(sets=sets), "muted")))
    return lines


def _set_name(set_id: str, catalog: Catalog) -> str:
    try:
        return catalog.set(set_id).title
    except UnknownName:
        return set_id
