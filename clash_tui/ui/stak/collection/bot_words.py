"""What is told of a card beside its face."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, styled
from clash_tui.base.wording import capital_first, in_row, notes
from clash_tui.games.stak.cards.deck import Deck
from clash_tui.games.stak.words.deck_words import deck_title, house_words, kind_words
from clash_tui.games.stak.words.names import name_of
from clash_tui.ui.stak.collection.bot_rows import BotRow


def about_row(row: BotRow, rows: Sequence[BotRow], deck: Deck) -> list[Paragraph]:
    """Tell what a card's face does not say, and what of it is house data.

    Args:
        row: The card.
        rows: All cards of the deck.
        deck: The deck.
    """
    kind = kind_words(row.bot)
    rule = _("rule {rule}").format(rule=row.bot.rule)
    lines = [styled("gold", capital_first(in_row((kind, rule)) if kind else rule))]
    lines.append(styled("text", _in_deck(row, deck)))
    others = [each for each in rows if each.bot is row.bot and each != row and each.version]
    if others:
        told = notes(_copies(each) for each in others)
        lines.append(styled("muted", _("Also in it: {cards}").format(cards=told)))
    if deck.house:
        lines += [BLANK, styled("muted", house_words())]
    return lines


def _in_deck(row: BotRow, deck: Deck) -> str:
    title = deck_title(deck)
    if row.version is None:
        return _("{deck} has no card of this bot.").format(deck=title)
    text = ngettext("{deck} has {n} copy of it.", "{deck} has {n} copies of it.", row.copies)
    return text.format(deck=title, n=row.copies)


def _copies(row: BotRow) -> str:
    assert row.version is not None
    text = ngettext("{card}, {n} copy", "{card}, {n} copies", row.copies)
    return text.format(card=name_of(row.version), n=row.copies)
