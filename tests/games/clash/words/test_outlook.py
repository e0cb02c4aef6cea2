"""The forecast in words: the Strongholds first, then who falls and who is hit."""

from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.rules import forecast, read_move, view
from clash_tui.games.clash.words.outlook import falling, hurt, outlook
from tests.ui.board.duels import duel_at

NAMES = ("Ann", "Ben")
OPEN = """\
initiation-pack  turn 5  A summoning  mana 7
A Bastion  | boom troll carapace
B {up}  | gnome zombie reptile
upper  {left}  ||  {right}
lower  brute  ||
"""


def told(position: str, move: str | None = None) -> str:
    return "".join(text for _, text in spans_of(position, move))


def spans_of(position: str, move: str | None = None, eyes: int | None = 0) -> list[Span]:
    state = duel_at(position).state
    cast = read_move(move) if move is not None else None
    return outlook(forecast(state, cast), view(state, eyes), NAMES, "Now:", ">", "|", "-")


def position(left: str = "", right: str = "", up: str = "Bastion") -> str:
    return OPEN.format(left=left, right=right, up=up)


def test_strongholds_come_first() -> None:
    text = told(position("baron", "grrr"))
    assert text == "Now: + Ben's Bastion falls, Fort 4 | + Baron > Grrr destroyed"


def test_a_creature_that_survives_is_said_to_be_left() -> None:
    assert "Ogre > Martyr 6" not in told(position("ogre", "martyr"))
    assert "Ogre > Martyr 0 (Protection)" in told(position("ogre", "martyr"))
    assert "Baron > Brigand 3 left" in told(position("baron", "brigand"))


def test_a_win_is_all_there_is_to_say() -> None:
    assert told(position(up="Fort   ")) == "Now: Ann wins!"


def test_nothing_to_hit_is_said() -> None:
    text = """\
initiation-pack  turn 5  A summoning  mana 7
A Bastion  | boom troll carapace
B Bastion  | gnome zombie reptile
upper  troll*  ||
lower  ||
"""
    assert told(text) == "Now: nothing is hit."


def test_the_card_in_hand_is_played_first() -> None:
    text = told(position("baron", "grrr"), "boom B upper 0")
    assert "Boom! > Grrr 2 left" in text
    assert "Baron > Grrr destroyed" in text


def test_marks_on_the_board_fit_the_words() -> None:
    state = duel_at(position("baron", "brigand")).state
    told_now = forecast(state)
    brigand = state.sides[1].lanes[0][0].piece.number
    assert hurt(told_now) == {brigand: 3}
    assert falling(told_now, view(state, 0)) == frozenset()


def test_a_creature_that_falls_is_not_marked_as_hurt() -> None:
    state = duel_at(position("ogre", "grrr")).state
    told_now = forecast(state, read_move("boom B upper 0"))
    grrr = state.sides[1].lanes[0][0].piece.number
    assert falling(told_now, view(state, 0)) == {grrr}
    assert hurt(told_now) == {}


def test_what_later_sets_bring_is_said() -> None:
    assert "- Brawler (Instinct) > your Baron destroyed" in told(position("baron", "brawler"))
    assert "2 excess damage to Ben" in told(position("abyssal-grrr", "zombie"))
    left_of_it = position("dryad", "baron").replace("| boom troll", "boom | troll")
    assert "Dryad heals 1" in told(left_of_it)
    marchroom = told(position("marchroom", "baron"))
    assert "Marchroom > Baron 1 left" in marchroom


def test_a_card_that_is_played_tells_its_backdraft() -> None:
    text = position("", "baron").replace("| boom troll", "troll | boom knitterkiller")
    assert "Knitterkiller (Backdraft) > Baron 4 left" in told(text, "knitterkiller upper")


def test_where_a_hidden_card_decides_it_says_so() -> None:
    text = told(position("ogre", "lackey zombie"))
    assert "what follows hangs on a card you cannot see" in text


BOTH = OPEN.format(left="baron zombie", right="brawler", up="Bastion").replace(
    "lower  brute", "lower  brute grrr"
)


def test_what_is_good_for_me_is_green_with_a_plus_and_what_is_bad_is_red_with_a_minus() -> None:
    said = [(style, text) for style, text in spans_of(BOTH) if text[:1] in "+-"]
    assert {style for style, text in said if text.startswith("+")} == {"health"}
    assert {style for style, text in said if text.startswith("-")} == {"danger"}
    enemy = next(text for _, text in spans_of(position("baron", "grrr")) if "Grrr" in text)
    assert enemy == "+ Baron > Grrr destroyed"


def test_own_and_enemy_change_places_with_whoever_looks() -> None:
    state_of_ben = BOTH.replace("A summoning", "B summoning").replace("brawler", "brawler ogre")
    mine = spans_of(state_of_ben, eyes=1)
    assert ("danger", "- Ann's Bastion 3 > 5") in mine
    assert ("health", "+ Brawler > Baron destroyed") in mine


def test_through_nobodys_eyes_nothing_is_good_or_bad() -> None:
    spans = spans_of(BOTH, eyes=None)
    assert not {"health", "danger"} & {style for style, _ in spans}
    assert not any(text.startswith(("+", "- ")) for _, text in spans)
    assert "your" not in "".join(text for _, text in spans)
