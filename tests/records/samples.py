"""Results made by hand, to be summed up, shown and exported."""

from datetime import UTC, date, datetime, timedelta

from clash_tui.records import GameResult

BEGIN = datetime(2026, 11, 1, 18, 0, tzinfo=UTC)


def result(number: int = 1, **changes: object) -> GameResult:
    """Make a result of a duel that Ann won; each number is another game, a day after the last."""
    given = {
        "game": f"game-{number}",
        "side": "A",
        "ended": BEGIN + timedelta(days=number),
        "kind": "duel",
        "format": "preconstructed",
        "edition": "initiation-pack",
        "sets": ("initiation-pack",),
        "player": "Ann",
        "opponent": "Ben",
        "deck": "Deck 1",
        "deck_mark": "a1b2",
        "result": "won",
        "turns": 10,
        "ending": "fort-fell",
    }
    return GameResult.model_validate({**given, **changes})


_OTHER = {"won": "lost", "lost": "won", "drawn": "drawn"}


def duel(number: int, how: str, turns: int = 10, **changes: object) -> tuple[GameResult, ...]:
    """Make both results of a duel of Ann and Ben; ``how`` it ended is told for Ann."""
    ending = "agreed" if how == "drawn" else "fort-fell"
    given = {"turns": turns, "ending": ending, **changes}
    ann = result(number, result=how, **given)
    other = {"side": "B", "player": "Ben", "opponent": "Ann", "deck": "Deck 2"}
    return ann, result(number, **{**given, **other, "result": _OTHER[how]})


def solo(number: int, how: str, level: str = "hard", **changes: object) -> GameResult:
    """Make a result of a drafted solo game of Ann."""
    given = {"kind": "solo", "format": "draft", "opponent": "", "deck": "", "level": level}
    return result(number, **{**given, "result": how, "ending": "pile-empty", **changes})


EVENING = (
    *duel(1, "won", 8),
    *duel(2, "won", 12),
    *duel(3, "drawn", 30),
    *duel(4, "lost", 9, sets=("initiation-pack", "sea-dogs"), own_cards=True),
    *duel(5, "won", 11, edition="starter-kit"),
    solo(6, "won", turns=14, options="8+1 rage"),
    solo(7, "won", "quick", turns=10, taken_back=2, options="6+1", day=date(2026, 11, 8)),
    solo(8, "lost", "mythic", turns=6, format="constructed", options="10+1 opponent-first"),
    *duel(9, "won", 15, deck="Sea dogs", format="constructed"),
)
"""Nine games: six duels and three solo games."""
