"""The turn of an opponent in one line: what it played, who fell, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Span
from clash_tui.base.wording import in_row
from clash_tui.games.clash.rules import B, State, events
from clash_tui.games.clash.words.fortune import BAD, GOOD
from clash_tui.games.clash.words.telling import Teller
from clash_tui.games.protocol import Told


def turn_words(
    told: Sequence[Told], teller: Teller, glyphs: Glyphs, room: int, opponent: int = B
) -> tuple[Span, ...]:
    """Sum up the opponent's last turn; nothing where the player has played since, or it goes on.

    Where the names have no room they are counted: what the turn has done to the player comes last
    and must not be cut.

    Args:
        told: All that has happened, from the beginning.
        teller: Knows the names.
        glyphs: The signs to write with.
        room: How many cells there are.
        opponent: Whose turn it was; of a solo game always B.
    """
    turn, after = _last_turn(told, opponent)
    if not turn or after is None:
        return ()
    spans: tuple[Span, ...] = ()
    for count_cards, count_fallen in ((False, False), (True, False), (True, True)):
        parts = [
            ("parchment", _played(turn, teller, opponent, count_cards)),
            *_fallen(turn, teller, opponent, count_fallen),
            *_stronghold(turn[0].state, after, opponent, glyphs),
        ]
        spans = (("muted", f"{teller.names[opponent]}: "), *_joined(parts))
        if sum(cell_width(text) for _style, text in spans) <= room:
            break
    return spans


def _joined(parts: Sequence[Span]) -> list[Span]:
    spans: list[Span] = []
    for part in parts:
        spans += [("dim", "; "), part] if spans else [part]
    return spans


def _last_turn(told: Sequence[Told], opponent: int) -> tuple[list[Told], State | None]:
    """Return what happened in the opponent's turn that has just ended, and the position then.

    Nothing where anything but the player's mana came after it.
    """
    began = ended = -1
    for place, each in enumerate(told):
        if isinstance(each.event, events.TurnBegan):
            if each.event.player == opponent:
                began = place
            else:
                ended = place
    later = told[ended + 1 :]
    if not 0 <= began < ended or any(not isinstance(e.event, events.ManaGained) for e in later):
        return [], None
    return list(told[began:ended]), told[ended].state


def _played(turn: Sequence[Told], teller: Teller, opponent: int, count: bool) -> str:
    """Name the cards that were played, and say which of a pile found no target (R75, R76)."""
    names: list[str] = []
    for each in turn:
        match each.event:
            case events.Revealed(card=card):
                names.append(teller.card(card))
            case events.Fizzled(card=card):
                names[-1:] = [_("{card} (no target)").format(card=teller.card(card))]
            case event if turn[0].state.sides[opponent].pile is None:
                names += [teller.card(card) for card in _cards_played(event, opponent)]
    if count and len(names) > 1:
        return ngettext("{n} card", "{n} cards", len(names)).format(n=len(names))
    return in_row(names) or _("no card")


def _cards_played(event: events.Event, player: int) -> tuple[str, ...]:
    """Return the card that a player plays by an event; nothing for any other."""
    match event:
        case events.Summoned(creature) if creature.player == player:
            return (creature.card,)
        case events.Joined(host, card=card) if host.player == player:
            return (card,)
        case events.IncantationCast(player=caster, card=card) if caster == player:
            return (card,)
    return ()


def _fallen(turn: Sequence[Told], teller: Teller, opponent: int, count: bool) -> list[Span]:
    """Name the creatures that fell, the player's first, and the cards that were shackled (R63)."""
    parts: list[Span] = []
    own, its = (
        [each.event.creature.card for each in turn if _falls(each.event, player)]
        for player in (1 - opponent, opponent)
    )
    if own:
        names = in_row(teller.card(card) for card in own)
        text = ngettext("{names} fell", "{names} fell", len(own))
        if count and len(own) > 1:
            text = ngettext("{n} of yours fell", "{n} of yours fell", len(own))
        parts.append((BAD, text.format(names=names, n=len(own))))
    if its:
        names = in_row(teller.card(card) for card in its)
        text = ngettext("its {names} fell", "its {names} fell", len(its))
        if count and len(its) > 1:
            text = ngettext("{n} of its own fell", "{n} of its own fell", len(its))
        parts.append((GOOD, text.format(names=names, n=len(its))))
    taken = [teller.card(each.event.card) for each in turn if _takes(each.event, 1 - opponent)]
    if taken:
        parts.append((BAD, _("{names} shackled").format(names=in_row(taken))))
    return parts


def _falls(event: object, player: int) -> bool:
    return isinstance(event, events.Destroyed) and event.creature.player == player


def _takes(event: object, player: int) -> bool:
    return isinstance(event, events.Shackled) and event.player == player


def _stronghold(before: State, after: State, opponent: int, glyphs: Glyphs) -> list[Span]:
    """Say how the player's Stronghold and the opponent's have changed."""
    parts: list[Span] = []
    was, now = before.sides[1 - opponent], after.sides[1 - opponent]
    if now.fort and not was.fort:
        parts.append((BAD, _("your Bastion fell: Fort {n}").format(n=now.health)))
    elif was.fort and not now.fort:
        parts.append((GOOD, _("your Bastion stands again: {n}").format(n=now.health)))
    elif now.health != was.health:
        text = (
            _("Fort {before} {arrow} {after}")
            if now.fort
            else _("Bastion {before} {arrow} {after}")
        )
        words = text.format(before=was.health, arrow=glyphs.becomes, after=now.health)
        parts.append((BAD if now.health < was.health else GOOD, words))
    if after.sides[opponent].fort and not before.sides[opponent].fort:
        parts.append((GOOD, _("its Bastion fell")))
    return parts
