"""What an attack or a card would do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import in_row
from clash_tui.games.stak.rules.forecast import (
    UNKNOWN,
    AimForecast,
    AttackForecast,
    ComesUp,
    Fall,
    PlayForecast,
    SeriesEnd,
)
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.names import card_name


class ForecastTeller:
    """Tells forecasts to one seat, with the players' names.

    Args:
        view: What the seat knows now.
        names: The players' names, by seat.
        glyphs: The signs of the screen.
    """

    def __init__(self, view: View, names: Sequence[str], glyphs: Glyphs) -> None:
        self._view = view
        self._names = names
        self._glyphs = glyphs

    def attack(self, told: AttackForecast) -> list[tuple[Span, ...]]:
        """Tell what an attack would do: who falls, how the Staks stand, what comes up, by lines."""
        lines = [self._fights(told), self._after(told)]
        return [line for line in lines if line]

    def attack_in_a_line(self, told: AttackForecast) -> tuple[Span, ...]:
        """Tell the same as shortly as can be, beside those of other victims."""
        return _spaced((*self._fights(told), *self._after(told)))

    def play(self, told: PlayForecast) -> list[tuple[Span, ...]]:
        """Tell what playing a card would do."""
        played = _("{card} would lie on top with power {power}.").format(
            card=card_name(told.card), power=told.power
        )
        lines: list[tuple[Span, ...]] = [(("text", played),)]
        if not told.aims:
            return lines
        if told.nothing:
            return [*lines, (("gold", _("Its effect would do nothing.")),)]
        if len(told.aims) == 1:
            return [*lines, self._aim(told.aims[0])]
        others = sum(not aim.nothing for aim in told.aims)
        asked = self._names[told.asked]
        text = ngettext(
            "{name} would choose; {n} choice does something.",
            "{name} would choose; {n} choices do something.",
            others,
        )
        return [*lines, (("gold", text.format(name=asked, n=others)),)]

    def aim(self, told: AimForecast) -> tuple[Span, ...]:
        """Tell what one choice would do."""
        return self._aim(told)

    # parts of it

    def _fights(self, told: AttackForecast) -> tuple[Span, ...]:
        spans: list[Span] = []
        for bout in told.bouts:
            spans += [self._fall(each) for each in bout.falls]
        for seat in told.out:
            spans.append((self._good(seat), _("{name} is out!").format(name=self._names[seat])))
        return _spaced(spans)

    def _fall(self, fall: Fall) -> Span:
        style = self._good(fall.card.player)
        card = self._card(fall.card.card, fall.card.player)
        if fall.by is not None:
            text = _("{by} takes {card}.").format(by=card_name(fall.by), card=card)
            return style, text
        damage = "+".join(map(str, fall.sum))
        return style, _("{card} falls ({damage}).").format(card=card, damage=damage)

    def _after(self, told: AttackForecast) -> tuple[Span, ...]:
        spans: list[Span] = [("text", self._sizes(told.sizes))]
        for bout in told.bouts[-1:]:
            spans += [("muted", self._comes_up(each)) for each in bout.comes_up]
        if told.shares is not None:
            spans.append(("muted", self._shares(told)))
        if told.end is SeriesEnd.UNKNOWN and len(told.bouts) > 1:
            spans.append(("muted", _("What follows is unknown.")))
        if told.may_react:
            text = _("{name} may play a card first.").format(name=self._names[told.player])
            spans.append(("gold", text))
        return _spaced(spans)

    def _sizes(self, sizes: Sequence[int]) -> str:
        """Tell the Staks that would have another number of cards."""
        changed = [
            _("{name} {before}{becomes}{after}").format(
                name=self._names[seat],
                before=len(self._view.seats[seat].stak),
                becomes=self._glyphs.becomes,
                after=after,
            )
            for seat, after in enumerate(sizes)
            if after != len(self._view.seats[seat].stak)
        ]
        return _("{changes}.").format(changes=in_row(changed)) if changed else ""

    def _comes_up(self, told: ComesUp) -> str:
        card = self._card(told.card.card, told.card.player)
        if told.triggers is None:
            return ""
        if told.triggers:
            return _("{card} comes up, and its effect happens.").format(card=card)
        return _("{card} comes up.").format(card=card)

    def _shares(self, told: AttackForecast) -> str:
        shares = told.shares
        assert shares is not None
        text = _("An unknown card comes up: {entry} of {unseen} unseen have an effect.")
        if told.attacker_stands:
            text = _(
                "An unknown card comes up: {entry} of {unseen} unseen have an effect, "
                "your card would beat {beaten}."
            )
        return text.format(entry=shares.entry, unseen=shares.unseen, beaten=shares.beaten)

    def _aim(self, told: AimForecast) -> tuple[Span, ...]:
        if told.nothing:
            return (("gold", _("Nothing would happen.")),)
        spans: list[Span] = [self._fall(each) for each in told.falls]
        for seat in told.out:
            spans.append((self._good(seat), _("{name} is out!").format(name=self._names[seat])))
        spans += [("muted", self._comes_up(each)) for each in told.comes_up]
        return _spaced(spans)

    def _good(self, seat: int) -> str:
        """Return the style of something that happens to a seat, by whose eyes see it."""
        return "danger" if seat == self._view.seat else "health"

    def _card(self, card: str, player: int) -> str:
        if card == UNKNOWN:
            return _("a card of {name} that nobody knows").format(name=self._names[player])
        return _("{name}'s {card}").format(name=self._names[player], card=card_name(card))


def _spaced(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Return spans with a space between them, without those that have no words."""
    said = [(style, text) for style, text in spans if text]
    return tuple((style, f"{text} ") for style, text in said[:-1]) + tuple(said[-1:])
