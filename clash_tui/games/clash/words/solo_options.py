"""What can be chosen before a solo game, each choice with its name and its explanation.

All texts are English and marked with ``N_``; they are translated where they are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.base.i18n import N_
from clash_tui.games.clash.words.duel_options import DRAFT, PRECONSTRUCTED, Option

QUICK, CUSTOM, DAILY = "quick", "custom", "daily"

KINDS = {
    QUICK: Option(
        N_("Quick game"),
        N_(
            "The opponent has 6 mana and 1 more for each of your creatures, and you must empty its "
            "pile twice. The one to begin with."
        ),
    ),
    CUSTOM: Option(
        N_("Custom game"),
        N_(
            "Once your deck is made you choose a level from Easy to Mythic, and spend its points "
            "on what makes the opponent stronger."
        ),
    ),
    DAILY: Option(
        N_("Deal of the day"),
        N_(
            "{date}, {game}, drafted from {set}. Everybody has the same deal today; from Monday "
            "to Saturday it grows harder. {result}"
        ),
    ),
}
"""Quick, or with a level (R74, R83); or the deal that a day has for everybody."""

SOLO_FORMATS = {
    PRECONSTRUCTED: Option(
        N_("Preconstructed"),
        N_("Take one of the four ready decks; the other three, 24 cards, are the opponent's pile."),
    ),
    DRAFT: Option(
        N_("Draft"),
        N_(
            "Eight times four cards are revealed: you take one, and the other three go to the "
            "opponent's pile."
        ),
    ),
}
"""The ways to come by a deck (R72)."""

SOLO_CHAMPION = {
    "off": Option(N_("Without a Champion"), N_("You play with the 8 cards of your deck.")),
    "on": Option(
        N_("With a Champion"),
        N_(
            "You also pick a creature that is not in your deck. It waits beside the Bridges and "
            "costs 1 less for each creature in play of the same printed cost."
        ),
    ),
}
"""Whether the player has a Champion (R87)."""

LEVEL_NAMES = {
    "easy": N_("Easy"),
    "medium": N_("Medium"),
    "hard": N_("Hard"),
    "heroic": N_("Heroic"),
    "mythic": N_("Mythic"),
}
"""The levels by their ids (R83)."""


class OptionRow(NamedTuple):
    """One option of a custom game: its name, and its explanation."""

    label: str
    text: str


LEVEL_ROW = OptionRow(
    N_("Level"), N_("How many points you spend on the opponent: exactly so many, 1 to 5.")
)

OPTION_ROWS = {
    "mana_per_creature": OptionRow(
        N_("Per creature"),
        N_(
            "How much mana it has for each creature you have in play when its turn begins; your "
            "Champion counts too."
        ),
    ),
    "fixed_mana": OptionRow(N_("Fixed mana"), N_("How much mana it has in any case, every turn.")),
    "opponent_first": OptionRow(
        N_("First turn"),
        N_("Who goes first. If you do, you begin with 6 mana; if not, with all 9."),
    ),
    "fort_only": OptionRow(
        N_("Endurance"),
        N_(
            "Whether you must empty its pile twice, or only once. Starting at the Fort makes it "
            "weaker and gives a point back."
        ),
    ),
    "resistance": OptionRow(
        N_("Resistance"),
        N_(
            "Whether each direct attack on its pile deals full damage, or 1 less. That it is less "
            "by 1 is a house ruling: some printings say that it is 1 in all."
        ),
    ),
    "ability": OptionRow(
        N_("Ability"), N_("One ability that all its creatures have besides their own.")
    ),
}
"""What the points can be spent on, by the names of ``SoloOptions`` (R84)."""

CHOICE_NAMES: dict[str, dict[object, str]] = {
    "opponent_first": {False: N_("you"), True: N_("the opponent")},
    "fort_only": {True: N_("Fort only"), False: N_("Bastion and Fort")},
    "resistance": {False: N_("full damage"), True: N_("1 less each attack")},
}
"""The names of choices that are neither numbers nor abilities."""
