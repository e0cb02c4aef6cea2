import os
import stat
from pathlib import Path

import pytest

from clash_tui.base.files import write_whole


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "file.txt"
    write_whole(file, "é")
    assert file.read_bytes() == "é".encode()
    write_whole(file, b"\xff")
    assert file.read_bytes() == b"\xff"
    assert list(file.parent.iterdir()) == [file]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file.txt"
    file.write_text("old")

    def full(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("clash_tui.base.files.os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_name_outlasts_a_loss_of_power_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[bool] = []
    monkeypatch.setattr(
        "clash_tui.base.files.os.fsync",
        lambda handle: flushed.append(stat.S_ISDIR(os.fstat(handle).st_mode)),
    )
    write_whole(tmp_path / "file.txt", "new")
    assert flushed == [False, True], "the file, then its folder"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles" / "file.txt"
    kept.parent.mkdir()
    kept.write_text("old")
    link = tmp_path / "file.txt"
    link.symlink_to(kept)
    write_whole(link, "new")
    assert link.is_symlink()
    assert kept.read_text() == "new"
