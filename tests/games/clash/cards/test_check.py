"""Everything that is wrong with an own set is told at once, and what is odd in it too."""

from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog, default_catalog, load_catalog
from clash_tui.games.clash.cards.check import DRAFT_SIZE, Check, check_set
from clash_tui.games.clash.cards.set_file import read_set
from clash_tui.games.clash.formats.pool import DRAFT_POOL_SIZE

EXAMPLE = assets_dir("clash") / "examples" / "own-set.toml"
HEAD = 'id = "mine"\nname = "Mine"\nyear = 2026\n'


def creature(card_id: str, more: str = "") -> str:
    head = f"[cards.{card_id}]\nname = 'N'\ntype = 'creature'\n"
    return f"{head}cost = 2\nattack = 3\nhealth = 3\n{more}\n"


def incantation(card_id: str, more: str = "") -> str:
    return f'[cards.{card_id}]\nname = "N"\ntype = "incantation"\ncost = 3\nattack = 4\n{more}\n'


def check(folder: Path, text: str, catalog: Catalog | None = None) -> Check:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return check_set(file, catalog or default_catalog())


def told(problems: tuple[object, ...], folder: Path) -> list[str]:
    return [str(each).removeprefix(f"{folder}/mine.toml, ") for each in problems]


def test_the_example_is_sound_and_keeps_to_the_guide() -> None:
    found = check_set(EXAMPLE, default_catalog())
    assert found.errors == ()
    assert len(found.sound) >= 10
    assert [each.field for each in found.oddities] == ["cards"]
    cards = read_set(EXAMPLE, own=True).cards
    assert len({ability for card in cards for ability in (*card.abilities, *card.auras)}) >= 10
    assert {card.type for card in cards} == {"creature", "incantation"}


def test_every_error_is_told_with_its_card_and_its_field(tmp_path: Path) -> None:
    found = check(
        tmp_path,
        'id = "treachery"\nyear = "soon"\ncolour = 3\nown = true\n'
        '[cards.troll]\nname = " "\ntype = "creature"\ncost = 4.5\nattack = "Y"\nhealth = 0\n'
        'abilities = ["flying", "rake", 3]\nspeed = 3\n'
        '[cards.kraken]\nid = "kraken"\nname = "Kraken"\ntype = "incantation"\ncost = 9\n'
        'attack = 3\nhealth = 3\nauras = ["rage", "rage"]\n'
        '[cards.Ugly]\nname = "Ugly"\ntype = "hero"\ncost = 1\n'
        "[cards.stray-table]\nx = 3\n",
    )
    assert told(found.errors, tmp_path) == [
        "own: there is no such field.",
        "troll, name: it is empty.",
        "troll, cost: it must be a whole number.",
        'troll, attack: it must be a whole number, 0 or more, or "X".',
        "troll, health: it must be 1 or more.",
        "troll, abilities: there is no ability called 'flying'.",
        "troll, abilities: there is no ability called 'rake'; did you mean 'rage'?",
        "troll, abilities: there is no ability called 3.",
        "troll, speed: there is no such field.",
        "kraken, id: the name of the table is the id.",
        "kraken, health: an incantation has no Health Points.",
        "kraken, auras: the same ability is listed twice.",
        "Ugly, id: Ugly has other signs than small letters, digits and hyphens.",
        "Ugly, type: hero is not one of 'creature' or 'incantation'.",
        "Ugly, attack: it is missing.",
        "stray-table, name: it is missing.",
        "stray-table, type: it is missing.",
        "stray-table, cost: it is missing.",
        "stray-table, attack: it is missing.",
        "stray-table, x: there is no such field.",
        "name: it is missing.",
        "year: it must be a whole number.",
        "colour: there is no such field.",
        "id: 'treachery' is the id of another set.",
        "troll, id: the set Initiation Pack has a card of that id.",
    ]
    assert found.sound == ()


def test_a_card_that_stands_twice_in_the_file(tmp_path: Path) -> None:
    found = check(tmp_path, HEAD + creature("a") + creature("b") + creature("a") + creature("b"))
    assert told(found.errors, tmp_path) == [
        "a, id: the file has 2 tables of that id.",
        "b, id: the file has 2 tables of that id.",
    ]


@pytest.mark.parametrize(
    ("card", "oddities"),
    [
        (creature("a"), []),
        (creature("a", 'abilities = ["sprint"]'), []),
        (
            creature("a", 'abilities = ["rage"]\nauras = ["rage"]'),
            ["a, cost: it costs 2, while the guide says 6."],
        ),
        (
            creature("a").replace("attack = 3", 'attack = "X"'),
            [
                "a, cost: it costs 2, while the guide says 0.5.",
                "a, attack: only Vulnerability gives X a value.",
            ],
        ),
        (
            creature("a", 'abilities = ["vulnerability"]').replace("attack = 3", 'attack = "X"'),
            [],
        ),
        (incantation("a"), []),
        (incantation("a", 'abilities = ["cursed"]'), []),
        (
            incantation("a", 'auras = ["cursed"]'),
            ["a, auras: an incantation has no neighbours to give an aura to."],
        ),
        (
            incantation("a", 'abilities = ["sprint"]'),
            ["a, abilities: no published incantation has Sprint; it may do nothing there."],
        ),
    ],
)
def test_what_is_odd(tmp_path: Path, card: str, oddities: list[str]) -> None:
    found = check(tmp_path, HEAD + card)
    assert found.errors == ()
    assert told(found.oddities, tmp_path)[:-1] == oddities


@pytest.mark.parametrize(
    ("count", "oddities"),
    [
        (1, ["cards: 1 card is too few for a draft, which needs 32; mix it with other sets."]),
        (31, ["cards: 31 cards are too few for a draft, which needs 32; mix it with other sets."]),
        (32, []),
        (33, ["cards: it has 33 cards; a draft takes 32 of them at random."]),
    ],
)
def test_a_draft_needs_32_cards(tmp_path: Path, count: int, oddities: list[str]) -> None:
    found = check(tmp_path, HEAD + "".join(creature(f"card-{n}") for n in range(count)))
    assert told(found.oddities, tmp_path) == oddities
    assert DRAFT_SIZE == DRAFT_POOL_SIZE


def test_an_earlier_copy_of_the_set_is_not_in_its_way_but_another_own_set_is(
    tmp_path: Path,
) -> None:
    sets = tmp_path / "data" / "sets"
    sets.mkdir(parents=True)
    (sets / "mine.toml").write_text(HEAD + creature("mine-a"), encoding="utf-8")
    other = HEAD.replace("ine", "ore") + creature("more-a")
    (sets / "more.toml").write_text(other, encoding="utf-8")
    catalog = load_catalog(assets_dir("clash"), tmp_path / "data")
    found = check(tmp_path, HEAD + creature("mine-a") + creature("more-a"), catalog)
    assert told(found.errors, tmp_path) == ["more-a, id: the set More (own) has a card of that id."]


def test_a_file_that_cannot_be_read_has_one_error(tmp_path: Path) -> None:
    missing = check_set(tmp_path / "mine.toml", default_catalog())
    assert missing.unreadable is not None
    assert missing.oddities == ()
    assert check(tmp_path, HEAD + creature("a", "speed = 1")).unreadable is None
    deep = check(tmp_path, f"a = {'[' * 3000}")
    assert deep.unreadable is not None
    assert len(deep.errors) == 1
