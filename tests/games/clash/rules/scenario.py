"""Rules scenarios: the text files in tests/games/clash/scenarios/, read and played.

How a scenario is written stands in tests/games/clash/scenarios/README.md.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    BadMove,
    BadPosition,
    Edition,
    IllegalMove,
    Setup,
    State,
    apply,
    initial_state,
    legal_moves,
    read_move,
    read_position,
    table_moves,
    to_move,
    view,
    write_move,
    write_position,
)
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from tests.games.clash.rules.told import fits, tell, without_details

FOLDER = Path(__file__).parents[1] / "scenarios"
BOTH = "both-editions"
_DEAL = re.compile(
    r"deal (?P<edition>\S+)\s+(?P<a>deck-\d)\s+(?P<b>deck-\d)\s+seed (?P<seed>\d+)"
    r"(\s+(?P<first>[AB]) first)?"
)


class BadScenario(ValueError):
    """A scenario is wrongly written; the message names the file and the line."""


class Failed(AssertionError):
    """The game does not do what the scenario says."""


@dataclass
class Step:
    line: int
    sign: str
    """> a move, * an event, ? a question, -- a position."""
    text: str


@dataclass
class Scenario:
    file: Path
    line: int
    title: str
    start: str
    start_line: int
    steps: list[Step] = field(default_factory=list)

    @property
    def id(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", self.title.lower()).strip("-")

    @property
    def rules(self) -> tuple[int, ...]:
        words = self.title.split()
        numbers = []
        while words and (found := re.fullmatch(r"R(\d+)", words[0])):
            numbers.append(int(found[1]))
            words.pop(0)
        return tuple(numbers)

    @property
    def editions(self) -> tuple[Edition, ...]:
        words = self.start.removeprefix("deal ").split()
        return tuple(Edition) if words[:1] == [BOTH] else (Edition(words[0]),)

    def place(self, line: int) -> str:
        return f"{self.file.name}:{line}"


# -- reading -----------------------------------------------------------------------------------


def read_scenarios(file: Path) -> list[Scenario]:
    """Read one file. Raises ``BadScenario``."""
    found: list[Scenario] = []
    for line, sign, text in _lines(file):
        if sign == "==":
            found.append(Scenario(file, line, text, "", 0))
        elif not found:
            raise BadScenario(f"{file.name}:{line}: a scenario begins with == and its title")
        else:
            _take(found[-1], line, sign, text)
    for scenario in found:
        _check(scenario)
    titles = [scenario.id for scenario in found]
    for scenario in found:
        if titles.count(scenario.id) > 1:
            raise BadScenario(f"{scenario.place(scenario.line)}: this title is there twice")
    return found


def _lines(file: Path) -> Iterator[tuple[int, str, str]]:
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        text = text.strip()
        if not text or text.startswith("#"):
            continue
        sign = re.match(r"==|--|[>*?](?= )", text)
        yield line, sign[0] if sign else "", text[sign.end() :].strip() if sign else text


def _take(scenario: Scenario, line: int, sign: str, text: str) -> None:
    """Add one line to a scenario."""
    if sign:
        scenario.steps.append(Step(line, sign, text))
    elif not scenario.steps:
        scenario.start_line = scenario.start_line or line
        scenario.start += f"{text}\n"
    elif scenario.steps[-1].sign == "--":
        scenario.steps[-1].text += f"{text}\n"
    else:
        raise BadScenario(f"{scenario.place(line)}: a line here begins with > * ? or --")


def _check(scenario: Scenario) -> None:
    if not scenario.rules:
        raise BadScenario(f"{scenario.place(scenario.line)}: a title begins with a rule, like R20")
    if not scenario.start:
        raise BadScenario(f"{scenario.place(scenario.line)}: the scenario has no position")
    first = scenario.start.removeprefix("deal ").split()[0]
    if first not in (BOTH, *Edition):
        raise BadScenario(f"{scenario.place(scenario.start_line)}: there is no edition {first}")
    moved = False
    expects = False
    for step in scenario.steps:
        moved = moved or step.sign == ">"
        expects = expects or step.sign != ">" or " ! " in step.text
        if step.sign == "*" and not moved:
            raise BadScenario(f"{scenario.place(step.line)}: no move was made that could tell this")
        if step.sign == "--" and not step.text:
            raise BadScenario(f"{scenario.place(step.line)}: the expected position is missing")
    if not expects:
        raise BadScenario(f"{scenario.place(scenario.line)}: the scenario expects nothing")
    if scenario.steps[-1].sign == ">" and " ! " not in scenario.steps[-1].text:
        raise BadScenario(
            f"{scenario.place(scenario.steps[-1].line)}: nothing is expected of the last move"
        )


# -- playing -----------------------------------------------------------------------------------


def play(scenario: Scenario, edition: Edition, catalog: Catalog) -> None:
    """Play a scenario. Raises ``Failed`` where the game does something else."""
    state = _start(scenario, edition, catalog)
    told: list[str] = []
    next_event = 0
    for step in scenario.steps:
        place = scenario.place(step.line)
        if step.sign == ">":
            told, next_event = _move(state, step.text, place), 0
        elif step.sign == "*":
            next_event = _event(told, next_event, step.text, place)
        elif step.sign == "?":
            _question(state, step.text, place)
        else:
            _position(state, step.text.replace(BOTH, edition), place)


def _start(scenario: Scenario, edition: Edition, catalog: Catalog) -> State:
    text = scenario.start.replace(BOTH, edition, 1)
    if text.startswith("deal "):
        deal = _DEAL.fullmatch(text.strip())
        if deal is None:
            raise BadScenario(
                f"{scenario.place(scenario.start_line)}: "
                "a deal reads like “deal starter-kit  deck-1 deck-2  seed 7  A first”"
            )
        return initial_state(
            Setup(
                edition=edition,
                decks=(catalog.deck(deal["a"]).cards, catalog.deck(deal["b"]).cards),
                seed=int(deal["seed"]),
                first=PLAYER_LETTERS.index(deal["first"]) if deal["first"] else None,
            ),
            catalog,
        )
    try:
        # With the lines above it kept empty, the fault names the line of the file.
        return read_position("\n" * (scenario.start_line - 1) + text, catalog)
    except BadPosition as bad:
        raise BadScenario(f"{scenario.place(scenario.start_line)}: {bad}") from None


def _move(state: State, text: str, place: str) -> list[str]:
    written, refused, reason = (part.strip() for part in text.partition(" ! "))
    try:
        move = read_move(written)
    except BadMove as bad:
        raise BadScenario(f"{place}: {bad}") from None
    before = _write(state)
    told: list[str] = []
    try:
        apply(state, move, lambda event, now: told.append(tell(event, now)))
    except IllegalMove as illegal:
        if not refused:
            raise Failed(f"{place}: {written} was refused: {illegal}") from None
        if reason not in str(illegal):
            raise Failed(f"{place}: refused because {illegal!s}, not because {reason}") from None
        if _write(state) != before:
            raise Failed(
                f"{place}: the refused move changed the position\n" + _diff(before, _write(state))
            ) from None
    else:
        if refused:
            raise Failed(f"{place}: {written} should be refused because {reason}, but was played")
    return told


def _event(told: list[str], start: int, text: str, place: str) -> int:
    """Look for an expected event; return where to look for the next one."""
    if text.startswith("never "):
        never = text.removeprefix("never ")
        if any(never in line or never in without_details(line) for line in told):
            raise Failed(f"{place}: “{never}” must not happen, but does:\n" + _listed(told))
        return start
    for index in range(start, len(told)):
        if fits(text, told[index]):
            return index + 1
    raise Failed(f"{place}: “{text}” is not told (any more) in:\n" + _listed(told))


def _listed(told: list[str]) -> str:
    return "\n".join(f"  {line}" for line in told)


def _question(state: State, text: str, place: str) -> None:
    asked, colon, answer = (part.strip() for part in text.partition(":"))
    if not colon:
        raise BadScenario(f"{place}: a question reads like “moves: attack, troll upper”")
    match asked.split():
        case ["to", "move"]:
            expected, found = [answer], [PLAYER_LETTERS[to_move(state)]]
        case ["table"]:
            expected, found = _list(answer), [write_move(move) for move in table_moves(state)]
        case ["moves"]:
            expected, found = _list(answer), [write_move(move) for move in legal_moves(state)]
        case ["moves", "of", card]:
            moves = [write_move(move) for move in legal_moves(state)]
            expected, found = _list(answer), [move for move in moves if move.split()[0] == card]
        case _:
            raise BadScenario(f"{place}: nothing is known of “{asked}”")
    if sorted(expected) != sorted(found):
        raise Failed(
            f"{place}: {asked}\n" + _diff("\n".join(sorted(expected)), "\n".join(sorted(found)))
        )


def _list(answer: str) -> list[str]:
    return [] if answer == "none" else [part.strip() for part in answer.split(",")]


def _write(state: State) -> str:
    return write_position(view(state, None, all_open=True))


def _position(state: State, expected: str, place: str) -> None:
    """Compare the position with the expected one, as far as that one goes into detail."""
    found = _write(state)
    if "^" not in expected:
        found = found.replace("^", "")
    if "then " not in expected:
        found = re.sub(r"^then .*\n", "", found, flags=re.MULTILINE)
    head = expected.splitlines()[0]
    if not re.search(r"mana \d+/", head):
        found = re.sub(r"(mana \d+)/\d+", r"\1", found, count=1)
    if "played" not in head:
        found = re.sub(r"  played \d+$", "", found, count=1, flags=re.MULTILINE)
    if _plain(found) != _plain(expected):
        raise Failed(f"{place}: another position\n" + _diff(_plain(expected), _plain(found)))


def _plain(position: str) -> str:
    return "\n".join("  ".join(line.split()) for line in position.splitlines())


def _diff(expected: str, found: str) -> str:
    """Both texts line by line: - expected, + found."""
    return "\n".join(
        line.rstrip() for line in difflib.ndiff(expected.splitlines(), found.splitlines())
    )
