"""The programs on the way to a duel: what they decide, and what can be taken back over it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from clash_tui.bots.clash.choosing import choose_step
from clash_tui.games.clash.formats import Preparing
from clash_tui.match.seats import Program, Sitter


@dataclass(frozen=True, slots=True)
class Choosers:
    """Who decides at each side before a duel.

    Attributes:
        sitters: Who sits there, A first; empty where it is people on both.
    """

    sitters: Sequence[Sitter] = ()

    def is_program(self, seat: int | None) -> bool:
        """Say whether a program decides at a side; not where nobody has to."""
        if seat is None or not self.sitters:
            return False
        return isinstance(self.sitters[seat], Program)

    @property
    def people(self) -> int:
        """How many people play."""
        return sum(not self.is_program(seat) for seat in (0, 1))

    def asked(self, now: Preparing) -> bool:
        """Say whether a program must decide next."""
        return self.is_program(now.decides)

    def step(self, now: Preparing) -> str:
        """Return what the program decides that must; always the same at the same step."""
        seat = now.decides
        assert seat is not None
        sits = self.sitters[seat]
        assert isinstance(sits, Program)
        given = now.preparation
        chance = Random(f"{sits.level} {seat} {given.seed} {len(given.moves)}")
        return choose_step(now, seat, sits.level, chance)

    def back_to_person(self, now: Preparing) -> Preparing | None:
        """Return where a person has last decided what can be taken back; None where nobody has."""
        while now.can_undo:
            now = now.undo()
            if not self.asked(now):
                return now
        return None


PEOPLE = Choosers()
"""Two people, who decide all themselves."""
