"""The cursor goes where the eye expects it."""

from clash_tui.ui.clash.play.stops import Area, Stop, beside, moved, rows_of, target_rows
from tests.ui.positions import TABLE, seen

VIEW = seen(TABLE)
ROWS = rows_of(VIEW, 0)
NUMBER = {
    creature.card.id: creature.number
    for side in VIEW.sides
    for lane in side.lanes
    for creature in lane
}


def column(stop: Stop) -> int:
    """Stand every stop in its place of its row, eight cells apart."""
    return 8 * next(row.index(stop) for row in ROWS if stop in row)


def upper(card: str) -> Stop:
    return Stop(Area.UPPER, NUMBER[card])


def lower(card: str) -> Stop:
    return Stop(Area.LOWER, NUMBER[card])


def test_a_lane_reads_from_left_to_right_over_the_bridge():
    assert ROWS[2] == [upper("baron"), upper("carapace"), upper("ogre"), upper("shaman")]
    assert ROWS[3] == [lower("revenant"), lower("lieutenant")]


def test_the_stronghold_lies_at_its_place_in_the_row():
    assert ROWS[4][0] == Stop(Area.HAND, -1)
    assert ROWS[0].index(Stop(Area.STRIP, -1)) == 2


def test_left_and_right_stay_in_the_row_and_stop_at_its_ends():
    first, last = ROWS[4][0], ROWS[4][-1]
    assert moved(ROWS, first, "left", column) == first
    assert moved(ROWS, last, "right", column) == last
    assert moved(ROWS, first, "right", column) == ROWS[4][1]


def test_up_goes_to_the_nearest_column_of_the_row_above():
    assert moved(ROWS, ROWS[4][1], "up", column) == ROWS[3][1]
    assert moved(ROWS, ROWS[4][0], "down", column) == ROWS[4][0]


def test_empty_lanes_are_leapt_over():
    rows = [ROWS[0], [], [], ROWS[4]]
    assert moved(rows, rows[3][2], "up", column) == ROWS[0][2]
    assert beside(rows, rows[3][0], column) == ROWS[0][0]
    assert beside(rows, rows[0][0], column) == ROWS[4][0]


def test_a_stop_that_is_gone_leads_to_the_first_there_is():
    assert moved(ROWS, Stop(Area.UPPER, 99), "left", column) == ROWS[0][0]


def test_champions_stand_between_the_hands_and_the_lanes():
    view = seen(TABLE + "champions  A ogre ready  B gnome exhausted\n")
    rows = rows_of(view, 0)
    assert rows[1] == [Stop(Area.CHAMPIONS, 0), Stop(Area.CHAMPIONS, 1)]
    assert moved(rows, rows[2][0], "up", lambda stop: 0) == Stop(Area.CHAMPIONS, 0)


def test_targets_are_all_creatures_in_play():
    assert {stop.key for row in target_rows(VIEW) for stop in row} == set(NUMBER.values())
