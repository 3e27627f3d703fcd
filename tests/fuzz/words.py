"""Writes a dictionary for libFuzzer: every id that the games know, and bytes that are likely to be trouble.

Usage: words.py REFEREE OUTPUT
"""

import json
import subprocess
import sys

TRAPS = [
    '"do":"undo"', '"do":"redo"', '"do":"end"', '"do":"adjust"', '"do":"amend"', '"do":"seat"',
    '"entry":1', '"with":{', '"drop":[', '"from":1', '"who":', '"who":-1', '"at":"2026-11-21T19:31:04Z"', '"note":""',
    '"sum":"', '"tableside":1', '"game":', '"players":[', '"name":"', '"colour":"', '"options":{', '"id":"', '"created":"',
    "-99999999999999999999", "9223372036854775807", "4294967296", "2147483648", "-1", "1e400", "\\u0000", "\\ud83e", "\\u202e",
    "\U0001f99d", "\u202e", "[[[[[[[[[[[[[[[[", "{}", "null", "true", "\n", "\t", "\r\n", '""',
]


def ids(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("id", "option", "fallback") and isinstance(inner, str):
                yield inner
            yield from ids(inner)
    elif isinstance(value, list):
        for inner in value:
            if isinstance(inner, str):
                yield inner
            yield from ids(inner)


def main():
    referee, output = sys.argv[1:]
    games = subprocess.run([referee, "games"], stdout=subprocess.PIPE, check=True, text=True).stdout
    words = set(TRAPS)
    for line in games.splitlines():
        words.update(f'"{word}"' for word in ids(json.loads(line)))
    with open(output, "w", encoding="ascii") as file:
        for word in sorted(words):
            file.write('"' + "".join(f"\\x{byte:02x}" for byte in word.encode()) + '"\n')


main()
