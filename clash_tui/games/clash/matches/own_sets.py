"""The cards of a game that do not come with the program: kept with it, as they were.

A set that a player made is a file that can be edited or removed at any time. A game that was begun
with it goes on with the cards it was begun with.
"""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import all_of, sentences
from clash_tui.games.clash.cards import CardSet, Catalog
from clash_tui.games.clash.formats import Preparing, SoloPreparing
from clash_tui.games.clash.matches.duel import Duel
from clash_tui.games.clash.matches.solo import SoloGame


def own_sets_of(game: Duel | SoloGame | Preparing | SoloPreparing) -> tuple[CardSet, ...]:
    """Return the players' own sets that a game, or what it is prepared with, takes cards from.

    They are returned whole: a draft is made from all cards of its sets, and what is built is
    built from them.
    """
    preparation = game.preparation
    agreed = () if preparation is None else preparation.sets
    cards: set[str] = set()
    if isinstance(game, Duel):
        cards = {*game.setup.decks[0], *game.setup.decks[1], *filter(None, game.setup.champions)}
    elif isinstance(game, SoloGame):
        cards = {*game.setup.deck, *game.setup.pile, game.setup.champion or ""}
    return tuple(
        each
        for each in game.catalog.sets
        if each.own and (each.id in agreed or any(card.id in cards for card in each.cards))
    )


def told_otherwise(kept: Iterable[CardSet], catalog: Catalog) -> str | None:
    """Say that sets have changed since a game began; None where they are as they were.

    Args:
        kept: The sets as the game has them.
        catalog: The sets as their files have them now.
    """
    now = {each.id: each for each in catalog.sets}
    gone = [each.name for each in kept if each.id not in now]
    changed = [each.name for each in kept if each.id in now and not _same(each, now[each.id])]
    told = []
    if changed:
        text = ngettext(
            "The set {sets} says something else by now.",
            "The sets {sets} say something else by now.",
            len(changed),
        )
        told.append(text.format(sets=all_of(changed)))
    if gone:
        text = ngettext(
            "The set {sets} is gone, or cannot be used any more.",
            "The sets {sets} are gone, or cannot be used any more.",
            len(gone),
        )
        told.append(text.format(sets=all_of(gone)))
    if not told:
        return None
    return sentences((*told, _("This game keeps its cards as they were.")))


def _same(kept: CardSet, now: CardSet) -> bool:
    """Say whether two sets have the same cards; in which order their files have them is nothing."""
    return {card.id: card for card in kept.cards} == {card.id: card for card in now.cards}
