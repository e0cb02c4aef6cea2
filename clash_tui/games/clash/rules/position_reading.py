"""Reading positions written as text (see ``position_text``)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Ability, Card, Catalog
from clash_tui.games.clash.cards.catalog import UnknownCard
from clash_tui.games.clash.rules.abilities import JOINS
from clash_tui.games.clash.rules.agenda_text import find_in_play, read_step
from clash_tui.games.clash.rules.champion import IN_PLAY, STATUS_NAMES
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.position_sense import nonsense
from clash_tui.games.clash.rules.position_text import MARKS
from clash_tui.games.clash.rules.state import (
    Creature,
    Fallen,
    Lane,
    Outcome,
    Pile,
    ReturnChoice,
    Side,
    SoloRules,
    State,
    Window,
    begin_state,
    creature_of,
)
from clash_tui.games.clash.rules.words import LANE_NAMES, PLAYER_LETTERS, Edition, Ending, Phase

T = TypeVar("T")


class BadPosition(ValueError):
    """A text is no position; the message is one sentence that names the line and the reason."""


_HEAD = re.compile(
    r"(?P<edition>[a-z-]+)\s+turn\s+(?P<turn>\d{1,4})\s+(?P<active>[AB])\s+(?P<phase>[a-z]+)"
    r"\s+mana\s+(?P<mana>\d{1,4})(/(?P<gained>\d{1,4}))?(\s+played\s+(?P<played>\d{1,4}))?"
)
_CARDS = (
    r"(?P<card>[a-z0-9-]+)(?P<champion>@)?(&(?P<symbiote>[a-z0-9-]+)(?P<joined>@)?)?"
    r"(\((?P<held>[a-z0-9-]+(,[a-z0-9-]+)*)\))?"
)
_CREATURE = re.compile(
    _CARDS + r"(:(?P<damage>\d{1,4}))?(?P<arrived>\*)?(?P<struck>!)?"
    r"(\+(?P<bonus>\d{1,4}))?(?P<marks>[~%=>]*)"
)
_FALLEN = re.compile(_CARDS + r"(/(?P<lane>upper|lower))?(?P<given>(/[a-z-]+)*)")

_SOLO = re.compile(
    r"fixed\s+(?P<fixed>\d{1,2})\s+per\s+(?P<per>\d)\s+resistance\s+(?P<resistance>\d)"
    r"\s+ability\s+(?P<ability>[a-z-]+)\s+seed\s+(?P<seed>\d{1,19})"
    r"(\s+(?P<spent>spent))?(\s+(?P<last>last))?"
)


def read_position(text: str, catalog: Catalog) -> State:
    """Read a position in which every card is known. Raises ``BadPosition``."""
    return _Reader(catalog).read(text)


def _ability(name: str) -> Ability:
    """Return the ability with a name as in data files. Raises ``LookupError``."""
    return Ability[name.upper().replace("-", "_")]


class _Reader:
    """Reads one position; cards are numbered in the order in which the text names them."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.pieces: list[Piece] = []
        self.owned: tuple[list[Piece], list[Piece]] = ([], [])
        self.seen = 0
        self.marked = 0
        self.granted = 0
        """Bit of the ability all creatures of a solo opponent have (R85)."""
        self.given: set[str] = set()
        self.champions: dict[int, tuple[Piece, int]] = {}
        self.line = 0

    def read(self, text: str) -> State:
        rows = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if len(rows) < 5:
            raise BadPosition(_("A position has at least five lines: head, A, B, upper, lower."))
        for row in rows[5:]:
            if row[1].startswith("solo"):
                self._at(row, self._grant)
        head = self._at(rows[0], self._head)
        sides = (self._at(rows[1], self._hand, 0), self._at(rows[2], self._hand, 1))
        for lane in (0, 1):
            self._at(rows[3 + lane], self._lanes, sides, lane)
        state = begin_state(Edition(head["edition"]), (), sides)
        state.turn = int(head["turn"])
        state.active = PLAYER_LETTERS.index(head["active"])
        state.phase = Phase(head["phase"])
        state.mana = int(head["mana"])
        state.gained = int(head["gained"] or head["mana"])
        state.played = int(head["played"] or 0)
        # What is still to happen names cards that other lines may bring.
        for row in sorted(rows[5:], key=lambda row: row[1].split()[0] in ("window", "then")):
            # Whoever looks a card up needs those read so far.
            state.know(tuple(self.pieces))
            self._at(row, self._further, state)
        for player, (piece, status) in self.champions.items():
            sides[player].champion, sides[player].champion_status = piece, status
        state.know(tuple(self.pieces))
        state.present |= self.granted
        state.seen = self.seen
        state.marked = self.marked
        reason = nonsense(state)
        if reason:
            raise BadPosition(_("The position makes no sense: {reason}.").format(reason=reason))
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

    def _piece(self, card_id: str, player: int, champion: bool = False) -> Piece:
        try:
            card: Card = self.catalog.card(card_id)
        except UnknownCard as unknown:
            raise self._fault(str(unknown).rstrip(".")) from None
        piece = Piece(len(self.pieces), card, champion)
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
        if words[:1] == ["pile"]:
            return self._pile(words[1:], up == "Fort", player)
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

    def _pile(self, words: list[str], fort: bool, player: int) -> Side:
        """Read the solo opponent's pile, the top card first, and its discard (R73)."""
        if words.count("discard") != 1:
            raise self._fault(_("a pile reads like “pile ogre troll discard boom”"))
        if "?" in words:
            raise self._fault(_("a card is not known, so this cannot be played on"))
        cut = words.index("discard")
        cards = [self._piece(word.removesuffix("^"), player) for word in words[:cut]]
        self.seen |= sum(
            piece.bit for piece, word in zip(cards, words[:cut], strict=True) if word[-1] == "^"
        )
        side = Side([], fort=fort)
        side.pile = Pile(cards[::-1])
        side.pile.discard = [self._piece(word, player) for word in words[cut + 1 :]]
        self.seen |= sum(piece.bit for piece in side.pile.discard)
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
        creature = self._cards(found, player)
        creature.damage = int(found["damage"] or 0)
        creature.arrived = found["arrived"] is not None
        creature.struck = found["struck"] is not None
        creature.bonus = int(found["bonus"] or 0)
        creature.marks = sum(bit for bit, sign in MARKS if sign in found["marks"])
        self.marked |= creature.marks
        if creature.damage >= creature.body.health:
            raise self._fault(_("{card} has no health left").format(card=creature.piece.id))
        row.append(creature)

    def _cards(self, found: re.Match[str], player: int) -> Creature:
        """Read the cards of a creature: its own, its Symbiote, those it holds (R57, R63)."""
        granted = self.granted if player else 0
        piece = self._piece(found["card"], player, found["champion"] is not None)
        creature = creature_of(piece, granted)
        if found["symbiote"]:
            symbiote = self._piece(found["symbiote"], player, found["joined"] is not None)
            creature.join(symbiote, granted)
            if not symbiote.abilities & JOINS.mask:
                raise self._fault(_("{card} has no Symbiote").format(card=symbiote.id))
        for each in creature.pieces:
            if not each.is_creature:
                raise self._fault(_("{card} is an incantation").format(card=each.id))
            self.seen |= each.bit
            if each.champion:
                if player in self.champions:
                    raise self._fault(_("a player has one Champion"))
                self.champions[player] = (each, IN_PLAY)
        held = found["held"].split(",") if found["held"] else []
        creature.shackled = tuple(self._piece(card, 1 - player) for card in held)
        self.seen |= sum(each.bit for each in creature.shackled)
        return creature

    def _fallen(self, text: str, state: State) -> tuple[int, ...]:
        """Read destroyed creatures that have not returned yet; return their numbers (R33)."""
        letter, _colon, words = text.partition(":")
        player = PLAYER_LETTERS.index(letter)
        for word in words.split():
            found = _FALLEN.fullmatch(word)
            if found is None:
                raise ValueError(word)
            creature = self._cards(found, player)
            given = sum(_ability(name).bit for name in found["given"].split("/")[1:])
            lane = LANE_NAMES.index(found["lane"]) if found["lane"] else 0
            state.fallen.append(Fallen(player, lane, creature, given))
        return tuple(each.number for each in state.fallen)

    def _further(self, text: str, state: State) -> None:
        word, _blank, rest = text.partition(" ")
        try:
            self._decision(word, rest, state)
        except (ValueError, LookupError) as error:
            if isinstance(error, BadPosition):
                raise
            raise self._fault(_("“{text}” is not understood").format(text=text)) from None

    def _decision(self, word: str, rest: str, state: State) -> None:
        if word in self.given:
            raise self._fault(_("there are two lines “{word}”").format(word=word))
        self.given.add(word)
        if word == "champions":
            self._champions(rest.split())
        elif word == "solo":
            self._solo(rest, state)
        elif word == "casting":
            state.casting = self._piece(rest, state.active)
            self.seen |= state.casting.bit
        elif word == "return":
            numbers = self._fallen(rest, state)
            state.pending = ReturnChoice(state.fallen[0].player, numbers)
        elif word == "fallen":
            self._fallen(rest, state)
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

    def _grant(self, text: str) -> None:
        """Read ahead which ability a solo opponent's creatures have: the cards need it."""
        found = _SOLO.fullmatch(text.removeprefix("solo").strip())
        if found is None:
            raise self._fault(
                _("a solo game reads like “solo  fixed 6  per 1  resistance 0  ability -  seed 7”")
            )
        if found["ability"] != "-":
            try:
                self.granted = _ability(found["ability"]).bit
            except LookupError:
                text = _("there is no ability {name}").format(name=found["ability"])
                raise self._fault(text) from None

    def _solo(self, rest: str, state: State) -> None:
        """Read what a solo game is played with (R84)."""
        found = _SOLO.fullmatch(rest.strip())
        pile = state.sides[1].pile
        if found is None or pile is None:
            raise self._fault(_("only a player with a pile plays a solo game"))
        state.solo = SoloRules(
            int(found["fixed"]),
            int(found["per"]),
            int(found["resistance"]),
            self.granted,
            int(found["seed"]),
        )
        pile.spent = bool(found["spent"] or found["last"])
        pile.last_turn = bool(found["last"])

    def _champions(self, words: list[str]) -> None:
        """Read the Champions beside the Bridges: player, card and status of each."""
        for letter, card, status in zip(words[::3], words[1::3], words[2::3], strict=True):
            player = PLAYER_LETTERS.index(letter)
            if player in self.champions or status not in ("ready", "exhausted"):
                raise ValueError(status)
            piece = self._piece(card, player, champion=True)
            self.seen |= piece.bit
            self.champions[player] = (piece, STATUS_NAMES.index(status))

    def _number(self, name: str, state: State) -> int:
        """Find a card in play, or else one of the active player, by how it is named."""
        number = find_in_play(state, name)
        if number is not None:
            return number
        for piece in self.owned[state.active]:
            if piece.id == name:
                return piece.number
        raise LookupError(name)
