"""A whole position as text, which is also how Python shows one."""

from __future__ import annotations

from clash_tui.games.clash.rules.position_text import write_position
from clash_tui.games.clash.rules.state import State, write_with
from clash_tui.games.clash.rules.viewing import view


def written(state: State) -> str:
    """Write a position with every card open, as ``read_position`` reads it."""
    return write_position(view(state, None, all_open=True))


write_with(lambda state: written(state).rstrip())
