#!/usr/bin/env python3
"""Amending, undoing and redoing by chance, compared with a model that knows only what plain entries do: it has
tableside-referee play the list that should be in force from its header. Called with tableside-referee and table files."""

import json
import random
import subprocess
import sys
from pathlib import Path

DEEDS = 70  # of one evening


def ask(referee, lines):
    """What the referee answers to each line."""
    text = ''.join(line + '\n' for line in lines)
    done = subprocess.run([referee, 'play'], input=text, stdout=subprocess.PIPE, check=False, text=True, encoding='utf-8')
    return [json.loads(line) for line in done.stdout.splitlines()]


class Refusal(Exception):
    def __init__(self, code, words=()):
        super().__init__(code)
        self.code, self.words = code, words


class Model:
    """The list in force, what was done to get there, and what could be done again."""

    def __init__(self, referee, header):
        self.referee, self.header = referee, header
        self.list, self.past, self.future = [], [], []
        self.state = ask(referee, [header])[0]['state']

    def play(self, entries):
        return ask(self.referee, [self.header] + [json.dumps(entry) for entry in entries])

    def amended(self, amend):
        number, drop = amend['entry'], amend.get('drop', [])
        if not 1 <= number <= len(self.list):
            raise Refusal('range')
        if drop != sorted(set(drop)) or any(not number < d <= len(self.list) for d in drop):
            raise Refusal('range')
        before, old = self.list[:number - 1], self.list[number - 1]
        later = [(n, entry) for n, entry in enumerate(self.list[number:], number + 1) if n not in drop]
        new = []
        if 'with' in amend:
            if amend['with']['do'] in ('undo', 'redo', 'amend'):
                raise Refusal('illegal')
            new = [amend['with']]
        entries = before + new + [entry for _, entry in later]
        answers = self.play(entries)[1:]
        for i, answer in enumerate(answers[len(before):], len(before)):
            if answer['ok']:
                continue
            if i < len(before) + len(new):
                raise Refusal(answer['error']['code'])
            n = later[i - len(before) - len(new)][0]
            raise Refusal('illegal', (str(n), answer['error']['message']))
        if new == [old] and not drop:
            raise Refusal('illegal')
        return entries, answers

    def changes(self, entries, answers):
        """Counters now less before, then the bank's."""
        state = answers[-1]['state'] if answers else ask(self.referee, [self.header])[0]['state']
        effects = []
        for seat, (now, before) in enumerate(zip(state['players'], self.state['players'])):
            effects += [(seat, counter, value - before['counters'][counter]) for counter, value in now['counters'].items()]
        bank = dict.fromkeys(state['players'][0]['counters'], 0)
        for sign, played in (1, answers), (-1, self.play(self.list)[1:]):
            for effect in (effect for answer in played for effect in answer['effects'] if effect['seat'] == 'bank'):
                bank[effect['counter']] += sign * effect['by']
        effects += [('bank', counter, by) for counter, by in bank.items()]
        return state, [effect for effect in effects if effect[2] != 0]

    def say(self, entry):
        """The state and, of an amendment, its effects."""
        if entry['do'] in ('undo', 'redo'):
            here, there = (self.past, self.future) if entry['do'] == 'undo' else (self.future, self.past)
            if not here:
                raise Refusal('illegal')
            there.append((self.list, self.state))
            self.list, self.state = here.pop()
            return self.state, None
        if entry['do'] == 'amend':
            entries, answers = self.amended(entry)
            state, effects = self.changes(entries, answers)
        else:
            entries, effects = self.list + [entry], None
            answer = self.play(entries)[-1]
            if not answer['ok']:
                raise Refusal(answer['error']['code'], (answer['error']['message'],))
            state = answer['state']
        self.past.append((self.list, self.state))
        self.future.clear()
        self.list, self.state = entries, state
        return state, effects


def vary(chance, entry):
    """The same with one of its numbers changed."""
    entry = json.loads(json.dumps(entry))
    numbers = [key for key, value in entry.items() if type(value) is int]
    if numbers:
        entry[chance.choice(numbers)] += chance.choice((-2, -1, 1, 2))
    return entry


def propose(chance, model, entries):
    """What might be said next; `entries` are those of the recorded evening, in their order."""
    n = len(model.list)
    dice = chance.random()
    if dice < 0.12:
        return {'do': 'undo'}
    if dice < 0.2:
        return {'do': 'redo'}
    if dice < 0.24:
        return {'do': 'seat', 'who': chance.randrange(3), 'name': chance.choice(('Ann', 'Zoe', 'Flo', 'Max'))}
    if dice > 0.5 or n == 0:
        return entries[n] if n < len(entries) and chance.random() < 0.9 else vary(chance, chance.choice(entries))
    amend = {'do': 'amend', 'entry': chance.choice((n, n - 1, n - 2, chance.randint(0, n + 1)))}
    old = model.list[min(max(amend['entry'], 1), n) - 1]
    if chance.random() < 0.75:
        amend['with'] = chance.choice((old, vary(chance, old), chance.choice(entries), {'do': 'end'}, {'do': 'undo'}))
    if chance.random() < 0.3:
        later = range(amend['entry'] + 1, n + 1)
        amend['drop'] = [d for d in later if chance.random() < 0.8] + ([n] if chance.random() < 0.1 else [])
    return amend


def compare(entry, answer, model):
    """Whether the answer is the model's; what is wrong if it is not."""
    before = model.state
    try:
        state, effects = model.say(entry)
    except Refusal as refusal:
        if answer['ok'] or answer['error']['code'] != refusal.code:
            return f'should be refused: {refusal.code}'
        if not all(words in answer['error']['message'] for words in refusal.words):
            return f'should say {refusal.words}'
        return None if answer['state'] == before else 'was refused, and changed the state'
    if not answer['ok']:
        return 'should be accepted'
    if answer['state'] != state:
        return 'led elsewhere'
    if effects is not None:
        said = [(effect['seat'], effect['counter'], effect['by']) for effect in answer['effects']]
        seats = [seat for seat, _, _ in said]
        if sorted(map(str, said)) != sorted(map(str, effects)) or {e['because'] for e in answer['effects']} - {'amend'}:
            return f'should have the effects {effects}'
        if seats != sorted(seats, key=lambda seat: (seat == 'bank', seat if seat != 'bank' else 0)):
            return 'should tell its effects seat by seat, the bank last'
    return None


def read(line):
    """Recorded evenings have lines that are no entries, too."""
    try:
        entry = json.loads(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


def evening(referee, path, seed):
    """How many amendments were accepted, or None."""
    chance = random.Random(f'{path.stem} {seed}')
    header, *lines = path.read_text(encoding='utf-8').splitlines()
    entries = [entry for entry in map(read, lines) if isinstance(entry.get('do'), str) and entry['do'] not in ('undo', 'redo')]
    model, amended = Model(referee, header), 0
    with subprocess.Popen([referee, 'play'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding='utf-8') as play:
        print(header, file=play.stdin, flush=True)
        play.stdout.readline()
        for _ in range(DEEDS):
            entry = propose(chance, model, entries)
            print(json.dumps(entry), file=play.stdin, flush=True)
            answer = json.loads(play.stdout.readline())
            problem = compare(entry, answer, model)
            if problem:
                print(f'{path.name}: {json.dumps(entry)} after {json.dumps(model.list)} {problem}: {answer}')
                play.kill()
                return None
            amended += answer['ok'] and entry['do'] == 'amend'
    return amended


def main():
    referee, seeds, *paths = sys.argv[1:]
    amended = [evening(referee, Path(path), seed) for path in paths for seed in range(int(seeds))]
    print(f'{len(amended)} evenings, {sum(n or 0 for n in amended)} amendments')
    return 1 if None in amended or sum(amended) < 5 * len(amended) else 0


sys.exit(main())
