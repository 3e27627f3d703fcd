#!/usr/bin/env python3
"""A build without phones stays possible, with the app and without it: Meson takes it, what differs is compiled, and nothing else
knows of phones. Called with the project's folder and Meson. (The walk-through builds and plays without them.)"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

OF_PHONES = ('src/share/', 'src/app/phones/', 'src/cli/share.c')
INCLUDE = re.compile(r'^#include "(share|app/phones)/', re.MULTILINE)
GUARDED = re.compile(r'^#if HAVE_PHONES$.*?^#endif$', re.MULTILINE | re.DOTALL)


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding='utf-8', check=False)
    if done.returncode != 0:
        sys.exit(f'{command}: {done.returncode}\n{done.stdout[-4000:]}')


def main():
    source, meson = Path(sys.argv[1]).resolve(), sys.argv[2]
    differ = []
    for path in sorted(source.glob('src/**/*.[ch]')):
        name, text = str(path.relative_to(source)), path.read_text(encoding='utf-8')
        if name.startswith(OF_PHONES):
            continue
        if INCLUDE.search(GUARDED.sub('', text)):
            sys.exit(f'{name}: what is for phones stands between “#if HAVE_PHONES” and “#endif”.')
        if 'HAVE_PHONES' in text:
            differ.append(name)
    assert differ, 'nothing differs'
    with tempfile.TemporaryDirectory() as folder:
        for kind in ('enabled', 'disabled'):
            run(meson, 'setup', Path(folder) / kind, source, '-Dwerror=true', '-Dphones=disabled', f'-Dapp={kind}')
        build = Path(folder) / 'enabled'
        commands = subprocess.run(['ninja', '-C', build, '-t', 'targets', 'all'], stdout=subprocess.PIPE, encoding='utf-8', check=True).stdout
        objects = [target for target in re.findall(r'^(src/\S+\.o): ', commands, re.MULTILINE)
                   if any(target.endswith('.p/' + '_'.join(Path(name).parts[2:]) + '.o') for name in differ)]
        assert len(objects) == len(differ), (objects, differ)
        run('ninja', '-C', build, *objects)


main()
