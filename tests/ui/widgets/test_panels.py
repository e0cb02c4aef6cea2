import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult

from clash_tui.base.glyphs import ASCII, UNICODE
from clash_tui.base.paragraphs import BLANK, styled
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from tests.ui.frames import frame_text

OGRE = (
    styled("chosen", "OGRE", tail="Ben's creature"),
    styled("text", "cost 4   attack 4   health 4"),
    BLANK,
    styled(
        "text",
        "Berserk: attacks again each time it destroys a creature.",
        lead="Bk",
        lead_style="fury",
    ),
    styled(
        "text",
        "Rage, from Shaman behind it: may attack at once.",
        lead="≈Rg",
        lead_style="force",
    ),
    styled("gold", "Boom! would leave it 3 of 4."),
)

LOG = [f"line {number}" for number in range(30)]


class Panels(App[None]):
    """Both panels beside the board."""

    glyphs = UNICODE
    CSS = "InspectPanel { height: 1fr; } LogPanel { height: 6; }"

    def compose(self) -> ComposeResult:
        yield InspectPanel()
        yield LogPanel()

    def on_mount(self) -> None:
        self.query_one(InspectPanel).show(OGRE)
        self.query_one(LogPanel).show(LOG)


@pytest.mark.parametrize("size", [(37, 18), (30, 20), (60, 12)])
async def test_panels(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    app = Panels()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert frame_text(app) == golden


async def test_the_log_has_a_plain_line_with_ascii_glyphs() -> None:
    app = Panels()
    app.glyphs = ASCII
    async with app.run_test(size=(37, 18)) as pilot:
        await pilot.pause()
        (head,) = (line for line in frame_text(app).split("\n") if "log" in line)
        assert head.isascii()


async def test_the_log_shows_its_end_and_scrolls() -> None:
    app = Panels()
    async with app.run_test(size=(40, 16)) as pilot:
        await pilot.pause()
        log = app.query_one(LogPanel)
        assert "line 29" in frame_text(app)
        log.scroll_by(-100)
        await pilot.pause()
        assert "line 0\n" in frame_text(app)
        log.show([*LOG, "and then"])
        await pilot.pause()
        assert "and then" in frame_text(app)


async def test_a_long_explanation_scrolls_and_a_new_one_begins_at_its_top() -> None:
    app = Panels()
    async with app.run_test(size=(30, 12)) as pilot:
        await pilot.pause()
        panel = app.query_one(InspectPanel)
        assert panel.rows > panel.size.height
        panel.scroll_by(100)
        await pilot.pause()
        assert "OGRE" not in frame_text(app)
        assert "would leave it" in frame_text(app)
        panel.show([styled("text", "a new one")])
        await pilot.pause()
        assert "a new one" in frame_text(app)


async def test_the_same_text_keeps_its_place() -> None:
    app = Panels()
    async with app.run_test(size=(30, 12)) as pilot:
        await pilot.pause()
        panel = app.query_one(InspectPanel)
        panel.scroll_by(100)
        await pilot.pause()
        panel.show([*OGRE])
        await pilot.pause()
        assert "would leave it" in frame_text(app)
