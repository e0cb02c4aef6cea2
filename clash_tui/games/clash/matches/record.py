"""The record of a duel as plain text: what happened, the position, who won or must decide."""

from __future__ import annotations

import textwrap

from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.matches.duel import Duel
from clash_tui.games.clash.rules import events, view, write_position
from clash_tui.games.clash.words.telling import Teller

WIDTH = 80
"""How many columns the lines of the record have at most, where they can be broken."""


def write_record(duel: Duel) -> str:
    """Tell a duel from its first turn to where it stands, with both hands open."""
    parts = ["\n".join(_told(duel)), write_position(view(duel.state, None, all_open=True)).rstrip()]
    parts.append(_ending(duel) if duel.outcome is not None else _decision(duel))
    return "\n\n".join(parts) + "\n"


def _told(duel: Duel) -> list[str]:
    """Return a line for each event; those of a turn stand indented below its first."""
    teller = Teller(duel.names, duel.catalog)
    lines = []
    for event in duel.events:
        text = teller.tell(event)
        if text is None or isinstance(event, events.GameWon | events.GameDrawn):
            continue
        lines.append(text if isinstance(event, events.TurnBegan) else f"  {text}")
    return lines


def _ending(duel: Duel) -> str:
    return Teller(duel.names, duel.catalog).ending(duel.outcome.winner, duel.outcome.ending)


def _decision(duel: Duel) -> str:
    who = _("The game goes on: {name} decides.").format(name=duel.names[duel.to_move])
    moves = in_row(duel.game.write_move(move) for move in duel.legal_moves())
    possible = textwrap.fill(
        _("Possible: {moves}").format(moves=moves),
        WIDTH,
        subsequent_indent="  ",
        break_on_hyphens=False,
    )
    return f"{who}\n{possible}"
