"""Applying a move: checking it, doing it, and letting what follows happen."""

from __future__ import annotations

from difflib import get_close_matches

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import JOINS
from clash_tui.games.clash.rules.agenda import RETURN, WINDOW, Step
from clash_tui.games.clash.rules.assault import (
    begin_assault,
)
from clash_tui.games.clash.rules.available import (
    available,
    available_count,
    can_pay,
    can_pay_in_hand,
    cost_in_hand,
)
from clash_tui.games.clash.rules.champion import EXHAUSTED, IN_PLAY, champion_cost
from clash_tui.games.clash.rules.legality import can_host, place_in_hand, return_names, table_moves
from clash_tui.games.clash.rules.moves import (
    ALONE,
    Cast,
    Continue,
    EndSummoning,
    Move,
    ReturnOrder,
    Summon,
    SummonChampion,
)
from clash_tui.games.clash.rules.outcome import end, win
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.play import (
    cast,
    summon,
    summon_champion,
)
from clash_tui.games.clash.rules.running import run
from clash_tui.games.clash.rules.state import Listener, Outcome, ReturnChoice, State, Window
from clash_tui.games.clash.rules.words import LANES, MOST_PLAYS, PLAYERS, Ending, Phase
from clash_tui.games.table_moves import (
    AcceptDraw,
    DeclineDraw,
    DrawDeclined,
    DrawOffered,
    OfferDraw,
    Resign,
)


class IllegalMove(ValueError):
    """The move cannot be played in this position; the message is a clause that says why."""


def apply(state: State, move: Move, listener: Listener | None = None) -> None:
    """Play a move and all that follows from it by itself, up to the next decision.

    The state is changed in place. ``listener`` is told each event right after its change. Raises
    ``IllegalMove``, and then nothing has changed.
    """
    if state.phase is Phase.OVER:
        raise IllegalMove(_("the game is over"))
    state.listener = listener
    try:
        kind = type(move)
        if kind is Resign or kind is OfferDraw or state.draw_offer is not None:
            _at_the_table(state, move)
        elif kind is Summon:
            assert isinstance(move, Summon)
            _summon(state, move)
        elif kind is SummonChampion:
            assert isinstance(move, SummonChampion)
            _summon_champion(state, move)
        elif kind is EndSummoning:
            if state.pending is not None or state.phase is not Phase.SUMMONING:
                raise IllegalMove(_("another decision comes first"))
            begin_assault(state)
            run(state)
        elif kind is Cast:
            assert isinstance(move, Cast)
            _cast(state, move)
        elif kind is ReturnOrder:
            assert isinstance(move, ReturnOrder)
            _return_order(state, move)
        elif kind is Continue:
            if not isinstance(state.pending, Window):
                raise IllegalMove(_("the Assault is not waiting for anyone"))
            state.pending = None
            run(state)
        else:
            raise IllegalMove(_("no draw was offered"))
    finally:
        state.listener = None


def _find_available(state: State, card: str, place: int) -> int:
    """Find the available card of the active player that a move means (R12, R49)."""
    if state.played >= MOST_PLAYS:
        raise IllegalMove(
            ngettext(
                "{most} card was played this turn, more cannot be",
                "{most} cards were played this turn, more cannot be",
                MOST_PLAYS,
            ).format(most=MOST_PLAYS)
        )
    side = state.sides[state.active]
    for index, piece in enumerate(available(state)):
        if piece.id != card or (place and place != place_in_hand(side.hand, index)):
            continue
        if piece.cost > state.mana and not can_pay_in_hand(side, index, state.mana):
            raise IllegalMove(_too_dear(card, cost_in_hand(side, index), state.mana))
        return index
    raise IllegalMove(_out_of_reach(state, card))


def _too_dear(card: str, cost: int, mana: int) -> str:
    return ngettext(
        "{card} costs {cost} mana, there is {mana}",
        "{card} costs {cost} mana, there are {mana}",
        mana,
    ).format(card=card, cost=cost, mana=mana)


def _out_of_reach(state: State, card: str) -> str:
    """Say why a card is not among those the active player can play (R12)."""
    if any(piece.id == card for piece in state.sides[state.active].hand):
        count = available_count(state, state.active)
        return ngettext(
            "{card} is not the leftmost card of the hand, the only one that can be played",
            "{card} is not among the {count} leftmost cards of the hand",
            count,
        ).format(card=card, count=count)
    if any(piece.id == card for piece in state.pieces):
        return _("{card} is not in the hand of the player whose turn it is").format(card=card)
    no_card = _("no card of this game is called “{name}”").format(name=card)
    close = get_close_matches(card, [piece.id for piece in state.pieces], n=1)
    if close:
        no_card += _("; did you mean {name}?").format(name=close[0])
    return no_card


def _summon(state: State, move: Summon) -> None:
    if state.pending is not None or state.phase is not Phase.SUMMONING:
        raise IllegalMove(_("creatures are played in Summoning only"))
    index = _find_available(state, move.card, move.place)
    piece = state.sides[state.active].hand[index]
    if not piece.is_creature:
        raise IllegalMove(_("{card} is an incantation and needs a target").format(card=move.card))
    if move.host != ALONE or move.lane not in LANES:
        _check_lane(state, piece, move.lane, move.host)
    summon(state, index, move.lane, move.host)
    if state.agenda:
        run(state)


def _check_lane(state: State, piece: Piece, lane: int, host: int) -> None:
    """See that a creature can be played into a lane, or onto its host there (R13, R57)."""
    if lane not in LANES:
        raise IllegalMove(_("there are two lanes, upper and lower"))
    if host == ALONE:
        return
    if not piece.abilities & JOINS.mask:
        raise IllegalMove(_("{card} has no Symbiote and needs no host").format(card=piece.id))
    if not 0 <= host < len(state.sides[state.active].lanes[lane]):
        raise IllegalMove(_("no creature stands there (the place at the Bridge is 0)"))
    if not can_host(state, state.active, lane, host):
        raise IllegalMove(_("the creature there has Symbiote itself"))


def _summon_champion(state: State, move: SummonChampion) -> None:
    if state.pending is not None or state.phase is not Phase.SUMMONING:
        raise IllegalMove(_("creatures are played in Summoning only"))
    if state.played >= MOST_PLAYS:
        raise IllegalMove(_("30 cards were played this turn already"))
    side = state.sides[state.active]
    if side.champion is None:
        raise IllegalMove(_("there is no Champion"))
    if side.champion_status == IN_PLAY:
        raise IllegalMove(_("the Champion is in play already"))
    if side.champion_status == EXHAUSTED:
        raise IllegalMove(
            _("the Champion is exhausted until a card that costs {cost} is played").format(
                cost=side.champion.cost
            )
        )
    cost = champion_cost(state, side.champion)
    if not can_pay(side.champion, cost, state.mana):
        raise IllegalMove(
            ngettext(
                "{card} costs {cost} mana, there are {mana}",
                "{card} costs {cost} mana, there are {mana}",
                cost,
            ).format(card=side.champion.id, cost=cost, mana=state.mana)
        )
    _check_lane(state, side.champion, move.lane, move.host)
    summon_champion(state, move.lane, move.host)
    run(state)


def _cast(state: State, move: Cast) -> None:
    if isinstance(state.pending, ReturnChoice):
        raise IllegalMove(_("another decision comes first"))
    index = _find_available(state, move.card, move.place)
    if state.sides[state.active].hand[index].is_creature:
        raise IllegalMove(_("{card} is a creature and goes to a lane").format(card=move.card))
    if (
        move.player not in PLAYERS
        or move.lane not in LANES
        or not 0 <= move.position < len(state.sides[move.player].lanes[move.lane])
    ):
        raise IllegalMove(_("no creature stands there (the place at the Bridge is 0)"))
    window, state.pending = state.pending, None
    if isinstance(window, Window):
        _reopen(state, window)
    cast(state, index, move.player, move.lane, move.position)
    run(state)


def _reopen(state: State, window: Window) -> None:
    """Put a window back on the agenda: after a cast there may be another one (R37)."""
    lane = -1
    if window.number >= 0:
        # The step that follows a window is the activation it stands before.
        lane = state.agenda[-1].lane
    state.agenda.append(Step(WINDOW, window.number, lane))


def _return_order(state: State, move: ReturnOrder) -> None:
    choice = state.pending
    if not isinstance(choice, ReturnChoice):
        raise IllegalMove(_("no cards are waiting to return"))
    names = return_names(state, choice)
    if sorted(move.cards) != sorted(names):
        raise IllegalMove(_("the order must name each returning card once"))
    state.pending = None
    numbers = dict(zip(names, choice.numbers, strict=True))
    state.agenda += [Step(RETURN, numbers[name], -1) for name in reversed(move.cards)]
    run(state)


def _at_the_table(state: State, move: Move) -> None:
    """Resigning, offering a draw, answering an offer (R91)."""
    if isinstance(move, AcceptDraw):
        end(state, Outcome(None, Ending.AGREED))
        if state.listener is not None:
            state.listener(events.GameDrawn(Ending.AGREED), state)
        return
    if isinstance(move, DeclineDraw):
        decliner = 1 - (state.draw_offer or 0)
        state.draw_offer = None
        if state.listener is not None:
            state.listener(DrawDeclined(decliner), state)
        return
    if move not in table_moves(state):
        if state.solo is not None:
            raise IllegalMove(_("against the solo opponent there is only resigning, as A"))
        if state.draw_offer is None:
            raise IllegalMove(_("only the player who must decide can offer a draw"))
        raise IllegalMove(_("an offer of a draw waits for an answer"))
    if isinstance(move, Resign):
        win(state, 1 - move.player, Ending.RESIGNED)
    elif isinstance(move, OfferDraw):
        state.draw_offer = move.player
        if state.listener is not None:
            state.listener(DrawOffered(move.player), state)
