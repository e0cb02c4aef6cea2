"""What is new to a player who decides again: in a solo game, what the opponent's turn brought."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.words.telling import Teller
from clash_tui.games.clash.words.turn_words import turn_words


class News:
    """No news: players see at the hand-over what has happened."""

    of_the_opening = False
    """Whether the opening of the game is told before the first decision."""

    def words(self) -> tuple[Span, ...]:
        """Sum up what is new at this moment; nothing where all of it was seen."""
        return ()

    def told(self, spans: tuple[Span, ...]) -> bool:
        """Say whether something is what was said of the news last."""
        return False


class SoloNews(News):
    """What the opponent's turn has brought, or that the game leads to no result.

    Args:
        game: The game.
        teller: Finds the words.
        glyphs: Returns the signs to write with.
        room: Returns how many cells there are.
    """

    of_the_opening = True

    def __init__(
        self,
        game: SoloGame,
        teller: Teller,
        glyphs: Callable[[], Glyphs],
        room: Callable[[], int],
    ) -> None:
        self._game = game
        self._teller = teller
        self._glyphs = glyphs
        self._room = room
        self._last: tuple[Span, ...] = ()

    def words(self) -> tuple[Span, ...]:
        """Sum up the opponent's turn; where the game was just branched off, say that."""
        self._last = self._words()
        return self._last

    def told(self, spans: tuple[Span, ...]) -> bool:
        """Say whether something is what was said of the news last."""
        return spans == self._last

    def _words(self) -> tuple[Span, ...]:
        if self._game.branched_at == len(self._game.moves):
            text = _("From here on it is a game of its own, and its result does not count.")
            return (("gold", text),)
        told = [each for move in (self._game.opening, *self._game.history) for each in move]
        return turn_words(told, self._teller, self._glyphs(), self._room())
