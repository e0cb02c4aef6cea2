"""Solo positions as text: what can come about is read, the rest refused in one sentence."""

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    BadPosition,
    Phase,
    apply,
    forecast,
    legal_moves,
    read_position,
    view,
    write_position,
)

SOLO = "solo  fixed 6  per 1  resistance 0  ability -  seed 7\n"
TABLE = """\
A Bastion  | carapace reptile
B Bastion  pile baron ogre vortex discard boom
upper  brute  ||
lower  ||
"""
RESTING = "starter-kit  turn 5  A summoning  mana 4\n" + TABLE + SOLO
CHOOSING = (
    "starter-kit  turn 4  B summoning  mana 5/8  played 1\n"
    + TABLE
    + SOLO
    + "casting combustion\nreturn A: zombie gnome\nthen assault; reveal lower; finish combustion\n"
)
FIGHTING = (
    "initiation-pack  turn 4  B assault  mana 0/8  played 1\n"
    + TABLE
    + SOLO
    + "return A: zombie gnome\nthen end; open lower\n"
)
SPENT = RESTING.replace("Bastion  pile baron ogre vortex", "Fort     pile").replace(
    SOLO, SOLO.strip() + "  spent\n"
)
OVER = (
    "initiation-pack  turn 4  B over  mana 0\n"
    + TABLE.replace("Bastion  pile baron ogre vortex", "Fort     pile")
    + SOLO
    + "outcome A pile-empty\n"
)
DUEL = """\
starter-kit  turn 5  A summoning  mana 4
A Bastion  | carapace reptile
B Bastion  | baron ogre
upper  brute  ||
lower  ||
casting combustion
return B: zombie gnome
then finish combustion
"""
LAST = "starter-kit  turn 6  B assault  mana 0/8\n" + TABLE.replace(
    "Bastion  pile baron ogre vortex", "Fort     pile"
)
LAST += SOLO.strip() + "  last\nreturn A: zombie gnome\nthen end; open lower\n"


@pytest.mark.parametrize("text", [RESTING, CHOOSING, FIGHTING, SPENT, OVER, LAST])
def test_a_solo_position_is_written_as_it_was_read_and_goes_on(text: str, catalog: Catalog) -> None:
    state = read_position(text, catalog)
    written = write_position(view(state, None, all_open=True))
    again = read_position(written, catalog)
    assert write_position(view(again, None, all_open=True)) == written
    for _ in range(3):
        if state.phase is not Phase.OVER:
            apply(state, legal_moves(state)[0])


@pytest.mark.parametrize(
    ("text", "old", "new", "reason"),
    [
        (RESTING, SOLO, "", "exactly in a solo game"),
        (RESTING, "pile baron ogre vortex discard boom", "| baron", "only a player with a pile"),
        (RESTING, "baron ogre vortex", "baron ? vortex", "a card is not known"),
        (RESTING, "discard boom", "boom", "a pile reads like"),
        (RESTING, "seed 7", "seed ?", "a solo game reads like"),
        (RESTING, "ability -", "ability luck", "there is no ability luck"),
        (RESTING, SOLO, SOLO + SOLO, "two lines “solo”"),
        (RESTING, "pile baron ogre vortex", "pile", "an empty pile is spent"),
        (RESTING, "seed 7", "seed 7  spent", "with the Fort up"),
        (SPENT, "Fort  ", "Bastion  ", "with the Fort up"),
        (SPENT, "starter-kit", "initiation-pack", "in the Starter Kit only"),
        (SPENT, "spent", "last", "the last turn is the solo opponent's"),
        (RESTING, "A summoning", "B summoning", "rests only while an order is chosen"),
        (CHOOSING, "assault; reveal lower; ", "", "ends with its Assault"),
        (CHOOSING, "then assault", "then assault; assault", "ends with its Assault"),
        (CHOOSING, "reveal lower", "reveal", "names no lane"),
        (CHOOSING, "return A", "return B", "chooses no order"),
        (CHOOSING, "casting", "draw offered by A\ncasting", "nobody agrees a draw"),
        (FIGHTING, "end; open lower", "end; reveal lower", "in the solo opponent's Summoning only"),
        (DUEL, "then ", "then reveal lower; ", "in the solo opponent's Summoning only"),
        (DUEL, "then ", "then assault; ", "in the solo opponent's Summoning only"),
    ],
)
def test_solo_nonsense_is_refused(
    text: str, old: str, new: str, reason: str, catalog: Catalog
) -> None:
    read_position(text, catalog)
    assert old in text
    with pytest.raises(BadPosition, match=reason) as refused:
        read_position(text.replace(old, new), catalog)
    assert "\n" not in str(refused.value)


def test_what_the_player_sees_is_written_with_the_order_hidden(catalog: Catalog) -> None:
    written = write_position(view(read_position(RESTING, catalog), 0))
    assert "B Bastion  pile ? ? ? discard boom\n" in written
    assert "seed ?\n" in written


def test_r75_while_an_order_is_chosen_the_forecast_stops_at_the_next_reveal(
    catalog: Catalog,
) -> None:
    """The cards to come are the pile's secret."""
    foreseen = [
        forecast(read_position(CHOOSING.replace("baron ogre vortex", order), catalog))
        for order in ("baron ogre vortex", "vortex baron ogre", "ogre vortex baron")
    ]
    assert foreseen[0] == foreseen[1] == foreseen[2]
    assert foreseen[0].blows == ()
    assert foreseen[0].health_after == (4, 3)


def test_r78_in_the_opponents_assault_the_forecast_tells_the_rest_of_it(catalog: Catalog) -> None:
    text = FIGHTING.replace("lower  ||", "lower  ||  lieutenant")
    foreseen = forecast(read_position(text, catalog))
    assert [(blow.value, blow.stronghold) for blow in foreseen.blows] == [(3, 0)]
    assert foreseen.health_after == (1, 3)
