"""The style in which an ability is written: by what it is good for."""

from __future__ import annotations

from clash_tui.games.clash.cards import Ability

_FURY = {Ability.BERSERK, Ability.INSTINCT, Ability.BACKDRAFT, Ability.IMMOLATION}
_FORCE = {Ability.RAGE, Ability.SPRINT, Ability.SHARPENING, Ability.AERIAL, Ability.PRICE_OF_BLOOD}
_REACH = {Ability.SPLASH, Ability.PERFORATION}
_GUARD = {
    Ability.PROTECTION,
    Ability.INDESTRUCTIBLE,
    Ability.REGENERATION,
    Ability.DEFENDER,
    Ability.VANISH,
    Ability.REINFORCEMENT,
}


def ability_style_name(ability: Ability) -> str:
    """Return the name in the palette of an ability's style."""
    if ability in _FURY:
        return "fury"
    if ability in _FORCE:
        return "force"
    if ability in _GUARD:
        return "guard"
    if ability in _REACH:
        return "reach"
    return "strong"
