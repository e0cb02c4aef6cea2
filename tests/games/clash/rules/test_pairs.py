"""Every ability meets every other: attacker and target, host and Symbiote, spell and target.

The cards are made for this: one for each ability that has it, one that gives it, a Symbiote and
an incantation with it. Whatever meets, the game goes on, every card is somewhere exactly once,
the position can be written down and read again, and it is the one the rules lead to.
"""

from collections.abc import Iterator

import pytest

from clash_tui.games.clash.cards import Ability, Card, CardSet, CardType, Catalog
from clash_tui.games.clash.rules import State, read_move, read_position, view, write_position
from tests.games.clash.rules.duels import numbers_in
from tests.games.clash.rules.oracle import Oracle, play_both

ABILITIES = list(Ability)
BY_CREATURES_ONLY = {"berserk", "rage", "sprint", "aerial", "defender", "aquatic", "instinct"}
"""On an incantation they have nothing to change, or nothing that is written of incantations."""


def _card(name: str, attack: int, health: int | None, has: str = "", gives: str = "") -> Card:
    return Card(
        id=name,
        name=name,
        name_fr=name,
        type=CardType.INCANTATION if health is None else CardType.CREATURE,
        cost=2,
        attack=attack,
        health=health,
        abilities=tuple(each for each in Ability if each in has.split()),
        auras=tuple(each for each in Ability if each in gives.split()),
    )


def _cards() -> Iterator[Card]:
    for number in range(6):
        yield _card(f"plain-{number}", 2, 4)
    yield _card("small", 1, 1)
    yield _card("great", 7, 9)
    yield _card("joining", 1, 2, "symbiote")
    for ability in ABILITIES:
        yield _card(f"has-{ability}", 3, 3, ability)
        yield _card(f"gives-{ability}", 1, 4, gives=ability)
        both = "symbiote" if ability == "symbiote" else f"symbiote {ability}"
        yield _card(f"joins-{ability}", 1, 1, both)
        yield _card(f"casts-{ability}", 3, None, ability)


@pytest.fixture(scope="module")
def made() -> Catalog:
    """The cards of this file."""
    cards = tuple(_cards())
    card_set = CardSet(id="made", name="Made", name_fr="Made", year=2026, cards=cards)
    return Catalog((card_set,), (), (), {card.id: card for card in cards})


def position(upper: str, lower: str, a: str = "plain-1 | plain-2 small plain-3") -> str:
    """Write a position with A to play; each hand has cards on both sides of its Stronghold."""
    return (
        "initiation-pack  turn 5  A summoning  mana 9\n"
        f"A Bastion  {a}\n"
        "B Fort     plain-4 small | plain-0 plain-5\n"
        f"upper  {upper}\nlower  {lower}\n"
    )


def play(text: str, moves: str, made: Catalog, by_the_rules: bool = True) -> None:
    """Play moves from a position, those with "?" if they can be, and see that all is well."""
    state = read_position(text, made)
    numbers = numbers_in(state)
    oracle = Oracle(state)
    for move in moves.split("; "):
        if state.outcome is not None:
            break
        if move.endswith(" ?"):
            move = move.removesuffix(" ?")
            if move not in oracle.moves():
                continue
        wrong = play_both(state, oracle, read_move(move))
        if by_the_rules:
            assert not wrong, f"{move} of {moves} in\n{text}" + "\n".join(wrong)
        assert numbers_in(state) == numbers, f"{move} of {moves} in\n{text}"
        assert sound(state), f"{move} of {moves} in\n{text}"
    written = write_position(view(state, None, all_open=True))
    again = read_position(written, made)
    assert write_position(view(again, None, all_open=True)) == written, f"{moves} in\n{text}"


def sound(state: State) -> bool:
    """Whether Strongholds lie in their hands, and no creature stands that should have fallen."""
    return all(
        0 <= side.place <= len(side.hand)
        and all(0 <= each.damage < each.body.health for lane in side.lanes for each in lane)
        for side in state.sides
    )


@pytest.mark.parametrize("mine", ABILITIES)
def test_attacker_and_target(mine: Ability, made: Catalog) -> None:
    """Printed in the upper lane; by auras in the lower one, with a Champion as target."""
    for theirs in ABILITIES:
        play(
            position(
                f"plain-4 has-{mine} small  ||  has-{theirs} small plain-1",
                f"great gives-{mine}  ||  has-{theirs}@ gives-{theirs} plain-3",
            ),
            "attack; attack",
            made,
        )


@pytest.mark.parametrize("lower", ABILITIES)
def test_host_and_symbiote(lower: Ability, made: Catalog) -> None:
    host = lower != "symbiote"
    for upper in ABILITIES:
        pair = f"has-{lower}&joins-{upper}" if host else f"joins-{upper}"
        play(
            position(
                f"plain-4 {pair} small  ||  great small plain-1",
                f"has-{lower}  ||  great small",
                a=f"joins-{upper} plain-1 | plain-2 small plain-3",
            ),
            f"joins-{upper} lower{' 0' if host else ''}; attack; attack",
            made,
        )


@pytest.mark.parametrize("spell", ABILITIES)
def test_incantation_and_target(spell: Ability, made: Catalog) -> None:
    for theirs in ABILITIES:
        play(
            position(
                f"plain-4 has-{theirs}  ||  has-{theirs} small plain-1",
                f"gives-{theirs} plain-5  ||  small@ gives-{theirs}",
                a=f"casts-{spell} casts-{spell} plain-1 | small",
            ),
            f"casts-{spell} B upper 0; casts-{spell} B lower 0 ?; attack",
            made,
            by_the_rules=spell not in BY_CREATURES_ONLY,
        )
