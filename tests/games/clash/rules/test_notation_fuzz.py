"""Notation that people write: a text is read, or refused in one line that says why."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    PLAYERS,
    BadMove,
    BadPosition,
    Edition,
    State,
    apply,
    initial_state,
    read_move,
    read_position,
    view,
    write_move,
    write_position,
)
from clash_tui.games.clash.rules.moves import CONTINUE, END_SUMMONING, Cast, ReturnOrder, Summon
from clash_tui.games.table_moves import ACCEPT_DRAW, DECLINE_DRAW, OfferDraw, Resign
from tests.games.clash.rules.duels import SEEDED, pick, setup_of

NAMES = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+){0,2}", fullmatch=True)
SIDES = st.integers(0, 1)
MOVES = st.one_of(
    st.sampled_from([END_SUMMONING, CONTINUE, ACCEPT_DRAW, DECLINE_DRAW]),
    st.builds(Summon, NAMES.filter(lambda name: name not in ("resign", "draw", "return")), SIDES),
    st.builds(Cast, NAMES.filter(lambda n: n != "return"), SIDES, SIDES, st.integers(0, 99)),
    st.builds(ReturnOrder, st.lists(NAMES, min_size=1, max_size=4).map(tuple)),
    st.builds(Resign, SIDES),
    st.builds(OfferDraw, SIDES),
)
PLAIN = ["attack", "continue", "accept", "decline", "return", "resign", "draw"]
PARTS = ["A", "B", "a", "b", "upper", "lower", "boom", "troll", "0", "1", "-1", "9", "²", "|"]
WORDS = st.sampled_from(PLAIN) | st.sampled_from(PARTS)


def refusal(error: type[ValueError], read: Callable[[], object]) -> list[str]:
    """Return the lines of the error with which a text is refused; none when it is read."""
    try:
        read()
    except error as bad:
        return str(bad).splitlines()
    return []


def positions(edition: Edition) -> list[str]:
    """Return positions of all kinds: at rest, at a choice, in a window, with an offer, ended."""
    catalog = _CATALOG[0]
    found: dict[str, State] = {}
    for number in range(list(Edition).index(edition), 120, 2):
        rng = random.Random(number)
        state = initial_state(setup_of(number, catalog), catalog)
        while state.outcome is None:
            apply(state, pick(state, rng))
            kind = (
                f"{state.phase} {type(state.pending).__name__} {state.draw_offer} "
                f"{state.casting is None} {state.turn // 6}"
            )
            found[kind] = state.copy()
    return list(map(text_of, found.values()))


_CATALOG: list[Catalog] = []


@pytest.fixture(scope="module")
def texts(catalog: Catalog) -> list[str]:
    _CATALOG[:] = [catalog]
    return positions(Edition.STARTER_KIT) + positions(Edition.INITIATION_PACK)


def text_of(state: State) -> str:
    return write_position(view(state, None, all_open=True))


# -- moves -------------------------------------------------------------------------------------


@SEEDED
@given(move=MOVES)
def test_every_move_can_be_written_and_read(move: object) -> None:
    assert read_move(write_move(move)) == move  # type: ignore[arg-type]


@SEEDED
@given(text=st.text(max_size=60) | st.lists(WORDS, max_size=6).map(" ".join))
def test_a_text_is_a_move_or_is_refused_in_one_line(text: str) -> None:
    why = refusal(BadMove, lambda: read_move(text))
    assert len(why) <= 1
    if not why:
        move = read_move(text)
        assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "attack now",
        "troll",
        "troll middle",
        "boom B upper",
        "boom C upper 0",
        "boom B upper -1",
        "boom B upper 1 2",
        "return",
        "resign",
        "resign C",
        "draw",
        pytest.param("boom B upper " + "9" * 5000, id="long-number"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        read_move(text)


def test_blanks_around_words_and_small_letters_of_players_do_not_matter() -> None:
    assert read_move("  boom   b upper  1 ") == Cast("boom", 1, 0, 1)
    assert read_move("resign a") == Resign(0)


# -- positions ---------------------------------------------------------------------------------


def must_read_or_refuse(text: str, catalog: Catalog) -> None:
    """Read a position; what can be read can be shown and written."""
    why = refusal(BadPosition, lambda: read_position(text, catalog))
    assert len(why) <= 1
    if not why:
        state = read_position(text, catalog)
        assert text_of(state)
        assert all(view(state, viewer) for viewer in (*PLAYERS, None))


@settings(SEEDED, max_examples=400)
@given(data=st.data())
def test_a_mangled_position_is_read_or_refused_in_one_line(
    texts: list[str], catalog: Catalog, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(texts))
    for _ in range(data.draw(st.integers(1, 3))):
        words = text.split(" ")
        place = data.draw(st.integers(0, len(words) - 1))
        match data.draw(st.sampled_from(["drop", "double", "swap", "letter", "line"])):
            case "drop":
                del words[place]
            case "double":
                words.insert(place, words[place])
            case "swap":
                other = data.draw(st.integers(0, len(words) - 1))
                words[place], words[other] = words[other], words[place]
            case "letter":
                words[place] = data.draw(st.text(alphabet="ab0123456789:*!+^|?/;\n -", max_size=3))
            case _:
                lines = " ".join(words).splitlines()
                lines.insert(
                    data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(lines))
                )
                words = "\n".join(lines).split(" ")
        text = " ".join(words) or " "
    must_read_or_refuse(text, catalog)


@settings(SEEDED, max_examples=200)
@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(catalog: Catalog, text: str) -> None:
    must_read_or_refuse(text, catalog)


GOOD = """\
starter-kit  turn 5  A summoning  mana 4/7  played 2
A Bastion  troll baron | boom brute^ carapace
B Fort     | ogre shaman zombie^
upper  zombie baron:2!  ||  ogre*
lower  ||  troll!+1
"""


def test_a_position_is_written_as_it_was_read(catalog: Catalog) -> None:
    assert text_of(read_position(GOOD, catalog)) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        pytest.param("starter-kit", "chess", "Line 1: there is no edition chess", id="edition"),
        pytest.param("summoning", "mana", "Line 1: there is no phase mana", id="phase"),
        pytest.param("turn 5", "turn five", "Line 1: the head reads like", id="head"),
        pytest.param("A Bastion", "A Castle", "Line 2: a hand reads like", id="side"),
        pytest.param("B Fort", "C Fort", "Line 3: a hand reads like", id="player"),
        pytest.param(" | boom", " boom", "Line 2: .*exactly once", id="no-stronghold"),
        pytest.param("| ogre", "| | ogre", "Line 3: .*exactly once", id="two-strongholds"),
        pytest.param("boom brute", "bom brute", "Line 2: .*'bom'", id="card"),
        pytest.param("ogre shaman", "? shaman", "Line 3: a card is not known", id="unseen"),
        pytest.param("upper", "middle", "Line 4: a lane reads like", id="lane"),
        pytest.param("lower  ||", "lower  |", "Line 5: a lane reads like", id="bridge"),
        pytest.param("baron:2", "baron:5", "Line 4: baron has no health left", id="dead"),
        pytest.param("ogre*", "boom", "Line 4: boom is an incantation", id="incantation"),
        pytest.param("ogre*", "ogre**", "Line 4: .*is no creature", id="marks"),
        pytest.param("lower  ||  troll!+1\n", "", "at least five lines", id="short"),
        pytest.param("!+1\n", "!+1\nsun shines\n", "Line 6: ", id="more"),
        pytest.param("!+1\n", "!+1\nthen dance\n", "Line 6: ", id="agenda"),
        pytest.param("!+1\n", "!+1\nwindow grrr\n", "Line 6: ", id="window"),
        pytest.param("!+1\n", "!+1\noutcome C won\n", "Line 6: ", id="outcome"),
        pytest.param("turn 5", "turn " + "5" * 5000, "Line 1: ", id="long-number"),
        pytest.param("baron:2", "baron:" + "2" * 5000, "Line 4: ", id="long-damage"),
    ],
)
def test_a_position_that_is_wrong_names_line_and_reason(
    catalog: Catalog, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason) as bad:
        read_position(GOOD.replace(old, new, 1), catalog)
    assert len(str(bad.value).splitlines()) == 1
