"""Share codes of Stak Bots: a deal in a few signs, told apart from those of Clash of Decks."""

import random
from pathlib import Path
from typing import Any

import pytest

from clash_tui.base.code_signs import BadCode, write_signs
from clash_tui.base.paths import assets_dir, data_dir
from clash_tui.cli import main
from clash_tui.commands import _play_stak
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparation, begin_code
from clash_tui.games.clash.formats import write_code as write_clash
from clash_tui.games.codes import FIRST_VALUES, MODULES, OtherGame, game_of, open_code
from clash_tui.games.kinds import GAMES
from clash_tui.games.stak import share_code
from clash_tui.games.stak.cards import read_deck
from clash_tui.games.stak.rules import USUAL_DEPTHS, Setup, deepest, initial_state, write_position
from clash_tui.games.stak.share_code import StakDeal, read_code, write_code
from clash_tui.games.stak.words import option_words

EXAMPLE = assets_dir("stak") / "examples" / "own-deck.toml"
S = 25
"""The value of the sign S."""


def any_setup(rng: random.Random) -> Setup:
    """Return a setup by chance, of all that can be agreed on."""
    players = rng.randint(2, 6)
    switches = {name: rng.random() < 0.5 for name in share_code.SWITCHES}
    deck = {"deck": read_deck(EXAMPLE).counts} if rng.random() < 0.3 else {}
    most = deepest(players, 3 if switches["large_hand"] else 2)
    return Setup.model_validate(
        {
            "players": players,
            "seed": rng.choice([0, 1, 32**6 - 1, 32**6, 2**63 - 1, rng.randrange(2**63)]),
            "first": rng.choice([None, rng.randrange(players)]),
            "depth": rng.choice([None, rng.randint(1, most)]),
            **switches,
            **deck,
        }
    )


def test_every_deal_comes_out_of_its_code_as_it_was() -> None:
    rng, decks = random.Random(83), [read_deck(EXAMPLE)]
    for _ in range(300):
        setup = any_setup(rng)
        deal = read_code(write_code(setup), decks)
        assert deal == StakDeal(deal.setup)
        dealt = [write_position(initial_state(each)) for each in (setup, deal.setup)]
        assert dealt[0] == dealt[1]
        assert deal.setup.model_dump(exclude={"depth"}) == setup.model_dump(exclude={"depth"})
        assert deal.setup.stak == setup.stak


def test_a_code_is_short_and_begins_with_s() -> None:
    assert write_code(Setup(players=3, seed=7)).startswith("S1")
    assert len(write_code(Setup(players=3, seed=7)).replace("-", "")) == 13


def test_the_codes_of_this_version_stay_what_they_are() -> None:
    """A code that was written down once says the same deal for good."""
    assert {text: read_code(text).setup for text in WRITTEN} == WRITTEN
    assert [*map(write_code, WRITTEN.values())] == [*WRITTEN]


def test_small_letters_spaces_and_likely_slips_are_read() -> None:
    setup = Setup(players=4, seed=123456, first=2, recycling=True)
    code = write_code(setup)
    slipped = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_code(slipped).setup == setup


def test_a_wrong_sign_or_two_that_have_changed_places_are_noticed() -> None:
    code = write_code(Setup(players=5, seed=99)).replace("-", "")
    for place in range(len(code)):
        wrong = code[:place] + ("7" if code[place] != "7" else "8") + code[place + 1 :]
        with pytest.raises(BadCode, match="typing error"):
            open_code(wrong)
        swapped = code[:place] + code[place : place + 2][::-1] + code[place + 2 :]
        if swapped != code:
            with pytest.raises(BadCode, match="typing error"):
                open_code(swapped)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ((S,), "no deal"),
        ((S, 2, 0, 0, 0, *[0] * 6), "newer version"),
        ((S, 1), "no deal"),
        ((S, 1, 20, 0, 0, *[0] * 6), "no deal"),
        ((S, 1, 0, 6, 0, *[0] * 6), "no deal"),
        ((S, 1, 5, 0, 0, 0, *[0] * 6), "no deal"),
        ((S, 1, 5, 0, 0, 28, *[0] * 6), "no deal"),
        ((S, 1, 5, 0, 0, 9, *[0] * 6), "no deal"),
        ((S, 1, 0, 0, 0, *[0] * 5), "no deal"),
        ((S, 1, 0, 0, 0, *[0] * 13), "no deal"),
        ((S, 1, 10, 0, 0, 1, 2, 3, 4, *[0] * 6), "an own deck that is not on this computer"),
    ],
)
def test_what_the_program_would_not_write_is_no_code(values: tuple[int, ...], reason: str) -> None:
    """Another version, somebody who does not sit there, a depth there is not, a usual one said."""
    with pytest.raises(BadCode, match=reason):
        open_code(write_signs(values))


def test_sb83_an_own_deck_is_found_by_its_mark() -> None:
    setup = Setup(players=2, seed=5, deck=read_deck(EXAMPLE).counts)
    code = write_code(setup)
    with pytest.raises(BadCode, match="an own deck that is not on this computer"):
        open_code(code)
    folder = data_dir() / "stak" / "decks"
    folder.mkdir(parents=True)
    (folder / "other-name.toml").write_bytes(EXAMPLE.read_bytes())
    assert dict(open_code(code).setup.deck) == dict(setup.deck)


# two games


def test_every_game_has_codes_of_its_own() -> None:
    assert [*MODULES] == [*GAMES]
    assert [*FIRST_VALUES.values()] == [*GAMES][1:]


def test_a_code_says_which_game_it_is_of() -> None:
    duel = write_clash(Preparation(seed=7))
    stak = write_code(Setup(players=3, seed=7))
    assert (game_of(duel), game_of(stak)) == ("clash-of-decks", "stak-bots")
    assert (open_code(duel).game, open_code(stak).game) == ("clash-of-decks", "stak-bots")
    with pytest.raises(OtherGame, match=r"^The code is of another game: Stak Bots\.$") as other:
        begin_code(stak, default_catalog())
    assert other.value.game == "stak-bots"
    with pytest.raises(OtherGame, match=r"^The code is of another game: Clash of Decks\.$"):
        read_code(duel)


# on the command line


def test_a_game_is_played_from_its_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("resign B\n", encoding="utf-8")
    said = ["--game", "stak", "--seed", "5", "--players", "3", "--first", "B", "--reactive"]
    code = write_code(Setup(players=3, seed=5, first=1, reactive=True))
    outputs = []
    for options in (said, ["--code", code], ["--game", "stak", "--code", code]):
        assert main(["play", "--moves", str(moves), *options]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] == outputs[2]
    moves.write_text("resign C\n", encoding="utf-8")
    assert main(["play", "--moves", str(moves), "--code", code, "--first", "C"]) == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--seed", "5"], "--code says what --seed would say."),
        (["--large-hand"], "--code says what --large-hand would say."),
        (["--players", "3"], "--code says what --players would say."),
        (["--first", "D"], "Invalid value for '--first': nobody sits at D where 3 play"),
        (
            ["--game", "clash"],
            "Invalid value for '--code': The code is of another game: Stak Bots.",
        ),
    ],
)
def test_what_does_not_go_with_a_code_is_told(
    options: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = write_code(Setup(players=3, seed=5))
    assert main(["play", "--moves", "-", "--code", code, *options]) == 2
    assert capsys.readouterr().err == f"clash-tui: {reason}\n"


def test_a_code_of_either_game_starts_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def start(deal: Any = None) -> int:
        opened.append(deal)
        return 0

    monkeypatch.setattr("clash_tui.cli.start", start)
    setup = Setup(players=6, seed=1)
    assert main(["--code", write_code(setup)]) == 0
    assert main(["--code", write_clash(Preparation(seed=7))]) == 0
    assert [deal.game for deal in opened] == ["stak-bots", "clash-of-decks"]
    assert opened[0] == StakDeal(setup)


def test_the_options_are_the_same_everywhere() -> None:
    """Whoever adds one adds it to codes, words and the command line."""
    switches = [name for name, field in Setup.model_fields.items() if field.annotation is bool]
    assert [*option_words.SWITCHES] == switches
    assert [*share_code.SWITCHES] == switches
    assert [*_play_stak.SWITCHES] == switches
    assert [*USUAL_DEPTHS] == [2, 3, 4, 5, 6]


WRITTEN = {
    "S100-000-000-0FK": Setup(players=2, seed=0),
    "S110-000-000-7JB": Setup(players=3, seed=7),
    "S19C-03XD-WT5-HP7": Setup(players=6, seed=987654321, first=5, depth=3),
    "S123-8400-0000-0000-00DJ": Setup(
        players=4, seed=2**62, first=0, recycling=True, borderless=True
    ),
    "S130-Q00-002-DD3": Setup(
        players=5,
        seed=77,
        large_hand=True,
        no_first_draw=True,
        setup_effects=True,
        reactive=True,
    ),
}
