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


def test_the_keys_of_a_translation_lose_their_words_before_one_of_them_goes():
    kept = fitting(HINTS, 40, keep_all=True)
    assert [hint.label for _x, hint in kept] == ["choose", "", "back", "help"]
    assert [hint.keys for _x, hint in kept] == ["enter", "z", "q", "?"]
    assert all(x + hint.width <= 40 for x, hint in kept)
    assert fitting(HINTS, 80, keep_all=True) == fitting(HINTS, 80)


def test_help_keeps_its_words_longest():
    kept = fitting(HINTS, 22, keep_all=True)
    assert [(hint.keys, hint.label) for _x, hint in kept] == [
        ("enter", ""),
        ("z", ""),
        ("q", ""),
        ("?", "help"),
    ]
    assert [hint.keys for _x, hint in fitting(HINTS, 10, keep_all=True)][-1] == "?"


def test_a_screen_without_actions_has_an_empty_bar():
    assert fitting([], 80) == []
