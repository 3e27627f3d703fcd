#!/usr/bin/env python3
"""Evenings that are killed (SIGKILL) in the middle of their lines, with amendments, undo and redo, other people at a seat
and corrections among them: what was answered is there when the table is opened again, what was not may be, and nothing
else is. Called with tableside-referee, how many evenings of each, and table files."""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from recorded import read_table

LIVES = 6  # of one evening
DEEDS = 40  # at most, in one life


def run(referee, call, path):
    return subprocess.run([referee, call, path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, text=True,
                          encoding='utf-8')


def propose(chance, entries, n_said):
    """What is said next, whether it is taken or refused. `n_said`: so many entries may be in force."""
    dice = chance.random()
    if dice < 0.1:
        return {'do': 'undo'}
    if dice < 0.16:
        return {'do': 'redo'}
    if dice < 0.24:
        return {'do': 'seat', 'who': chance.randrange(2), 'name': chance.choice(('Ann', 'Zoe', 'Flo', 'Max'))}
    if dice < 0.32:
        return {'do': 'adjust', 'who': chance.randrange(2), 'counter': chance.choice(('points', 'money', 'food')),
                'by': chance.choice((-1, 1, 2))}
    if dice < 0.5 and n_said > 0:
        amend = {'do': 'amend', 'entry': max(1, n_said - chance.randrange(4))}
        if chance.random() < 0.7:
            amend['with'] = chance.choice(entries)
        return amend
    return entries[min(n_said, len(entries) - 1)] if chance.random() < 0.9 else chance.choice(entries)


def lines_of(path):
    """The lines that were written to their end, without their checksums."""
    *lines, _ = path.read_text(encoding='utf-8').split('\n')
    entries = [json.loads(line) for line in lines]
    for entry in entries:
        entry.pop('sum')
    return entries


def live(referee, path, header, entries, chance, n_said):
    """Says entries to a table until it is killed: the states that were answered where a line was taken."""
    states = []
    fresh = not path.exists()
    with subprocess.Popen([referee, 'record', path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as record:
        said = [header] if fresh else []
        for _ in range(chance.randrange(1, DEEDS)):
            said.append(json.dumps(propose(chance, entries, n_said + len(said) // 2)))
        record.stdin.write(('\n'.join(said) + '\n').encode())
        record.stdin.flush()
        # So many answers are read; what is under way then dies anywhere.
        for _ in range(chance.randrange(1, len(said) + 1)):
            answer = json.loads(record.stdout.readline())
            if answer['ok']:
                states.append(answer['state'])
        time.sleep(chance.choice((0, 0, 0.0005, 0.002)))
        record.kill()
        late = record.stdout.read().split(b'\n')[:-1] # answered, if not yet read
        states += [answer['state'] for answer in map(json.loads, late) if answer['ok']]
    return states


def check(referee, path, before, states):
    """What is wrong with the file after a life; None if nothing is. `before`: its lines when the life began."""
    lines = lines_of(path)
    if lines[:len(before)] != before:
        return 'lines of an earlier life have changed'
    if len(lines) - len(before) < len(states):
        return f'{len(states)} lines were answered, {len(lines) - len(before)} are there'
    replayed = run(referee, 'replay', path)
    is_torn = not path.read_text(encoding='utf-8').endswith('\n')
    if replayed.returncode != 0 and not is_torn:
        return f'it does not replay: {replayed.stderr}'
    if states:
        with tempfile.NamedTemporaryFile('w', suffix='.tableside', encoding='utf-8') as known:
            known.write(''.join(json.dumps(line) + '\n' for line in lines[:len(before) + len(states)]))
            known.flush()
            if json.loads(run(referee, 'replay', known.name).stdout or 'null') != states[-1]:
                return 'what was answered last is not what the lines lead to'
    return None


def evening(referee, source, folder, seed):
    """How many lines were kept, or None."""
    chance = random.Random(f'{source.stem} {seed}')
    header, entries = read_table(source)
    path, before = folder / f'{source.stem}-{seed}.tableside', []
    for life in range(LIVES):
        states = live(referee, path, header, entries, chance, max(0, len(before) - 1))
        if not path.exists():
            if states:
                print(f'{path.name}: the header was answered, and there is no file')
                return None
            continue
        problem = check(referee, path, before, states)
        if problem:
            print(f'{source.name}, seed {seed}, life {life}: {problem}')
            return None
        # Who goes on with it cuts off what was never finished; then there is nothing more to say.
        for _ in range(2):
            again = subprocess.run([referee, 'record', path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, check=True)
        if again.stdout or again.stderr:
            print(f'{source.name}, seed {seed}, life {life}: {again.stdout} {again.stderr}')
            return None
        before = lines_of(path)
    return before


def main():
    referee, seeds, *paths = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        kept = [evening(referee, Path(path), Path(folder), seed) for path in paths for seed in range(int(seeds))]
    if None in kept:
        return 1
    verbs = {}
    for line in (line for evening in kept for line in evening[1:]):
        verbs[line['do']] = verbs.get(line['do'], 0) + 1
    print(f'{len(kept)} evenings, {len(kept) * LIVES} kills, {sum(verbs.values())} lines, of them '
          + ', '.join(f'{verbs.get(verb, 0)} × {verb}' for verb in ('amend', 'undo', 'redo', 'seat', 'adjust')))
    return 0 if all(verbs.get(verb, 0) > 0 for verb in ('amend', 'undo', 'redo', 'seat', 'adjust')) else 1


sys.exit(main())
