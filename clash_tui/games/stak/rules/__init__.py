"""The rules of Stak Bots: states, moves, events, views and their notation.

``initial_state(setup)`` begins a game, ``legal_moves(state)`` says what can be played,
``apply(state, move)`` plays it, ``state.outcome`` ends it, ``view(state, seat)`` is what one
player may know.
"""

from clash_tui.games.stak.rules.apply import IllegalMove, apply
from clash_tui.games.stak.rules.cautions import Caution, cautions
from clash_tui.games.stak.rules.events import Event, Gone, Spot, seen_by
from clash_tui.games.stak.rules.forecast import (
    UNKNOWN,
    AimForecast,
    AttackForecast,
    Bout,
    ComesUp,
    Fall,
    PlayForecast,
    SeriesEnd,
    Shares,
)
from clash_tui.games.stak.rules.forecasting import (
    forecast_attack,
    forecast_attacks,
    forecast_choices,
    forecast_play,
)
from clash_tui.games.stak.rules.legality import legal_moves, table_moves
from clash_tui.games.stak.rules.moves import (
    END,
    PASS,
    SCRAP,
    Attack,
    Choose,
    Discard,
    End,
    Move,
    Pass,
    Play,
    React,
    Recycle,
    Scrap,
)
from clash_tui.games.stak.rules.moves_text import BadMove, read_move, write_move
from clash_tui.games.stak.rules.position_reading import BadPosition, read_position
from clash_tui.games.stak.rules.position_text import write_position
from clash_tui.games.stak.rules.power import power_in, power_of_top
from clash_tui.games.stak.rules.sample import sample
from clash_tui.games.stak.rules.setup import (
    USUAL_DEPTHS,
    Setup,
    deepest,
    first_player,
    initial_state,
)
from clash_tui.games.stak.rules.stak_bots import StakBots
from clash_tui.games.stak.rules.state import Listener, Options, Outcome, State, to_move
from clash_tui.games.stak.rules.view import HandCard, SeatView, StakCard, View, view
from clash_tui.games.stak.rules.words import (
    CHOICE,
    DISCARD,
    FEWEST,
    LETTERS,
    MOST,
    MOST_PLAYS,
    MOST_ROUNDS,
    NOBODY,
    NOTHING,
    REACTION,
    Ending,
)
from clash_tui.games.table_moves import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    AcceptDraw,
    DeclineDraw,
    OfferDraw,
    Resign,
)

__all__ = [
    "ACCEPT_DRAW",
    "CHOICE",
    "DECLINE_DRAW",
    "DISCARD",
    "END",
    "FEWEST",
    "LETTERS",
    "MOST",
    "MOST_PLAYS",
    "MOST_ROUNDS",
    "NOBODY",
    "NOTHING",
    "PASS",
    "REACTION",
    "SCRAP",
    "UNKNOWN",
    "USUAL_DEPTHS",
    "AcceptDraw",
    "AimForecast",
    "Attack",
    "AttackForecast",
    "BadMove",
    "BadPosition",
    "Bout",
    "Caution",
    "Choose",
    "ComesUp",
    "DeclineDraw",
    "Discard",
    "End",
    "Ending",
    "Event",
    "Fall",
    "Gone",
    "HandCard",
    "IllegalMove",
    "Listener",
    "Move",
    "OfferDraw",
    "Options",
    "Outcome",
    "Pass",
    "Play",
    "PlayForecast",
    "React",
    "Recycle",
    "Resign",
    "Scrap",
    "SeatView",
    "SeriesEnd",
    "Setup",
    "Shares",
    "Spot",
    "StakBots",
    "StakCard",
    "State",
    "View",
    "apply",
    "cautions",
    "deepest",
    "first_player",
    "forecast_attack",
    "forecast_attacks",
    "forecast_choices",
    "forecast_play",
    "initial_state",
    "legal_moves",
    "power_in",
    "power_of_top",
    "read_move",
    "read_position",
    "sample",
    "seen_by",
    "table_moves",
    "to_move",
    "view",
    "write_move",
    "write_position",
]
