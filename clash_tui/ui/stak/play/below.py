"""What stands between the Staks and the hand: what is asked, and what would follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, Span, paragraph
from clash_tui.base.settings import Settings
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.first_steps import first_step
from clash_tui.games.stak.words.forecast_words import ForecastTeller
from clash_tui.games.stak.words.names import card_name
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.doubts import Doubts
from clash_tui.ui.stak.play.foretold import Line, foretold, warned, warned_of_ending
from clash_tui.ui.stak.play.modes import Mode
from clash_tui.ui.stak.play.said import asked_words
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.thinking import Thinking
from clash_tui.ui.stak.play.turn import Turn

_TAUGHT = (Mode.ACT, Mode.CHOOSE, Mode.EXPELLED, Mode.REACT)
"""In which a beginner is told what can be done."""

_FEW = 3
"""With more Staks each victim of an attack has one line."""


class Below:
    """Finds the words for the lines below the Staks.

    Args:
        match: The game.
        sight: What may be seen.
        turn: What is about to be done.
        doubts: Finds the warnings.
        thinking: Lets programs think.
        settings: Returns the settings of now.
        glyphs: Returns the signs to write with.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        sight: Sight,
        turn: Turn,
        doubts: Doubts,
        thinking: Thinking,
        settings: Callable[[], Settings],
        glyphs: Callable[[], Glyphs],
    ) -> None:
        self._match = match
        self._sight = sight
        self._turn = turn
        self._doubts = doubts
        self._thinking = thinking
        self._settings = settings
        self._glyphs = glyphs
        self.hint: Span | None = None
        """A sentence in place of the forecast."""

    @property
    def many(self) -> bool:
        """Whether there are so many Staks that each has little room."""
        return len(self._match.seats) > _FEW

    def asked(self, view: View) -> str:
        """Say what is asked, what enter would do, or who thinks."""
        mode, names = self._turn.mode, self._match.names
        if self._thinking.running:
            return _("{name} thinks").format(name=names[view.to_move])
        if self._thinking.paused and self._sight.is_program_asked:
            return _("The programs wait; p lets them play on.")
        asked = asked_words(mode, view, names, self._turn.card)
        return self._under_cursor(view) if not asked and mode is Mode.ACT else asked

    def _under_cursor(self, view: View) -> str:
        """Name what enter would do."""
        spot = self._turn.cursor.spot
        if spot is None:
            held = self._turn.held
            return _("Play {card}").format(card=card_name(held)) if held else ""
        if self._turn.of_spot(spot) is None:
            return ""
        top = view.seats[view.active].stak[0].card
        return _("Attack {name} with {card}").format(
            name=self._match.names[spot[0]], card=card_name(top) if top else ""
        )

    def lines(self, view: View, rows: int) -> list[Paragraph]:
        """Tell in so many rows what would follow, or why something cannot be done."""
        if self.hint is not None:
            style, text = self.hint
            return [paragraph((text, style))]
        turn, doubts, names = self._turn, self._doubts, self._match.names
        teller = ForecastTeller(view, names, self._glyphs())
        lines = [
            *warned(turn, view, doubts, names, many=self.many),
            *foretold(turn, view, teller, many=self.many),
        ]
        last = self._last(view)
        if last:
            lines = [*lines[: rows - len(last)], *last]
        return [
            paragraph(*((text, style) for style, text in line)) for line in lines[:rows] if line
        ]

    def _last(self, view: View) -> list[Line]:
        """Return the last line: of ending the turn, or what a beginner can do."""
        warning = warned_of_ending(self._turn, view, self._doubts, self._match.names)
        if warning or self._settings().last_stak.won or self._turn.mode not in _TAUGHT:
            return warning
        attacks = bool(self._turn.attacks(view))
        return [(("mana", first_step(view, attacks=attacks)),)]
