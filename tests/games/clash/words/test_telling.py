"""Events in words: one clear line for each, and nothing in it that is hidden."""

from dataclasses import dataclass
from typing import get_args

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import events, read_move, read_position
from clash_tui.games.clash.rules.apply import apply
from clash_tui.games.clash.rules.events import Event, Spot
from clash_tui.games.clash.words.telling import Teller

CATALOG = default_catalog()
TELLER = Teller(("Ann", "Ben"), CATALOG)
SOLO = Teller(("Ann", "Pile"), CATALOG, solo=True)

SILENT = {
    "Paused",
    "Discarded",
    "OrderAsked",
    "TurnEnded",
    "GameWon",
    "GameDrawn",
    "IncantationReturned",
}
"""What needs no line of its own, or is told at the end."""

OGRE = Spot("ogre", 4, 0, 0, 1)


def told(position: str, move: str, teller: Teller = TELLER) -> list[str]:
    """Return the lines that a move brings."""
    lines: list[str | None] = []
    state = read_position(position, CATALOG)
    apply(state, read_move(move), lambda event, _state: lines.append(teller.tell(event)))
    return [line for line in lines if line]


def position(
    a: str = "| boom troll",
    b: str = "| gnome zombie reptile",
    upper: str = "||",
    lower: str = "||",
    solo: bool = False,
) -> str:
    lines = ["initiation-pack  turn 5  A summoning  mana 9/9", f"A Bastion  {a}", f"B Bastion  {b}"]
    lines += [f"upper  {upper}", f"lower  {lower}"]
    if solo:
        lines.append("solo  fixed 6  per 1  resistance 0  ability -  seed 7")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Case:
    """A position, a move, and lines that it must bring in this order."""

    position: str
    move: str
    lines: tuple[str, ...]


CASES = {
    "joined": Case(
        position("| specter boom", upper="ogre ||"),
        "specter upper 0",
        ("Ann plays Specter onto Ogre, upper lane",),
    ),
    "blood": Case(
        position("| gargoyle boom troll").replace("9/9", "2/9"),
        "gargoyle upper",
        ("Ann pays for Gargoyle in blood: 2 damage", "Ann's Stronghold slides: Health 3 to 2"),
    ),
    "burned": Case(
        position("| zombie boom troll", upper="|| obsidian-dragon"),
        "zombie upper",
        ("Immolation of Ben's Obsidian Dragon: 1 damage to Ann's Stronghold",),
    ),
    "blasted": Case(
        position("gnome troll | knitterkiller boom", upper="|| baron"),
        "knitterkiller upper",
        ("Backdraft of Knitterkiller hits Ben's Baron for 2", "Baron takes 2, 3 left"),
    ),
    "vanished": Case(
        position(upper="|| brittle-golem baron"),
        "boom B upper 0",
        ("Ben's Brittle Golem vanishes to the back of the upper lane",),
    ),
    "countermanded, unseen": Case(
        position("gnome | emissary boom"),
        "emissary upper",
        ("Ann's leftmost card goes to the right end",),
    ),
    "countermanded, seen": Case(
        position("gnome^ | emissary boom"),
        "emissary upper",
        ("Ann's leftmost card, Gnome, goes to the right end",),
    ),
    "shackled": Case(
        position("| moving-slime boom"),
        "moving-slime upper",
        ("Ann's Moving Slime shackles Gnome from Ben's hand",),
    ),
    "released": Case(
        position(upper="ogre || jailor(zombie):4"),
        "attack",
        ("Jailor returns to Ben's hand, Health 4", "Zombie is released to Ann's hand, Health 3"),
    ),
    "cursed": Case(
        position(upper="ogre || damned-walker"),
        "attack",
        ("Damned Walker returns to the left end of Ben's hand, Health 3",),
    ),
    "mercenary": Case(
        position(upper="ogre || jouster"),
        "attack",
        ("Jouster goes over to Ann's hand, Health 3",),
    ),
    "mercenary and cursed": Case(
        position(upper="brute || morselnary"),
        "attack",
        ("Morselnary goes over to the left end of Ann's hand, Health 2",),
    ),
    "a mercenary incantation": Case(
        position("| freeze boom troll", upper="|| baron"),
        "freeze B upper 0",
        ("Freeze goes over to Ben's hand",),
    ),
    "reinforcement": Case(
        position(upper="ogre || lackey"),
        "attack",
        ("Reinforcement calls Gnome from Ben's hand", "Ben plays Gnome, upper lane"),
    ),
    "spilled": Case(
        position(upper="deserter || zombie"),
        "attack",
        ("Sharpening: 3 excess damage goes on to Ben's Stronghold",),
    ),
    "healed": Case(
        position("gnome | boom troll", upper="dryad || baron"),
        "attack",
        ("Regeneration: Ann's Health 2 to 3",),
    ),
    "turned back": Case(
        position("| boom troll", upper="dryad || baron").replace("A Bastion", "A Fort"),
        "attack",
        ("Regeneration turns Ann's Fort back: Bastion, Health 1",),
    ),
    "instinct": Case(
        position(upper="baron || brawler"),
        "attack",
        ("Baron attacks Brawler for 3", "Brawler strikes back by Instinct, at Baron for 6"),
    ),
    "a higher value against each target": Case(
        position(upper="marchroom || baron"),
        "attack",
        ("Marchroom attacks Baron for 4",),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_the_later_sets_do_is_told_in_order(name: str) -> None:
    case = CASES[name]
    lines = told(case.position, case.move)
    places = [lines.index(line) if line in lines else -1 for line in case.lines]
    assert -1 not in places, lines
    assert places == sorted(places)


PILE = "pile gnome zombie discard ogre"


@pytest.mark.parametrize(
    ("place", "move", "line"),
    [
        (
            position("| moving-slime boom", PILE, solo=True),
            "moving-slime upper",
            "Ann's Moving Slime shackles Gnome from Pile's pile",
        ),
        (
            position("| freeze boom", PILE, upper="|| baron", solo=True),
            "freeze B upper 0",
            "Freeze goes over to the top of Pile's pile",
        ),
        (
            position(b=PILE, upper="ogre || damned-walker", solo=True),
            "attack",
            "Damned Walker returns to the top of Pile's pile",
        ),
    ],
    ids=["shackle", "mercenary", "cursed"],
)
def test_the_solo_opponent_has_a_pile_and_no_hand(place: str, move: str, line: str) -> None:
    assert line in told(place, move, SOLO)


def test_a_hidden_card_is_not_named() -> None:
    for teller in (TELLER, SOLO):
        for player in (0, 1):
            text = teller.tell(events.Countermanded(player, None, 3))
            assert text is not None
            assert "None" not in text
    pile = SOLO.tell(events.Countermanded(1, None, 3))
    assert pile == "the top card of Pile's pile goes to its bottom"


def test_no_event_goes_without_words_but_those_that_need_none() -> None:
    values = {
        "Spot": OGRE,
        "Spot | None": OGRE,
        "str": "ogre",
        "str | None": "ogre",
        "int": 1,
        "bool": True,
        "tuple[str, ...]": ("ogre",),
    }
    for kind in get_args(Event):
        if kind.__name__ in SILENT:
            continue
        fields = {name: values[kind.__annotations__[name]] for name in kind.__slots__}
        if "ability" in fields:
            fields["ability"] = "protection"
        assert TELLER.tell(kind(**fields)), kind.__name__
