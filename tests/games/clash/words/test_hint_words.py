"""Hints say what to play and why, from what would happen, and nothing that is hidden."""

from __future__ import annotations

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import (
    END_SUMMONING,
    Forecast,
    State,
    enemy_assault,
    initial_state,
    read_move,
    read_position,
)
from clash_tui.games.clash.words.hint_words import chance_words, hint_words, plan_words
from tests.bots.clash_positions import duel_positions, solo_positions
from tests.games.clash.rules import duels

CATALOG = default_catalog()
NAMES = ("Ann", "Ben")


def read(text: str) -> State:
    return read_position(text, CATALOG)


def hint(text: str, *moves: str) -> str:
    return hint_words(read(text), [read_move(move) for move in moves], NAMES, CATALOG)


FIGHT = """\
initiation-pack  turn 9  A summoning  mana 9/9
A Bastion  boom annihilation | gnome troll zombie
B Bastion  brute specter | carapace baron lieutenant
upper  reptile  ||  jailor
lower  ||  ogre
"""


def test_a_hint_names_the_move_and_what_it_destroys() -> None:
    assert hint(FIGHT, "annihilation B upper 0", "attack").startswith(
        "Hint: Annihilation on Jailor – it destroys Jailor"
    )


def test_a_creature_is_named_with_its_lane_and_what_it_guards_from() -> None:
    """Ogre stands before an empty lane, and would hit the Bastion."""
    keeps = "it keeps your Bastion up in the enemy's next attack"
    assert hint(FIGHT, "troll lower", "attack") == f"Hint: Troll to the lower lane – {keeps}."
    strong = FIGHT.replace("| gnome troll zombie", "| gnome troll zombie gnome baron brute")
    spared = "the enemy's next attack would take 4 Health less"
    assert hint(strong, "troll lower", "attack") == f"Hint: Troll to the lower lane – {spared}."


def test_a_hint_to_attack_says_so() -> None:
    assert hint(FIGHT, "attack").startswith("Hint: attack now")


def test_a_won_game_is_said_and_nothing_after_it() -> None:
    text = FIGHT.replace("B Bastion  brute specter | carapace baron lieutenant", "B Fort brute | a")
    text = text.replace("Fort brute | a", "Fort  brute | carapace").replace("jailor", "")
    told = hint(text, "attack")
    assert told == "Hint: attack now – your attack wins the game."


def test_a_plan_is_named_move_by_move_up_to_the_attack() -> None:
    moves = [read_move(move) for move in ("boom B upper 0", "troll lower", "attack")]
    assert plan_words(read(FIGHT), moves, CATALOG) == [
        "Boom! on Jailor",
        "Troll to the lower lane",
        "attack now",
    ]


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (None, ""),
        (0.614, "You would win about 61 of 100 such games."),
        (0.0, "You would win about 1 of 100 such games."),
        (1.0, "You would win about 99 of 100 such games."),
    ],
)
def test_a_chance_is_told_as_games_of_a_hundred(chance: float | None, told: str) -> None:
    assert chance_words(chance) == told


def test_the_enemys_assault_follows_ones_own() -> None:
    """R16, R25: reptile hits jailor first, then jailor and ogre attack."""
    found = enemy_assault(read(FIGHT))
    assert found is not None
    assert found.start.active == 1
    assert isinstance(found.forecast, Forecast)
    hits = [blow for blow in found.forecast.blows if blow.stronghold == 0]
    assert [blow.attacker_name for blow in hits] == ["Ogre"]
    assert found.forecast.bastion_falls[0]


def test_of_a_pile_only_the_creatures_that_stand_there_attack() -> None:
    """R75: what it will reveal nobody knows."""
    told = 0
    for state in solo_positions(12):
        if state.active == 0 and state.pending is None:
            found = enemy_assault(state)
            if found is not None:
                told += 1
                assert {type(event).__name__ for event in found.told}.isdisjoint(
                    {"Revealed", "Summoned", "IncantationCast", "Milled"}
                )
    assert told > 20


def test_hints_and_enemy_assaults_are_told_of_every_position_and_change_nothing() -> None:
    asked = 0
    for state in (*duel_positions(12)[::7], *solo_positions(12)[::7]):
        if state.active != 0 or state.pending is not None:
            continue
        before = state.copy()
        enemy_assault(state)
        told = hint_words(state, [END_SUMMONING], NAMES, CATALOG)
        assert told.startswith("Hint: attack now")
        assert told.endswith(".")
        assert state == before
        asked += 1
    assert asked > 30


def test_the_order_of_the_other_hand_changes_no_hint() -> None:
    """Nothing hidden is told: another order of the other hand, the same words."""
    state = initial_state(duels.setup_of(2, CATALOG), CATALOG)
    other = state.copy()
    other.sides[1 - state.active].hand.reverse()
    plan = [END_SUMMONING]
    assert hint_words(state, plan, NAMES, CATALOG) == hint_words(other, plan, NAMES, CATALOG)
