from collections.abc import Mapping
from pathlib import Path

import pytest

from clash_tui.games.clash.cards import (
    UnknownCard,
    UnknownDeck,
    UnknownSet,
    default_catalog,
    load_catalog,
)

HEAD = 'id = "{id}"\nname = "A Set"\nname_fr = "Une extension"\nyear = 2026\n'


def card(card_id: str, more: str = "") -> str:
    return (
        f'[cards.{card_id}]\nname = "N"\nname_fr = "N"\ntype = "creature"\n'
        f"cost = 1\nattack = 2\nhealth = 3\n{more}\n"
    )


def a_set(set_id: str, *cards: str) -> str:
    return HEAD.format(id=set_id) + "".join(cards)


def write(folder: Path, files: Mapping[str, str]) -> Path:
    for name, content in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder


GOOD = a_set("good", *(card(f"card-{n}") for n in range(8)))
EIGHT = ", ".join(f'"card-{n}"' for n in range(8))


def test_sets_and_decks_are_read(tmp_path: Path) -> None:
    deck = f'[decks.first]\nname = "First"\ncards = [{EIGHT}]\n'
    catalog = load_catalog(write(tmp_path, {"sets/good.toml": GOOD, "decks/d.toml": deck}))
    assert catalog.problems == ()
    assert [c.id for c in catalog.set("good").cards] == [f"card-{n}" for n in range(8)]
    assert catalog.card("card-3").health == 3
    assert catalog.deck("first").cards[7] == "card-7"


def test_a_folder_without_files_is_an_empty_catalog(tmp_path: Path) -> None:
    catalog = load_catalog(tmp_path)
    assert (catalog.sets, catalog.decks, catalog.cards, catalog.problems) == ((), (), (), ())


def test_unknown_names_are_one_sentence_with_a_guess() -> None:
    catalog = default_catalog()
    with pytest.raises(UnknownCard, match=r"^There is no card called 'trol'; did you mean 'troll'"):
        catalog.card("trol")
    with pytest.raises(UnknownCard, match=r"^There is no card called '§'\.$"):
        catalog.card("§")
    with pytest.raises(UnknownSet, match=r"'initiation-pac'; did you mean 'initiation-pack'\?$"):
        catalog.set("initiation-pac")
    with pytest.raises(UnknownDeck, match=r"^There is no deck called 'zzz'\.$"):
        catalog.deck("zzz")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (a_set("bad", card("ogre", "speed = 1")), "ogre, speed: there is no such field."),
        (
            a_set("bad", card("ogre").replace("cost = 1", "cost = -1")),
            "ogre, cost: it must be 0 or more.",
        ),
        (
            a_set("bad", card("ogre", 'auras = ["rage", "rage"]')),
            "ogre, auras: the same ability is listed twice.",
        ),
        (a_set("bad", card("ogre", 'id = "ogre"')), "ogre, id: the name of the table is the id."),
        (a_set("bad", card("Ogre")), "Ogre, id: Ogre has other signs than small letters"),
        (a_set("bad", "[cards]\nogre = 3\n"), "ogre: it must be a table of fields."),
        (a_set("bad") + "cards = [1]\n", "cards: it must be tables of the form [cards.NAME]."),
        (a_set("bad").replace("year = 2026", ""), "year: it is missing."),
        (a_set("bad") + "colour = 1\n", "colour: there is no such field."),
        (a_set("bad", card("card-2")), "card-2, id: another set has a card of that id."),
        (a_set("good"), "good, id: another file has a set of that id."),
        (a_set("bad", card("ogre"), card("ogre")), "ogre, id: the file has 2 tables of that id."),
        ("id =", "it is not valid TOML: Invalid value"),
    ],
)
def test_a_wrong_set_is_refused_and_the_others_load(
    tmp_path: Path, content: str, sentence: str
) -> None:
    write(tmp_path, {"sets/a.toml": GOOD, "sets/b.toml": content})
    catalog = load_catalog(tmp_path)
    (problem,) = catalog.problems
    assert str(problem).startswith(f"{tmp_path / 'sets' / 'b.toml'}")
    assert sentence in str(problem)
    assert "\n" not in str(problem)
    assert [card_set.id for card_set in catalog.sets] == ["good"]
    assert len(catalog.cards) == 8


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"sets/a.toml": GOOD})
    (tmp_path / "sets" / "b.toml").write_bytes(b"\xfe\xfe")
    (problem,) = load_catalog(tmp_path).problems
    assert str(problem) == f"{tmp_path / 'sets' / 'b.toml'}: it is not a UTF-8 text."


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"sets/a.toml": GOOD})
    (tmp_path / "sets" / "b.toml").mkdir()
    (problem,) = load_catalog(tmp_path).problems
    assert problem.file.name == "b.toml"
    assert problem.reason


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (EIGHT.replace("card-7", "card-8"), "there is no card called 'card-8'; did you mean"),
        (EIGHT.replace("card-7", "card-1"), "the same card is listed twice."),
        (EIGHT.replace(', "card-7"', ""), "a deck has 8 cards, not 7."),
    ],
)
def test_r9_a_wrong_deck_is_refused(tmp_path: Path, cards: str, sentence: str) -> None:
    deck = f'[decks.first]\nname = "First"\ncards = [{cards}]\n'
    catalog = load_catalog(write(tmp_path, {"sets/good.toml": GOOD, "decks/d.toml": deck}))
    (problem,) = catalog.problems
    assert str(problem).startswith(f"{tmp_path / 'decks' / 'd.toml'}, first, cards: {sentence}")
    assert catalog.decks == ()


def test_a_deck_file_holds_only_decks(tmp_path: Path) -> None:
    (problem,) = load_catalog(write(tmp_path, {"decks/d.toml": "year = 1"})).problems
    assert str(problem).endswith("d.toml, year: there is no such field.")


def test_a_users_set_joins_those_of_the_program(data_folder: Path) -> None:
    write(data_folder, {"sets/good.toml": GOOD, "sets/thief.toml": a_set("thief", card("troll"))})
    default_catalog.cache_clear()
    try:
        catalog = default_catalog()
    finally:
        default_catalog.cache_clear()
    assert len(catalog.cards) == 352 + 8
    assert catalog.card("troll").name == "Troll"
    assert [each.title for each in catalog.sets if each.own] == ["A Set (own)"]
    assert catalog.set("elusive").title == "Elusive"
    assert [problem.entry for problem in catalog.problems] == ["troll"]


def test_a_users_decks_folder_is_not_read_for_preconstructed_decks(tmp_path: Path) -> None:
    built = 'name = "Sea dogs"\ncards = ["troll"]\n'
    own = write(tmp_path / "own", {"decks/sea-dogs.toml": built})
    catalog = load_catalog(write(tmp_path / "program", {"sets/good.toml": GOOD}), own)
    assert (catalog.decks, catalog.problems) == ((), ())
