"""What came of many games, counted by whatever may matter for it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from clash_tui.games.protocol import Result
from clash_tui.lab.intervals import wilson
from clash_tui.lab.played import STALL, Played

SEAT_LETTERS = "ABCDEF"
"""What the seats are called."""

FIRST, LATER = "first", "later"
"""The sides: who goes first, and everybody else."""

ALL = ""
"""In place of a level: all of them together."""


@dataclass(slots=True)
class Count:
    """How often something was tried, and how it came out.

    Attributes:
        games: How often; a level that has two seats in a game has tried it twice.
        wins: How often it won.
        draws: How often it drew.
        share: What it has of the wins: those who draw share one.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    share: float = 0.0

    def add(self, result: Result, share: float) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += result == "won"
        self.draws += result == "drawn"
        self.share += share

    @property
    def rate(self) -> float | None:
        """How much of the games it won, a draw being shared; None before the first."""
        return self.share / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the rate truly lies in 95 of 100 cases."""
        return wilson(self.share, self.games)


@dataclass(slots=True)
class CardCount:
    """How decks did that had a card.

    Attributes:
        in_deck: Whatever came of the card.
        opened: Where the card could be played in the first turn by where it lay in the hand.
        played: Where it was played at least once.
    """

    in_deck: Count = field(default_factory=Count)
    opened: Count = field(default_factory=Count)
    played: Count = field(default_factory=Count)


def _counts() -> defaultdict[tuple[str, str], Count]:
    return defaultdict(Count)


@dataclass(slots=True)
class Tally:
    """What came of many games.

    Each table is by a level and by something else; the level ``ALL`` has all games.

    Attributes:
        games: How many were played.
        levels: By the level alone.
        seats: By the letter of the seat.
        sides: By who goes first, ``FIRST`` or ``LATER``.
        against: By the level of the one opponent, where there is one and it is another level.
        decks: By the deck, where decks have names.
        cards: By the card, whichever level had it.
        endings: How often games were over for each reason.
        turns: How often games had so many turns.
        decisions: How many decisions were made in all of them.
        forfeits: How often a level could not go on, for each reason.
    """

    games: int = 0
    levels: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    seats: defaultdict[tuple[str, str], Count] = field(default_factory=_counts)
    sides: defaultdict[tuple[str, str], Count] = field(default_factory=_counts)
    against: defaultdict[tuple[str, str], Count] = field(default_factory=_counts)
    decks: defaultdict[tuple[str, str], Count] = field(default_factory=_counts)
    cards: defaultdict[str, CardCount] = field(default_factory=lambda: defaultdict(CardCount))
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    forfeits: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.endings[played.ending] += 1
        self.turns[played.turns] += 1
        self.decisions += played.decisions
        for level, reason in zip(played.levels, played.forfeits, strict=False):
            if reason:
                self.forfeits[level, reason] += 1
        drawn = played.results.count("drawn")
        for seat, result in enumerate(played.results):
            # The pile has no seat here, and half of a draw with it all the same.
            share = {"won": 1.0, "lost": 0.0, "drawn": 1 / max(drawn, 2)}[result]
            for count in self._counts_of(played, seat):
                count.add(result, share)

    def _counts_of(self, played: Played, seat: int) -> Iterator[Count]:
        """Return where the result of a seat belongs."""
        level, facts = played.levels[seat], played.facts.seats[seat]
        yield self.levels[level]
        side = FIRST if played.facts.first == seat else LATER
        for each in (level, ALL):
            yield self.seats[each, SEAT_LETTERS[seat]]
            yield self.sides[each, side]
            if facts.deck:
                yield self.decks[each, facts.deck]
        if len(played.levels) == 2 and level != played.levels[1 - seat]:
            yield self.against[level, played.levels[1 - seat]]
        for card in facts.cards:
            yield self.cards[card].in_deck
        for card in facts.opened:
            yield self.cards[card].opened
        for card in facts.played:
            yield self.cards[card].played

    @property
    def stalls(self) -> int:
        """How many games were broken off."""
        return self.endings.get(STALL, 0)

    @property
    def decisions_a_turn(self) -> float:
        """How many decisions are made in a turn, those out of turn included."""
        turns = sum(count * each for each, count in self.turns.items())
        return self.decisions / turns if turns else 0.0

    def length(self, share: float) -> int | None:
        """Return how many turns that share of the games had at most; None before the first.

        Args:
            share: From 0 to 1; 0.5 gives the median, 1 the longest game.
        """
        seen = 0
        for turns, count in sorted(self.turns.items()):
            seen += count
            if seen >= share * self.games:
                return turns
        return None


def tallied(games: Iterable[Played]) -> Tally:
    """Count games that were played."""
    tally = Tally()
    for each in games:
        tally.add(each)
    return tally
