"""What is said below the forecast while a card is held over a lane or a target."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import in_row
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.forecast import Blow, BlowKind
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.aimed import Aimed
from clash_tui.games.clash.words.outlook import play_loses


def aim_hint(aim: Aimed, view: View, forecast: Forecast | None) -> tuple[Span, ...]:
    """Say how the card is aimed, or what playing it there costs the own Stronghold."""
    if aim.loses or play_loses(forecast, view):
        text = _("Playing {card} would lose the game!").format(card=aim.card.title)
        return (("danger", text),)
    costs = _costs(forecast, view)
    if costs:
        return (("danger", _bill(costs)),)
    target = view.creature(aim.target) if aim.target is not None else None
    if aim.strikes and target is not None and target.player == view.active:
        text = _("{target} is your own creature: the arrows choose another target.")
        return (("danger", text.format(target=target.card.title)),)
    return (("gold", _how(aim, view).format(card=aim.card.title)),)


def _how(aim: Aimed, view: View) -> str:
    if aim.strikes:
        return _("{card}: the arrows choose its target, enter casts it.")
    if aim.joins and aim.target is not None:
        return _("{card} joins this creature: enter plays it, the arrows choose again.")
    if aim.joins and view.can_join:
        return _("{card}: up or down chooses the lane, left or right a creature to join.")
    return _("{card}: up or down chooses the lane, enter places it.")


def _costs(forecast: Forecast | None, view: View) -> list[Blow]:
    """Return what hurts the own Stronghold before the Assault begins: blood and Immolation."""
    found: list[Blow] = []
    for blow in forecast.blows if forecast is not None else ():
        if blow.kind is BlowKind.ATTACK:
            break
        if blow.kind in (BlowKind.BLOOD, BlowKind.IMMOLATION) and blow.stronghold == view.active:
            found.append(blow)
    return found


def _bill(costs: list[Blow]) -> str:
    """Sum up in one line what playing the card costs the own Stronghold, and by what."""
    reasons = []
    for blow in costs:
        text = _("{n} by {card}'s Immolation")
        if blow.kind is BlowKind.BLOOD:
            text = _("{n} in blood")
        reasons.append(text.format(n=blow.value, card=blow.attacker_name))
    total = sum(blow.value for blow in costs)
    text = ngettext(
        "{n} damage to your Stronghold: {why}.", "{n} damage to your Stronghold: {why}.", total
    )
    if any(blow.bastion_falls for blow in costs):
        text = ngettext(
            "Your Bastion falls by {n} damage: {why}.",
            "Your Bastion falls by {n} damage: {why}.",
            total,
        )
    return text.format(n=total, why=in_row(reasons))
