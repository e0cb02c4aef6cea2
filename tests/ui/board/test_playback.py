"""Telling moment by moment: skipping, waiting, and another speed."""

from typing import Any, cast

from clash_tui.games.clash.rules import END_SUMMONING
from clash_tui.ui.clash.play.beats import Beat, beats_of
from clash_tui.ui.shell.playback import Playback
from tests.ui.screens.test_solo_board import HARD, game_at


class Owner:
    """Holds the timers that would run, and lets none of them ring by itself."""

    def __init__(self):
        self.timers = []

    def set_timer(self, seconds, then):
        self.timers.append((seconds, then))
        return self

    def stop(self):
        pass


def telling(beats):
    owner, shown, done = Owner(), [], []
    playback = Playback(cast(Any, owner), shown.append)
    playback.play(beats, 1.0, lambda: done.append(True))
    return owner, playback, shown, done


def test_a_skip_ends_where_the_opponents_turn_begins() -> None:
    told = game_at(HARD).play(END_SUMMONING)
    beats = beats_of(told, "-", beyond_the_turn=True)
    assert sum(beat.other_turn for beat in beats) == 1
    _owner, playback, shown, done = telling(beats)
    assert shown[-1].state.active == 0
    playback.go_on()
    assert shown[-1].other_turn
    assert shown[-1].state.active == 1
    assert not done
    playback.go_on()
    assert done


def test_a_turn_that_begins_it_all_is_no_other_turn() -> None:
    game = game_at(HARD)
    told = game.play(END_SUMMONING)
    began = next(at for at, each in enumerate(told) if type(each.event).__name__ == "TurnBegan")
    beats = beats_of(told[began:], "-", beyond_the_turn=True)
    assert not any(beat.other_turn for beat in beats)


def test_another_speed_holds_from_the_next_moment_on() -> None:
    state = game_at(HARD).state
    owner, playback, shown, done = telling([Beat(state, 1), Beat(state, 2), Beat(state, 3)])
    playback.keep_pace(0.25)
    owner.timers[-1][1]()
    assert [seconds for seconds, _then in owner.timers] == [1.0, 0.25]
    playback.keep_pace(0.0)
    assert done
    assert len(shown) == 2
