"""What a person is about to do: the mode, the cursor, and the moves that follow from them."""

from __future__ import annotations

from typing import Any

from clash_tui.games.stak.rules.forecast import AttackForecast
from clash_tui.games.stak.rules.forecasting import forecast_attacks
from clash_tui.games.stak.rules.moves import END, PASS, SCRAP, Attack, Move, Play
from clash_tui.games.stak.rules.view import View
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.aims import aims, beside, mode_of, picks
from clash_tui.ui.stak.play.modes import AIMS, CHOSEN_FREELY, PICKS, Cursor, Mode, Spot
from clash_tui.ui.stak.play.sight import Sight


class Turn:
    """The state of a decision: it knows no screen and plays no move.

    Args:
        match: The game.
        sight: What may be seen.
    """

    def __init__(self, match: Match[Any, Any, Any], sight: Sight) -> None:
        self._match = match
        self._sight = sight
        self.mode = Mode.NOTHING
        self.cursor = Cursor()
        self.card: str | None = None
        """The card that is about to be played on a Stak."""
        self.last_victim: int | None = None
        """Who was attacked last in this turn."""
        self._turn_of_victim = 0
        self._forecasts: tuple[object, tuple[AttackForecast, ...]] = (None, ())
        self._moves: tuple[object, list[Move]] = (None, [])

    # -- what there is

    @property
    def moves(self) -> list[Move]:
        """What can be played by whoever must decide."""
        state = self._match.state
        if self._moves[0] is not state:
            self._moves = (state, self._match.legal_moves())
        return self._moves[1]

    @property
    def targets(self) -> dict[Spot, Any]:
        """What of the table can be chosen now."""
        if self.mode not in AIMS:
            return {}
        return aims(self.mode, self.moves, self._match.to_move, self.card)

    @property
    def offered(self) -> dict[str, Any]:
        """Which cards of the hand can be chosen now."""
        if self.mode is Mode.ACT or self.mode in PICKS:
            return picks(self.mode, self.moves)
        return {}

    def attacks(self, view: View) -> tuple[AttackForecast, ...]:
        """Return what each possible attack would do."""
        if self._forecasts[0] is not view:
            can = any(isinstance(move, Attack) for move in self.moves)
            self._forecasts = (view, forecast_attacks(view) if can else ())
        return self._forecasts[1]

    @property
    def held(self) -> str | None:
        """The card of the hand under the cursor, where it may be seen."""
        if self._sight.covered:
            return None
        hand = self._sight.view().seats[self._sight.bottom].hand
        return hand[self.cursor.hand].card if self.cursor.hand < len(hand) else None

    @property
    def can_be_left(self) -> bool:
        """Whether what is chosen now may be left again."""
        return self.mode in CHOSEN_FREELY

    # -- changing it

    def begin(self) -> None:
        """Take up what is asked now."""
        view = self._sight.view()
        self.mode = mode_of(view) if self._sight.is_person_asked else Mode.NOTHING
        self.card = None
        if self._turn_of_victim != view.turn:
            self.last_victim = None
        hand = len(view.seats[self._sight.bottom].hand)
        self.cursor.hand = max(0, min(self.cursor.hand, hand - 1))
        targets = self.targets
        self.cursor.spot = next(iter(targets)) if targets else None

    def rest(self) -> None:
        """Ask nothing: something is being told."""
        self.mode = Mode.NOTHING
        self.card = None
        self.cursor.spot = None

    def ask(self, mode: Mode, card: str | None = None) -> bool:
        """Let something be chosen; say whether there is anything to choose."""
        before, self.mode, self.card = self.mode, mode, card
        targets, offered = self.targets, self.offered
        if not targets and not offered:
            self.mode, self.card = before, None
            return False
        self.cursor.spot = next(iter(targets)) if targets else None
        if offered and self.held not in offered:
            hand = [each.card for each in self._sight.view().seats[self._sight.bottom].hand]
            self.cursor.hand = next(place for place, card in enumerate(hand) if card in offered)
        return True

    def leave(self) -> None:
        """Choose nothing after all."""
        self.begin()

    def move(self, direction: str) -> None:
        """Move the cursor over what can be chosen, or over hand and table."""
        if self.mode in AIMS:
            spot = beside([*self.targets], self.cursor.spot, direction)
            self.cursor.spot = spot if spot is not None else self.cursor.spot
        elif self.cursor.spot is None:
            self._move_in_hand(direction)
        else:
            self._move_on_table(direction)

    def _move_in_hand(self, direction: str) -> None:
        view = self._sight.view()
        count = len(view.seats[self._sight.bottom].hand)
        if direction in ("left", "right"):
            step = 1 if direction == "right" else -1
            self.cursor.hand = max(0, min(count - 1, self.cursor.hand + step))
        elif direction == "up":
            self.cursor.spot = self._lowest(view, self._sight.bottom)

    def _lowest(self, view: View, seat: int) -> Spot | None:
        """Return where the table is entered: the top card of a seat, or of the next that is in."""
        seats = [*range(seat, len(view.seats)), *range(seat)]
        return next(((each, 1) for each in seats if view.seats[each].stak), None)

    def _move_on_table(self, direction: str) -> None:
        view = self._sight.view()
        assert self.cursor.spot is not None
        seat, place = self.cursor.spot
        if direction == "up":
            self.cursor.spot = (seat, max(1, place - 1))
        elif direction == "down":
            below = place + 1 <= len(view.seats[seat].stak)
            self.cursor.spot = (seat, place + 1) if below else None
        else:
            inside = [each for each, seen in enumerate(view.seats) if seen.stak]
            step = 1 if direction == "right" else -1
            if seat in inside:
                seat = inside[(inside.index(seat) + step) % len(inside)]
                self.cursor.spot = (seat, min(place, len(view.seats[seat].stak)))

    def point(self, spot: Spot | None) -> bool:
        """Put the cursor on a card of the table; say whether that can be."""
        if spot is None or (self.mode in AIMS and spot not in self.targets):
            return False
        self.cursor.spot = spot
        return True

    def hold(self, place: int) -> None:
        """Put the cursor on a card of the hand."""
        self.cursor.hand, self.cursor.spot = place, None

    # -- the moves that follow

    def of_spot(self, spot: Spot) -> Move | None:
        """Return the move of choosing a card of the table; None where that is none."""
        if self.mode in AIMS:
            return self.targets.get(spot)
        if self.mode is Mode.ACT and spot[1] == 1:
            move = Attack(spot[0])
            return move if move in self.moves else None
        return None

    def of_seat(self, seat: int) -> Move | Spot | None:
        """Return the move of choosing a seat by its letter, or where its choices begin."""
        spots = [spot for spot in self.targets if spot[0] == seat]
        if len(spots) == 1:
            return self.targets[spots[0]]
        return min(spots) if spots else None

    def of_held(self, card: str) -> Move | None:
        """Return the move of choosing a card of the hand; None where that is none."""
        return self.offered.get(card)

    def needs_a_stak(self, card: str) -> bool:
        """Say whether a card could be played on several Staks (SB82)."""
        plays = [move for move in self.moves if isinstance(move, Play) and move.card == card]
        return self.mode is Mode.ACT and len(plays) > 1

    def victim_again(self) -> Move | None:
        """Return the attack on the same Stak as before; None where that cannot be."""
        if self.last_victim is None:
            return None
        move = Attack(self.last_victim)
        return move if move in self.moves else None

    @property
    def lone_attack(self) -> Move | None:
        """The one attack there is; None where there are none, or several."""
        attacks = [move for move in self.moves if isinstance(move, Attack)]
        return attacks[0] if len(attacks) == 1 else None

    def played(self, move: Move, turn: int) -> None:
        """Remember whom a move attacked."""
        if isinstance(move, Attack):
            self.last_victim, self._turn_of_victim = move.player, turn

    def can(self, move: Move) -> bool:
        """Say whether a move can be played."""
        return move in self.moves

    @property
    def can_end(self) -> bool:
        """Whether the turn can end (SB37)."""
        return END in self.moves

    @property
    def can_scrap(self) -> bool:
        """Whether the top card can be scrapped (SB23)."""
        return SCRAP in self.moves

    @property
    def can_pass(self) -> bool:
        """Whether no card need be played (SB81)."""
        return PASS in self.moves
