"""A session: one program at the other end, one game at a time."""

from __future__ import annotations

from typing import Any

from clash_tui import __version__
from clash_tui.base.clean_text import clean
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.json_lines import json_line
from clash_tui.base.standard_streams import PROGRAM
from clash_tui.bots.levels import levels_of
from clash_tui.bots.worth import is_judged
from clash_tui.match.view_document import view_document
from clash_tui.protocol import answers, requests
from clash_tui.protocol.beginning import begun, check_seat
from clash_tui.protocol.faults import Fault, FaultCode, whole
from clash_tui.protocol.reading import id_in, read_request
from clash_tui.protocol.tables import TABLES, AnyMatch, table_of
from clash_tui.protocol.thinking import best, evaluate

VERSION = 1
"""The version of the protocol. It grows where something is told otherwise, not for what is new."""

_LONGEST_MESSAGE = 2000
"""How many characters of a message are told: it may quote what came in."""


class Session:
    """Answers lines. A line with something wrong in it changes nothing.

    Attributes:
        over: Whether the other program has said that it has done.
    """

    def __init__(self) -> None:
        self.over = False
        self._match: AnyMatch | None = None
        self._eyes: int | None = None

    def answer(self, line: bytes | str) -> str:
        """Return the answer to a line, itself one line of JSON without its end."""
        content = line.encode(errors="surrogatepass") if isinstance(line, str) else line
        try:
            answer = self._answer(read_request(content))
        except Fault as fault:
            message = clean(fault.message[:_LONGEST_MESSAGE])
            failure = answers.Failure(code=fault.code, message=message, place=clean(fault.place))
            return json_line(answers.Failed(id=id_in(content), error=failure).model_dump())
        return json_line(answer.model_dump())

    def _answer(self, asked: Any) -> answers.Answer:
        match asked:
            case requests.Hello():
                return _hello(asked)
            case requests.New():
                self._match, self._eyes = begun(asked), asked.seat
                return answers.NewAnswer(**self._status(asked))
            case requests.View():
                return self._view(asked)
            case requests.Legal():
                return self._legal(asked)
            case requests.Play():
                moves = self._played(asked.texts)
                return answers.PlayAnswer(**self._status(asked), moves=moves)
            case requests.Undo():
                self._undo(asked.n)
                return answers.UndoAnswer(**self._status(asked))
            case requests.Best():
                return best(self._going_on, asked)
            case requests.Evaluate():
                if asked.seat is not None:
                    check_seat(self._game, asked.seat)
                return evaluate(self._game, asked)
            case requests.Position():
                return self._position(asked)
            case requests.OutcomeOf():
                return self._outcome(asked)
        self.over = True
        return answers.QuitAnswer(id=asked.id)

    @property
    def _game(self) -> AnyMatch:
        """The game. Raises ``Fault`` where none was begun."""
        if self._match is None:
            raise Fault(FaultCode.NO_GAME, _("No game was begun yet."))
        return self._match

    @property
    def _going_on(self) -> AnyMatch:
        """The game. Raises ``Fault`` where it has ended, or none was begun."""
        if self._game.outcome is not None:
            raise Fault(FaultCode.GAME_OVER, _("The game has ended."))
        return self._game

    def _status(self, asked: requests.Request) -> dict[str, Any]:
        match = self._game
        over = match.outcome is not None
        return {
            "id": asked.id,
            "game": match.game.id,
            "seats": len(match.seats),
            "played": len(match.moves),
            "turn": match.state.turn,
            "active": match.state.active,
            "to_move": None if over else match.to_move,
            "over": over,
        }

    def _view(self, asked: requests.View) -> answers.Answer:
        match = self._game
        seat = asked.seat
        if "seat" not in asked.model_fields_set:
            seat = match.to_move if self._eyes is None else self._eyes
        if seat is not None:
            check_seat(match, seat)
        return answers.ViewAnswer(id=asked.id, seat=seat, view=view_document(match.view(seat)))

    def _legal(self, asked: requests.Legal) -> answers.Answer:
        match, state = self._game, self._game.state
        write = match.game.write_move
        over = match.outcome is not None
        return answers.LegalAnswer(
            id=asked.id,
            seat=None if over else match.to_move,
            moves=() if over else tuple(map(write, match.game.legal_moves(state))),
            table=() if over else tuple(map(write, match.game.table_moves(state))),
        )

    def _played(self, texts: list[str]) -> tuple[str, ...]:
        """Play moves and return them as the game writes them. Raises ``Fault``."""
        match = self._going_on
        game, trial = match.game, match.game.copy(match.state)
        moves = []
        for number, text in enumerate(texts):
            place = "move" if len(texts) == 1 else f"moves.{number}"
            if game.outcome(trial) is not None:
                raise Fault(FaultCode.GAME_OVER, _("The game has ended before this move."), place)
            try:
                moves.append(game.read_move(text))
            except ValueError as bad:
                raise Fault(FaultCode.NO_MOVE, whole(bad), place) from None
            try:
                game.apply(trial, moves[-1])
            except ValueError as bad:
                raise Fault(FaultCode.ILLEGAL_MOVE, whole(bad), place) from None
        for move in moves:
            match.play(move)
        return tuple(map(game.write_move, moves))

    def _undo(self, n: int) -> None:
        match = self._game
        played = len(match.moves)
        if n > played:
            text = ngettext("Only {n} move was played.", "Only {n} moves were played.", played)
            raise Fault(FaultCode.NOTHING_TO_UNDO, text.format(n=played), "n")
        match.take_back_to(played - n)

    def _position(self, asked: requests.Position) -> answers.Answer:
        match = self._game
        text = match.game.write_position(match.state)
        return answers.PositionAnswer(id=asked.id, game=match.game.id, position=text)

    def _outcome(self, asked: requests.OutcomeOf) -> answers.Answer:
        outcome = self._game.outcome
        return answers.OutcomeAnswer(
            id=asked.id,
            over=outcome is not None,
            ending=None if outcome is None else str(outcome.ending),
            results=None if outcome is None else outcome.results,
        )


def _hello(asked: requests.Hello) -> answers.Answer:
    games = tuple(
        answers.GameTold(
            id=game,
            levels=tuple(level.id for level in levels_of(game)),
            judged=is_judged(game),
            decks=table_of(game).decks(),
        )
        for game in TABLES
    )
    return answers.HelloAnswer(
        id=asked.id, protocol=VERSION, program=PROGRAM, version=__version__, games=games
    )
