"""The abilities: each has one home, a file of its own, beside its rule number.

To add one, write its home and put it in ``HOMES``. Nothing else in the game names an ability.
"""

from __future__ import annotations

from clash_tui.games.clash.rules.abilities.aerial import Aerial
from clash_tui.games.clash.rules.abilities.aquatic import Aquatic
from clash_tui.games.clash.rules.abilities.backdraft import Backdraft
from clash_tui.games.clash.rules.abilities.berserk import Berserk
from clash_tui.games.clash.rules.abilities.blackmail import Blackmail
from clash_tui.games.clash.rules.abilities.catalyst import Catalyst
from clash_tui.games.clash.rules.abilities.countermand import Countermand
from clash_tui.games.clash.rules.abilities.cursed import Cursed
from clash_tui.games.clash.rules.abilities.defender import Defender
from clash_tui.games.clash.rules.abilities.immolation import Immolation
from clash_tui.games.clash.rules.abilities.indestructible import Indestructible
from clash_tui.games.clash.rules.abilities.instinct import Instinct
from clash_tui.games.clash.rules.abilities.lucidity import Lucidity
from clash_tui.games.clash.rules.abilities.mercenary import Mercenary
from clash_tui.games.clash.rules.abilities.moments import AbilityHome, Answers
from clash_tui.games.clash.rules.abilities.perforation import Perforation
from clash_tui.games.clash.rules.abilities.price_of_blood import PriceOfBlood
from clash_tui.games.clash.rules.abilities.protection import Protection
from clash_tui.games.clash.rules.abilities.rage import Rage
from clash_tui.games.clash.rules.abilities.regeneration import Regeneration
from clash_tui.games.clash.rules.abilities.reinforcement import Reinforcement
from clash_tui.games.clash.rules.abilities.shackle import Shackle
from clash_tui.games.clash.rules.abilities.sharpening import Sharpening
from clash_tui.games.clash.rules.abilities.splash import Splash
from clash_tui.games.clash.rules.abilities.sprint import Sprint
from clash_tui.games.clash.rules.abilities.symbiote import Symbiote
from clash_tui.games.clash.rules.abilities.vanish import Vanish
from clash_tui.games.clash.rules.abilities.vulnerability import Vulnerability

HOMES: list[AbilityHome] = [
    Rage(),
    Protection(),
    Splash(),
    Perforation(),
    Indestructible(),
    Berserk(),
    Sprint(),
    Aerial(),
    Defender(),
    Vanish(),
    Mercenary(),
    Instinct(),
    Catalyst(),
    Aquatic(),
    Sharpening(),
    Regeneration(),
    Vulnerability(),
    PriceOfBlood(),
    Symbiote(),
    Blackmail(),
    Immolation(),
    Lucidity(),
    Backdraft(),
    Countermand(),
    Shackle(),
    Cursed(),
    Reinforcement(),
]
"""In the order of the rulebook, which is also the order in which they are asked."""

REACH = Answers(HOMES, "reach")
ADVANCE = Answers(HOMES, "advance")
VALUE_AGAINST = Answers(HOMES, "value_against")
MULTIPLIES = Answers(HOMES, "multiplies")
ALSO_HITS = Answers(HOMES, "also_hits")
IMMUNE = Answers(HOMES, "immune")
ABSORBS = Answers(HOMES, "absorbs")
DRAINS = Answers(HOMES, "drains")
SPILLS = Answers(HOMES, "spills")
ATTACKS_AGAIN = Answers(HOMES, "attacks_again")
WITHDRAWS = Answers(HOMES, "withdraws")
STRIKES_BACK = Answers(HOMES, "strikes_back")
DISCOUNT = Answers(HOMES, "discount")
PAYS_IN_BLOOD = Answers(HOMES, "pays_in_blood")
JOINS = Answers(HOMES, "joins")
EXTRA_MANA = Answers(HOMES, "extra_mana")
FEWER_AVAILABLE = Answers(HOMES, "fewer_available")
BURNS = Answers(HOMES, "burns")
BLAST = Answers(HOMES, "blast")
SETTLE = Answers(HOMES, "settle")
DESTINATION = Answers(HOMES, "destination")
CALLS_ANOTHER = Answers(HOMES, "calls_another")
