#!/usr/bin/env python3
"""Amending, undoing, redoing, correcting and other people at a seat, by chance, every answer compared with a model
(model.py). Called with tableside-referee and table files: recorded evenings, which are followed and varied. One evening
is said to `play`; the next one is recorded in a file, with dice that the program throws, and killed (SIGKILL) again and
again: then the file has to lead where the model stands.

A night of it: --evenings 100 --deeds 1000, or --minutes 60, with all of tests/plays."""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from model import Model, Refusal
from recorded import read_table

NAMES = ('Ann', 'Zoe', 'Flo', 'Max')


# --- what is said ---

def choose_plain(entries, others):
    """What is no amendment, and says its dice: a table that no file records keeps to itself what it throws."""
    rolls = {entry['do'] for entry in others if 'dice' in entry}
    return [entry for entry in entries if 'dice' in entry or entry['do'] not in {'amend', *rolls}]


def vary(chance, entry):
    """The same with one of its numbers changed."""
    entry = json.loads(json.dumps(entry))
    numbers = [key for key, value in entry.items() if type(value) is int]
    if numbers:
        entry[chance.choice(numbers)] += chance.choice((-2, -1, 1, 2))
    return entry


class Talk:
    """What might be said next at one table."""

    def __init__(self, chance, model, entries, others):
        self.chance, self.model, self.entries, self.others = chance, model, entries, others
        self.next = []  # what is said before anything else

    def plain(self):
        """The next one of the evening, or one that its verb may be said of, or any."""
        n, legal = len(self.model.list), self.model.state['legal']
        dice = self.chance.random()
        if n < len(self.entries) and dice < 0.6:
            return self.entries[n]
        fitting = [entry for entry in self.others if entry['do'] in legal]
        entry = self.chance.choice(fitting if fitting and dice < 0.95 else self.others)
        entry = dict(entry)
        if 'who' in entry and self.model.state['turn'] is not None and self.chance.random() < 0.5:
            entry['who'] = self.model.state['turn']
        return vary(self.chance, entry) if self.chance.random() < 0.4 else entry

    def adjust(self):
        seat = self.chance.randrange(len(self.model.state['players']))
        counter = self.chance.choice(list(self.model.state['players'][seat]['counters']))
        return {'do': 'adjust', 'who': seat, 'counter': counter, 'by': self.chance.choice((-3, -1, 1, 2, 5))}

    def amendment(self):
        chance, n = self.chance, len(self.model.list)
        amend = {'do': 'amend', 'entry': chance.choice((n, n - 1, n - 2, chance.randint(0, n + 1)))}
        old = self.model.list[min(max(amend['entry'], 1), n) - 1]
        if chance.random() < 0.75:
            amend['with'] = chance.choice((old, vary(chance, old), self.plain(), self.adjust(), {'do': 'undo'}))
        if chance.random() < 0.2:
            later = range(amend['entry'] + 1, n + 1)
            amend['drop'] = [d for d in later if chance.random() < 0.8] + ([n] if chance.random() < 0.1 else [])
        return amend

    def propose(self):
        if self.next:
            return self.next.pop(0)
        dice = self.chance.random()
        if dice < 0.06:
            there, back = self.chance.choice(((0, 0), (1, 1), (3, 0), (8, 5), (8, 8), (40, 38)))
            self.next = there * [{'do': 'undo'}] + back * [{'do': 'redo'}]
            return {'do': 'undo'}
        if dice < 0.1:
            return {'do': 'redo'}
        if dice < 0.13:
            return {'do': 'seat', 'who': self.chance.randrange(3), 'name': self.chance.choice(NAMES)}
        if dice < 0.18:
            return self.adjust()
        return self.amendment() if dice < 0.48 and self.model.list else self.plain()

    def hear(self, entry, answer):
        """Most amendments fit only without some of what came later: the answer tells which comes next."""
        if entry['do'] != 'amend' or answer['ok'] or answer['error']['code'] != 'illegal' or self.chance.random() < 0.1:
            return
        later = range(entry['entry'] + 1, len(self.model.list) + 1)
        numbers = [int(word) for word in answer['error']['message'].replace(':', ' ').split() if word.isdigit()]
        numbers = [n for n in numbers if n in later and n not in entry.get('drop', [])]
        if numbers:
            self.next.insert(0, {**entry, 'drop': sorted(entry.get('drop', []) + numbers[:1])})


# --- the table ---

class Piped:
    """A table that `play` has."""

    def __init__(self, referee, header):
        self.process = subprocess.Popen([referee, 'play'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding='utf-8')
        self.ask(json.loads(header))

    def ask(self, entry):
        print(json.dumps(entry), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def last(self):
        """The entry as it was written down, if it was."""
        return None

    def close(self):
        self.process.kill()
        self.process.communicate()


class Recorded(Piped):
    """A table in a file, which is killed now and then."""

    def __init__(self, referee, header, path):
        self.referee, self.path = referee, path
        self.open()
        self.ask(json.loads(header))

    def open(self):
        self.process = subprocess.Popen([self.referee, 'record', self.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, encoding='utf-8')

    def lines(self):
        """Entries that were written to their end; not the header."""
        *lines, _ = self.path.read_text(encoding='utf-8').split('\n')
        entries = [json.loads(line) for line in lines[1:]]
        for entry in entries:
            entry.pop('sum')
        return entries

    def last(self):
        return self.lines()[-1]

    def kill(self, entries, chance):
        """Says entries, and kills the program before all of them are answered: those of its lines that are new."""
        before = self.lines()
        self.process.stdin.write(''.join(json.dumps(entry) + '\n' for entry in entries))
        self.process.stdin.flush()
        time.sleep(chance.choice((0, 0, 0.001, 0.004)))
        self.close()
        self.open()
        # Who opens it cuts off what was never finished, and has done so when it answers.
        answer = self.ask({'do': 'nothing'})
        lines = self.lines()
        return answer, lines[len(before):] if lines[:len(before)] == before else None


# --- comparing ---

def is_change(entry):
    return entry['do'] == 'amend' and 'with' in entry


def without_dice(entry):
    entry = {key: value for key, value in entry.items() if key != 'dice'}
    return {**entry, 'with': without_dice(entry['with'])} if is_change(entry) else entry


def is_of(line, entry, model):
    """Whether this line was written for the entry; what is added are the dice, and when an old entry was said."""
    if is_change(entry) and 0 < entry['entry'] <= len(model.list):
        entry = {**entry, 'with': model.timed(entry['with'], model.list[entry['entry'] - 1])}
    return without_dice(line) == without_dice(entry)


def compare(entry, answer, model, line, thrown):
    """What is wrong with the answer; None if nothing is. `line`: the entry as it was written down, if it was. `thrown`: the
    program throws the dice of it, and what is refused for them nobody can tell."""
    before = model.state
    if thrown and not answer['ok']:
        return None if answer['state'] == before else 'was refused, and changed the state'
    if line is not None and not is_of(line, entry, model):
        return f'was written down as {line}'
    try:
        effects = model.say(line or entry)
    except Refusal as refusal:
        if answer['ok'] or answer['error']['code'] != refusal.code:
            return f'should be refused: {refusal.code}'
        if not all(words in answer['error']['message'] for words in refusal.words):
            return f'should say {refusal.words}'
        return None if answer['state'] == before else 'was refused, and changed the state'
    if not answer['ok']:
        return 'should be accepted'
    if answer['state'] != model.state:
        return 'led elsewhere'
    told = [(effect['seat'], effect['counter'], effect['by']) for effect in answer['effects']]
    if sorted(map(str, told)) != sorted(map(str, effects)):
        return f'should have the effects {effects}'
    if entry['do'] != 'amend':
        return None
    seats = [seat for seat, _, _ in told]
    if {effect['because'] for effect in answer['effects']} - {'amend'}:
        return 'should have its own reason'
    if seats != sorted(seats, key=lambda seat: (seat == 'bank', seat if seat != 'bank' else 0)):
        return 'should tell its effects seat by seat, the bank last'
    return None


def follow(model, entries, lines):
    """Has the model say what is in the file, which may be fewer than was said; what is wrong, or None."""
    for entry in entries:
        if not lines:
            return None
        if not is_of(lines[0], entry, model):
            try:
                model.say(entry)
            except Refusal:
                continue
            return f'{json.dumps(entry)} is not in the file'
        model.say(lines.pop(0))
    return f'{lines} were never said' if lines else None


def die(table, talk, chance):
    """What is wrong after the program was killed; None if nothing is."""
    entries = [talk.propose() for _ in range(chance.randrange(6))]
    answer, lines = table.kill(entries, chance)
    if lines is None:
        return 'lines of an earlier life have changed'
    try:
        problem = follow(talk.model, entries, lines)
    except Refusal as refusal:
        return f'{entries}: in the file is what should be refused: {refusal.code}'
    if problem is None and answer['state'] != talk.model.state:
        problem = 'the file leads elsewhere'
    return problem


# --- evenings ---

def step(table, talk, proposed, throws):
    """What is wrong, or None; and whether it was taken. `throws`: the program has to, where there are dice."""
    entry = without_dice(proposed) if throws else proposed
    answer = table.ask(entry)
    problem = compare(entry, answer, talk.model, table.last() if answer['ok'] else None, entry != proposed)
    talk.hear(proposed, answer)
    return (f'{problem}: {answer}' if problem else None), answer['ok']


def evening(referee, path, seed, deeds, others):
    """How often each verb was accepted or refused, and how often the program was killed; None if something was wrong."""
    chance = random.Random(f'{path.stem} {seed}')
    header, entries = read_table(path)
    model, done = Model(referee, header), Counter()
    talk = Talk(chance, model, choose_plain(entries, others), choose_plain(others, others))
    with tempfile.TemporaryDirectory() as folder:
        is_killed = seed % 2 == 1
        table = Recorded(referee, header, Path(folder, 'table.tableside')) if is_killed else Piped(referee, header)
        for _ in range(deeds):
            if is_killed and chance.random() < 0.05:
                entry, problem, taken = 'kill', die(table, talk, chance), True
            else:
                entry = talk.propose()
                problem, taken = step(table, talk, entry, is_killed and chance.random() < 0.5)
            if problem:
                print(f'{path.name}, seed {seed}: {json.dumps(entry)} after {json.dumps(model.list)} {problem}', flush=True)
                table.close()
                return None
            done[(entry if entry == 'kill' else entry['do']) if taken else 'refused'] += 1
        table.close()
    return done


def tell(what, done):
    verbs = ', '.join(f'{done[verb]} × {verb}' for verb in ('amend', 'undo', 'redo', 'seat', 'adjust', 'refused', 'kill'))
    print(f'{what}: {sum(done.values())} answers, of them {verbs}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--evenings', type=int, default=2, help='of each table file')
    parser.add_argument('--deeds', type=int, default=100, help='of one evening')
    parser.add_argument('--minutes', type=float, help='then no other evening begins')
    parser.add_argument('referee')
    parser.add_argument('paths', nargs='+', type=Path)
    args = parser.parse_args()
    by_game, done, wrong = {}, {}, 0
    for path in args.paths:
        by_game.setdefault(json.loads(read_table(path)[0])['game'], []).append(path)
    others = {game: [entry for path in paths for entry in read_table(path)[1]] for game, paths in by_game.items()}
    until = time.monotonic() + 60 * args.minutes if args.minutes else None
    for seed in range(args.evenings):
        for game, path in ((game, path) for game, paths in by_game.items() for path in paths):
            if until is None or time.monotonic() < until:
                one = evening(args.referee, path, seed, args.deeds, others[game])
                wrong += one is None
                done.setdefault(game, Counter()).update(one or {})
    for game, counts in done.items():
        tell(game, counts)
    tell('all', sum(done.values(), Counter()))
    return 1 if wrong or any(counts['amend'] < args.deeds // 15 or counts['kill'] == 0 for counts in done.values()) else 0


sys.exit(main())
