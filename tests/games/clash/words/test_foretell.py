"""The whole forecast: every step in order, and nothing that nobody can know."""

import random
from collections.abc import Iterator

from clash_tui.base.glyphs import UNICODE
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import (
    END_SUMMONING,
    A,
    Phase,
    events,
    foretold,
    legal_moves,
    read_move,
    view,
)
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.words.foretell import foretold_lines
from clash_tui.games.clash.words.telling import Teller
from tests.match.test_saves import duel, solo
from tests.ui.board.duels import duel_at

ASSAULT = """\
initiation-pack  turn 5  A summoning  mana 1
A Bastion  | boom troll
B Bastion  gnome zombie | reptile cyclone scribe
upper  zombie baron zombie  ||  brawler:2 grrr
lower  ||
"""


def told(position: str, move: str | None = None) -> list[str]:
    match = duel_at(position)
    foreseen = match.foretold(read_move(move) if move is not None else None)
    teller = Teller(match.names, match.catalog)
    lines = foretold_lines(foreseen, [("muted", "Now: ")], teller, A, UNICODE)
    return [each.text for each in lines]


def test_every_step_is_told_with_who_it_is_good_for() -> None:
    lines = told(ASSAULT)
    assert lines[:3] == ["THE FORECAST", "Now: ", ""]
    assert lines[3] == "1 Zombie attacks Brawler for 3"
    assert "− Ann's Zombie is destroyed" in lines
    assert "+ Ben's Brawler is destroyed" in lines
    assert "· Zombie returns to Ann's hand, Health 3" in lines
    assert lines[-1] == "+ is good for you, − is bad for you."


def test_the_card_in_hand_is_told_first() -> None:
    assert told(ASSAULT, "boom B upper 0")[3] == "1 Ann casts Boom! on Ben's Brawler"


def test_where_nobody_attacks_that_is_said() -> None:
    assert "Nobody attacks." in told(ASSAULT.replace("zombie baron zombie", ""))


def hidden_names(event: Event) -> bool:
    return isinstance(event, (events.Revealed, events.Milled)) or (
        isinstance(event, events.Shackled) and bool(event.card)
    )


def test_what_is_foretold_comes_true_and_shows_no_hidden_card() -> None:
    """From random moments of duels and solo games, with and without a card played first."""
    seen = 0
    for seed in range(120):
        rng = random.Random(seed)
        match = (duel, solo)[seed % 2](seed, rng.randint(1, 25))
        state = match.state
        if state.outcome is not None or state.phase is not Phase.SUMMONING or state.active != A:
            continue
        foreseen = foretold(state)
        assert not any(hidden_names(event) for event in foreseen)
        real = [each.event for each in match.play(END_SUMMONING)]
        shown = [each for each in real if not hidden_names(each)]
        # Where an order of return is asked (R33) the game stands still, and the forecast does not.
        most = min(len(shown), len(foreseen))
        assert shown[:most] == list(foreseen[:most])
        assert most == len(foreseen) or isinstance(shown[-1], events.OrderAsked)
        seen += len(foreseen) > 3
    assert seen > 10


def test_a_shackled_card_has_no_name_before_it_is_taken() -> None:
    position = ASSAULT.replace("| boom troll", "| jailor troll").replace("mana 1", "mana 9")
    lines = told(position, "jailor upper")
    assert "· Jailor shackles a card of Ben" in lines
    assert not any("Gnome" in line for line in lines)


def test_moves_that_show_a_hidden_card_do_not_name_it() -> None:
    named = 0
    for seed in range(40):
        match = solo(seed, 6)
        if match.state.outcome is not None or match.state.active != A:
            continue
        pile = {card.name for card in view(match.state, A).sides[1].pile.unseen}
        teller = Teller(match.names, match.catalog, solo=True)
        known = {each.name for each in _in_sight(match)}
        for move in legal_moves(match.state)[:6]:
            if move == END_SUMMONING:
                continue
            lines = foretold_lines(match.foretold(move), [], teller, A, UNICODE)
            text = "\n".join(each.text for each in lines)
            assert not any(name in text for name in pile - known)
            named += 1
    assert named > 20


def _in_sight(match: SoloGame) -> Iterator[Card]:
    """Return every card the player sees: those that share a name with one are no secret."""
    now = view(match.state, A)
    for side in now.sides:
        yield from (held.card for held in side.hand if held.card is not None)
        for lane in side.lanes:
            yield from (creature.card for creature in lane)
        if side.pile is not None:
            yield from side.pile.discard
