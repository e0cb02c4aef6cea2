"""Which of all that could be said stands in the line below the forecast."""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.words.first_steps import first_steps
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.explain import brief
from clash_tui.ui.clash.play.news import News
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight


class Hint(NamedTuple):
    """A line, and how to read all of it where it is cut."""

    spans: tuple[Span, ...] = ()
    more: str = ""


class HintLine:
    """Chooses the line.

    What the mouse is on goes before all but a warning, then comes what was said last, then the
    first steps of a newcomer, then what the cursor is on where no panel explains that.
    """

    def __init__(self, sight: Sight, choice: Choice, said: Said, news: News) -> None:
        self._sight = sight
        self._choice = choice
        self._said = said
        self._news = news

    def line(self, forecast: Forecast | None, *, explained: bool) -> Hint:
        """Return the line now; ``explained``: whether a panel tells what the cursor is on."""
        choice, said = self._choice, self._said
        if choice.pointed is not None and not (said.warns and choice.aim is not None):
            pointed = self._brief(forecast)
            if pointed.spans:
                return pointed
        if said.spans:
            # The log tells all of the opponent's turn.
            more = _("g: all of it") if self._news.told(said.spans) else said.more
            return Hint(said.spans, more)
        if not self._sight.deciding:
            return Hint()
        if choice.untouched and (steps := first_steps(self._sight.view(), self._sight.bottom)):
            return Hint(steps)
        return Hint() if explained else self._brief(forecast)

    def _brief(self, forecast: Forecast | None) -> Hint:
        sight = self._sight
        spans = brief(self._choice.looked_at, sight.view(), sight.bottom, forecast)
        return Hint(spans, _("i: all of it"))
