"""Price of Blood (R56): missing mana is paid with damage to the own Stronghold."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class PriceOfBlood(AbilityHome):
    """Legal for any amount, even if it loses."""

    ability = Ability.PRICE_OF_BLOOD

    def pays_in_blood(self) -> bool:
        """Pay so."""
        return True
