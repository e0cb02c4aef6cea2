"""What is said before a move that can hardly be meant, and when it is asked."""

import pytest

from clash_tui.games.stak.rules import cautions, read_move, read_position, view
from clash_tui.games.stak.words.caution_words import caution_words, grave_question

NAMES = ("Ann", "Ben", "Cy")


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        (
            "* A core-3 |\n  B core-4 core-1 |",
            "attack B",
            [("danger", "That costs your last card: you are out!")],
        ),
        (
            "* A core-3 core-1 | clumsy-5\n  B core-9 core-1 |",
            "play clumsy-5",
            [("danger", "Its effect can only hit your own Stak.")],
        ),
        (
            "* A core-5 | core-1\n  B core-4 core-1 |",
            "play core-1",
            [("gold", "It covers your Core 5, which could win a fight.")],
        ),
        (
            "* A core-3 |\n  B core-4 |\nfed",
            "end",
            [("gold", "If you end the turn now, Core 3 falls to Ben's top card.")],
        ),
        (
            "* A core-3 |\n  B core-4 |\n  C fatal-1 |\nfed",
            "end",
            [("gold", "If you end the turn now, Core 3 falls to the top card of every opponent.")],
        ),
        ("* A core-5 core-1 |\n  B core-4 core-1 |\nfed", "end", []),
    ],
)
def test_sb39_a_warning_is_one_sentence(
    position: str, move: str, said: list[tuple[str, str]]
) -> None:
    seen = view(read_position(position), 0)
    found = cautions(seen, read_move(move))
    assert [caution_words(each, seen, NAMES) for each in found] == said


@pytest.mark.parametrize(
    ("position", "move", "asked"),
    [
        ("* A core-3 |\n  B core-4 core-1 |", "attack B", "This attack costs your last card"),
        ("* A core-3 |\n  B core-4 core-1 |", "scrap", "That is your last card"),
        ("* A core-3 | clumsy-5\n  B core-4 core-1 |", "play clumsy-5", None),
        ("* A core-5 |\n  B core-4 core-1 |", "attack B", None),
        ("* A core-3 |\n  B core-4 |\nfed", "end", None),
    ],
)
def test_sb10_only_what_puts_one_out_is_asked(position: str, move: str, asked: str | None) -> None:
    seen, meant = view(read_position(position), 0), read_move(move)
    question = grave_question(meant, cautions(seen, meant))
    if asked is None:
        assert question is None
    else:
        assert question is not None
        assert question.startswith(asked)
