"""What a position of Stak Bots is worth: from 0 to 1, shared by those who are in."""

from __future__ import annotations

import pytest

from clash_tui.bots.programs import answer
from clash_tui.bots.stak.worth import worth
from clash_tui.games.stak.rules import (
    END,
    SCRAP,
    Attack,
    OfferDraw,
    Pass,
    State,
    apply,
    legal_moves,
)
from tests.bots.stak_tables import ALL_OPTIONS, match_in, positions, read


def after(position: str, *moves: object) -> State:
    state = read(position)
    for move in moves:
        apply(state, move)  # type: ignore[arg-type]
    return state


def test_it_is_shared_by_those_who_are_in() -> None:
    """SB10: who is out has nothing of it."""
    for state in positions(25, **ALL_OPTIONS):
        shares = [worth(state, seat) for seat in range(state.seats)]
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
        assert all(share == 0 for share, out in zip(shares, state.out, strict=True) if out)


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    """SB69."""
    won = after("* A stomp-7 |\n  B core-2 (core-3) |", Attack(1))
    assert [worth(won, seat) for seat in (0, 1)] == [1, 0]


def test_who_has_agreed_to_a_draw_has_their_share_of_it() -> None:
    """SB70."""
    state = after("* A core-5 core-5 core-5 |\n  B core-1 |", OfferDraw(0))
    assert worth(state, 0) == 1 / 2
    assert worth(state, 1) < 1 / 2


def test_the_threats_of_others_count() -> None:
    """SB25: the same Staks, but one's top card falls to the other's and one's does not."""
    falls = read("  A core-3 core-1 core-1 |\n* B core-5 core-1 core-1 |")
    lives = read("  A core-6 core-1 core-1 |\n* B core-5 core-1 core-1 |")
    assert worth(falls, 0) < worth(lives, 0) - 0.05


def test_with_more_opponents_who_can_fell_it_a_top_card_is_worth_less() -> None:
    one = read("  A core-3 core-1 |\n* B core-5 core-1 |\n  C core-1 core-1 |")
    two = read("  A core-3 core-1 |\n* B core-5 core-1 |\n  C core-5 core-1 |")
    assert worth(two, 0) < worth(one, 0)


@pytest.mark.parametrize("level", ["greedy", "planner", "strongest"])
def test_programs_that_think_win_at_once_and_do_not_scrap_themselves_to_death(level: str) -> None:
    """SB23, SB69: an attack wins; where the turn can end, no last card is scrapped."""
    supply = "\nsupply core-3 core-3 core-3 core-3"
    state = read("* A core-4 core-2 core-1 | core-6\n  B core-3 |" + supply)
    assert answer(match_in(state, level)) == Attack(1)
    state = after("* A core-6 |\n  B core-3 core-5 core-5 |" + supply, Attack(1))
    assert {END, SCRAP} <= set(legal_moves(state))
    assert answer(match_in(state, level)) != SCRAP


@pytest.mark.parametrize("level", ["greedy", "planner", "strongest"])
def test_programs_that_think_let_an_attack_come_that_kills_the_attacker(level: str) -> None:
    """SB81: the only card in hand is worth more there than over a card that wins the fight."""
    text = "* A core-1 core-1 core-1 |\n  B core-6 core-5 core-4 | core-1\noption reactive"
    state = after(text + "\nsupply core-3 core-3 core-3 core-3", Attack(1))
    assert answer(match_in(state, level)) == Pass()
