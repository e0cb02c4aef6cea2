"""The abilities: each has one home, a file of its own, beside its rule number.

To add one, write its home and put it in ``HOMES``. Nothing else in the game names an ability.
"""

from __future__ import annotations

from clash_tui.game.abilities.aerial import Aerial
from clash_tui.game.abilities.aquatic import Aquatic
from clash_tui.game.abilities.backdraft import Backdraft
from clash_tui.game.abilities.berserk import Berserk
from clash_tui.game.abilities.blackmail import Blackmail
from clash_tui.game.abilities.catalyst import Catalyst
from clash_tui.game.abilities.countermand import Countermand
from clash_tui.game.abilities.cursed import Cursed
from clash_tui.game.abilities.defender import Defender
from clash_tui.game.abilities.immolation import Immolation
from clash_tui.game.abilities.indestructible import Indestructible
from clash_tui.game.abilities.instinct import Instinct
from clash_tui.game.abilities.lucidity import Lucidity
from clash_tui.game.abilities.mercenary import Mercenary
from clash_tui.game.abilities.moments import AbilityHome, Answers
from clash_tui.game.abilities.perforation import Perforation
from clash_tui.game.abilities.price_of_blood import PriceOfBlood
from clash_tui.game.abilities.protection import Protection
from clash_tui.game.abilities.rage import Rage
from clash_tui.game.abilities.regeneration import Regeneration
from clash_tui.game.abilities.reinforcement import Reinforcement
from clash_tui.game.abilities.shackle import Shackle
from clash_tui.game.abilities.sharpening import Sharpening
from clash_tui.game.abilities.splash import Splash
from clash_tui.game.abilities.sprint import Sprint
from clash_tui.game.abilities.symbiote import Symbiote
from clash_tui.game.abilities.vanish import Vanish
from clash_tui.game.abilities.vulnerability import Vulnerability

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
