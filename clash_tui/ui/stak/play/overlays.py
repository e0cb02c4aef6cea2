"""What is read over the table: an explanation, the heap, the forecast, the log, the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.stak.cards.card_version import card_version
from clash_tui.games.stak.words.forecast_words import ForecastTeller
from clash_tui.match.match import Match
from clash_tui.ui.shell.dialogs import Pushes
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.stak.play.look import card_lines, heap_lines, lying_lines
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.table_log import TableLog
from clash_tui.ui.stak.play.turn import Turn


class Overlays:
    """Opens what explains the table at length.

    Args:
        match: The game.
        sight: What may be seen.
        turn: What is about to be done, and what the cursor is on.
        log: What has happened, in words.
        glyphs: Returns the signs to write with.
        push: Puts a screen on top.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        sight: Sight,
        turn: Turn,
        log: TableLog,
        glyphs: Callable[[], Glyphs],
        push: Pushes,
    ) -> None:
        self._match = match
        self._sight = sight
        self._turn = turn
        self._log = log
        self._glyphs = glyphs
        self._push = push

    # what the cursor is on

    @property
    def card(self) -> str | None:
        """The card under the cursor; None where none is known there."""
        spot = self._turn.cursor.spot
        if spot is None:
            return self._turn.held
        stak = self._sight.view().seats[spot[0]].stak
        return stak[spot[1] - 1].card if spot[1] <= len(stak) else None

    @property
    def topic(self) -> str:
        """Where the rules open: at the bot under the cursor."""
        card = self.card
        return card_version(card).bot.value if card else "turn"

    def about_card(self) -> list[Paragraph]:
        """Explain the card under the cursor; nothing where there is none."""
        spot = self._turn.cursor.spot
        if spot is None:
            held = self._turn.held
            return card_lines(held) if held else []
        view = self._sight.view()
        seat, place = spot
        stak = view.seats[seat].stak
        if place > len(stak):
            return []
        name = self._match.names[seat]
        return lying_lines(stak[place - 1], name, place, stopped=view.stopped)

    # what is opened

    def closer(self) -> None:
        """Explain the card under the cursor."""
        lines = self.about_card()
        if lines:
            self._push(TextOverlay(tuple(lines), topic=self.topic))

    def heap(self) -> None:
        """Show the scrapheap, and which cards nobody has seen."""
        lines = heap_lines(self._sight.view(), self._match.names)
        self._push(TextOverlay(tuple(lines), topic="feed"))

    def forecast(self) -> None:
        """Tell all that each attack would do."""
        view = self._sight.view()
        teller = ForecastTeller(view, self._match.names, self._glyphs())
        lines: list[Paragraph] = []
        for told in self._turn.attacks(view):
            name = self._match.names[told.player]
            lines.append(paragraph((_("Attack {name}").format(name=name), "chosen")))
            lines += [
                paragraph(*((text, style) for style, text in line)) for line in teller.attack(told)
            ]
        if not lines:
            lines = [paragraph((_("There is no attack to foretell."), "muted"))]
        self._push(TextOverlay(tuple(lines), topic="fight"))

    def log(self) -> None:
        """Show all that has happened."""
        lines = [paragraph((line, "text")) for line in self._log.lines(self._sight.eyes)]
        self._push(TextOverlay(tuple(lines), at_end=True))

    def cards(self) -> None:
        """Look through the deck that is played with, from the card under the cursor on."""
        from clash_tui.ui.stak.collection.bots import BotsScreen

        self._push(BotsScreen(self.card, self._match.setup.deck))
