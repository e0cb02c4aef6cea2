"""Positions as text: the language of rules tests, puzzles and bug reports.

::

    starter-kit  turn 5  A summoning  mana 4/7  played 2
    A Bastion  troll baron | boom brute^ carapace
    B Fort     | ? ? zombie^
    upper  zombie baron:2  ||  ogre*
    lower  ||  troll!+1

``|`` is the Stronghold in the hand, ``?`` a card not seen, ``^`` a card the opponent has seen.
Nearest the Bridge stands next to ``||``; ``:2`` damage, ``*`` arrived this turn, ``!`` struck,
``+1`` gained by Sprint, ``@`` right behind the name a Champion. ``ogre&specter`` is a pair, the
lower card first (R57), ``jailor(zombie,troll)`` holds shackled cards (R63). In the middle of an
Assault ``~`` was hurt by the attacks that go on, ``%`` by the card that resolves, ``=`` has made
its answering attack, ``>`` came into play during this Assault. Champions beside the Bridges have a
line, ``champions  A troll ready  B ogre exhausted``. A position that waits for a decision has
further lines: ``casting boom``, ``return B: ogre shaman`` (``ogre&specter(zombie)/upper/cursed``
where lane or auras make a difference), ``window ogre``,
``draw offered by A``, and ``then end; open lower``, the agenda with the next step last.
``outcome A fort-fell`` ends a game.

In a solo game B has ``B Bastion  pile ogre ? discard boom``, the top card first, ``^`` for a card
everybody knows to lie there, and there is a
line ``solo  fixed 6  per 1  resistance 0  ability rage  seed 7``, with ``spent`` once the pile was
empty with the Fort up, ``last`` in the turn that follows.
"""

from __future__ import annotations

from clash_tui.games.clash.rules.state import ANSWERED, CALLED, HURT, HURT_BY_CARD
from clash_tui.games.clash.rules.view import (
    ChampionStatus,
    CreatureView,
    FallenView,
    PendingKind,
    PendingView,
    PileView,
    SideView,
    SoloView,
    View,
)
from clash_tui.games.clash.rules.words import LANE_NAMES, PLAYER_LETTERS

MARKS = ((HURT, "~"), (HURT_BY_CARD, "%"), (ANSWERED, "="), (CALLED, ">"))
"""How the marks of a creature are written."""


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
    if view.fallen and not _order_is_asked(view):
        lines.append(_write_fallen("fallen", view))
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
    words = [
        "?" if card is None else card.id + ("^" if place in pile.seen else "")
        for place, card in enumerate(pile.order)
    ]
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
    text = _write_cards(creature)
    if creature.damage:
        text += f":{creature.damage}"
    if creature.arrived:
        text += "*"
    if creature.struck:
        text += "!"
    if creature.bonus:
        text += f"+{creature.bonus}"
    return text + "".join(sign for bit, sign in MARKS if creature.marks & bit)


def _write_cards(creature: CreatureView | FallenView) -> str:
    """Write the cards of a creature: its own, its Symbiote, those it holds."""
    text = creature.card.id + ("@" if creature.champion else "")
    if creature.symbiote is not None:
        text += f"&{creature.symbiote.id}" + ("@" if creature.symbiote_champion else "")
    if creature.shackled:
        text += f"({','.join(card.id for card in creature.shackled)})"
    return text


def _order_is_asked(view: View) -> bool:
    asked = (view.pending, view.interrupted)
    return any(each is not None and each.kind is PendingKind.RETURN_ORDER for each in asked)


def _write_fallen(word: str, view: View) -> str:
    """Write destroyed creatures that have not returned yet (R33)."""
    names = []
    for each in view.fallen:
        words = [_write_cards(each)]
        if each.lane is not None:
            words.append(LANE_NAMES[each.lane])
        names.append("/".join([*words, *(ability.value for ability in each.given)]))
    return f"{word} {PLAYER_LETTERS[view.fallen[0].player]}: " + " ".join(names)


def _write_pending(view: View, pending: PendingView) -> str:
    if pending.kind is PendingKind.DRAW:
        text = f"draw offered by {PLAYER_LETTERS[1 - pending.player]}"
        if view.interrupted is not None:
            text += "\n" + _write_pending(view, view.interrupted)
        return text
    if pending.kind is PendingKind.RETURN_ORDER:
        return _write_fallen("return", view)
    return "window" if pending.next_name is None else f"window {pending.next_name}"
