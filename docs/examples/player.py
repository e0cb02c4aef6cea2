"""A player for ``clash-tui sim --engine "python3 docs/examples/player.py"``, in thirty lines."""

import json
import sys


def liking(move: str, asked: dict) -> int:
    """Say how much a move is liked."""
    word, _, rest = move.partition(" ")
    if "seats" not in asked["view"]:  # Clash of Decks: whatever can be played, then the Assault.
        return 0 if word == "attack" else 1
    if word == "attack":  # Stak Bots: whoever is stronger wins.
        tops = [seat["stak"][0]["power"] if seat["stak"] else 0 for seat in asked["view"]["seats"]]
        return 3 if tops[asked["seat"]] > tops["ABCDEF".index(rest)] else -2
    return {"play": 2, "end": -1, "pass": 0, "scrap": -3, "discard": -4}.get(word, 1)


def main() -> None:
    """Answer each question with the move that is liked most."""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "quit":
            break
        move = max(asked["moves"], key=lambda move: liking(move, asked))
        print(json.dumps({"move": move}), flush=True)


main()
