"""The record of a game as plain text: what happened, the position, who won or must decide."""

from __future__ import annotations

import textwrap

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.stak.matches.replay_text import result, told_again
from clash_tui.games.stak.matches.stak_match import StakMatch
from clash_tui.games.stak.rules import write_position

WIDTH = 80
"""How many columns the lines of the record have at most, where they can be broken."""


def write_record(match: StakMatch) -> str:
    """Tell a game from its first turn to where it stands, with every card open."""
    parts = [told_again(match, all_open=True), write_position(match.state).rstrip(), result(match)]
    if match.outcome is None:
        moves = in_row(match.game.write_move(move) for move in match.legal_moves())
        possible = textwrap.fill(
            _("Possible: {moves}").format(moves=moves),
            WIDTH,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
        parts[-1] += f"\n{possible}"
    return "\n\n".join(parts) + "\n"
