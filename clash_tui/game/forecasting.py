"""Working out the forecast: the Assault is deterministic, so it is simply played on a copy."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.apply import apply
from clash_tui.game.events import Event
from clash_tui.game.forecast import Blow, Forecast, Victim
from clash_tui.game.legality import return_orders
from clash_tui.game.moves import CONTINUE, DECLINE_DRAW, END_SUMMONING, Move
from clash_tui.game.moves_text import write_move
from clash_tui.game.pile import pile_of
from clash_tui.game.state import ReturnChoice, State, Window
from clash_tui.game.words import Phase


def forecast(state: State, move: Move | None = None) -> Forecast:
    """Tell what would happen if ``move`` were played and the Assault then began.

    In the middle of an Assault (R37) it tells the rest of it. Where an order of return would be
    asked (R33) the first one is taken: it changes no blow. Nothing hidden is used: it ends with the
    turn, and in the solo opponent's where the next card would be revealed (R75). Raises
    ``IllegalMove`` like ``apply``.
    """
    before = state
    told: list[Event] = []
    state = state.copy()
    # What comes after the turn is another turn: of a solo opponent's nothing may be told.
    end: list[State] = []

    def listen(event: Event, now: State) -> None:
        if end:
            return
        if isinstance(event, events.Revealed):
            end.append(_with_the_card_back(now, event))
            return
        told.append(event)
        if isinstance(event, events.TurnEnded):
            end.append(now.copy())

    if move is not None:
        apply(state, move, listen)
    while not end and state.phase is not Phase.OVER:
        apply(state, _next_step(state), listen)
    state = end[0] if end else state
    return Forecast(
        move=None if move is None else write_move(move),
        blows=tuple(_blows(told, state)),
        falls=tuple(event.creature.number for event in told if isinstance(event, events.Destroyed)),
        health_before=(before.sides[0].health, before.sides[1].health),
        health_after=(state.sides[0].health, state.sides[1].health),
        bastion_falls=(
            any(isinstance(e, events.BastionFell) and e.player == 0 for e in told),
            any(isinstance(e, events.BastionFell) and e.player == 1 for e in told),
        ),
        winner=state.outcome.winner if state.outcome is not None else None,
    )


def _with_the_card_back(state: State, event: events.Revealed) -> State:
    """Return the position before a card was revealed."""
    before = state.copy()
    pile_of(before, event.player).cards.append(before.pieces[event.number])
    return before


def _next_step(state: State) -> Move:
    """Return the move that lets the Assault begin or go on without deciding anything."""
    if state.draw_offer is not None:
        return DECLINE_DRAW
    if isinstance(state.pending, Window):
        return CONTINUE
    if isinstance(state.pending, ReturnChoice):
        return return_orders(state, state.pending)[0]
    return END_SUMMONING


def _blows(told: list[Event], state: State) -> list[Blow]:
    """Gather events into blows: an attack or incantation with all it did."""
    blows: list[Blow] = []
    for event in told:
        match event:
            case events.Attacked(creature, target, value):
                stronghold = None if target is not None else 1 - creature.player
                blows.append(_blow(state, creature.number, value, stronghold))
            case events.IncantationCast(_, _, number):
                blows.append(_blow(state, number, state.pieces[number].attack, None))
            case events.Damaged(creature, amount, left):
                _add(blows, _victim(state, creature.number, amount, left, None))
            case events.Absorbed(creature, ability, _, left):
                _add(blows, _victim(state, creature.number, 0, left, ability))
            case events.StrongholdMoved(_, _, health_before, health_after) if blows:
                blows[-1] = blows[-1].model_copy(
                    update={"health_before": health_before, "health_after": health_after}
                )
            case events.BastionFell(_, health) if blows and blows[-1].stronghold is not None:
                blows[-1] = blows[-1].model_copy(
                    update={"health_after": health, "bastion_falls": True}
                )
            case _:
                pass
    return blows


def _blow(state: State, number: int, value: int, stronghold: int | None) -> Blow:
    return Blow(
        attacker=number,
        attacker_name=state.pieces[number].card.name,
        value=value,
        victims=(),
        stronghold=stronghold,
    )


def _victim(state: State, number: int, dealt: int, left: int, ability: str | None) -> Victim:
    return Victim(
        number=number,
        name=state.pieces[number].card.name,
        dealt=dealt,
        left=left,
        destroyed=left == 0,
        absorbed_by=ability,
    )


def _add(blows: list[Blow], victim: Victim) -> None:
    blows[-1] = blows[-1].model_copy(update={"victims": (*blows[-1].victims, victim)})
