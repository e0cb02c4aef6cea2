"""What the widgets of a board tell of the mouse, on its way to whoever acts on it."""

from __future__ import annotations

from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.mouse import Mouse
from clash_tui.ui.clash.play.stops import Area
from clash_tui.ui.widgets.card_row import CardRow


class HearsMouse:
    """Hands each message on; a screen can hear them by itself alone."""

    mouse: Mouse
    """What the mouse does."""

    def on_card_row_card_pointed(self, message: CardRow.CardPointed) -> None:
        """Explain the card under the mouse."""
        self.mouse.on_card(_area(message.row), message.place)

    def on_card_row_card_chosen(self, message: CardRow.CardChosen) -> None:
        """Take an own card, put it back, or put the cursor on it."""
        self.mouse.clicked_card(_area(message.row), message.place)

    def on_battlefield_creature_pointed(self, message: Battlefield.CreaturePointed) -> None:
        """Explain the creature under the mouse, or aim at it."""
        self.mouse.on_creature(message.number)

    def on_battlefield_creature_chosen(self, message: Battlefield.CreatureChosen) -> None:
        """Play the card in hand on the creature that was clicked, or look closer at it."""
        self.mouse.clicked_creature(message.number)

    def on_battlefield_champion_pointed(self, message: Battlefield.ChampionPointed) -> None:
        """Explain the Champion under the mouse."""
        self.mouse.on_champion(message.player)

    def on_battlefield_champion_chosen(self, message: Battlefield.ChampionChosen) -> None:
        """Take the own Champion up, put it back, or put the cursor on the other one."""
        self.mouse.clicked_champion(message.player)

    def on_battlefield_lane_pointed(self, message: Battlefield.LanePointed) -> None:
        """Choose the lane under the mouse for the creature in hand."""
        self.mouse.on_lane(message.lane)

    def on_battlefield_lane_chosen(self, message: Battlefield.LaneChosen) -> None:
        """Play the creature in hand to the lane that was clicked."""
        self.mouse.clicked_lane(message.lane)


def _area(row: CardRow) -> Area:
    return Area.HAND if isinstance(row, HandRow) else Area.STRIP
