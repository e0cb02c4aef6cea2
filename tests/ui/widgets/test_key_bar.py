"""The bottom row keeps the last key, help, whatever does not fit."""

from clash_tui.ui.widgets.key_bar import KeyHint, fitting

HINTS = [
    KeyHint("enter", "choose", "choose"),
    KeyHint("z", "a rather long label", "undo"),
    KeyHint("q", "back", "back"),
    KeyHint("?", "help", "help"),
]


def shown(width):
    return [hint.label for _x, hint in fitting(HINTS, width)]


def test_everything_is_shown_where_it_fits():
    assert shown(80) == ["choose", "a rather long label", "back", "help"]


def test_what_does_not_fit_is_left_out_but_never_the_last():
    assert shown(32) == ["choose", "back", "help"]
    assert shown(10) == ["help"]
    assert all(x + hint.width <= 32 for x, hint in fitting(HINTS, 32))


def test_the_words_of_a_translation_are_cut_before_a_key_goes():
    shortened = fitting(HINTS, 40, shorten=True)
    assert [hint.label for _x, hint in shortened] == ["choose", "a rath…", "back", "help"]
    assert [hint.keys for _x, hint in shortened] == ["enter", "z", "q", "?"]
    assert all(x + hint.width <= 40 for x, hint in shortened)
    assert fitting(HINTS, 80, shorten=True) == fitting(HINTS, 80)


def test_even_cut_words_leave_help_in_the_smallest_row():
    assert [hint.keys for _x, hint in fitting(HINTS, 10, shorten=True)] == ["?"]


def test_a_screen_without_actions_has_an_empty_bar():
    assert fitting([], 80) == []
