"""What of a game that has ended goes on record: a row for each person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from clash_tui.base.i18n import pgettext
from clash_tui.base.wording import in_row
from clash_tui.games.stak.cards.deck_mark import is_house, mark_of
from clash_tui.games.stak.cards.decks import own_decks
from clash_tui.games.stak.matches.stak_match import StakMatch
from clash_tui.games.stak.rules import LETTERS, Setup
from clash_tui.games.stak.words.option_words import write_options
from clash_tui.match.seats import Program, Seat
from clash_tui.records import GameResult
from clash_tui.records.result import format_of_seats

_MARK = 4
"""How many signs the mark of a deck has."""


def results_of(match: StakMatch, game: str, ended: datetime) -> tuple[GameResult, ...]:
    """Return how a game ended for each person who played.

    Args:
        match: The game.
        game: What it is known by.
        ended: When it ended.

    Raises ``ValueError`` if the game is not finished.
    """
    outcome = match.state.outcome
    if outcome is None:
        raise ValueError("the game is not finished")
    setup = match.setup
    house = is_house(setup.deck)
    return tuple(
        GameResult(
            game=game,
            side=LETTERS[place],
            ended=ended,
            kind="stak",
            format=format_of_seats(setup.players),
            own_cards=not house,
            player=seat.name,
            opponent=opponents(match.seats, place),
            deck="" if house else _own_name(setup),
            deck_mark="" if house else mark_of(setup.deck, _MARK),
            result=outcome.results[place],
            turns=match.state.turn,
            ending=str(outcome.ending),
            taken_back=match.taken_back,
            options=write_options(setup),
        )
        for place, seat in enumerate(match.seats)
        if seat.is_person
    )


def opponents(seats: Sequence[Seat], place: int) -> str:
    """Return the names of all others, in the order they come after a seat; programs with levels."""
    others = [*seats[place + 1 :], *seats[:place]]
    return in_row(_name_of(each) for each in others)


def _own_name(setup: Setup) -> str:
    """Return the name of an own deck; empty if there is none like it any more."""
    counts = dict(setup.deck)
    return next((deck.name for deck in own_decks().decks if dict(deck.counts) == counts), "")


def _name_of(seat: Seat) -> str:
    if isinstance(seat.sits, Program) and seat.sits.level and seat.sits.level not in seat.name:
        return pgettext("a program and how well it plays", "{name} ({level})").format(
            name=seat.name, level=seat.sits.level
        )
    return seat.name
