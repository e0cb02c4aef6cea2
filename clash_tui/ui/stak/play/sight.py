"""Whose hand may be seen: it follows from who sits there and who must decide."""

from __future__ import annotations

from typing import Any

from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import CHOICE
from clash_tui.match.match import Match
from clash_tui.match.seats import Program


class Sight:
    """What may be seen at a table of Stak Bots.

    Args:
        match: The game.
    """

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        self.eyes: int | None = match.alone
        """The person whose hand is open; None while none is."""
        self.bottom = match.to_move if match.alone is None else match.alone
        """The seat whose hand lies at the bottom, open or covered."""
        self._seen: tuple[Any, int | None, View] | None = None
        """The position and the eyes that were asked for last, and what they see."""

    def open(self, seat: int) -> None:
        """Let a person see their hand."""
        self.eyes = self.bottom = seat

    def hide(self) -> None:
        """Cover all hands, but that of somebody who plays alone."""
        self.eyes = self._match.alone

    def view(self) -> View:
        """Return what may be seen now."""
        return self.view_of(self._match.state)

    def view_of(self, state: Any) -> View:
        """Return what may be seen of a position, worked out once as long as it is looked at."""
        if self._seen is None or self._seen[0] is not state or self._seen[1] != self.eyes:
            self._seen = (state, self.eyes, self._match.game.view(state, self.eyes))
        return self._seen[2]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.outcome is not None

    @property
    def asked(self) -> int:
        """The seat that must decide."""
        return self._match.to_move

    @property
    def is_person_asked(self) -> bool:
        """Whether a person must decide now."""
        return not self.over and self._match.seats[self.asked].is_person

    @property
    def is_program_asked(self) -> bool:
        """Whether a program must decide now."""
        return not self.over and isinstance(self._match.seats[self.asked].sits, Program)

    @property
    def decides(self) -> bool:
        """Whether the person whose hand is open must decide."""
        return self.is_person_asked and self.asked == self.eyes

    @property
    def asked_in_place(self) -> bool:
        """Whether another person must choose from what all see: no hand is needed for that."""
        return (
            self.is_person_asked
            and self.asked != self.eyes
            and self._match.state.asking == CHOICE
            and self._match.alone is None
        )

    @property
    def has_keyboard(self) -> bool:
        """Whether whoever must decide can do so at once.

        While nobody's hand is open yet, whoever chooses takes the keyboard as well.
        """
        return self.eyes is not None and (self.asked == self.eyes or self.asked_in_place)

    @property
    def covered(self) -> bool:
        """Whether the hand at the bottom is not to be seen."""
        return self.eyes is None or self.asked_in_place
