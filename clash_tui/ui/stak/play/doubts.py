"""What a player is told, and asked, before something is done that they may not have meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clash_tui.base.i18n import _
from clash_tui.base.settings import Settings
from clash_tui.games.stak.rules.cautions import Caution, cautions
from clash_tui.games.stak.rules.moves import END, SCRAP, Attack, End, Move, Play, Recycle, Scrap
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.caution_words import grave_question
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.sight import Sight


class Doubts:
    """The warnings and the questions, each worked out once for a position.

    Args:
        match: The game.
        sight: What may be seen.
        settings: Returns the settings of now.
    """

    def __init__(
        self, match: Match[Any, Any, Any], sight: Sight, settings: Callable[[], Settings]
    ) -> None:
        self._match = match
        self._sight = sight
        self._settings = settings
        self._found: tuple[View | None, dict[Move, tuple[Caution, ...]]] = (None, {})

    def of(self, move: Move | None) -> tuple[Caution, ...]:
        """Return why a move may be regretted; nothing for one that is not of the own turn."""
        view = self._sight.view()
        if not isinstance(move, _OF_A_TURN) or view.asking:
            return ()
        if self._found[0] is not view:
            self._found = (view, {})
        found = self._found[1]
        if move not in found:
            found[move] = cautions(view, move)
        return found[move]

    def of_ending(self) -> tuple[Caution, ...]:
        """Return why ending the turn now may be regretted."""
        return self.of(END)

    def before(self, move: Move) -> str | None:
        """Ask before a move that is hardly meant; None where there is nothing to ask."""
        if move == SCRAP:
            fed = _("The heap is fed already. Scrap your top card all the same?")
            return grave_question(move, self.of(move)) or (fed if self._match.state.fed else None)
        if not self._settings().confirm_losing_play:
            return None
        return grave_question(move, self.of(move))


_OF_A_TURN = (Attack, End, Play, Recycle, Scrap)
"""The moves that a player whose turn it is may regret."""
