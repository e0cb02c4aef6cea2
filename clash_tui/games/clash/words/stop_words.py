"""What is said where the Assault stops for incantations (R37)."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules.view import View


def stop_words(view: View) -> str:
    """Say before whom the Assault stops, and what can be done there."""
    creature = view.stopped_before
    if creature is None:
        return _("After the last attack: cast an incantation, or press space to end the turn.")
    text = _("Before {card} attacks: cast an incantation, or press space to go on.")
    if view.attacks_nothing(creature):
        text = _("Before {card}, which does not attack: cast, or press space to go on.")
    return text.format(card=creature.card.title)
