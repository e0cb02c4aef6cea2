from rich.style import Style

from clash_tui.base.glyphs import UNICODE
from clash_tui.ui.style.canvas import Canvas

SEA = Style(bgcolor="#000010")
GOLD = Style(color="#ffcc00", bold=True)


def test_text_is_cut_at_all_edges() -> None:
    canvas = Canvas(4, 2)
    canvas.text(-2, 0, "abcdefgh")
    canvas.text(2, 1, "xyz")
    canvas.text(0, 5, "below")
    canvas.text(0, -1, "above")
    assert canvas.lines() == ["cdef", "  xy"]


def test_text_says_where_it_ends_and_keeps_to_a_width() -> None:
    canvas = Canvas(10, 1)
    assert canvas.text(1, 0, "abcdef", width=3) == 4
    assert canvas.lines() == [" abc"]


def test_text_lies_on_the_ground_that_is_there() -> None:
    canvas = Canvas(3, 1, SEA)
    canvas.text(0, 0, "ab", GOLD)
    assert canvas.style_at(0, 0).bgcolor == SEA.bgcolor
    assert canvas.style_at(0, 0).color == GOLD.color
    assert canvas.style_at(0, 0).bold
    assert canvas.style_at(2, 0) == SEA


def test_a_ground_laid_over_text_takes_its_place() -> None:
    canvas = Canvas(3, 1, SEA)
    canvas.text(0, 0, "abc", GOLD)
    card = Style(bgcolor="#202020")
    canvas.clear(1, 0, 1, 1, card)
    assert canvas.lines() == ["a c"]
    assert canvas.style_at(1, 0) == card


def test_a_box_has_its_corners() -> None:
    canvas = Canvas(4, 3)
    canvas.box(0, 0, 4, 3, UNICODE.rounded)
    assert canvas.lines() == ["╭──╮", "│  │", "╰──╯"]


def test_a_box_without_an_inside_is_not_drawn() -> None:
    canvas = Canvas(4, 3)
    canvas.box(0, 0, 1, 3, UNICODE.rounded)
    assert canvas.lines() == ["", "", ""]


def test_another_canvas_is_copied_where_it_fits() -> None:
    stamp = Canvas(3, 2)
    stamp.text(0, 0, "abc")
    stamp.text(0, 1, "def")
    canvas = Canvas(4, 3)
    canvas.blit(2, 2, stamp)
    canvas.blit(-1, -1, stamp)
    canvas.blit(9, 0, stamp)
    assert canvas.lines() == ["ef", "", "  ab"]


def test_strips_have_a_segment_for_each_run_of_one_style() -> None:
    canvas = Canvas(6, 1, SEA)
    canvas.text(2, 0, "ab", GOLD)
    (strip,) = canvas.strips()
    assert [segment.text for segment in strip] == ["  ", "ab", "  "]
    assert strip.cell_length == 6


def test_nothing_is_an_empty_canvas() -> None:
    assert Canvas(0, 0).strips() == []
    assert Canvas(-3, 1).lines() == [""]


def test_a_row_tells_which_columns_changed() -> None:
    before, after = Canvas(6, 3, SEA), Canvas(6, 3, SEA)
    before.text(1, 1, "ab")
    after.text(1, 1, "ac")
    after.text(4, 1, "d")
    after.fill(0, 2, 1, 1, Style(bgcolor="#ffffff"))
    assert [after.changed(y, before) for y in range(3)] == [None, (2, 5), (0, 1)]


def test_a_strip_has_a_segment_for_each_run_of_a_style() -> None:
    canvas = Canvas(5, 1, SEA)
    canvas.text(1, 0, "abc", GOLD)
    strip = canvas.strip(0)
    assert [segment.text for segment in strip] == [" ", "abc", " "]
    assert strip.cell_length == 5
    assert Canvas(0, 1).strip(0).cell_length == 0


def test_a_wide_letter_takes_two_cells() -> None:
    canvas = Canvas(6, 1)
    assert canvas.text(0, 0, "日q\u0301x") == 4
    assert canvas.strip(0).text == "日q\u0301x  "
    assert canvas.strip(0).cell_length == 6


def test_a_wide_letter_is_never_halved() -> None:
    canvas = Canvas(5, 4)
    for row in range(4):
        canvas.text(0, row, "日本")
    canvas.put(1, 0, "|")
    canvas.text(1, 1, "ab")
    canvas.fill(3, 2, 1, 1, SEA, "#")
    canvas.clear(2, 3, 1, 1, SEA)
    assert canvas.lines() == [" |本", " ab", "日 #", "日"]


def test_a_wide_letter_at_an_edge_is_a_blank() -> None:
    canvas = Canvas(3, 2)
    canvas.text(-1, 0, "日a")
    canvas.text(2, 1, "本")
    assert [strip.text for strip in canvas.strips()] == [" a ", "   "]
    small = Canvas(3, 1)
    small.text(0, 0, "a日")
    other = Canvas(2, 1)
    other.blit(0, 0, small)
    assert other.strip(0).text == "a "


def test_all_of_a_wide_letter_is_written_anew() -> None:
    before, after = Canvas(4, 1), Canvas(4, 1)
    before.text(1, 0, "日")
    after.text(1, 0, "本")
    assert after.changed(0, before) == (1, 3)
    after.text(1, 0, "a ")
    assert after.changed(0, before) == (1, 3)


def test_marks_stay_with_their_letter_where_a_row_is_parted() -> None:
    canvas = Canvas(4, 1)
    canvas.text(0, 0, "xq\u0301y")
    row = canvas.strip(0)
    assert row.crop(1, 2).text == "q\u0301"
    assert [part.text for part in row.divide([2, 4])] == ["xq\u0301", "y "]
