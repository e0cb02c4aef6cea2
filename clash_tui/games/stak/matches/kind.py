"""How Stak Bots is kept and told, for whatever plays, saves and counts games of any kind."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from clash_tui.base.i18n import _
from clash_tui.base.wording import all_of, in_row
from clash_tui.games.stak.matches.saved import SavedOutcome, SavedStak
from clash_tui.games.stak.rules import LETTERS, Outcome, StakBots, events
from clash_tui.games.stak.words.names import ending_words
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match

if TYPE_CHECKING:
    from clash_tui.records import GameResult


class _Stak:
    """Games of two to six seats; nothing of theirs lies outside their files."""

    id = "stak-bots"

    def pieces(self) -> None:
        """Return nothing: a file holds its whole deck."""

    def what_changed(self, saved: SavedStak, pieces: None) -> str | None:
        """Say nothing: nothing can have changed."""
        return None

    def documents(self) -> tuple[type[Any], ...]:
        """Return the form of its files."""
        return (SavedStak,)

    def document_of(self, match: Match[Any, Any, Any]) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a match's file, and what stands in it."""
        outcome = match.state.outcome
        own = {
            "setup": match.setup,
            "outcome": None if outcome is None else SavedOutcome(**outcome._asdict()),
        }
        return SavedStak, own

    def rules(self, saved: SavedStak, pieces: None) -> StakBots:
        """Return the rules."""
        return StakBots()

    def begin(self, saved: SavedStak, pieces: None) -> Match[Any, Any, Any]:
        """Begin a game again."""
        return Match(StakBots(), saved.setup, saved.seats)

    def is_moot(self, move: Any, state: Any) -> bool:
        """No question of an older version is asked no more."""
        return False

    def way_of(self, way: Any) -> tuple[type[Any], dict[str, Any]]:
        """Refuse: it has no preparations."""
        raise TypeError("Stak Bots is not prepared")

    def restore_way(self, saved: Any, pieces: None) -> Any:
        """Refuse: it has no preparations."""
        raise TypeError("Stak Bots is not prepared")

    def result(self, match: Match[Any, Any, Any]) -> str:
        """Say in one line how a game ended, or that it goes on."""
        outcome = match.state.outcome
        return _("not finished") if outcome is None else _told(outcome, match.names)

    def ending(self, saved: SavedStak) -> str | None:
        """Say in one sentence how a saved game ended; None while it goes on."""
        if saved.outcome is None:
            return None
        return _told(Outcome(saved.outcome.ending, saved.outcome.results), saved.names)

    def ends_as(self, saved: SavedStak, outcome: Outcome) -> bool:
        """Say whether a file tells of this outcome."""
        kept = saved.outcome
        return kept is not None and (kept.ending, kept.results) == tuple(outcome)

    def write_replay(self, match: Match[Any, Any, Any], saved: SavedStak) -> str:
        """Tell a game again as plain text; one that goes on shows nothing hidden."""
        teller = Teller(match.names)
        over = match.outcome is not None
        lines = [in_row(match.names)]
        for told in (match.opening, *match.history):
            for event, _state in told:
                text = teller.tell(event if over else events.seen_by(event, None))
                if text is not None:
                    lines.append(text)
        return "\n".join(lines) + "\n"

    def results(
        self, match: Match[Any, Any, Any], game: str, ended: datetime
    ) -> tuple[GameResult, ...]:
        """Return what goes on record: a row for each person."""
        from clash_tui.records import GameResult

        outcome = match.state.outcome
        if outcome is None:
            raise ValueError("the game is not finished")
        rows = []
        for seat, sits in enumerate(match.seats):
            if not sits.is_person:
                continue
            others = [name for place, name in enumerate(match.names) if place != seat]
            rows.append(
                GameResult(
                    game=game,
                    side=LETTERS[seat],
                    ended=ended,
                    kind="stak",
                    player=sits.name,
                    opponent=in_row(others)[:_LONGEST],
                    result=outcome.results[seat],
                    turns=match.state.turn,
                    ending=str(outcome.ending),
                    taken_back=match.taken_back,
                )
            )
        return tuple(rows)

    def game_title(self, result: GameResult) -> str:
        """Say in a few words what kind of game it was."""
        return _("Stak Bots")

    def deck_title(self, result: GameResult) -> str:
        """Return nothing: all play with one deck."""
        return ""


_LONGEST = 100


def _told(outcome: Outcome, names: tuple[str, ...]) -> str:
    why = ending_words(str(outcome.ending))
    if outcome.winner is not None:
        return _("{name} wins: {why}").format(name=names[outcome.winner], why=why)
    drawn = all_of(names[seat] for seat in outcome.drawn)
    return _("A draw of {names}: {why}").format(names=drawn, why=why)


KIND = _Stak()
