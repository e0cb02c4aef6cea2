"""What is new to a player who decides again: what the turn of an opponent brought."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import sentence
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import B, events
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


class LoneNews(News):
    """What the turn of an opponent at no keyboard has brought, or that no result will count.

    Args:
        game: The game.
        teller: Finds the words.
        glyphs: Returns the signs to write with.
        room: Returns how many cells there are.
    """

    def __init__(
        self,
        game: Duel | SoloGame,
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
        if told and isinstance(told[-1].event, events.DrawDeclined):
            return (("muted", sentence(self._teller.tell(told[-1].event) or "")),)
        opponent = B if self._game.alone is None else 1 - self._game.alone
        return turn_words(told, self._teller, self._glyphs(), self._room(), opponent)


class SoloNews(LoneNews):
    """What the opponent's turn has brought in a solo game, in which it may have the first one."""

    of_the_opening = True
