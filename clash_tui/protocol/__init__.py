"""The line protocol of ``clash-tui protocol``: another program plays here by JSON lines.

A ``Session`` answers one line after the other and holds one game at a time. ``docs/protocol.md``
tells all of it, and ``clash-tui protocol --schema`` its documents.
"""

from clash_tui.protocol.session import Session

__all__ = ["Session"]
