"""Whatever a terminal sends is a key, a click, a paste or nothing; it never ends the program."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events

from clash_tui.ui.terminal.keyboard import MOST_PASTED, PASTE_PATIENCE, Keyboard

HALVES = [
    *(b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\x1b", b"\x1b[", b"\x1b[M", b"\x1b[M\xff"),
    *(b"\x1b[<0;99", b"\x1b[99999999;1u", b"\x1b[:;u", b"\x1b[97;1:3u", b"\x1b[1;1;55296u"),
    *(b"\x1b[48;0;0;0;0t", b"\x1b[<0;99999999;99999999M", b"\x1b[;;;;M", b"\x1bP", b"\x1b]11;"),
]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def sent(*parts: bytes) -> list[str]:
    """Return what some bytes mean that come one after the other."""
    keyboard = Keyboard()
    return [told(message) for part in parts for message in keyboard.feed(part)]


def told(message: object) -> str:
    match message:
        case events.Key(key=key):
            return key
        case events.Paste(text=text):
            return f"paste {text!r}"
        case events.MouseEvent(x=x, y=y, button=button):
            return f"{type(message).__name__} {button} {x},{y}"
    return type(message).__name__


@pytest.mark.parametrize("half", HALVES, ids=ascii)
def test_after_half_a_sequence_the_next_key_counts(half: bytes) -> None:
    clock = Clock()
    keyboard = Keyboard(clock=clock)
    list(keyboard.feed(half))
    clock.now += PASTE_PATIENCE
    keyboard._parser._timeout_time = 0.0 if keyboard._parser._timeout_time else None
    list(keyboard.tick())
    assert [told(each) for each in keyboard.feed(b"q")][-1] == "q"


@given(st.lists(st.one_of(st.binary(max_size=12), st.sampled_from(HALVES)), max_size=12))
def test_no_bytes_end_it(parts: list[bytes]) -> None:
    keyboard = Keyboard()
    for part in parts:
        list(keyboard.feed(part))
        list(keyboard.tick())


@pytest.mark.parametrize("half", [b"\x1b[2", b"\x1b[201;1", b"\x1bO2", b"\x1b]11;d"], ids=ascii)
def test_half_a_sequence_is_no_keys(half: bytes) -> None:
    assert sent(half + b"\x1b[A") == ["up"]
    clock = Clock()
    keyboard = Keyboard(clock=clock)
    assert list(keyboard.feed(half)) == []
    keyboard._parser._timeout_time = 0.0
    assert list(keyboard.tick()) == []
    assert [told(each) for each in keyboard.feed(b"q")] == ["q"]


def test_escape_and_alt_are_keys() -> None:
    keyboard = Keyboard()
    for typed, key in ((b"\x1b", "escape"), (b"\x1bq", "alt+q"), (b"\x1bqd", "alt+q d")):
        list(keyboard.feed(typed))
        keyboard._parser._timeout_time = 0.0
        assert " ".join(told(each) for each in keyboard.tick()) == key


def test_bytes_that_are_no_text_are_left_out() -> None:
    assert sent(b"a\xff\xfeb") == ["a", "b"]
    assert sent(b"\xc3", b"\xa9") == ["é"]


def test_a_mouse_report_of_the_old_kind_is_a_click() -> None:
    press, release = b"\x1b[M\x20\x8b\x25", b"\x1b[M\x23\x8b\x25"
    assert sent(press + b"q" + release) == ["MouseDown 1 106,4", "q", "MouseUp 1 106,4"]
    assert sent(b"\x1b", b"[", b"M", b"\x20\x8b", b"\x25q") == ["MouseDown 1 106,4", "q"]


def test_a_paste_is_one_text_however_it_comes() -> None:
    whole = "a\x1b[200~Ann\r\nund Žiga\x1b[201~b".encode()
    expected = ["a", "paste 'Ann\\nund Žiga'", "b"]
    for size in (1, 2, 5, 7, len(whole)):
        assert sent(*(whole[at : at + size] for at in range(0, len(whole), size))) == expected


def test_a_paste_is_never_keys_even_if_its_end_never_comes() -> None:
    clock = Clock()
    keyboard = Keyboard(clock=clock)
    assert list(keyboard.feed(b"\x1b[200~qqq\x1b[2")) == []
    clock.now += PASTE_PATIENCE / 2
    assert list(keyboard.tick()) == []
    clock.now += PASTE_PATIENCE
    assert [told(each) for each in keyboard.tick()] == ["paste 'qqq\\x1b[2'"]
    assert [told(each) for each in keyboard.feed(b"q")] == ["q"]


def test_a_paste_that_holds_nothing_is_nothing() -> None:
    assert sent(b"\x1b[200~\x1b[201~q") == ["q"]


def test_a_huge_paste_fills_no_memory() -> None:
    keyboard = Keyboard()
    parts = [b"\x1b[200~", *[b"x" * 65536] * 32, b"\x1b[201~"]
    (message,) = [message for part in parts for message in keyboard.feed(part)]
    assert isinstance(message, events.Paste)
    assert len(message.text) == MOST_PASTED
