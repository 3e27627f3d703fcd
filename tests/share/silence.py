#!/usr/bin/env python3
"""An evening without phones opens no network socket: `record` and `play`, looked at by strace. With phones it does, which
shows that the look is a real one. Called with tableside-referee."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LINES = ['{"tableside":1,"game":"snack-wars","players":[{"name":"Ann"},{"name":"Bo"}]}', '{"do":"take-food","food":"donut","count":2}',
         '{"do":"undo"}']

# The search for leaks wants to be the one that traces.
ENVIRONMENT = os.environ | {'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'}


def sockets(referee, arguments, text):
    """The calls that open sockets of the network, as strace writes them."""
    with tempfile.NamedTemporaryFile() as trace:
        subprocess.run(['strace', '-f', '-qq', '-e', 'trace=socket,bind,listen', '-o', trace.name, referee, *arguments],
                       input=text.encode(), stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
        lines = Path(trace.name).read_text(encoding='utf-8', errors='replace').splitlines()
    return [line for line in lines if 'AF_INET' in line]


def main():
    referee = sys.argv[1]
    if shutil.which('strace') is None or subprocess.run(['strace', '-o', '/dev/null', 'true'], check=False).returncode != 0:
        print('There is no strace here, or it may not look.')
        return 77
    with tempfile.TemporaryDirectory() as folder:
        path = f'{folder}/table.tableside'
        text = '\n'.join(LINES) + '\n'
        found = sockets(referee, ['record', path], text) + sockets(referee, ['play'], text)
        with_phones = sockets(referee, ['share', path], '')
    print(json.dumps({'without': found, 'with': with_phones}))
    return 0 if not found and with_phones else 1


sys.exit(main())
