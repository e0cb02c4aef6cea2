"""What a newcomer can do next, in the first turns of a game."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import one_of
from clash_tui.games.clash.rules import Phase
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.rules.words import AVAILABLE

FIRST_TURNS = 4
"""So many turns count as the first ones: two of each player."""


def key_runs(places: Sequence[int]) -> list[str]:
    """Name the number keys of places in the hand, neighbours as one: ["1", "3-4"]."""
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return [f"{run[0] + 1}-{run[-1] + 1}" if len(run) > 1 else str(run[0] + 1) for run in runs]


def first_steps(view: View, bottom: int) -> tuple[Span, ...]:
    """Say what to do next in the first turns; nothing later, and in an Assault."""
    if view.turn > FIRST_TURNS or view.phase is not Phase.SUMMONING:
        return ()
    side = view.sides[bottom]
    keys = key_runs([held.place for held in side.hand[:AVAILABLE] if held.playable])
    if not keys:
        text = _("Nothing more can be played: attack with space.")
    elif view.played:
        text = _("Take another card with {keys}, or attack with space.")
    else:
        text = _("Take a card with {keys}, or attack with space.")
    return (("gold", text.format(keys=one_of(keys))),)
