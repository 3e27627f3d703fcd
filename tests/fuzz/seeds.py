"""Makes inputs for libFuzzer to begin with: pieces of the recorded plays.

Usage: seeds.py PLAYS TARGET FOLDER
"""

import json
import os
import sys

ENTRIES = 12  # of an evening: its beginning, its middle … are evenings of their own


def lines_of(folder):
    for name in sorted(os.listdir(folder)):
        if name.endswith(".tableside"):
            with open(os.path.join(folder, name), "rb") as file:
                yield file.read().splitlines()


def pieces(target, plays):
    """The inputs of a target; see the top of its file for what its first bytes mean."""
    for play, lines in enumerate(plays):
        if target == "header":
            yield lines[0]
        elif target == "json":
            yield from lines[:: max(1, len(lines) // 8)]
        elif target == "entry":
            for i, line in enumerate(lines[1:]):
                yield bytes([(play * 7 + i) % 256]) + line
        elif target == "damage":
            yield bytes([play % 5, play % 256, 0, play]) + b"\n".join(lines[:ENTRIES]) + b"\n"
        elif target in ("evening", "file", "replay"):
            yield b"\n".join(lines[:ENTRIES]) + b"\n"


CONTINENTS = ["north-america", "south-america", "europe", "africa", "asia", "oceania"]


def table_set(title, hazard, event):
    """Every continent has such a cell at its first face, and nothing at the others."""
    return json.dumps({
        "tableside_tables": 1, "game": "competitors", "id": "ours", "title": title, "language": "en",
        "hazards": {continent: [hazard] + [None] * 11 for continent in CONTINENTS},
        "events": {continent: [event] + [None] * 11 for continent in CONTINENTS},
    }).encode()


def sets(target):
    if target == "table-set":
        yield table_set("Ours", None, None)
        yield table_set("Ours", {"text": "A", "save": 3}, {"text": "B", "effect": {"money": -6000, "points": 1, "stops": True}})
    elif target == "paste":
        for where in (0, 1, 2, 3, 5, 30):
            yield bytes([where]) + b"A\tB\nC\tD\n"
            yield bytes([where]) + b'A\t2\n"B\n""b"""\t3\n\nD\t6'
            yield bytes([where]) + b"\t".join(b"ABCDEFGHIJKL"[i:i + 1] for i in range(12)) + b"\n" + b"1\t" * 11 + b"2\n"


def main():
    plays, target, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    for i, piece in enumerate([*pieces(target, lines_of(plays)), *sets(target)]):
        with open(os.path.join(folder, f"play-{i}"), "wb") as file:
            file.write(piece)


main()
