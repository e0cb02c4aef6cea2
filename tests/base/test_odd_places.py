"""Pipes, links, devices, folders of others: whatever lies where a file should, as Unix has it."""

import os
from pathlib import Path

import pytest

from clash_tui.base.reading import MOST_BYTES, files_in, read_bytes, read_input
from tests.odd_files import ODD, as_nobody, patience, put


@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_small_file_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    place = put(kind, tmp_path / "file")
    why = "regular file|directory|symbolic links|too large"
    with patience(), pytest.raises(OSError, match=why) as refused:
        read_bytes(place)
    assert refused.value.strerror
    assert not isinstance(refused.value, FileNotFoundError)


def test_a_link_to_a_file_is_as_good_as_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * MOST_BYTES)
    (tmp_path / "link").symlink_to("file")
    assert len(read_bytes(tmp_path / "link")) == MOST_BYTES
    with pytest.raises(OSError, match="too large"):
        read_bytes(tmp_path / "link", MOST_BYTES - 1)


def test_a_file_that_became_a_pipe_meanwhile_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setattr("clash_tui.base.reading.check_regular", lambda _file: None)
    with patience(), pytest.raises(OSError, match="no regular file"):
        read_bytes(tmp_path / "pipe")


def test_a_folder_of_another_user_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    folder.chmod(0)
    try:
        with as_nobody(), pytest.raises(PermissionError):
            files_in(folder, ".toml")
        with as_nobody(), pytest.raises(PermissionError):
            read_bytes(folder / "file")
    finally:
        folder.chmod(0o700)


def test_an_endless_input_fills_no_memory() -> None:
    with Path("/dev/zero").open("rb") as endless, pytest.raises(OSError, match="too large"):
        read_input(endless)
