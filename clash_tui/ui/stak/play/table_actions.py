"""What can be done at the table of Stak Bots."""

from __future__ import annotations

from clash_tui.base.i18n import N_
from clash_tui.ui.shell.actions import HELP, Action

_TURN = N_("In your turn")
_LOOK = N_("Looking")

SEATS = ("A", "B", "C", "D", "E", "F")

PACE_KEYS = ("plus", "minus", "+", "-", "p")
"""The keys that change how fast something is told, and do not skip it."""

STAK_ACTIONS: tuple[Action, ...] = (
    Action(
        "seat",
        ("a", "b", "c", "d", "e", "f"),
        N_("Stak"),
        N_("Choose a Stak by the letter of its seat; a number then chooses a card in it."),
        group=_TURN,
        arguments=(0, 1, 2, 3, 4, 5),
        shown_keys=N_("A-F"),
        names=(
            N_("Choose seat A"),
            N_("Choose seat B"),
            N_("Choose seat C"),
            N_("Choose seat D"),
            N_("Choose seat E"),
            N_("Choose seat F"),
        ),
    ),
    Action(
        "take",
        ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
        N_("play"),
        N_("Play a card of the hand; where a card is asked for, choose it."),
        group=_TURN,
        arguments=(0, 1, 2, 3, 4, 5, 6, 7, 8),
        shown_keys="1-9",
        names=(
            N_("Play card 1"),
            N_("Play card 2"),
            N_("Play card 3"),
            N_("Play card 4"),
            N_("Play card 5"),
            N_("Play card 6"),
            N_("Play card 7"),
            N_("Play card 8"),
            N_("Play card 9"),
        ),
    ),
    Action(
        "choose",
        ("enter",),
        N_("choose"),
        N_("Play the card under the cursor, attack the Stak under it, or look closer."),
        group=_TURN,
    ),
    Action(
        "attack",
        ("a",),
        N_("attack"),
        N_("Attack with the top card; once it has attacked, attack the same Stak again."),
        group=_TURN,
    ),
    Action("scrap", ("s",), N_("scrap"), N_("Scrap the own top card."), group=_TURN),
    Action(
        "discard",
        ("d",),
        N_("discard"),
        N_("Discard a card of the hand, to feed the heap."),
        group=_TURN,
    ),
    Action(
        "recycle",
        ("r",),
        N_("recycle"),
        N_("Scrap the top card and discard a card of the hand, then draw or not."),
        group=_TURN,
    ),
    Action(
        "end",
        ("space",),
        N_("end turn"),
        N_("End the turn, once the heap is fed; while something is told: skip."),
        group=_TURN,
    ),
    Action(
        "pass",
        ("space",),
        N_("no card"),
        N_("Play no card against the attack."),
        group=_TURN,
    ),
    Action(
        "cancel",
        ("escape", "backspace", "q"),
        N_("back"),
        N_("Choose nothing after all."),
        group=_TURN,
    ),
    Action("skip", ("space", "enter"), N_("skip"), N_("Skip what is being told."), group=_TURN),
    Action(
        "undo",
        ("z",),
        N_("take back"),
        N_("Take the last move back, if nothing hidden was shown since."),
        group=_TURN,
    ),
    Action(
        "redo",
        ("y",),
        N_("play again"),
        N_("Play again what was taken back."),
        group=_TURN,
        show=False,
    ),
    Action(
        "move_cursor",
        ("up", "down", "left", "right"),
        N_("move"),
        N_("Move the cursor over hand and table, or over what can be chosen."),
        group=_LOOK,
        show=False,
        arguments=("up", "down", "left", "right"),
        shown_keys="up down left right",
        names=(N_("Move up"), N_("Move down"), N_("Move left"), N_("Move right")),
    ),
    Action(
        "inspect",
        ("i",),
        N_("inspect"),
        N_("Explain the card under the cursor."),
        group=_LOOK,
    ),
    Action(
        "heap",
        ("tab",),
        N_("heap"),
        N_("Show the scrapheap, and which cards nobody has seen."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "forecast",
        ("f",),
        N_("forecast"),
        N_("Tell all that the choice under the cursor would do."),
        group=_LOOK,
        show=False,
    ),
    Action("log", ("g",), N_("log"), N_("Show all that has happened."), group=_LOOK, show=False),
    Action(
        "rules",
        ("t",),
        N_("rules"),
        N_("Open the rules at the card under the cursor."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "cards",
        ("k",),
        N_("cards"),
        N_("Look through all bots, and the deck that is played with."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "pause",
        ("p",),
        N_("pause"),
        N_("Let programs wait, or play on."),
        group=_LOOK,
        show=False,
    ),
    Action(
        "speed",
        ("plus", "minus"),
        N_("speed"),
        N_("Tell what happens faster or slower."),
        group=_LOOK,
        show=False,
        arguments=("faster", "slower"),
        shown_keys="+ -",
        names=(N_("Faster"), N_("Slower")),
    ),
    Action("result", ("enter",), N_("result"), N_("Show the result again."), group=_LOOK),
    Action("menu", ("m",), N_("menu"), N_("Open the menu of the game."), group=_LOOK),
    HELP,
)

STAK_HELP = N_(
    "Everyone has a Stak, a pile whose top card fights, and a hand. In your turn you draw, then "
    "play cards on your Stak, attack with your top card and scrap it, as often as you like. At "
    "least one card must reach the scrapheap before your turn can end: the head line says whether "
    "it is fed.\n\n"
    "The numbers play cards, a attacks, space ends the turn. Where a Stak is asked for, its letter "
    "chooses it. The arrows move the cursor: on a card of the hand, or on a Stak, you read what it "
    "would do before you do it.\n\n"
    "Who has no card left in their Stak is out. The last one with a Stak wins."
)
