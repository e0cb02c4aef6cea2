"""What can be done while a game is looked at again, in the order of the key bar."""

from __future__ import annotations

from clash_tui.base.i18n import N_
from clash_tui.ui.shell.actions import BACK, HELP, Action

_STEPS, _LOOK = N_("Back and forth"), N_("Looking")

REPLAY_ACTIONS: tuple[Action, ...] = (
    Action(
        "step",
        ("left", "right", "h", "l"),
        N_("step"),
        N_("Go back or on by one event."),
        group=_STEPS,
        arguments=("back", "on", "back", "on"),
        names=(N_("Step back"), N_("Step on")) * 2,
        shown_keys="left right",
    ),
    Action(
        "move",
        ("up", "down", "k", "j"),
        N_("move"),
        N_("Go back or on by one move; the list of moves does so too."),
        group=_STEPS,
        arguments=("back", "on", "back", "on"),
        names=(N_("Move back"), N_("Move on")) * 2,
        shown_keys="up down",
    ),
    Action(
        "turn",
        ("left_square_bracket", "right_square_bracket", "pageup", "pagedown"),
        N_("turn"),
        N_("Go back or on by one turn; a click on the graph goes to any of them."),
        group=_STEPS,
        arguments=("back", "on", "back", "on"),
        names=(N_("Turn back"), N_("Turn on")) * 2,
        shown_keys="[ ]",
    ),
    Action(
        "play",
        ("space",),
        N_("play"),
        N_("Let the game go on by itself, or stop it."),
        group=_STEPS,
    ),
    Action(
        "review",
        ("a",),
        N_("review"),
        N_("Let a program look at each turn: how likely each side was to win, and what it lost."),
        group=_LOOK,
    ),
    Action(
        "mark",
        ("n",),
        N_("next loss"),
        N_("Go to the next turn that lost much, and tell what was better."),
        group=_LOOK,
    ),
    Action(
        "look",
        ("tab", "shift+tab"),
        N_("look at"),
        N_("Move a cursor over what lies on the board."),
        group=_LOOK,
        show=False,
        arguments=("on", "back"),
        names=(N_("Look at the next thing"), N_("Look at the thing before")),
        shown_keys="tab",
    ),
    Action(
        "inspect",
        ("i", "enter"),
        N_("inspect"),
        N_("Explain what the cursor or the mouse is on."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "go_on",
        ("g",),
        N_("go on here"),
        N_("Play on from here, as a new game; this one stays as it is."),
        group=N_("The game"),
    ),
    Action(
        "against",
        ("p",),
        N_("play a program"),
        N_("Play on from here against a program, as a new game; this one stays as it is."),
        group=N_("The game"),
        show=False,
    ),
    BACK,
    Action(
        "eyes",
        ("o", "v"),
        N_("view"),
        N_("See the game with all cards open, as one of the players, or as the table."),
        group=_LOOK,
    ),
    Action(
        "go_to",
        ("home", "end"),
        N_("go to"),
        N_("Go to the first or to the last event."),
        group=_STEPS,
        arguments=("first", "last"),
        names=(N_("Go to the first event"), N_("Go to the last event")),
        shown_keys="home end",
    ),
    Action(
        "speed",
        ("minus", "plus", "equals_sign"),
        N_("speed"),
        N_("Play slower or faster."),
        group=_STEPS,
        arguments=("slower", "faster", "faster"),
        names=(N_("Play slower"), N_("Play faster"), N_("Play faster")),
        shown_keys="- +",
    ),
    HELP,
)

PLAIN_REPLAY_ACTIONS = tuple(
    action for action in REPLAY_ACTIONS if action.id not in ("look", "inspect")
)
"""Those of a game over whose board no cursor goes."""
