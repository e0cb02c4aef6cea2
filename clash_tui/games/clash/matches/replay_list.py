"""The moves of a game in a list, turn by turn: what players decided, and what the pile revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from clash_tui.base.i18n import _
from clash_tui.games.clash.matches.eyes import GameReplay
from clash_tui.games.clash.matches.saved import Playable
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import B, events
from clash_tui.games.clash.words.move_words import move_words, revealed_words
from clash_tui.games.protocol import Told
from clash_tui.match.replay_lines import Line, ReplayLines


class _Part(NamedTuple):
    """A piece of what a move has brought that has a line of its own; a turn's beginning too."""

    first: int
    text: str
    move: int | None = None
    heading: bool = False


class ReplayList(ReplayLines):
    """The lines of a game, and which of them a step belongs to.

    Args:
        match: The game.
        replay: The same game as a line of positions.
    """

    def __init__(self, match: Playable, replay: GameReplay) -> None:
        self._match = match
        self._replay = replay
        super().__init__(self._lines())

    def _lines(self) -> Iterator[Line]:
        match, first = self._match, 0
        for number, told in enumerate((match.opening, *match.history)):
            end = self._replay.end_of_move(number)
            parts = list(self._parts(number, told, first))
            for place, part in enumerate(parts):
                if part.heading:
                    yield Line(part.text, part.first, heading=True)
                    continue
                after = parts[place + 1 :]
                # What comes last stands where the move has led to: there the next one is decided.
                goes_on = any(not each.heading for each in after)
                last = after[0].first - 1 if goes_on else end
                yield Line(part.text, max(part.first, last), part.move)
            first = end + 1

    def _parts(self, number: int, told: tuple[Told, ...], first: int) -> Iterator[_Part]:
        match = self._match
        if number:
            words = move_words(match.moves[number - 1], told, match.catalog)
            yield _Part(first, words, number)
        else:
            yield _Part(first, _("the start"))
        for place, (event, _state) in enumerate(told):
            step = first + place
            if isinstance(event, events.TurnBegan):
                text = _("Turn {turn}: {name}")
                name = match.names[event.player]
                yield _Part(step, text.format(turn=event.turn, name=name), heading=True)
            elif isinstance(event, events.Revealed):
                yield _Part(step, revealed_words(told[place:], match.catalog))
            elif self._plays_itself(event):
                yield _Part(step, _("attack"))

    def _plays_itself(self, event: object) -> bool:
        """Say whether it is the attack of the solo opponent, which nobody decides (R73)."""
        solo = isinstance(self._match, SoloGame)
        return solo and isinstance(event, events.AssaultBegan) and event.player == B
