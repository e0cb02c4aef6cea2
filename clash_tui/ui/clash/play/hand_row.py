"""The hand of the player to move, with the Stronghold among the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Region

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _
from clash_tui.base.wording import capitals
from clash_tui.games.clash.rules.view import HeldCard, SideView
from clash_tui.ui.clash.paint.card import CardState, paint_back, paint_held
from clash_tui.ui.clash.paint.health import paint_health
from clash_tui.ui.clash.paint.row import STRONGHOLD, Place, Row, hand_row
from clash_tui.ui.clash.paint.stronghold import paint_stronghold
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.widgets.card_row import CardRow

_MARGIN = 1
_NOTE = 22
"""Cells for the note about the side, right of the cards."""


@dataclass(frozen=True)
class HandScene:
    """All that the hand shows."""

    side: SideView
    cursor: int | None = None
    """Place of the card under the cursor; -1 is the Stronghold."""
    chosen: int | None = None
    """Number of the card that is about to be played."""
    place_override: int | None = None
    """Where the Stronghold is while it slides; None: where it lies."""
    face_down: bool = False
    name: str = ""
    """The player's name, for the note beside the cards where there is room."""
    struck: str = ""
    """What has just hit the Stronghold, such as "−3"."""

    def __hash__(self) -> int:
        """Return a number that tells it from most others of the same position."""
        return hash((self.cursor, self.chosen, self.place_override, self.face_down, self.struck))


class HandRow(CardRow):
    """One hand, in its order, face up or face down."""

    REMEMBERS: ClassVar[tuple[str, ...] | None] = ("places",)

    DEFAULT_CSS = """
    HandRow {
        height: 5;
    }
    """

    def show(self, scene: HandScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the hand, and remember where every card lies."""
        canvas = Canvas(width, height, ink.palette.sea)
        self.places = []
        scene = self._scene
        if not isinstance(scene, HandScene):
            return canvas
        side = scene.side
        stronghold = side.place if scene.place_override is None else scene.place_override
        row = hand_row(
            len(side.hand), stronghold, width - _MARGIN, height, side.available, _longest(scene)
        )
        for place in row.places:
            x = _MARGIN + place.x
            _paint_place(canvas, x, place, height, ink, scene, stronghold)
            self.places.append((Region(x, 0, place.width, height), place.place))
        if row.divider is not None:
            canvas.vline(_MARGIN + row.divider, 0, height, ink.glyphs.dotted, ink.palette.muted)
        _note(canvas, row, height, ink, scene, stronghold)
        return canvas


def _longest(scene: HandScene) -> int:
    """Return the cells of the longest name that is seen."""
    if scene.face_down:
        return 0
    cards = (held.card for held in scene.side.hand)
    return max((cell_width(card.title) for card in cards if card is not None), default=0)


def _paint_place(
    canvas: Canvas, x: int, place: Place, height: int, ink: Ink, scene: HandScene, stronghold: int
) -> None:
    side = scene.side
    if place.place == STRONGHOLD:
        paint_stronghold(
            canvas,
            x,
            0,
            place.width,
            height,
            ink,
            fort=side.fort,
            health=len(side.hand) - stronghold,
            cursor=scene.cursor == STRONGHOLD,
            struck=scene.struck,
        )
        return
    held = side.hand[place.place]
    state = _state(held, scene)
    if scene.face_down:
        paint_back(canvas, x, 0, place.width, height, ink, state)
    else:
        paint_held(canvas, x, 0, place.width, height, held, ink, state)


def _state(held: HeldCard, scene: HandScene) -> CardState:
    chosen = scene.chosen is not None and held.number == scene.chosen
    return CardState(
        cursor=held.place == scene.cursor,
        chosen=chosen,
        dim=not held.playable and not chosen,
        key=str(held.place + 1) if held.place < scene.side.available else "",
        loses=held.loses and held.playable,
        fells_bastion=held.fells_bastion and held.playable,
    )


def _note(
    canvas: Canvas, row: Row, height: int, ink: Ink, scene: HandScene, stronghold: int
) -> None:
    """Write about the side right of the cards, where there is room."""
    x = canvas.width - _NOTE
    if height < 4 or _MARGIN + row.width + 2 > x or not scene.name:
        return
    palette = ink.palette
    side = scene.side
    top = max(0, (height - 4) // 2)
    where = _("plays right") if side.player else _("plays left")
    texts = (
        Text(capitals(scene.name), palette.parchment, weight=1, least=3),
        Text(where, palette.muted, may_go=True),
    )
    put_texts(canvas, top, texts, (), ink.glyphs.ellipsis, x=x, margin=0)
    after = canvas.text(x, top + 2, _("Health") + " ", palette.muted)
    paint_health(canvas, after, top + 2, ink, len(side.hand) - stronghold, canvas.width - after - 1)
    note = _("The last side") if side.fort else _("Fort still to come")
    shorter = () if side.fort else (_("Fort to come"),)
    told = Text(note, palette.muted, shorter=shorter, may_go=True)
    put_texts(canvas, top + 3, (told,), (), ink.glyphs.ellipsis, x=x, margin=0)
