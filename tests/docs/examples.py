#!/usr/bin/env python3
"""Replays the tables that stand as examples in docs/protocol.md, their checksums too. Called with the
project's folder and tableside-referee."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

TABLE = re.compile(r'^    \{"tableside".*\n(?:    \{.*\n)+', re.MULTILINE)


def main():
    root, referee = Path(sys.argv[1]), sys.argv[2]
    tables = [re.sub('^    ', '', table, flags=re.MULTILINE)
              for table in TABLE.findall((root / 'docs/protocol.md').read_text())]
    bad = 0
    for table in tables:
        with tempfile.NamedTemporaryFile('w', encoding='utf-8') as file:
            file.write(table)
            file.flush()
            bad += subprocess.run([referee, 'replay', file.name], check=False).returncode != 0
    print(f'{len(tables)} examples, {bad} bad')
    return 1 if bad or len(tables) < 2 else 0


sys.exit(main())
