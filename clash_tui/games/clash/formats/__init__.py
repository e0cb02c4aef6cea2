"""Formats: the ways to come by two decks, each a small state machine ending in a ``Setup``."""

from clash_tui.base.code_signs import BadCode
from clash_tui.games.clash.formats.champions import ChampionPicks, NotACandidate
from clash_tui.games.clash.formats.constructed import (
    BANS,
    Ban,
    Constructed,
    DeckNotLegal,
    NotInDeck,
)
from clash_tui.games.clash.formats.daily import deal_of_the_day
from clash_tui.games.clash.formats.deck_line import BadDeckLine, DeckLine, read_line, write_line
from clash_tui.games.clash.formats.deck_rules import CONSTRUCTED_SIZE, problems
from clash_tui.games.clash.formats.difficulty import (
    OPTION_CHOICES,
    choice_points,
    every_combination,
    level_above,
    level_below,
    option_combinations,
    random_options,
    read_options,
    write_options,
)
from clash_tui.games.clash.formats.draft import Draft, NotRevealed
from clash_tui.games.clash.formats.pool import (
    DRAFT_POOL_SIZE,
    NotEnoughCards,
    cards_of,
    draft_pool,
    set_of,
)
from clash_tui.games.clash.formats.preconstructed import DeckTaken, Preconstructed
from clash_tui.games.clash.formats.preparation import (
    Begins,
    Format,
    Preparation,
    Preparing,
    Stage,
    first_of,
    replay,
)
from clash_tui.games.clash.formats.share_code import (
    Deal,
    NoCode,
    begin_code,
    deal_of,
    read_code,
    write_code,
)
from clash_tui.games.clash.formats.solo import (
    SoloPreparation,
    SoloPreparing,
    SoloStage,
    replay_solo,
)
from clash_tui.games.clash.formats.solo_deck import SoloDeck
from clash_tui.games.clash.formats.solo_draft import SOLO_ROUNDS, SoloDraft
from clash_tui.games.clash.formats.steps import BadPreparation

__all__ = [
    "BANS",
    "CONSTRUCTED_SIZE",
    "DRAFT_POOL_SIZE",
    "OPTION_CHOICES",
    "SOLO_ROUNDS",
    "BadCode",
    "BadDeckLine",
    "BadPreparation",
    "Ban",
    "Begins",
    "ChampionPicks",
    "Constructed",
    "Deal",
    "DeckLine",
    "DeckNotLegal",
    "DeckTaken",
    "Draft",
    "Format",
    "NoCode",
    "NotACandidate",
    "NotEnoughCards",
    "NotInDeck",
    "NotRevealed",
    "Preconstructed",
    "Preparation",
    "Preparing",
    "SoloDeck",
    "SoloDraft",
    "SoloPreparation",
    "SoloPreparing",
    "SoloStage",
    "Stage",
    "begin_code",
    "cards_of",
    "choice_points",
    "deal_of",
    "deal_of_the_day",
    "draft_pool",
    "every_combination",
    "first_of",
    "level_above",
    "level_below",
    "option_combinations",
    "problems",
    "random_options",
    "read_code",
    "read_line",
    "read_options",
    "replay",
    "replay_solo",
    "set_of",
    "write_code",
    "write_line",
    "write_options",
]
