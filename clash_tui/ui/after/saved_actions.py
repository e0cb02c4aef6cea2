"""What can be done with lists of saved games: the keys, and what the help says about them."""

from __future__ import annotations

from dataclasses import replace

from clash_tui.base.i18n import N_
from clash_tui.ui.after.record_actions import REVERSE, SORT
from clash_tui.ui.shell.actions import BACK, CHOOSE, HELP, MOVE_UP_DOWN, Action

_GROUP = N_("Saved games")

SAVED_ACTIONS: tuple[Action, ...] = (
    MOVE_UP_DOWN,
    replace(CHOOSE, label=N_("go on"), help=N_("Go on with the game under the cursor.")),
    Action(
        "search",
        ("slash",),
        N_("search"),
        N_("Look for names, decks, results or a date."),
        group=_GROUP,
    ),
    Action(
        "kind",
        ("f",),
        N_("filter"),
        N_("List duels and solo games, duels only, or solo games only."),
        group=_GROUP,
        show=False,
    ),
    replace(SORT, show=False),
    REVERSE,
    Action(
        "delete",
        ("delete", "minus"),
        N_("delete"),
        N_("Delete the game under the cursor for good, after a question."),
        group=_GROUP,
    ),
    BACK,
    HELP,
)
"""In the order of the key bar; filter and order stand over the table with their keys."""
