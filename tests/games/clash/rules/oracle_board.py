"""The table of the second reading: hands, lanes and creatures, and how they are told in words."""

from __future__ import annotations

from dataclasses import dataclass, field

from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.rules import State
from clash_tui.games.clash.rules.champion import READY
from clash_tui.games.clash.rules.state import Creature, Side

LANES = ("upper", "lower")


@dataclass(eq=False)
class Beast:
    """A creature in play: one card, or a pair with a Symbiote on top (R57)."""

    owner: int
    low: Card
    top: Card | None = None
    champions: tuple[bool, bool] = (False, False)
    """Whether the low card is a Champion, and the top one."""
    damage: int = 0
    struck: bool = False
    arrived: bool = True
    bonus: int = 0
    prisoners: list[Card] = field(default_factory=list)
    called: bool = False
    """Came into play in an Assault and is not activated in it (R66)."""

    def __post_init__(self) -> None:
        self.add_up()

    def add_up(self) -> None:
        """R57: what is printed on a pair adds up."""
        self.cards = [self.low, self.top] if self.top else [self.low]
        self.health = sum(card.health or 0 for card in self.cards)
        self.printed = {ability for card in self.cards for ability in card.abilities}
        self.gives = {ability for card in self.cards for ability in card.auras}

    @property
    def left(self) -> int:
        return self.health - self.damage

    def returns(self) -> bool:
        """Whether anything goes to a hand when it falls: not with a Champion alone."""
        return not self.champions[0] or self.top is not None or bool(self.prisoners)

    def __str__(self) -> str:
        low, top = self.low.id, f"&{self.top.id}" if self.top else ""
        if self.champions[0]:
            low += "@"
        if self.champions[1]:
            top += "@"
        held = f"({','.join(card.id for card in self.prisoners)})" if self.prisoners else ""
        hurt = f":{self.damage}" if self.damage else ""
        marks = "*" * self.arrived + "!" * self.struck + (f"+{self.bonus}" if self.bonus else "")
        return low + top + held + hurt + marks


@dataclass(eq=False)
class Player:
    """A hand with its Stronghold, and two lanes with the creature at the Bridge first."""

    hand: list[Card]
    place: int
    """How many cards lie left of the Stronghold."""
    fort: bool
    lanes: tuple[list[Beast], list[Beast]]
    champion: Card | None = None
    status: int = READY
    pile: list[Card] | None = None
    """The solo opponent's, the top card first (R73)."""
    discard: list[Card] = field(default_factory=list)
    """Its discard, the newest last."""
    spent: bool = False
    """Its pile was empty with the Fort up: the next turn it begins is its last (R8)."""

    @property
    def health(self) -> int:
        return len(self.hand) - self.place if self.pile is None else len(self.pile)

    @property
    def row(self) -> list[Card]:
        """The hand, or what stands for it in solo."""
        return self.hand if self.pile is None else self.pile

    def creatures(self) -> list[tuple[int, int, Beast]]:
        """All with lane and position, in the order of R25: farthest first, the upper lane first."""
        return [
            (lane, position, self.lanes[lane][position])
            for lane in (0, 1)
            for position in reversed(range(len(self.lanes[lane])))
        ]


def player_of(side: Side, owner: int) -> Player:
    """Read a player from a position of the program."""
    upper, lower = side.lanes
    return Player(
        hand=[piece.card for piece in side.hand],
        place=side.place,
        fort=side.fort,
        lanes=(
            [_beast(each, owner) for each in upper],
            [_beast(each, owner) for each in lower],
        ),
        champion=side.champion.card if side.champion is not None else None,
        status=side.champion_status,
        pile=[piece.card for piece in reversed(side.pile.cards)] if side.pile else None,
        discard=[piece.card for piece in side.pile.discard] if side.pile else [],
        spent=side.pile is not None and side.pile.spent,
    )


def _beast(creature: Creature, owner: int) -> Beast:
    top = creature.symbiote
    return Beast(
        owner=owner,
        low=creature.piece.card,
        top=top.card if top is not None else None,
        champions=(creature.piece.champion, top is not None and top.champion),
        damage=creature.damage,
        struck=creature.struck,
        arrived=creature.arrived,
        bonus=creature.bonus,
        prisoners=[piece.card for piece in creature.shackled],
    )


def shown(
    turn: int, active: int, mana: int, winner: int | None, players: tuple[Player, Player]
) -> dict[str, str]:
    """Tell a position as words; of a game that is over only who won it."""
    if winner is not None:
        return {"winner": "AB"[winner]}
    told = {"turn": f"{turn} {'AB'[active]}", "mana": str(mana)}
    for letter, player in zip("AB", players, strict=True):
        row = [card.id for card in player.row]
        row.insert(player.place, "|" if player.pile is None else "pile")
        if player.pile is not None:
            row += ["discard", *(card.id for card in player.discard)]
        told[f"{letter}'s hand"] = " ".join(["Fort" if player.fort else "Bastion", *row])
        for name, lane in zip(LANES, player.lanes, strict=True):
            told[f"{letter}'s {name} lane"] = " ".join(map(str, lane))
        if player.champion is not None:
            told[f"{letter}'s Champion"] = f"{player.champion.id} {player.status}"
    return told


def shown_of(state: State) -> dict[str, str]:
    """Tell a position of the program in the same words."""
    winner = state.outcome.winner if state.outcome is not None else None
    players = (player_of(state.sides[0], 0), player_of(state.sides[1], 1))
    return shown(state.turn, state.active, state.mana, winner, players)
