"""Nim for any number of players, as a game of its own: a toy to see that nothing knows which it is.

Whoever takes the last stick loses, and all others have won. Under the last heap lies a coin; a
player who takes a heap's last stick sees what was under it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

from clash_tui.match.match import Match
from clash_tui.match.saved_file import SavedGame, SavedWay
from clash_tui.match.seats import seated
from clash_tui.records import GameResult


class Take(NamedTuple):
    heap: int
    sticks: int


class Taken(NamedTuple):
    player: int
    heap: int
    left: int
    coin: int | None


class NimOutcome(NamedTuple):
    loser: int
    players: int
    ending: str = "last-stick"

    @property
    def results(self):
        return tuple("lost" if seat == self.loser else "won" for seat in range(self.players))


class NimSetup(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int
    heaps: tuple[int, ...]
    coins: tuple[int, ...]


@dataclass
class NimState:
    players: int
    heaps: list[int]
    coins: tuple[int, ...]
    active: int = 0
    turn: int = 1
    outcome: NimOutcome | None = None


class Nim:
    id = "nim"

    def seats(self, setup):
        return setup.players

    def initial_state(self, setup, listener=None):
        return NimState(setup.players, list(setup.heaps), setup.coins)

    def copy(self, state):
        return replace(state, heaps=list(state.heaps))

    def legal_moves(self, state):
        if state.outcome is not None:
            return ()
        return [
            Take(heap, sticks)
            for heap, left in enumerate(state.heaps)
            for sticks in range(1, left + 1)
        ]

    def table_moves(self, state):
        return ()

    def can_be_taken_back(self, move):
        return True

    def reveals(self, event):
        return event.coin is not None

    def learns(self, before, after, seat):
        return before.heaps.count(0) < after.heaps.count(0)

    def apply(self, state, move, listener=None):
        if move not in self.legal_moves(state):
            raise ValueError(f"{self.write_move(move)} cannot be taken")
        state.heaps[move.heap] -= move.sticks
        left = state.heaps[move.heap]
        event = Taken(state.active, move.heap, left, None if left else state.coins[move.heap])
        if not any(state.heaps):
            state.outcome = NimOutcome(state.active, state.players)
        else:
            state.active = (state.active + 1) % state.players
            state.turn += 1
        if listener is not None:
            listener(event, state)

    def to_move(self, state):
        return state.active

    def outcome(self, state):
        return state.outcome

    def view(self, state, player):
        coins = tuple(None if left else coin for left, coin in zip(state.heaps, state.coins))  # noqa: B905
        return (tuple(state.heaps), coins, state.active)

    def sample(self, view, rng: random.Random):
        heaps, coins, active = view
        dealt = tuple(rng.randint(1, 2) if coin is None else coin for coin in coins)
        return NimState(3, list(heaps), dealt, active)

    def write_move(self, move):
        return f"take {move.sticks} of {move.heap + 1}"

    def read_move(self, text):
        match text.split():
            case ["take", sticks, "of", heap] if sticks.isdigit() and heap.isdigit():
                return Take(int(heap) - 1, int(sticks))
        raise ValueError(f"{text} is no move")

    def write_event(self, event, state):
        return repr(event)

    def write_position(self, state):
        heaps = " ".join(map(str, state.heaps))
        return f"turn {state.turn}  {state.active} of {state.players}  {heaps}\n"

    def read_position(self, text):
        words = text.split()
        return NimState(int(words[4]), [*map(int, words[5:])], (), int(words[2]), int(words[1]))


class SavedLoser(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    loser: int


class SavedNim(SavedGame):
    game: Literal["nim"] = "nim"
    kind: Literal["nim"] = "nim"
    setup: NimSetup
    outcome: SavedLoser | None = None


class SavedHeaps(SavedWay):
    game: Literal["nim"] = "nim"
    kind: Literal["heaps"] = "heaps"
    heaps: tuple[int, ...]


@dataclass(frozen=True)
class Heaps:
    """The way to a game: heap after heap is laid."""

    names: tuple[str, ...]
    heaps: tuple[int, ...] = ()
    game = "nim"

    @property
    def seats(self):
        return seated(self.names)

    @property
    def begun(self):
        return bool(self.heaps)

    @property
    def unfinished(self):
        return "The heaps are not laid."

    def leads_to(self, match):
        return match.setup.heaps == self.heaps


class _Kind:
    id = "nim"

    def pieces(self):
        return None

    def what_changed(self, saved, pieces):
        return None

    def documents(self):
        return (SavedNim, SavedHeaps)

    def document_of(self, match):
        ended = match.outcome
        return SavedNim, {
            "setup": match.setup,
            "outcome": None if ended is None else SavedLoser(loser=ended.loser),
        }

    def rules(self, saved, pieces):
        return Nim()

    def begin(self, saved, pieces):
        return Match(Nim(), saved.setup, saved.seats)

    def is_moot(self, move, state):
        return False

    def way_of(self, way):
        return SavedHeaps, {"heaps": way.heaps}

    def restore_way(self, saved, pieces):
        if not all(saved.heaps):
            raise ValueError("a heap is empty")
        return Heaps(saved.names, saved.heaps)

    def result(self, match):
        if match.outcome is None:
            return f"{match.names[match.to_move]} decides"
        return f"{match.names[match.outcome.loser]} has lost"

    def ending(self, saved):
        return None if saved.outcome is None else f"{saved.names[saved.outcome.loser]} has lost"

    def ends_as(self, saved, outcome):
        return saved.outcome is not None and saved.outcome.loser == outcome.loser

    def write_replay(self, match, saved):
        return "".join(f"{match.game.write_move(move)}\n" for move in match.moves)

    def results(self, match, game, ended) -> tuple[Any, ...]:
        return tuple(
            GameResult(
                game=game,
                side="ABCDEF"[place],
                ended=ended,
                kind="nim",
                player=seat.name,
                opponent=" & ".join(name for name in match.names if name != seat.name),
                result=match.outcome.results[place],
                turns=match.state.turn,
                ending=match.outcome.ending,
                taken_back=match.taken_back,
            )
            for place, seat in enumerate(match.seats)
            if seat.is_person
        )

    def game_title(self, result):
        return "Nim"

    def deck_title(self, result):
        return ""


KIND = _Kind()
