"""The parts that play a game at a table, put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from textual.widget import Widget

from clash_tui.base.first_look import Animation
from clash_tui.base.glyphs import Glyphs
from clash_tui.base.settings import Settings
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.shell.dialogs import Pushes
from clash_tui.ui.shell.playback import Playback
from clash_tui.ui.stak.play.acts import Acts
from clash_tui.ui.stak.play.below import Below
from clash_tui.ui.stak.play.course import Course, Stage
from clash_tui.ui.stak.play.dialogs import StakDialogs
from clash_tui.ui.stak.play.display import Display
from clash_tui.ui.stak.play.doubts import Doubts
from clash_tui.ui.stak.play.keyboard import Keyboard
from clash_tui.ui.stak.play.moments import Moment
from clash_tui.ui.stak.play.offers import Offers
from clash_tui.ui.stak.play.overlays import Overlays
from clash_tui.ui.stak.play.retelling import Retelling
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.table_log import TableLog
from clash_tui.ui.stak.play.thinking import Thinking
from clash_tui.ui.stak.play.turn import Turn


@dataclass(frozen=True)
class Lent:
    """What the program lends to a table, each as it is at the moment it is asked for."""

    screen: Widget
    """Whose widgets are shown on, and whose threads think."""
    settings: Callable[[], Settings]
    glyphs: Callable[[], Glyphs]
    tier: Callable[[], Tier]
    """How much room there is."""
    pace: Callable[[], Animation]
    """How fast it is told what happens."""
    now: Callable[[], float]
    """The time in seconds."""
    push: Pushes
    """Puts a screen on top."""
    keep: Callable[[], None]
    """Saves the game as it stands."""


@dataclass(frozen=True)
class PlayParts:
    """What a table leads its keys and clicks to."""

    sight: Sight
    turn: Turn
    teller: Teller
    thinking: Thinking
    retelling: Retelling
    below: Below
    display: Display
    overlays: Overlays
    offers: Offers
    course: Course
    acts: Acts


def put_together(
    match: Match[Any, Any, Any], playback: Playback[Moment], stage: Stage, lent: Lent
) -> PlayParts:
    """Put together the parts that play a game.

    Args:
        match: The game; it may have begun already.
        playback: Shows what has happened, moment by moment.
        stage: The table.
        lent: What the program lends to it.
    """
    sight = Sight(match)
    turn = Turn(match, sight)
    teller = Teller(match.names)
    log = TableLog(match, teller)
    dialogs = StakDialogs(lent.push)
    thinking = Thinking(lent.screen, match)
    doubts = Doubts(match, sight, lent.settings)
    retelling = Retelling(playback, teller, sight, lent.pace)
    below = Below(match, sight, turn, doubts, thinking, lent.settings, lent.glyphs)
    overlays = Overlays(match, sight, turn, log, lent.glyphs, lent.push)
    course = Course(
        match,
        stage,
        lent.keep,
        lent.now,
        sight=sight,
        turn=turn,
        retelling=retelling,
        thinking=thinking,
        keyboard=Keyboard(match, sight, teller, dialogs),
        dialogs=dialogs,
    )
    acts = Acts(
        match,
        course,
        stage,
        sight=sight,
        turn=turn,
        doubts=doubts,
        dialogs=dialogs,
        look_closer=overlays.closer,
    )
    display = Display(
        lent.screen,
        match,
        sight=sight,
        turn=turn,
        below=below,
        overlays=overlays,
        log=log,
        teller=teller,
        glyphs=lent.glyphs,
        tier=lent.tier,
    )
    return PlayParts(
        sight=sight,
        turn=turn,
        teller=teller,
        thinking=thinking,
        retelling=retelling,
        below=below,
        display=display,
        overlays=overlays,
        offers=Offers(match, sight, turn, playback),
        course=course,
        acts=acts,
    )
