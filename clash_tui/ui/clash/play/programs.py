"""The programs at a board: they think beside it, wait while they are paused, and can be stepped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from clash_tui.bots.levels import HOUSE, levels_of
from clash_tui.bots.player import Stop
from clash_tui.bots.programs import answer
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Move
from clash_tui.match.seats import Program


class Thinks(Protocol):
    """Thinks out one thing at a time beside a screen, each once the one before has ended."""

    def begin(self, think: Callable[[Stop], Any], then: Callable[[Any], None]) -> None:
        """Think something out, and call back with what came of it."""

    def stop(self) -> None:
        """Ask for nothing any more."""


class Programs:
    """Asks the programs of a game for their moves.

    A move that was thought out while something else is on top of the board waits until the board
    is in sight again. What was asked for another position than that of now is never played.

    Args:
        match: The game.
        thinking: Thinks beside the board.
        in_sight: Says whether the board is on top.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        thinking: Thinks | None = None,
        in_sight: Callable[[], bool] = lambda: True,
    ) -> None:
        self._match = match
        self._beside: Any = match.as_it_stands()
        """The game as the programs have it before them: they know it again from move to move."""
        self._thinking = thinking
        self._in_sight = in_sight
        # Who plays without programs need not wait until they are loaded.
        self._able = (
            frozenset(level.id for level in levels_of(match.game.id))
            if any(isinstance(seat.sits, Program) for seat in match.seats)
            else frozenset()
        )
        self.any = any(self._is_ours(seat) for seat in range(len(match.seats)))
        """Whether a program plays that can play this game."""
        self.alone = all(self._is_ours(seat) for seat in range(len(match.seats)))
        """Whether nobody else plays: people can only watch."""
        self.paused = False
        self._asked_for: Any = None
        """The position a program thinks about; None while none does."""
        self._held: Move | None = None
        """What it will play once the board is in sight again."""
        self._single = False
        """Whether it is asked for one move although programs are paused."""

    def _is_ours(self, seat: int) -> bool:
        sits = self._match.seats[seat].sits
        return isinstance(sits, Program) and sits.id == HOUSE and sits.level in self._able

    @property
    def asked(self) -> bool:
        """Whether a program must decide now."""
        return self._match.outcome is None and self._is_ours(self._match.to_move)

    @property
    def in_sight(self) -> bool:
        """Whether the board is on top."""
        return self._in_sight()

    @property
    def thinks(self) -> bool:
        """Whether a program is about to play."""
        return self._asked_for is not None

    @property
    def waits(self) -> bool:
        """Whether a program would have to play, and is paused."""
        return self.paused and self.asked and not self.thinks

    def decide(self, play: Callable[[Move], None]) -> None:
        """Let the program that must decide think, unless programs are paused.

        Args:
            play: Is called with its move.
        """
        if self._thinking is None or (self.paused and not self._single):
            return
        self._single = False
        state = self._match.state
        if self._asked_for is state:
            return
        self._asked_for, self._held = state, None
        now = self._match.as_it_stands()

        def think(stop: Stop) -> Move:
            # The board's own match may be played on, or back, while this goes on.
            self._beside.stand_like(now)
            move: Move = answer(self._beside, stop=stop)
            return move

        def thought(move: Move) -> None:
            if self._asked_for is not self._match.state:
                self.stop()
            elif self._in_sight():
                self._asked_for = None
                play(move)
            else:
                self._held = move

        self._thinking.begin(think, thought)

    def in_sight_again(self, play: Callable[[Move], None]) -> None:
        """Play what was thought out while the board was out of sight."""
        move, self._held = self._held, None
        if move is not None and self._asked_for is self._match.state:
            self._asked_for = None
            play(move)

    def stop(self) -> None:
        """Drop what is being thought out: the position is another one."""
        self._asked_for = self._held = None
        self._single = False
        if self._thinking is not None:
            self._thinking.stop()

    def pause(self) -> None:
        """Let programs wait; what one is thinking out is dropped."""
        self.stop()
        self.paused = True

    def go_on(self) -> None:
        """Let programs play again."""
        self.paused = False

    def step(self) -> None:
        """Let a program play one move although programs are paused."""
        self._single = True
