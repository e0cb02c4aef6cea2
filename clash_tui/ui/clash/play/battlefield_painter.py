"""Paints the battlefield: two lanes with the Bridges between both Kingdoms."""

from __future__ import annotations

from textual.geometry import Region

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.rules.view import ChampionStatus, CreatureView, SideView
from clash_tui.games.clash.rules.words import LANES, PLAYERS, B
from clash_tui.games.clash.words.face import Face, creature_face, joined_face
from clash_tui.ui.clash.paint.card import CardState, paint_card, paint_face
from clash_tui.ui.clash.paint.lane import Spacing, lane_spacing
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import GAP, Text, place_texts, put_placed

_CHAMPION_STATUS = {
    ChampionStatus.READY: N_("ready"),
    ChampionStatus.IN_PLAY: N_("in play"),
    ChampionStatus.EXHAUSTED: N_("exhausted"),
}

_BOTH_NAMED = 6
"""Rows of a card beyond which the names of a pair stand below each other."""


class BattlefieldPainter:
    """Paints one scene."""

    def __init__(self, canvas: Canvas, ink: Ink, scene: BattlefieldScene) -> None:
        self.places: list[tuple[Region, int]] = []
        self.halves: list[tuple[Region, int, int]] = []
        self.champions: list[tuple[Region, int]] = []
        self._canvas, self._ink, self._scene = canvas, ink, scene
        self._palette, self._glyphs = ink.palette, ink.glyphs
        self._struck = dict(scene.struck)
        self._lane_names: dict[tuple[int, int], int] = {}
        """Where what stands behind a lane's name may begin, by player and lane."""
        width = canvas.width
        self._bridge = 8 if width < 100 else 10 if width < 140 else 12
        self._gap = 1
        self._half = (width - self._bridge) // 2 - self._gap
        self._bridge_x = (width - self._bridge) // 2
        self._block = canvas.height // len(LANES)
        self._spare = 1 if self._block >= 9 else 0
        self._card_height = min(14, self._block - 1 - (self._spare if self._block > 9 else 0))

    def paint(self) -> None:
        """Paint both lanes."""
        for lane in LANES:
            self._lane(lane, lane * self._block)
        for player in PLAYERS:
            self._champion(player)

    def _lane(self, lane: int, top: int) -> None:
        rows = 1 + self._card_height
        for player in PLAYERS:
            spacing = self._spacing(player, lane)
            self._ground(lane, player, top, rows)
            for creature in self._row(player, lane)[: spacing.shown]:
                self._creature(creature, spacing, top + 1)
            self._more(player, lane, spacing, top + 1)
            self._ghost(player, lane, spacing, top + 1)
        self._water(lane, top, rows)
        self._arrow(lane, top + 1)

    def _row(self, player: int, lane: int) -> tuple[CreatureView, ...]:
        side: SideView = self._scene.view.sides[player]
        return side.lanes[lane]

    def _spacing(self, player: int, lane: int) -> Spacing:
        faces = [creature_face(each) for each in self._row(player, lane)]
        names = [name for face in faces for name in self._names(face)]
        count, ghost = len(faces), self._scene.ghost
        if ghost is not None and ghost[1:] == (player, lane):
            count += 1
            names.append(ghost[0].title)
        longest = max(map(cell_width, names), default=0)
        return lane_spacing(count, self._half, self._card_height, longest)

    def _names(self, face: Face) -> tuple[str, ...]:
        """Return the lines in which a face is named: of a pair both cards."""
        if not face.symbiote:
            return (face.name,)
        if self._card_height > _BOTH_NAMED:
            return (face.name, f"+{face.symbiote}")
        return (f"{face.name}+{face.symbiote}",)

    def _ground(self, lane: int, player: int, top: int, rows: int) -> None:
        left = 0 if player != B else self._bridge_x + self._bridge
        width = self._bridge_x if player != B else self._canvas.width - left
        self._canvas.clear(left, top, width, rows, self._palette.island)
        self.halves.append((Region(left, top, width, rows), player, lane))
        scene = self._scene
        mine = player == scene.view.to_move
        on = scene.lanes_choosable and mine and lane == scene.chosen_lane
        line = self._glyphs.arrow_line if on else self._glyphs.line
        style = self._palette.chosen if on else self._palette.frame_dim
        self._canvas.hline(left, top, width, line, style)
        if player != B or on:
            self._title(player, lane, left, top, on)

    def _title(self, player: int, lane: int, left: int, top: int, on: bool) -> None:
        name = _("lower") if lane else _("upper")
        words = f" {self._glyphs.cursor} {name} " if on else f" {name} "
        style = self._palette.badge if on else self._palette.muted
        after = self._canvas.text(left + 1, top, words, style)
        self._lane_names[player, lane] = after + GAP

    def _champion(self, player: int) -> None:
        """Name a player's Champion beside the Bridges: key, name, cost and status (R87)."""
        champion = self._scene.view.sides[player].champion
        if champion is None:
            return
        scene, palette, canvas = self._scene, self._palette, self._canvas
        mine = player == scene.view.to_move
        chosen = mine and scene.champion_chosen
        ready = champion.status is ChampionStatus.READY
        on = scene.champion_cursor == player
        name_style = palette.badge if chosen or on else palette.parchment if ready else palette.dim
        cost = palette.cost if champion.playable or not mine else palette.cost_dim
        offered = mine and (chosen or champion.playable)
        status = _(_CHAMPION_STATUS[champion.status])
        texts = (
            Text(" 0" if offered else "", palette.gold, weight=1),
            Text(f" {champion.card.title} ", name_style, weight=3, least=6, gap=0),
            Text(f" {champion.cost} " if ready else "", cost, weight=4, gap=0),
            Text(
                f" {status} ",
                palette.health if ready else palette.muted,
                weight=2,
                gap=0,
            ),
        )
        left = self._lane_names.get((player, 0), 0 if player != B else self._bridge_x)
        if player == B:
            left = max(left, self._bridge_x + self._bridge + 2)
        # The name of the lane stands at its far end: a long name gives way to it.
        room = (canvas.width - 1 if player == B else self._bridge_x - 2) - left
        placed = place_texts(
            texts if player == B else (),
            () if player == B else texts,
            room,
            self._glyphs.ellipsis,
            margin=0,
        )
        if not placed:
            return
        put_placed(canvas, 0, (each.moved(left) for each in placed))
        first, last = left + placed[0].x, left + placed[-1].end
        self.champions.append((Region(first, 0, last - first, 1), player))

    def _x(self, player: int, position: int, spacing: Spacing) -> int:
        away = self._gap + spacing.offset(position)
        if player == B:
            return self._bridge_x + self._bridge + away
        return self._bridge_x - away - spacing.width

    def _creature(self, creature: CreatureView, spacing: Spacing, top: int) -> None:
        scene, number = self._scene, creature.number
        x = self._x(creature.player, creature.position, spacing)
        state = CardState(
            cursor=number == scene.cursor,
            target=number in scene.targets,
            attacker=number == scene.attacker,
            falls=number in scene.falls,
            hurt=scene.hurt.get(number),
            foe=creature.player != scene.view.to_move,
            struck=self._struck.get(number, ""),
        )
        size = (spacing.width, self._card_height)
        face = creature_face(creature)
        if scene.joining is not None and state.cursor:
            face = joined_face(creature, scene.joining)
        paint_face(self._canvas, x, top, *size, face, self._ink, state)
        if state.attacker:
            self._aim(creature.player, x, top + self._card_height // 2, spacing.width)
        self.places.append((Region(x, top, *size), number))

    def _aim(self, player: int, x: int, y: int, width: int) -> None:
        """Mark the side of an attacker that looks to the enemy."""
        if player == B:
            self._canvas.put(x, y, self._glyphs.head_left, self._palette.attack)
        else:
            self._canvas.put(x + width - 1, y, self._glyphs.head_right, self._palette.attack)

    def _more(self, player: int, lane: int, spacing: Spacing, top: int) -> None:
        hidden = len(self._row(player, lane)) - spacing.shown
        if hidden <= 0:
            return
        words = f"+{hidden}"
        edge = self._x(player, spacing.shown - 1, spacing)
        x = edge + spacing.width if player == B else edge - cell_width(words)
        self._canvas.text(x, top + self._card_height // 2, words, self._palette.strong)

    def _ghost(self, player: int, lane: int, spacing: Spacing, top: int) -> None:
        ghost = self._scene.ghost
        if ghost is None or ghost[1:] != (player, lane):
            return
        position = min(len(self._row(player, lane)), max(0, spacing.shown - 1))
        x = self._x(player, position, spacing)
        state = CardState(ghost=True)
        size = (spacing.width, self._card_height)
        paint_card(self._canvas, x, top, *size, ghost[0], self._ink, state)

    def _water(self, lane: int, top: int, rows: int) -> None:
        x, width, canvas = self._bridge_x, self._bridge, self._canvas
        canvas.clear(x, top, width, rows, self._palette.water)
        wave = self._glyphs.water
        full = wave * (width - 4)
        broken = "".join(wave if column % 2 else " " for column in range(2, width - 2))
        for row in range(top, top + rows):
            canvas.text(x + 2, row, full if row % 2 else broken, self._palette.wave)
        canvas.vline(x + 1, top, rows, self._glyphs.rail, self._palette.rail)
        canvas.vline(x + width - 2, top, rows, self._glyphs.rail, self._palette.rail)

    def _arrow(self, lane: int, top: int) -> None:
        arrow = self._scene.arrow
        if arrow is None or arrow[0] != lane:
            return
        __, player, through = arrow
        y = top + self._card_height // 2
        left, right = self._bridge_x, self._bridge_x + self._bridge
        glyphs, style, canvas = self._glyphs, self._palette.attack, self._canvas
        if player == B:
            head = 1 if through else left
            canvas.hline(head, y, right - head, glyphs.arrow_line, style)
            canvas.put(head, y, glyphs.head_left, style)
        else:
            head = canvas.width - 2 if through else right - 1
            canvas.hline(left, y, head - left, glyphs.arrow_line, style)
            canvas.put(head, y, glyphs.head_right, style)
