"""Who sits at the table: a tuple of seats, each with a name and with who decides for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from clash_tui.base.player_names import title_of


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at this keyboard."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that plays.

    Attributes:
        id: Which one.
        level: How well it plays, by an id; empty for one that has no levels.
    """

    id: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Script:
    """A list of moves that are played one after the other, whenever the seat must decide.

    Where it is at its end, or its next move cannot be played, whoever is at the keyboard decides.

    Attributes:
        moves: The moves as text.
    """

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """Nobody: the rules of the game say what happens, and never ask."""


Sitter: TypeAlias = Person | Program | Script | Rules


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat at the table.

    Attributes:
        name: The player's name as files have it: what the player wrote, or an id.
        sits: Who decides there.
    """

    name: str
    sits: Sitter = field(default_factory=Person)

    @property
    def title(self) -> str:
        """The player's name as it is shown."""
        return title_of(self.name)

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard sits there."""
        return isinstance(self.sits, Person)


def seated(names: Iterable[str | Seat], sitters: Iterable[Sitter] = ()) -> tuple[Seat, ...]:
    """Return the seats of a table; a name alone is that of a person.

    Args:
        names: The players' names, or their seats.
        sitters: Who sits there, one for each name; empty where it is people, or seats are given.

    Raises ``ValueError`` where there are more names than sitters, or fewer.
    """
    names = tuple(names)
    sitters = tuple(sitters)
    if not sitters:
        return tuple(each if isinstance(each, Seat) else Seat(each) for each in names)
    return tuple(Seat(str(name), sits) for name, sits in zip(names, sitters, strict=True))


def sitters_of(seats: Iterable[Seat]) -> tuple[Sitter, ...]:
    """Return who sits at each seat; nothing where it is people on all of them."""
    seats = tuple(seats)
    return () if all(each.is_person for each in seats) else tuple(each.sits for each in seats)


def lone_person(seats: Iterable[Seat]) -> int | None:
    """Return the one seat at which a person sits; None where there are more, or none."""
    people = [place for place, each in enumerate(seats) if each.is_person]
    return people[0] if len(people) == 1 else None
