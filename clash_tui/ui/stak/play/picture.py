"""The table and the hand as they are to be painted, made of what somebody may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.forecast import AttackForecast
from clash_tui.games.stak.rules.view import SeatView, StakCard, View
from clash_tui.games.stak.rules.words import LETTERS
from clash_tui.games.stak.words.names import card_name
from clash_tui.ui.stak.paint.bot import Look
from clash_tui.ui.stak.paint.column import Column, Lying
from clash_tui.ui.stak.play.faces import face_of, lying
from clash_tui.ui.stak.play.modes import Spot
from clash_tui.ui.stak.play.stak_hand import HandScene
from clash_tui.ui.stak.play.stak_table import TableScene


@dataclass(frozen=True)
class Marks:
    """What stands out on the table.

    Attributes:
        targets: What can be chosen.
        cursor: The card under the cursor.
        falls: The cards that would be scrapped by what is under the cursor.
        letters: Whether the seats show the letters by which they are chosen.
        plays: Whose turn it is, None where nobody is shown to play.
    """

    targets: Collection[Spot] = field(default_factory=frozenset)
    cursor: Spot | None = None
    falls: Collection[Spot] = field(default_factory=frozenset)
    letters: bool = False


def table_of(view: View, names: Sequence[str], marks: Marks) -> TableScene:
    """Return the Staks of all seats."""
    return TableScene(
        tuple(_column(view, seat, seen, names[seat], marks) for seat, seen in enumerate(view.seats))
    )


def falls_of(forecast: AttackForecast | None) -> frozenset[Spot]:
    """Return the cards that an attack would scrap, as they lie now; of a series its first fight."""
    if forecast is None or not forecast.bouts:
        return frozenset()
    return frozenset((fall.card.player, fall.card.place) for fall in forecast.bouts[0].falls)


def hand_of(
    view: View,
    seat: int,
    *,
    covered: bool,
    cursor: int | None,
    offered: Collection[str] | None,
) -> HandScene:
    """Return a hand.

    Args:
        view: What is known.
        seat: Whose hand.
        covered: Whether it is not to be seen.
        cursor: The place under the cursor.
        offered: The cards that can be chosen; None where none is asked for.
    """
    held = view.seats[seat].hand
    cards = tuple(None if covered or each.card is None else face_of(each.card) for each in held)
    looks = tuple(
        Look(
            cursor=place == cursor,
            key=str(place + 1) if place < _MOST_KEYS and each.card in (offered or ()) else "",
            dim=offered is not None and each.card not in offered,
        )
        for place, each in enumerate(held)
    )
    return HandScene(cards, looks, covered)


_MOST_KEYS = 9
_FEW = 3
"""With more seats names are cut, and letters tell them apart."""


def _column(view: View, seat: int, seen: SeatView, name: str, marks: Marks) -> Column:
    known = tuple(card_name(each.card) for each in seen.hand if each.known and each.card)
    out = _("turn {turn}").format(turn=seen.out) if seen.out else ""
    stak = seen.stak
    letters = marks.letters and any(spot[0] == seat for spot in marks.targets)
    return Column(
        letter=LETTERS[seat],
        name=name,
        plays=seat == view.active and view.outcome is None,
        asked=seat == view.to_move != view.active and view.outcome is None,
        hand=len(seen.hand),
        known=known if seat != view.seat else (),
        top=lying(stak[0], stopped=view.stopped) if stak else None,
        look=_look((seat, 1), marks),
        below=tuple(
            _below(view, (seat, place), card, marks) for place, card in enumerate(stak[1:], 2)
        ),
        out=out,
        mark=LETTERS[seat] if letters or len(view.seats) > _FEW else "",
        size=len(stak),
    )


def _look(spot: Spot, marks: Marks) -> Look:
    return Look(
        cursor=spot == marks.cursor, target=spot in marks.targets, falls=spot in marks.falls
    )


def _below(view: View, spot: Spot, card: StakCard, marks: Marks) -> Lying:
    return Lying(
        place=spot[1],
        bot=lying(card, stopped=view.stopped),
        face_up=card.up,
        target=spot in marks.targets,
        cursor=spot == marks.cursor,
        falls=spot in marks.falls,
    )
