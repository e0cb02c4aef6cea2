"""No hand is ever shown to the wrong eyes, whatever two people and a cat do to the keyboard.

Whose hand may be seen is followed here by the rules of the table alone: the keyboard changes hands
whenever somebody else must decide, and then a hand is open only once its owner has said so on the
hand-over, with a key or a click of their own.
"""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from clash_tui.games.clash.rules.state import to_move
from clash_tui.games.clash.rules.words import PLAYERS
from clash_tui.ui.after.end import EndScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text
from tests.ui.hands import FASTEST, BoardTimers, Hands

STEPS = 300
KEYS = (
    *["space"] * 8,
    *["enter"] * 8,
    *"1234" * 2,
    *"uulzzZy",
    *"0nihq",
    *("up", "down", "left", "right", "tab", "escape", "backspace"),
)
DRAW = ("m", "down", "down", "down", "down", "enter")
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.3, 0.45, 0.5, 0.6, 0.9, 2.0)


class Cat:
    """Plays duels with random keys and clicks, and watches whose faces are to be seen."""

    def __init__(self, app, hands, timers, seed):
        self.app, self.hands, self.timers = app, hands, timers
        self.rng = random.Random(seed)
        self.owner = None
        """Whose hand may be open: they have said that the keyboard is theirs."""
        self.in_sight_since = None
        self.done = []
        """What was typed and clicked, and when."""
        self.seen = Counter()

    @property
    def board(self):
        boards = [each for each in self.app.screen_stack if isinstance(each, BoardScreen)]
        return boards[-1] if boards else None

    async def step(self):
        if isinstance(self.app.screen, TitleScreen | EndScreen):
            await self.begin()
            return
        rng = self.rng
        await self.hands.wait(rng.choice(PAUSES))
        await self.timers.go_off()
        what = rng.random()
        if what < 0.62:
            await self.one(rng.choice(KEYS))
        elif what < 0.72:
            await self.burst([rng.choice(KEYS) for _ in range(rng.randrange(2, 5))])
        elif what < 0.82:
            await self.held(rng.choice(("space", "enter", "z", "1")))
        elif what < 0.85:
            for key in DRAW:
                await self.one(key)
        else:
            await self.a_click()
        if isinstance(self.app.screen, DuelHandOver) and rng.random() < 0.4:
            await self.hands.wait(rng.choice((0.3, 0.8)))
            await self.timers.go_off()
            await self.one("enter")

    async def begin(self):
        """Go on with the game, or begin another."""
        self.owner = None
        if self.app.session.unfinished is None:
            self.seen["over"] += self.board is not None
            setup = PLAN.setup.model_copy(
                update={"edition": self.edition, "seed": self.rng.randrange(1000)}
            )
            ways_of(self.app.navigation).start_duel(replace(PLAN, setup=setup))
        else:
            self.app.navigation.resume_game()
        await self.hands.wait(0.1)
        self.look()

    async def one(self, key, held=False):
        counts = self.may_confirm() and key == "enter" and not held
        await self.hands.press(key, after=0.0)
        self.done.append((round(self.hands.clock.time, 3), key, held))
        self.look(counts)

    async def burst(self, keys):
        strokes = enumerate(keys, start=1)
        counts = any(key == "enter" and self.may_confirm(FASTEST * at) for at, key in strokes)
        before = self.decider
        await self.hands.press_at_once(*keys, after=0.0)
        self.done.append((round(self.hands.clock.time, 3), *keys))
        self.look(counts and before == self.decider)

    async def held(self, key):
        """Hold a key down for a while; it is a stroke only as it comes for the first time."""
        await self.one(key)
        await self.hands.wait(self.rng.choice((0.25, 0.4, 0.5, 0.66)))
        for _ in range(self.rng.randrange(1, 30)):
            await self.timers.go_off()
            await self.one(key, held=True)
            await self.hands.wait(self.rng.choice((0.025, 0.033, 0.05)))

    async def a_click(self):
        lines = frame_text(self.app).split("\n")
        y = self.rng.choice((23, self.rng.randrange(24)))
        x = self.rng.randrange(80)
        button = "show my hand"
        if self.rng.random() < 0.5 and any(button in line for line in lines):
            y = next(row for row, line in enumerate(lines) if button in line)
            x = lines[y].index(button)
        for _ in range(self.rng.choice((1, 1, 2))):
            counts = self.may_confirm() and button in lines[y]
            await self.hands.click(x, y, after=0.0)
            self.done.append((round(self.hands.clock.time, 3), x, y))
            self.look(counts)
            await self.hands.wait(0.15)

    @property
    def decider(self):
        return to_move(self.board.match.state) if self.board is not None else None

    def may_confirm(self, later=0.0):
        """Whether the hand-over has stood there so long that a stroke counts on it."""
        since = self.in_sight_since
        return since is not None and self.hands.clock.time + later >= since + 0.5

    def look(self, counts=False):
        """Follow whose the keyboard is, and see that no other face is to be seen."""
        screen, board = self.app.screen, self.board
        handing = isinstance(screen, DuelHandOver)
        was_handing, self.in_sight_since = (
            self.in_sight_since,
            ((self.in_sight_since or self.hands.clock.time) if handing else None),
        )
        if board is None or board.sight.over:
            self.owner = None
            return
        if self.decider != self.owner and not board.playback.running:
            # What was done is told to the end before the keyboard changes hands.
            self.owner = None
            if was_handing is not None and not handing and screen is board and counts:
                self.owner = self.decider
                self.seen["handed"] += 1
        self.seen["order"] += isinstance(screen, ReturnOrderScreen)
        self.seen["draw"] += board.match.state.draw_offer is not None
        if screen is not board and not isinstance(screen, DuelHandOver | HouseModal):
            return
        if isinstance(screen, TextOverlay) and self.owner is not None:
            # It tells all the cards that a face-down one can be.
            return
        text = frame_text(self.app)
        self.seen["back"] += handing and "back to" in text
        for player in PLAYERS:
            if player != self.owner:
                for name in unseen_names(board.match.state, player):
                    assert not re.search(rf"\b{name}", text), f"{name} {self.done[-12:]}\n{text}"


def unseen_names(state, player):
    """Return how the cards of a hand begin that only their owner has seen."""
    hand = state.sides[player].hand
    return [piece.card.name[:5] for piece in hand if not piece.bit & state.seen]


@pytest.mark.parametrize("animation", ["off", "fast"])
@pytest.mark.parametrize("edition", ["initiation-pack", "starter-kit"])
async def test_no_face_is_seen_by_the_wrong_eyes(make_app, monkeypatch, edition, animation):
    app = make_app(animation=animation)
    async with app.run_test(size=(80, 24)):
        hands = Hands(app)
        cat = Cat(app, hands, BoardTimers(monkeypatch, hands.clock), f"{edition} {animation}")
        cat.edition = edition
        for _ in range(STEPS):
            await cat.step()
        assert len(cat.done) > 600
        assert cat.seen["handed"] > 10
        assert cat.seen["back"] > 1
        assert cat.seen["draw"] > 1
