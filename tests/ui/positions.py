"""Positions to be looked at."""

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import View, read_position, view
from clash_tui.games.clash.rules.view import CreatureView

TABLE = """\
initiation-pack  turn 5  A summoning  mana 4/7
A Bastion  | troll brute boom partisan annihilation
B Bastion  gnome zombie | reptile cyclone scribe^ meteorite
upper  baron carapace*  ||  ogre shaman
lower  revenant:1  ||  lieutenant
"""

OPENING = """\
initiation-pack  turn 1  A summoning  mana 6/6
A Bastion  | annihilation baron boom brute carapace partisan revenant troll
B Bastion  | zombie gnome reptile cyclone scribe meteorite ogre shaman
upper  ||
lower  ||
"""

CROWD = """\
initiation-pack  turn 9  B summoning  mana 0/5
A Fort     grrr | boom gnome^ brute troll reptile
B Fort     brute troll | zombie boom
upper  zombie baron:2 reptile!+1 aberration gnome  ||  ogre* troll:4 shaman machine mutant
lower  zombie assassin vortex partisan martyr:2 disciple gnome revenant  ||  brute
"""

LATER = """\
initiation-pack  turn 7  A summoning  mana 3/9
A Bastion  hippogriff | gargoyle boom troll tunnel-troll specter zombie
B Bastion  gnome | zombie reptile scribe^ cyclone meteorite disciple
upper  leprechaun ogre&specter:1 captain  ||  jailor(brute,troll) toxic-thrasher!+2
lower  baron&demonic-parasite@*  ||  abyssal-whisperer+1 dripping-nightmare ardent-alpha
"""
"""What only cards of the later sets bring: pairs, shackles, X, blood, Blackmail, a lower cost."""

BIG_HAND = """\
initiation-pack  turn 9  A summoning  mana 1/16
A Fort     gargoyle zombie troll | zombie boom ogre brute baron carapace partisan freeze jouster
B Bastion  gnome | zombie reptile scribe^ cyclone meteorite disciple
upper  slayer frosted-grrr  ||  ardent-alpha
lower  centaur  ||  dryad
"""
"""A hand that Mercenary has made big, twins in it, and Blackmail that holds most of it back."""


def seen(text: str, viewer: int | None = 0) -> View:
    """Return what a player sees of a position."""
    return view(read_position(text, default_catalog()), viewer)


def creature(view: View, card: str) -> CreatureView:
    """Return the first creature in play of that card."""
    return next(
        each for side in view.sides for lane in side.lanes for each in lane if each.card.id == card
    )
