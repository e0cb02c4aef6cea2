"""Each of the sixteen bots in each of the places where it can be asked."""

from pathlib import Path

import pytest

from clash_tui.games.stak.cards import Bot
from clash_tui.games.stak.rules import (
    Attack,
    State,
    apply,
    legal_moves,
    power_in,
    read_move,
    read_position,
)
from clash_tui.games.stak.rules import bots as homes
from clash_tui.games.stak.rules import events as told
from clash_tui.games.stak.rules.bots import HOMES
from clash_tui.games.stak.rules.events import Event

CARDS = {bot: f"{bot}-3" for bot in Bot} | {Bot.SHOT: "shot-3-v1", Bot.LEADER: "leader-x"}
FIGHTERS = {Bot.STOMP, Bot.BASH, Bot.SPIKE, Bot.FATAL}


def test_every_bot_has_its_home_in_the_list() -> None:
    listed = [home.bot for home in HOMES]
    for bot in Bot:
        assert bot in listed, f"{bot.value} has no line in HOMES of clash_tui/games/stak/rules/bots"
    assert listed == list(Bot), "the lines of HOMES stand in the order of Bot, each once"
    folder = Path(homes.__file__).parent
    files = {file.stem for file in folder.glob("*.py")} - {"__init__", "moments"}
    assert files == {bot.value for bot in Bot}, "each bot has one file of its own"


def test_sb41_those_with_the_sign_have_an_entry_effect_and_only_they() -> None:
    for bot, home, enters, takes in zip(Bot, HOMES, homes.ENTERS, homes.TAKES, strict=True):
        assert enters == bot.has_entry_effect == (bot.symbol == ">")
        assert takes == (bot.symbol == "*")
        assert home.fights_on() == (bot.symbol == "A")
        assert bot.title
        assert bot.text


def told_by(position: str, *moves: str) -> tuple[State, list[Event]]:
    state, happened = read_position(position), list[Event]()
    for move in moves:
        apply(state, read_move(move), lambda event, _now: happened.append(event))
    return state, happened


def effects(happened: list[Event], bot: Bot) -> int:
    began = [event for event in happened if isinstance(event, told.EffectBegan)]
    return sum(event.card.card == CARDS[bot] for event in began)


@pytest.mark.parametrize("bot", Bot)
def test_sb20_sb41_played_on_a_stak_its_effect_begins_once(bot: Bot) -> None:
    _state, happened = told_by(
        f"* A core-5 core-5 | {CARDS[bot]}\n  B core-9 core-9 |\nsupply core-1",
        f"play {CARDS[bot]}",
    )
    assert effects(happened, bot) == bot.has_entry_effect


@pytest.mark.parametrize("bot", Bot)
def test_sb12_sb41_turned_up_its_effect_begins_once(bot: Bot) -> None:
    _state, happened = told_by(
        f"* A core-5 ({CARDS[bot]}) core-9 |\n  B core-9 core-9 |\nsupply core-1", "scrap"
    )
    assert effects(happened, bot) == bot.has_entry_effect
    assert any(isinstance(event, told.TurnedUp) for event in happened)


@pytest.mark.parametrize("bot", Bot)
def test_sb41_face_up_it_comes_on_top_without_an_effect(bot: Bot) -> None:
    _state, happened = told_by(
        f"* A core-5 {CARDS[bot]} core-9 |\n  B core-9 core-9 |\nsupply core-1", "scrap"
    )
    assert effects(happened, bot) == 0
    assert not any(isinstance(event, told.TurnedUp) for event in happened)


@pytest.mark.parametrize("bot", Bot)
def test_sb15_sb42_alone_it_is_turned_up_as_the_last_card(bot: Bot) -> None:
    state, happened = told_by(
        f"* A core-5 core-1 |\n  B core-1 ({CARDS[bot]}) |\n  C core-9 core-9 |\nsupply core-1",
        "attack B",
    )
    assert effects(happened, bot) == bot.has_entry_effect
    assert state.is_in(1) == (bot is not Bot.CLUMSY)


@pytest.mark.parametrize("bot", Bot)
@pytest.mark.parametrize("stak", ["core-4 {}", "core-4 core-1 ({})", "core-4 core-1 {}"])
def test_sb21_sb36_covered_or_face_down_it_does_nothing_in_a_fight(bot: Bot, stak: str) -> None:
    for attacker, defender in ((stak, "core-6 core-1 core-1"), ("core-6 core-1 core-1", stak)):
        state, happened = told_by(
            f"* A {attacker.format(CARDS[bot])} |\n  B {defender.format(CARDS[bot])} |", "attack B"
        )
        scrapped = [event for event in happened if isinstance(event, told.Scrapped)]
        assert [gone.card for gone in scrapped[0].cards] == ["core-4"]
        assert sum(isinstance(event, told.Fought) for event in happened) == 1
        survivor = state.staks[0 if attacker != stak else 1]
        assert len(survivor) == 3


TAKEN = {
    Bot.BASH: ["core-7"],
    Bot.SPIKE: ["core-8"],
    Bot.FATAL: ["core-9"],
}


@pytest.mark.parametrize("bot", Bot)
def test_sb33_attacking_and_dying_it_takes_what_it_takes(bot: Bot) -> None:
    card = CARDS[bot]
    _state, happened = told_by(f"* A {card} core-1 |\n  B core-9 core-8 core-7 |", "attack B")
    first = next(event for event in happened if isinstance(event, told.Scrapped))
    assert [gone.card for gone in first.cards if gone.player == 1] == TAKEN.get(bot, [])
    assert [gone.card for gone in first.cards if gone.player == 0] == [card]


@pytest.mark.parametrize("bot", Bot)
def test_sb33_defending_and_dying_it_takes_what_it_takes(bot: Bot) -> None:
    card = CARDS[bot]
    _state, happened = told_by(f"* A core-9 core-8 core-7 |\n  B {card} core-1 |", "attack B")
    first = next(event for event in happened if isinstance(event, told.Scrapped))
    assert [gone.card for gone in first.cards if gone.player == 0] == TAKEN.get(bot, [])
    assert [gone.card for gone in first.cards if gone.player == 1] == [card]


@pytest.mark.parametrize("bot", Bot)
def test_sb52_attacking_it_goes_on_if_it_is_a_stomp(bot: Bot) -> None:
    card = CARDS[bot]
    position = f"* A {card} core-1 core-1 core-1 |\n  B core-1 core-1 core-1 core-9 core-9 |"
    _state, happened = told_by(position, "attack B")
    fights = sum(isinstance(event, told.Fought) for event in happened)
    assert fights == (3 if bot is Bot.STOMP else 1)


@pytest.mark.parametrize("bot", Bot)
def test_sb14_its_power_is_the_printed_one_unless_it_is_the_leader(bot: Bot) -> None:
    state = read_position(f"* A core-1 {CARDS[bot]}:2 core-1 (core-1) core-1 |\n  B core-1 |")
    assert power_in(state, 0, 3) == 3


def test_sb60_a_leader_counts_its_group_wherever_it_lies() -> None:
    state = read_position(
        "* A core-1 (core-1) core-1 leader-x core-1 (core-1) leader-x core-1 |\n  B core-1 |"
    )
    assert power_in(state, 0, 4) == 3
    assert power_in(state, 0, 1) == 2


def test_sb3_sb25_a_bot_of_any_rank_may_attack() -> None:
    for card in CARDS.values():
        state = read_position(f"* A {card} core-1 |\n  B core-1 core-1 |")
        assert Attack(1) in legal_moves(state)
