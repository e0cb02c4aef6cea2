"""A deck in words: its kinds of cards and how often each ability is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.words.ability_styles import ability_style_name


def kinds(cards: Sequence[Card]) -> Paragraph:
    """Return how many creatures and incantations there are."""
    creatures = sum(card.is_creature for card in cards)
    others = len(cards) - creatures
    words = (
        ngettext("{n} creature", "{n} creatures", creatures).format(n=creatures),
        ngettext("{n} incantation", "{n} incantations", others).format(n=others),
    )
    return paragraph((in_row(words), "muted"))


def ability_counts(cards: Sequence[Card]) -> Paragraph:
    """Return how many cards have or give each ability, by its two-letter code."""
    counts = Counter(each for card in cards for each in {*card.abilities, *card.auras})
    if not counts:
        return paragraph((_("no ability yet"), "muted"))
    runs: list[str | tuple[str, str]] = []
    for ability in Ability:
        if counts[ability]:
            count = f"{ability.code}:{counts[ability]}"
            runs += [(count, ability_style_name(ability)), "  "]
    return paragraph(*runs)
