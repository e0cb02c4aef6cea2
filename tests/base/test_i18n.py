import struct
import subprocess
import sys
from pathlib import Path

import pytest

from clash_tui.base import i18n

FRENCH = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n>1;\n",
    "Quit": "Quitter",
    "seat\x04Bridge": "Pont",
    "{n} card\x00{n} cards": "{n} carte\x00{n} cartes",
}


def compiled(texts: dict[str, str]) -> bytes:
    """Return texts as a gettext .mo file: header, two tables of (length, offset), the texts."""
    pairs = [(key.encode(), value.encode()) for key, value in sorted(texts.items())]
    start = 28 + 16 * len(pairs)
    blob, keys, values = b"", b"", b""
    for table in (0, 1):
        for pair in pairs:
            place = struct.pack("<II", len(pair[table]), start + len(blob))
            keys, values = (keys + place, values) if table == 0 else (keys, values + place)
            blob += pair[table] + b"\x00"
    count = len(pairs)
    head = struct.pack("<IIIIIII", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0)
    return head + keys + values + blob


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An assets folder with a French translation, and texts taken as if nothing was read yet."""
    folder = tmp_path / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "clash_tui.mo").write_bytes(compiled(FRENCH))
    monkeypatch.setattr(i18n, "assets_dir", lambda: tmp_path)
    monkeypatch.setattr(i18n, "_current", None)
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


@pytest.mark.usefixtures("french")
def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert i18n._("Quit") == "Quitter"
    assert i18n.pgettext("seat", "Bridge") == "Pont"
    assert i18n.ngettext("{n} card", "{n} cards", 1) == "{n} carte"
    assert i18n.ngettext("{n} card", "{n} cards", 3) == "{n} cartes"


@pytest.mark.usefixtures("french")
def test_english_without_a_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "tlh")
    assert i18n._("Quit") == "Quit"
    assert i18n.ngettext("{n} card", "{n} cards", 3) == "{n} cards"


@pytest.mark.usefixtures("french")
def test_a_language_can_be_chosen_and_left() -> None:
    i18n.use_language(["fr"])
    assert i18n._("Quit") == "Quitter"
    assert i18n._("Untranslated") == "Untranslated"
    i18n.use_language(["en"])
    assert i18n._("Quit") == "Quit"


def test_a_marked_text_stays_as_it_is() -> None:
    i18n.use_language(["en"])
    assert i18n.N_("Quit") == "Quit"


def test_importing_it_reads_no_translation() -> None:
    """The language may still be chosen after everything is imported."""
    ask = "import clash_tui.base.i18n as i, clash_tui.games.clash.cards.ability; print(i._current)"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "None"
