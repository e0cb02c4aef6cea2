"""A position that cannot come about is refused in one sentence: no game could go on from it."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import (
    BadPosition,
    apply,
    events,
    read_move,
    read_position,
    view,
    write_position,
)

CATALOG = default_catalog()
BOARD = """\
A Bastion  | troll boom
B Bastion  | shaman grrr
upper  ogre  ||  zombie
lower  ||
"""
SUMMONING = "starter-kit  turn 5  A summoning  mana 4\n" + BOARD
ASSAULT = "starter-kit  turn 5  A assault  mana 4\n" + BOARD
OVER = "starter-kit  turn 5  A over  mana 4\n" + BOARD


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (ASSAULT, "only rests where somebody must decide"),
        (ASSAULT + "window ogre\n", "an Assault ends with the turn"),
        (ASSAULT + "window ogre\nthen end\n", "not the next to be activated"),
        (ASSAULT + "window\nthen open; end\n", "names no lane"),
        (SUMMONING + "window\n", "has not begun"),
        (SUMMONING + "then end\n", "has not begun"),
        (SUMMONING + "return B: gnome baron\n", "only an incantation"),
        (SUMMONING + "return B: gnome\n", "two cards or more"),
        (SUMMONING + "casting combustion\n", "do not agree"),
        (
            SUMMONING + "casting combustion\nthen finish combustion; finish combustion\n",
            "do not agree",
        ),
        (SUMMONING + "casting combustion\nthen finish combustion\n", "while an order is chosen"),
        (SUMMONING + "casting boom\ncasting combustion\n", "two lines “casting”"),
        (SUMMONING + "outcome A resigned\n", "exactly when it has an outcome"),
        (OVER, "exactly when it has an outcome"),
        (OVER + "outcome A resigned\nthen end\n", "nothing follows"),
    ],
)
def test_nonsense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as refused:
        read_position(text, CATALOG)
    assert "\n" not in str(refused.value)


def test_what_follows_may_stand_before_the_cards_it_names() -> None:
    text = SUMMONING + "then finish combustion\ncasting combustion\nreturn B: gnome baron\n"
    written = write_position(view(read_position(text, CATALOG), None, all_open=True))
    again = view(read_position(written, CATALOG), None, all_open=True)
    assert write_position(again) == written


def test_r41_a_creature_behind_a_fallen_one_is_told_where_it_stood() -> None:
    text = """\
initiation-pack  turn 5  A summoning  mana 4
A Bastion  | troll boom
B Bastion  | shaman grrr
upper  revenant  ||  zombie microctopus
lower  ||
"""
    told = []
    apply(
        read_position(text, CATALOG), read_move("attack"), lambda event, _state: told.append(event)
    )
    fallen = [each.creature for each in told if isinstance(each, events.Destroyed)]
    assert [(each.card, each.position) for each in fallen] == [("zombie", 0), ("microctopus", 1)]
