#!/usr/bin/env python3
"""What `count` offers is ready to be said: each amendment is accepted and leads to what was counted. Slips that are
planted by hand come first. Called with tableside-referee and table files."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = {'tableside': 1, 'game': 'any-game', 'players': [{'name': 'Ann'}, {'name': 'Bo'}, {'name': 'Cy'}]}


def run(referee, *call, text=None):
    return subprocess.run([referee, *map(str, call)], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          text=True, encoding='utf-8')


def count(referee, path, seat, counter, value):
    done = run(referee, 'count', path, seat, counter, value)
    return [json.loads(line) for line in done.stdout.splitlines()] if done.returncode == 0 else None


def state_after(referee, lines):
    """The state, None if the last line is refused."""
    answer = json.loads(run(referee, 'play', text=''.join(line + '\n' for line in lines)).stdout.splitlines()[-1])
    return answer['state'] if answer['ok'] else None


def try_value(referee, path, seat, counter, value):
    lines = path.read_text(encoding='utf-8').splitlines()
    slips = count(referee, path, seat, counter, value)
    if slips is None:
        print(f'{path.name}: {counter} of seat {seat} counted as {value}: no answer')
        return 1, 0
    bad = 0
    for slip in slips:
        state = state_after(referee, lines + [json.dumps(slip['amend'])])
        if not slip['says'] or state is None or state['players'][seat]['counters'][counter] != value:
            print(f'{path.name}: {counter} of seat {seat} counted as {value}: {slip}')
            bad += 1
    return bad, len(slips)


def try_table(referee, path):
    """Every counter, some numbers that it is not."""
    done = run(referee, 'replay', path)
    if done.returncode != 0:
        return 0, 0
    bad = said = 0
    for seat, player in enumerate(json.loads(done.stdout)['players']):
        for counter, value in player['counters'].items():
            for by in (-2, 27) if seat == 0 else (1,):
                more_bad, more = try_value(referee, path, seat, counter, value + by)
                bad, said = bad + more_bad, said + more
    return bad, said


def adjust(by, who=0):
    return {'do': 'adjust', 'who': who, 'counter': 'column-1', 'by': by}


# What is in force, what was counted at seat 0, and the first amendment.
PLANTED = [
    ([adjust(7), adjust(5), adjust(5)], 12, {'entry': 3}),
    ([adjust(7), adjust(-3), adjust(50)], 60, {'entry': 2, 'with': adjust(3)}),
    ([adjust(8), adjust(41), adjust(1, 1)], 22, {'entry': 2, 'with': adjust(14)}),
    ([adjust(8), adjust(400), adjust(1, 1)], 48, {'entry': 2, 'with': adjust(40)}),
    ([adjust(8), adjust(9, 1), adjust(-2)], 15, {'entry': 2, 'with': adjust(9)}),
]


def try_planted(referee, folder, entries, value, first):
    path = Path(folder) / 'planted.tableside'
    path.write_text(''.join(json.dumps(line) + '\n' for line in [HEADER] + entries), encoding='utf-8')
    slips = count(referee, path, 0, 'column-1', value)
    if slips and slips[0]['amend'] == {'do': 'amend', **first}:
        return 0
    print(f'{entries} counted as {value}: {slips}')
    return 1


def main():
    referee, *paths = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        bad = sum(try_planted(referee, folder, *planted) for planted in PLANTED)
        path = Path(folder) / 'planted.tableside'
        bad += count(referee, path, 0, 'column-1', 6) != []  # as it is
        bad += count(referee, path, 0, 'column-1', -777) != []
        bad += any(run(referee, 'count', path, *call).returncode != 2
                   for call in ([0, 'column-1'], [9, 'column-1', 1], [0, 'no', 1], [0, 'column-1', 'x'], [0, 'column-1', '9' * 12]))
    said = 0
    for path in paths:
        more_bad, more = try_table(referee, Path(path))
        bad, said = bad + more_bad, said + more
    print(f'{said} amendments, {bad} mistakes')
    return 1 if bad or said == 0 else 0


sys.exit(main())
