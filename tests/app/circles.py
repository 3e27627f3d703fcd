#!/usr/bin/env python3
"""Looks whether files of src/ include each other in a circle; the .c and the .h of one name count as one. Called
with the project's folder."""

import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^ *#include "([^"]+)"', re.M)


def read(folder):
    """What includes what, by names without their suffix."""
    included = {}
    for path in sorted(folder.rglob('*.[ch]')):
        names = included.setdefault(path.with_suffix(''), set())
        for name in INCLUDE.findall(path.read_text()):
            for place in (path.parent, folder):
                if (place / name).exists():
                    names.add((place / name).resolve().with_suffix(''))
                    break
        names.discard(path.with_suffix(''))
    return included


def way(included, start, end, seen):
    """The way from one file to another, as a list; None if there is none."""
    for name in sorted(included.get(start, ())):
        if name == end:
            return [name]
        if name not in seen:
            seen.add(name)
            rest = way(included, name, end, seen)
            if rest:
                return [name] + rest
    return None


def main():
    folder = (Path(sys.argv[1]) / 'src').resolve()
    included = read(folder)
    told = set()
    for name in included:
        circle = way(included, name, name, set())
        if circle and not told & set(circle):
            told |= set(circle)
            print('A circle: ' + ' → '.join(str(file.relative_to(folder)) for file in [name] + circle))
    return 1 if told or not included else 0


sys.exit(main())
