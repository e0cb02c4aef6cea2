"""The levels of the programs."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.base.i18n import N_, _


@dataclass(frozen=True, slots=True)
class Level:
    """How well a program plays."""

    id: str
    raw_name: str
    raw_text: str

    @property
    def name(self) -> str:
        """What it is called."""
        return _(self.raw_name)

    @property
    def text(self) -> str:
        """How it plays, in one sentence."""
        return _(self.raw_text)


LEVELS = (
    Level("random", N_("Scrapper"), N_("Does whatever can be done, without a thought.")),
    Level("greedy", N_("Tinker"), N_("Looks one move ahead, and minds what threatens it.")),
)


def levels_of(game: str) -> tuple[Level, ...]:
    """Return the levels that can play a game, the weakest first."""
    return LEVELS
