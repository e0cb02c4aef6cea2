"""``clash-tui cards``: cards as text, and own sets looked through."""

import csv
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clash_tui.cli import main
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.cards.naming import cards_called, set_called

MACHINE = """\
+----------------------+
| Machine            3 |
| creature             |
|                      |
| In Pr~           0/1 |
+----------------------+

In  Indestructible: takes no damage and no effect from incantations.
Pr~ Aura of Protection: the creatures directly in front and behind have this
    ability; this one does not.

Set: Initiation Pack, 2021
Cost: 3; the guide says 3
  -0.5  its values
  +0.5  Indestructible
    +3  Protection (aura)
"""

FEED_THE_EARTH = """\
+----------------------+
| Feed the Earth     4 |
| incantation          |
|                      |
| Lu Pf Re          *1 |
+----------------------+

Lu  Lucidity: costs 2 less while it is the leftmost card of your hand.
Pf  Perforation: also hits the creature directly behind the target.
Re  Regeneration: for each target it damages, your Stronghold moves one place
    left.

Set: Dissension, 2023
In French: Nourrir La Terre
Cost: 4; the guide says 5.5
  +1.5  its values
    +1  Lucidity
    +2  Perforation
    +1  Regeneration
"""

AERIAL = """\
id                  name                cost  AV  HP  set      abilities
harasser            Harasser               2   2   3  Elusive  Aerial
celestial-snout     Celestial Snout        3   2   3  Elusive  Aerial (aura)
genie               Genie                  3   4   1  Elusive  Aerial, Protection, Mercenary
elusive-nightmare   Elusive Nightmare      4   4   4  Elusive  Aerial, Vanish
aqueous-elementary  Aqueous Elementary     5   4   5  Elusive  Aerial, Aquatic
vampire             Vampire                6   2   8  Elusive  Aerial, Indestructible, Instinct

Sets by their ids:
  elusive  Elusive

6 cards
"""


@pytest.fixture
def own_sets(data_folder: Path) -> Iterator[Path]:
    """The folder of own sets, which are read anew."""
    folder = data_folder / "sets"
    folder.mkdir(parents=True)
    default_catalog.cache_clear()
    yield folder
    default_catalog.cache_clear()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["cards", *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize(
    ("card_id", "page"), [("machine", MACHINE), ("feed-the-earth", FEED_THE_EARTH)]
)
def test_one_card(card_id: str, page: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "show", card_id) == (0, page, "")


def test_a_list_of_a_set_and_an_ability(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "list", "--set", "elusive", "--ability", "aerial") == (0, AERIAL, "")


@pytest.mark.parametrize("name", ["price-of-blood", "Price of Blood", "PRICE OF BLOOD"])
def test_an_ability_as_files_and_as_cards_name_it(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "list", "--ability", name)
    assert code == 0
    assert "Festering Ignominy" in out


def test_the_whole_list_and_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "list")[1].endswith("\n352 cards\n")
    rows = list(csv.DictReader(io.StringIO(run(capsys, "list", "--csv")[1])))
    assert [row["id"] for row in rows] == [card.id for card in default_catalog().cards]
    by_id = {row["id"]: row for row in rows}
    assert by_id["machine"] == {
        "id": "machine",
        "name": "Machine",
        "name_fr": "Machine",
        "type": "creature",
        "cost": "3",
        "attack": "0",
        "health": "1",
        "abilities": "indestructible",
        "auras": "protection",
        "set": "initiation-pack",
    }
    assert (by_id["transformutton"]["attack"], by_id["transformutton"]["health"]) == ("X", "")


@pytest.mark.parametrize(
    ("words", "card_id"),
    [
        (["Feed the Earth"], "feed-the-earth"),
        (["feed", "THE", "earth"], "feed-the-earth"),
        (["Nourrir la terre"], "feed-the-earth"),
        (["MACHINE"], "machine"),
    ],
)
def test_a_card_is_found_by_what_is_printed_on_it(
    words: list[str], card_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "show", *words) == run(capsys, "show", card_id)


def test_every_card_and_every_set_is_found_by_its_names() -> None:
    catalog = default_catalog()
    for card in catalog.cards:
        for name in (card.id, card.name, card.name_fr.upper()):
            assert card in cards_called(name, catalog)
    for each in catalog.sets:
        assert set_called(each.id, catalog) == set_called(each.name.upper(), catalog) == each


@pytest.mark.parametrize("name", ["elusive", "Elusive", "ELUSIVE", "Insaisissable"])
def test_a_set_is_shown_by_its_id_or_its_name(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    french = default_catalog().set("elusive").name_fr
    shown = run(capsys, "show", french if name == "Insaisissable" else name)
    assert shown == run(capsys, "list", "--set", "elusive")
    assert shown[1].endswith("\nSets by their ids:\n  elusive  Elusive\n\n32 cards\n")
    assert run(capsys, "list", "--set", name if name != "Insaisissable" else french) == shown


def test_the_list_tells_the_id_of_each_set(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "list")[1].splitlines()
    for each in default_catalog().sets:
        [line] = [line for line in lines if line.startswith(f"  {each.id} ")]
        assert line.endswith(f"  {each.title}")


def test_two_cards_of_one_name_are_both_shown(
    own_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_sets / "own.toml").write_text(
        'id = "own"\nname = "Own"\nyear = 2026\n[cards.my-machine]\nname = "Máchine"\n'
        'type = "creature"\ncost = 1\nattack = 1\nhealth = 1\n',
        encoding="utf-8",
    )
    assert MACHINE in run(capsys, "show", "machine")[1]
    code, out, _ = run(capsys, "show", "máchine")
    assert (code, out) == (0, MACHINE)
    (own_sets / "own.toml").write_text(
        'id = "own"\nname = "Own"\nyear = 2026\n[cards.my-ghoul]\nname = "Feed the earth"\n'
        'type = "creature"\ncost = 1\nattack = 1\nhealth = 1\n',
        encoding="utf-8",
    )
    default_catalog.cache_clear()
    out = run(capsys, "show", "Feed the Earth")[1]
    assert FEED_THE_EARTH in out
    assert "Set: Own (own), 2026" in out


def test_a_set_is_checked_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = run(capsys, "example")[1].encode("utf-16")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(example)))
    code, out, err = run(capsys, "check", "-")
    assert (code, err) == (0, "")
    assert out.endswith("standard input: 12 sound cards, 0 errors, 1 oddity.\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"id = ")))
    code, out, err = run(capsys, "check", "-")
    assert (code, out) == (2, "")
    assert err.startswith("clash-tui: standard input: it is not valid TOML")


def test_all_abilities(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "abilities")
    assert code == 0
    starts = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert len(starts) == 27
    assert "\ndefender        Defender: attacks creatures only, never the Stronghold.\n" in out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ["show", "trol"],
            "Invalid value for 'CARD': There is no card or set called 'trol'; did",
        ),
        (["show"], "Missing argument 'CARD'."),
        (["list", "--set", "elusiv"], "Invalid value for '--set': There is no set called 'elusiv'"),
        (
            ["list", "--ability", "Areal"],
            "Invalid value for '--ability': There is no ability called 'Areal'; did you mean",
        ),
        (["check", "nowhere.toml"], "nowhere.toml: No such file or directory."),
        (["check", "."], ".: Is a directory."),
        (["check", str(Path(__file__))], f"{__file__}: it is not valid TOML: Expected"),
        (["chek"], "No such command 'chek'."),
    ],
)
def test_what_is_wrong_gets_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"clash-tui: {reason}")
    assert err.count("\n") == 1


def test_the_example_is_printed_checked_and_can_be_played(
    own_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text, _ = run(capsys, "example")
    assert code == 0
    file = own_sets / "my-set.toml"
    file.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "check", str(file))
    assert (code, err) == (0, "")
    assert out.endswith(f"{file}: 12 sound cards, 0 errors, 1 oddity.\n")
    assert "\nhermit-crab           3      3           0\n" in out
    code, out, _ = run(capsys, "show", "hermit-crab")
    assert "\nSet: Tide Pool (own), 2026\n" in out
    assert run(capsys, "list", "--set", "tide-pool")[1].endswith("\n12 cards\n")


def test_a_check_tells_errors_and_oddities_and_leaves_with_2(
    own_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_sets / "bad.toml"
    file.write_text(
        'id = "bad"\nname = "Bad"\nyear = 2026\n'
        '[cards.troll]\nname = "Troll"\ntype = "creature"\ncost = 9\nattack = 1\nhealth = 1\n'
        '[cards.kraken]\nname = "Kraken"\ntype = "creature"\ncost = "9"\nattack = 1\nhealth = 0\n',
        encoding="utf-8",
    )
    assert run(capsys, "check", str(file)) == (
        2,
        "card   cost  guide  difference\n"
        "troll     9      0          +9\n"
        "\n"
        "Errors, with which the set cannot be played:\n"
        f"  {file}, kraken, cost: it must be a whole number.\n"
        f"  {file}, kraken, health: it must be 1 or more.\n"
        f"  {file}, troll, id: the set Initiation Pack has a card of that id.\n"
        "\n"
        "Oddities, which are allowed, but may not be meant:\n"
        f"  {file}, troll, cost: it costs 9, while the guide says 0.\n"
        f"  {file}, cards: 2 cards are too few for a draft, which needs 32; "
        "mix it with other sets.\n"
        "\n"
        f"{file}: 1 sound card, 3 errors, 2 oddities.\n",
        "",
    )
    code, out, err = run(capsys, "list", "--set", "elusive")
    assert code == 0
    assert out.endswith("\n32 cards\n")
    assert err == f"clash-tui: {file}, kraken, cost: it must be a whole number.\n"


def test_output_that_cannot_show_every_sign_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    greek = io.TextIOWrapper(written, encoding="iso8859-7")
    monkeypatch.setattr(sys, "stdout", greek)
    assert main(["cards", "list", "--set", "belligerance"]) == 0
    greek.flush()
    assert b"Bellig?rance" in written.getvalue()
