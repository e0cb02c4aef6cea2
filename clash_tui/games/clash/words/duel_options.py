"""What can be agreed on before a duel, each choice with its name and its explanation.

All texts are English and marked with ``N_``; they are translated where they are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.base.i18n import N_


class Option(NamedTuple):
    """One choice: its name, and one or two sentences on it."""

    name: str
    text: str


PRECONSTRUCTED, DRAFT, CONSTRUCTED = "preconstructed", "draft", "constructed"

FORMATS = {
    PRECONSTRUCTED: Option(
        N_("Preconstructed"),
        N_(
            "Each side takes one of four ready decks. The quickest way to a duel, and the one "
            "to begin with."
        ),
    ),
    DRAFT: Option(
        N_("Draft"),
        N_(
            "In each of four rounds four cards are revealed: one side takes one, the other takes "
            "two, and the last goes to the first. Everything is open, and each ends with 8 cards."
        ),
    ),
    CONSTRUCTED: Option(
        N_("Constructed"),
        N_(
            "Each side secretly builds a deck of 10 cards. Then the decks are shown, and each "
            "bans two of the other's cards."
        ),
    ),
}
"""The ways to come by two decks, by their ids (R68–R70)."""

EDITIONS = {
    "initiation-pack": Option(
        N_("Initiation Pack (2022)"),
        N_(
            "Incantations are cast during your Summoning only. The newer rules, and the ones to "
            "begin with."
        ),
    ),
    "starter-kit": Option(
        N_("Starter Kit (2021)"),
        N_(
            "Incantations can also be cast during your Assault, before each of your creatures "
            "attacks, with the mana you kept. More to plan, and the Assault stops to ask."
        ),
    ),
}
"""The editions of the rules by their ids (R7)."""

CHAMPIONS = {
    "off": Option(N_("Without Champions"), N_("Each side plays with the 8 cards of its deck.")),
    "on": Option(
        N_("With Champions"),
        N_(
            "Each side also picks a creature that is not in the deck. It waits beside the "
            "Bridges, costs 1 less for each creature in play of the same printed cost, and comes "
            "back there when it falls."
        ),
    ),
}
"""Whether each player picks a Champion (R87–R90)."""
