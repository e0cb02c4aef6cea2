"""Applying a move: checking it, doing it, and letting what follows happen."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots import ENTERS
from clash_tui.games.stak.rules.chain import choose, home_of_top, run
from clash_tui.games.stak.rules.changes import (
    discard,
    draw,
    scrap,
    stop_attack,
    take_from_hand,
)
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    BY,
    UP,
    VERSION,
    VERSION_MASK,
    VERSION_SHIFT,
)
from clash_tui.games.stak.rules.fight import attack, can_fight
from clash_tui.games.stak.rules.moves import (
    OWN,
    Attack,
    Choose,
    Discard,
    End,
    Move,
    Pass,
    Play,
    React,
    Recycle,
    Scrap,
)
from clash_tui.games.stak.rules.settling import settle, trigger
from clash_tui.games.stak.rules.state import Listener, State, to_move
from clash_tui.games.stak.rules.turn import agree, end_turn, resign
from clash_tui.games.stak.rules.words import (
    CHOICE,
    DISCARD,
    LETTERS,
    MOST_PLAYS,
    NOBODY,
    NOTHING,
    REACTION,
)
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
    if state.outcome is not None:
        raise IllegalMove(_("the game is over"))
    state.listener = listener
    try:
        if state.to_agree or isinstance(move, (Resign, OfferDraw, AcceptDraw, DeclineDraw)):
            _at_the_table(state, move)
        elif state.asking != NOTHING:
            _answer(state, move)
        else:
            _act(state, move)
    finally:
        state.listener = None


def _act(state: State, move: Move) -> None:
    """Do what the player whose turn it is may do (SB16)."""
    if isinstance(move, Play):
        _play(state, move)
    elif isinstance(move, Attack):
        _attack(state, move)
    elif isinstance(move, Scrap):
        scrap(state, state.active, len(state.staks[state.active]) - 1)
        settle(state)
        run(state)
    elif isinstance(move, Discard):
        version = _held(state, state.active, move.card)
        if state.fed:
            raise IllegalMove(_("the heap has been fed, and nothing need be discarded"))
        discard(state, state.active, version, expelled=False)
    elif isinstance(move, End):
        if not state.fed:
            raise IllegalMove(_("the heap has not been fed in this turn"))
        end_turn(state)
    elif isinstance(move, Recycle):
        _recycle(state, move)
    elif isinstance(move, Choose):
        raise IllegalMove(_("there is nothing to choose"))
    else:
        raise IllegalMove(_("no attack waits for a reaction"))


def _held(state: State, seat: int, card: str) -> int:
    """Return the version of a card in a player's hand."""
    version = state.table.numbers.get(card, -1)
    for code in state.hands[seat]:
        if code >> VERSION_SHIFT == version:
            return version
    raise IllegalMove(
        _("{card} is not in the hand of {seat}").format(card=card, seat=LETTERS[seat])
    )


def _check_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.seats:
        raise IllegalMove(_("nobody sits there"))
    if not state.is_in(seat):
        raise IllegalMove(_("{seat} is out").format(seat=LETTERS[seat]))


def _play(state: State, move: Play) -> None:
    stak = state.active
    if move.stak != OWN:
        if not state.options.borderless:
            raise IllegalMove(_("cards are played on the own Stak only"))
        if move.stak == state.active:
            raise IllegalMove(_("for the own Stak no seat is named"))
        _check_seat(state, move.stak)
        stak = move.stak
    if state.played >= MOST_PLAYS:
        raise IllegalMove(
            ngettext(
                "{most} card was played this turn, more cannot be",
                "{most} cards were played this turn, more cannot be",
                MOST_PLAYS,
            ).format(most=MOST_PLAYS)
        )
    version = _held(state, state.active, move.card)
    _put(state, state.active, version, stak, reaction=False)
    if state.waiting:
        run(state)


def _put(state: State, seat: int, version: int, stak: int, reaction: bool) -> None:
    """Play a card from a hand on a Stak; its entry effect waits then (SB20, SB81, SB82)."""
    mark = take_from_hand(state, seat, version) & ATTACKER
    by = 0 if stak == seat else (seat + 1) * BY
    state.staks[stak].append(version * VERSION | UP | mark | by)
    state.played += 1
    if state.listener is not None:
        card = state.table.ids[version]
        state.listener(events.Played(seat, card, stak, reaction), state)
    if ENTERS[state.table.bots[version]]:
        trigger(state, [stak])


def _attack(state: State, move: Attack) -> None:
    player = move.player
    if player == state.active:
        raise IllegalMove(_("nobody attacks the own Stak"))
    _check_seat(state, player)
    if state.stopped:
        raise IllegalMove(_("the attack of this turn was stopped"))
    if not state.may_attack():
        raise IllegalMove(_("another card has attacked in this turn"))
    if not can_fight(state, player):
        raise IllegalMove(_("neither card has any power"))
    if state.options.reactive and state.hands[player] and state.played < MOST_PLAYS:
        state.asking, state.asked, state.effect = REACTION, player, NOBODY
        if state.listener is not None:
            spot = state.spot(state.active, -1)
            state.listener(events.AttackDeclared(spot, player), state)
        return
    attack(state, player)
    run(state)


def _recycle(state: State, move: Recycle) -> None:
    if not state.options.recycling:
        raise IllegalMove(_("this game is played without recycling"))
    seat = state.active
    version = _held(state, seat, move.card)
    top = state.spot(seat, -1)
    code = state.staks[seat].pop()
    take_from_hand(state, seat, version)
    state.heap.append(code >> VERSION_SHIFT & VERSION_MASK)
    state.heap.append(version)
    state.fed = True
    if state.listener is not None:
        gone = events.Gone(top.card, seat, 1, False)
        state.listener(events.Recycled(gone, move.card), state)
    if code & ATTACKER:
        stop_attack(state, code)
    if move.draw:
        draw(state, seat)
    settle(state)
    run(state)


def _answer(state: State, move: Move) -> None:
    """Go on with what was asked (SB42, SB62, SB81)."""
    if state.asking == CHOICE:
        _choose(state, move)
    elif state.asking == DISCARD:
        if not isinstance(move, Discard):
            raise IllegalMove(_("{seat} must discard a card").format(seat=LETTERS[state.asked]))
        version = _held(state, state.asked, move.card)
        victim = state.asked
        _asked_no_more(state)
        discard(state, victim, version, expelled=True)
        run(state)
    elif isinstance(move, React):
        version = _held(state, state.asked, move.card)
        victim = state.asked
        _asked_no_more(state)
        attacker = state.spot(state.active, -1)
        _put(state, victim, version, victim, reaction=True)
        if state.listener is not None:
            state.listener(events.AttackCancelled(attacker, victim), state)
        run(state)
    elif isinstance(move, Pass):
        victim = state.asked
        _asked_no_more(state)
        attack(state, victim)
        run(state)
    else:
        raise IllegalMove(
            _("{seat} must say first whether a card is played against the attack").format(
                seat=LETTERS[state.asked]
            )
        )


def _choose(state: State, move: Move) -> None:
    seat = state.effect
    aim = (move.player, move.place) if isinstance(move, Choose) else (NOBODY, 0)
    if aim not in home_of_top(state, seat).aims(state, seat):
        raise IllegalMove(
            _("{seat} must choose for {card} first, and this is none of the choices").format(
                seat=LETTERS[seat], card=state.spot(seat, -1).card
            )
        )
    _asked_no_more(state)
    choose(state, seat, aim, asked=True)
    if state.asking == NOTHING:
        run(state)


def _asked_no_more(state: State) -> None:
    state.asking, state.asked, state.effect = NOTHING, NOBODY, NOBODY


def _at_the_table(state: State, move: Move) -> None:
    """Resigning, offering a draw, answering an offer (SB70)."""
    if isinstance(move, AcceptDraw):
        _accept(state)
    elif isinstance(move, DeclineDraw):
        if not state.to_agree:
            raise IllegalMove(_("no draw was offered"))
        seat = state.to_agree[0]
        state.offered, state.to_agree = NOBODY, []
        if state.listener is not None:
            state.listener(DrawDeclined(seat), state)
    elif state.to_agree:
        raise IllegalMove(_("an offer of a draw waits for an answer"))
    elif isinstance(move, Resign):
        if move.player != state.active or state.asking != NOTHING:
            raise IllegalMove(_("players resign in their own turn, while nothing waits"))
        resign(state)
    elif isinstance(move, OfferDraw):
        if move.player != to_move(state):
            raise IllegalMove(_("only the player who must decide can offer a draw"))
        state.offered = move.player
        state.to_agree = state.others(move.player)
        if state.listener is not None:
            state.listener(DrawOffered(move.player), state)


def _accept(state: State) -> None:
    if not state.to_agree:
        raise IllegalMove(_("no draw was offered"))
    seat = state.to_agree.pop(0)
    if state.listener is not None:
        state.listener(events.DrawAccepted(seat), state)
    if not state.to_agree:
        agree(state)
