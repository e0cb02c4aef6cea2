"""Share codes: every deal comes back from its code everywhere, and no typing error passes."""

import re
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clash_tui.base.code_signs import (
    SIGNS,
    number_of,
    read_signs,
    values_of,
    write_signs,
)
from clash_tui.games.clash.cards import Card, Catalog
from clash_tui.games.clash.formats import (
    BadCode,
    ChampionPicks,
    Constructed,
    Deal,
    Draft,
    NoCode,
    Preparation,
    Preparing,
    SoloDraft,
    SoloPreparation,
    begin_code,
    cards_of,
    deal_of,
    option_combinations,
    read_code,
    read_options,
    replay,
    replay_solo,
    write_code,
)
from clash_tui.games.clash.formats.share_code import CODED_SETS
from clash_tui.games.clash.rules import LEVELS, Edition, initial_solo_state, initial_state

PACK = ("initiation-pack",)
DECKS = [f"deck deck-{number}" for number in range(1, 5)]

seeds = st.integers(0, 2**63 - 1) | st.integers(0, 2**30 - 1)
editions = st.sampled_from(list(Edition))
sets = st.sets(st.sampled_from(CODED_SETS), min_size=1).map(
    lambda chosen: tuple(each for each in CODED_SETS if each in chosen)
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any deal of any game."""
    given: dict[str, object] = {"seed": draw(seeds), "edition": draw(editions)}
    solo = draw(st.booleans())
    formats = ["preconstructed", "draft"] if solo else ["preconstructed", "draft", "constructed"]
    given["format"] = draw(st.sampled_from(formats))
    if given["format"] == "preconstructed":
        most = 1 if solo else 2
        given["moves"] = tuple(draw(st.lists(st.sampled_from(DECKS), max_size=most, unique=True)))
    else:
        given["sets"] = draw(sets)
    if given["format"] == "draft":
        given["game_seed"] = draw(st.none() | seeds.filter(lambda seed: seed != given["seed"]))
    if not solo:
        champions = given["format"] != "preconstructed" and draw(st.booleans())
        begins = draw(st.sampled_from(["coin", "A", "B"]))
        return Preparation.model_validate(given | {"champions": champions, "begins": begins})
    given["kind"] = draw(st.sampled_from(["quick", "custom"]))
    if given["kind"] == "custom":
        given["champion"] = given["format"] == "draft" and draw(st.booleans())
        given["level"] = draw(st.none() | st.sampled_from(list(LEVELS)))
        if given["level"] is not None:
            given["options"] = draw(st.sampled_from(option_combinations(str(given["level"]))))
    return SoloPreparation.model_validate(given)


@given(deals())
def test_every_deal_comes_back_from_its_code(deal: Deal) -> None:
    code = write_code(deal)
    assert read_code(code) == deal
    assert re.fullmatch(f"[{SIGNS}]{{3,4}}(-[{SIGNS}]{{3,4}})+", code)


def test_all_options_of_all_levels_have_a_code_of_their_own() -> None:
    every = [
        SoloPreparation(kind="custom", level=level, options=options, seed=1)  # type: ignore[arg-type]
        for level in LEVELS
        for options in option_combinations(level)
    ]
    codes = {write_code(deal) for deal in every}
    assert len(codes) == len(every) == 286
    assert [read_code(write_code(deal)) for deal in every] == every


CODES: dict[str, Deal] = {
    "duel, ready decks": Preparation(seed=7, moves=("deck deck-1", "deck deck-3")),
    "duel, ready decks, older edition": Preparation(
        seed=987654321, moves=("deck deck-4", "deck deck-2"), edition=Edition.STARTER_KIT
    ),
    "duel, draft": Preparation(seed=123456789, format="draft", sets=PACK),
    "duel, draft, its cards shuffled anew": Preparation(
        seed=123456789, format="draft", sets=PACK, game_seed=42
    ),
    "duel, draft from all sets": Preparation(seed=2**20, format="draft", sets=CODED_SETS),
    "duel, built decks": Preparation(seed=5, format="constructed", sets=PACK, champions=True),
    "solo, quick, a ready deck": SoloPreparation(seed=2**30 - 1, moves=("deck deck-2",)),
    "solo, quick, draft": SoloPreparation(seed=2**63 - 1, format="draft", sets=PACK),
    "solo, heroic, draft": SoloPreparation(
        seed=99,
        format="draft",
        sets=PACK,
        kind="custom",
        champion=True,
        level="heroic",
        options=read_options("8+2 opponent-first fort-only"),
    ),
    "duel, ready decks, B goes first": Preparation(
        seed=7, moves=("deck deck-1", "deck deck-3"), begins="B"
    ),
    "duel, draft, A goes first": Preparation(seed=123456789, format="draft", sets=PACK, begins="A"),
}
"""Deals that are kept with their codes and all that is dealt, in ``deals.txt``."""


def test_the_same_code_gives_the_same_deal(catalog: Catalog) -> None:
    """This file changes with VERSION only: codes in it may have been sent to somebody."""
    told = [
        f"{name}\n{write_code(deal)}\n{dealt(write_code(deal), catalog)}"
        for name, deal in CODES.items()
    ]
    golden = Path(__file__).with_name("deals.txt").read_text(encoding="utf-8")
    assert "\n".join(told) == golden


def dealt(code: str, catalog: Catalog) -> str:
    """Tell what a code deals: the cards a draft reveals, the hands, the pile, who goes first.

    Whatever is up to a player, the first of it is taken.
    """
    deal = read_code(code)
    if isinstance(deal, SoloPreparation):
        solo = replay_solo(deal, catalog)
        lines = []
        while solo.stage is not None:
            stage = solo.stage
            if isinstance(stage, SoloDraft):
                lines.append(f"revealed {ids(stage.revealed)}")
                solo = solo.play(stage.revealed[0].id)
            else:
                assert isinstance(stage, ChampionPicks)
                solo = solo.play(f"champion {stage.candidates(0)[0].id}")
        state = initial_solo_state(solo.setup(), catalog)
        pile = state.sides[1].pile
        assert pile is not None
        lines += [f"pile {ids(piece.card for piece in reversed(pile.cards))}"]
    else:
        lines, duel = [], replay(deal, catalog)
        while duel.stage is not None:
            if isinstance(duel.stage, Draft) and not duel.stage.taken:
                letter = "AB"[duel.stage.first]
                lines.append(f"{letter} first revealed {ids(duel.stage.revealed)}")
            duel = duel.play(first_move(duel))
        state = initial_state(duel.setup(), catalog)
        lines.append(f"hand B {ids(piece.card for piece in state.sides[1].hand)}")
        lines.append(f"first {'AB'[state.active]}")
    lines.append(f"hand A {ids(piece.card for piece in state.sides[0].hand)}")
    return "\n".join(lines) + "\n"


def first_move(duel: Preparing) -> str:
    """Return the first move there is."""
    stage = duel.stage
    if isinstance(stage, Draft):
        return stage.left[0].id
    if isinstance(stage, ChampionPicks):
        assert stage.picker is not None
        return f"champion {stage.candidates(stage.picker)[0].id}"
    assert isinstance(stage, Constructed)
    if stage.ban_now is not None:
        return f"ban {stage.left(stage.ban_now.owner)[0].id}"
    return f"deck {ids(cards_of(stage.catalog, stage.sets)[:10])}"


def ids(cards: Iterable[Card]) -> str:
    return " ".join(card.id for card in cards)


SAMPLES = [*map(write_code, CODES.values())]


@pytest.mark.parametrize("code", SAMPLES)
def test_no_wrong_sign_passes(code: str) -> None:
    """Each place with each other sign of a keyboard: refused, or the same code typed otherwise."""
    deal = read_code(code)
    for place, sign in enumerate(code):
        for other in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!?$ ":
            wrong = code[:place] + other + code[place + 1 :]
            read_as = other.upper().translate(str.maketrans("OIL ", "011-"))
            if read_as == sign:
                assert read_code(wrong) == deal
            else:
                with pytest.raises(BadCode, match=r"^The code has a typing error"):
                    read_code(wrong)


@pytest.mark.parametrize("code", SAMPLES)
def test_no_two_signs_change_places(code: str) -> None:
    for one in range(len(code)):
        for other in range(one):
            signs = [*code]
            signs[one], signs[other] = signs[other], signs[one]
            if "-" not in (code[one], code[other]) and code[one] != code[other]:
                with pytest.raises(BadCode, match="typing error"):
                    read_code("".join(signs))


@pytest.mark.parametrize("code", SAMPLES)
def test_a_part_of_a_code_is_no_code(code: str) -> None:
    for end in range(len(code)):
        with pytest.raises(BadCode):
            read_code(code[:end])
        with pytest.raises(BadCode):
            read_code(code + code[: end + 1])


@pytest.mark.parametrize(
    "form",
    [
        str.lower,
        lambda code: code.replace("-", ""),
        lambda code: code.replace("-", " – "),
        lambda code: f"\t {code}\n",
        lambda code: code.replace("0", "O").replace("1", "l"),
        lambda code: code.replace("0", "o").replace("1", "I"),
    ],
)
def test_a_code_is_read_however_it_is_written(form: Callable[[str], str]) -> None:
    assert [read_code(form(code)) for code in SAMPLES] == [*CODES.values()]


@settings(max_examples=50)
@given(st.text(max_size=80) | st.text(alphabet=SIGNS, max_size=40))
def test_any_text_is_a_deal_or_one_sentence(text: str) -> None:
    deal = deal_or_reason(text)
    if isinstance(deal, str):
        assert re.fullmatch(r"[A-Z][^\n]*\.", deal)
    else:
        assert read_signs(write_code(deal)) == read_signs(text)


@given(st.lists(st.integers(0, 31), min_size=1, max_size=30))
def test_any_signs_with_a_right_check_are_a_deal_or_one_sentence(values: list[int]) -> None:
    code = write_signs((1, *values))
    deal = deal_or_reason(code)
    if isinstance(deal, str):
        assert re.fullmatch(r"The code (?!has a typing error)[^\n]*\.", deal)
    else:
        assert write_code(deal) == code


def deal_or_reason(text: str) -> Deal | str:
    try:
        return read_code(text)
    except BadCode as bad:
        return str(bad)


def made(*signs: int, seed: int = 7) -> str:
    """Return a code of these values and a seed, with a right check."""
    return write_signs((*signs, *values_of(seed, 6)))


NO_DEAL = "The code stands for no deal that this program knows."


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "There is no code here."),
        (" - ", "There is no code here."),
        ("1088-0000-79U", "The code has a typing error: no code has the sign “U”."),
        ("1088-ÄÄÄÄ-79D", "The code has a typing error: no code has the sign “Ä”."),
        ("10\x0788", "The code has a typing error: no code has the sign “�”."),
        ("1" * 5000, "The code has a typing error, or a part of it is missing."),
        (made(2, 0, 8), "The code is from a newer version of the program."),
        (made(1, 30, 0), NO_DEAL),
        (made(1, 0, 5 * 2 + 2), NO_DEAL),
        (made(1, 0, 30), NO_DEAL),
        (made(1, 0, 1), NO_DEAL),
        (made(1, 10, 5 * 1 + 2), NO_DEAL),
        (made(1, 0, 8, 0), NO_DEAL),
        (write_signs((1, 0)), NO_DEAL),
        (write_signs((1, 0, 8, *values_of(7, 13))), NO_DEAL),
        (write_signs((1, 0, 8, *values_of(2**63, 13))), NO_DEAL),
        (made(1, 2, 31, 0, 0, 1), NO_DEAL),
        (made(1, 16, 0, 0, 1), NO_DEAL),
        (made(1, 16, 0, 31, 31), NO_DEAL),
        (made(1, 2, 11), "The code is of a set of cards that this version of the program does"),
        (made(1, 2, 31, 31, 31, 31), "The code is of a set of cards that this version of the"),
    ],
)
def test_what_is_no_code_is_told_in_one_sentence(code: str, reason: str) -> None:
    with pytest.raises(BadCode, match=re.escape(reason)):
        read_code(code)


def test_a_code_has_no_decision_of_a_player(catalog: Catalog) -> None:
    """Nor the name of the day: whoever plays a code plays a deal like any other."""
    duel = replay(Preparation(seed=3, format="draft", sets=PACK, champions=True), catalog)
    while not duel.done:
        duel = duel.play(first_move(duel))
    assert read_code(write_code(duel.preparation)) == duel.preparation.model_copy(
        update={"moves": ()}
    )
    today = SoloPreparation(seed=3, format="draft", sets=PACK, day=date(2026, 11, 30))
    assert read_code(write_code(today)) == today.model_copy(update={"day": None})


def test_a_rematch_has_a_code_of_its_own(catalog: Catalog) -> None:
    """A draft is the same one, and its cards are shuffled otherwise (R9, R10)."""
    built = Preparation(seed=3, format="constructed", sets=PACK)
    assert deal_of(built, 4) == built.model_copy(update={"seed": 4})
    drafted = Preparation(seed=3, format="draft", sets=PACK)
    again = deal_of(drafted, 4)
    assert (again.seed, again.game_seed) == (3, 4)
    assert deal_of(again, 3) == drafted
    assert len(write_code(again)) == 21
    assert isinstance(again, Preparation)
    duel = replay(again, catalog)
    while not duel.done:
        duel = duel.play(first_move(duel))
    assert duel.setup().seed == 4


def test_own_cards_have_no_code(wide: Catalog) -> None:
    mix = Preparation(seed=3, format="draft", sets=(*PACK, "harbour"))
    assert replay(mix, wide).stage is not None
    with pytest.raises(NoCode, match="the set “harbour” is known on this computer only"):
        write_code(mix)
    with pytest.raises(NoCode, match="its decks are known on this computer only"):
        write_code(Preparation(seed=3, moves=("deck sea-dogs",)))


def test_sets_that_are_not_here_are_told_before_the_deal_begins(catalog: Catalog) -> None:
    code = write_code(Preparation(seed=3, format="draft", sets=("treachery",)))
    with pytest.raises(BadCode, match="There is no set called 'treachery'"):
        begin_code(code, Catalog((), (), (), {}))
    for each in SAMPLES:
        assert begin_code(each, catalog) == read_code(each)


def test_the_sets_of_the_program_have_a_number(catalog: Catalog) -> None:
    assert {each.id for each in catalog.sets} == set(CODED_SETS)


def test_signs_and_numbers() -> None:
    assert write_signs(values_of(1021, 3)) == "0ZX-00"
    assert number_of(values_of(32**5 + 7, 6)) == 32**5 + 7


@pytest.mark.parametrize("name", ["duel, ready decks", "duel, draft"])
def test_r10_a_code_says_who_goes_first_and_one_from_before_leaves_it_to_the_coin(
    name: str,
) -> None:
    before = CODES[name]
    assert isinstance(before, Preparation)
    assert read_code(write_code(before)) == before
    assert before.begins == "coin"
    for begins in ("A", "B"):
        deal = before.model_copy(update={"begins": begins})
        assert read_code(write_code(deal)).model_dump() == deal.model_dump()


def test_r10_who_lost_last_is_said_by_a_code_as_who_it_was() -> None:
    agreed = CODES["duel, ready decks"].model_copy(update={"begins": "loser"})
    coin, second = read_code(write_code(agreed)), read_code(write_code(agreed, first=1))
    assert isinstance(coin, Preparation)
    assert isinstance(second, Preparation)
    assert (coin.begins, second.begins) == ("coin", "B")


def test_r10_no_solo_game_has_a_player_who_begins_in_its_code() -> None:
    solo = read_signs(write_code(CODES["solo, quick, a ready deck"]))
    for player in (0, 1, 2):
        with pytest.raises(BadCode, match="no deal that this program knows"):
            read_code(write_signs((solo[0], 31, player, *solo[1:])))
