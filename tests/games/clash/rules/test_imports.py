"""The rules know nothing of how they are drawn."""

import subprocess
import sys


def test_importing_the_rules_imports_neither_textual_nor_rich() -> None:
    code = (
        "import sys, clash_tui.games.clash.rules\n"
        "drawn = {name.partition('.')[0] for name in sys.modules} & {'textual', 'rich'}\n"
        "sys.exit(' '.join(sorted(drawn)) or 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
