"""The parts that play a game on a board, put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from clash_tui.base.first_look import Animation
from clash_tui.base.glyphs import Glyphs
from clash_tui.base.settings import Settings
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.clash.play.board_parts import BoardParts
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.course import Course, Stage
from clash_tui.ui.clash.play.dialogs import DuelDialogs
from clash_tui.ui.clash.play.doubts import Doubts
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.hint_line import HintLine
from clash_tui.ui.clash.play.hints import Hints
from clash_tui.ui.clash.play.keyboard import Keyboard, OneAtKeyboard, TwoAtKeyboard
from clash_tui.ui.clash.play.meant import Meant
from clash_tui.ui.clash.play.mouse import Mouse
from clash_tui.ui.clash.play.offers import Offers
from clash_tui.ui.clash.play.overlays import Overlays
from clash_tui.ui.clash.play.picture import Picture
from clash_tui.ui.clash.play.programs import Programs, Thinks
from clash_tui.ui.clash.play.retelling import Retelling
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.clash.play.stops import Stop
from clash_tui.ui.clash.play.turn import Turn
from clash_tui.ui.shell.dialogs import Pushes
from clash_tui.ui.shell.playback import Playback


@dataclass(frozen=True)
class Lent:
    """What the program lends to a board, each as it is at the moment it is asked for."""

    settings: Callable[[], Settings]
    glyphs: Callable[[], Glyphs]
    pace: Callable[[], Animation]
    """How fast it is told what happens."""
    now: Callable[[], float]
    """The time in seconds."""
    push: Pushes
    """Puts a screen on top."""
    column: Callable[[Stop], int]
    """The column of a stop's middle on the screen, 0 while it is not drawn."""
    keep: Callable[[], None]
    """Saves the game as it stands."""
    thinking: Thinks | None = None
    """Thinks beside the board; None where no program can play."""
    advising: Thinks | None = None
    """Thinks about hints."""
    in_sight: Callable[[], bool] = lambda: True
    """Says whether the board is on top."""


@dataclass(frozen=True)
class PlayParts:
    """What a board leads its keys and clicks to."""

    sight: Sight
    said: Said
    choice: Choice
    meant: Meant
    teller: Teller
    log: GameLog
    retelling: Retelling
    course: Course
    programs: Programs
    hints: Hints
    turn: Turn
    mouse: Mouse
    offers: Offers
    overlays: Overlays
    picture: Picture


def put_together(
    match: Duel | SoloGame, parts: BoardParts, playback: Playback, stage: Stage, lent: Lent
) -> PlayParts:
    """Put together the parts that play a game.

    Args:
        match: The game; it may have begun already.
        parts: In what its board differs from others.
        playback: Shows what has happened, moment by moment.
        stage: The board.
        lent: What the program lends to it.
    """
    said, meant = Said(), Meant(lent.now)
    programs = Programs(match, lent.thinking, lent.in_sight)
    sight = Sight(match, lambda: playback.running, watched=programs.alone)
    choice = Choice(sight, said, lent.column)
    teller = Teller(match.names, match.catalog, solo=isinstance(match, SoloGame))
    log = GameLog(match, teller)
    retelling = Retelling(
        playback,
        lambda: lent.glyphs().minus,
        lent.pace,
        beyond_the_turn=match.alone is not None or programs.alone,
    )
    dialogs = DuelDialogs(lent.push, match.names)
    keyboard: Keyboard = (
        TwoAtKeyboard(match, sight, said, log, meant, dialogs)
        if match.alone is None
        else OneAtKeyboard(sight)
    )
    course = Course(
        match,
        stage,
        lent.keep,
        lent.settings,
        sight=sight,
        choice=choice,
        said=said,
        log=log,
        retelling=retelling,
        meant=meant,
        keyboard=keyboard,
        dialogs=dialogs,
        news=parts.news,
        programs=programs,
    )
    overlays = Overlays(match, sight, choice, teller, lent.glyphs, lent.push)
    turn = Turn(
        match,
        course,
        sight=sight,
        choice=choice,
        said=said,
        doubts=Doubts(sight, choice, lent.settings),
        dialogs=dialogs,
        show=stage.show,
        look_closer=overlays.closer,
        turn_back=parts.turn_back,
    )
    hints = Hints(match, sight, choice, said, stage.show, lent.keep, lent.push, lent.advising)
    picture = Picture(
        match,
        parts.kind,
        sight=sight,
        choice=choice,
        log=log,
        hint_line=HintLine(sight, choice, said, parts.news),
        retelling=retelling,
        programs=programs,
    )
    return PlayParts(
        sight=sight,
        said=said,
        choice=choice,
        meant=meant,
        teller=teller,
        log=log,
        retelling=retelling,
        course=course,
        programs=programs,
        hints=hints,
        turn=turn,
        mouse=Mouse(sight, choice, turn, playback, stage.show),
        offers=Offers(match, sight, choice, playback, turn, programs),
        overlays=overlays,
        picture=picture,
    )
