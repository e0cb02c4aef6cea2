from pathlib import Path

import pytest

from clash_tui.games.clash.cards import Catalog, load_catalog
from clash_tui.games.clash.formats import BadDeckLine, DeckLine, cards_of, read_line, write_line
from tests.games.clash.formats.conftest import CREATURE, HEAD

TEN = (
    "troll",
    "ogre",
    "boom",
    "brute",
    "alpha",
    "martyr",
    "zombie",
    "reptile",
    "vortex",
    "gnome",
)


def test_a_deck_is_one_line_that_people_can_read(catalog: Catalog) -> None:
    line = write_line("Sea dogs", TEN)
    assert line == (
        "Sea dogs: troll, ogre, boom, brute, alpha, martyr, zombie, reptile, vortex, gnome"
    )
    assert read_line(line, catalog) == DeckLine("Sea dogs", TEN)


@pytest.mark.parametrize("name", ["Sea dogs", "A: the second", "", "Été, 2", "1:2:3"])
def test_what_is_written_is_read_again(catalog: Catalog, name: str) -> None:
    for cards in (TEN, TEN[:1], TEN[:8]):
        assert read_line(write_line(name, cards), catalog) == DeckLine(name, cards)


def test_every_card_there_is_can_be_written(catalog: Catalog) -> None:
    for card in catalog.cards:
        assert read_line(write_line("x", [card.id]), catalog).cards == (card.id,)


def test_every_card_in_use_can_be_given_by_its_name(catalog: Catalog) -> None:
    for card in cards_of(catalog, ("initiation-pack",)):
        assert read_line(card.name.upper(), catalog).cards == (card.id,)


def test_an_id_is_never_taken_for_another_cards_name(tmp_path: Path) -> None:
    cards = CREATURE.format(id="troll", name="Ogre") + CREATURE.format(id="ogre", name="Troll")
    (tmp_path / "sets").mkdir()
    text = HEAD.format(id="own", name="Own") + cards
    (tmp_path / "sets" / "own.toml").write_text(text, encoding="utf-8")
    assert read_line("troll, ogre", load_catalog(tmp_path)).cards == ("troll", "ogre")


@pytest.mark.parametrize(
    "text",
    [
        "  Sea dogs :troll,ogre ,  boom  ",
        "Sea dogs: Troll, OGRE, Boom.",
        "Sea dogs:\n troll,\n ogre,\r\n boom,\n",
        "Sea dogs: troll,, ogre, boom,",
    ],
)
def test_what_happens_to_a_line_on_its_way_does_no_harm(catalog: Catalog, text: str) -> None:
    assert read_line(text, catalog) == DeckLine("Sea dogs", ("troll", "ogre", "boom"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "There is no card in this line."),
        ("Sea dogs:", "There is no card in this line."),
        (" : , ,, ", "There is no card in this line."),
        ("x: troll, trol", "There is no card called 'trol'; did you mean 'troll'?"),
        ("x: troll, Ogre, Troll", "Troll is listed twice."),
        (
            "x: " + ", ".join((*TEN, "carapace")),
            "The line has 11 cards; a deck has at most 10.",
        ),
        ("x: troll gnome", "There is no card called 'troll gnome'; did you mean 'troll'?"),
        ("x: \x1b[31m", "There is no card called '\\x1b[31m'."),
    ],
)
def test_a_bad_line_is_told_in_one_sentence(catalog: Catalog, text: str, reason: str) -> None:
    with pytest.raises(BadDeckLine) as refused:
        read_line(text, catalog)
    assert str(refused.value) == reason
