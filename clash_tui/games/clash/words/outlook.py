"""The forecast in words and marks."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.forecast import Blow, BlowKind, Victim
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.fortune import harms, helps, sign_of, style_of

_TITLES = {ability.value: ability for ability in Ability}


def outlook(
    forecast: Forecast,
    view: View,
    names: tuple[str, str],
    lead: str,
    arrow: str,
    dot: str,
    minus: str = "-",
) -> list[Span]:
    """Say what would follow: the Strongholds first, then who falls and who is hit.

    What is good for whoever looks has a plus and is green, what is bad for them has a minus and is
    red; through nobody's eyes everything is told alike.

    ``lead`` begins the sentence, ``arrow`` and ``dot`` are the glyphs between its parts.
    """
    eyes = view.viewer
    parts = _strongholds(forecast, view, names, arrow)
    if forecast.open_end:
        parts.append((None, "gold", _("what follows hangs on a card you cannot see")))
    if forecast.winner is None:
        parts += _blows(forecast, names, arrow, eyes)
    spans: list[Span] = [("muted", lead + " ")]
    if not parts:
        return [*spans, ("text", _("nothing is hit."))]
    for index, (good, style, text) in enumerate(parts):
        if index:
            spans.append(("dim", f" {dot} "))
        sign = sign_of(good, minus)
        spans.append((style or style_of(good), f"{sign} {text}" if sign else text))
    return spans


_Part = tuple[bool | None, str, str]
"""Whether it is good, its style where that does not follow, and its words."""


def _strongholds(forecast: Forecast, view: View, names: tuple[str, str], arrow: str) -> list[_Part]:
    eyes = view.viewer
    if forecast.winner is not None:
        good = helps(forecast.winner, eyes)
        # Who wins says it all: no sign is needed.
        return [(None, style_of(good), _("{name} wins!").format(name=names[forecast.winner]))]
    parts: list[_Part] = []
    for player in (1 - view.active, view.active):
        before, after = forecast.health_before[player], forecast.health_after[player]
        good = harms(player, eyes) if after < before else helps(player, eyes)
        if forecast.bastion_falls[player]:
            text, good = _("{name}'s Bastion falls, Fort {after}"), harms(player, eyes)
        elif before == after:
            continue
        elif view.sides[player].fort:
            text = _("{name}'s Fort {before} {arrow} {after}")
        else:
            text = _("{name}'s Bastion {before} {arrow} {after}")
        words = text.format(name=names[player], before=before, after=after, arrow=arrow)
        parts.append((good, "" if eyes is not None else "chosen", words))
    return parts


def _blows(forecast: Forecast, names: tuple[str, str], arrow: str, eyes: int | None) -> list[_Part]:
    parts: list[_Part] = []
    attacking = False
    for blow in forecast.blows:
        attacking = attacking or blow.kind is BlowKind.ATTACK
        for victim in blow.victims:
            good = harms(victim.player, eyes) if victim.destroyed else None
            parts.append((good, "", _fate(blow, victim, arrow, eyes)))
        # What playing the card itself costs is said below the forecast.
        if attacking and blow.kind is BlowKind.IMMOLATION and blow.stronghold is not None:
            text = ngettext(
                "{by} {arrow} {n} damage to {name}", "{by} {arrow} {n} damage to {name}", blow.value
            )
            whose = names[blow.stronghold]
            words = text.format(by=_by(blow), arrow=arrow, n=blow.value, name=whose)
            parts.append((harms(blow.stronghold, eyes), "", words))
        if blow.spill and blow.stronghold is not None:
            text = ngettext(
                "{n} excess damage to {name}", "{n} excess damage to {name}", blow.spill
            )
            words = text.format(n=blow.spill, name=names[blow.stronghold])
            parts.append((harms(blow.stronghold, eyes), "", words))
        if blow.healed:
            text = _("{attacker} heals {n}").format(attacker=blow.attacker_name, n=blow.healed)
            parts.append((helps(blow.player, eyes), "", text))
    return parts


def _by(blow: Blow) -> str:
    """Name what hurts, with the ability that lets it where it is no ordinary attack."""
    words = {
        BlowKind.ANSWER: _("{attacker} (Instinct)"),
        BlowKind.BACKDRAFT: _("{attacker} (Backdraft)"),
        BlowKind.IMMOLATION: _("{attacker} (Immolation)"),
    }
    return words.get(blow.kind, "{attacker}").format(attacker=blow.attacker_name)


def _fate(blow: Blow, victim: Victim, arrow: str, eyes: int | None) -> str:
    """Say who hits whom, and what comes of it."""
    name, ability = victim.name, ""
    if victim.player == eyes:
        name = _("your {creature}").format(creature=name)
    if victim.destroyed:
        text = _("{by} {arrow} {victim} destroyed")
    elif victim.absorbed_by is not None:
        ability = _TITLES[victim.absorbed_by].title
        text = _("{by} {arrow} {victim} 0 ({ability})")
    else:
        text = _("{by} {arrow} {victim} {left} left")
    return text.format(by=_by(blow), arrow=arrow, victim=name, left=victim.left, ability=ability)


def play_loses(forecast: Forecast | None, view: View) -> bool:
    """Whether playing the card itself would lose the game, before anything attacks."""
    if forecast is None or forecast.move is None or forecast.winner != 1 - view.active:
        return False
    return not any(blow.kind in (BlowKind.ATTACK, BlowKind.ANSWER) for blow in forecast.blows)


def destroyer(forecast: Forecast, number: int) -> str | None:
    """Name who would destroy a creature; None where it would not be, or not by a blow."""
    for blow in forecast.blows:
        if any(victim.number == number and victim.destroyed for victim in blow.victims):
            return _by(blow)
    return None


def falling(forecast: Forecast, view: View) -> frozenset[int]:
    """Return the numbers of creatures in play that would be destroyed."""
    return frozenset(number for number in forecast.falls if view.creature(number) is not None)


def hurt(forecast: Forecast) -> dict[int, int]:
    """Return the HP that creatures hit but not destroyed would have left at their lowest."""
    left: dict[int, int] = {}
    for blow in forecast.blows:
        for victim in blow.victims:
            if victim.dealt and not victim.destroyed:
                left[victim.number] = min(victim.left, left.get(victim.number, victim.left))
    return {number: hp for number, hp in left.items() if number not in forecast.falls}
