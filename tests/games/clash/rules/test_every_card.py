"""Every card does what the rules say, in scenes where its abilities have something to do.

It is summoned or cast, fights in front and behind, is hit and lives, is hit and falls, and is
revealed from a pile. After each move the whole position must be what the oracle beside this file
says, and in the end each of the card's abilities must have changed something.
"""

from collections.abc import Iterator

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.cards.catalog import load_catalog
from clash_tui.games.clash.rules import (
    legal_moves,
    read_move,
    read_position,
    view,
    write_move,
)
from tests.games.clash.rules.duels import numbers_in
from tests.games.clash.rules.oracle import AURA, REVEALED, Oracle, play_both

CARDS = sorted(load_catalog(assets_dir("clash")).cards, key=lambda card: card.id)
Scene = tuple[str, str]
"""A position, and moves with ";" between them; one with "?" is played if it can be."""

WEAK = ("microctopus zombie", "zombie microctopus")
STRONG = ("titan giant", "onyx-golem titan")
ALONE = ("", "zombie microctopus")
ENEMIES = ("B upper 0", "B lower 0", "B upper 1")


def position(
    mana: int, a: str, b: str, upper: tuple[str, str], lower: tuple[str, str], active: str = "A"
) -> str:
    """Write a position of the Initiation Pack in the middle of a game."""
    return (
        f"initiation-pack  turn {5 if active == 'A' else 6}  {active} summoning  mana {mana}\n"
        f"A {a}\nB {b}\n"
        f"upper  {upper[0]}  ||  {upper[1]}\n"
        f"lower  {lower[0]}  ||  {lower[1]}\n"
    )


def both(lane: str, a: str, b: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return upper and lower lane: A's creatures are in one of them, two of B's in each."""
    this, other = (a, b[0]), ("brute baron", b[1])
    return (this, other) if lane == "upper" else (other, this)


def arriving(card: Card) -> Iterator[Scene]:
    """Leftmost with 2 less mana than printed, then from elsewhere for its price; B plays on."""
    short = 2 * bool({"lucidity", "price-of-blood"} & set(card.abilities))
    for lane, own, foes in (("upper", "brute", STRONG), ("lower", "", WEAK)):
        yield (
            position(
                max(0, card.cost - short),
                f"Bastion  {card.id} boom lich | baron zombie titan",
                "Bastion  treant | zombie giant djinn",
                *both(lane, own, foes),
            ),
            f"{card.id} {lane}; attack; treant {lane} ?; attack; zombie {lane} ?; attack",
        )
    yield (
        position(
            card.cost,
            f"Fort     | zombie {card.id} titan djinn lich",
            "Bastion  | treant zombie giant djinn",
            *both("lower", "mayan-idol", STRONG),
        ),
        f"{card.id} lower; attack; treant lower ?; attack; attack",
    )


def joining(card: Card) -> Iterator[Scene]:
    """A Symbiote comes onto a host that can do something, in front and behind."""
    for lane, host, place, foes in (
        ("upper", "paladwarf brute", 0, STRONG),
        ("lower", "grudging-slime brute", 1, WEAK),
        ("lower", "ogre", 0, STRONG),
    ):
        yield (
            position(
                card.cost,
                f"Bastion  troll {card.id} boom | baron zombie titan",
                "Bastion  treant | zombie giant djinn",
                *both(lane, host, foes),
            ),
            f"{card.id} {lane} {place}; attack; treant {lane}; attack; attack",
        )


def paired(card: Card) -> str:
    """Return the card as a host, so that it meets a Symbiote without further abilities (R57)."""
    return card.id if "symbiote" in card.abilities else f"{card.id}&nomadic-mount"


def fighting(card: Card) -> Iterator[Scene]:
    """Between neighbours, behind one, as a pair, and with nobody in its lane at all."""
    for lane, row, foes in (
        ("upper", f"brute {card.id} zombie", WEAK),
        ("upper", f"lich {card.id}", STRONG),
        ("lower", card.id, ALONE),
        ("lower", f"zombie {paired(card)} brute", STRONG),
    ):
        yield (
            position(
                6,
                "Bastion  treant boom | zombie giant djinn",
                "Bastion  ogre lich | clan-leader demonic-overlord djinn titan",
                *both(lane, row, foes),
            ),
            f"attack; clan-leader {lane}; attack",
        )


def suffering(card: Card) -> Iterator[Scene]:
    """Hit a little by an incantation and a creature, then so that it falls, by both kinds."""
    for lane, row, moves in (
        ("upper", f"mayan-idol brute {card.id}", "boom A upper 0; attack; attack"),
        ("lower", f"mayan-idol brute {paired(card)}", "boom A lower 0; attack; attack"),
        ("lower", f"carapace {card.id} brute", "destruction A lower 1; destruction A lower 0 ?"),
    ):
        yield (
            position(
                12,
                "Bastion  treant | ogre zombie microctopus",
                "Bastion  boom destruction | clan-leader djinn",
                *both(lane, row, ("ribbit-gang fresh-recruit", "fresh-recruit")),
                active="B",
            ),
            moves,
        )
    yield (
        position(
            3,
            "Fort     | treant ogre zombie microctopus",
            "Bastion  boom clan-leader | djinn titan",
            *both("upper", f"brute {card.id}", ("titan war-beast carnivore", "titan giant")),
            active="B",
        ),
        "attack; zombie upper ?; attack; attack",
    )


def taking(card: Card) -> Iterator[Scene]:
    """What it has shackled returns when it falls."""
    held = f"{card.id}(indomitable-beast,morselnary)"
    yield (
        position(
            7,
            "Bastion  treant | ogre zombie microctopus",
            "Bastion  boom | clan-leader djinn titan",
            upper=(f"brute {held}", "titan war-beast demonic-overlord"),
            lower=("", ""),
            active="B",
        ),
        "attack; attack",
    )


def crowding(card: Card) -> Iterator[Scene]:
    """With three more that leave fewer cards available, one is left all the same (R58)."""
    yield (
        position(
            9,
            f"Bastion  {card.id} zombie | treant boom lich",
            "Bastion  treant | zombie giant",
            upper=("frosted-grrr indomitable-beast slayer", "titan"),
            lower=("", "titan"),
        ),
        f"{card.id} lower; zombie lower; treant lower ?",
    )


def casting(card: Card) -> Iterator[Scene]:
    """On enemies weak and strong, with and without something to keep damage off, and on its own."""
    short = 2 * bool({"lucidity", "price-of-blood"} & set(card.abilities))
    guarded = ("growler machine", "alpha taunting-imp")
    for target, foes in (
        *((target, foes) for target in ENEMIES for foes in (WEAK, STRONG, guarded)),
        ("A upper 0", STRONG),
        ("A lower 0", WEAK),
    ):
        yield (
            position(
                max(0, card.cost - short),
                f"Bastion  {card.id} boom lich | baron zombie titan",
                "Bastion  treant ogre | zombie giant djinn",
                upper=("baron growler", foes[0]),
                lower=("zombie brute", foes[1]),
            ),
            f"{card.id} {target}; attack; attack; {card.id} {target} ?",
        )
    yield (
        position(
            20,
            f"Fort     | zombie {card.id} titan djinn lich",
            "Bastion  ogre | treant zombie giant djinn",
            upper=("jade-dragon", "indomitable-beast microctopus"),
            lower=("", "zombie zombie"),
        ),
        f"{card.id} B upper 0; boom B upper 0 ?; {card.id} A upper 0 ?; attack",
    )


def revealed(card: Card) -> Iterator[Scene]:
    """The solo opponent reveals it in the upper lane, then in the lower one (R75-R82)."""
    for pile in (card.id, f"treant {card.id}"):
        text = position(
            5,
            "Bastion  treant zombie | lich troll brute giant djinn",
            f"Bastion  pile {pile} troll titan djinn giant boom zombie discard lich baron",
            upper=("brute baron", "mayan-idol"),
            lower=("lich zombie", "growler mayan-idol"),
        )
        more = "solo  fixed 6  per 1  resistance 1  ability -  seed 7\n"
        yield (text + more, "lich lower; attack; brute upper; attack")


def scenes(card: Card) -> Iterator[Scene]:
    """All that is tried with a card."""
    yield from revealed(card)
    if not card.is_creature:
        yield from casting(card)
        return
    yield from arriving(card)
    yield from fighting(card)
    yield from suffering(card)
    if "symbiote" in card.abilities:
        yield from joining(card)
    if "shackle" in card.abilities:
        yield from taking(card)
    if "blackmail" in card.abilities:
        yield from crowding(card)


def play_scene(card: Card, scene: Scene, catalog: Catalog, backwards: bool) -> Oracle:
    """Play a scene; the program must go where the rules lead, and offer the moves they allow."""
    text, moves = scene
    state = read_position(text, catalog)
    numbers = numbers_in(state)
    oracle = Oracle(state, backwards)
    about = f"{card.id} ({', '.join([*card.abilities, *(AURA + each for each in card.auras)])})"
    for move in moves.split("; "):
        if state.outcome is not None or oracle.shuffled:
            break
        if move != "attack":
            legal = {write_move(each) for each in legal_moves(state)}
            assert legal == oracle.moves(), f"{about}: moves before {move} in\n{text}"
            if move.endswith(" ?"):
                move = move.removesuffix(" ?")
                if move not in legal:
                    continue
            assert move in legal, f"{about}: {move} is not legal in\n{text}"
        wrong = play_both(state, oracle, read_move(move))
        assert not wrong, f"{about}: after {move} of {moves} in\n{text}" + "\n".join(wrong)
    assert numbers_in(state) == numbers, f"{about}: cards are lost or doubled in\n{text}"
    return oracle


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_does_what_it_says(card: Card, catalog: Catalog) -> None:
    did: set[tuple[str, str]] = set()
    for number, scene in enumerate(scenes(card)):
        did |= play_scene(card, scene, catalog, backwards=number % 2 == 1).did
    wanted = [REVEALED, *card.abilities, *(AURA + each for each in card.auras)]
    idle = [each for each in wanted if (card.id, each) not in did]
    assert not idle, f"{card.id}: nothing has come of {', '.join(idle)}"


@pytest.mark.parametrize("card", [card for card in CARDS if card.auras], ids=lambda card: card.id)
def test_a_card_gives_its_auras_to_both_neighbours_and_not_to_itself(
    card: Card, catalog: Catalog
) -> None:
    row = f"titan brute {card.id} zombie lich"
    text = position(5, "Bastion  | boom", "Bastion  | boom", upper=(row, ""), lower=("", ""))
    lich, zombie, bearer, brute, titan = view(read_position(text, catalog), 0).sides[0].upper
    assert all(zombie.has(aura) and brute.has(aura) for aura in card.auras)
    assert {each.giver for each in zombie.abilities + brute.abilities} == {card.name}
    assert [each.ability for each in bearer.abilities] == list(card.abilities)
    assert not lich.abilities + titan.abilities
