"""Thinking something out beside a screen, which stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Generic, TypeVar

from textual.dom import DOMNode
from textual.worker import Worker, get_current_worker

from clash_tui.bots.player import Stop, Stopped

GROUP = "program"
"""The group of the workers that think."""

ThoughtT = TypeVar("ThoughtT")


class Thinking(Generic[ThoughtT]):
    """Thinks out one thing at a time, in a thread that ends with its screen.

    What was thought out comes back as a message to the owner, and only while it is still asked
    for: whoever stops it, or asks for something else, never hears of it. The next thing is begun
    once the one before has heard that it is to stop, so that they may share what they work on.

    Args:
        owner: Whose worker it is; it stops where that is taken away.
        group: The group of its workers: what thinks in another one is not disturbed.
    """

    def __init__(self, owner: DOMNode, group: str = GROUP) -> None:
        self._owner = owner
        self._group = group
        self._asked = 0
        """How many things were asked for so far."""
        self._then: Callable[[ThoughtT], None] | None = None
        self._worker: Worker[None] | None = None
        self._one_at_a_time = Lock()

    @property
    def running(self) -> bool:
        """Whether something is still being thought out."""
        return self._then is not None

    def begin(self, think: Callable[[Stop], ThoughtT], then: Callable[[ThoughtT], None]) -> None:
        """Think something out, in place of what was asked for before.

        Args:
            think: Does it, in another thread; it is given what says whether to stop, and may
                raise ``Stopped`` then.
            then: Is called with what came of it.
        """
        self.stop()
        self._asked += 1
        self._then = then
        work = partial(self._work, think, self._asked)
        self._worker = self._owner.run_worker(work, thread=True, exclusive=True, group=self._group)

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._then = None
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None

    def _work(self, think: Callable[[Stop], ThoughtT], number: int) -> None:
        worker = get_current_worker()
        with self._one_at_a_time:
            if worker.is_cancelled:
                return
            try:
                thought = think(lambda: worker.is_cancelled)
            except Stopped:
                return
        if not worker.is_cancelled:
            # That is a message, which any thread may post.
            self._owner.call_later(self._thought, number, thought)

    def _thought(self, number: int, thought: ThoughtT) -> None:
        then = self._then
        if then is not None and number == self._asked:
            self._then = self._worker = None
            then(thought)
