#!/usr/bin/env python3
"""Whether the sounds that are kept are those that their script makes. Usage: sounds.py SOURCE"""

import subprocess
import sys
import tempfile
from pathlib import Path

folder = Path(sys.argv[1]) / 'data/sounds'
kept = sorted(folder.glob('*.wav'))
with tempfile.TemporaryDirectory() as made:
    subprocess.run([sys.executable, folder / 'make-sounds.py', made], check=True)
    names = sorted(path.name for path in Path(made).iterdir())
    if names != [path.name for path in kept]:
        sys.exit(f'Kept are {", ".join(path.name for path in kept)}; the script makes {", ".join(names)}.')
    other = [path.name for path in kept if path.read_bytes() != (Path(made) / path.name).read_bytes()]
if other:
    sys.exit(f'Not as the script makes them: {", ".join(other)}')
print(f'{len(kept)} sounds, {sum(path.stat().st_size for path in kept)} bytes')
