"""What is read over the board: the forecast, an explanation, the log, the code of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.screen import Screen

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import styled
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import enemy_assault
from clash_tui.games.clash.words.forecast_words import forecast_words
from clash_tui.games.clash.words.foretell import enemy_lines, foretold_lines
from clash_tui.games.clash.words.outlook import outlook
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.explain import explain, topic_of
from clash_tui.ui.clash.play.sight import Sight


class Overlays:
    """Opens what explains the board at length.

    Args:
        match: The game.
        sight: What may be seen.
        choice: What is looked at, and about to be played.
        teller: Finds the words for events.
        glyphs: Returns the signs to write with.
        push: Puts a screen on top.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        sight: Sight,
        choice: Choice,
        teller: Teller,
        glyphs: Callable[[], Glyphs],
        push: Callable[[Screen[Any]], object],
    ) -> None:
        self._match = match
        self._sight = sight
        self._choice = choice
        self._teller = teller
        self._glyphs = glyphs
        self._push = push

    @property
    def topic(self) -> str | None:
        """The topic of the rules reference that fits what is looked at."""
        return topic_of(self._choice.looked_at, self._sight.view(), self._sight.bottom)

    def forecast(self) -> None:
        """Tell the whole forecast step by step, while there is one."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        choice, now, glyphs = self._choice, self._sight.view(), self._glyphs()
        forecast = choice.forecast()
        if forecast is None:
            return
        lines = foretold_lines(
            self._match.foretold(choice.move()),
            forecast_words(forecast, now, self._match.names, choice.aim, glyphs),
            self._teller,
            now.viewer,
            glyphs,
            open_end=forecast.open_end,
        )
        self._push(TextOverlay(lines, topic="assault"))

    def enemy(self) -> str:
        """Tell what the enemy's next Assault would do; return why there is nothing to tell."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        now, glyphs, match = self._sight.view(), self._glyphs(), self._match
        assault = enemy_assault(match.state)
        if assault is None:
            return _("What comes before the enemy's Assault is not known, or ends the game.")
        eyes = now.viewer
        lead = _("Then, with all creatures as they stand:")
        seen = self._sight.view_of(assault.start)
        summary = outlook(
            assault.forecast, seen, match.names, lead, glyphs.becomes, glyphs.dot, glyphs.minus
        )
        lines = enemy_lines(
            assault.told,
            summary,
            self._teller,
            eyes,
            glyphs,
            open_end=assault.forecast.open_end,
            pile=match.state.solo is not None,
        )
        self._push(TextOverlay(lines, topic="assault"))
        return ""

    def closer(self) -> None:
        """Explain what is looked at."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        sight, choice = self._sight, self._choice
        text = explain(
            choice.looked_at, sight.view(), sight.bottom, self._match.names, choice.forecast()
        )
        self._push(TextOverlay(text, topic=self.topic))

    def log(self, lines: Sequence[str]) -> None:
        """Show all that has happened."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        self._push(TextOverlay(tuple(styled("text", line) for line in lines), at_end=True))

    def code(self, code: str | None) -> None:
        """Show the share code of the deal, if it has one, to be copied or typed off."""
        from clash_tui.ui.shell.show_line import ShowLineScreen

        if code is not None:
            self._push(ShowLineScreen(_("The code of this deal"), code))
