#!/usr/bin/env python3
"""Looks whether the folders, files, functions and types that ARCHITECTURE.md names are there. Called with the
project's folder."""

import re
import sys
from pathlib import Path

QUOTED = re.compile(r'`([^`\n]+)`')
PATH = re.compile(r'^(?:src|tests|data|docs|po)/[\w./-]+$|^[\w.-]+\.(?:[chmd]+|build|blp|in)$')
NAME = re.compile(r'^(?:\w+ \(.*\)|Ts[A-Z]\w+(?:\.\w+)?|TS_[A-Z_]+)$')


def is_there(word, root, files, text):
    if PATH.match(word):
        return (root / word).exists() or word in files
    if NAME.match(word):
        return all(re.search(rf'\b{name}\b', text) for name in re.match(r'[\w.]+', word)[0].split('.'))
    return True


def main():
    root = Path(sys.argv[1])
    sources = [path for path in (root / 'src').rglob('*') if path.is_file()]
    files = {path.name for path in sources} | {path.name for path in root.iterdir()}
    text = '\n'.join(path.read_text() for path in sources if path.suffix in ('.c', '.h', '.in', '.blp'))
    words = set(QUOTED.findall((root / 'ARCHITECTURE.md').read_text()))
    named = [word for word in words if PATH.match(word) or NAME.match(word)]
    missing = [word for word in sorted(named) if not is_there(word, root, files, text)]
    for word in missing:
        print(f'ARCHITECTURE.md names {word}, which is not there')
    print(f'{len(named)} names, {len(missing)} missing')
    return 1 if missing or not named else 0


sys.exit(main())
