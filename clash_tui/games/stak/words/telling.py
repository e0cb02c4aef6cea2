"""Telling the events of Stak Bots in words: one line for each thing a player would want to read."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import all_of, in_row
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.events import Event, Gone, Spot
from clash_tui.games.stak.words.names import card_name, ending_words
from clash_tui.games.table_moves import DrawDeclined, DrawOffered


class Teller:
    """Tells the events of a match with its players' names.

    Args:
        names: The players' names, by seat.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def tell(self, event: Event) -> str | None:
        """Return one line for an event, None for one that needs no line of its own."""
        for tell in (self._turn, self._hand, self._chain, self._change, self._fight, self._end):
            text = tell(event)
            if text is not None:
                return text
        return None

    def whose(self, spot: Spot) -> str:
        """Name a card by the player of its Stak."""
        return _("{name}'s {card}").format(name=self.names[spot.player], card=card_name(spot.card))

    def _turn(self, event: Event) -> str | None:
        match event:
            case events.FirstPlayer(player):
                return _("{name} begins").format(name=self.names[player])
            case events.TurnBegan(player, turn):
                return _("Turn {turn}: {name}").format(turn=turn, name=self.names[player])
            case events.SupplyRenewed(cards):
                return ngettext(
                    "The scrapheap is shuffled: {n} card is the new supply",
                    "The scrapheap is shuffled: {n} cards are the new supply",
                    cards,
                ).format(n=cards)
            case events.NothingDrawn(player):
                return _("{name} cannot draw: there are no cards").format(name=self.names[player])
        return None

    def _hand(self, event: Event) -> str | None:
        """Tell what comes to a hand and leaves it."""
        match event:
            case events.Drawn(player, None):
                return _("{name} draws a card").format(name=self.names[player])
            case events.Drawn(player, str(card)):
                return _("{name} draws {card}").format(
                    name=self.names[player], card=card_name(card)
                )
            case events.Played(player=player, card=card, stak=stak, reaction=reaction):
                text = _("{name} plays {card}")
                if reaction:
                    text = _("{name} plays {card} in reaction")
                elif stak != player:
                    text = _("{name} plays {card} on {other}'s Stak")
                return text.format(
                    name=self.names[player], card=card_name(card), other=self.names[stak]
                )
            case events.Discarded(player=player, card=card, expelled=expelled):
                text = _("{name} discards {card}")
                if expelled:
                    text = _("{name} must discard {card}")
                return text.format(name=self.names[player], card=card_name(card))
            case events.Recycled(top=top, card=card):
                return _("{name} recycles {top} and {card}").format(
                    name=self.names[top.player], top=card_name(top.card), card=card_name(card)
                )
        return None

    def _chain(self, event: Event) -> str | None:
        """Tell how entry effects wait, happen and are lost."""
        match event:
            case events.EffectsWait(cards) if len(cards) > 1:
                return _("Waiting: {cards}").format(cards=in_row(map(self.whose, cards)))
            case events.EffectLost(player, card):
                return _("{name}'s {card} loses its effect").format(
                    name=self.names[player], card=card_name(card)
                )
            case events.NoEffect(card):
                return _("{card} has nothing to do").format(card=self.whose(card))
            case events.Chose(by=by, chosen=chosen, card=None):
                return _("{card} chooses {name}").format(
                    card=self.whose(by), name=self.names[chosen]
                )
            case events.Chose(by=by, card=Spot() as aimed):
                return _("{card} chooses {target}").format(
                    card=self.whose(by), target=self.whose(aimed)
                )
        return None

    def _change(self, event: Event) -> str | None:
        """Tell what happens to cards in the Staks."""
        match event:
            case events.TurnedUp(cards=cards):
                return _("Turned up: {cards}").format(cards=in_row(map(self.whose, cards)))
            case events.TurnedDown(card):
                return _("{card} is turned face-down").format(card=self.whose(card))
            case events.MovedDown(card, place):
                return _("{card} moves down to place {place}").format(
                    card=self.whose(card), place=place
                )
            case events.Damaged(card=card, amount=amount):
                return ngettext(
                    "{card} takes {n} damage", "{card} takes {n} damage", amount
                ).format(card=self.whose(card), n=amount)
            case events.Returned(card, to):
                return _("{card} returns to {name}'s hand").format(
                    card=self.whose(card), name=self.names[to]
                )
            case events.Scrapped(cards):
                return self._scrapped(cards)
        return None

    def _scrapped(self, cards: Sequence[Gone]) -> str:
        gone = all_of(self._gone(each) for each in cards)
        return ngettext("{cards} is scrapped", "{cards} are scrapped", len(cards)).format(
            cards=gone
        )

    def _gone(self, gone: Gone) -> str:
        return self.whose(Spot(gone.card, gone.player, gone.place))

    def _fight(self, event: Event) -> str | None:
        match event:
            case events.AttackDeclared(attacker, player):
                return _("{card} attacks {name}").format(
                    card=self.whose(attacker), name=self.names[player]
                )
            case events.AttackCancelled(attacker=attacker):
                return _("The attack of {card} is called off").format(card=self.whose(attacker))
            case events.Fought(attacker=attacker, defender=defender, dealt=dealt, taken=taken):
                text = _("{attacker} fights {defender}: deals {dealt}, takes {taken}")
                if event.again:
                    text = _("{attacker} fights on, {defender}: deals {dealt}, takes {taken}")
                return text.format(
                    attacker=self.whose(attacker),
                    defender=self.whose(defender),
                    dealt=dealt,
                    taken=taken,
                )
            case events.AttackStopped(player, card):
                return _("{name}'s {card} is stopped: nobody attacks any more this turn").format(
                    name=self.names[player], card=card_name(card)
                )
        return None

    def _end(self, event: Event) -> str | None:
        match event:
            case events.WentOut(players=players):
                out = all_of(self.names[each] for each in players)
                return ngettext("{names} is out", "{names} are out", len(players)).format(names=out)
            case events.Resigned(player=player):
                return _("{name} gives up").format(name=self.names[player])
            case DrawOffered(player):
                return _("{name} offers a draw").format(name=self.names[player])
            case events.DrawAccepted(player):
                return _("{name} agrees to the draw").format(name=self.names[player])
            case DrawDeclined(player):
                return _("{name} plays on").format(name=self.names[player])
            case events.GameWon(player, ending):
                return _("{name} wins: {why}").format(
                    name=self.names[player], why=ending_words(ending)
                )
            case events.GameDrawn(players, ending):
                return _("A draw of {names}: {why}").format(
                    names=all_of(self.names[each] for each in players), why=ending_words(ending)
                )
        return None
