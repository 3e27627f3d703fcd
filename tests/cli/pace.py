#!/usr/bin/env python3
"""Pace against a second computation: random evenings with known times, corrections, undo, pauses and clocks that were set; what
`pace` says of them has to be what follows, stretch by stretch, from the answers of `play`. Called with tableside-referee, how
many evenings, and table files."""

import json
import random
import statistics
import subprocess
import sys
import tempfile
from datetime import timedelta
from itertools import groupby
from pathlib import Path

from model import play
from stats import APART, Evening, tell, time_of

PAUSE = 20 * 60


class Timed(Evening):
    """An evening with lengths on both sides of a pause, and clocks that go back."""

    def stamp(self, entry):
        odd = (0, 1, PAUSE - 1, PAUSE, PAUSE + 1, -30, 4 * PAUSE)
        self.now += timedelta(seconds=self.chance.choice(odd) if self.chance.random() < 0.25 else self.chance.randint(1, 300))
        return {**entry, 'at': tell(self.now)} if self.timed and self.chance.random() < 0.93 else entry


def counted(times):
    """Of one time to the next, unknown ones left out."""
    known = [time for time in times if time is not None]
    return sum(later - earlier for earlier, later in zip(known, known[1:]) if 0 < later - earlier <= PAUSE)


def is_smooth(times):
    known = [time for time in times if time is not None]
    return all(0 <= later - earlier <= PAUSE for earlier, later in zip(known, known[1:]))


def stretches(steps, key, start):
    """Runs of steps that begin in the same moment: its key, all times from its beginning to its end, and its last entry, or None
    if it goes on."""
    times = start
    for moment, run in groupby(steps, lambda step: key(step['before'])):
        run = list(run)
        last = run[-1]
        ended = last['after']['over'] or key(last['after']) != moment
        yield moment, [times] + [step['at'] for step in run], last['entry'] if ended else None
        times = last['at']


def expected(evening):
    header = evening.header
    answers = [json.loads(answer) for answer in play(evening.referee, [json.dumps(line) for line in [header] + evening.list])]
    states = [answer['state'] for answer in answers]
    steps = [{'before': before, 'after': after, 'entry': entry, 'at': time_of(entry.get('at'))}
             for before, after, entry in zip(states, states[1:], evening.list) if not before['over']]

    def round_of(state):
        return (header['game'], state['phase']) in APART, state['round']

    def turn_of(state):
        return *round_of(state), state['turn']

    start = time_of(header.get('created'))
    known = [time for time in [start] + [step['at'] for step in steps] if time is not None]
    seats = [{'name': player['name'], 'seconds': 0, 'turns': []} for player in states[-1]['players']]
    for (_, _, turn), times, last in stretches(steps, turn_of, start):
        if turn is None:
            continue
        seats[turn]['seconds'] += counted(times)
        if last is not None and last['do'] != 'end' and None not in (times[0], times[-1]) and is_smooth(times):
            seats[turn]['turns'].append(counted(times))
    rounds, before = [], 0
    for (apart, number), times, last in stretches(steps, round_of, start):
        whole = last is not None and last['do'] != 'end' and None not in (times[0], times[-1])
        if apart:
            before += counted(times)
        else:
            rounds.append({'round': number, 'seconds': counted(times), 'whole': whole})
    apart, number = round_of(states[-1])
    if not states[-1]['over'] and not apart and (not rounds or rounds[-1]['round'] != number):
        rounds.append({'round': number, 'seconds': 0, 'whole': False})
    return {
        'game': header['game'], 'over': states[-1]['over'], 'seconds': counted(known), 'before': before,
        'pauses': sum(later - earlier > PAUSE for earlier, later in zip(known, known[1:])),
        'usual-turn': middle([turn for seat in seats for turn in seat['turns']]),
        'usual-round': middle([one['seconds'] for one in rounds if one['whole']]),
        'seats': [{**seat, 'turns': len(seat['turns']), 'usual-turn': middle(seat['turns'])} for seat in seats],
        'rounds': rounds,
    }


def middle(lengths):
    return int(statistics.median(lengths)) if lengths else None


def rounds_of(header):
    """How many there will be, by its options; or None."""
    options = header.get('options', {})
    if header['game'] == 'chip-shop':
        return options.get('years', 10)
    if header['game'] == 'competitors':
        return options.get('rounds', 12) if options.get('mode') == 'timed' else None
    return (options.get('rounds', 0) or None) if header['game'] == 'any-game' else None


def left(evening, told):
    """What is still to come, from what was told of the past."""
    n, usual = rounds_of(evening.header), told['usual-round']
    if told['over']:
        return {'rounds': 0, 'seconds': 0}
    state = json.loads(play(evening.referee, [json.dumps(line) for line in [evening.header] + evening.list])[-1])['state']
    rounds = max(n - state['round'], 0) + 1 if n else None
    rest = max(usual - (told['rounds'][-1]['seconds'] if told['rounds'] else 0), 0) if usual is not None else None
    return {'rounds': rounds, 'seconds': rest + (rounds - 1) * usual if None not in (rounds, usual) else None}


def main():
    referee, n, files = sys.argv[1], int(sys.argv[2]), [Path(name) for name in sys.argv[3:]]
    failed = whole = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(n):
            chance = random.Random(number)
            path = Path(folder) / f'{number}.tableside'
            evening = Timed(referee, chance, files[number % len(files)], number)
            evening.write(path)
            told = json.loads(subprocess.run([referee, 'pace', '--format=json', path], check=True, capture_output=True).stdout)
            wanted = expected(evening)
            wanted['left'] = left(evening, wanted)
            whole += sum(one['whole'] for one in wanted['rounds'])
            for key in wanted:
                if told[key] != wanted[key]:
                    failed += 1
                    print(f'evening {number}, {files[number % len(files)].name}: {key} is {told[key]}, not {wanted[key]}')
    print(f'{n} evenings, {whole} whole rounds')
    assert whole > n // 2, 'hardly any round was whole: nothing was tried'
    sys.exit(failed > 0)


main()
