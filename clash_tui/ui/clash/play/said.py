"""What was said to the player last, in the line below the forecast."""

from __future__ import annotations

from clash_tui.base.paragraphs import Span


class Said:
    """One sentence at a time, until something else is said or it no longer matters."""

    def __init__(self) -> None:
        self.spans: tuple[Span, ...] = ()
        self._long: tuple[tuple[Span, ...], str] = ((), "")
        """What was said with more behind it, and how to read that."""

    def say(self, style: str, text: str) -> None:
        """Say a sentence in place of the one before."""
        self.spans = ((style, text),)

    def with_more(self, spans: tuple[Span, ...], how: str) -> None:
        """Say something of which there is more to read, and how."""
        self.spans = spans
        self._long = (spans, how)

    @property
    def is_more(self) -> bool:
        """Whether there is more to read of what was said last."""
        return bool(self.spans) and self.spans is self._long[0]

    @property
    def more(self) -> str:
        """How to read all of what was said last; "" where that is all."""
        return self._long[1] if self.is_more else ""

    def clear(self) -> None:
        """Say nothing any more."""
        self.spans = ()

    @property
    def warns(self) -> bool:
        """Whether what was said is a warning, which goes before all else."""
        return any(style == "danger" for style, _text in self.spans)

    @property
    def text(self) -> str:
        """What was said, as plain text up to its first change of colour; "" for nothing."""
        return self.spans[0][1] if self.spans else ""
