"""A card in hand and where it goes: lanes, targets, hosts, and which of two same cards it is."""

import pytest

from clash_tui.games.clash.rules import View, forecast, write_move
from clash_tui.games.clash.rules.moves import Move
from clash_tui.games.clash.words.aim_hint import aim_hint
from clash_tui.games.clash.words.outlook import play_loses
from clash_tui.ui.clash.play.aim import Aim, take, take_champion
from clash_tui.ui.clash.play.stops import BACK, LANE_AREAS, Area, Stop, host_rows
from tests.ui.board.duels import duel_at
from tests.ui.positions import BIG_HAND, LATER, creature, seen

VIEW = seen(LATER)
CHAMPION = LATER.replace("baron&demonic-parasite@*", "baron") + "champions  A specter ready\n"


def aim(place: int, view: View = VIEW, lane: int = 0) -> Aim:
    return take(view.sides[0].hand[place], view, None, lane)


def written(move: Move | None) -> str:
    assert move is not None
    return write_move(move)


def on(card: str, view: View = VIEW) -> Stop:
    found = creature(view, card)
    return Stop(LANE_AREAS[found.lane], found.number)


def test_hosts_stand_in_a_row_with_the_back_of_their_lane() -> None:
    upper, lower = host_rows(VIEW)
    assert upper == [Stop(Area.UPPER, BACK), on("leprechaun"), on("captain")]
    assert lower == [Stop(Area.LOWER, BACK)]
    mirrored = host_rows(seen(LATER.replace("A summoning", "B summoning"), 1))
    assert mirrored[0][-1].key == BACK


def test_a_symbiote_is_played_alone_or_onto_a_host() -> None:
    held = aim(0)
    assert held.targets(VIEW) == {on("leprechaun").key, on("captain").key}
    assert written(held.move(VIEW)) == "hippogriff upper"
    joined = held.at(on("captain"))
    assert written(joined.move(VIEW)) == "hippogriff upper 0"
    assert written(joined.into(1).move(VIEW)) == "hippogriff lower"
    assert joined.at(Stop(Area.LOWER, BACK)) == joined.into(1)


def test_the_same_key_leads_through_lanes_and_hosts_and_round() -> None:
    held, found = aim(0), []
    for _ in range(5):
        found.append(written(held.move(VIEW)))
        held = held.turned(VIEW)
    ways = ["hippogriff upper", "hippogriff lower", "hippogriff upper 2", "hippogriff upper 0"]
    assert found == [*ways, ways[0]]


def test_a_champion_with_symbiote_joins_too() -> None:
    view = seen(CHAMPION)
    champion = view.sides[0].champion
    assert champion is not None
    held = take_champion(champion, 1).at(on("captain", view))
    assert written(held.move(view)) == "champion upper 0"


def test_a_host_that_is_gone_is_no_move() -> None:
    assert aim(0).at(Stop(Area.UPPER, 999)).move(VIEW) is None


def test_other_creatures_join_nobody() -> None:
    gargoyle = aim(1)
    assert gargoyle.targets(VIEW) == frozenset()
    assert written(gargoyle.turned(VIEW).move(VIEW)) == "gargoyle lower"


@pytest.mark.parametrize(("place", "move"), [(0, "zombie upper"), (2, "zombie#3 upper")])
def test_the_second_of_two_same_cards_says_which_it_is(place: int, move: str) -> None:
    text = BIG_HAND.replace("gargoyle zombie troll | zombie", "zombie gargoyle zombie | troll")
    view = seen(text.replace("slayer frosted-grrr", "baron"))
    assert written(aim(place, view).move(view)) == move


def hint(text: str, place: int, lane: int = 0) -> str:
    view, state = seen(text), duel_at(text).state
    held = aim(place, view, lane)
    told = forecast(state, held.move(view))
    return "".join(words for _, words in aim_hint(held, view, told))


def test_the_hint_says_how_to_go_on() -> None:
    assert "left or right a creature to join" in hint(LATER, 0)
    assert "up or down chooses the lane, enter places it" in hint(
        LATER.replace("mana 3/9", "mana 9/9"), 1
    )


def test_the_hint_names_what_playing_it_there_costs() -> None:
    burning = "4 damage to your Stronghold: 3 in blood, 1 by Ardent Alpha's Immolation."
    assert hint(BIG_HAND, 0) == burning
    assert hint(BIG_HAND, 0, lane=1) == "3 damage to your Stronghold: 3 in blood."


def test_the_hint_warns_of_the_bastion_and_of_the_end() -> None:
    low = BIG_HAND.replace("partisan freeze jouster", "").replace("| zombie boom", "zombie boom |")
    low = low.replace("ogre brute baron carapace", "ogre")
    assert hint(low.replace("A Fort", "A Bastion"), 0).startswith("Your Bastion falls by 4 damage")
    assert hint(low, 0) == "Playing Gargoyle would lose the game!"


COUNTERED = """\
initiation-pack  turn 5  A summoning  mana 5
A Fort     zombie gnome | reptile
B Bastion  | troll brute
upper  baron  ||  vampire
lower  ||
"""


def test_a_card_loses_only_by_itself_and_not_by_the_assault_after_it() -> None:
    view, state = seen(COUNTERED), duel_at(COUNTERED).state
    told = forecast(state, aim(0, view).move(view))
    assert told.winner == 1
    assert not play_loses(told, view)
    assert not play_loses(None, view)
    burnt = COUNTERED.replace("vampire", "ardent-alpha")
    state = duel_at(burnt).state
    assert play_loses(forecast(state, aim(0, seen(burnt)).move(seen(burnt))), seen(burnt))
