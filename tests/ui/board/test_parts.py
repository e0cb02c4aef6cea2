"""The parts of a board without a board: whose hand lies open, what is chosen, asked and offered."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from textual.screen import Screen

from clash_tui.base.glyphs import UNICODE
from clash_tui.base.settings import Settings
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import LOWER, UPPER, A, B
from clash_tui.match.seats import Script, Seat
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS
from clash_tui.ui.clash.play.board_parts import BoardParts
from clash_tui.ui.clash.play.hand_over import LEAVE, READY, UNDO, DuelHandOver
from clash_tui.ui.clash.play.play_parts import Lent, PlayParts, put_together
from clash_tui.ui.clash.play.stops import Area, Stop
from clash_tui.ui.clash.play.turn_back import TurnBack
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.playback import Playback
from tests.ui.board.duels import duel_at
from tests.ui.positions import TABLE


@dataclass
class Table:
    """A stage without a screen: it counts, and answers what is asked from a list."""

    match: Duel | SoloGame
    settings: Settings = field(default_factory=lambda: Settings(animation="off"))
    turn_back: TurnBack | None = None
    answers: list[object] = field(default_factory=list)
    asked: list[Screen[Any]] = field(default_factory=list)
    shown: int = 0
    results: int = 0
    left: int = 0
    kept: int = 0

    def __post_init__(self) -> None:
        playback = Playback(None, lambda _beat: None)  # type: ignore[arg-type] # nothing is told
        parts = BoardParts(
            kind=lambda: ("Duel",), show_result=self.show_result, turn_back=self.turn_back
        )
        self.parts: PlayParts = put_together(
            self.match, parts, playback, self, self._lent(lambda: self.settings)
        )

    def _lent(self, settings: Callable[[], Settings]) -> Lent:
        return Lent(
            settings=settings,
            glyphs=lambda: UNICODE,
            pace=lambda: "off",
            now=lambda: 0.0,
            push=self.push,
            column=lambda stop: stop.key,
            keep=self.keep,
        )

    def push(self, screen: Screen[Any], answered: Callable[[Any], None] | None = None, /) -> None:
        self.asked.append(screen)
        # An order of return is chosen by playing it.
        asks = isinstance(screen, DuelHandOver | ConfirmScreen)
        if asks and answered is not None and self.answers:
            answered(self.answers.pop(0))

    def keep(self) -> None:
        self.kept += 1

    def show(self) -> None:
        self.shown += 1

    def refresh_keys(self) -> None:
        pass

    def show_result(self) -> None:
        self.results += 1

    def leave(self) -> None:
        self.left += 1


def sit_down(answers: list[object] | None = None, **settings: object) -> Table:
    chosen = Settings.model_validate({"animation": "off", "confirm_idle_attack": False, **settings})
    duel = duel_at(TABLE.replace("mana 4/7", "mana 12/12"))
    table = Table(duel, chosen, answers=answers if answers is not None else [READY])
    table.parts.course.begin()
    return table


def test_no_hand_lies_open_before_the_player_has_the_keyboard() -> None:
    table = sit_down(answers=[])
    sight = table.parts.sight
    assert isinstance(table.asked[-1], DuelHandOver)
    assert (sight.eyes, sight.hidden, sight.deciding) == (None, True, False)
    assert not any(held.playable for held in sight.view().sides[A].hand)
    assert table.parts.choice.looked_at is None


def test_after_the_hand_over_the_player_decides() -> None:
    table = sit_down()
    sight = table.parts.sight
    assert (sight.eyes, sight.bottom, sight.deciding) == (A, A, True)
    assert table.parts.choice.cursor == Stop(Area.HAND, 0)


def test_the_game_can_be_left_at_the_hand_over() -> None:
    table = sit_down(answers=[LEAVE])
    assert (table.left, table.parts.sight.hidden) == (1, True)


def test_a_move_that_is_taken_back_leads_to_what_was_known_before() -> None:
    table = sit_down()
    parts = table.parts
    before, forecast = parts.sight.view(), parts.choice.forecast()
    parts.turn.take(0)
    parts.turn.lane(LOWER)
    assert parts.sight.view() is not before
    parts.course.take_back()
    assert parts.sight.view() is before
    assert parts.choice.forecast() is forecast
    assert parts.said.text == "Taken back."
    assert table.kept == 3


def test_the_next_creature_is_offered_the_lane_of_the_last() -> None:
    parts = sit_down().parts
    parts.turn.take(0)
    assert parts.choice.aim is not None
    assert parts.choice.aim.lane == UPPER
    parts.turn.lane(LOWER)
    hand = parts.sight.view().sides[A].hand
    creature = next(
        held.place
        for held in hand
        if held.playable and held.card is not None and held.card.is_creature
    )
    parts.turn.take(creature)
    assert parts.choice.aim is not None
    assert parts.choice.aim.lane == LOWER


def test_a_card_that_is_out_of_reach_is_refused_and_not_taken() -> None:
    """R12"""
    parts = sit_down().parts
    parts.turn.take(4)
    assert parts.choice.aim is None
    assert parts.said.warns


def test_an_attack_with_cards_left_is_asked_about_as_the_settings_want_it() -> None:
    table = sit_down(confirm_attack=True)
    table.answers = [False]
    table.parts.turn.attack()
    assert isinstance(table.asked[-1], ConfirmScreen)
    assert table.match.moves == []
    table.settings = Settings(animation="off", confirm_attack=False, confirm_idle_attack=False)
    table.parts.turn.attack()
    assert len(table.match.moves) == 1


def test_to_attack_without_having_played_is_asked_about_once_in_a_turn() -> None:
    table = sit_down(confirm_idle_attack=True)
    table.answers = [False]
    table.parts.turn.attack()
    assert isinstance(table.asked[-1], ConfirmScreen)
    table.parts.turn.attack()
    assert len(table.match.moves) == 1


def test_what_is_offered_follows_what_is_in_hand() -> None:
    parts = sit_down().parts
    assert {"take", "attack", "menu"} <= parts.offers.available()
    parts.turn.take(0)
    assert {"lane", "cancel"} <= parts.offers.available()
    assert not {"attack", "menu", "undo"} & parts.offers.available()
    assert "You hold" in (parts.offers.refusal(BOARD_ACTIONS, {"space"}) or "")
    parts.turn.put_back()
    refusal = parts.offers.refusal(BOARD_ACTIONS, {"z"})
    assert refusal == "There is nothing to take back."


def test_a_whole_duel_is_played_through_the_parts_alone() -> None:
    table = sit_down(answers=[READY] * 400)
    match, sight, rng = table.match, table.parts.sight, Random(3)
    hands: set[int | None] = set()
    while match.outcome is None:
        hands.add(sight.eyes)
        # While somebody orders what returns the other hand stays hidden too (R33).
        assert sight.eyes in (match.to_move, None)
        moves = match.legal_moves()
        table.parts.course.play(moves[int(rng.random() * len(moves))])
    assert {A, B} <= hands
    assert table.results == 1
    assert sight.view().all_open


def test_at_the_end_every_hand_is_open_and_the_result_is_shown_once() -> None:
    table = sit_down(confirm_resign=False)
    table.parts.turn.resign()
    assert (table.results, table.parts.sight.over) == (1, True)
    assert table.parts.sight.view().sides[B].open
    assert "result" in table.parts.offers.available()


def test_nobody_else_looks_on_where_a_script_plays_the_other_seat() -> None:
    duel = duel_at(TABLE)
    assert isinstance(duel, Duel)
    alone = Duel(duel.catalog, duel.setup, (Seat("Ann"), Seat("Ben", Script(()))))
    table = Table(alone)
    table.parts.course.begin()
    assert not any(isinstance(screen, DuelHandOver) for screen in table.asked)
    assert table.parts.sight.deciding


def test_back_at_the_hand_over_the_last_move_can_still_be_taken_back() -> None:
    table = sit_down()
    table.answers = [UNDO, READY]
    table.parts.turn.attack()
    assert table.match.moves == []
    assert table.parts.sight.eyes == A
