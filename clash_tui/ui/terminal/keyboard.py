"""What a terminal sends, turned into keys, clicks and pasted texts."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from textual import events
from textual._xterm_parser import XTermParser
from textual.message import Message

_PASTE_STARTS, _PASTE_ENDS = b"\x1b[200~", b"\x1b[201~"
_OLD_MOUSE = b"\x1b[M"

MOST_PASTED = 1 << 20
"""How many bytes of a paste are kept; no field takes nearly as many."""

PASTE_PATIENCE = 3.0
"""Seconds without a byte after which a paste that has not ended is taken to be over."""

MOUSE_PATIENCE = 0.5
"""Seconds after which the rest of a mouse report is no longer waited for."""

_OPENINGS = frozenset("[O]P_^X")
"""What follows an escape that begins a sequence."""

_KEPT_BY_PARSER = ("last_x", "last_y")


class _Parser(XTermParser):
    """Reads sequences; what is left of one that never became whole is no keys.

    Textual tells such a rest sign by sign as keys that were pressed.
    """

    _after_escape = False
    _in_rest = False

    def _sequence_to_key_events(
        self, sequence: str, alt: bool | None = None
    ) -> Iterable[events.Key]:
        # Only for a rest it says whether alt was held, and of a rest this is the escape.
        if alt is None:
            return super()._sequence_to_key_events(sequence)
        if sequence == "\x1b":
            self._after_escape, self._in_rest = True, False
            return ()
        if alt or self._after_escape:
            self._after_escape, self._in_rest = False, sequence in _OPENINGS
        return () if self._in_rest else super()._sequence_to_key_events(sequence, alt)


class Keyboard:
    """Reads what a terminal sends; no byte and no half sequence can end it.

    A pasted text is taken whole, whatever its length, and never read as keys. Bytes that are no
    text are left out. Mouse reports of the old kind, which are no text either, become new ones.

    Args:
        encoding: The encoding of what is typed.
        clock: Tells the time in seconds.
    """

    def __init__(self, encoding: str = "utf-8", clock: Callable[[], float] = monotonic) -> None:
        self._encoding = encoding
        self._decode = getincrementaldecoder(encoding)("ignore").decode
        self._parser: XTermParser = _Parser()
        self._clock = clock
        self._heard = clock()
        self._recent = b""
        """The last bytes that were no part of a paste or a mouse report."""
        self._pasted: bytearray | None = None
        """What has come of a paste; None while there is none."""
        self._tail = b""
        """The last bytes of a paste, which may be the first of its end."""
        self._mouse: bytearray | None = None
        """What has come of an old mouse report; None while there is none."""

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield what some bytes mean."""
        self._heard = self._clock()
        while data:
            if self._pasted is None:
                typed, data = self._until_paste(data)
                yield from self._parse(typed)
            else:
                over, data = self._paste(data)
                if over:
                    yield from self._end_paste()

    def tick(self) -> Iterator[Message]:
        """Yield what is settled by nothing more having come; to be called often."""
        silence = self._clock() - self._heard
        if self._mouse is not None and silence > MOUSE_PATIENCE:
            self._mouse = None
        if self._pasted is not None:
            if silence > PASTE_PATIENCE:
                self._keep(self._tail)
                yield from self._end_paste()
            return
        yield from self._guarded(self._parser.tick())

    # keys

    def _until_paste(self, data: bytes) -> tuple[bytes, bytes]:
        """Return what is typed, and what follows the start of a paste."""
        typed = bytearray()
        for place, byte in enumerate(data):
            if self._mouse is not None:
                self._mouse.append(byte)
                if len(self._mouse) == 3:
                    typed += _new_report(*self._mouse)
                    self._mouse = None
                continue
            self._recent = (self._recent + bytes((byte,)))[-len(_PASTE_STARTS) :]
            if self._recent.endswith(_OLD_MOUSE):
                # The escape and the bracket of the report are there already.
                self._mouse = bytearray()
                self._recent = b""
                continue
            typed.append(byte)
            if self._recent == _PASTE_STARTS:
                self._recent = b""
                self._pasted = bytearray()
                return bytes(typed), data[place + 1 :]
        return bytes(typed), b""

    def _parse(self, typed: bytes) -> Iterator[Message]:
        text = self._decode(typed)
        # No text at all would tell the parser that there will never be any.
        if text:
            yield from self._guarded(self._parser.feed(text))

    def _guarded(self, messages: Iterable[Message]) -> Iterator[Message]:
        """Yield what a parser finds; one that stumbles is replaced."""
        try:
            for message in messages:
                if not _is_noise(message):
                    yield message
        except Exception:
            before, self._parser = self._parser, _Parser()
            for name in _KEPT_BY_PARSER:
                setattr(self._parser, name, getattr(before, name))

    # pasting

    def _paste(self, data: bytes) -> tuple[bool, bytes]:
        """Take what is pasted; return whether that was all, and what follows."""
        seen = self._tail + data
        end = seen.find(_PASTE_ENDS)
        if end >= 0:
            self._keep(seen[:end])
            return True, seen[end + len(_PASTE_ENDS) :]
        sure = max(0, len(seen) - len(_PASTE_ENDS) + 1)
        self._keep(seen[:sure])
        self._tail = seen[sure:]
        return False, b""

    def _keep(self, pasted: bytes) -> None:
        assert self._pasted is not None
        self._pasted += pasted[: MOST_PASTED - len(self._pasted)]

    def _end_paste(self) -> Iterator[Message]:
        assert self._pasted is not None
        text = self._pasted.decode(self._encoding, "ignore")
        self._pasted, self._tail = None, b""
        # The parser saw the paste begin.
        yield from self._parse(_PASTE_ENDS)
        if text:
            yield events.Paste(text.replace("\r\n", "\n").replace("\r", "\n"))


def _is_noise(message: Message) -> bool:
    """Say whether a message means nothing: an empty paste, half of a character."""
    if isinstance(message, events.Paste):
        return not message.text
    return isinstance(message, events.Key) and any(
        "\ud800" <= char <= "\udfff" for char in message.character or ""
    )


def _new_report(buttons: int, column: int, row: int) -> bytes:
    """Return the rest of a mouse report of the new kind, after its bracket."""
    buttons, column, row = buttons - 32, column - 32, row - 32
    # The old kind tells of no button which it was that was let go of.
    released = buttons & 3 == 3 and not buttons & 0b1100000
    end = "m" if released else "M"
    return f"<{buttons & ~3 if released else buttons};{column};{row}{end}".encode()
