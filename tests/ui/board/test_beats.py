"""What happens in an Assault is told in order, in as many moments as it needs."""

from clash_tui.games.clash.rules import events, read_move
from clash_tui.ui.clash.play.beats import Beat, beats_of
from tests.ui.board.duels import duel_at

ASSAULT = """\
initiation-pack  turn 5  A summoning  mana 1
A Bastion  | boom
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre  ||  grrr:2 shaman
lower  brute  ||
"""
SPLIT = """\
initiation-pack  turn 5  A summoning  mana 5
A Bastion  | boom combustion
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre  ||  carapace:3!
lower  ||  brute
"""
WINDOWS = """\
starter-kit  turn 5  A summoning  mana 1
A Bastion  | zombie boom
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre carapace  ||
lower  ||
"""


def beats(position: str, *moves: str, **options: bool):
    duel = duel_at(position)
    told = [each for move in moves for each in duel.play(read_move(move))]
    return beats_of(told, "-", **options)


def test_berserk_strikes_one_after_the_other_and_falls_are_moments_of_their_own():
    struck = [beat.struck for beat in beats(ASSAULT, "attack") if beat.struck]
    assert [[text for _, text in each] for each in struck] == [["-4"], ["-4"]]


def test_the_attacker_and_the_arrow_stay_while_it_strikes():
    for beat in beats(ASSAULT, "attack"):
        if beat.struck:
            assert beat.attacker is not None
            assert beat.arrow is not None


def test_a_stronghold_slides_card_by_card_and_not_beyond_the_end():
    told = beats(ASSAULT, "attack")
    places = [beat.slide[1] for beat in told if beat.slide is not None and beat.slide[0] == 1]
    assert places == sorted(places)
    assert len(places) == 5


def test_all_victims_of_one_source_are_struck_at_the_same_moment():
    told = beats(SPLIT, "combustion B upper 0")
    texts = [sorted(text for _, text in beat.struck) for beat in told if beat.struck]
    assert texts == [["*"], ["-2", "-2"]]


def test_the_turn_of_the_other_player_is_not_told():
    told = beats(ASSAULT, "attack")
    assert told[-1].state.active == 0
    assert told[-1].state.turn == 5


def test_every_moment_shows_the_position_right_after_its_event():
    counts = [beat.told for beat in beats(ASSAULT, "attack")]
    assert counts == sorted(counts)


def test_moments_without_anything_to_cast_wait_only_where_that_is_wanted():
    assert not any(beat.waits for beat in beats(WINDOWS, "attack"))
    waiting = beats(WINDOWS, "boom A upper 0", "attack", stop_at_windows=True)
    assert sum(beat.waits for beat in waiting) == 3


def test_nothing_told_is_no_beat():
    assert beats_of([], "-") == []


LATER = """\
initiation-pack  turn 5  A summoning  mana 1
A Bastion  gnome | {hand} boom troll
B Bastion  gnome zombie | reptile cyclone scribe
upper  {left}  ||  {right}
lower  ||
"""


def later(move: str, hand: str = "zombie", left: str = "", right: str = "") -> list[Beat]:
    return beats(LATER.format(hand=hand, left=left, right=right), move)


def test_what_cards_of_later_sets_do_has_its_moments() -> None:
    """Each event that changes what is seen has a beat, so nothing leaps."""
    for move, cards in {
        "gargoyle upper": {"hand": "gargoyle"},
        "zombie upper": {"right": "ardent-alpha"},
        "knitterkiller upper": {"hand": "knitterkiller", "right": "baron"},
        "emissary upper": {"hand": "emissary"},
        "boom B upper 0": {"right": "growler baron"},
        "attack": {"left": "deserter", "right": "lackey zombie"},
    }.items():
        duel = duel_at(LATER.format(**{"hand": "zombie", "left": "", "right": "", **cards}))
        told = duel.play(read_move(move))
        shown = {beat.told for beat in beats_of(told, "-")}
        for count, (event, _state) in enumerate(told, start=1):
            if isinstance(event, events.TurnBegan):
                break
            if type(event) in LOUD:
                assert count in shown, event


LOUD = {
    events.PaidInBlood,
    events.Burned,
    events.Blasted,
    events.Vanished,
    events.Countermanded,
    events.Called,
    events.Spilled,
    events.StrongholdMoved,
}


def test_a_healed_stronghold_moves_back_and_says_so() -> None:
    told = later("attack", left="dryad", right="baron")
    slides = [beat.slide for beat in told if beat.slide is not None]
    assert slides == [(0, 0, "+1")]


def test_a_creature_that_is_called_is_shown_where_it_comes() -> None:
    told = later("attack", left="brute", right="lackey")
    duel = duel_at(LATER.format(hand="zombie", left="brute", right="lackey"))
    called = duel.play(read_move("attack"))
    number = next(e.creature.number for e, _ in called if isinstance(e, events.Summoned))
    assert number in [beat.attacker for beat in told]


def test_backdraft_strikes_like_an_incantation() -> None:
    told = later("knitterkiller upper", hand="knitterkiller", right="baron")
    assert [beat.struck[0][1] for beat in told if beat.struck] == ["*", "-1"]
