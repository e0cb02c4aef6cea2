"""When a key or a click began that comes again: by time alone."""

import pytest

from clash_tui.ui.shell.gestures import Gestures


def times(gestures, key, *moments):
    return [gestures.key(key, moment) for moment in moments]


@pytest.mark.parametrize("delay", [0.25, 0.5, 0.66])
@pytest.mark.parametrize("rate", [0.025, 0.04, 0.09])
def test_a_held_key_began_with_its_first_stroke(delay, rate):
    stream = [delay + rate * number for number in range(20)]
    first, *others = times(Gestures(), "space", 0.0, *stream)
    assert first.began == 0.0
    assert all(each.at_worst_began == each.may_have_begun == 0.0 for each in others)
    # Its first coming again may as well be a second stroke; the others surely are the same one.
    assert others[0].began == delay
    assert all(each.began == 0.0 for each in others[1:])


@pytest.mark.parametrize("gap", [0.15, 0.2, 0.3, 0.5])
def test_a_key_that_is_struck_again_and_again_is_struck_anew(gap):
    strokes = [gap * number for number in range(6)]
    assert [each.began for each in times(Gestures(), "enter", *strokes)] == strokes


def test_over_a_bad_connection_a_stream_has_holes():
    found = times(Gestures(), "enter", 0.0, 0.5, 0.53, 0.9, 0.95, 1.3)
    assert {each.at_worst_began for each in found} == {0.0}


def test_a_key_that_was_let_go_is_new():
    found = times(Gestures(), "enter", 0.0, 0.5, 0.53, 0.56, 1.0)
    assert found[-1].at_worst_began == 1.0


def test_another_key_in_between_ends_it():
    gestures = Gestures()
    gestures.key("enter", 0.0)
    gestures.key("space", 0.2)
    assert gestures.key("enter", 0.3).at_worst_began == 0.3


def test_a_second_click_near_the_first_began_with_it():
    gestures = Gestures()
    gestures.button_down(10, 5, 0.0)
    assert gestures.button_down(11, 5, 0.3).began == 0.0
    assert gestures.button_up(0.35).began == 0.0
    assert gestures.button_down(11, 5, 0.9).began == 0.9
    assert gestures.button_down(30, 5, 1.0).began == 1.0
