"""Listening to what the rules tell of a position, to forecast from."""

from __future__ import annotations

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.codes import damage_on
from clash_tui.games.stak.rules.events import Event
from clash_tui.games.stak.rules.forecast import UNKNOWN, ComesUp, Fall
from clash_tui.games.stak.rules.power import power_in
from clash_tui.games.stak.rules.state import State


class Told:
    """What is told of a position from now on, each event with the position before it."""

    def __init__(self, state: State) -> None:
        self.events: list[tuple[Event, State]] = []
        self._last = state.copy()
        state.listener = self._listen

    def _listen(self, event: Event, state: State) -> None:
        self.events.append((event, self._last))
        self._last = state.copy()

    def falls(self, fresh: dict[int, int], takers: dict[int, str]) -> tuple[Fall, ...]:
        """Return the cards that went, and why.

        Args:
            fresh: The damage that was dealt to the top cards, by seat.
            takers: Which card took those that did not fall by damage, by seat.
        """
        found: list[Fall] = []
        for event, before in self.events:
            if not isinstance(event, events.Scrapped):
                continue
            for gone in event.cards:
                seat, index = gone.player, len(before.staks[gone.player]) - gone.place
                damage, power = damage_on(before.staks[seat][index]), power_in(before, seat, index)
                spot = events.Spot(gone.card, seat, gone.place)
                if gone.place == 1 and damage and damage >= power:
                    new = min(fresh.get(seat, 0), damage)
                    parts = tuple(each for each in (damage - new, new) if each)
                    found.append(Fall(spot, parts, power, None))
                else:
                    found.append(Fall(spot, (), power, takers[seat]))
        return tuple(found)

    def comes_up(self, state: State) -> tuple[ComesUp, ...]:
        """Return which cards came to be top cards, from the player on whose turn it is."""
        changed: set[int] = set()
        turned: set[int] = set()
        for event, _before in self.events:
            if isinstance(event, events.Scrapped):
                changed |= {gone.player for gone in event.cards if gone.place == 1}
            elif isinstance(event, (events.MovedDown, events.Returned)):
                changed.add(event.card.player)
            elif isinstance(event, events.TurnedUp):
                turned |= {card.player for card in event.cards}
        found = []
        for seat in state.in_turn_order():
            if seat in changed | turned and state.staks[seat]:
                card = state.spot(seat, -1)
                was_up = seat not in turned
                triggers = None if card.card == UNKNOWN else seat in state.waiting
                found.append(ComesUp(card, was_up, triggers))
        return tuple(found)

    def tops_gone(self) -> set[int]:
        """Return from whose Staks a top card went to the heap."""
        return {
            gone.player
            for event, _before in self.events
            if isinstance(event, events.Scrapped)
            for gone in event.cards
            if gone.place == 1
        }
