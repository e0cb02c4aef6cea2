"""Built decks in files: readable, shareable, and never lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog, load_catalog
from clash_tui.games.clash.deck_shelf import (
    SHELVED_SIZE,
    DeckNotSaved,
    DeckShelf,
    NameTaken,
    NotTouched,
    ShelfError,
    ShelvedDeck,
)
from clash_tui.games.clash.formats import CONSTRUCTED_SIZE

SEA = ("troll", "ogre", "boom")
SKY = ("alpha", "zombie")

BROKEN = {
    "name =": ": it is not valid TOML: Invalid value",
    b"\xfe\xfe": ": it is not a UTF-8 text.",
    "a = " + "[" * 5000: ": it is nested too deeply.",
    "a = " + "9" * 5000: ": it is not valid TOML: ",
    'cards = ["troll"]': ", name: it is missing.",
    'name = "X"': ", cards: it is missing.",
    'name = ""\ncards = ["troll"]': ", name: it is empty.",
    'name = 3\ncards = ["troll"]': ", name: it must be a text in quotes.",
    'name = "a\\u001bb"\ncards = ["troll"]': ", name: it has signs that cannot be shown.",
    f'name = "{"x" * 31}"\ncards = ["troll"]': ", name: it has more than 30 characters.",
    'name = "X"\ncards = "troll"': ", cards: it must be a list in brackets.",
    'name = "X"\ncards = []': ", cards: there is no card in it.",
    'name = "X"\ncards = [3]': ", cards.0: it must be a text in quotes.",
    'name = "X"\ncards = ["Troll!"]': ", cards.0: Troll! has other signs than small letters",
    'name = "X"\ncards = ["trol"]': ", cards: there is no card called 'trol'; did you mean 'tr",
    'name = "X"\ncards = ["troll", "ogre", "troll"]': ", cards: troll is listed twice.",
    'name = "X"\nsets = ["atlantis"]\ncards = ["troll"]': ", sets: there is no set called 'atl",
    'name = "X"\ncards = ["troll"]\nart = 1': ", art: there is no such field.",
    'name = "X"\ncards = ["brute", "boom", "alpha", "troll", "ogre", "baron", "scribe", '
    '"gnome", "grrr", "martyr", "vortex"]': ", cards: a deck has at most 10 cards, not 11.",
}
"""Files that are no decks, with what is said of each."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(assets_dir("clash"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "decks"


@pytest.fixture
def shelf(folder: Path, catalog: Catalog) -> DeckShelf:
    return DeckShelf(folder, catalog)


def put(folder: Path, name: str, content: str | bytes) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def test_the_shelf_is_in_the_data_folder(data_folder: Path, catalog: Catalog) -> None:
    deck = DeckShelf(catalog=catalog).save("Sea dogs", SEA)
    assert deck.file == data_folder / "decks" / "sea-dogs.toml"
    assert DeckShelf(catalog=catalog).list() == [deck]


def test_r70_a_deck_on_the_shelf_has_as_many_cards_as_constructed_wants() -> None:
    assert SHELVED_SIZE == CONSTRUCTED_SIZE


def test_an_empty_shelf_makes_no_folder(shelf: DeckShelf, folder: Path) -> None:
    assert shelf.list() == []
    assert not folder.exists()


def test_a_deck_is_a_file_that_people_can_read(shelf: DeckShelf, folder: Path) -> None:
    deck = shelf.save("  Sea dogs ", SEA)
    assert deck == ShelvedDeck("Sea dogs", SEA, folder / "sea-dogs.toml")
    assert deck.file.read_text(encoding="utf-8") == (
        'name = "Sea dogs"\n'
        'sets = [\n    "initiation-pack",\n]\n'
        'cards = [\n    "troll",\n    "ogre",\n    "boom",\n]\n'
    )
    assert shelf.list() == [deck]


def test_a_file_somebody_sent_is_a_deck_too(shelf: DeckShelf, folder: Path) -> None:
    file = put(folder, "From Ben.toml", 'name = "Sky"\ncards = ["alpha", "zombie"]\n')
    assert shelf.list() == [ShelvedDeck("Sky", SKY, file)]


def test_the_decks_come_by_name(shelf: DeckShelf) -> None:
    for name in ("sky", "Élan", "Sea", "abc"):
        shelf.save(name, SEA)
    assert [deck.name for deck in shelf.list()] == ["abc", "Sea", "sky", "Élan"]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Élan: vital!", "elan-vital.toml"),
        ("../../up", "up.toml"),
        ("深海", "deck.toml"),
        (".hidden", "hidden.toml"),
        ("a" * 30, "a" * 30 + ".toml"),
    ],
)
def test_any_name_gets_a_plain_file(shelf: DeckShelf, folder: Path, name: str, file: str) -> None:
    assert shelf.save(name, SEA).file == folder / file
    assert [deck.name for deck in shelf.list()] == [name]


def test_names_that_make_the_same_file_get_one_each(shelf: DeckShelf) -> None:
    decks = [shelf.save(name, SEA) for name in ("Sea dogs", "Sea-dogs", "sea dogs!")]
    assert [deck.file.name for deck in decks] == [
        "sea-dogs.toml",
        "sea-dogs-2.toml",
        "sea-dogs-3.toml",
    ]
    assert len(shelf.list()) == 3


def test_a_deck_of_the_same_name_is_replaced_only_if_asked(shelf: DeckShelf) -> None:
    first = shelf.save("Sea dogs", SEA)
    for name in ("Sea dogs", "SEA dogs"):
        with pytest.raises(NameTaken) as refused:
            shelf.save(name, SKY)
        assert str(refused.value) == f"There is a deck called {name} already."
    assert shelf.list() == [first]
    second = shelf.save("Sea dogs", SKY, replace=True)
    assert second.file == first.file
    assert shelf.list() == [second]


def test_two_files_of_one_name_are_listed_and_neither_is_replaced(
    shelf: DeckShelf, folder: Path
) -> None:
    for name in ("a.toml", "b.toml"):
        put(folder, name, 'name = "Sky"\ncards = ["alpha"]')
    before = contents(folder)
    assert [deck.file.name for deck in shelf.list()] == ["a.toml", "b.toml"]
    with pytest.raises(NameTaken, match=r"More than one file .* called Sky: a\.toml, b\.toml\."):
        shelf.save("Sky", SEA, replace=True)
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("name", "cards", "reason"),
    [
        (" ", SEA, "name: it is empty."),
        ("x" * 31, SEA, "name: it has more than 30 characters."),
        ("a\nb", SEA, "name: it has signs that cannot be shown."),
        ("x", (), "cards: there is no card in it."),
        ("x", ("troll", "troll"), "cards: troll is listed twice."),
        ("x", ("trol",), "cards: there is no card called 'trol'; did you mean 'troll'?"),
    ],
)
def test_what_would_be_a_broken_file_is_not_saved(
    shelf: DeckShelf, folder: Path, name: str, cards: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(ShelfError) as refused:
        shelf.save(name, cards)
    assert str(refused.value) == reason
    assert not folder.exists()


def test_a_deck_can_get_another_name(shelf: DeckShelf, folder: Path) -> None:
    deck = shelf.save("Sea dogs", SEA)
    renamed = shelf.rename(deck, "Sky dogs")
    assert renamed == ShelvedDeck("Sky dogs", SEA, folder / "sky-dogs.toml")
    assert shelf.list() == [renamed]
    capitals = shelf.rename(renamed, "SKY DOGS")
    assert capitals.file == renamed.file
    assert shelf.list() == [capitals]


def test_a_deck_cannot_get_the_name_of_another(shelf: DeckShelf) -> None:
    sea, sky = shelf.save("Sea", SEA), shelf.save("Sky", SKY)
    with pytest.raises(NameTaken, match=r"^There is a deck called sky already\.$"):
        shelf.rename(sea, "sky")
    with pytest.raises(ShelfError, match="name: it is empty"):
        shelf.rename(sea, "")
    assert shelf.list() == [sea, sky]


def test_a_deck_can_be_deleted(shelf: DeckShelf) -> None:
    sea, sky = shelf.save("Sea", SEA), shelf.save("Sky", SKY)
    shelf.delete(sea)
    assert shelf.list() == [sky]


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_is_listed_with_the_reason(
    shelf: DeckShelf, folder: Path, content: str | bytes
) -> None:
    file = put(folder, "x.toml", content)
    (deck,) = shelf.list()
    assert deck.file == file
    assert deck.name in ("x", "X")
    assert deck.problem is not None
    assert deck.problem.startswith(f"{file}{BROKEN[content]}")
    assert deck.problem[-1] in ".?"
    assert "\n" not in deck.problem


def test_a_folder_in_the_place_of_a_file_is_listed_too(shelf: DeckShelf, folder: Path) -> None:
    (folder / "x.toml").mkdir(parents=True)
    (deck,) = shelf.list()
    assert deck.problem == f"{folder / 'x.toml'}: Is a directory."


def test_the_cards_of_a_broken_file_are_shown_as_far_as_they_can_be_read(
    shelf: DeckShelf, folder: Path
) -> None:
    put(folder, "x.toml", 'name = "Sea"\ncards = ["troll", "trol", 3]')
    (deck,) = shelf.list()
    assert (deck.name, deck.cards) == ("Sea", ("troll", "trol"))


@pytest.mark.parametrize("content", BROKEN)
@pytest.mark.parametrize(
    "act",
    [
        lambda shelf: shelf.save("X", SEA),
        lambda shelf: shelf.save("X", SEA, replace=True),
        lambda shelf: shelf.rename(shelf.save("Sea", SEA), "X"),
    ],
    ids=["save", "replace", "rename"],
)
def test_a_broken_file_is_never_overwritten(
    shelf: DeckShelf, folder: Path, content: str | bytes, act: Callable[[DeckShelf], ShelvedDeck]
) -> None:
    file = put(folder, "x.toml", content)
    before = file.read_bytes()
    assert act(shelf).file == folder / "x-2.toml"
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", BROKEN)
@pytest.mark.parametrize(
    "act",
    [
        lambda shelf, deck: shelf.rename(deck, "Sea"),
        lambda shelf, deck: shelf.rename(deck, "X"),
        lambda shelf, deck: shelf.delete(deck),
    ],
    ids=["rename", "rename to itself", "delete"],
)
def test_a_broken_file_is_never_renamed_or_deleted(
    shelf: DeckShelf,
    folder: Path,
    content: str | bytes,
    act: Callable[[DeckShelf, ShelvedDeck], object],
) -> None:
    file = put(folder, "x.toml", content)
    before = contents(folder)
    (deck,) = shelf.list()
    with pytest.raises(NotTouched) as refused:
        act(shelf, deck)
    assert str(refused.value) == f"This file is left as it is: {deck.problem}"
    assert contents(folder) == before
    assert file.exists()


def test_a_file_that_was_changed_after_the_list_is_left_alone(
    shelf: DeckShelf, folder: Path
) -> None:
    deck = shelf.save("Sea", SEA)
    put(folder, "sea.toml", 'name = "Sea"\ncards = ["gnome"]')
    before = contents(folder)
    with pytest.raises(NotTouched, match="was changed meanwhile"):
        shelf.delete(deck)
    with pytest.raises(NotTouched, match="was changed meanwhile"):
        shelf.rename(deck, "Sky")
    assert contents(folder) == before
    deck.file.unlink()
    with pytest.raises(NotTouched, match="No such file"):
        shelf.delete(deck)


def test_files_of_other_kinds_are_nothing_to_the_shelf(shelf: DeckShelf, folder: Path) -> None:
    put(folder, "sea.txt", "notes")
    put(folder, "sea.toml.bak", "notes")
    shelf.save("Sea", SEA)
    assert [deck.name for deck in shelf.list()] == ["Sea"]
    assert contents(folder)["sea.txt"] == b"notes"


def test_a_link_that_leads_nowhere_is_not_written_through(
    shelf: DeckShelf, folder: Path, tmp_path: Path
) -> None:
    folder.mkdir()
    (folder / "sea.toml").symlink_to(tmp_path / "elsewhere.toml")
    assert shelf.save("Sea", SEA).file == folder / "sea-2.toml"
    assert not (tmp_path / "elsewhere.toml").exists()


def test_a_deck_that_cannot_be_saved_is_told(
    shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = shelf.save("Sea", SEA)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("clash_tui.base.files.os.fsync", full)
    for act in (
        lambda: shelf.save("Sky", SKY),
        lambda: shelf.save("Sea", SKY, replace=True),
        lambda: shelf.rename(deck, "Sky"),
    ):
        with pytest.raises(DeckNotSaved) as refused:
            act()
        assert str(refused.value).endswith("the deck cannot be saved: No space left on device.")
    assert shelf.list() == [deck]


def test_a_deck_that_cannot_be_removed_is_told(
    shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = shelf.save("Sea", SEA)

    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("clash_tui.games.clash.deck_shelf.Path.unlink", refuse)
    with pytest.raises(DeckNotSaved, match=r"cannot be removed: Permission denied\.$"):
        shelf.delete(deck)
    assert shelf.list() == [deck]


def test_built_decks_do_not_disturb_the_catalog(data_folder: Path, catalog: Catalog) -> None:
    DeckShelf(catalog=catalog).save("Sea", SEA)
    put(data_folder / "decks", "x.toml", "name =")
    again = load_catalog(assets_dir("clash"), data_folder)
    assert (again.decks, again.problems) == (catalog.decks, ())
