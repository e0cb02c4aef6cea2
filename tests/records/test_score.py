"""What results amount to, figure by figure."""

import pytest

from clash_tui.records import Score, games_of, scores_by_deck, scores_by_player
from clash_tui.records.table import DECKS, GAMES, PLAYERS, in_order, write_table
from tests.records.samples import EVENING, duel, result, solo


def figures(score: Score) -> tuple[object, ...]:
    return (
        score.name,
        score.games,
        score.wins,
        score.draws,
        score.losses,
        round(score.win_rate, 4),
        round(score.average_turns, 4),
        score.longest_streak,
        score.present_streak,
    )


def test_players() -> None:
    assert [figures(score) for score in scores_by_player(EVENING)] == [
        ("Ann", 9, 6, 1, 2, 0.6667, 12.7778, 2, 1),
        ("Ben", 6, 1, 1, 4, 0.1667, 14.1667, 1, 0),
    ]


def test_decks() -> None:
    assert [figures(score) for score in scores_by_deck(EVENING)] == [
        ("Deck 2", 6, 1, 1, 4, 0.1667, 14.1667, 1, 0),
        ("Deck 1", 5, 3, 1, 1, 0.6, 14.0, 2, 1),
        ("Draft", 2, 2, 0, 0, 1.0, 12.0, 1, 0),
        ("Built deck a1b2", 1, 0, 0, 1, 0.0, 6.0, 0, 0),
        ("Sea dogs", 1, 1, 0, 0, 1.0, 15.0, 1, 1),
    ]


@pytest.mark.parametrize(
    ("results", "longest", "present"),
    [
        ("", 0, 0),
        ("w", 1, 1),
        ("wwwlww", 3, 2),
        ("lwwww", 4, 4),
        ("wwdw", 2, 1),
        ("wwl", 2, 0),
    ],
)
def test_streaks(results: str, longest: int, present: int) -> None:
    names = {"w": "won", "l": "lost", "d": "drawn"}
    games = tuple(result(n, result=names[each]) for n, each in enumerate(results))
    score = Score("Ann", games)
    assert (score.longest_streak, score.present_streak) == (longest, present)


def test_a_win_with_turns_taken_back_is_a_win_but_no_clean_one() -> None:
    score = Score("Ann", (solo(1, "won"), solo(2, "won", taken_back=1), solo(3, "won")))
    assert (score.wins, score.helped_wins, score.longest_streak) == (3, 1, 1)


def test_scores_are_by_time_whatever_the_order_they_come_in() -> None:
    games = (*duel(2, "lost"), *duel(1, "won"))
    assert scores_by_player(games) == scores_by_player(sorted(games, key=lambda each: each.ended))
    assert [score.present_streak for score in scores_by_player(games)] == [0, 1]


def test_nothing_amounts_to_nothing() -> None:
    score = Score("Ann", ())
    assert (score.win_rate, score.average_turns, score.longest_streak) == (0, 0, 0)
    assert scores_by_player(()) == ()
    assert games_of(()) == ()


def test_games_the_last_one_first() -> None:
    games = games_of(EVENING)
    assert [game.first.game for game in games] == [f"game-{n}" for n in range(9, 0, -1)]
    assert [len(game.sides) for game in games] == [2, 1, 1, 1, 2, 2, 2, 2, 2]
    assert [game.winner for game in games] == [
        *("Ann", "", "Ann", "Ann", "Ann"),
        *("Ben", None, "Ann", "Ann"),
    ]
    assert [game.taken_back for game in games] == [0, 0, 2, 0, 0, 0, 0, 0, 0]


def test_a_table_is_sorted_by_any_column() -> None:
    scores = scores_by_deck(EVENING)
    columns = {column.id: column for column in DECKS}
    by_name = in_order(scores, columns["name"])
    assert [score.name for score in by_name][:3] == ["Built deck a1b2", "Deck 1", "Deck 2"]
    by_rate = in_order(scores, columns["rate"], descending=True)
    assert [score.name for score in by_rate] == [
        *("Draft", "Sea dogs", "Deck 1", "Deck 2", "Built deck a1b2")
    ]


def test_tables_as_text() -> None:
    assert write_table(PLAYERS, scores_by_player(EVENING)) == (
        "player  games  won  drawn  lost  rate  turns  best streak  now\n"
        "Ann         9    6      1     2   67%   12.8            2    1\n"
        "Ben         6    1      1     4   17%   14.2            1    0\n"
    )
    text = write_table(GAMES, games_of(EVENING))
    lines = [" ".join(line.split()[2:]) for line in text.splitlines()[1:]]
    assert lines == [
        "Ann and Ben Ann won Constructed 15",
        "Ann Ann lost solo, mythic 6",
        "Ann Ann won, helped solo, quick 10",
        "Ann Ann won solo, hard 14",
        "Ann and Ben Ann won Preconstructed 11",
        "Ann and Ben Ben won Preconstructed 9",
        "Ann and Ben drawn Preconstructed 30",
        "Ann and Ben Ann won Preconstructed 12",
        "Ann and Ben Ann won Preconstructed 8",
    ]
