#!/usr/bin/env python3
"""An evening without phones opens no network socket, looked at by strace: of the headless referee, `record` and `play`; or of
the window, where a test plays one. With phones there is one, which shows that the look is a real one. Called with
tableside-referee, or with two tests of the window, one without phones and one with."""

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


def sockets(*command, text='', says=''):
    """The calls that open sockets of the network, as strace writes them, of a program that does what it is to do, and says so."""
    with tempfile.NamedTemporaryFile() as trace:
        done = subprocess.run(['strace', '-f', '-qq', '--seccomp-bpf', '-e', 'trace=socket,bind,listen', '-o', trace.name, *command],
                              input=text.encode(), stdout=subprocess.PIPE, check=True, env=ENVIRONMENT)
        if says not in done.stdout.decode():
            raise RuntimeError(done.stdout.decode())
        lines = Path(trace.name).read_text(encoding='utf-8', errors='replace').splitlines()
    return [line for line in lines if 'AF_INET' in line]


def look_at_referee(referee):
    with tempfile.TemporaryDirectory() as folder:
        path = f'{folder}/table.tableside'
        text = '\n'.join(LINES) + '\n'
        found = sockets(referee, 'record', path, text=text) + sockets(referee, 'play', text=text)
        return found, sockets(referee, 'share', path)


def look_at_window(play_test, phones_test):
    return (sockets(play_test, '-p', '/play/undo', says='ok 1 /play/undo'),
            sockets(phones_test, '-p', '/phones/on-and-off', says='ok 1 /phones/on-and-off'))


def main():
    if shutil.which('strace') is None or subprocess.run(['strace', '-o', '/dev/null', 'true'], check=False).returncode != 0:
        print('There is no strace here, or it may not look.')
        return 77
    without, with_phones = (look_at_referee if len(sys.argv) == 2 else look_at_window)(*sys.argv[1:])
    print(f'without phones: {without}\nwith phones: {with_phones}')
    return 0 if not without and with_phones else 1


sys.exit(main())
