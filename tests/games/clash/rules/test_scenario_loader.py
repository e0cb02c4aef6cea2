"""The loader of scenarios: a scenario that is wrongly written or wrong must not pass."""

from pathlib import Path

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import Edition
from tests.games.clash.rules.scenario import BadScenario, Failed, Scenario, play, read_scenarios

GOOD = """\
# A remark.
== R20 R17 A Bastion at the right end turns
both-editions  turn 3  A summoning  mana 5
A Bastion  | troll baron
B Bastion  ogre | shaman
upper  zombie  ||
lower  ||

> attack
* A's zombie (upper 0) attacks B's Stronghold with 3
* B's Bastion falls
* never ogre
--
both-editions  turn 4  B summoning  mana 3
A Bastion  | troll baron
B Fort     | ogre shaman
upper  zombie  ||
lower  ||
"""

ASKED = "? moves of boom: none\n> attack\n"


def written(folder: Path, text: str) -> list[Scenario]:
    file = folder / "5-stronghold.txt"
    file.write_text(text, encoding="utf-8")
    return read_scenarios(file)


def test_a_good_scenario_is_played_in_both_editions(tmp_path: Path, catalog: Catalog) -> None:
    (scenario,) = written(tmp_path, GOOD)
    assert scenario.rules == (20, 17)
    assert scenario.id == "r20-r17-a-bastion-at-the-right-end-turns"
    assert scenario.editions == tuple(Edition)
    for edition in scenario.editions:
        play(scenario, edition, catalog)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        pytest.param("== R20 R17 A", "A", 2, "begins with ==", id="no-title"),
        pytest.param("R20 R17 ", "", 2, "begins with a rule", id="no-rule"),
        pytest.param("both-editions  turn 3", "chess  turn 3", 3, "no edition chess", id="edition"),
        pytest.param("> attack\n", "", 9, "no move was made", id="event-without-move"),
        pytest.param("> attack\n", "> attack\nand so on\n", 10, "begins with", id="loose-line"),
        pytest.param(GOOD[GOOD.index("*") :], ASKED, 11, "nothing is expected", id="last-move"),
        pytest.param(GOOD[GOOD.index(">") :], "", 2, "expects nothing", id="no-expectation"),
        pytest.param(GOOD[GOOD.index("both-editions  turn 4") :], "", 13, "missing", id="no-end"),
        pytest.param(GOOD[: GOOD.index(">")], "== R1 X\n", 1, "no position", id="no-position"),
    ],
)
def test_a_broken_scenario_names_file_and_line(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    with pytest.raises(BadScenario, match=reason) as bad:
        written(tmp_path, GOOD.replace(old, new, 1))
    assert str(bad.value).startswith(f"5-stronghold.txt:{line}: ")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        pytest.param("> attack", "> dance and sing", 9, "no move", id="move"),
        pytest.param("upper  zombie", "upper  zombi", 3, "Line 6: .*zombi", id="position"),
        pytest.param("> attack", "? weather: fine\n> attack", 9, "weather", id="question"),
        pytest.param("> attack", "? moves\n> attack", 9, "reads like", id="no-answer"),
    ],
)
def test_a_scenario_that_cannot_be_played_names_file_and_line(
    tmp_path: Path, catalog: Catalog, old: str, new: str, line: int, reason: str
) -> None:
    (scenario,) = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(BadScenario, match=reason) as bad:
        play(scenario, Edition.STARTER_KIT, catalog)
    assert str(bad.value).startswith(f"5-stronghold.txt:{line}: ")


def test_a_deal_that_is_none_is_told(tmp_path: Path, catalog: Catalog) -> None:
    text = "== R9 A deal\ndeal starter-kit  deck-1\n? moves: attack\n"
    (scenario,) = written(tmp_path, text)
    with pytest.raises(BadScenario, match="a deal reads like"):
        play(scenario, Edition.STARTER_KIT, catalog)


def test_two_scenarios_of_one_title_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="twice"):
        written(tmp_path, GOOD + GOOD)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        pytest.param("B Fort     | ogre", "B Bastion  ogre |", 13, r"- B  Bast", id="position"),
        pytest.param("with 3", "with 4", 10, "with 4.*is not told", id="event"),
        pytest.param("(upper 0)", "(lower 0)", 10, "is not told", id="bracket"),
        pytest.param("* never ogre", "* never zombie", 12, "must not happen", id="never"),
        pytest.param("* never ogre", "* A's Assault begins", 12, "any more", id="event-order"),
        pytest.param("> attack", "> troll upper", 9, "was refused: troll costs", id="refused"),
        pytest.param("> attack", "> attack ! reasons", 9, "but was played", id="not-refused"),
        pytest.param(
            "> attack", "> troll upper ! boredom\n> attack", 9, "not because", id="other-reason"
        ),
        pytest.param("> attack", "? moves: attack\n> attack", 9, r"\n\+ baron lower", id="moves"),
        pytest.param("> attack", "? to move: B\n> attack", 9, r"- B\n\+ A", id="to-move"),
    ],
)
def test_a_wrong_scenario_fails_and_says_what_differs(
    tmp_path: Path, catalog: Catalog, old: str, new: str, line: int, reason: str
) -> None:
    (scenario,) = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(Failed, match=reason) as failed:
        play(scenario, Edition.INITIATION_PACK, catalog)
    assert str(failed.value).startswith(f"5-stronghold.txt:{line}: ")
