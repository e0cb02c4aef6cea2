"""Building views: what one player, the table, or everybody may know of a state."""

from __future__ import annotations

from clash_tui.cards import Ability
from clash_tui.game.abilities.moments import CREATURES, STRONGHOLD
from clash_tui.game.agenda_text import write_step
from clash_tui.game.assault import reach_of
from clash_tui.game.auras import abilities_of
from clash_tui.game.champion import (
    IN_PLAY,
    READY,
    STATUS_NAMES,
    champion_cost,
    cheaper_by,
)
from clash_tui.game.legality import any_creature, legal_moves
from clash_tui.game.moves_text import write_move
from clash_tui.game.opponent import opponent_mana
from clash_tui.game.piece import Piece
from clash_tui.game.state import (
    Creature,
    Lane,
    Pile,
    ReturnChoice,
    SoloRules,
    State,
    Window,
    to_move,
)
from clash_tui.game.view import (
    AbilityView,
    ChampionStatus,
    ChampionView,
    CreatureView,
    HeldCard,
    OutcomeView,
    PendingKind,
    PendingView,
    PileView,
    Reach,
    SideView,
    SoloView,
    View,
    WhyNot,
)
from clash_tui.game.words import AVAILABLE, LOWER, MOST_PLAYS, PLAYERS, UPPER, Edition, Phase

_REACH = {
    0: Reach.NOTHING,
    CREATURES: Reach.CREATURES,
    STRONGHOLD: Reach.ALL,
    CREATURES | STRONGHOLD: Reach.ALL,
}


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
        casting_number=casting.number if casting is not None else None,
        pending=_offer(state) or _pending(state),
        interrupted=_pending(state) if state.draw_offer is not None else None,
        agenda=tuple(write_step(step, state.pieces) for step in state.agenda),
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
    cards = [piece.card for piece in reversed(pile.cards)]
    return PileView(
        size=len(cards),
        discard=tuple(piece.card for piece in pile.discard),
        unseen=tuple(sorted(cards, key=lambda card: card.id)),
        order=tuple(cards) if is_open else None,
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
        upper=_lane(player, UPPER, side.lanes[UPPER]),
        lower=_lane(player, LOWER, side.lanes[LOWER]),
        champion=_champion(state, player) if side.champion is not None else None,
        pile=_pile(state, player, side.pile, is_open) if side.pile is not None else None,
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
    side = state.sides[player]
    lowers_health = piece.is_creature and place >= side.place
    loses = piece.is_creature and len(side.hand) == 1
    falls = lowers_health and side.health == 1
    return HeldCard(
        card=piece.card,
        number=piece.number,
        seen=seen,
        place=place,
        why_not=why_not,
        mana_short=max(0, piece.cost - state.mana) if why_not is WhyNot.NO_MANA else 0,
        loses=loses or (falls and side.fort),
        fells_bastion=falls and not loses and not side.fort,
    )


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
    if place >= AVAILABLE:
        return WhyNot.OUT_OF_REACH
    if state.played >= MOST_PLAYS:
        return WhyNot.TOO_MANY
    if piece.cost > state.mana:
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
    return ChampionView(
        card=champion.card,
        number=champion.number,
        status=ChampionStatus(STATUS_NAMES[side.champion_status]),
        cost=cost,
        cheaper_by=tuple(piece.card.name for piece in cheaper_by(state, champion)),
        why_not=why_not,
        mana_short=cost - state.mana if why_not is WhyNot.NO_MANA else 0,
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
    return WhyNot.NO_MANA if cost > state.mana else None


def _why_no_play(state: State, player: int) -> WhyNot | None:
    """Say why a player cannot play anything at all now."""
    if state.phase is Phase.OVER:
        return WhyNot.GAME_OVER
    if player != state.active:
        return WhyNot.NOT_YOUR_TURN
    if state.draw_offer is not None or isinstance(state.pending, ReturnChoice):
        return WhyNot.DECISION_FIRST
    return None


def _lane(player: int, lane: int, creatures: Lane) -> tuple[CreatureView, ...]:
    return tuple(
        _creature(player, lane, creatures, position, creature)
        for position, creature in enumerate(creatures)
    )


def _creature(
    player: int, lane: int, creatures: Lane, position: int, creature: Creature
) -> CreatureView:
    piece = creature.piece
    abilities = abilities_of(creatures, position)
    return CreatureView(
        card=piece.card,
        number=piece.number,
        player=player,
        lane=lane,
        position=position,
        attack=piece.attack + creature.bonus,
        bonus=creature.bonus,
        champion=piece.champion,
        health=piece.health,
        damage=creature.damage,
        struck=creature.struck,
        arrived=creature.arrived,
        abilities=_abilities(creatures, position, abilities),
        reach=_REACH[reach_of(abilities, creature.arrived)],
    )


def _abilities(creatures: Lane, position: int, mask: int) -> tuple[AbilityView, ...]:
    """List the abilities of a creature: those printed as on its card, then those by aura."""
    printed = creatures[position].piece.card.abilities
    found = [AbilityView(ability=ability) for ability in printed]
    granted = creatures[position].piece.granted
    found += [
        AbilityView(ability=ability, granted=True)
        for ability in Ability
        if ability.bit & granted and ability not in printed
    ]
    if mask != creatures[position].piece.abilities:
        neighbours = [
            creatures[place].piece.card
            for place in (position - 1, position + 1)
            if 0 <= place < len(creatures)
        ]
        for ability in Ability:
            if mask & ~granted & ability.bit and ability not in printed:
                giver = next(card for card in neighbours if ability in card.auras)
                found.append(AbilityView(ability=ability, giver=giver.name))
    return tuple(found)


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
        )
    if isinstance(pending, Window):
        return PendingView(
            kind=PendingKind.WINDOW,
            player=state.active,
            next_creature=pending.number if pending.number >= 0 else None,
        )
    return None
