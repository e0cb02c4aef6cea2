"""Positions as text: the language of rules tests, puzzles and bug reports.

::

    starter-kit  turn 5  A summoning  mana 4/7  played 2
    A Bastion  troll baron | boom brute^ carapace
    B Fort     | ? ? zombie^
    upper  zombie baron:2  ||  ogre*
    lower  ||  troll!+1

``|`` is the Stronghold in the hand, ``?`` a card not seen, ``^`` a card the opponent has seen.
Nearest the Bridge stands next to ``||``; ``:2`` damage, ``*`` arrived this turn, ``!`` struck,
``+1`` gained by Sprint, ``@`` right behind the name a Champion. Champions beside the Bridges have a
line, ``champions  A troll ready  B ogre exhausted``. A position that waits for a decision has
further lines: ``casting boom``, ``return B: ogre shaman``, ``window ogre``,
``draw offered by A``, and ``then end; open lower``, the agenda with the next step last.
``outcome A fort-fell`` ends a game.

In a solo game B has ``B Bastion  pile ogre ? discard boom``, the top card first, and there is a
line ``solo  fixed 6  per 1  resistance 0  ability rage  seed 7``, with ``spent`` once the pile was
empty with the Fort up, ``last`` in the turn that follows.
"""

from __future__ import annotations

from clash_tui.game.view import (
    ChampionStatus,
    CreatureView,
    PendingKind,
    PendingView,
    PileView,
    SideView,
    SoloView,
    View,
)
from clash_tui.game.words import LANE_NAMES, PLAYER_LETTERS


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
    beside = [_write_champion(side) for side in view.sides]
    if any(beside):
        lines.append("champions  " + "  ".join(each for each in beside if each))
    if view.solo is not None:
        lines.append(_write_solo(view.solo, view.sides[1].pile))
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
    if side.pile is not None:
        return _write_pile(side, side.pile)
    words = [
        "?" if held.card is None else held.card.id + ("^" if held.seen else "")
        for held in side.hand
    ]
    words.insert(side.place, "|")
    up = "Fort" if side.fort else "Bastion"
    return f"{PLAYER_LETTERS[side.player]} {up:<7}  " + " ".join(words)


def _write_pile(side: SideView, pile: PileView) -> str:
    order = pile.order if pile.order is not None else (None,) * pile.size
    words = ["?" if card is None else card.id for card in order]
    words += ["discard", *(card.id for card in pile.discard)]
    up = "Fort" if side.fort else "Bastion"
    return f"{PLAYER_LETTERS[side.player]} {up:<7}  " + " ".join(["pile", *words])


def _write_solo(solo: SoloView, pile: PileView | None) -> str:
    """Write what a solo game is played with; ``?`` for the seed where it is hidden."""
    words = [f"solo  fixed {solo.fixed_mana}  per {solo.mana_per_creature}"]
    words.append(f"resistance {solo.resistance}")
    words.append(f"ability {solo.ability.value if solo.ability is not None else '-'}")
    words.append(f"seed {solo.seed if solo.seed is not None else '?'}")
    if pile is not None and pile.spent:
        words.append("last" if pile.last_turn else "spent")
    return "  ".join(words)


def _write_champion(side: SideView) -> str:
    """Write a Champion that lies beside the Bridges; one in play is marked where it stands."""
    champion = side.champion
    if champion is None or champion.status is ChampionStatus.IN_PLAY:
        return ""
    return f"{PLAYER_LETTERS[side.player]} {champion.card.id} {champion.status}"


def _write_creature(creature: CreatureView) -> str:
    text = creature.card.id + ("@" if creature.champion else "")
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
