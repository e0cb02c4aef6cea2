"""What the board shows now, put together from what is known, chosen and told."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.ui.clash.play.beats import Beat
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.hint_line import HintLine
from clash_tui.ui.clash.play.moment import Moment
from clash_tui.ui.clash.play.programs import Programs
from clash_tui.ui.clash.play.retelling import Retelling
from clash_tui.ui.clash.play.sight import Sight


class Picture:
    """Gives the moment to show, of the position or of what is being told.

    Args:
        match: The game.
        kind: Returns what is played, for the title line.
        sight: What may be seen.
        choice: What is about to be played.
        log: What has happened, in words.
        hint_line: Chooses the line below the forecast.
        retelling: What is being told.
        programs: The programs that play.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        kind: Callable[[], tuple[str, ...]],
        *,
        sight: Sight,
        choice: Choice,
        log: GameLog,
        hint_line: HintLine,
        retelling: Retelling,
        programs: Programs,
    ) -> None:
        self._match = match
        self._kind = kind
        self._sight = sight
        self._choice = choice
        self._log = log
        self._hint_line = hint_line
        self._retelling = retelling
        self._programs = programs

    def now(self, *, explained: bool) -> Moment:
        """Return the position; ``explained``: whether a panel tells what the cursor is on."""
        sight, choice = self._sight, self._choice
        forecast = choice.forecast()
        hint = self._hint_line.line(forecast, explained=explained)
        return Moment(
            view=sight.view(),
            bottom=sight.bottom,
            names=self._match.names,
            kind=self._kind(),
            cursor=choice.marked,
            explained=choice.looked_at,
            aim=choice.aim,
            forecast=forecast,
            log=self._log.lines(),
            hint=hint.spans,
            hint_more=hint.more,
            covered=sight.hidden,
            thinks=self._programs.thinks,
        )

    def of(self, beat: Beat) -> Moment:
        """Return a moment of what is being told."""
        sight = self._sight
        return Moment(
            view=sight.view_of(beat.state),
            bottom=sight.bottom,
            names=self._match.names,
            kind=self._kind(),
            beat=beat,
            log=self._log.lines(beat.told),
            hint=self._retelling.hint,
            covered=sight.eyes is None and not sight.watched,
        )
