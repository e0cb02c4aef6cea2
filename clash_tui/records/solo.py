"""How solo games ended: by level and options, and the deal of a day."""

from collections.abc import Iterable
from datetime import date
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from clash_tui.records.result import GameResult

_MOST = 10**9
"""More games, or turns, than anybody has."""
_Count = Annotated[int, Field(strict=True, ge=0, le=_MOST)]
_Turns = Annotated[int, Field(strict=True, ge=1, le=_MOST)]


class SoloScore(BaseModel):
    """How games ended.

    Attributes:
        wins: How many were won, without taking a turn back.
        losses: How many were lost.
        helped: How many were won with turns taken back after cards had been shown.
        fewest_turns: The turns of the shortest game won, both players' counted; None before a win.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    wins: _Count = 0
    losses: _Count = 0
    helped: _Count = 0
    fewest_turns: _Turns | None = None

    @property
    def played(self) -> int:
        """How many games ended."""
        return self.wins + self.losses + self.helped


class DayResult(BaseModel):
    """How the deal of a day ended.

    Attributes:
        day: The day.
        won: Whether the first game of that deal was won; repeats do not change it.
        turns: The turns of that game, both players' counted.
        repeats: How many more games of the deal ended.
        taken_back: How many turns were taken back in the first game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    day: Annotated[date, Field(strict=True)]
    won: StrictBool
    turns: _Turns
    repeats: _Count = 0
    taken_back: _Count = 0


Scores: TypeAlias = dict[tuple[str, str], SoloScore]
"""The score of each level with each combination of options."""

Days: TypeAlias = dict[date, DayResult]
"""How the deal of each day ended."""


def score_of(results: Iterable[GameResult]) -> SoloScore:
    """Count games."""
    score = SoloScore()
    for each in results:
        won = each.result == "won"
        clean = won and not each.taken_back
        one = SoloScore(
            wins=int(clean),
            losses=int(not won),
            helped=int(won and not clean),
            fewest_turns=each.turns if clean else None,
        )
        score = added(score, one)
    return score


def added(one: SoloScore, other: SoloScore) -> SoloScore:
    """Put the games of two scores together."""
    return SoloScore(
        wins=one.wins + other.wins,
        losses=one.losses + other.losses,
        helped=one.helped + other.helped,
        fewest_turns=_fewer(one, other),
    )


def joined(one: SoloScore, other: SoloScore) -> SoloScore:
    """Put two counts of the same games together, each of which may have missed some."""
    return SoloScore(
        wins=max(one.wins, other.wins),
        losses=max(one.losses, other.losses),
        helped=max(one.helped, other.helped),
        fewest_turns=_fewer(one, other),
    )


def scores_with(scores: Scores, games: Iterable[GameResult]) -> Scores:
    """Join the scores that were kept with those of games, some of which they have counted."""
    by_place: dict[tuple[str, str], list[GameResult]] = {}
    for each in games:
        if each.level is not None and each.options is not None:
            by_place.setdefault((each.level, each.options), []).append(each)
    counted = {place: score_of(each) for place, each in by_place.items()}
    return {
        place: joined(scores.get(place, SoloScore()), counted.get(place, SoloScore()))
        for place in sorted({*scores, *counted})
    }


def days_with(days: Days, games: Iterable[GameResult]) -> Days:
    """Join the results of days that were kept with games; the first game of a day stands."""
    by_day: dict[date, list[GameResult]] = {}
    for each in games:
        if each.day is not None:
            by_day.setdefault(each.day, []).append(each)
    every = dict(days)
    for day, played in by_day.items():
        now = day_result_of(played)
        if now is None:
            continue
        kept = every.get(day, now)
        every[day] = kept.model_copy(update={"repeats": max(kept.repeats, now.repeats)})
    return every


def day_result_of(results: Iterable[GameResult]) -> DayResult | None:
    """Return how the deal of a day ended, from all its games; None if there is none."""
    in_order = sorted(results, key=lambda each: (each.ended, each.game))
    if not in_order or in_order[0].day is None:
        return None
    first = in_order[0]
    return DayResult(
        day=in_order[0].day,
        won=first.result == "won",
        turns=first.turns,
        repeats=len(in_order) - 1,
        taken_back=first.taken_back,
    )


def _fewer(one: SoloScore, other: SoloScore) -> int | None:
    turns = [each.fewest_turns for each in (one, other) if each.fewest_turns is not None]
    return min(turns, default=None)
