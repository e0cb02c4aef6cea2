"""Reading a position that ``position_text`` wrote, or that a person did."""

from __future__ import annotations

import re
from typing import cast

from clash_tui.base.clean_text import quoted
from clash_tui.base.i18n import _
from clash_tui.base.wording import sentence
from clash_tui.games.protocol import Result
from clash_tui.games.stak.cards.card_version import UnknownVersion
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    BY,
    DAMAGE,
    KNOWN,
    TURNED,
    UP,
    VERSION,
)
from clash_tui.games.stak.rules.position_sense import check_sense
from clash_tui.games.stak.rules.position_text import ASKED_WORDS
from clash_tui.games.stak.rules.state import Options, Outcome, State
from clash_tui.games.stak.rules.table import Table, table_of
from clash_tui.games.stak.rules.words import FEWEST, LETTERS, NOBODY, Ending

MOST_LINES = 60
"""How many lines a position can have; far more than any needs."""

MOST_CARDS = 300
"""How many cards a line can have."""

_SEAT = re.compile(r"(?P<star>\*)?\s*(?P<seat>[A-F])(?:\s+(?P<rest>.*))?")
_CARD = re.compile(
    r"(?P<id>[a-z]+(?:-[a-z0-9]+)+)(?::(?P<damage>[1-9]\d{0,3}))?(?P<attacker>!)?(?P<known>=)?"
    r"(?P<turned>~)?(?:/(?P<by>[A-F]))?"
)
_NUMBER = re.compile(r"\d{1,19}")


class BadPosition(ValueError):
    """A text is no position; the message is one sentence that names the line."""


class _Found:
    """What was read so far."""

    def __init__(self) -> None:
        self.staks: list[list[str]] = []
        self.hands: list[list[str]] = []
        self.out: list[int] = []
        self.active = NOBODY
        self.supply: list[str] = []
        self.heap: list[str] = []
        self.options: dict[str, bool] = {}
        self.lines: dict[str, list[str]] = {}


def read_position(text: str) -> State:
    """Read a position in which every card is open.

    What is not said is as in a first turn in which nothing has happened yet. Raises
    ``BadPosition``.
    """
    found = _Found()
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) > MOST_LINES:
        raise BadPosition(_("The text is too long for a position."))
    for line in lines:
        try:
            _read_line(found, line)
        except ValueError as error:
            raise BadPosition(_sentence(line, str(error))) from error
    if len(found.staks) < FEWEST:
        raise BadPosition(_("A position has a line for each of two to six seats."))
    if found.active == NOBODY:
        raise BadPosition(_("A position has a star before the player whose turn it is."))
    return _made(found)


def _sentence(line: str, reason: str) -> str:
    return _("{line}: {reason}.").format(line=quoted(line), reason=reason)


def _impossible(reason: str) -> str:
    text = _("This cannot be: {reason}").format(reason=reason)
    # With a name that may be meant it ends as a question.
    return text if text.endswith("?") else sentence(text)


def _read_line(found: _Found, line: str) -> None:
    seat = _SEAT.fullmatch(line)
    if seat is not None:
        _read_seat(found, seat)
        return
    word, *rest = line.split()
    if len(rest) > MOST_CARDS:
        raise ValueError(_("it is too long"))
    if word == "supply":
        found.supply = rest
    elif word == "heap":
        found.heap = rest
    elif word == "option" and len(rest) == 1 and rest[0] in Options._fields:
        found.options[rest[0]] = True
    elif word in _REST and _REST[word].fullmatch(" ".join(rest)):
        found.lines[word] = rest
    else:
        raise ValueError(_("no line of a position is like this"))


_REST: dict[str, re.Pattern[str]] = {
    "turn": re.compile(r"[1-9]\d{0,3}"),
    "seed": re.compile(r"\d{1,19} \d{1,6}"),
    "fed": re.compile(""),
    "stopped": re.compile(""),
    "played": re.compile(r"[1-9]\d?"),
    "draw": re.compile("due"),
    "stomps": re.compile("[A-F]"),
    "waits": re.compile("[A-F]( [A-F]){0,5}"),
    "asks": re.compile("[A-F] ((choice|discard) [A-F]|reaction)"),
    "offer": re.compile("[A-F]( [A-F]){1,5}"),
    "over": re.compile(rf"({'|'.join(Ending)})( (won|lost|drawn)){{2,6}}"),
}
"""What stands in the other lines after their first word."""


def _read_seat(found: _Found, seat: re.Match[str]) -> None:
    if seat["seat"] != LETTERS[len(found.staks) : len(found.staks) + 1]:
        raise ValueError(_("the seats stand in their order, each once"))
    if seat["star"]:
        if found.active != NOBODY:
            raise ValueError(_("it is the turn of one player only"))
        found.active = len(found.staks)
    stak_text, _bar, hand_text = (seat["rest"] or "").partition("|")
    stak, hand = stak_text.split(), hand_text.split()
    if len(stak) > MOST_CARDS or len(hand) > MOST_CARDS:
        raise ValueError(_("it is too long"))
    out = 0
    if stak[:1] == ["out"]:
        turn = stak[1] if len(stak) > 1 else "1"
        if len(stak) > 2 or hand or not _NUMBER.fullmatch(turn) or not 0 < int(turn) < 10_000:
            raise ValueError(_("after “out” stands the turn in which the player went out"))
        out, stak = int(turn), []
    found.staks.append(stak)
    found.hands.append(hand)
    found.out.append(out)


def _made(found: _Found) -> State:
    names = [*found.supply, *found.heap]
    for cards in (*found.staks, *found.hands):
        names += [_card_parts(each)["id"] for each in cards]
    try:
        table = table_of(names)
    except UnknownVersion as error:
        raise BadPosition(_impossible(str(error))) from error
    numbers = table.numbers
    seed, shuffles = found.lines.get("seed", ["0", "0"])
    state = State(
        table,
        Options(**found.options),
        [[_in_stak(each, table) for each in reversed(stak)] for stak in found.staks],
        [[_in_hand(each, table) for each in hand] for hand in found.hands],
        [numbers[card] for card in reversed(found.supply)],
        [numbers[card] for card in found.heap],
        found.out,
        int(seed),
        found.active,
        int(found.lines.get("turn", ["1"])[0]),
    )
    state.shuffles = int(shuffles)
    _read_rest(state, found)
    if reason := check_sense(state):
        raise BadPosition(_impossible(reason))
    return state


def _read_rest(state: State, found: _Found) -> None:
    lines = found.lines
    state.fed = "fed" in lines
    state.stopped = "stopped" in lines
    state.played = int(lines.get("played", ["0"])[0])
    state.draw_due = "draw" in lines
    everywhere = [code for cards in (*state.staks, *state.hands) for code in cards]
    state.attacked = state.stopped or any(code & ATTACKER for code in everywhere)
    state.turned = any(code & TURNED for code in everywhere)
    if "stomps" in lines:
        state.target = LETTERS.index(lines["stomps"][0])
    state.waiting = [LETTERS.index(letter) for letter in reversed(lines.get("waits", []))]
    if "asks" in lines:
        who, what, *effect = lines["asks"]
        kinds = {word: kind for kind, word in ASKED_WORDS.items()}
        state.asked, state.asking = LETTERS.index(who), kinds[what]
        state.effect = LETTERS.index(effect[0]) if effect else NOBODY
    if "offer" in lines:
        state.offered, *state.to_agree = [LETTERS.index(letter) for letter in lines["offer"]]
    if "over" in lines:
        ending, *results = lines["over"]
        state.outcome = Outcome(Ending(ending), cast("tuple[Result, ...]", tuple(results)))


def _card_parts(text: str) -> re.Match[str]:
    inside = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    parts = _CARD.fullmatch(inside)
    if parts is None:
        raise BadPosition(_sentence(text, _("a card is written like core-5, core-5:2 or (core-5)")))
    return parts


def _in_stak(text: str, table: Table) -> int:
    parts = _card_parts(text)
    code = table.numbers[parts["id"]] * VERSION
    if not text.startswith("("):
        code |= UP
    code |= ATTACKER if parts["attacker"] else 0
    code |= KNOWN if parts["known"] else 0
    code |= TURNED if parts["turned"] else 0
    if parts["by"]:
        code |= (LETTERS.index(parts["by"]) + 1) * BY
    damage = int(parts["damage"] or 0)
    if (code & UP and code & KNOWN) or (not code & UP and damage):
        reason = _("only a face-up card has damage, only a hidden one is known")
        raise BadPosition(_sentence(text, reason))
    return code + damage * DAMAGE


def _in_hand(text: str, table: Table) -> int:
    parts = _card_parts(text)
    if text.startswith("(") or parts["damage"] or parts["turned"] or parts["by"]:
        raise BadPosition(_sentence(text, _("a card in a hand has no such marks")))
    code = table.numbers[parts["id"]] * VERSION
    return code | (ATTACKER if parts["attacker"] else 0) | (KNOWN if parts["known"] else 0)
