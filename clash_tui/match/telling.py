"""Telling events in words: one line for each thing a player would want to read in the log."""

from __future__ import annotations

from clash_tui.cards import Ability, Catalog
from clash_tui.game import events
from clash_tui.game.events import Event, Spot
from clash_tui.game.words import UPPER, Ending
from clash_tui.i18n import _, ngettext

_ABILITIES = {ability.value: ability for ability in Ability}


def lane_name(lane: int) -> str:
    """Return a lane's name as read in a sentence."""
    return _("upper lane") if lane == UPPER else _("lower lane")


class Teller:
    """Tells the events of a match, with its players' names and the cards' names."""

    def __init__(self, names: tuple[str, str], catalog: Catalog) -> None:
        self.names = names
        self._catalog = catalog

    def card(self, card_id: str) -> str:
        """Return a card's name."""
        return self._catalog.card(card_id).name

    def tell(self, event: Event) -> str | None:
        """Return one line for an event, None for one that needs no line of its own."""
        match event:
            case events.TurnBegan(player, turn):
                return _("Turn {turn}: {name}").format(turn=turn, name=self.names[player])
            case events.ManaGained(player, amount):
                return _("{name} gains {amount} mana").format(
                    name=self.names[player], amount=amount
                )
            case events.Summoned(creature, _paid, champion):
                plays = _("{name} plays {card}, {lane}")
                calls = _("{name} calls the Champion {card}, {lane}")
                return (calls if champion else plays).format(
                    name=self.names[creature.player],
                    card=self.card(creature.card),
                    lane=lane_name(creature.lane),
                )
            case events.ChampionReady(player, card):
                return _("{name}'s Champion {card} is ready").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.ChampionExhausted(player, card):
                return _("{name}'s Champion {card} is exhausted").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.IncantationCast(player, card, _number, target, _paid):
                return _("{name} casts {card} on {target}").format(
                    name=self.names[player], card=self.card(card), target=self._whose(target)
                )
            case events.AssaultBegan(player):
                return _("{name} attacks").format(name=self.names[player])
            case events.Sprinted(creature, _start, gained):
                return ngettext(
                    "{card} sprints to the front: +{gained} attack",
                    "{card} sprints to the front: +{gained} attack",
                    gained,
                ).format(card=self.card(creature.card), gained=gained)
            case events.Attacked():
                return self._attack(event)
            case events.Damaged(creature, amount, left) if left:
                return _("{card} takes {amount}, {left} left").format(
                    card=self.card(creature.card), amount=amount, left=left
                )
            case events.Absorbed(creature, ability, _amount, _left):
                return _("{card} takes nothing: {ability}").format(
                    card=self.card(creature.card), ability=_ABILITIES[ability].title
                )
            case events.Destroyed(creature):
                return _("{card} is destroyed").format(card=self._whose(creature))
            case events.Returned(player, card, health):
                return _("{card} returns to {name}'s hand, Health {health}").format(
                    card=self.card(card), name=self.names[player], health=health
                )
            case events.StrongholdMoved(player, _damage, before, after):
                return _("{name}'s Stronghold slides: Health {before} to {after}").format(
                    name=self.names[player], before=before, after=after
                )
            case events.BastionFell(player, health):
                return _("{name}'s Bastion falls: Fort, Health {health}").format(
                    name=self.names[player], health=health
                )
            case events.Revealed(player, card):
                return _("{name} reveals {card}").format(
                    name=self.names[player], card=self.card(card)
                )
            case events.Fizzled(_, card):
                return _("{card} finds no target").format(card=self.card(card))
            case events.Milled(_, card, left):
                return _("{card} falls from the pile, {left} left").format(
                    card=self.card(card), left=left
                )
            case events.PileSpent(player):
                return _("{name}'s pile is empty: the next turn it begins is its last").format(
                    name=self.names[player]
                )
            case events.DrawOffered(player):
                return _("{name} offers a draw").format(name=self.names[player])
            case events.DrawDeclined(player):
                return _("{name} plays on").format(name=self.names[player])
            case events.GameWon(winner, ending):
                return self.ending(winner, Ending(ending))
            case events.GameDrawn(ending):
                return self.ending(None, Ending(ending))
            case _:
                return None

    def _attack(self, event: events.Attacked) -> str:
        creature, target = event.creature, event.target
        if target is not None:
            aim = self.card(target.card)
        else:
            aim = _("{name}'s Stronghold").format(name=self.names[1 - creature.player])
        text = _("{card} attacks {aim} again for {value}") if event.again else None
        text = text or _("{card} attacks {aim} for {value}")
        return text.format(card=self.card(creature.card), aim=aim, value=event.value)

    def _whose(self, creature: Spot) -> str:
        return _("{name}'s {card}").format(
            name=self.names[creature.player], card=self.card(creature.card)
        )

    def ending(self, winner: int | None, ending: Ending) -> str:
        """Return one sentence on how the game ended."""
        if winner is None:
            return _("The game is drawn: both agreed")
        loser, name = self.names[1 - winner], self.names[winner]
        if ending is Ending.FORT_FELL:
            return _("{name} wins: {loser}'s Fort has fallen").format(name=name, loser=loser)
        if ending is Ending.EMPTY_HAND:
            return _("{name} wins: only the Stronghold is left in {loser}'s hand").format(
                name=name, loser=loser
            )
        if ending is Ending.PILE_EMPTY:
            return _("{name} wins: the pile is empty").format(name=name)
        if ending is Ending.OUTLASTED:
            return _("{name} wins: the pile's last turn is over").format(name=name)
        return _("{name} wins: {loser} resigned").format(name=name, loser=loser)
