"""A hint in words: what to play, and why, taken from what would happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import all_of
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    CONTINUE,
    END_SUMMONING,
    Cast,
    Forecast,
    Move,
    ReturnOrder,
    State,
    Summon,
    SummonChampion,
    apply,
    enemy_assault,
    events,
    forecast,
    legal_moves,
    to_move,
    view,
)
from clash_tui.games.clash.rules.moves import ALONE
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.move_words import creature_title
from clash_tui.games.clash.words.telling import lane_name


class Reasons(NamedTuple):
    """What a hint is good for.

    Attributes:
        fells: The enemy creatures that the move itself destroys, as they are called.
        after: What the attack would do once the whole plan is played.
        guards: What the enemy's next Assault would do after the plan, and without it; None where
            that cannot be told.
    """

    fells: tuple[str, ...]
    after: Forecast | None
    guards: tuple[Forecast, Forecast] | None


def reasons_of(state: State, plan: Sequence[Move]) -> Reasons:
    """Work out what speaks for a plan, whose first move is the hint.

    Nothing hidden is used: forecasts end where it would matter.
    """
    player = to_move(state)
    told: list[events.Event] = []
    now = state.copy()
    first = plan[0]
    fells: tuple[str, ...] = ()
    if first not in (END_SUMMONING, CONTINUE):
        apply(now, first, lambda event, _now: told.append(event))
        fells = tuple(
            now.pieces[event.creature.number].card.title
            for event in told
            if isinstance(event, events.Destroyed) and event.creature.player != player
        )
    for move in plan[1:]:
        if move in (END_SUMMONING, CONTINUE) or move not in legal_moves(now):
            break
        apply(now, move)
    if now.outcome is not None or now.turn != state.turn or to_move(now) != player:
        return Reasons(fells, None, None)
    attack = forecast(now)
    before, after = enemy_assault(state), enemy_assault(now)
    guards = None
    if before is not None and after is not None and plan[0] != END_SUMMONING:
        guards = (after.forecast, before.forecast)
    return Reasons(fells, attack, guards)


def hint_words(state: State, plan: Sequence[Move], names: tuple[str, str], catalog: Catalog) -> str:
    """Say what to play next and why.

    Args:
        state: The position, in which a player must decide.
        plan: What to play up to the end of the turn, the next move first.
        names: The players' names as they are shown.
        catalog: Where the cards are from.
    """
    player = to_move(state)
    seen = view(state, player)
    found = _why(reasons_of(state, plan), player, names)
    what = _what(plan[0], seen, catalog)
    if not found:
        return _("Hint: {move}.").format(move=what)
    return _("Hint: {move} – {reasons}.").format(move=what, reasons=all_of(found))


def plan_words(state: State, plan: Sequence[Move], catalog: Catalog) -> list[str]:
    """Name the moves of a plan one after the other, as far as nobody else decides in between."""
    player, found = to_move(state), []
    now = state.copy()
    for move in plan:
        if now.outcome is not None or to_move(now) != player or move not in legal_moves(now):
            break
        found.append(_what(move, view(now, player), catalog))
        if move in (END_SUMMONING, CONTINUE):
            break
        apply(now, move)
    return found


def _what(move: Move, seen: View, catalog: Catalog) -> str:
    """Name a move as an advice."""
    match move:
        case Summon(card, lane, host):
            return _summoned(_title(card, catalog), lane, host, seen)
        case SummonChampion(lane, host):
            return _summoned(_("your Champion"), lane, host, seen)
        case Cast(card, player, lane, position):
            side = seen.sides[player]
            target = (side.lower if lane else side.upper)[position].card.title
            text = _("{card} on {target}")
            if player == seen.viewer:
                text = _("{card} on your own {target}")
            return text.format(card=_title(card, catalog), target=target)
        case ReturnOrder(cards):
            return _("let them return in this order: {cards}").format(
                cards=all_of([creature_title(card, catalog) for card in cards])
            )
    return _("go on") if move == CONTINUE else _("attack now")


def _summoned(card: str, lane: int, host: int, seen: View) -> str:
    if host == ALONE:
        return _("{card} to the {lane}").format(card=card, lane=lane_name(lane))
    side = seen.sides[seen.active]
    target = (side.lower if lane else side.upper)[host].card.title
    return _("{card} joined to your {target}").format(card=card, target=target)


def _title(card: str, catalog: Catalog) -> str:
    return catalog.card(card).title


def _why(reasons: Reasons, player: int, names: tuple[str, str]) -> list[str]:
    """Say what speaks for it, what matters most first."""
    enemy, found = names[1 - player], []
    after = reasons.after
    if reasons.fells:
        found.append(_("it destroys {cards}").format(cards=all_of(reasons.fells)))
    if after is not None and after.winner == player:
        return [*found, _("your attack wins the game")]
    if after is not None:
        found += _attack(after, player, enemy)
    if reasons.guards is not None:
        found += _guard(*reasons.guards, player)
    return found[:3]


def _attack(after: Forecast, player: int, enemy: str) -> list[str]:
    other = 1 - player
    before, left = after.health_before[other], after.health_after[other]
    if after.bastion_falls[other]:
        return [_("your attack brings {name}'s Bastion down").format(name=enemy)]
    if left < before:
        text = ngettext(
            "your attack leaves {name} {n} Health", "your attack leaves {name} {n} Health", left
        )
        return [text.format(name=enemy, n=left)]
    victims = [
        victim.name
        for blow in after.blows
        for victim in blow.victims
        if victim.destroyed and victim.player == other
    ]
    if victims:
        return [_("your attack destroys {cards}").format(cards=all_of(victims))]
    return []


def _guard(after: Forecast, without: Forecast, player: int) -> list[str]:
    """Say from what of the enemy's next Assault a plan guards."""
    if without.winner == 1 - player and after.winner is None:
        return [_("without it the next attack of the enemy would win")]
    if without.bastion_falls[player] and not after.bastion_falls[player]:
        return [_("it keeps your Bastion up in the enemy's next attack")]
    hurt = without.health_before[player] - without.health_after[player]
    spared = hurt - (after.health_before[player] - after.health_after[player])
    same_wall = without.bastion_falls[player] == after.bastion_falls[player]
    if spared > 0 and hurt > 0 and same_wall and without.winner is None:
        text = ngettext(
            "the enemy's next attack would take {n} Health less",
            "the enemy's next attack would take {n} Health less",
            spared,
        )
        return [text.format(n=spared)]
    return []


def chance_words(chance: float | None) -> str:
    """Say how likely a seat is to win with a hint; "" where nobody knows."""
    if chance is None:
        return ""
    share = max(1, min(99, round(chance * 100)))
    text = ngettext(
        "You would win about {n} of 100 such games.",
        "You would win about {n} of 100 such games.",
        share,
    )
    return text.format(n=share)
