"""The title is painted before anything it does not need is imported."""

import subprocess
import sys

SCRIPT = """
import asyncio, sys
from clash_tui.ui.app import ClashApp

seen = {}

class Watched(ClashApp):
    def _load_behind(self):
        seen["modules"] = set(sys.modules)
        self.exit()

async def main():
    app = Watched()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()

asyncio.run(main())
heavy = ("pydantic", "click", "clash_tui.games", "clash_tui.match", "clash_tui.base.settings")
assert "modules" in seen
print(sorted(name for name in heavy if name in seen["modules"]))
"""


def test_the_first_frame_needs_no_pydantic_and_no_game(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={"CLASH_TUI_CONFIG": str(tmp_path), "CLASH_TUI_DATA": str(tmp_path), "PATH": ""},
    )
    assert done.stdout.strip() == "[]"
