"""The record of Clash of Decks in words: what its ids are called in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.words.duel_options import EDITIONS

if TYPE_CHECKING:
    from clash_tui.records import GameResult

_FORMATS = {
    "preconstructed": N_("Preconstructed"),
    "draft": N_("Draft"),
    "constructed": N_("Constructed"),
}
_LEVELS = {
    "quick": N_("quick"),
    "easy": N_("easy"),
    "medium": N_("medium"),
    "hard": N_("hard"),
    "heroic": N_("heroic"),
    "mythic": N_("mythic"),
}
_ENDINGS = {
    "fort-fell": N_("a Fort has fallen"),
    "empty-hand": N_("only the Stronghold was left in a hand"),
    "resigned": N_("a player resigned"),
    "agreed": N_("both agreed to a draw"),
    "pile-empty": N_("the pile was empty"),
    "outlasted": N_("the opponent's last turn was over"),
}


def deck_title(result: GameResult) -> str:
    """Return what a deck is called: its name, or how it came about and the mark of its cards.

    Every drafted deck is another one, so all of them are "Draft".
    """
    if result.deck:
        return result.deck
    if result.format == "draft":
        return _("Draft")
    if result.format == "constructed":
        return _("Built deck {mark}").format(mark=result.deck_mark)
    return _("Deck {mark}").format(mark=result.deck_mark)


def format_title(result: GameResult) -> str:
    """Return how the decks came about; what is not known stays as it is written."""
    return _known(_FORMATS, result.format)


def game_title(result: GameResult) -> str:
    """Return in a few words what kind of game it was."""
    if result.kind == "duel":
        return format_title(result) or _("duel")
    return _("solo, {level}").format(level=level_title(result.level or "quick"))


def level_title(level: str) -> str:
    """Return the name of a level of solo games (R83), or of the quick game."""
    return _known(_LEVELS, level)


def edition_words(edition: str) -> str:
    """Return the name of a rule edition (R7) by its id: with its year, unlike the set of cards."""
    kept = EDITIONS.get(edition)
    return edition if kept is None else _(kept.name)


def rules_words(edition: str) -> str:
    """Say by its id which edition of the rules holds (R7), as one remark among others."""
    return _("rules: {edition}").format(edition=edition_words(edition))


def ending_title(result: GameResult) -> str:
    """Return why the game was over."""
    return ending_words(result.ending)


def ending_words(ending: str) -> str:
    """Return why a game was over, by the id of its ending."""
    return _known(_ENDINGS, ending)


def _known(words: dict[str, str], name: str) -> str:
    return _(words[name]) if name in words else name
