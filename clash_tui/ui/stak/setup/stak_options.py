"""What can be chosen before a game of Stak Bots, and the setup that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clash_tui.base.i18n import N_
from clash_tui.games.stak.cards import Deck, house_deck
from clash_tui.games.stak.rules import FEWEST, LETTERS, MOST, USUAL_DEPTHS, Setup, deepest

SEATS = range(FEWEST, MOST + 1)
"""How many can play (SB1)."""


@dataclass(frozen=True)
class StakOption:
    """One option; all texts are English, translated where shown.

    Attributes:
        title: What it is called.
        about: What it does, in a sentence.
        choices: Its choices by id, the usual one first.
    """

    title: str
    about: str
    choices: Mapping[str, str]


_OFF_ON = {"off": N_("off"), "on": N_("on")}

OPTIONS: dict[str, StakOption] = {
    "depth": StakOption(
        N_("Staks"),
        N_("How many cards a Stak begins with: fewer make a quick game, more a long one."),
        {"usual": N_("usual"), "short": N_("short"), "long": N_("long")},
    ),
    "hand": StakOption(
        N_("Hand"),
        N_("How many cards everyone begins with; three as in tournaments."),
        {"two": N_("2 cards"), "three": N_("3 cards")},
    ),
    "draw": StakOption(
        N_("First draw"),
        N_("Whether whoever begins draws in the first turn; in tournaments not."),
        {"on": N_("yes"), "off": N_("no")},
    ),
    "setup": StakOption(
        N_("Setup effects"),
        N_("The first top cards do what they do when they are turned up."),
        _OFF_ON,
    ),
    "recycling": StakOption(
        N_("Recycling"),
        N_("Scrap your top card together with a card of your hand, and draw one for them."),
        _OFF_ON,
    ),
    "reactive": StakOption(
        N_("Reactive play"),
        N_("Who is attacked may play a card first; that calls the attack off."),
        _OFF_ON,
    ),
    "borderless": StakOption(
        N_("Borderless"),
        N_("Cards may be played on anybody's Stak, whose player then makes their choices."),
        _OFF_ON,
    ),
}
"""The options by their ids, as they stand below each other."""

LOT = "lot"
"""Who begins is drawn by lot (SB8)."""


def depth_of(choice: str, players: int, hand: int) -> int | None:
    """Return how many cards a Stak has; None for the usual number (SB4, SB76)."""
    usual, most = USUAL_DEPTHS[players], deepest(players, hand)
    if choice == "short":
        return max(1, usual // 2)
    return min(most, usual * 3 // 2) if choice == "long" else None


def setup_of(
    players: int, chosen: Mapping[str, str], begins: str, seed: int, deck: Deck | None = None
) -> Setup:
    """Return the setup of what was chosen; without a deck it is played with the house deck."""
    large = chosen.get("hand") == "three"
    return Setup(
        players=players,
        seed=seed,
        deck=(house_deck() if deck is None else deck).counts,
        first=None if begins == LOT else LETTERS.index(begins),
        depth=depth_of(chosen.get("depth", "usual"), players, 3 if large else 2),
        large_hand=large,
        no_first_draw=chosen.get("draw") == "off",
        setup_effects=chosen.get("setup") == "on",
        recycling=chosen.get("recycling") == "on",
        reactive=chosen.get("reactive") == "on",
        borderless=chosen.get("borderless") == "on",
    )
