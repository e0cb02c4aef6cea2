"""The options of a game (section 11): as files and records have them, and in words."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.games.stak.rules.setup import USUAL_DEPTHS, Setup

SWITCHES = {
    "large_hand": N_("hand of three"),
    "no_first_draw": N_("no first draw"),
    "setup_effects": N_("setup effects"),
    "recycling": N_("recycling"),
    "reactive": N_("reactive play"),
    "borderless": N_("borderless play"),
}
"""The options that are on or off, by their fields in a setup (SB77-SB82)."""


def write_options(setup: Setup) -> str:
    """Return the options of a setup by their ids, such as "depth-12 recycling"."""
    depth = [] if setup.stak == USUAL_DEPTHS[setup.players] else [f"depth-{setup.stak}"]
    return " ".join([*depth, *(name.replace("_", "-") for name in _chosen(setup))])


def option_words(setup: Setup) -> list[str]:
    """Return a word or two for each option that is chosen; nothing for a usual game."""
    words = [_(SWITCHES[name]) for name in _chosen(setup)]
    if setup.stak == USUAL_DEPTHS[setup.players]:
        return words
    depth = ngettext("Staks of {n} card", "Staks of {n} cards", setup.stak)
    return [depth.format(n=setup.stak), *words]


def _chosen(setup: Setup) -> list[str]:
    return [name for name in SWITCHES if getattr(setup, name)]
