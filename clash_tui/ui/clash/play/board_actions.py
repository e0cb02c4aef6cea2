"""What can be done on the board, in the order of the key bar."""

from __future__ import annotations

from dataclasses import replace

from clash_tui.base.i18n import N_
from clash_tui.games.clash.rules.words import LOWER, UPPER
from clash_tui.ui.shell.actions import HELP, MOVE, Action

_PLAY, _LOOK, _GAME = N_("Playing"), N_("Looking"), N_("The game")

PACE_KEYS = ("plus", "equals_sign", "minus")
"""The keys that change how fast something is told, also while it is."""

BOARD_HELP = N_(
    "Take a card with 1 to 4 or with the mouse. A creature goes to a lane you choose, an "
    "incantation strikes any creature you aim it at. Each costs the mana on its corner. When "
    "you are done, attack: all your creatures strike by themselves.\n\n"
    "The line above your hand tells what the attack would do, with the card you hold played "
    "first: green and a plus are good for you, red and a minus are bad. A cross marks a "
    "creature that would fall. The key f tells the whole Assault step by step.\n\n"
    "A creature with Symbiote can also join one of your own: left and right lead from the lane "
    "to those that can take it. A frame doubled at the top is such a pair.\n\n"
    "Your hand is your life: damage slides your Stronghold to the right, and a destroyed "
    "creature comes back to the right end. First the Bastion falls, then the Fort, and with "
    "it the game."
)
"""How the board works."""

_MOVE = replace(
    MOVE,
    keys=("up", "down", "left", "right", "k", "j"),
    arguments=("up", "down", "left", "right", "up", "down"),
    names=(*(MOVE.names or ())[:4], *(MOVE.names or ())[:2]),
)
"""The cursor of the board: two of the letters have another meaning here."""

BOARD_ACTIONS: tuple[Action, ...] = (
    Action(
        "skip",
        ("space", "enter"),
        N_("skip"),
        N_("Skip what is being shown, up to the end of a turn; nearly any other key does so too."),
        group=_LOOK,
    ),
    Action(
        "take",
        ("1", "2", "3", "4"),
        N_("card"),
        N_("Take one of the four leftmost cards; again: the other lane, the next target or host."),
        group=_PLAY,
        arguments=(0, 1, 2, 3),
        shown_keys="1-4",
        names=(
            N_("Play card 1"),
            N_("Play card 2"),
            N_("Play card 3"),
            N_("Play card 4"),
        ),
    ),
    Action(
        "champion",
        ("0",),
        N_("Champion"),
        N_("Call your Champion; again: the other lane."),
        group=_PLAY,
    ),
    Action(
        "lane",
        ("u", "l"),
        N_("lane"),
        N_("With a creature in hand: play it to the upper or to the lower lane."),
        group=_PLAY,
        arguments=(UPPER, LOWER),
        shown_keys="u l",
        names=(N_("Upper lane"), N_("Lower lane")),
    ),
    Action(
        "choose",
        ("enter",),
        N_("choose"),
        N_("Take the card under the cursor, play the card in hand, or look closer."),
        group=_PLAY,
    ),
    Action(
        "attack",
        ("space",),
        N_("attack"),
        N_("End Summoning and attack, or let the Assault go on; nothing with a card in hand."),
        group=_PLAY,
    ),
    Action(
        "result",
        ("space",),
        N_("result"),
        N_("Show the result again."),
        group=_GAME,
    ),
    Action(
        "cancel",
        ("escape", "q", "backspace"),
        N_("put back"),
        N_("Put the card in hand back."),
        group=_PLAY,
    ),
    Action(
        "hint",
        ("h",),
        N_("hint"),
        N_("Show what the strongest program would play and why; again: the whole plan."),
        group=_LOOK,
    ),
    Action(
        "undo",
        ("z",),
        N_("undo"),
        N_("Take the last move of this turn back."),
        group=_PLAY,
    ),
    Action(
        "redo",
        ("y", "ctrl+y"),
        N_("redo"),
        N_("Play the move that was taken back again."),
        group=_PLAY,
    ),
    Action(
        "inspect",
        ("i",),
        N_("inspect"),
        N_("Explain what the cursor is on, or hide the panel that does."),
        group=_LOOK,
    ),
    Action(
        "menu",
        ("m", "escape", "q", "backspace"),
        N_("menu"),
        N_("Offer a draw, resign, change settings, leave for the title."),
        group=_GAME,
    ),
    _MOVE,
    Action("log", ("g",), N_("log"), N_("Show all that has happened."), group=_LOOK),
    Action(
        "forecast",
        ("f",),
        N_("forecast"),
        N_("Tell step by step what the attack would do, with the card in hand played first."),
        group=_LOOK,
    ),
    Action(
        "enemy",
        ("e",),
        N_("enemy"),
        N_("Tell what the enemy's next Assault would do with the creatures as they stand."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "next_area",
        ("tab",),
        N_("next part"),
        N_("Move the cursor between the hand, the lanes and the other hand."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "speed",
        PACE_KEYS,
        N_("speed"),
        N_("Tell an Assault faster or slower, also while one is told."),
        group=_LOOK,
        show=False,
        arguments=("faster", "faster", "slower"),
        shown_keys="+ -",
        names=(N_("Tell faster"), N_("Tell faster"), N_("Tell slower")),
    ),
    Action(
        "rules",
        ("r",),
        N_("rules"),
        N_("Open the rules at what the cursor is on."),
        group=_LOOK,
        show=False,
    ),
    HELP,
)

_PROGRAM_ACTIONS: tuple[Action, ...] = (
    Action(
        "pause",
        ("p",),
        N_("pause"),
        N_("Let the programs wait, or play on."),
        group=_GAME,
    ),
    Action(
        "step",
        ("n",),
        N_("one move"),
        N_("Let a program that waits play one move."),
        group=_GAME,
    ),
)


def with_programs(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions of a board with those that programs need, after what opens the menu."""
    place = next(at for at, action in enumerate(actions, start=1) if action.id == "menu")
    return (*actions[:place], *_PROGRAM_ACTIONS, *actions[place:])
