"""What a view says beside values: pairs to come, attacks that hit nothing, what can be played."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import (
    Cast,
    Summon,
    forecast,
    legal_moves,
    read_move,
    read_position,
    view,
)
from clash_tui.games.clash.rules.apply import apply
from clash_tui.games.clash.rules.forecast import Effect
from clash_tui.games.clash.rules.moves import ALONE
from clash_tui.games.clash.rules.view import View

SYMBIOTES = """\
initiation-pack  turn 7  A summoning  mana 12/12
A Bastion  specter demonic-parasite boom | troll zombie
B Bastion  gnome | zombie reptile cyclone meteorite disciple
upper  leprechaun captain  ||  jailor
lower  baron abyssal-whisperer  ||  dripping-nightmare ardent-alpha
"""


def seen(text: str) -> View:
    return view(read_position(text, default_catalog()), 0)


def joining(text: str) -> list[Summon]:
    moves = legal_moves(read_position(text, default_catalog()))
    return [move for move in moves if isinstance(move, Summon) and move.host != ALONE]


@pytest.mark.parametrize("move", joining(SYMBIOTES), ids=str)
def test_a_pair_has_what_was_foretold_of_it(move: Summon) -> None:
    state = read_position(SYMBIOTES, default_catalog())
    before = view(state, 0)
    host = before.sides[0].lanes[move.lane][move.host]
    foretold = host.joined_by(default_catalog().card(move.card))
    apply(state, move)
    pair = view(state, 0).creature(host.number)
    assert pair is not None
    assert pair.symbiote is not None
    assert (pair.left, pair.health) == (foretold.left, foretold.health)
    # How much is added to X, or multiplied, shows once the pair stands.
    assert pair.attack_text == foretold.attack or "X" in pair.attack_text


def test_there_are_pairs_to_foretell() -> None:
    assert len(joining(SYMBIOTES)) >= 6


def test_a_symbiote_can_join_only_where_a_creature_can_host_it() -> None:
    assert seen(SYMBIOTES).can_join
    alone = SYMBIOTES.replace("leprechaun captain", "").replace("baron abyssal-whisperer", "")
    assert not seen(alone).can_join


STOPPING = """\
starter-kit  turn 7  A summoning  mana 12/12
A Bastion  boom | troll zombie
B Bastion  gnome zombie reptile cyclone disciple gnome gnome gnome gnome gnome gnome gnome |
upper  patroller captain  ||  jailor
lower  patroller captain  ||
"""
"""The Assault of this edition stops for incantations (R37)."""


def test_who_attacks_creatures_only_attacks_nothing_in_an_empty_lane() -> None:
    now = seen(STOPPING)
    nothing = {
        (each.card.id, each.lane): now.attacks_nothing(each)
        for lane in now.sides[0].lanes
        for each in lane
    }
    assert nothing == {
        ("patroller", 0): False,
        ("captain", 0): False,
        ("patroller", 1): True,
        ("captain", 1): False,
    }


def test_the_assault_stops_before_a_creature_or_after_the_last_one() -> None:
    state = read_position(STOPPING, default_catalog())
    assert view(state, 0).stopped_before is None
    apply(state, read_move("attack"))
    stops = []
    while (now := view(state, 0)).pending is not None:
        before = now.stopped_before
        stops.append(before.card.id if before is not None else "the end")
        apply(state, read_move("continue"))
    assert stops == ["patroller", "captain", "patroller", "captain", "the end"]


HELD = """\
starter-kit  turn 7  A summoning  mana 9/9
A Bastion  zombie specter zombie boom gargoyle | zombie
B Bastion  gnome | zombie reptile
upper  captain  ||  machine lieutenant
lower  ||
champions  A ogre ready
"""
"""Two of the same card in reach (R49), one that joins others (R57), and one out of reach (R12)."""


def test_a_held_card_says_how_a_move_names_it_and_whether_it_joins() -> None:
    hand = seen(HELD).sides[0].hand
    assert [each.named_place for each in hand] == [0, 0, 3, 0, 0, 6]
    assert [each.joins for each in hand] == [False, True, False, False, False, False]


def test_a_side_names_what_can_still_be_played() -> None:
    """The four leftmost cards (R12) as far as the mana goes, and the Champion last (R88)."""
    mine, theirs = seen(HELD).sides
    assert [card.id for card in mine.playable] == ["zombie", "specter", "zombie", "boom", "ogre"]
    assert mine.first_playable == 0
    assert (theirs.playable, theirs.first_playable) == ((), None)
    tired = seen(HELD.replace("ready", "exhausted").replace("mana 9/9", "mana 1/9")).sides[0]
    assert [card.id for card in tired.playable] == ["zombie", "zombie", "boom"]


def test_in_the_assault_only_incantations_can_still_be_played() -> None:
    """R37"""
    state = read_position(HELD, default_catalog())
    apply(state, read_move("attack"))
    mine = view(state, 0).sides[0]
    assert ([card.id for card in mine.playable], mine.first_playable) == (["boom"], 3)


def test_that_the_assault_waits_for_an_incantation_only_its_caster_can_see() -> None:
    """R37: whether it waits tells of the hand; neither a view nor an event lets others know."""
    state = read_position(HELD, default_catalog())
    apply(state, read_move("attack"))
    assert view(state, 0).pending is not None
    assert view(state, 1).pending is None
    assert view(state, None).pending is None
    assert view(state, None, all_open=True).pending is not None


@pytest.mark.parametrize(
    ("position", "effect"),
    [(0, Effect.IN_VAIN), (1, Effect.USES_UP), (None, Effect.HURTS)],
    ids=["Indestructible, R42", "Protection, R39", "neither"],
)
def test_a_forecast_says_what_an_incantation_does_to_its_target(
    position: int | None, effect: Effect
) -> None:
    state = read_position(HELD, default_catalog())
    target = Cast("boom", 0, 0, 0) if position is None else Cast("boom", 1, 0, position)
    assert forecast(state, target).effect is effect


def test_without_an_incantation_a_forecast_knows_of_no_effect() -> None:
    assert forecast(read_position(HELD, default_catalog()), None).effect is Effect.IN_VAIN
