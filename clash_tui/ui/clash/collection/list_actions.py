"""What can be done wherever cards are listed to look through: keys, and what the help says."""

from __future__ import annotations

from clash_tui.base.i18n import N_
from clash_tui.ui.clash.collection.filtering import FILTERS
from clash_tui.ui.shell.actions import Action

LIST = N_("The list of cards")
"""The heading under which the help lists them."""

SEARCH = Action(
    "search",
    ("slash",),
    N_("search"),
    N_("Look for words in names, abilities and sets."),
    group=LIST,
)
FILTER = Action(
    "filter",
    tuple(FILTERS),
    N_("filter"),
    N_("Show only cards of a cost, a type, an ability or a set; or change the order."),
    group=LIST,
    show=False,
    arguments=tuple(FILTERS.values()),
    shown_keys=" ".join(FILTERS),
    names=(
        N_("Filter by cost"),
        N_("Filter by type"),
        N_("Filter by ability"),
        N_("Filter by set"),
        N_("Sort the cards"),
    ),
)
ALL_CARDS = Action("all_cards", ("n",), N_("no filter"), N_("Show all cards again."), group=LIST)
