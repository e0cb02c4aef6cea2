"""What can be done while a deck is built: the keys, and what the help says about them."""

from __future__ import annotations

from dataclasses import replace

from clash_tui.base.i18n import N_
from clash_tui.ui.clash.collection.list_actions import ALL_CARDS, FILTER, LIST, SEARCH
from clash_tui.ui.shell.actions import BACK, HELP, MOVE, PAGE, Action

_DECK = N_("The deck")

BUILDER_ACTIONS: tuple[Action, ...] = (
    Action(
        "choose",
        ("enter", "space"),
        N_("add"),
        N_("Add the card to the deck, or take it out if it is in the deck."),
        group=_DECK,
    ),
    Action(
        "switch",
        ("tab",),
        N_("deck"),
        N_("Move between the list of cards and the deck."),
        group=LIST,
    ),
    Action(
        "finish",
        ("f", "f2"),
        N_("finish"),
        N_("Play with this deck; it must be legal."),
        group=_DECK,
    ),
    Action(
        "why",
        ("y",),
        N_("why"),
        N_("Tell everything that keeps the deck from being legal."),
        group=_DECK,
    ),
    Action("undo", ("z",), N_("undo"), N_("Take the last change back."), group=_DECK),
    Action(
        "random",
        ("r",),
        N_("fill"),
        group=_DECK,
        help=N_("Fill the deck up with random cards out of those that are listed."),
    ),
    Action("decks", ("d",), N_("decks"), N_("Look through the saved decks."), group=_DECK),
    Action("save", ("w",), N_("save"), N_("Save the deck under a name."), group=_DECK),
    SEARCH,
    Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=LIST),
    Action(
        "remove",
        ("delete", "minus"),
        N_("remove"),
        N_("Take the card under the cursor out of the deck."),
        group=_DECK,
        show=False,
    ),
    Action(
        "empty",
        ("e",),
        N_("empty"),
        N_("Take all cards out of the deck."),
        group=_DECK,
        show=False,
    ),
    Action(
        "paste",
        ("p",),
        N_("paste a deck"),
        N_("Take a deck from one line of text."),
        group=_DECK,
        show=False,
    ),
    Action(
        "export",
        ("x",),
        N_("deck as a line"),
        N_("Show the deck as one line of text, to copy and to send."),
        group=_DECK,
        show=False,
    ),
    FILTER,
    replace(ALL_CARDS, show=False),
    PAGE,
    replace(MOVE, show=False),
    BACK,
    HELP,
)
"""In the order of the key bar."""

OWN_DECK_ACTIONS: tuple[Action, ...] = tuple(
    replace(each, label=N_("done"), help=N_("Save the deck and go back."))
    if each.id == "finish"
    else replace(each, help=N_("Save the deck and go on building."))
    if each.id == "save"
    else replace(each, show=False)
    if each.id == "why"
    else each
    for each in BUILDER_ACTIONS
    if each.id != "decks"
)
"""The same without a duel: the deck is not played with, but kept."""

ALWAYS = frozenset(
    {"choose", "move_cursor", "switch", "page", "search", "filter", "decks", "random", "paste"}
    | {"inspect", "back", "help"}
)
"""The ids of those that work whatever the deck is."""
