"""What holds in every game, whatever is played."""

from collections import Counter
from random import Random

import pytest

from clash_tui.base.chance import shuffled
from clash_tui.games.stak.cards import DECK_SIZE
from clash_tui.games.stak.rules import (
    CHOICE,
    DISCARD,
    LETTERS,
    Attack,
    Choose,
    Discard,
    End,
    Event,
    IllegalMove,
    Listener,
    Move,
    OfferDraw,
    Pass,
    Play,
    React,
    Recycle,
    Resign,
    Scrap,
    StakBots,
    State,
    apply,
    initial_state,
    legal_moves,
    read_move,
    read_position,
    sample,
    seen_by,
    to_move,
    view,
    write_move,
    write_position,
)
from clash_tui.games.stak.rules import events as told
from clash_tui.games.stak.rules.codes import KNOWN, TURNED, UP, VERSION, VERSION_MASK, version_in
from tests.games.stak.games import positions, quieter, setup_of

GAMES = 1000
CHUNKS = 8


def all_cards(state: State) -> Counter[str]:
    versions = [*state.supply, *state.heap]
    versions += [version_in(code) for cards in (*state.staks, *state.hands) for code in cards]
    return Counter(state.table.ids[version] for version in versions)


def check_position(state: State, deck: Counter[str]) -> None:
    assert all_cards(state) == deck
    in_chain = bool(state.waiting) or state.asking in (CHOICE, DISCARD)
    for seat, stak in enumerate(state.staks):
        if not stak:
            assert in_chain or not state.is_in(seat)
            continue
        assert state.is_in(seat)
        assert stak[-1] & UP
        assert not any(code & UP and code & KNOWN for code in stak)
    assert len(set(state.waiting)) == len(state.waiting)
    if not in_chain:
        assert not state.turned
        assert not any(code & TURNED for stak in state.staks for code in stak)
    assert state.played <= 30


class Chains:
    """Counts the effects of each chain as they are told, and sees that it ends in time (SB47)."""

    def __init__(self) -> None:
        self.most = self.effects = 0
        # The first chain may be that of the setup, which began before anybody listens (SB79).
        self.bound = 1 + 2 * DECK_SIZE

    def before(self, state: State) -> None:
        """Begin to count, unless a move goes on with a chain."""
        if state.asking not in (CHOICE, DISCARD):
            self._begin(state, played=1)

    def _begin(self, state: State, played: int) -> None:
        self.effects = 0
        self.bound = 1 + 2 * (sum(map(len, state.staks)) + played)

    def __call__(self, event: Event, state: State) -> None:
        if isinstance(event, told.Fought):
            self._begin(state, played=0)
        elif isinstance(event, told.EffectBegan):
            self.effects += 1
            self.most = max(self.most, self.effects)
            assert self.effects <= self.bound


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sb1_sb12_sb47_sb22_random_games_keep_all_cards_and_end(chunk: int) -> None:
    longest = 0
    for seed in range(chunk, GAMES, CHUNKS):
        setup, rng = setup_of(seed), Random(seed)
        deck = Counter(dict(setup.deck))
        chains = Chains()
        state = initial_state(setup)
        while moves := legal_moves(state):
            check_position(state, deck)
            chains.before(state)
            apply(state, quieter(moves, rng), chains)
        check_position(state, deck)
        assert state.outcome is not None
        assert len(state.outcome.results) == setup.players
        assert ("won" in state.outcome.results) != ("drawn" in state.outcome.results)
        longest = max(longest, chains.most)
    assert longest >= 3


def every_move(state: State) -> list[Move]:
    """All moves that can be written about a position, legal or not, and some that cannot."""
    ids = [*state.table.ids, "core-98"]
    seats = range(len(LETTERS))
    deepest = max(map(len, state.staks)) + 1
    return [
        *[make(card) for make in (Play, Discard, Recycle, React) for card in ids],
        *[Recycle(card, draw=False) for card in ids],
        *[Play(card, seat) for card in ids for seat in seats],
        *[make(seat) for make in (Attack, Resign, OfferDraw) for seat in seats],
        *[Choose(seat, place) for seat in seats for place in range(deepest + 1)],
        *(Scrap(), End(), Pass(), read_move("accept"), read_move("decline")),
    ]


@pytest.mark.parametrize("seed", range(24))
def test_sb16_legal_moves_are_exactly_those_that_can_be_played(seed: int) -> None:
    game, rng = StakBots(), Random(seed)
    for number, (state, moves) in enumerate(positions(setup_of(seed * 41), rng)):
        if number % 6 and not state.asking:
            continue
        assert len(set(moves)) == len(moves)
        possible = {*moves, *game.table_moves(state)}
        before, key = state.copy(), state.key()
        for move in every_move(state):
            if move in possible:
                after = state.copy()
                apply(after, move)
                assert after.key() != key
            else:
                with pytest.raises(IllegalMove):
                    apply(state, move)
                assert state == before
                assert state.listener is None


@pytest.mark.parametrize("seed", range(0, 300, 7))
def test_sb4_sb8_the_same_seed_and_moves_tell_the_same_events(seed: int) -> None:
    setup = setup_of(seed)
    rng, moves, events = Random(seed), list[str](), list[str]()
    state = initial_state(setup, recorder(events))
    while possible := legal_moves(state):
        move = quieter(possible, rng)
        moves.append(write_move(move))
        apply(state, move, recorder(events))
    events_again: list[str] = []
    again = initial_state(setup, recorder(events_again))
    for text in moves:
        apply(again, read_move(text), recorder(events_again))
    assert (events_again, again) == (events, state)
    assert len(events) > len(moves)
    silent = initial_state(setup)
    for text in moves:
        apply(silent, read_move(text))
    assert silent == state


def recorder(events: list[str]) -> Listener:
    return lambda event, _now: events.append(repr(event))


def permuted(state: State, seat: int | None, rng: Random) -> State:
    """Return a position in which all that is hidden from a player lies otherwise."""
    other = state.copy()
    places: list[tuple[list[int], int, bool]] = []
    places += [(other.supply, index, False) for index in range(len(other.supply))]
    for stak in other.staks:
        hidden = [index for index, code in enumerate(stak) if not code & (UP | KNOWN)]
        places += [(stak, index, True) for index in hidden]
    for holder, hand in enumerate(other.hands):
        if holder != seat:
            unknown = [index for index, code in enumerate(hand) if not code & KNOWN]
            places += [(hand, index, True) for index in unknown]
    versions = [version_in(cards[at]) if code else cards[at] for cards, at, code in places]
    for (cards, at, code), version in zip(places, shuffled(versions, rng), strict=True):
        if code:
            cards[at] = (cards[at] & ~(VERSION_MASK * VERSION)) | version * VERSION
        else:
            cards[at] = version
    for holder, hand in enumerate(other.hands):
        if holder != seat:
            other.hands[holder] = shuffled(hand, rng)
    other.heap = shuffled(other.heap, rng)
    other.seed = int(rng.random() * 1000)
    return other


@pytest.mark.parametrize("seed", range(0, 200, 5))
def test_sb72_sb73_sb75_a_view_is_the_same_whatever_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for number, (state, _moves) in enumerate(positions(setup_of(seed), rng)):
        if number % 4:
            continue
        for seat in (None, *range(state.seats)):
            assert view(permuted(state, seat, rng), seat) == view(state, seat)


@pytest.mark.parametrize("seed", range(0, 200, 5))
def test_sb73_sb74_a_sample_fits_the_view_it_was_dealt_from(seed: int) -> None:
    rng = Random(seed)
    for number, (state, moves) in enumerate(positions(setup_of(seed), rng)):
        if number % 3:
            continue
        for seat in (None, *range(state.seats)):
            seen = view(state, seat)
            dealt = sample(seen, rng)
            assert view(dealt, seat) == seen
            assert all_cards(dealt) == all_cards(state)
            if seat == to_move(state):
                assert legal_moves(dealt) == moves


def test_sb73_a_sample_does_not_know_what_is_hidden() -> None:
    state = initial_state(setup_of(20))
    rng = Random(1)
    supplies = {tuple(sample(view(state, 0), rng).supply) for _deal in range(5)}
    assert len(supplies) == 5
    assert tuple(state.supply) not in supplies


@pytest.mark.parametrize("seed", range(0, 300, 5))
def test_a_written_position_is_read_as_it_was(seed: int) -> None:
    for state, moves in positions(setup_of(seed), Random(seed)):
        again = read_position(write_position(state))
        assert again == state
        assert write_position(again) == write_position(state)
        assert legal_moves(again) == moves
        assert [read_move(write_move(move)) for move in moves] == moves


@pytest.mark.parametrize("seed", range(0, 100, 5))
def test_a_copy_goes_on_by_itself_as_a_position_that_was_written_does(seed: int) -> None:
    rng = Random(seed)
    for state, moves in positions(setup_of(seed), rng):
        if not moves:
            break
        move, before = moves[-1], state.key()
        copied, written = state.copy(), read_position(write_position(state))
        apply(copied, move)
        apply(written, move)
        assert copied == written
        assert state.key() == before


@pytest.mark.parametrize("seed", range(0, 60, 4))
def test_sb73_events_name_a_drawn_card_to_who_drew_it_alone(seed: int) -> None:
    rng, drawn = Random(seed), 0
    state = initial_state(setup_of(seed))
    happened: list[Event] = []
    while moves := legal_moves(state):
        apply(state, quieter(moves, rng), lambda event, _now: happened.append(event))
    for event in happened:
        if isinstance(event, told.Drawn):
            drawn += 1
            assert seen_by(event, event.player) == event
            for seat in (None, (event.player + 1) % state.seats):
                assert seen_by(event, seat) == told.Drawn(event.player, None)
        else:
            assert seen_by(event, None) is event
    assert drawn
