"""A player for ``clash-tui sim --engine "python3 docs/examples/player.py"``, in thirty lines.

It plays Stak Bots and Clash of Decks alike: what comes first in ``LIKES`` before what comes later.
"""

import json
import sys

LIKES = ["attack", "play", "choose", "react", "discard", "scrap", "recycle", "pass", "end"]


def liking(move: str, view: dict) -> tuple:
    """Say how much a move is liked: the less, the better."""
    word, _, rest = move.partition(" ")
    if "phase" in view and word == "attack":  # Clash of Decks: bring all creatures first.
        return (len(LIKES), rest)
    return (LIKES.index(word) if word in LIKES else 0, rest)


def main() -> None:
    """Answer each question with the move that is liked most."""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "quit":
            break
        move = min(asked["moves"], key=lambda move: liking(move, asked["view"]))
        print(json.dumps({"move": move}), flush=True)


main()
