"""What is said where the Assault stops for incantations (R37)."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules.view import CreatureView, Reach, View


def stopped_before(view: View) -> CreatureView | None:
    """Return the creature before whose moment the Assault stops; None after the last one."""
    pending = view.pending
    if pending is None or pending.next_creature is None:
        return None
    return view.creature(pending.next_creature)


def stop_words(view: View) -> str:
    """Say before whom the Assault stops, and what can be done there."""
    creature = stopped_before(view)
    if creature is None:
        return _("After the last attack: cast an incantation, or press space to end the turn.")
    text = _("Before {card} attacks: cast an incantation, or press space to go on.")
    enemies = view.sides[1 - creature.player].lanes[creature.lane]
    in_vain = creature.reach is Reach.CREATURES and not enemies
    if in_vain or creature.reach is Reach.NOTHING:
        text = _("Before {card}, which does not attack: cast, or press space to go on.")
    return text.format(card=creature.card.name)
