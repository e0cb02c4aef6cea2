"""What can be done with the record: the keys, and what the help says about them."""

from __future__ import annotations

from dataclasses import replace

from clash_tui.base.i18n import N_
from clash_tui.ui.shell.actions import BACK, HELP, MOVE_UP_DOWN, PAGE, Action

PLAYERS, DECKS, GAMES = "players", "decks", "games"

VIEWS = {"p": PLAYERS, "d": DECKS, "g": GAMES}
"""What each key gives a row to."""

_GROUP = N_("The record")

SORT = Action(
    "sort",
    ("o",),
    N_("sort"),
    N_("Choose what to sort by; the same once more turns the order round."),
    group=N_("The table"),
)
REVERSE = Action(
    "reverse",
    ("r",),
    N_("reverse"),
    N_("Turn the order round."),
    group=N_("The table"),
    show=False,
)

RECORD_ACTIONS: tuple[Action, ...] = (
    MOVE_UP_DOWN,
    Action(
        "replay",
        ("enter", "w"),
        N_("watch"),
        N_("Watch the game under the cursor again, and play on from any moment of it."),
        group=_GROUP,
    ),
    Action(
        "view",
        tuple(VIEWS),
        N_("show"),
        N_("Give a row to each player, to each deck or to each game."),
        group=_GROUP,
        arguments=tuple(VIEWS.values()),
        shown_keys="p d g",
        names=(N_("Show players"), N_("Show decks"), N_("Show games")),
    ),
    Action("switch", ("tab",), N_("next table"), N_("Go on to the next table."), group=_GROUP),
    Action(
        "kind",
        ("f",),
        N_("filter"),
        N_("Count all games, those of one kind only, or those against one level of programs."),
        group=_GROUP,
        show=False,
    ),
    replace(SORT, show=False),
    REVERSE,
    Action(
        "export",
        ("x",),
        N_("export"),
        N_("Write all that is counted now to a new CSV file in your data folder."),
        group=_GROUP,
    ),
    PAGE,
    BACK,
    HELP,
)
"""In the order of the key bar; filter and order stand over the table with their keys."""
