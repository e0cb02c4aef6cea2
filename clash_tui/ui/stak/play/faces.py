"""How cards of a view are painted: their names, their signs, what they say."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.stak.cards.card_version import POWER_X, card_version
from clash_tui.games.stak.rules.view import StakCard
from clash_tui.games.stak.words.names import card_text, face_name, short_name
from clash_tui.ui.stak.paint.bot import Bot


def lying(card: StakCard, *, stopped: bool = False) -> Bot | None:
    """Return the face of a card in a Stak; None where nobody knows it."""
    if card.card is None:
        return None
    note = ""
    if card.attacker:
        note = _("attack stopped") if stopped else _("attacks this turn")
    power = card.power or 0
    return face_of(card.card, power, damage=card.damage, note=note)


def face_of(card_id: str, power: int | None = None, *, damage: int = 0, note: str = "") -> Bot:
    """Return the face of a card.

    Args:
        card_id: The card.
        power: Its power where it lies; None for what is printed.
        damage: The damage on it (SB28).
        note: What else is to be known of it.
    """
    version = card_version(card_id)
    printed = "X" if version.power == POWER_X else str(version.power)
    return Bot(
        title=face_name(version),
        short=short_name(version),
        sign=version.bot.symbol,
        power=printed if power is None else str(power),
        text=card_text(version),
        damage=damage,
        left=None if power is None or not damage else max(0, power - damage),
        note=note,
    )
