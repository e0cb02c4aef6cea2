"""What results amount to: for each player, for each deck, and game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from clash_tui.base.player_names import title_of
from clash_tui.records.result import GameResult, Result
from clash_tui.records.titles import deck_title


@dataclass(frozen=True, slots=True)
class Score:
    """The games of one player, or with one deck.

    A streak is of clean wins: a draw ends it, and so does a win with turns taken back.

    Attributes:
        name: The player or the deck.
        results: Their results, the oldest first.
    """

    name: str
    results: tuple[GameResult, ...]

    @property
    def games(self) -> int:
        """How many games ended."""
        return len(self.results)

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return self._count("won")

    @property
    def draws(self) -> int:
        """How many of them were drawn (R91)."""
        return self._count("drawn")

    @property
    def losses(self) -> int:
        """How many of them were lost."""
        return self._count("lost")

    @property
    def helped_wins(self) -> int:
        """How many wins had turns taken back."""
        return sum(each.result == "won" and each.taken_back > 0 for each in self.results)

    @property
    def win_rate(self) -> float:
        """Which part of the games was won, 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def average_turns(self) -> float:
        """How many turns a game took, both players' counted."""
        return sum(each.turns for each in self.results) / self.games if self.games else 0.0

    @property
    def longest_streak(self) -> int:
        """The most games that were won one after the other."""
        return max(self._streaks())

    @property
    def present_streak(self) -> int:
        """How many games were won since the last one that was not."""
        return self._streaks()[-1]

    def _streaks(self) -> list[int]:
        """Return how long the streak was before the first game and after each."""
        streaks = [0]
        for each in self.results:
            clean = each.result == "won" and not each.taken_back
            streaks.append(streaks[-1] + 1 if clean else 0)
        return streaks

    def _count(self, result: Result) -> int:
        return sum(each.result == result for each in self.results)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game that ended.

    Attributes:
        sides: How it ended for each player of whom that is known, A first.
    """

    sides: tuple[GameResult, ...]

    @property
    def first(self) -> GameResult:
        """What is known of its first player, and of the game."""
        return self.sides[0]

    @property
    def winner(self) -> str | None:
        """The name of the winner; None for a draw.

        It is empty for the solo opponent, and where one of several others has won.
        """
        if self.drawn:
            return None
        # Whoever has no row is no person.
        other = self.first.opponent if self.first.seats == 2 else ""
        return title_of(next(iter(self.winners), other))

    @property
    def drawn(self) -> tuple[str, ...]:
        """The names of the people whose draw it was, the first seat first."""
        return tuple(each.player for each in self.sides if each.result == "drawn")

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the people who have won, the first seat first."""
        return tuple(each.player for each in self.sides if each.result == "won")

    @property
    def hints(self) -> int:
        """How many hints were asked for, as far as they were counted."""
        return max(side.hints or 0 for side in self.sides)

    @property
    def taken_back(self) -> int:
        """How many turns were taken back."""
        return sum(side.taken_back for side in self.sides)


def scores_by_player(results: Iterable[GameResult]) -> tuple[Score, ...]:
    """Sum results up for each name, the one with most games first."""
    return _scores(results, lambda result: title_of(result.player))


def scores_by_deck(results: Iterable[GameResult]) -> tuple[Score, ...]:
    """Sum results up for each deck, the one with most games first; games without decks left out."""
    return _scores((each for each in results if deck_title(each)), deck_title)


def games_of(results: Iterable[GameResult]) -> tuple[PlayedGame, ...]:
    """Put the results of each game together, the game that ended last first."""
    games: dict[str, list[GameResult]] = {}
    for result in results:
        games.setdefault(result.game, []).append(result)
    played = (
        PlayedGame(tuple(sorted(sides, key=lambda each: each.side))) for sides in games.values()
    )
    return tuple(sorted(played, key=lambda game: game.first.ended, reverse=True))


def _scores(
    results: Iterable[GameResult], name_of: Callable[[GameResult], str]
) -> tuple[Score, ...]:
    by_name: dict[str, list[GameResult]] = {}
    for result in sorted(results, key=lambda each: (each.ended, each.game, each.side)):
        by_name.setdefault(name_of(result), []).append(result)
    scores = [Score(name, tuple(each)) for name, each in by_name.items()]
    return tuple(sorted(scores, key=lambda score: (-score.games, score.name)))
