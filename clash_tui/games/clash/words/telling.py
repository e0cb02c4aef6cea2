"""Telling events in words: one line for each thing a player would want to read in the log."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import Ability, Catalog
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.events import Event, Spot
from clash_tui.games.clash.rules.words import UPPER, B, Ending
from clash_tui.games.table_moves import DrawDeclined, DrawOffered

_ABILITIES = {ability.value: ability for ability in Ability}


def lane_name(lane: int) -> str:
    """Return a lane's name as read in a sentence."""
    return _("upper lane") if lane == UPPER else _("lower lane")


class Teller:
    """Tells the events of a match, with its players' names and the cards' names.

    Args:
        names: The players' names.
        catalog: Where the cards' names are found.
        solo: Whether B is the solo opponent, who has a pile in place of a hand (R73).
    """

    def __init__(self, names: tuple[str, str], catalog: Catalog, *, solo: bool = False) -> None:
        self.names = names
        self._catalog = catalog
        self._solo = solo

    def card(self, card_id: str) -> str:
        """Return a card's name."""
        return self._catalog.card(card_id).title

    def tell(self, event: Event) -> str | None:
        """Return one line for an event, None for one that needs no line of its own."""
        for tell in (
            self._turn,
            self._play,
            self._arrival,
            self._assault,
            self._harm,
            self._hand,
            self._stronghold,
            self._pile,
            self._table,
        ):
            text = tell(event)
            if text is not None:
                return text
        return None

    def _turn(self, event: Event) -> str | None:
        match event:
            case events.TurnBegan(player, turn):
                return _("Turn {turn}: {name}").format(turn=turn, name=self.names[player])
            case events.ManaGained(player, amount):
                return ngettext(
                    "{name} gains {amount} mana", "{name} gains {amount} mana", amount
                ).format(name=self.names[player], amount=amount)
            case events.AssaultBegan(player):
                return _("{name} attacks").format(name=self.names[player])
        return None

    def _play(self, event: Event) -> str | None:
        """Tell that a card is played, and how it is paid for."""
        match event:
            case events.Summoned(creature, champion=champion):
                plays = _("{name} plays {card}, {lane}")
                calls = _("{name} calls the Champion {card}, {lane}")
                return (calls if champion else plays).format(
                    name=self.names[creature.player],
                    card=self.card(creature.card),
                    lane=lane_name(creature.lane),
                )
            case events.Joined(creature=host, card=card, champion=champion):
                plays = _("{name} plays {card} onto {host}, {lane}")
                calls = _("{name} calls the Champion {card} onto {host}, {lane}")
                return (calls if champion else plays).format(
                    name=self.names[host.player],
                    card=self.card(card),
                    host=self.card(host.card),
                    lane=lane_name(host.lane),
                )
            case events.PaidInBlood(player=player, card=card, missing=missing):
                return ngettext(
                    "{name} pays for {card} in blood: {n} damage",
                    "{name} pays for {card} in blood: {n} damage",
                    missing,
                ).format(name=self.names[player], card=self.card(card), n=missing)
            case events.IncantationCast(player=player, card=card, target=target):
                return _("{name} casts {card} on {target}").format(
                    name=self.names[player], card=self.card(card), target=self._whose(target)
                )
        return None

    def _arrival(self, event: Event) -> str | None:
        """Tell what follows when a card is played (section 4 of the rules)."""
        match event:
            case events.ChampionReady(player, card):
                return _("{name}'s Champion {card} is ready").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.Burned(creature=creature, player=player, damage=damage):
                return ngettext(
                    "Immolation of {creature}: {damage} damage to {name}'s Stronghold",
                    "Immolation of {creature}: {damage} damage to {name}'s Stronghold",
                    damage,
                ).format(creature=self._whose(creature), damage=damage, name=self.names[player])
            case events.Blasted(card=card, target=target, value=value):
                return _("Backdraft of {card} hits {target} for {value}").format(
                    card=self.card(card), target=self._whose(target), value=value
                )
            case events.Countermanded(player=player, card=card):
                return self._countermand(player, card)
            case events.Shackled(creature=creature, player=player, card=card):
                text = _("{creature} shackles {card} from {name}'s hand")
                if self._has_pile(player):
                    text = _("{creature} shackles {card} from {name}'s pile")
                return text.format(
                    creature=self._whose(creature), card=self.card(card), name=self.names[player]
                )
        return None

    def _countermand(self, player: int, card: str | None) -> str:
        name = self.names[player]
        if self._has_pile(player):
            if card is None:
                return _("the top card of {name}'s pile goes to its bottom").format(name=name)
            return _("{card} goes from the top of {name}'s pile to its bottom").format(
                card=self.card(card), name=name
            )
        if card is None:
            return _("{name}'s leftmost card goes to the right end").format(name=name)
        return _("{name}'s leftmost card, {card}, goes to the right end").format(
            name=name, card=self.card(card)
        )

    def _assault(self, event: Event) -> str | None:
        match event:
            case events.Sprinted(creature, _start, gained):
                return ngettext(
                    "{card} sprints to the front: +{gained} attack",
                    "{card} sprints to the front: +{gained} attack",
                    gained,
                ).format(card=self.card(creature.card), gained=gained)
            case events.Attacked():
                return self._attack(event)
            case events.Vanished(creature=creature):
                return _("{card} vanishes to the back of the {lane}").format(
                    card=self._whose(creature), lane=lane_name(creature.lane)
                )
        return None

    def _attack(self, event: events.Attacked) -> str:
        creature, target = event.creature, event.target
        if target is not None:
            aim = self.card(target.card)
        else:
            aim = _("{name}'s Stronghold").format(name=self.names[1 - creature.player])
        if event.again:
            text = _("{card} attacks {aim} again for {value}")
        elif event.answer:
            text = _("{card} strikes back by Instinct, at {aim} for {value}")
        else:
            text = _("{card} attacks {aim} for {value}")
        return text.format(card=self.card(creature.card), aim=aim, value=event.value)

    def _harm(self, event: Event) -> str | None:
        """Tell what a hit does to a creature."""
        match event:
            case events.Damaged(creature, amount, left) if left:
                return ngettext(
                    "{card} takes {amount}, {left} left",
                    "{card} takes {amount}, {left} left",
                    amount,
                ).format(card=self.card(creature.card), amount=amount, left=left)
            case events.Absorbed(creature, ability, _amount, _left):
                return _("{card} takes nothing: {ability}").format(
                    card=self.card(creature.card), ability=_ABILITIES[ability].title
                )
            case events.Destroyed(creature):
                return _("{card} is destroyed").format(card=self._whose(creature))
        return None

    def _hand(self, event: Event) -> str | None:
        """Tell where a card goes that leaves play."""
        match event:
            case events.Returned(player=player, card=card, health=health):
                return _("{where}, Health {health}").format(
                    where=self._home(player, card, event.left, event.gained), health=health
                )
            case events.IncantationReturned(player=player, card=card) if event.left or event.gained:
                return self._home(player, card, event.left, event.gained)
            case events.ChampionExhausted(player, card):
                return _("{name}'s Champion {card} is exhausted").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.Released(player=player, card=card, health=health):
                text = _("{card} is released to {name}'s hand, Health {health}")
                return text.format(card=self.card(card), name=self.names[player], health=health)
            case events.Called(player=player, card=card):
                if card is None:
                    return _("{name}'s Reinforcement finds no creature").format(
                        name=self.names[player]
                    )
                return _("Reinforcement calls {card} from {name}'s hand").format(
                    card=self.card(card), name=self.names[player]
                )
        return None

    def _home(self, player: int, card: str, left: bool, gained: bool) -> str:
        """Say to whose hand a card goes, and to which end of it (R18, R49, R65)."""
        if gained:
            text = _("{card} goes over to {name}'s hand")
            if left:
                text = _("{card} goes over to the left end of {name}'s hand")
        elif left:
            text = _("{card} returns to the left end of {name}'s hand")
        else:
            text = _("{card} returns to {name}'s hand")
        return text.format(card=self.card(card), name=self.names[player])

    def _stronghold(self, event: Event) -> str | None:
        match event:
            case events.StrongholdMoved(player, _damage, before, after):
                return _("{name}'s Stronghold slides: Health {before} to {after}").format(
                    name=self.names[player], before=before, after=after
                )
            case events.BastionFell(player, health):
                return _("{name}'s Bastion falls: Fort, Health {health}").format(
                    name=self.names[player], health=health
                )
            case events.Spilled(player=player, amount=amount):
                return ngettext(
                    "Sharpening: {amount} excess damage goes on to {name}'s Stronghold",
                    "Sharpening: {amount} excess damage goes on to {name}'s Stronghold",
                    amount,
                ).format(amount=amount, name=self.names[player])
            case events.StrongholdHealed(player=player, after=after, turned=True):
                return _("Regeneration turns {name}'s Fort back: Bastion, Health {after}").format(
                    name=self.names[player], after=after
                )
            case events.StrongholdHealed(player=player, before=before, after=after):
                return _("Regeneration: {name}'s Health {before} to {after}").format(
                    name=self.names[player], before=before, after=after
                )
        return None

    def _pile(self, event: Event) -> str | None:
        """Tell what happens to the solo opponent's cards (R73)."""
        match event:
            case events.Revealed(player, card):
                return _("{name} reveals {card}").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.Fizzled(_player, card):
                return _("{card} finds no target").format(card=self.card(card))
            case events.Milled(_player, card, left):
                return ngettext(
                    "{card} falls from the pile, {left} left",
                    "{card} falls from the pile, {left} left",
                    left,
                ).format(card=self.card(card), left=left)
            case events.LaidUnderPile(card=card, left=left):
                return ngettext(
                    "Regeneration: {card} goes from the discard under the pile, {left} card",
                    "Regeneration: {card} goes from the discard under the pile, {left} cards",
                    left,
                ).format(card=self.card(card), left=left)
            case events.LaidOnPile(player=player, card=card):
                text = _("{card} returns to the top of {name}'s pile")
                if event.gained:
                    text = _("{card} goes over to the top of {name}'s pile")
                return text.format(card=self.card(card), name=self.names[player])
            case events.PileSpent(player):
                return _("{name}'s pile is empty: the next turn it begins is its last").format(
                    name=self.names[player]
                )
        return None

    def _table(self, event: Event) -> str | None:
        match event:
            case DrawOffered(player):
                return _("{name} offers a draw").format(name=self.names[player])
            case DrawDeclined(player):
                return _("{name} plays on").format(name=self.names[player])
            case events.GameWon(winner, ending):
                return self.ending(winner, Ending(ending))
            case events.GameDrawn(ending):
                return self.ending(None, Ending(ending))
        return None

    def _has_pile(self, player: int) -> bool:
        return self._solo and player == B

    def _whose(self, creature: Spot) -> str:
        return _("{name}'s {card}").format(
            name=self.names[creature.player], card=self.card(creature.card)
        )

    def ending(self, winner: int | None, ending: Ending) -> str:
        """Return one sentence on how the game ended, without its full stop."""
        return ending_sentence(winner, ending, self.names)


def ending_sentence(winner: int | None, ending: Ending, names: tuple[str, str]) -> str:
    """Return one sentence on how a game ended, without its full stop."""
    if winner is None:
        return _("The game is drawn: both agreed")
    loser, name = names[1 - winner], names[winner]
    if ending is Ending.FORT_FELL:
        return _("{name} wins: {loser}'s Fort has fallen").format(name=name, loser=loser)
    if ending is Ending.EMPTY_HAND:
        return _("{name} wins: only the Stronghold is left in {loser}'s hand").format(
            name=name, loser=loser
        )
    if ending is Ending.PILE_EMPTY:
        return _("{name} wins: the pile is empty").format(name=name)
    if ending is Ending.OUTLASTED:
        return _("{name} wins: the opponent's last turn is over").format(name=name)
    return _("{name} wins: {loser} resigned").format(name=name, loser=loser)
