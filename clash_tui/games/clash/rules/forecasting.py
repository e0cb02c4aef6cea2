"""Working out the forecast: the Assault is deterministic, so it is simply played on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import ABSORBS
from clash_tui.games.clash.rules.apply import apply
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.forecast import Blow, BlowKind, Forecast, Victim
from clash_tui.games.clash.rules.legality import return_orders
from clash_tui.games.clash.rules.moves import CONTINUE, END_SUMMONING, Move
from clash_tui.games.clash.rules.moves_text import write_move
from clash_tui.games.clash.rules.pile import pile_of
from clash_tui.games.clash.rules.state import ReturnChoice, State, Window, to_move
from clash_tui.games.clash.rules.words import Phase
from clash_tui.games.table_moves import DECLINE_DRAW


def forecast(state: State, move: Move | None = None) -> Forecast:
    """Tell what would happen if ``move`` were played and the Assault then began.

    In the middle of an Assault (R37) it tells the rest of it. Where an order of return would be
    asked (R33) the first one is taken: it changes no blow. Nothing hidden is used: it ends with the
    turn, in the solo opponent's where the next card would be revealed (R75), and where a
    Reinforcement calls a card the player cannot know (R66). Raises ``IllegalMove`` like ``apply``.
    """
    told, after, unknown = _played_on(state, move)
    return _forecast(move, told, state, after, open_end=unknown)


def _forecast(
    move: Move | None, told: list[Event], state: State, after: State, *, open_end: bool
) -> Forecast:
    return Forecast(
        move=None if move is None else write_move(move),
        blows=tuple(_blows(told, after)),
        falls=tuple(event.creature.number for event in told if isinstance(event, events.Destroyed)),
        health_before=(state.sides[0].health, state.sides[1].health),
        health_after=(after.sides[0].health, after.sides[1].health),
        bastion_falls=(
            any(isinstance(e, events.BastionFell) and e.player == 0 for e in told),
            any(isinstance(e, events.BastionFell) and e.player == 1 for e in told),
        ),
        winner=after.outcome.winner if after.outcome is not None else None,
        open_end=open_end,
    )


def foretold(state: State, move: Move | None = None) -> tuple[Event, ...]:
    """Return all that a forecast tells, event by event.

    What nobody can know yet is left out: which cards fall from the pile (R79), and where they go.
    A card that is shackled (R63) has no name. Raises ``IllegalMove`` like ``apply``.
    """
    told, _after, _unknown = _played_on(state, move)
    return tuple(_as_known(told))


class EnemyAssault(NamedTuple):
    """What the other player's next Assault would do with the creatures as they stand."""

    start: State
    """The position in which it begins, after the Assault of the player who must decide."""
    forecast: Forecast
    told: tuple[Event, ...]
    """What would happen, event by event, without what nobody can know yet."""


def enemy_assault(state: State) -> EnemyAssault | None:
    """Return what the next Assault of the other player would do if nobody played a card any more.

    First the Assault of whoever must decide runs as it stands. Of a solo opponent only the
    creatures attack that are there: which cards it will reveal nobody knows (R75). None where the
    game would be over before, or what comes before hangs on a card that cannot be seen (R66).
    """
    now = state.copy()
    if now.solo is not None:
        now.solo = now.solo._replace(fixed_mana=0, mana_per_creature=0)
    viewer, turn, active = to_move(state), now.turn, now.active
    starts: list[State] = []
    ends: list[State] = []
    told: list[Event] = []
    unknown = False

    def listen(event: Event, after: State) -> None:
        nonlocal unknown
        if ends or unknown:
            return
        if starts:
            told.append(event)
        hidden = isinstance(event, events.Called) and event.hidden and event.player != viewer
        if hidden or isinstance(event, events.Revealed):
            unknown = True
            if starts:
                told.pop()
        elif isinstance(event, events.TurnBegan) and after.turn == turn + 1:
            starts.append(after.copy())
        elif isinstance(event, events.TurnEnded) and starts:
            ends.append(after.copy())

    while not ends and not unknown and now.outcome is None:
        apply(now, _next_step(now), listen)
    if not starts or starts[0].active == active:
        return None
    end = ends[0] if ends else now
    return EnemyAssault(
        starts[0], _forecast(None, told, starts[0], end, open_end=unknown), tuple(_as_known(told))
    )


def _as_known(told: list[Event]) -> Iterator[Event]:
    """Yield events without the cards they would show."""
    shown: set[str] = set()
    for event in told:
        match event:
            case events.Milled(card=card):
                shown.add(card)
            case events.Shackled(card=card):
                shown.add(card)
                yield replace(event, card="")
            case events.LaidUnderPile(card=card) | events.Released(card=card) if card in shown:
                pass
            case _:
                yield event


def _played_on(state: State, move: Move | None) -> tuple[list[Event], State, bool]:
    """Play a move and the Assault on a copy.

    Returns what is told, the position at the end, and whether it ends early at a card the player
    cannot know (R66).
    """
    told: list[Event] = []
    state = state.copy()
    # What comes after the turn is another turn: of a solo opponent's nothing may be told.
    end: list[State] = []
    viewer = to_move(state)
    unknown = False

    def listen(event: Event, now: State) -> None:
        nonlocal unknown
        if end:
            return
        if isinstance(event, events.Called) and event.hidden and event.player != viewer:
            unknown = True
            end.append(now.copy())
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
    return told, end[0] if end else state, unknown


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


class _Blows:
    """Gathers events into blows: an attack or a card with all it did."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.found: list[Blow] = []
        self.main = -1
        """The attack or incantation that goes on: what it set off may come in between."""
        self.at_stronghold = -1
        """The blow that the next move of a Stronghold belongs to."""

    def begin(
        self, kind: BlowKind, number: int, player: int, value: int, stronghold: int | None
    ) -> None:
        name = self.state.pieces[number].card.title
        self.found.append(
            Blow(
                kind=kind,
                attacker=number,
                player=player,
                attacker_name=name,
                value=value,
                victims=(),
                stronghold=stronghold,
            )
        )
        self.at_stronghold = -1 if stronghold is None else len(self.found) - 1
        if kind in (BlowKind.ATTACK, BlowKind.ANSWER, BlowKind.INCANTATION):
            self.main = len(self.found) - 1

    def change(self, index: int, **changes: object) -> None:
        if 0 <= index < len(self.found):
            self.found[index] = self.found[index].model_copy(update=changes)

    def hit(self, creature: events.Spot, dealt: int, left: int, ability: str | None) -> None:
        victim = Victim(
            number=creature.number,
            player=creature.player,
            name=self.state.pieces[creature.number].card.title,
            dealt=dealt,
            left=left,
            destroyed=left == 0,
            absorbed_by=ability,
            spends=any(name == ability for _bit, name, _answer in ABSORBS.each),
        )
        if self.found:
            self.change(len(self.found) - 1, victims=(*self.found[-1].victims, victim))

    def moved(self, before: int, after: int) -> None:
        """A Stronghold suffered damage; of several in one blow the first says what was before."""
        index = self.at_stronghold
        if index >= 0:
            first = not self.found[index].health_before
            self.change(
                index,
                health_before=before if first else self.found[index].health_before,
                health_after=after,
            )

    def take(self, event: Event) -> None:
        match event:
            case events.Attacked(creature, target, value, _, answer):
                kind = BlowKind.ANSWER if answer else BlowKind.ATTACK
                stronghold = None if target is not None else 1 - creature.player
                self.begin(kind, creature.number, creature.player, value, stronghold)
            case events.IncantationCast(player, _, number, _, _, value):
                self.begin(BlowKind.INCANTATION, number, player, value, None)
            case events.Blasted(player, _, number, _, value):
                self.begin(BlowKind.BACKDRAFT, number, player, value, None)
            case events.Burned(creature, player, damage):
                self.begin(BlowKind.IMMOLATION, creature.number, creature.player, damage, player)
            case events.PaidInBlood(player, _, number, missing):
                self.begin(BlowKind.BLOOD, number, player, missing, player)
            case events.Damaged(creature, amount, left):
                self.hit(creature, amount, left, None)
            case events.Absorbed(creature, ability, _, left):
                self.hit(creature, 0, left, ability)
            case events.Spilled(player, amount):
                self.change(self.main, spill=amount, stronghold=player)
                self.at_stronghold = self.main
            case events.StrongholdMoved(_, _, before, after):
                self.moved(before, after)
            case events.BastionFell(player, health) if (
                self.at_stronghold >= 0 and self.found[self.at_stronghold].stronghold == player
            ):
                self.change(self.at_stronghold, health_after=health, bastion_falls=True)
            case events.StrongholdHealed() | events.LaidUnderPile() if self.found:
                self.change(self.main, healed=self.found[self.main].healed + 1)
            case _:
                pass


def _blows(told: list[Event], state: State) -> list[Blow]:
    gathering = _Blows(state)
    for event in told:
        gathering.take(event)
    return gathering.found
