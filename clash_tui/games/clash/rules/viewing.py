"""Building views: what one player, the table, or everybody may know of a state."""

from __future__ import annotations

from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.abilities import JOINS
from clash_tui.games.clash.rules.abilities.moments import OTHER_HAND
from clash_tui.games.clash.rules.agenda_text import name_in_play, write_step
from clash_tui.games.clash.rules.available import (
    available_count,
    can_pay,
    cost_in_hand,
    holders_back,
)
from clash_tui.games.clash.rules.champion import (
    IN_PLAY,
    READY,
    STATUS_NAMES,
    champion_cost,
    cheaper_by,
)
from clash_tui.games.clash.rules.hand import check_hand, take_from_hand
from clash_tui.games.clash.rules.legality import (
    any_creature,
    legal_moves,
    place_in_hand,
    return_names,
)
from clash_tui.games.clash.rules.mana import extra_mana
from clash_tui.games.clash.rules.moves_text import write_move
from clash_tui.games.clash.rules.opponent import opponent_mana
from clash_tui.games.clash.rules.paying import pay
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.returning import destination
from clash_tui.games.clash.rules.state import (
    Pile,
    ReturnChoice,
    SoloRules,
    State,
    Window,
    to_move,
)
from clash_tui.games.clash.rules.view import (
    ChampionStatus,
    ChampionView,
    HeldCard,
    OutcomeView,
    PendingKind,
    PendingView,
    PileView,
    SideView,
    SoloView,
    View,
    WhyNot,
)
from clash_tui.games.clash.rules.viewing_creatures import fallen_view, lane_view
from clash_tui.games.clash.rules.words import (
    AVAILABLE,
    LOWER,
    MOST_PLAYS,
    PLAYERS,
    UPPER,
    Edition,
    Phase,
)


def view(state: State, viewer: int | None, *, all_open: bool = False) -> View:
    """Return what a player may know of a position.

    A player knows their own hand, and of the opponent's the Stronghold and the cards that were
    seen returning. ``viewer`` None is the table, which knows of both hands only what both
    players know; with ``all_open`` every hand is open, as after a game.
    """
    decider = to_move(state)
    open_hands = tuple(all_open or player == viewer for player in PLAYERS)
    tells_moves = all_open or viewer == decider
    casting = state.casting
    # That the Assault waits tells that something can be cast, which the hand alone knows (R37).
    is_secret = isinstance(state.pending, Window) and not open_hands[state.active]
    return View(
        edition=state.edition,
        turn=state.turn,
        active=state.active,
        to_move=decider,
        phase=state.phase,
        mana=state.mana,
        mana_gained=state.gained,
        played=state.played,
        viewer=viewer,
        all_open=all_open,
        sides=(_side(state, 0, open_hands[0]), _side(state, 1, open_hands[1])),
        casting=casting.card if casting is not None else None,
        pending=_offer(state) or (None if is_secret else _pending(state)),
        interrupted=_pending(state) if state.draw_offer is not None else None,
        fallen=tuple(fallen_view(each) for each in state.fallen),
        agenda=tuple(write_step(step, state) for step in state.agenda),
        moves=tuple(write_move(move) for move in legal_moves(state)) if tells_moves else (),
        outcome=(
            OutcomeView(winner=state.outcome.winner, ending=state.outcome.ending)
            if state.outcome is not None
            else None
        ),
        solo=_solo(state.solo, all_open) if state.solo is not None else None,
    )


def _solo(solo: SoloRules, all_open: bool) -> SoloView:
    return SoloView(
        fixed_mana=solo.fixed_mana,
        mana_per_creature=solo.mana_per_creature,
        resistance=solo.resistance,
        ability=next((each for each in Ability if each.bit == solo.granted), None),
        seed=solo.seed if all_open else None,
    )


def _pile(state: State, player: int, pile: Pile, is_open: bool) -> PileView:
    cards = pile.cards[::-1]
    known = [bool(piece.bit & state.seen) for piece in cards]
    hidden = [piece.card for piece, seen in zip(cards, known, strict=True) if not seen]
    return PileView(
        size=len(cards),
        discard=tuple(piece.card for piece in pile.discard),
        unseen=tuple(sorted(hidden, key=lambda card: card.id)),
        order=tuple(
            piece.card if is_open or seen else None
            for piece, seen in zip(cards, known, strict=True)
        ),
        open=is_open,
        seen=tuple(place for place, seen in enumerate(known) if seen),
        spent=pile.spent,
        last_turn=pile.last_turn,
        mana_next=opponent_mana(state, player),
    )


def _side(state: State, player: int, is_open: bool) -> SideView:
    side = state.sides[player]
    hidden = [] if is_open else [piece.card for piece in side.hand if not piece.bit & state.seen]
    return SideView(
        player=player,
        fort=side.fort,
        place=side.place,
        health=side.health,
        hand=tuple(
            _held(state, player, place, piece, is_open) for place, piece in enumerate(side.hand)
        ),
        open=is_open,
        unseen=tuple(sorted(hidden, key=lambda card: card.id)),
        upper=lane_view(player, UPPER, side.lanes[UPPER], state.granted(player)),
        lower=lane_view(player, LOWER, side.lanes[LOWER], state.granted(player)),
        champion=_champion(state, player) if side.champion is not None else None,
        pile=_pile(state, player, side.pile, is_open) if side.pile is not None else None,
        available=available_count(state, player),
        held_back_by=tuple(each.piece.card.title for each in holders_back(state, player)),
        extra_mana=extra_mana(state, player),
    )


def _held(state: State, player: int, place: int, piece: Piece, is_open: bool) -> HeldCard:
    seen = bool(piece.bit & state.seen)
    if not is_open:
        return HeldCard(
            card=piece.card if seen else None,
            number=piece.number if seen else None,
            seen=seen,
            place=place,
            why_not=WhyNot.NOT_YOUR_TURN,
        )
    why_not = why_not_playable(state, player, place)
    cost = cost_in_hand(state.sides[player], place)
    short = max(0, cost - state.mana)
    after = _after_playing(state, place) if why_not is None else None
    return HeldCard(
        card=piece.card,
        number=piece.number,
        seen=seen,
        place=place,
        why_not=why_not,
        cost=cost,
        mana_short=short if why_not is WhyNot.NO_MANA else 0,
        blood=short if why_not is None else 0,
        loses=after is not None and after.outcome is not None,
        fells_bastion=(
            after is not None
            and after.outcome is None
            and after.sides[player].fort
            and not state.sides[player].fort
        ),
        joins=piece.is_creature and bool(piece.abilities & JOINS.mask),
        named_place=place_in_hand(state.sides[player].hand, place),
    )


def _after_playing(state: State, place: int) -> State:
    """Return a position in which a card is paid for and has left the hand, and no more.

    What the card does on the table is left out: it may show what is hidden.
    """
    trial = state.copy()
    piece = trial.sides[trial.active].hand[place]
    pay(trial, piece, cost_in_hand(trial.sides[trial.active], place))
    if trial.outcome is not None:
        return trial
    if piece.is_creature or destination(piece.abilities) & OTHER_HAND:
        take_from_hand(trial, trial.active, place)
        check_hand(trial, trial.active)
    return trial


def why_not_playable(state: State, player: int, place: int) -> WhyNot | None:
    """Say why the card at a place of a hand cannot be played now; None: it can (R12–R14, R37)."""
    reason = _why_no_play(state, player)
    if reason is not None:
        return reason
    piece = state.sides[player].hand[place]
    if state.phase is Phase.ASSAULT and (
        piece.is_creature or state.edition is not Edition.STARTER_KIT
    ):
        return WhyNot.ASSAULT
    if place >= available_count(state, player):
        return WhyNot.BLACKMAIL if place < AVAILABLE else WhyNot.OUT_OF_REACH
    if state.played >= MOST_PLAYS:
        return WhyNot.TOO_MANY
    if not can_pay(piece, cost_in_hand(state.sides[player], place), state.mana):
        return WhyNot.NO_MANA
    if not piece.is_creature and not any_creature(state):
        return WhyNot.NO_TARGET
    return None


def _champion(state: State, player: int) -> ChampionView:
    side = state.sides[player]
    champion = side.champion
    assert champion is not None
    cost = champion_cost(state, champion)
    why_not = _why_no_champion(state, player, cost)
    blood = max(0, cost - state.mana) if why_not is None else 0
    after = state
    if blood:
        after = state.copy()
        pay(after, champion, cost)
    return ChampionView(
        card=champion.card,
        number=champion.number,
        status=ChampionStatus(STATUS_NAMES[side.champion_status]),
        cost=cost,
        cheaper_by=tuple(piece.card.title for piece in cheaper_by(state, champion)),
        why_not=why_not,
        mana_short=cost - state.mana if why_not is WhyNot.NO_MANA else 0,
        blood=blood,
        loses=after is not state and after.outcome is not None,
        fells_bastion=after.outcome is None and after.sides[player].fort and not side.fort,
        joins=bool(champion.abilities & JOINS.mask),
    )


def _why_no_champion(state: State, player: int, cost: int) -> WhyNot | None:
    """Say why a player's Champion cannot be summoned now; None: it can (R88, R89)."""
    reason = _why_no_play(state, player)
    if reason is not None:
        return reason
    status = state.sides[player].champion_status
    if status != READY:
        return WhyNot.IN_PLAY if status == IN_PLAY else WhyNot.EXHAUSTED
    if state.phase is Phase.ASSAULT:
        return WhyNot.ASSAULT
    if state.played >= MOST_PLAYS:
        return WhyNot.TOO_MANY
    champion = state.sides[player].champion
    assert champion is not None
    return None if can_pay(champion, cost, state.mana) else WhyNot.NO_MANA


def _why_no_play(state: State, player: int) -> WhyNot | None:
    """Say why a player cannot play anything at all now."""
    if state.phase is Phase.OVER:
        return WhyNot.GAME_OVER
    if player != state.active:
        return WhyNot.NOT_YOUR_TURN
    if state.draw_offer is not None or isinstance(state.pending, ReturnChoice):
        return WhyNot.DECISION_FIRST
    return None


def _offer(state: State) -> PendingView | None:
    if state.draw_offer is None:
        return None
    return PendingView(kind=PendingKind.DRAW, player=1 - state.draw_offer)


def _pending(state: State) -> PendingView | None:
    pending = state.pending
    if isinstance(pending, ReturnChoice):
        return PendingView(
            kind=PendingKind.RETURN_ORDER,
            player=pending.player,
            cards=tuple(state.pieces[number].card for number in pending.numbers),
            numbers=pending.numbers,
            names=tuple(return_names(state, pending)),
        )
    if isinstance(pending, Window):
        return PendingView(
            kind=PendingKind.WINDOW,
            player=state.active,
            next_creature=pending.number if pending.number >= 0 else None,
            next_name=name_in_play(state, pending.number) if pending.number >= 0 else None,
        )
    return None
