"""Positions as text: the language of rules tests, puzzles and bug reports.

::

    starter-kit  turn 5  A summoning  mana 4/7  played 2
    A Bastion  troll baron | boom brute^ carapace
    B Fort     | ? ? zombie^
    upper  zombie baron:2  ||  ogre*
    lower  ||  troll!+1

``|`` is the Stronghold in the hand, ``?`` a card not seen, ``^`` a card the opponent has seen.
Nearest the Bridge stands next to ``||``; ``:2`` damage, ``*`` arrived this turn, ``!`` struck,
``+1`` gained by Sprint. A position that waits for a decision has further lines: ``casting boom``,
``return B: ogre shaman``, ``window ogre``, ``draw offered by A``, and ``then end; open lower``,
the agenda with the next step last. ``outcome A fort-fell`` ends a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from clash_tui.cards import Card, Catalog
from clash_tui.cards.catalog import UnknownCard
from clash_tui.game.agenda_text import read_step
from clash_tui.game.piece import Piece
from clash_tui.game.state import Creature, Lane, Outcome, ReturnChoice, Side, State, Window
from clash_tui.game.view import CreatureView, PendingKind, PendingView, SideView, View
from clash_tui.game.words import LANE_NAMES, PLAYER_LETTERS, Edition, Ending, Phase
from clash_tui.i18n import _

T = TypeVar("T")


class BadPosition(ValueError):
    """A text is no position; the message is one sentence that names the line and the reason."""


# -- writing -----------------------------------------------------------------------------------


def write_position(view: View) -> str:
    """Write what a view shows. With ``all_open`` nothing of the state is lost."""
    head = f"{view.edition}  turn {view.turn}  {PLAYER_LETTERS[view.active]} {view.phase}"
    head += f"  mana {view.mana}/{view.mana_gained}"
    if view.played:
        head += f"  played {view.played}"
    lines = [head]
    lines += [_write_hand(side) for side in view.sides]
    for lane, name in enumerate(LANE_NAMES):
        left = [_write_creature(creature) for creature in reversed(view.sides[0].lanes[lane])]
        right = [_write_creature(creature) for creature in view.sides[1].lanes[lane]]
        lines.append(
            "  ".join(part for part in (name, " ".join(left), "||", " ".join(right)) if part)
        )
    if view.casting is not None:
        lines.append(f"casting {view.casting.id}")
    if view.pending is not None:
        lines.append(_write_pending(view, view.pending))
    if view.agenda:
        lines.append("then " + "; ".join(view.agenda))
    if view.outcome is not None:
        winner = view.outcome.winner
        who = "draw" if winner is None else PLAYER_LETTERS[winner]
        lines.append(f"outcome {who} {view.outcome.ending}")
    return "\n".join(lines) + "\n"


def _write_hand(side: SideView) -> str:
    words = [
        "?" if held.card is None else held.card.id + ("^" if held.seen else "")
        for held in side.hand
    ]
    words.insert(side.place, "|")
    up = "Fort" if side.fort else "Bastion"
    return f"{PLAYER_LETTERS[side.player]} {up:<7}  " + " ".join(words)


def _write_creature(creature: CreatureView) -> str:
    text = creature.card.id
    if creature.damage:
        text += f":{creature.damage}"
    if creature.arrived:
        text += "*"
    if creature.struck:
        text += "!"
    if creature.bonus:
        text += f"+{creature.bonus}"
    return text


def _write_pending(view: View, pending: PendingView) -> str:
    if pending.kind is PendingKind.DRAW:
        text = f"draw offered by {PLAYER_LETTERS[1 - pending.player]}"
        if view.interrupted is not None:
            text += "\n" + _write_pending(view, view.interrupted)
        return text
    if pending.kind is PendingKind.RETURN_ORDER:
        cards = " ".join(card.id for card in pending.cards)
        return f"return {PLAYER_LETTERS[pending.player]}: {cards}"
    if pending.next_creature is None:
        return "window"
    creature = view.creature(pending.next_creature)
    return "window" if creature is None else f"window {creature.card.id}"


# -- reading -----------------------------------------------------------------------------------

_HEAD = re.compile(
    r"(?P<edition>[a-z-]+)\s+turn\s+(?P<turn>\d{1,4})\s+(?P<active>[AB])\s+(?P<phase>[a-z]+)"
    r"\s+mana\s+(?P<mana>\d{1,4})(/(?P<gained>\d{1,4}))?(\s+played\s+(?P<played>\d{1,4}))?"
)
_CREATURE = re.compile(
    r"(?P<card>[a-z0-9-]+)(:(?P<damage>\d{1,4}))?(?P<arrived>\*)?(?P<struck>!)?"
    r"(\+(?P<bonus>\d{1,4}))?"
)


def read_position(text: str, catalog: Catalog) -> State:
    """Read a position in which every card is known. Raises ``BadPosition``."""
    return _Reader(catalog).read(text)


class _Reader:
    """Reads one position; cards are numbered in the order in which the text names them."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.pieces: list[Piece] = []
        self.owned: tuple[list[Piece], list[Piece]] = ([], [])
        self.seen = 0
        self.line = 0

    def read(self, text: str) -> State:
        rows = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if len(rows) < 5:
            raise BadPosition(_("A position has at least five lines: head, A, B, upper, lower."))
        head = self._at(rows[0], self._head)
        sides = (self._at(rows[1], self._hand, 0), self._at(rows[2], self._hand, 1))
        for lane in (0, 1):
            self._at(rows[3 + lane], self._lanes, sides, lane)
        state = State(Edition(head["edition"]), (), sides)
        state.turn = int(head["turn"])
        state.active = PLAYER_LETTERS.index(head["active"])
        state.phase = Phase(head["phase"])
        state.mana = int(head["mana"])
        state.gained = int(head["gained"] or head["mana"])
        state.played = int(head["played"] or 0)
        for row in rows[5:]:
            self._at(row, self._further, state)
        state.pieces = tuple(self.pieces)
        state.seen = self.seen
        return state

    def _at(self, row: tuple[int, str], read: Callable[..., T], *more: object) -> T:
        """Read one line, remembering its number for whoever finds fault with it."""
        self.line, text = row
        return read(text, *more)

    def _fault(self, reason: str) -> BadPosition:
        return BadPosition(_("Line {line}: {reason}.").format(line=self.line, reason=reason))

    def _head(self, text: str) -> re.Match[str]:
        found = _HEAD.fullmatch(text)
        if found is None:
            raise self._fault(_("the head reads like “starter-kit  turn 5  A summoning  mana 4/7”"))
        if found["edition"] not in list(Edition):
            raise self._fault(_("there is no edition {name}").format(name=found["edition"]))
        if found["phase"] not in list(Phase):
            raise self._fault(_("there is no phase {name}").format(name=found["phase"]))
        return found

    def _piece(self, card_id: str, player: int) -> Piece:
        try:
            card: Card = self.catalog.card(card_id)
        except UnknownCard as unknown:
            raise self._fault(str(unknown).rstrip(".")) from None
        piece = Piece(len(self.pieces), card)
        self.pieces.append(piece)
        self.owned[player].append(piece)
        return piece

    def _hand(self, text: str, player: int) -> Side:
        letter, _blank, rest = text.partition(" ")
        up, _blank, row = rest.strip().partition(" ")
        if letter != PLAYER_LETTERS[player] or up not in ("Bastion", "Fort"):
            raise self._fault(
                _("a hand reads like “{letter} Bastion  troll | boom”").format(
                    letter=PLAYER_LETTERS[player]
                )
            )
        words = row.split()
        if words.count("|") != 1:
            raise self._fault(_("a hand holds the Stronghold, written |, exactly once"))
        side = Side([], place=words.index("|"), fort=up == "Fort")
        for word in words:
            if word == "|":
                continue
            if word == "?":
                raise self._fault(_("a card is not known, so this cannot be played on"))
            piece = self._piece(word.removesuffix("^"), player)
            if word.endswith("^"):
                self.seen |= piece.bit
            side.hand.append(piece)
        return side

    def _lanes(self, text: str, sides: tuple[Side, Side], lane: int) -> None:
        name, _blank, rest = f"{text} ".partition(" ")
        if name != LANE_NAMES[lane] or rest.split().count("||") != 1:
            raise self._fault(
                _("a lane reads like “{lane}  zombie baron:2  ||  ogre*”").format(
                    lane=LANE_NAMES[lane]
                )
            )
        left, _bridge, right = rest.partition("||")
        for word in reversed(left.split()):
            self._creature(word, 0, sides[0].lanes[lane])
        for word in right.split():
            self._creature(word, 1, sides[1].lanes[lane])

    def _creature(self, word: str, player: int, row: Lane) -> None:
        found = _CREATURE.fullmatch(word)
        if found is None:
            raise self._fault(_("“{word}” is no creature").format(word=word))
        piece = self._piece(found["card"], player)
        if not piece.is_creature:
            raise self._fault(_("{card} is an incantation").format(card=piece.id))
        creature = Creature(piece)
        creature.damage = int(found["damage"] or 0)
        creature.arrived = found["arrived"] is not None
        creature.struck = found["struck"] is not None
        creature.bonus = int(found["bonus"] or 0)
        if creature.damage >= piece.health:
            raise self._fault(_("{card} has no health left").format(card=piece.id))
        self.seen |= piece.bit
        row.append(creature)

    def _further(self, text: str, state: State) -> None:
        word, _blank, rest = text.partition(" ")
        try:
            self._decision(word, rest, state)
        except (ValueError, LookupError) as error:
            if isinstance(error, BadPosition):
                raise
            raise self._fault(_("“{text}” is not understood").format(text=text)) from None

    def _decision(self, word: str, rest: str, state: State) -> None:
        if word == "casting":
            state.casting = self._piece(rest, state.active)
            self.seen |= state.casting.bit
        elif word == "return":
            letter, _colon, cards = rest.partition(":")
            player = PLAYER_LETTERS.index(letter)
            pieces = [self._piece(card, player) for card in cards.split()]
            self.seen |= sum(piece.bit for piece in pieces)
            state.pending = ReturnChoice(player, tuple(piece.number for piece in pieces))
        elif word == "window":
            state.pending = Window(self._number(rest, state) if rest else -1)
        elif word == "draw":
            state.draw_offer = PLAYER_LETTERS.index(rest.removeprefix("offered by "))
        elif word == "then":
            state.agenda = [
                read_step(step, lambda card: self._number(card, state)) for step in rest.split(";")
            ]
        elif word == "outcome":
            who, ending = rest.split()
            winner = None if who == "draw" else PLAYER_LETTERS.index(who)
            state.outcome = Outcome(winner, Ending(ending))
        else:
            raise self._fault(_("“{word}” begins no line of a position").format(word=word))

    def _number(self, card_id: str, state: State) -> int:
        """Find a card of the active player by its id."""
        for piece in self.owned[state.active]:
            if piece.id == card_id:
                return piece.number
        raise LookupError(card_id)
