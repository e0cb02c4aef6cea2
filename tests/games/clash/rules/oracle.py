"""The rules read a second time, plainly and slowly, to check the program by.

Written from the rulebook alone: it shares the printed cards with the program and nothing of how
the program plays them. One function for each ability that does something by itself; the others
are a word in the function of the rule they change: a new ability has to be read here too. It
plays duels, and solo games until a pile is shuffled anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.rules import (
    Cast,
    Edition,
    EndSummoning,
    Move,
    State,
    Summon,
    SummonChampion,
    apply,
    legal_moves,
)
from clash_tui.games.clash.rules.champion import EXHAUSTED, IN_PLAY, READY
from clash_tui.games.clash.rules.state import ReturnChoice
from tests.games.clash.rules.oracle_board import LANES, Beast, Player, player_of, shown, shown_of

AURA = "aura of "
REVEALED = "reveal from the pile"
MOST_PLAYS = 30


class Over(Exception):
    """The game is won: nothing more resolves (R36)."""

    def __init__(self, winner: int) -> None:
        super().__init__(winner)
        self.winner = winner


class Shuffled(Exception):
    """The solo opponent's discard became its pile (R80), in an order that no rule tells."""


@dataclass(eq=False)
class Victim:
    """A creature that a hit strikes, and the value of the hit for it (R55)."""

    beast: Beast
    value: int
    dealt: int = 0
    excess: int = 0


class Oracle:
    """Plays a duel from a position; ``show`` tells how it then stands."""

    def __init__(self, state: State, backwards: bool = False) -> None:
        self.edition = state.edition
        self.turn = state.turn
        self.active = state.active
        self.mana = state.mana
        self.played = state.played
        self.players = (player_of(state.sides[0], 0), player_of(state.sides[1], 1))
        self.backwards = backwards
        """Destroyed creatures return as they were hit, or in the opposite order (R33)."""
        self.in_windows: list[Move] = []
        """What will be played in the windows of the Assault (R37)."""
        self.casting: Card | None = None
        self.assault = False
        self.winner: int | None = None
        self.shuffled = False
        """From here on nothing can be told (R80)."""
        self.solo = state.solo
        self.granted: set[str] = set()
        """What the level gives to all the solo opponent's creatures (R85)."""
        if state.solo is not None:
            self.granted = {each for each in Ability if each.bit & state.solo.granted}
        self.did: set[tuple[str, str]] = set()
        """Cards and their abilities that changed anything."""

    # -- what everyone sees ------------------------------------------------------------------

    def show(self) -> dict[str, str]:
        """Tell the position, one thing by another."""
        return shown(self.turn, self.active, self.mana, self.winner, self.players)

    # -- moves -------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move, and all that follows from it."""
        try:
            match move:
                case Summon(card_id, lane, host, place):
                    self._summon(card_id, lane, host, place)
                case SummonChampion(lane, host):
                    self._summon_champion(lane, host)
                case Cast():
                    self._play_cast(move)
                case EndSummoning():
                    self._assault()
                case _:
                    raise AssertionError(move)
        except Over as over:
            self.winner = over.winner
        except Shuffled:
            self.shuffled = True

    def _play_cast(self, move: Cast) -> None:
        target = self.players[move.player].lanes[move.lane][move.position]
        self._cast(move.card, target, move.lane, move.place)

    def moves(self) -> set[str]:
        """Tell all legal moves of Summoning as text (R12-R14, R56, R57, R88)."""
        found = {"attack"}
        if self.played >= MOST_PLAYS:
            return found
        me = self.players[self.active]
        available = self.available(self.active)
        for index, card in enumerate(available):
            same = any(other.id == card.id for other in available[:index])
            name = f"{card.id}#{index + 1}" if same else card.id
            if not self._can_pay(card, self._lucidity(card, index)):
                continue
            if card.is_creature:
                found |= self._ways_in(name, card)
                continue
            for letter, player in zip("AB", self.players, strict=True):
                for lane, position, _ in player.creatures():
                    found.add(f"{name} {letter} {LANES[lane]} {position}")
        champion = me.champion
        if champion and me.status == READY and self._can_pay(champion, self._price(champion)):
            found |= self._ways_in("champion", champion)
        return found

    def _can_cast(self) -> bool:
        """Whether any incantation is available and can be paid, and has a target (R14)."""
        return (
            self.played < MOST_PLAYS
            and any(
                not card.is_creature and self._can_pay(card, self._lucidity(card, index))
                for index, card in enumerate(self.available(self.active))
            )
            and any(player.creatures() for player in self.players)
        )

    def _ways_in(self, name: str, card: Card) -> set[str]:
        found = {f"{name} {lane}" for lane in LANES}
        if "symbiote" in card.abilities:
            for lane, position, beast in self.players[self.active].creatures():
                if not self.has(beast, "symbiote"):
                    found.add(f"{name} {LANES[lane]} {position}")
        return found

    def _can_pay(self, card: Card, cost: int) -> bool:
        return cost <= self.mana or "price-of-blood" in card.abilities

    def available(self, player: int) -> list[Card]:
        """R12, and R58: Blackmail leaves fewer, at least 1."""
        me = self.players[player]
        fewer = 0
        for _, _, beast in me.creatures():
            if self.has(beast, "blackmail"):
                self._credit(beast, "blackmail")
                fewer += 1
        return me.hand[: max(1, 4 - fewer)]

    def _choose(self, card_id: str, place: int) -> int:
        available = self.available(self.active)
        index = place - 1 if place else [card.id for card in available].index(card_id)
        assert available[index].id == card_id
        return index

    def _summon(self, card_id: str, lane: int, host: int, place: int) -> None:
        me = self.players[self.active]
        index = self._choose(card_id, place)
        card = me.hand[index]
        self._pay(card, self._lucidity(card, index))
        self._leave_hand(self.active, index)
        self._come(self.active, card, lane, host)

    def _summon_champion(self, lane: int, host: int) -> None:
        me = self.players[self.active]
        card = me.champion
        assert card is not None
        assert me.status == READY
        self._pay(card, self._price(card))
        me.status = IN_PLAY
        self._come(self.active, card, lane, host, champion=True)

    def _price(self, champion: Card) -> int:
        """R88: cheaper by 1 for each creature card in play of its printed cost."""
        beasts = [beast for player in self.players for _, _, beast in player.creatures()]
        same = sum(card.cost == champion.cost for beast in beasts for card in beast.cards)
        return max(0, champion.cost - same)

    def _pay(self, card: Card, cost: int) -> None:
        """R56 Price of Blood: 1 damage for each mana missing, one at a time."""
        missing = cost - self.mana
        self.mana = max(0, self.mana - cost)
        if missing > 0:
            assert "price-of-blood" in card.abilities
            self.did.add((card.id, "price-of-blood"))
            for _each in range(missing):
                self._hurt_stronghold(self.active, 1)

    def _lucidity(self, card: Card, index: int) -> int:
        """R60: 2 less while it is leftmost."""
        if "lucidity" not in card.abilities or index:
            return card.cost
        self.did.add((card.id, "lucidity"))
        return max(0, card.cost - 2)

    # -- a creature is played (section 4) ------------------------------------------------------

    def _come(
        self, player: int, card: Card, lane: int, host: int = -1, champion: bool = False
    ) -> None:
        """Stand in the lane (R13) or on a host (R57), then all that belongs to being played."""
        self.played += 1
        row = self.players[player].lanes[lane]
        if host >= 0:
            beast = row[host]
            beast.top, beast.champions = card, (beast.champions[0], champion)
            beast.add_up()
            self.did.add((card.id, "symbiote"))
        else:
            beast = Beast(player, card, champions=(champion, False), called=self.assault)
            row.append(beast)
        self._check(player)
        self._ready(card)
        self._immolation(player, lane, but=beast if host < 0 else None)
        # What is done when a card is played is done by that card, not by the one it joins.
        own = set(card.abilities) | self._given(beast)
        if "backdraft" in own:
            self._vanish(self._backdraft(player, card, lane))
        if not self._in_play(beast):
            return
        if "countermand" in own:
            self._countermand(player, card)
        if "shackle" in own:
            self._shackle(player, card, beast)

    def _ready(self, card: Card) -> None:
        """R89: whoever plays a card of an exhausted Champion's cost makes it ready."""
        for player in self.players:
            champion = player.champion
            if champion and player.status == EXHAUSTED and champion.cost == card.cost:
                player.status = READY

    def _immolation(self, player: int, lane: int, but: Beast | None) -> None:
        """R59: each bearer in the lane, A's first, burns who played the card."""
        bearers = [
            beast
            for owner in self.players
            for where, _, beast in owner.creatures()
            if where == lane and beast is not but and self.has(beast, "immolation")
        ]
        for beast in bearers:
            self._credit(beast, "immolation")
            self._hurt_stronghold(player, 1)

    def _backdraft(self, player: int, card: Card, lane: int) -> list[Beast]:
        """R61: the nearest enemy suffers 1 for each card left of the Stronghold."""
        enemies = self.players[1 - player].lanes[lane]
        if not enemies or self.players[player].pile is not None:
            return []
        victim = Victim(enemies[0], self.players[player].place)
        self._strike(1 - player, [victim], by_incantation=not card.is_creature)
        if victim.dealt:
            self.did.add((card.id, "backdraft"))
        self._fall(1 - player, [victim])
        return [victim.beast] if victim.dealt else []

    def _countermand(self, player: int, card: Card) -> None:
        """R62: the leftmost card of the own hand goes to the right end: one change (R24)."""
        me = self.players[player]
        if me.row:
            self.did.add((card.id, "countermand"))
            me.row.append(me.row.pop(0))
            me.place = max(0, me.place - 1)
            self._check(player)

    def _shackle(self, player: int, card: Card, beast: Beast) -> None:
        """R63: the leftmost card of the opponent's hand is laid under the creature."""
        if self.players[1 - player].row:
            self.did.add((card.id, "shackle"))
            beast.prisoners.append(self.players[1 - player].row[0])
            self._leave_hand(1 - player, 0)
            self._check(1 - player)

    # -- an incantation is played (section 4) --------------------------------------------------

    def _cast(self, card_id: str, target: Beast, lane: int, place: int) -> None:
        player = self.active
        index = self._choose(card_id, place)
        card = self.players[player].hand[index]
        self._pay(card, self._lucidity(card, index))
        self._leave_hand(player, index)
        self._resolve(player, card, target, lane)

    def _resolve(self, player: int, card: Card, target: Beast, lane: int) -> None:
        self.casting = card
        self.played += 1
        self._ready(card)
        self._immolation(player, lane, but=None)
        owner = target.owner

        def value(victim: Beast) -> int:
            if "vulnerability" in card.abilities:
                self.did.add((card.id, "vulnerability"))
                return victim.left - 1
            assert isinstance(card.attack, int)
            return card.attack

        def credit(ability: str) -> None:
            self.did.add((card.id, ability))

        victims = self._victims(target, set(card.abilities), value, credit)
        self._strike(owner, victims, by_incantation=True)
        if "regeneration" in card.abilities:
            self._regeneration(player, victims, credit)
        self._fall(owner, victims)
        if "sharpening" in card.abilities:
            self._sharpening(player, victims, credit)
        hurt = [victim.beast for victim in victims if victim.dealt]
        if "backdraft" in card.abilities:
            hurt += self._backdraft(player, card, lane)
        if "countermand" in card.abilities:
            self._countermand(player, card)
        self._vanish(hurt)
        self.casting = None
        self._go_back(player, card, set(card.abilities))
        self._check(player)

    # -- hits (R28-R34, R40-R42) ---------------------------------------------------------------

    def _victims(
        self,
        target: Beast,
        has: set[str],
        value: Callable[[Beast], int],
        credit: Callable[[str], None],
    ) -> list[Victim]:
        """The target, R40 Splash's victim beside it, R41 Perforation's victim behind it."""
        owner = target.owner
        lane, position = self._where(target)
        lanes = self.players[owner].lanes
        struck = [target]
        if "splash" in has and position < len(lanes[1 - lane]):
            struck.append(lanes[1 - lane][position])
            credit("splash")
        if "perforation" in has and position + 1 < len(lanes[lane]):
            struck.append(lanes[lane][position + 1])
            credit("perforation")
        return [Victim(beast, value(beast)) for beast in struck]

    def _strike(self, owner: int, victims: list[Victim], by_incantation: bool) -> None:
        """All at the same moment; R39 Protection and R42 Indestructible keep damage off."""
        for victim in victims:
            beast = victim.beast
            if victim.value < 1:
                continue
            if by_incantation and self.has(beast, "indestructible"):
                self._credit(beast, "indestructible")
                continue
            if self.has(beast, "protection") and not beast.struck:
                self._credit(beast, "protection")
            else:
                victim.dealt = victim.value
                victim.excess = max(0, victim.value - beast.left)
                beast.damage += victim.value
            beast.struck = True

    def _regeneration(
        self, player: int, victims: Iterable[Victim], credit: Callable[[str], None]
    ) -> None:
        """R54: one place to the left for each target that is dealt 1 or more."""
        for victim in victims:
            if victim.dealt:
                self._heal(player, credit)

    def _heal(self, player: int, credit: Callable[[str], None]) -> None:
        me = self.players[player]
        if me.pile is not None:
            if not me.discard:
                return
            me.pile.append(me.discard.pop())
        elif me.place:
            me.place -= 1
        elif me.fort and me.hand:
            me.fort, me.place = False, len(me.hand) - 1
        else:
            return
        credit("regeneration")

    def _sharpening(
        self, player: int, victims: Iterable[Victim], credit: Callable[[str], None]
    ) -> None:
        """R53: what destroyed creatures did not need goes to the enemy Stronghold, as one sum."""
        excess = sum(victim.excess for victim in victims)
        if excess:
            credit("sharpening")
            self._hurt_stronghold(1 - player, excess)

    def _fall(self, owner: int, victims: list[Victim]) -> None:
        """Destroyed creatures leave at once, then return creature by creature (R32-R34)."""
        dead = [victim.beast for victim in victims if victim.beast.left <= 0]
        given = {id(beast): self._given(beast) for beast in dead}
        givers = {id(beast): self._givers(beast) for beast in dead}
        lanes = {id(beast): self._where(beast)[0] for beast in dead}
        for beast in dead:
            self.players[owner].lanes[lanes[id(beast)]].remove(beast)
        # R89: who returns nothing waits for no order; such a Champion is exhausted at once.
        if any(beast.champions[0] and not beast.returns() for beast in dead):
            self.players[owner].status = EXHAUSTED
        dead = [beast for beast in dead if beast.returns()]
        # The solo opponent's go to its discard as they were hit.
        chosen = self.players[owner].pile is None and self.backwards
        for beast in reversed(dead) if chosen else dead:
            self._return(owner, beast, given[id(beast)], givers[id(beast)], lanes[id(beast)])

    def _return(
        self, owner: int, beast: Beast, given: set[str], givers: list[Beast], lane: int
    ) -> None:
        calls = False
        cards = list(zip(beast.cards, beast.champions, strict=False))
        for card, champion in reversed(cards):
            if champion:
                # R90: nothing about returning to a hand counts for a Champion.
                self.players[owner].status = EXHAUSTED
                continue
            has = set(card.abilities) | given
            self._go_back(owner, card, has)
            for ability in has & {"mercenary", "cursed", "reinforcement"}:
                self._credit_to(card, givers, ability)
            # R66: it calls when it returns to its owner's hand, which Mercenary prevents (R49).
            calls |= "reinforcement" in has and "mercenary" not in has
        for card in beast.prisoners:
            self._to_right_end(1 - owner, card)
        # A creature has an ability or not (R6): a pair calls one.
        if calls:
            self._reinforcement(owner, lane)

    def _go_back(self, owner: int, card: Card, has: set[str]) -> None:
        """R18; R49 Mercenary: to the opponent; R65 Cursed: to the left end."""
        if not card.is_creature:
            self.did |= {(card.id, ability) for ability in has & {"mercenary", "cursed"}}
        to = 1 - owner if "mercenary" in has else owner
        pile = self.players[to].pile
        if pile is not None:
            if to != owner or "cursed" in has:
                pile.insert(0, card)
            else:
                self.players[to].discard.append(card)
        elif "cursed" in has:
            self.players[to].hand.insert(0, card)
            self.players[to].place += 1
            self._check(to)
        else:
            self._to_right_end(to, card)

    def _to_right_end(self, player: int, card: Card) -> None:
        me = self.players[player]
        (me.hand if me.pile is None else me.discard).append(card)
        self._check(player)

    def _reinforcement(self, player: int, lane: int) -> None:
        """R66: the leftmost available creature that may come is played at once, free (but R14)."""
        if self.played >= MOST_PLAYS or self.players[player].pile is not None:
            return
        for index, card in enumerate(self.available(player)):
            if card.is_creature and card.cost <= 4 and "reinforcement" not in card.abilities:
                self._leave_hand(player, index)
                self._come(player, card, lane)
                return

    # -- the Assault (section 6) ---------------------------------------------------------------

    def _assault(self, last_turn: bool = False) -> None:
        self.assault = True
        me = self.players[self.active]
        for lane in (0, 1):
            for beast in [each for each in reversed(me.lanes[lane]) if not each.called]:
                self._windows(beast)
                if self._in_play(beast):
                    self._activate(beast)
        self._windows(None)
        self.assault = False
        if last_turn:
            raise Over(0)
        self._end_turn()

    def _windows(self, before: Beast | None) -> None:
        """R37, R7: in the starter-kit edition incantations are cast as long as any can be.

        Before a creature of the order that is still in its lane, or after the last.
        """
        if self.edition != Edition.STARTER_KIT or self.players[self.active].pile is not None:
            return
        while (before is None or self._in_play(before)) and self._can_cast():
            move = self.in_windows.pop(0)
            if not isinstance(move, Cast):
                return
            self._play_cast(move)

    def _activate(self, beast: Beast) -> None:
        self.answered: set[int] = set()
        self._answers(self._attacks(beast))

    def _aim(self, beast: Beast) -> str:
        """What it may attack now (R26, R27): "creature", "stronghold" or nothing.

        R38 Rage: creatures on its turn of arrival. R46 Aerial: in the upper lane over creatures.
        R47 Defender: never the Stronghold.
        """
        owner = beast.owner
        lane, _position = self._where(beast)
        has = self.all_of(beast)
        enemies = self.players[1 - owner].lanes[lane]
        if enemies and not (lane == 0 and "aerial" in has):
            if beast.arrived and "rage" not in has:
                return ""
            if beast.arrived:
                self._credit(beast, "rage")
            return "creature"
        if beast.arrived or "defender" in has:
            if not beast.arrived:
                self._credit(beast, "defender")
            return ""
        if enemies:
            self._credit(beast, "aerial")
        return "stronghold"

    def _attacks(self, beast: Beast) -> list[Beast]:
        """One attack, R43 Berserk: and again after each that destroys; returns who was hurt."""
        owner = beast.owner
        hurt: list[Beast] = []
        again = False
        while self._in_play(beast):
            aim = self._aim(beast)
            if not aim:
                break
            if again:
                self._credit(beast, "berserk")
            self._sprint(owner, beast)
            has = self.all_of(beast)
            if aim == "stronghold":
                self._attack_stronghold(owner, beast, has)
                break
            victims = self._attack_creature(owner, beast, has)
            hurt += [victim.beast for victim in victims if victim.dealt]
            if "berserk" not in has or all(victim.beast.left > 0 for victim in victims):
                break
            again = True
        return hurt

    def _sprint(self, owner: int, beast: Beast) -> None:
        """R45: to position 0, and 1 more for each own creature passed."""
        lane, position = self._where(beast)
        if position and self.has(beast, "sprint"):
            self._credit(beast, "sprint")
            row = self.players[owner].lanes[lane]
            row.insert(0, row.pop(position))
            beast.bonus += position

    def _value(self, owner: int, beast: Beast, has: set[str], left: int) -> int:
        """R55 Vulnerability: X in place of the AV; R52 Aquatic: doubled at position 0."""
        if "vulnerability" in has:
            self._credit(beast, "vulnerability")
            value = left - 1
        else:
            value = sum(card.attack for card in beast.cards if isinstance(card.attack, int))
        value += beast.bonus
        if "aquatic" in has and self._where(beast)[1] == 0:
            self._credit(beast, "aquatic")
            value *= 2
        return value

    def _attack_stronghold(self, owner: int, beast: Beast, has: set[str]) -> None:
        value = self._value(owner, beast, has, self.players[1 - owner].health)
        if self.solo is not None and owner == 0:
            value -= self.solo.resistance
        if value > 0:
            self._hurt_stronghold(1 - owner, value)
            if "regeneration" in has:
                self._heal(owner, lambda ability: self._credit(beast, ability))

    def _attack_creature(self, owner: int, beast: Beast, has: set[str]) -> list[Victim]:
        lane, _position = self._where(beast)
        # By whom an ability is, before anyone falls.
        sources = {ability: self._sources(beast, ability) for ability in has}

        def credit(ability: str) -> None:
            self.did |= sources[ability]

        victims = self._victims(
            self.players[1 - owner].lanes[lane][0],
            has,
            lambda victim: self._value(owner, beast, has, victim.left),
            credit,
        )
        self._strike(1 - owner, victims, by_incantation=False)
        if "regeneration" in has:
            self._regeneration(owner, victims, credit)
        self._fall(1 - owner, victims)
        if "sharpening" in has:
            self._sharpening(owner, victims, credit)
        return victims

    def _answers(self, hurt: list[Beast]) -> None:
        """R35: every Vanish, then every R50 Instinct with all that follows from it."""
        self._vanish(hurt)
        for beast in self._in_order(hurt):
            if not self._in_play(beast) or id(beast) in self.answered:
                continue
            if self.has(beast, "instinct"):
                self.answered.add(id(beast))
                if self._aim(beast):
                    self._credit(beast, "instinct")
                self._answers(self._attacks(beast))

    def _vanish(self, hurt: list[Beast]) -> None:
        """R48: hurt and alive, it moves to the back of its lane."""
        for beast in self._in_order(hurt):
            owner = beast.owner
            if self.has(beast, "vanish"):
                lane, position = self._where(beast)
                row = self.players[owner].lanes[lane]
                if position < len(row) - 1:
                    self._credit(beast, "vanish")
                row.append(row.pop(position))

    def _in_order(self, hurt: list[Beast]) -> list[Beast]:
        return [
            beast for player in self.players for _, _, beast in player.creatures() if beast in hurt
        ]

    def _end_turn(self) -> None:
        """R16, then R11 with R51 Catalyst: 2 more for each."""
        for player in self.players:
            for _, _, beast in player.creatures():
                beast.damage, beast.bonus = 0, 0
                beast.struck = beast.arrived = beast.called = False
        self.turn += 1
        self.played = 0
        self.active = 1 - self.active
        me = self.players[self.active]
        self.mana = len(me.hand) + 1
        if self.solo is not None and self.active == 1:
            creatures = len(self.players[0].creatures())
            self.mana = self.solo.fixed_mana + self.solo.mana_per_creature * creatures
        for _, _, beast in me.creatures():
            if self.has(beast, "catalyst"):
                self._credit(beast, "catalyst")
                self.mana += 2
        if me.pile is not None:
            last = me.spent
            self._reveal(me.pile)
            self._assault(last)

    def _reveal(self, pile: list[Card]) -> None:
        """R75, R76: from the top of the pile, in one lane and the other, as the mana goes."""
        lane, spent = 0, 0
        while pile and spent < self.mana:
            card = pile.pop(0)
            self.did.add((card.id, REVEALED))
            self._check(1)
            targets = self.players[0].lanes[lane]
            if card.is_creature:
                spent += card.cost
                self._come(1, card, lane)
            elif targets:
                spent += card.cost
                self._resolve(1, card, targets[0], lane)
            else:
                self.players[1].discard.append(card)
            lane = 1 - lane

    # -- hands and Strongholds (section 5) -----------------------------------------------------

    def _leave_hand(self, player: int, index: int) -> None:
        me = self.players[player]
        del me.row[index]
        me.place -= index < me.place

    def _hurt_stronghold(self, player: int, damage: int) -> None:
        """R17, R21; R79: cards of a pile, one by one."""
        me = self.players[player]
        if me.pile is not None:
            for _each in range(min(damage, len(me.pile))):
                me.discard.append(me.pile.pop(0))
                self._check(player)
            return
        me.place = min(len(me.hand), me.place + damage)
        self._check(player)

    def _check(self, player: int) -> None:
        """R20, R22, R23 after each change (R24), but for a hand whose card resolves (R15)."""
        me = self.players[player]
        if me.pile is not None:
            if not me.pile:
                self._empty_pile(me)
            return
        if self.casting is not None and player == self.active:
            return
        if not me.hand or (me.fort and not me.health):
            raise Over(1 - player)
        if not me.health:
            me.fort, me.place = True, 0

    def _empty_pile(self, opponent: Player) -> None:
        """R80: the Bastion turns, the discard is shuffled; R8: with the Fort up it is the end."""
        if not opponent.fort and opponent.discard:
            raise Shuffled
        opponent.fort = True
        if self.edition == Edition.INITIATION_PACK:
            raise Over(0)
        opponent.spent = True

    # -- who has what, and where ---------------------------------------------------------------

    def _where(self, beast: Beast) -> tuple[int, int]:
        upper, lower = self.players[beast.owner].lanes
        return (0, upper.index(beast)) if beast in upper else (1, lower.index(beast))

    def _in_play(self, beast: Beast) -> bool:
        return any(beast in lane for lane in self.players[beast.owner].lanes)

    def _givers(self, beast: Beast) -> list[Beast]:
        """R44: the creatures directly in front and directly behind."""
        lane, position = self._where(beast)
        row = self.players[beast.owner].lanes[lane]
        return row[max(0, position - 1) : position] + row[position + 1 : position + 2]

    def _given(self, beast: Beast) -> set[str]:
        given: set[str] = set()
        for other in self._givers(beast):
            given |= other.gives
        return given

    def all_of(self, beast: Beast) -> set[str]:
        """All abilities a creature has now, its own and those given to it."""
        granted = self.granted if beast.owner else set()
        return beast.printed | self._given(beast) | granted

    def has(self, beast: Beast, ability: str) -> bool:
        """Whether a creature has an ability now."""
        return ability in self.all_of(beast)

    def _sources(self, beast: Beast, ability: str) -> set[tuple[str, str]]:
        own = {(card.id, str(ability)) for card in beast.cards if ability in card.abilities}
        return own or {
            (card.id, AURA + ability)
            for other in self._givers(beast)
            for card in other.cards
            if ability in card.auras
        }

    def _credit(self, beast: Beast, ability: str) -> None:
        """Note that an ability changed something: whose card prints it, or whose aura gives it."""
        self.did |= self._sources(beast, ability)

    def _credit_to(self, card: Card, givers: list[Beast], ability: str) -> None:
        if ability in card.abilities:
            self.did.add((card.id, str(ability)))
        else:
            cards = [other for beast in givers for other in beast.cards]
            self.did |= {(other.id, AURA + ability) for other in cards if ability in other.auras}


# -- the program beside it ---------------------------------------------------------------------


def play_both(
    state: State,
    oracle: Oracle,
    move: Move,
    choose: Callable[[list[Move]], Move] = lambda legal: legal[0],
) -> list[str]:
    """Play a move in the program and by the rules; tell in words where they do not agree.

    Who must order the return of cards (R33) does it as the oracle does; ``choose`` says what is
    played in the windows of an Assault (R37).
    """
    apply(state, move)
    while state.pending is not None and state.outcome is None:
        legal = legal_moves(state)
        if isinstance(state.pending, ReturnChoice):
            apply(state, legal[-1 if oracle.backwards else 0])
        else:
            oracle.in_windows.append(choose(legal))
            apply(state, oracle.in_windows[-1])
    oracle.play(move)
    if oracle.shuffled:
        return []
    assert oracle.winner is not None or not oracle.in_windows
    expected, found = oracle.show(), shown_of(state)
    return [
        f"{what}: expected {expected.get(what)!r}, found {found.get(what)!r}"
        for what in {**expected, **found}
        if expected.get(what) != found.get(what)
    ]
