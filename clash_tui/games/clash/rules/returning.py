"""Where cards go that leave play: to a hand, which end of it, or whose (R18, R32, R49, R65)."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import CALLS_ANOTHER, DESTINATION
from clash_tui.games.clash.rules.abilities.moments import LEFT_END, OTHER_HAND
from clash_tui.games.clash.rules.agenda import CALL, RETURN, WEIGH_ORDER, Step
from clash_tui.games.clash.rules.champion import exhaust
from clash_tui.games.clash.rules.hand import check_hand, put_in_hand
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.pile import discard, lay_on_pile
from clash_tui.games.clash.rules.prisoners import release
from clash_tui.games.clash.rules.state import Fallen, ReturnChoice, State
from clash_tui.games.clash.rules.words import MOST_PLAYS


def return_fallen(state: State, fallen: list[Fallen]) -> None:
    """Return destroyed creatures of one owner, who chooses the order (R32, R33).

    Where the order makes no difference nobody is asked.
    """
    if len(fallen) == 1:
        give_back(state, fallen[0])
        return
    asked = []
    for each in fallen:
        if returns_something(each):
            asked.append(each)
        else:
            give_back(state, each)
    state.fallen += asked
    if _only_trying_tells(state, asked):
        state.agenda.append(Step(WEIGH_ORDER, len(asked), -1))
    else:
        return_in_order(state, asked, asks=_order_shows(state, asked))


def return_in_order(state: State, fallen: Sequence[Fallen], *, asks: bool) -> None:
    """Let destroyed creatures of one owner return one by one, in the order they choose if asked."""
    if not asks:
        state.agenda += steps_of(fallen)
        return
    player = fallen[0].player
    state.pending = ReturnChoice(player, tuple(each.number for each in fallen))
    if state.listener is not None:
        state.listener(events.OrderAsked(player, tuple(names_of(fallen))), state)


def names_of(fallen: Sequence[Fallen]) -> list[str]:
    """Return how a move names creatures whose order is asked, all of them different (R33)."""
    names: list[str] = []
    found: list[str] = []
    for each in fallen:
        name = "&".join(piece.id for piece in reversed(each.creature.pieces))
        names.append(name)
        found.append(name if names.count(name) == 1 else f"{name}#{names.count(name)}")
    return found


def returns_something(fallen: Fallen) -> bool:
    """Whether anything goes to a hand: a Champion alone does not (R89)."""
    creature = fallen.creature
    return bool(creature.shackled) or not all(piece.champion for piece in creature.pieces)


def _only_trying_tells(state: State, fallen: list[Fallen]) -> bool:
    """Whether a Reinforcement may come of it, so that no end of a hand tells all (R33, R66).

    Whom it calls, and what that brings, hangs on the hand and on all that is in play.
    """
    if len(fallen) < 2 or _has_pile(state, fallen) or state.played >= MOST_PLAYS:
        return False
    return any(may_call(each) for each in fallen) and len({_likeness(each) for each in fallen}) > 1


def _order_shows(state: State, fallen: list[Fallen]) -> bool:
    """Whether the order in which destroyed creatures return can be seen in a hand (R33)."""
    if len(fallen) < 2 or _has_pile(state, fallen):
        return False
    if state.played < MOST_PLAYS and any(may_call(each) for each in fallen):
        return False
    taken: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    for each in fallen:
        for place, cards in _places_of(state, each).items():
            taken.setdefault(place, set()).add(cards)
    return any(len(different) > 1 for different in taken.values())


def _has_pile(state: State, fallen: list[Fallen]) -> bool:
    """Whether their owner is the solo opponent: its go to its discard as they were hit (R33)."""
    return state.sides[fallen[0].player].pile is not None


def may_call(fallen: Fallen) -> bool:
    """Whether a creature's return may bring another into play (R66).

    A card that goes to the other hand calls nobody (R49).
    """
    for piece in _homing(fallen):
        abilities = _abilities(piece, fallen)
        if abilities & CALLS_ANOTHER.mask and not destination(abilities) & OTHER_HAND:
            return True
    return False


def steps_of(fallen: Sequence[Fallen]) -> list[Step]:
    """Return the steps by which destroyed creatures return one after the other."""
    return [Step(RETURN, each.number, -1) for each in reversed(fallen)]


def _homing(fallen: Fallen) -> list[Piece]:
    return [piece for piece in fallen.creature.pieces if not piece.champion]


def _likeness(fallen: Fallen) -> tuple[object, ...]:
    """Return all that tells one destroyed creature from another on its way back (R33, R66)."""
    creature = fallen.creature
    cards = tuple((piece.id, piece.champion) for piece in creature.pieces)
    given = fallen.given & (DESTINATION.mask | CALLS_ANOTHER.mask)
    return fallen.lane, cards, given, tuple(piece.id for piece in creature.shackled)


def _places_of(state: State, fallen: Fallen) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return which cards a destroyed creature puts at which end of whose hand, in order."""
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for piece in _homing(fallen):
        to = destination(_abilities(piece, fallen))
        receiver = fallen.player ^ (to & OTHER_HAND)
        # A pile has one end only, its top (R49).
        end = LEFT_END if state.sides[receiver].pile is not None else to & LEFT_END
        place = (receiver, end)
        found[place] = (*found.get(place, ()), piece.id)
    for piece in fallen.creature.shackled:
        place = (1 - fallen.player, 0)
        found[place] = (*found.get(place, ()), piece.id)
    return found


def _abilities(piece: Piece, fallen: Fallen) -> int:
    """Return what counts for a card's return: its own, and what auras gave when it fell (R57)."""
    return piece.abilities | fallen.given


def destination(abilities: int) -> int:
    """Return where a card goes: bits of ``OTHER_HAND`` and ``LEFT_END`` (R49, R65)."""
    to = 0
    if abilities & DESTINATION.mask:
        for bit, _, answer in DESTINATION.each:
            if abilities & bit:
                to = answer(to)
    return to


def return_next(state: State, number: int) -> None:
    """Return one of several destroyed creatures (R33)."""
    for fallen in state.fallen:
        if fallen.number == number:
            state.fallen.remove(fallen)
            give_back(state, fallen)
            return


def give_back(state: State, fallen: Fallen) -> None:
    """Return a destroyed creature: its cards, what it had shackled, its Reinforcement (R33).

    A Symbiote's card comes before the other (R57), a Champion goes to no hand (R89). A creature
    calls one Reinforcement, whatever its cards (R6), and none where all went elsewhere (R49).
    """
    player = fallen.player
    calls = 0
    for piece in fallen.creature.pieces:
        if piece.champion:
            exhaust(state, player, piece)
            continue
        abilities = _abilities(piece, fallen)
        if not send_home(state, player, piece, abilities):
            calls |= abilities & CALLS_ANOTHER.mask
        if state.outcome is not None:
            return
    for piece in fallen.creature.shackled:
        release(state, 1 - player, piece)
    if calls and state.outcome is None:
        state.agenda.append(Step(CALL, player, fallen.lane))


def send_home(
    state: State, player: int, piece: Piece, abilities: int, *, incantation: bool = False
) -> int:
    """Return a card from play to where it belongs; return the bits of its destination.

    The solo opponent has a discard, and the top of its pile for what is Cursed, or comes to it
    by Mercenary (R49, R65, R77).
    """
    to = destination(abilities) if abilities & DESTINATION.mask else 0
    gained = bool(to & OTHER_HAND)
    owner = 1 - player if gained else player
    if state.sides[owner].pile is not None:
        if to:
            lay_on_pile(state, owner, piece, gained)
        else:
            discard(state, owner, piece)
        return to & OTHER_HAND
    left = bool(to & LEFT_END)
    put_in_hand(state, owner, piece, left)
    if state.listener is not None:
        if incantation:
            state.listener(events.IncantationReturned(owner, piece.id, left, gained), state)
        else:
            health = state.sides[owner].health
            state.listener(events.Returned(owner, piece.id, health, left, gained), state)
    check_hand(state, owner)
    return to & OTHER_HAND
