"""What was said to the player last, in the line below the forecast."""

from __future__ import annotations

from clash_tui.base.paragraphs import Span


class Said:
    """One sentence at a time, until something else is said or it no longer matters."""

    def __init__(self) -> None:
        self.spans: tuple[Span, ...] = ()

    def say(self, style: str, text: str) -> None:
        """Say a sentence in place of the one before."""
        self.spans = ((style, text),)

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
