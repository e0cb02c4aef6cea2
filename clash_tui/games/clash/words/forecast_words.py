"""What an attack would bring, said before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import PendingKind, View
from clash_tui.games.clash.words.aimed import Aimed
from clash_tui.games.clash.words.outlook import outlook


def forecast_words(
    forecast: Forecast, view: View, names: tuple[str, str], aim: Aimed | None, glyphs: Glyphs
) -> Sequence[Span]:
    """Say what an attack would bring, with the card in hand played first."""
    if aim is not None:
        lead = _aim_lead(aim, view)
    elif view.pending is not None and view.pending.kind is PendingKind.WINDOW:
        lead = _("If the Assault goes on:")
    else:
        lead = _("If you attack now:")
    return outlook(forecast, view, names, lead, glyphs.becomes, glyphs.dot, glyphs.minus)


def _aim_lead(aim: Aimed, view: View) -> str:
    if aim.card.is_creature and aim.target is None:
        text = (
            _("With {card} in the lower lane:") if aim.lane else _("With {card} in the upper lane:")
        )
        return text.format(card=aim.card.title)
    target = view.creature(aim.target) if aim.target is not None else None
    name = target.card.title if target is not None else ""
    text = _("With {card} on {target}:")
    if aim.joins:
        text = _("With {card} joined to {target}:")
    elif target is not None and target.player == view.active:
        text = _("With {card} on your own {target}:")
    return text.format(card=aim.card.title, target=name)
