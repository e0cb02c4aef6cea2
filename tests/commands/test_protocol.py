"""``clash-tui protocol`` on its standard streams."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import Any

import pytest
from pydantic_core import from_json

from clash_tui.base.reading import MOST_BYTES
from clash_tui.cli import main
from clash_tui.protocol.reading import lines_of
from clash_tui.protocol.schema import schema

HELLO = b'{"do":"hello"}\n'


class Input:
    """A standard input of bytes."""

    def __init__(self, content: bytes) -> None:
        self.buffer: Any = io.BytesIO(content)


def run(
    content: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[Any]:
    """Give the command an input; returns its answers. Nothing else is written."""
    monkeypatch.setattr("sys.stdin", Input(content))
    assert main(["protocol"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == "" or out.endswith("\n")
    return [from_json(line) for line in out.splitlines()]


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\r\n  \n\t\n", b"\xef\xbb\xbf\n"])
def test_where_nothing_is_asked_nothing_is_answered(
    content: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(content, monkeypatch, capsys) == []


@pytest.mark.parametrize(
    "content",
    [HELLO, HELLO.strip(), b"\xef\xbb\xbf" + HELLO, HELLO.replace(b"\n", b"\r\n"), b"\n" + HELLO],
    ids=["plain", "no end", "a mark", "crlf", "a blank line"],
)
def test_whoever_writes_a_line_it_is_answered(
    content: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [answer] = run(content, monkeypatch, capsys)
    assert answer["ok"]


def test_after_a_wrong_line_the_next_one_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = b'{"id":"' + b"x" * (3 * MOST_BYTES) + b'"}\n'
    lines = [b"nonsense\n", HELLO, long, HELLO, b"\xff\xfe\0\n", HELLO]
    answers = run(b"".join(lines), monkeypatch, capsys)
    assert [answer["ok"] for answer in answers] == [False, True] * 3
    codes = [answer["error"]["code"] for answer in answers[::2]]
    assert codes == ["not-json", "too-long", "not-json"]


def test_nothing_is_answered_after_quit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = run(HELLO + b'{"do":"quit","id":1}\n' + HELLO, monkeypatch, capsys)
    assert [answer["do"] for answer in answers] == ["hello", "quit"]


@pytest.mark.parametrize("length", [MOST_BYTES - 1, MOST_BYTES, MOST_BYTES + 1, 2 * MOST_BYTES + 2])
def test_lines_are_parted_whatever_their_length(length: int) -> None:
    """Of a line that is too long so much is kept that this can be told."""
    found = [*lines_of(io.BytesIO(b"x" * length + b"\n" + HELLO))]
    assert found[1:] == [HELLO.strip()]
    assert len(found[0]) == min(length, MOST_BYTES + 1)


def test_a_long_line_without_an_end_is_one_line() -> None:
    assert len([*lines_of(io.BytesIO(b"x" * (3 * MOST_BYTES)))]) == 1


def test_without_an_input_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["protocol"]) == 0


def test_an_input_that_cannot_be_read_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def readline(self, most: int) -> bytes:
            raise OSError(5, "Input/output error")

    broken = Input(b"")
    broken.buffer = Broken()
    monkeypatch.setattr("sys.stdin", broken)
    assert main(["protocol"]) == 2
    assert capsys.readouterr() == ("", "clash-tui: standard input: Input/output error.\n")


def test_the_schema_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol", "--schema"]) == 0
    printed = from_json(capsys.readouterr().out)
    assert printed == schema()
    assert set(printed) == {"requests", "answers", "setups", "views", "player"}


def test_each_answer_is_written_at_once() -> None:
    """The next request depends on the answer, as where two programs play."""
    with subprocess.Popen(
        [sys.executable, "-m", "clash_tui", "protocol"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONIOENCODING": "latin-1"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for number in range(3):
            process.stdin.write(b'{"do":"hello","id":"\xe2\x98\x85%d"}\n' % number)
            process.stdin.flush()
            answer = from_json(process.stdout.readline())
            assert (answer["ok"], answer["id"]) == (True, f"★{number}")
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe breaks in another way there")
def test_where_nobody_reads_it_ends_quietly() -> None:
    nobody, end = os.pipe()
    os.close(nobody)
    done = subprocess.run(
        [sys.executable, "-m", "clash_tui", "protocol"],
        input=HELLO * 5,
        stdout=end,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(end)
    assert (done.returncode, done.stderr) == (141, b"")
