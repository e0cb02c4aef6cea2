"""The rules of Clash of Decks: states, moves, events, views and their notation.

``initial_state(setup, catalog)`` begins a duel, ``legal_moves(state)`` says what can be played,
``apply(state, move)`` plays it, ``state.outcome`` ends it, ``view(state, player)`` is what one
player may know.
"""

from clash_tui.games.clash.rules.apply import IllegalMove, apply
from clash_tui.games.clash.rules.clash import ClashOfDecks
from clash_tui.games.clash.rules.forecast import Blow, BlowKind, Forecast, Victim
from clash_tui.games.clash.rules.forecasting import (
    EnemyAssault,
    enemy_assault,
    forecast,
    foretold,
)
from clash_tui.games.clash.rules.legality import legal_moves, table_moves
from clash_tui.games.clash.rules.moves import (
    CONTINUE,
    END_SUMMONING,
    Cast,
    EndSummoning,
    Move,
    ReturnOrder,
    Summon,
    SummonChampion,
)
from clash_tui.games.clash.rules.moves_text import BadMove, read_move, write_move
from clash_tui.games.clash.rules.position_reading import BadPosition, read_position
from clash_tui.games.clash.rules.position_text import write_position
from clash_tui.games.clash.rules.sample import sample
from clash_tui.games.clash.rules.setup import Setup, first_player, initial_state
from clash_tui.games.clash.rules.solo_setup import (
    GRANTABLE,
    LEVELS,
    PILE_SIZE,
    SoloOptions,
    SoloSetup,
    initial_solo_state,
)
from clash_tui.games.clash.rules.state import Outcome, State, to_move
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.rules.viewing import view
from clash_tui.games.clash.rules.words import LOWER, PLAYERS, UPPER, A, B, Edition, Ending, Phase
from clash_tui.games.table_moves import ACCEPT_DRAW, DECLINE_DRAW, OfferDraw, Resign

__all__ = [
    "ACCEPT_DRAW",
    "CONTINUE",
    "DECLINE_DRAW",
    "END_SUMMONING",
    "GRANTABLE",
    "LEVELS",
    "LOWER",
    "PILE_SIZE",
    "PLAYERS",
    "UPPER",
    "A",
    "B",
    "BadMove",
    "BadPosition",
    "Blow",
    "BlowKind",
    "Cast",
    "ClashOfDecks",
    "Edition",
    "EndSummoning",
    "Ending",
    "EnemyAssault",
    "Forecast",
    "IllegalMove",
    "Move",
    "OfferDraw",
    "Outcome",
    "Phase",
    "Resign",
    "ReturnOrder",
    "Setup",
    "SoloOptions",
    "SoloSetup",
    "State",
    "Summon",
    "SummonChampion",
    "Victim",
    "View",
    "apply",
    "enemy_assault",
    "first_player",
    "forecast",
    "foretold",
    "initial_solo_state",
    "initial_state",
    "legal_moves",
    "read_move",
    "read_position",
    "sample",
    "table_moves",
    "to_move",
    "view",
    "write_move",
    "write_position",
]
