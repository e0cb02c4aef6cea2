"""Formats: the ways to come by two decks, each a small state machine ending in a ``Setup``."""

from clash_tui.formats.champions import ChampionPicks, NotACandidate
from clash_tui.formats.constructed import BANS, Ban, Constructed, DeckNotLegal, NotInDeck
from clash_tui.formats.deck_line import BadDeckLine, DeckLine, read_line, write_line
from clash_tui.formats.deck_rules import CONSTRUCTED_SIZE, problems
from clash_tui.formats.draft import Draft, NotRevealed
from clash_tui.formats.pool import (
    DRAFT_POOL_SIZE,
    NotEnoughCards,
    SetNotPlayable,
    cards_of,
    draft_pool,
    is_playable,
    playable_sets,
    set_of,
)
from clash_tui.formats.preconstructed import DeckTaken, Preconstructed
from clash_tui.formats.preparation import (
    BadPreparation,
    Format,
    Preparation,
    Preparing,
    Stage,
    replay,
)

__all__ = [
    "BANS",
    "CONSTRUCTED_SIZE",
    "DRAFT_POOL_SIZE",
    "BadDeckLine",
    "BadPreparation",
    "Ban",
    "ChampionPicks",
    "Constructed",
    "DeckLine",
    "DeckNotLegal",
    "DeckTaken",
    "Draft",
    "Format",
    "NotACandidate",
    "NotEnoughCards",
    "NotInDeck",
    "NotRevealed",
    "Preconstructed",
    "Preparation",
    "Preparing",
    "SetNotPlayable",
    "Stage",
    "cards_of",
    "draft_pool",
    "is_playable",
    "playable_sets",
    "problems",
    "read_line",
    "replay",
    "set_of",
    "write_line",
]
