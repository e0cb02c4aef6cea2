"""Beginning a game from what a program says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from clash_tui.base.code_signs import BadCode
from clash_tui.base.i18n import _
from clash_tui.base.validation import first_fault
from clash_tui.base.wording import about, sentence
from clash_tui.games.codes import OtherGame, open_code
from clash_tui.games.kinds import first_game
from clash_tui.match.match import Match
from clash_tui.match.saved_game import clause
from clash_tui.protocol.faults import Fault, FaultCode, whole
from clash_tui.protocol.from_here import FromHere
from clash_tui.protocol.requests import New
from clash_tui.protocol.tables import AnyMatch, table_of


def begun(new: New) -> AnyMatch:
    """Return the game that is asked for, before its first move. Raises ``Fault``."""
    game = new.game or first_game()
    table = table_of(game)
    if new.code is not None:
        match = _with_code(new.code, new.game)
    elif new.position is not None:
        match = _in_position(new.position, game)
    elif new.decks is not None:
        a, b = new.decks
        match = _tried(
            "decks", lambda: table.with_decks((a, b), new.seed or 0, new.first, new.edition)
        )
    else:
        match = _tried("setup", lambda: table.with_setup(new.setup or {}))
    if new.seat is not None:
        check_seat(match, new.seat)
    return match


def check_seat(match: AnyMatch, seat: int) -> None:
    """Raise ``Fault`` where nobody sits at a seat."""
    if seat >= len(match.seats):
        text = _("Nobody sits at seat {seat}; the seats are numbered from 0 to {last}.")
        message = text.format(seat=seat, last=len(match.seats) - 1)
        raise Fault(FaultCode.NO_SEAT, message, "seat")


def _with_code(code: str, game: str | None) -> AnyMatch:
    try:
        deal = open_code(code)
    except BadCode as bad:
        raise Fault(FaultCode.BAD_CODE, str(bad), "code") from None
    if game not in (None, deal.game):
        raise Fault(FaultCode.BAD_CODE, str(OtherGame(deal.game)), "code")
    return _tried("code", lambda: table_of(deal.game).with_deal(deal), FaultCode.BAD_CODE)


def _in_position(text: str, game: str) -> AnyMatch:
    table = table_of(game)
    rules = table.rules()
    try:
        state = rules.read_position(text)
    except ValueError as bad:
        raise Fault(FaultCode.BAD_POSITION, whole(bad), "position") from None
    seats = table.seats_in(state)
    game_from_here: Any = FromHere(rules, seats)
    return Match(game_from_here, state, [str(seat) for seat in range(seats)])


def _tried(
    place: str, begin: Callable[[], AnyMatch], code: FaultCode = FaultCode.BAD_SETUP
) -> AnyMatch:
    """Begin a game. Raises ``Fault`` with the reason why it cannot be begun."""
    try:
        return begin()
    except ValidationError as error:
        inside, reason = first_fault(error)
        where = f"{place}.{inside}" if inside else place
        raise Fault(code, sentence(about(where, reason)), where) from None
    except (ValueError, LookupError) as error:
        reason = clause(error).rstrip(".")
        raise Fault(code, sentence(about(place, reason)), place) from None
