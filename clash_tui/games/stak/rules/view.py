"""What one player, or the table, may know of a position (SB72-SB75)."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    KNOWN,
    TURNED,
    UP,
    VERSION_SHIFT,
    damage_on,
    played_by,
    version_in,
)
from clash_tui.games.stak.rules.power import power_in
from clash_tui.games.stak.rules.state import Options, Outcome, State, to_move


@dataclass(frozen=True, slots=True)
class StakCard:
    """A card in a Stak."""

    card: str | None
    """Its id; None where it lies face-down and nobody has seen it."""
    up: bool
    power: int | None
    """Its power where it lies, a Leader's counted (SB60); None for a card nobody knows."""
    damage: int = 0
    attacker: bool = False
    """Whether it is the turn's attacker, even if its attack was stopped (SB25)."""
    turned: bool = False
    """Whether it was turned down in this chain (SB47)."""
    by: int = -1
    """Who played it on a Stak that is not their own; -1 for any other card (SB82)."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in a hand."""

    card: str | None
    """Its id; None where whoever looks does not know it."""
    known: bool = False
    """Whether all have seen that it is there (SB74)."""
    attacker: bool = False
    """Whether it was the turn's attacker before it was returned (SB29)."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player's Stak and hand."""

    stak: tuple[StakCard, ...]
    """From the top down."""
    hand: tuple[HandCard, ...]
    """The own hand as the cards came; of another one the known cards come first."""
    out: int
    """The turn in which the player went out; 0 for who is in."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as far as somebody knows it. Equal views: nobody could tell them apart."""

    seat: int | None
    """Who looks; None is the table, which knows what all know."""
    seats: tuple[SeatView, ...]
    supply: int
    """How many cards the supply has."""
    heap: tuple[str, ...]
    """The scrapheap by id, in the order of the bots: its own order has no meaning (SB1)."""
    unseen: tuple[str, ...]
    """All cards that whoever looks cannot place, in the order of the bots: in the supply,
    face-down in Staks and in the hands of others."""
    options: Options
    turn: int
    active: int
    to_move: int
    """Who must decide."""
    fed: bool
    attacked: bool
    stopped: bool
    played: int
    draw_due: bool
    target: int
    waiting: tuple[int, ...]
    """On whose Staks top cards have an effect that waits, the next one first."""
    asking: int
    asked: int
    effect: int
    offered: int
    to_agree: tuple[int, ...]
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    """Return what a player, or the table (None), may know."""
    ids = state.table.ids
    return View(
        seat=seat,
        seats=tuple(_seat(state, each, each == seat) for each in range(state.seats)),
        supply=len(state.supply),
        heap=tuple(ids[version] for version in sorted(state.heap)),
        unseen=tuple(ids[version] for version in unseen(state, seat)),
        options=state.options,
        turn=state.turn,
        active=state.active,
        to_move=to_move(state),
        fed=state.fed,
        attacked=state.attacked,
        stopped=state.stopped,
        played=state.played,
        draw_due=state.draw_due,
        target=state.target,
        waiting=tuple(reversed(state.waiting)),
        asking=state.asking,
        asked=state.asked,
        effect=state.effect,
        offered=state.offered,
        to_agree=tuple(state.to_agree),
        outcome=state.outcome,
    )


def unseen(state: State, seat: int | None) -> list[int]:
    """Return the versions of all cards a player cannot place, in the order of the table (SB73)."""
    found = state.supply[:]
    for stak in state.staks:
        found += [version_in(code) for code in stak if not code & (UP | KNOWN)]
    for holder, hand in enumerate(state.hands):
        if holder != seat:
            found += [code >> VERSION_SHIFT for code in hand if not code & KNOWN]
    found.sort()
    return found


def _seat(state: State, seat: int, own: bool) -> SeatView:
    stak = state.staks[seat]
    cards = tuple(_stak_card(state, seat, index) for index in range(len(stak) - 1, -1, -1))
    hand = state.hands[seat]
    if own:
        held = tuple(_hand_card(state, code) for code in hand)
    else:
        known = sorted(code for code in hand if code & KNOWN)
        hidden = (HandCard(None),) * (len(hand) - len(known))
        held = (*(_hand_card(state, code) for code in known), *hidden)
    return SeatView(cards, held, state.out[seat])


def _stak_card(state: State, seat: int, index: int) -> StakCard:
    code = state.staks[seat][index]
    seen = bool(code & (UP | KNOWN))
    return StakCard(
        card=state.card_id(code) if seen else None,
        up=bool(code & UP),
        power=power_in(state, seat, index) if seen else None,
        damage=damage_on(code),
        attacker=bool(code & ATTACKER),
        turned=bool(code & TURNED),
        by=played_by(code),
    )


def _hand_card(state: State, code: int) -> HandCard:
    return HandCard(state.card_id(code), bool(code & KNOWN), bool(code & ATTACKER))
