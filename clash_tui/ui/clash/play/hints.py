"""Hints at the board: what the strongest program would play, asked for and shown step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import BLANK, styled
from clash_tui.bots.advice import Advice, advise
from clash_tui.bots.player import Stop
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import Cast, Move, Summon, SummonChampion
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.rules.words import UPPER
from clash_tui.games.clash.words.hint_words import chance_words, hint_words, plan_words
from clash_tui.ui.clash.play.aim import Aim, take, take_champion
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.programs import Thinks
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.shell.dialogs import Pushes


class Hints:
    """Thinks a hint out beside the board, says it, and holds the card it is about.

    The plan of a turn is thought out once: asked again, the next step of it is shown, as long as
    it was followed.

    Args:
        match: The game, which counts the hints.
        sight: What may be seen.
        choice: What is about to be played; the hint takes a card up.
        said: Where it is said.
        show: Shows the board as it is now.
        keep: Saves the game: a hint counts.
        push: Puts a screen on top.
        thinking: Thinks beside the board.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        sight: Sight,
        choice: Choice,
        said: Said,
        show: Callable[[], None],
        keep: Callable[[], None],
        push: Pushes,
        thinking: Thinks | None = None,
    ) -> None:
        self._match = match
        self._sight = sight
        self._choice = choice
        self._said = said
        self._show = show
        self._keep = keep
        self._push = push
        self._thinking = thinking
        self._asked_for: Any = None
        """The position that is thought about; None while none is."""
        self._plan: tuple[Move, ...] = ()
        self._begins = 0
        """After how many moves of the game the plan begins."""
        self._chance: float | None = None
        self._shown_for: Any = None
        """The position for which a hint was counted."""

    def ask(self) -> None:
        """Show a hint for whoever decides now, or think one out first."""
        if not self._sight.deciding:
            self._say("muted", _("There are hints while you decide."))
            return
        plan = self._rest()
        if plan and self._said.is_more:
            self._tell_all(plan)
        elif plan:
            self._tell(plan)
        elif self._thinking is not None and self._asked_for is not self._match.state:
            self._think()

    def _rest(self) -> tuple[Move, ...]:
        """Return what is left of the plan, if all that was played since is of it."""
        if len(self._match.moves) < self._begins:
            return ()
        played = tuple(self._match.moves[self._begins :])
        if played != self._plan[: len(played)]:
            return ()
        rest = self._plan[len(played) :]
        return rest if rest and rest[0] in self._match.legal_moves() else ()

    def _think(self) -> None:
        assert self._thinking is not None
        state = self._match.state
        self._asked_for = state
        self._say("muted", _("Thinking about a hint; play on, and it is dropped."))
        beside = self._match.as_it_stands()

        def left(stop: Stop) -> bool:
            if self._match.state is not state:
                self._asked_for = None
            return stop() or self._match.state is not state

        def think(stop: Stop) -> Advice:
            return advise(beside, stop=lambda: left(stop))

        def thought(advice: Advice) -> None:
            self._asked_for = None
            if self._match.state is state and self._sight.deciding:
                self._plan, self._chance = advice.moves, advice.chance
                self._begins = len(self._match.moves)
                self._tell(advice.moves)

        self._thinking.begin(think, thought)

    def _tell(self, plan: Sequence[Move]) -> None:
        state = self._match.state
        if self._shown_for is not state:
            self._shown_for = state
            self._match.hints += 1
            self._keep()
        self._take_up(plan[0])
        words = hint_words(state, plan, self._match.names, self._match.catalog)
        chance = chance_words(self._chance) if len(self._match.moves) == self._begins else ""
        spans = (("gold", words), *((("muted", " " + chance),) if chance else ()))
        self._said.with_more(spans, _("h: all of it"))
        self._show()

    def _tell_all(self, plan: Sequence[Move]) -> None:
        """Tell the whole plan over the board."""
        from clash_tui.ui.shell.text_overlay import TextOverlay

        state, names, catalog = self._match.state, self._match.names, self._match.catalog
        lines = [styled("chosen", _("THE HINT"))]
        lines.append(styled("text", hint_words(state, plan, names, catalog)))
        chance = chance_words(self._chance) if len(self._match.moves) == self._begins else ""
        lines += [styled("muted", chance)] if chance else []
        lines += [BLANK, styled("muted", _("The whole plan of the turn:"))]
        for number, words in enumerate(plan_words(state, plan, catalog), start=1):
            lines.append(styled("strong", words, lead=str(number), lead_style="gold"))
        self._push(TextOverlay(tuple(lines)))

    def _take_up(self, move: Move) -> None:
        """Take up the card that the hint is about, aimed as it says: Enter plays it."""
        aim = _aim_of(move, self._sight.view(), self._sight.bottom)
        if aim is None:
            self._choice.put_back()
        else:
            self._choice.aim_as(aim)

    def _say(self, style: str, text: str) -> None:
        self._said.say(style, text)
        self._show()


def _aim_of(move: Move, now: View, player: int) -> Aim | None:
    """Return the aim that stands for a move; None where no card is played by it."""
    side = now.sides[player]
    aims: list[Aim] = []
    match move:
        case Summon() | Cast():
            aims = [take(held, now, None, UPPER) for held in side.hand if held.playable]
        case SummonChampion():
            aims = [take_champion(side.champion, UPPER)] if side.champion is not None else []
    for aim in aims:
        for each in _ways(aim, now):
            if each.move(now) == move:
                return each
    return None


def _ways(aim: Aim, now: View) -> Sequence[Aim]:
    """Return a card aimed at all it can be aimed at."""
    found = [aim]
    while (following := found[-1].turned(now)) not in found:
        found.append(following)
    return found
